#include "store/schema.h"

#include <sqlite3.h>

#include <array>
#include <string_view>

namespace benchboss {

namespace {

// Step i brings a file from version i to i + 1. Steps that were released are never changed.
// The journal is appended to by rowid, with its index beside it: clustered by (table, seq) it was
// up to eight times slower.
constexpr std::array kSteps = {
    R"(CREATE TABLE journal (
         row INTEGER PRIMARY KEY,
         table_id INTEGER NOT NULL,
         seq INTEGER NOT NULL,
         at INTEGER NOT NULL,
         person INTEGER NOT NULL,
         command TEXT NOT NULL,
         kind TEXT NOT NULL,
         text TEXT NOT NULL);
       CREATE UNIQUE INDEX journal_by_table ON journal (table_id, seq);
       CREATE TABLE tables (
         id INTEGER PRIMARY KEY,
         code TEXT NOT NULL UNIQUE,
         watch_code TEXT NOT NULL UNIQUE,
         game TEXT NOT NULL,
         owner INTEGER NOT NULL,
         is_public INTEGER NOT NULL,
         phase INTEGER NOT NULL,
         wakes INTEGER NOT NULL,
         at INTEGER NOT NULL);
       CREATE INDEX tables_by_owner ON tables (owner, phase);
       CREATE INDEX tables_by_phase ON tables (phase, wakes);
       CREATE TABLE members (
         person INTEGER NOT NULL,
         table_id INTEGER NOT NULL,
         PRIMARY KEY (person, table_id)) WITHOUT ROWID;
       CREATE TABLE people (
         id INTEGER PRIMARY KEY,
         name TEXT NOT NULL,
         account TEXT UNIQUE,
         password TEXT NOT NULL,
         at INTEGER NOT NULL);
       CREATE TABLE sessions (
         key TEXT PRIMARY KEY,
         person INTEGER NOT NULL,
         expires INTEGER NOT NULL) WITHOUT ROWID;)",
    "CREATE TABLE beat (one INTEGER PRIMARY KEY CHECK (one = 1), at INTEGER NOT NULL);",
    "CREATE INDEX members_by_table ON members (table_id);",
    "CREATE TABLE gaps (since INTEGER NOT NULL, till INTEGER NOT NULL);",
    // Which run of the server wrote the log beside the file (store/runs.h), and whose file it is.
    "CREATE TABLE runs (one INTEGER PRIMARY KEY CHECK (one = 1), id TEXT NOT NULL);"
    "CREATE INDEX sessions_by_person ON sessions (person);"
    "PRAGMA application_id = 1113739123;",
};
constexpr std::int64_t kApplication = 1113739123;  // "BbOs"
constexpr std::int64_t kFirstWithApplication = 5;

}  // namespace

int schema_version() { return static_cast<int>(kSteps.size()); }

Verdict newer_file(std::int64_t version) {
  return {"store.newer",
          {},
          {{"found", std::to_string(version)}, {"known", std::to_string(schema_version())}}};
}

Verdict refuse_foreign(Database& database) {
  const Read<std::int64_t> version = database.number("PRAGMA user_version");
  if (version.failed()) return version.fault();
  if (version.value() > schema_version()) return newer_file(version.value());
  const Read<std::int64_t> application = database.number("PRAGMA application_id");
  if (application.failed()) return application.fault();
  const Read<std::int64_t> ours = database.number(
      "SELECT count(*) FROM sqlite_master WHERE type = 'table' AND name IN ('journal', 'tables', "
      "'members', 'people', 'sessions')");
  if (ours.failed()) return ours.fault();
  const bool marked =
      application.value() == kApplication || version.value() < kFirstWithApplication;
  if (version.value() < 1 || ours.value() != 5 || !marked) return {"store.foreign", {}, {}};
  // A header that was misread may say that there are no sums.
  if (version.value() >= kFirstWithApplication && !database.has_sums())
    return said({SQLITE_CORRUPT, "the sums of its pages are missing"});
  return {};
}

Verdict migrate(Database& database) {
  const Read<std::int64_t> version = database.number("PRAGMA user_version");
  if (version.failed()) return version.fault();
  for (auto step = static_cast<std::size_t>(version.value()); step < kSteps.size(); ++step) {
    const std::string sql = "BEGIN IMMEDIATE;" + std::string(kSteps[step]) +
                            "PRAGMA user_version = " + std::to_string(step + 1) + "; COMMIT;";
    if (const SqlFault fault = database.run(sql.c_str()); fault.found()) {
      [[maybe_unused]] const SqlFault undone = database.run("ROLLBACK");
      return said(fault);
    }
  }
  return {};
}

}  // namespace benchboss
