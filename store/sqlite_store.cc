#include "store/folder.h"
#include "store/group_commit.h"
#include "store/schema.h"
#include "store/sqlite.h"
#include "store/sqlite_transaction.h"
#include "store/store.h"

#include <utility>

namespace benchboss {

namespace {

// A file that grew while it could not be folded back is shortened at the next checkpoint.
constexpr const char* kWriterSettings =
    "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 4000;"
    "PRAGMA journal_size_limit = 67108864; PRAGMA cache_size = -16384";

constexpr std::string_view kTable =
    "SELECT t.id, t.code, t.watch_code, t.game, t.owner, t.is_public, t.phase, t.wakes, t.at "
    "FROM tables t ";
// The last three of each owner, so that nobody fills the list.
constexpr std::string_view kInPublic =
    "JOIN (SELECT id, row_number() OVER (PARTITION BY owner ORDER BY id DESC) AS nth "
    "      FROM tables WHERE phase = 0 AND is_public = 1) newest ON newest.id = t.id "
    "WHERE newest.nth <= 3 ORDER BY t.id DESC LIMIT ?";
constexpr std::string_view kPerson =
    "SELECT id, name, coalesce(account, ''), password, at FROM people ";

std::string sql(std::string_view select, std::string_view rest) {
  return std::string(select) + std::string(rest);
}

TableRow read_table(const Statement& row) {
  TableRow table;
  table.id = row.number(0);
  table.code = row.text(1);
  table.watch_code = row.text(2);
  table.game = row.text(3);
  table.owner = row.number(4);
  table.is_public = row.number(5) != 0;
  table.phase = static_cast<TablePhase>(row.number(6));
  table.wakes = row.number(7) != 0;
  table.at = row.number(8);
  return table;
}

PersonRow read_person(const Statement& row) {
  return {row.number(0), row.text(1), row.text(2), row.text(3), row.number(4)};
}

JournalRow read_journal(const Statement& row) {
  JournalRow entry;
  entry.table = row.number(0);
  entry.seq = static_cast<std::uint32_t>(row.number(1));
  entry.at = row.number(2);
  entry.person = row.number(3);
  entry.command = row.text(4);
  entry.kind = row.text(5);
  entry.text = row.text(6);
  return entry;
}

template <class Read>
auto all(Statement& statement, Read read) {
  std::vector<decltype(read(statement))> rows;
  while (statement.step()) rows.push_back(read(statement));
  statement.reset();
  return rows;
}

template <class Read>
auto first(Statement& statement, Read read) {
  std::optional<decltype(read(statement))> row;
  if (statement.step()) row = read(statement);
  statement.reset();
  return row;
}

class SqliteStore final : public Store {
 public:
  SqliteStore(StoreFolder folder, Database reader, Database writer)
      : folder_(std::move(folder)),
        commit_(std::make_unique<SqliteTransaction>(std::move(writer))),
        reader_(std::move(reader)),
        journal_(reader_.prepare("SELECT table_id, seq, at, person, command, kind, text "
                                 "FROM journal WHERE table_id = ? ORDER BY seq")),
        opening_(reader_.prepare("SELECT table_id, seq, at, person, command, kind, text "
                                 "FROM journal WHERE table_id = ? AND seq = 1")),
        table_(reader_.prepare(sql(kTable, "WHERE t.id = ?"))),
        code_(reader_.prepare(sql(kTable, "WHERE t.code = ?1 OR t.watch_code = ?1"))),
        mine_(reader_.prepare(sql(kTable,
                                  "JOIN members m ON m.table_id = t.id "
                                  "WHERE m.person = ? ORDER BY t.id DESC LIMIT ?"))),
        public_(reader_.prepare(sql(kTable, kInPublic))),
        every_(reader_.prepare(sql(kTable, "WHERE t.id < ? ORDER BY t.id DESC LIMIT ?"))),
        wake_(reader_.prepare("SELECT id FROM tables WHERE phase = 1 AND wakes = 1 ORDER BY id")),
        unfinished_(
            reader_.prepare("SELECT count(*) FROM tables WHERE owner = ? AND phase IN (0, 1)")),
        member_(reader_.prepare("SELECT 1 FROM members WHERE person = ? AND table_id = ?")),
        person_(reader_.prepare(sql(kPerson, "WHERE id = ?"))),
        account_(reader_.prepare(sql(kPerson, "WHERE account = ?"))),
        session_(reader_.prepare("SELECT key, person, expires FROM sessions WHERE key = ?")),
        gaps_(reader_.prepare("SELECT since, till FROM gaps ORDER BY rowid")) {}

  void write(std::vector<Change> changes, Done done) override {
    commit_.write(std::move(changes), std::move(done));
  }
  void recover() override { commit_.recover(); }
  void drain() override { commit_.drain(); }
  std::size_t backlog() const override { return commit_.backlog(); }
  std::uint64_t commits() const override { return commit_.commits(); }

  std::vector<JournalRow> journal(TableId table) override {
    return all(journal_.bind(table), read_journal);
  }
  std::optional<JournalRow> opening(TableId table) override {
    return first(opening_.bind(table), read_journal);
  }
  std::optional<TableRow> table(TableId id) override { return first(table_.bind(id), read_table); }
  std::optional<TableRow> table_of_code(std::string_view code) override {
    return first(code_.bind(code), read_table);
  }
  std::vector<TableRow> tables_of(PersonId person, std::uint32_t most) override {
    return all(mine_.bind(person).bind(std::int64_t{most}), read_table);
  }
  std::vector<TableRow> public_tables(std::uint32_t most) override {
    return all(public_.bind(std::int64_t{most}), read_table);
  }
  std::vector<TableRow> all_tables(TableId before, std::uint32_t most) override {
    return all(every_.bind(before).bind(std::int64_t{most}), read_table);
  }
  std::vector<TableId> tables_to_wake() override {
    return all(wake_, [](const Statement& row) { return row.number(0); });
  }
  std::uint32_t unfinished_of(PersonId owner) override {
    return first(unfinished_.bind(owner),
                 [](const Statement& row) { return static_cast<std::uint32_t>(row.number(0)); })
        .value_or(0);
  }
  bool is_member(TableId table, PersonId person) override {
    return first(member_.bind(person).bind(table),
                 [](const Statement& row) { return row.number(0); })
        .has_value();
  }
  std::optional<PersonRow> person(PersonId id) override {
    return first(person_.bind(id), read_person);
  }
  std::optional<PersonRow> account(std::string_view folded_name) override {
    return first(account_.bind(folded_name), read_person);
  }
  std::optional<SessionRow> session(std::string_view key) override {
    return first(session_.bind(key), [](const Statement& row) {
      return SessionRow{row.text(0), row.number(1), row.number(2)};
    });
  }
  TableId last_table() override { return reader_.number("SELECT max(id) FROM tables"); }
  PersonId last_person() override { return reader_.number("SELECT max(id) FROM people"); }
  Milliseconds last_beat() override {
    return reader_.number(
        "SELECT max(coalesce((SELECT at FROM beat), 0), "
        "coalesce((SELECT at FROM journal ORDER BY row DESC LIMIT 1), 0))");
  }
  std::vector<Gap> gaps() override {
    return all(gaps_, [](const Statement& row) { return Gap{row.number(0), row.number(1)}; });
  }

 private:
  StoreFolder folder_;
  GroupCommit commit_;  // before the reader: the last to close the file must be able to tidy it up
  Database reader_;
  Statement journal_;
  Statement opening_;
  Statement table_;
  Statement code_;
  Statement mine_;
  Statement public_;
  Statement every_;
  Statement wake_;
  Statement unfinished_;
  Statement member_;
  Statement person_;
  Statement account_;
  Statement session_;
  Statement gaps_;
};

Verdict open_writer(const std::string& file, Database& writer) {
  if (Verdict why = refuse_newer(file); !why.accepted()) return why;
  make_private(file);
  if (const SqlFault fault = writer.open(file, Database::Access::write); fault.found())
    return said(fault);
  writer.leave_log(true);
  if (Verdict why = refuse_newer(writer); !why.accepted()) return why;
  writer.leave_log(false);
  if (const SqlFault fault = writer.run(kWriterSettings); fault.found()) return said(fault);
  // A file that cannot be written is told now, not with the first move.
  if (const SqlFault fault = writer.run("BEGIN IMMEDIATE; COMMIT"); fault.found())
    return said(fault);
  return migrate(writer);
}

}  // namespace

OpenedStore open_store(const std::string& folder) {
  OpenedStore opened;
  StoreFolder held;
  opened.fault = held.hold(folder);
  if (!opened.fault.accepted()) return opened;
  Database writer;
  Database reader;
  opened.fault = open_writer(store_file(folder), writer);
  if (!opened.fault.accepted()) return opened;
  opened.fault = said(reader.open(store_file(folder), Database::Access::read));
  if (!opened.fault.accepted()) return opened;
  opened.store =
      std::make_unique<SqliteStore>(std::move(held), std::move(reader), std::move(writer));
  return opened;
}

}  // namespace benchboss
