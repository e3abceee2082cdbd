#include "store/sqlite_store.h"

#include "store/group_commit.h"
#include "store/sqlite_transaction.h"

#include <mutex>
#include <utility>

namespace benchboss {

namespace {

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

TableRow read_table(Statement& row) {
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

PersonRow read_person(Statement& row) {
  return {row.number(0), row.text(1), row.text(2), row.text(3), row.number(4)};
}

SessionRow read_session(Statement& row) { return {row.text(0), row.number(1), row.number(2)}; }

JournalRow read_journal(Statement& row) {
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

// A journal that is not whole is never shown as if it were.
Read<std::vector<JournalRow>> whole(Read<std::vector<JournalRow>> rows, TableId table) {
  if (rows.failed()) return rows;
  std::uint32_t seq = 0;
  for (const JournalRow& row : rows.value())
    if (row.seq != ++seq)
      return Unread{{"store.journal_gap", {}, {{"table", std::to_string(table)}}}};
  return rows;
}

constexpr std::string_view kJournal =
    "SELECT table_id, seq, at, person, command, kind, text FROM journal WHERE table_id = ? ";

class SqliteStore final : public Store {
 public:
  explicit SqliteStore(StoreParts parts)
      : folder_(std::move(parts.folder)),
        last_table_(parts.last_table),
        commit_(std::make_unique<SqliteTransaction>(std::move(parts.writer), std::move(parts.run),
                                                    folder_)),
        long_reader_(std::move(parts.long_reader)),
        journal_(journal_statement(long_reader_)),
        reader_(std::move(parts.reader)),
        opening_(reader_.prepare(sql(kJournal, "AND seq = 1"))),
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
        sessions_(reader_.prepare(
            "SELECT key, person, expires FROM sessions WHERE person = ? ORDER BY expires, key")),
        gaps_(reader_.prepare("SELECT since, till FROM gaps ORDER BY rowid")) {}

  void write(std::vector<Change> changes, Done done) override {
    commit_.write(std::move(changes), std::move(done));
  }
  void recover() override { commit_.recover(); }
  void drain() override { commit_.drain(); }
  std::size_t backlog() const override { return commit_.backlog(); }
  std::uint64_t commits() const override { return commit_.commits(); }

  TableId new_table_id() override { return ++last_table_; }

  Read<std::vector<JournalRow>> journal(TableId table) override {
    const std::lock_guard lock(long_reading_);
    return read_whole_journal(journal_, table);
  }
  Read<std::optional<JournalRow>> opening(TableId table) override {
    return opening_.bind(table).first(read_journal);
  }
  Read<std::optional<TableRow>> table(TableId id) override {
    return table_.bind(id).first(read_table);
  }
  Read<std::optional<TableRow>> table_of_code(std::string_view code) override {
    return code_.bind(code).first(read_table);
  }
  Read<std::vector<TableRow>> tables_of(PersonId person, std::uint32_t most) override {
    return mine_.bind(person).bind(std::int64_t{most}).all(read_table);
  }
  Read<std::vector<TableRow>> public_tables(std::uint32_t most) override {
    return public_.bind(std::int64_t{most}).all(read_table);
  }
  Read<std::vector<TableRow>> all_tables(TableId before, std::uint32_t most) override {
    return every_.bind(before).bind(std::int64_t{most}).all(read_table);
  }
  Read<std::vector<TableId>> tables_to_wake() override {
    return wake_.all([](Statement& row) { return row.number(0); });
  }
  Read<std::uint32_t> unfinished_of(PersonId owner) override {
    auto counted = unfinished_.bind(owner).first(
        [](Statement& row) { return static_cast<std::uint32_t>(row.number(0)); });
    if (counted.failed()) return Unread{counted.fault()};
    return counted.value().value();  // count(*) always gives a row
  }
  Read<bool> is_member(TableId table, PersonId person) override {
    return member_.bind(person)
        .bind(table)
        .first([](Statement& row) { return row.number(0); })
        .map([](const std::optional<std::int64_t>& found) { return found.has_value(); });
  }
  Read<std::optional<PersonRow>> person(PersonId id) override {
    return person_.bind(id).first(read_person);
  }
  Read<std::optional<PersonRow>> account(std::string_view folded_name) override {
    return account_.bind(folded_name).first(read_person);
  }
  Read<std::optional<SessionRow>> session(std::string_view key) override {
    return session_.bind(key).first(read_session);
  }
  Read<std::vector<SessionRow>> sessions_of(PersonId person) override {
    return sessions_.bind(person).all(read_session);
  }
  Read<Milliseconds> last_beat() override {
    return reader_.number(
        "SELECT max(coalesce((SELECT at FROM beat), 0), "
        "coalesce((SELECT at FROM journal ORDER BY row DESC LIMIT 1), 0))");
  }
  Read<std::vector<Gap>> gaps() override {
    return gaps_.all([](Statement& row) { return Gap{row.number(0), row.number(1)}; });
  }

 private:
  StoreFolder folder_;
  TableId last_table_;  // the folder is ours alone, so nobody else gives ids
  GroupCommit commit_;  // before the readers: the last to close the file must be able to tidy it up
  std::mutex long_reading_;
  Database long_reader_;
  Statement journal_;
  Database reader_;
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
  Statement sessions_;
  Statement gaps_;
};

}  // namespace

Statement journal_statement(Database& database) {
  return database.prepare(sql(kJournal, "ORDER BY seq"));
}

Read<std::vector<JournalRow>> read_whole_journal(Statement& statement, TableId table) {
  return whole(statement.bind(table).all(read_journal), table);
}

std::unique_ptr<Store> make_sqlite_store(StoreParts parts) {
  return std::make_unique<SqliteStore>(std::move(parts));
}

}  // namespace benchboss
