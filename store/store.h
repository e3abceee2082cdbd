#pragma once
#include "match/table.h"
#include "store/read.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace benchboss {

using TableId = std::int64_t;
using PersonId = std::int64_t;      // 0: nobody
using Milliseconds = std::int64_t;  // since 1970

enum class TablePhase : std::uint8_t { waiting, playing, over, closed };

// One row of a table's journal. Rows are only ever added; (table, seq) is unique and dense.
struct JournalRow {
  TableId table = 0;
  std::uint32_t seq = 0;
  Milliseconds at = 0;
  PersonId person = 0;
  std::string command;  // the id that the client gave its command, so that repeating is harmless
  std::string kind;
  std::string text;
  friend bool operator==(const JournalRow&, const JournalRow&) = default;
};

// What can be found about a table without reading its journal.
struct TableRow {
  TableId id = 0;
  std::string code;
  std::string watch_code;
  std::string game;
  PersonId owner = 0;
  bool is_public = false;
  TablePhase phase = TablePhase::waiting;
  bool wakes = false;   // time runs or a coach plays: must not sleep through a restart
  Milliseconds at = 0;  // when it last changed its phase
};

struct PersonRow {
  PersonId id = 0;
  std::string name;      // empty: he is gone, and with him all that was his
  std::string account;   // the folded name of an account, unique; empty for a guest
  std::string password;  // as libsodium writes it; empty for a guest
  Milliseconds at = 0;
};

struct SessionRow {
  std::string key;  // a hash of what the cookie holds: the file alone opens no session
  PersonId person = 0;
  Milliseconds expires = 0;
  std::string password{};  // if there is one: only while it is still his
};

// A new person, whose id the store gives, with his first session.
struct NewGuest {
  std::string name;
  Milliseconds at = 0;
  std::string session;  // its key
  Milliseconds expires = 0;
};
// A guest becomes the holder of an account. Only of one who is a guest.
struct NewAccount {
  PersonId person = 0;
  std::string name;
  std::string account;
  std::string password;
};
// Only of an account.
struct NewPassword {
  PersonId person = 0;
  std::string password;
};
// A person is forgotten: his row stays, without a name, an account, tables or sessions.
struct Goodbye {
  PersonId person = 0;
};
// A row of a journal says something else from now on: what a person who is forgotten said, or was
// called. The one thing that changes what was written.
struct Rewording {
  TableId table = 0;
  std::uint32_t seq = 0;
  std::string text;
};

struct PhaseChange {
  TableId table = 0;
  TablePhase phase = TablePhase::waiting;
  bool wakes = false;
  Milliseconds at = 0;
};
struct Membership {
  TableId table = 0;
  PersonId person = 0;
};
// Whoever may see the one table may see the other.
struct Following {
  TableId from = 0;
  TableId to = 0;
};
// Only of a guest: an account is found by its name.
struct Renaming {
  PersonId person = 0;
  std::string name;
};
struct SessionEnd {
  std::string key;
};
// All of a person but the one of this key, which may be empty.
struct SessionsOf {
  PersonId person = 0;
  std::string but;
};
// Only of one that has not ended.
struct SessionRenewal {
  std::string key;
  Milliseconds expires = 0;
};

// All that have ended by then.
struct SessionsOver {
  Milliseconds now = 0;
};

// The server stood still from the one moment to the other: nobody's time runs then.
struct Gap {
  Milliseconds since = 0;
  Milliseconds till = 0;
};
// Every table has gone on.
struct GapsOver {};

// The server runs at that moment.
struct Beat {
  Milliseconds at = 0;
};

using Change =
    std::variant<JournalRow, TableRow, PhaseChange, Membership, Following, NewGuest, NewAccount,
                 NewPassword, Renaming, Goodbye, Rewording, SessionRow, SessionEnd, SessionsOf,
                 SessionRenewal, SessionsOver, Gap, GapsOver, Beat>;

// The journal and all around it, on disk.
class Store {
 public:
  // What went wrong, as a message id with its words; accepted() means that it is on disk.
  using Done = std::function<void(const Verdict& verdict)>;

  virtual ~Store() = default;

  // All of the changes or none of them, after everything that was written before. `done` is called
  // when they are on disk, from another thread, in the order of the calls. After a trouble of the
  // disk everything fails until recover(), so that no later row can stand without an earlier one.
  virtual void write(std::vector<Change> changes, Done done) = 0;
  virtual void recover() = 0;
  // Waits until everything written so far is done.
  virtual void drain() = 0;
  // How many writes wait.
  virtual std::size_t backlog() const = 0;
  virtual std::uint64_t commits() const = 0;

  // For a table to come: no table has it or had it.
  virtual TableId new_table_id() = 0;

  // Reading sees what is on disk, or says why it cannot. A journal is whole: its rows are numbered
  // from 1 without a gap. It alone may be read from another thread than the rest.
  virtual Read<std::vector<JournalRow>> journal(TableId table) = 0;
  // Its first row alone: what was agreed.
  virtual Read<std::optional<JournalRow>> opening(TableId table) = 0;
  virtual Read<std::optional<TableRow>> table(TableId id) = 0;
  virtual Read<std::optional<TableRow>> table_of_code(std::string_view code) = 0;
  virtual Read<std::vector<TableRow>> tables_of(PersonId person, std::uint32_t most) = 0;
  virtual Read<std::vector<TableRow>> public_tables(std::uint32_t most) = 0;
  virtual Read<std::vector<TableRow>> all_tables(TableId before, std::uint32_t most) = 0;
  virtual Read<std::vector<TableId>> tables_to_wake() = 0;
  virtual Read<std::uint32_t> unfinished_of(PersonId owner) = 0;
  virtual Read<bool> is_member(TableId table, PersonId person) = 0;
  virtual Read<std::optional<PersonRow>> person(PersonId id) = 0;
  virtual Read<std::optional<PersonRow>> account(std::string_view folded_name) = 0;
  virtual Read<std::optional<SessionRow>> session(std::string_view key) = 0;
  virtual Read<std::vector<SessionRow>> sessions_of(PersonId person) = 0;
  // The last moment at which the server is known to have run.
  virtual Read<Milliseconds> last_beat() = 0;
  // The times it stood still after which some tables have not gone on, in their order.
  virtual Read<std::vector<Gap>> gaps() = 0;
};

// The store in that folder, which is made if it is not there. What is there is checked first: every
// page is read, and every journal must be whole.
struct OpenedStore {
  std::unique_ptr<Store> store;
  Verdict fault;
};
OpenedStore open_store(const std::string& folder);

}  // namespace benchboss
