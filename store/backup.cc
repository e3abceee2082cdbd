#include "store/backup.h"

#include "store/folder.h"
#include "store/schema.h"
#include "store/sqlite.h"

#include <sqlite3.h>

#include <filesystem>
#include <fstream>

namespace benchboss {

namespace {

namespace fs = std::filesystem;

SqlFault copy(Database& from, Database& to) {
  sqlite3_backup* backup = sqlite3_backup_init(to.handle(), "main", from.handle(), "main");
  if (backup == nullptr) return to.fault();
  // All pages in one step: what is copied is then one moment, however busy the server is.
  sqlite3_backup_step(backup, -1);
  const int code = sqlite3_backup_finish(backup);
  return code == SQLITE_OK ? SqlFault{} : SqlFault{code, sqlite3_errstr(code)};
}

Verdict check(Database& copied) {
  Statement statement = copied.prepare("PRAGMA quick_check");
  if (statement.step() && statement.text(0) == "ok") return {};
  return {"store.damaged", {}, {{"what", statement.text(0)}}};
}

}  // namespace

Backup back_up(const std::string& folder, const std::string& to) {
  Backup backup;
  std::error_code error;
  if (!fs::exists(store_file(folder), error)) {
    backup.fault = {"store.nothing_there", {}, {{"folder", folder}}};
    return backup;
  }
  if (fs::exists(to, error)) {
    backup.fault = {"store.backup_exists", {}, {{"file", to}}};
    return backup;
  }
  const std::string unfinished = to + ".part";
  fs::remove(unfinished, error);
  // The keys of the dice are in it: nobody else may read it, not even while it is written.
  if (!std::ofstream(unfinished)) {
    backup.fault = {"store.backup_unwritable", {}, {{"file", to}}};
    return backup;
  }
  fs::permissions(unfinished, fs::perms::owner_read | fs::perms::owner_write, error);
  Database from;
  Database copied;
  SqlFault fault = from.open(store_file(folder), Database::Access::write);
  if (!fault.found()) fault = copied.open(unfinished, Database::Access::write);
  if (!fault.found()) fault = copy(from, copied);
  // One file without helpers beside it, that can be carried anywhere.
  if (!fault.found()) fault = copied.run("PRAGMA journal_mode = DELETE");
  backup.fault = fault.found() ? said(fault) : check(copied);
  if (backup.fault.accepted()) backup.tables = copied.number("SELECT count(*) FROM tables");
  copied = Database();
  if (backup.fault.accepted()) fs::rename(unfinished, to, error);
  if (backup.fault.accepted() && error)
    backup.fault = {"store.backup_unwritable", {}, {{"file", to}}};
  if (!backup.fault.accepted()) fs::remove(unfinished, error);
  if (backup.fault.accepted()) {
    fs::permissions(to, fs::perms::owner_read | fs::perms::owner_write, error);
    backup.bytes = static_cast<std::int64_t>(fs::file_size(to, error));
  }
  return backup;
}

}  // namespace benchboss
