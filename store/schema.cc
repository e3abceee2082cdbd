#include "store/schema.h"

#include <sqlite3.h>

#include <array>
#include <fstream>
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
};

Verdict newer_file(std::int64_t version) {
  return {"store.newer",
          {},
          {{"found", std::to_string(version)}, {"known", std::to_string(schema_version())}}};
}

}  // namespace

int schema_version() { return static_cast<int>(kSteps.size()); }

Verdict refuse_newer(const std::string& file) {
  // "The user version" of https://www.sqlite.org/fileformat.html, four bytes, the highest first.
  constexpr std::string_view kMagic = "SQLite format 3";
  constexpr std::size_t kUserVersion = 60;
  std::array<char, 64> header{};
  if (!std::ifstream(file, std::ios::binary).read(header.data(), header.size())) return {};
  if (!std::string_view(header.data(), header.size()).starts_with(kMagic)) return {};
  std::int64_t version = 0;
  for (std::size_t i = kUserVersion; i < header.size(); ++i)
    version = version * 256 + static_cast<unsigned char>(header[i]);
  return version > schema_version() ? newer_file(version) : Verdict{};
}

Verdict refuse_newer(Database& database) {
  const std::int64_t version = database.number("PRAGMA user_version");
  if (database.fault().found()) return said(database.fault());
  return version > schema_version() ? newer_file(version) : Verdict{};
}

Verdict migrate(Database& database) {
  const std::int64_t version = database.number("PRAGMA user_version");
  if (database.fault().found()) return said(database.fault());
  for (auto step = static_cast<std::size_t>(version); step < kSteps.size(); ++step) {
    const std::string sql = "BEGIN IMMEDIATE;" + std::string(kSteps[step]) +
                            "PRAGMA user_version = " + std::to_string(step + 1) + "; COMMIT;";
    if (const SqlFault fault = database.run(sql.c_str()); fault.found()) {
      database.run("ROLLBACK");
      return said(fault);
    }
  }
  return {};
}

Verdict said(const SqlFault& fault) {
  // A file that is only mapped has no room to grow.
  if (fault.code == SQLITE_IOERR_SHMSIZE) return {"store.full", {}, {}};
  // All but a full disk: a limit or a quota, or a disk that fails.
  if (fault.code == SQLITE_IOERR_WRITE) return {"store.not_written", {}, {}};
  switch (fault.code & 0xff) {
    case SQLITE_OK:
      return {};
    case SQLITE_FULL:
      return {"store.full", {}, {}};
    case SQLITE_READONLY:
    case SQLITE_PERM:
      return {"store.read_only", {}, {}};
    case SQLITE_CANTOPEN:
      return {"store.cannot_open", {}, {}};
    case SQLITE_NOTADB:
    case SQLITE_CORRUPT:
      return {"store.damaged", {}, {{"what", fault.text}}};
    default:
      return {"store.trouble", {}, {{"what", fault.text}}};
  }
}

}  // namespace benchboss
