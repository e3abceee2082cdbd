#include "store/backup.h"

#include "store/copy.h"
#include "store/folder.h"
#include "store/runs.h"
#include "store/schema.h"
#include "store/sqlite_store.h"

#include <cstdio>
#include <filesystem>

namespace benchboss {

namespace {

namespace fs = std::filesystem;

// Opens what is there and is ours, and nothing else.
Verdict open_there(const std::string& file, Verdict missing, Database& database) {
  const Read<FileHead> head = look_at(file);
  if (head.failed()) return head.fault();
  if (!head.value().exists) return missing;
  // To look at a log that another program writes, SQLite must be able to write beside it.
  if (const SqlFault fault = database.open(file, Database::Access::write); fault.found())
    return said(fault);
  database.leave_log(true);
  return refuse_foreign(database);
}

// Where nothing lies yet.
std::string name_aside(const std::string& file) {
  std::error_code error;
  for (int i = 1;; ++i) {
    std::string name = file + ".before-restore-" + std::to_string(i);
    if (!fs::exists(name, error) && !fs::exists(log_of(name), error)) return name;
  }
}

// With its log, under names that go together: it can be put back.
Verdict move_aside(const std::string& file, const std::string& aside) {
  const Verdict unmoved{"store.backup_unwritable", {}, {{"file", aside}}};
  std::error_code error;
  std::remove((file + "-shm").c_str());
  if (fs::exists(log_of(file), error)) fs::rename(log_of(file), log_of(aside), error);
  if (error) return unmoved;
  if (fs::exists(file, error)) fs::rename(file, aside, error);
  return error ? unmoved : Verdict{};
}

Verdict copied_into(const std::string& folder, const std::string& to) {
  Database from;
  const Verdict missing{"store.nothing_there", {}, {{"folder", folder}}};
  Verdict why = open_there(store_file(folder), missing, from);
  return why.accepted() ? copy_whole(from, to) : why;
}

}  // namespace

Backup back_up(const std::string& folder, const std::string& to) {
  Backup backup;
  std::error_code error;
  if (fs::exists(to, error)) {
    backup.fault = {"store.backup_exists", {}, {{"file", to}}};
    return backup;
  }
  const std::string unfinished = unfinished_of(to);
  backup.fault = copied_into(folder, unfinished);
  if (backup.fault.reason == "store.cannot_open")
    backup.fault = {"store.backup_unwritable", {}, {{"file", to}}};
  if (backup.fault.accepted()) backup.fault = put_in_place(unfinished, to);
  if (!backup.fault.accepted()) {
    std::remove(unfinished.c_str());
    return backup;
  }
  const Read<StoreCounts> counts = [&]() -> Read<StoreCounts> {
    Database copy;
    if (const SqlFault fault = copy.open(to, Database::Access::read); fault.found())
      return Unread{said(fault)};
    return count(copy);
  }();
  if (counts.failed()) {
    backup.fault = counts.fault();
    return backup;
  }
  backup.tables = counts.value().tables;
  backup.bytes = static_cast<std::int64_t>(fs::file_size(to, error));
  return backup;
}

Restored restore(const std::string& folder, const std::string& from) {
  Restored restored;
  StoreFolder held;
  restored.fault = held.hold(folder);
  if (!restored.fault.accepted()) return restored;
  const std::string file = store_file(folder);
  std::error_code error;
  if (fs::equivalent(file, from, error)) {
    restored.fault = {"store.restores_itself", {}, {{"file", from}}};
    return restored;
  }
  const std::string unfinished = unfinished_of(file);
  {
    Database backup;
    restored.fault = open_there(from, {"store.no_backup", {}, {{"file", from}}}, backup);
    if (restored.fault.accepted()) restored.fault = copy_whole(backup, unfinished);
    if (restored.fault.accepted()) {
      const Read<StoreCounts> counts = count(backup);
      if (counts.failed()) restored.fault = counts.fault();
      if (!counts.failed()) restored.tables = counts.value().tables;
    }
  }
  if (restored.fault.accepted() && (fs::exists(file, error) || fs::exists(log_of(file), error))) {
    restored.aside = name_aside(file);
    restored.fault = move_aside(file, restored.aside);
  }
  if (restored.fault.accepted()) restored.fault = put_in_place(unfinished, file);
  if (!restored.fault.accepted()) std::remove(unfinished.c_str());
  return restored;
}

Read<StoreCounts> verify_store(const std::string& folder, const EachJournal& each) {
  Database database;
  const Verdict missing{"store.nothing_there", {}, {{"folder", folder}}};
  if (Verdict why = open_there(store_file(folder), missing, database); !why.accepted())
    return Unread{why};
  if (Verdict why = check_whole(database); !why.accepted()) return Unread{why};
  Read<StoreCounts> counts = count(database);
  if (counts.failed() || !each) return counts;
  const auto ids = database.prepare("SELECT id FROM tables ORDER BY id").all([](Statement& row) {
    return row.number(0);
  });
  if (ids.failed()) return Unread{ids.fault()};
  Statement journal = journal_statement(database);
  for (const TableId id : ids.value()) {
    const auto rows = read_whole_journal(journal, id);
    if (rows.failed()) return Unread{rows.fault()};
    if (Verdict why = each(id, rows.value(), counts.value().tables); !why.accepted())
      return Unread{why};
  }
  return counts;
}

}  // namespace benchboss
