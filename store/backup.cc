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

// A second name for a file that is there. Where files have only one it is moved.
bool keep_as(const std::string& file, const std::string& aside) {
  std::error_code error;
  if (!fs::exists(file, error)) return !error;
  fs::create_hard_link(file, aside, error);
  if (error) fs::rename(file, aside, error);
  return !error;
}

// Undoes it, whatever has taken the file's place since. To rename one of two names to the other
// does nothing.
void put_back(const std::string& file, const std::string& aside) {
  std::error_code error;
  if (!fs::exists(aside, error)) return;
  fs::rename(aside, file, error);
  fs::remove(aside, error);
}

// What is there gets other names, which go together: it can be put back. It keeps its own until the
// backup takes its place, so that whenever the power goes there are tables; and a log that is left
// beside others is refused.
Verdict replace(const std::string& file, const std::string& aside, const std::string& with) {
  Verdict why;
  if (!keep_as(file, aside) || !keep_as(log_of(file), log_of(aside)))
    why = {"store.backup_unwritable", {}, {{"file", aside}}};
  if (why.accepted()) why = put_in_place(with, file);
  if (!why.accepted()) {
    put_back(file, aside);
    put_back(log_of(file), log_of(aside));
    return why;
  }
  std::error_code error;
  fs::remove(log_of(file), error);
  fs::remove(file + "-shm", error);
  return error ? Verdict{"store.not_written", {}, {}} : Verdict{};
}

Verdict open_store_of(const std::string& folder, Database& database) {
  if (Verdict why = refuse_other_log(folder); !why.accepted()) return why;
  if (Verdict why = refuse_gone(folder); !why.accepted()) return why;
  return open_there(store_file(folder), {"store.nothing_there", {}, {{"folder", folder}}},
                    database);
}

Read<StoreCounts> copied_into(const std::string& folder, const std::string& to) {
  Database from;
  if (Verdict why = open_store_of(folder, from); !why.accepted()) return Unread{why};
  return copy_whole(from, to);
}

Read<StoreCounts> copied_from(const std::string& backup, const std::string& to) {
  Database from;
  const Verdict missing{"store.no_backup", {}, {{"file", backup}}};
  if (Verdict why = open_there(backup, missing, from); !why.accepted()) return Unread{why};
  return copy_whole(from, to);
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
  const Read<StoreCounts> copied = copied_into(folder, unfinished);
  backup.fault = copied.failed() ? copied.fault() : put_in_place(unfinished, to);
  if (backup.fault.reason == "store.cannot_open")
    backup.fault = {"store.backup_unwritable", {}, {{"file", to}}};
  if (!backup.fault.accepted()) {
    std::remove(unfinished.c_str());
    return backup;
  }
  backup.tables = copied.value().tables;
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
  const Read<StoreCounts> copied = copied_from(from, unfinished);
  const std::string aside = name_aside(file);
  restored.fault = copied.failed() ? copied.fault() : replace(file, aside, unfinished);
  if (restored.fault.accepted()) restored.tables = copied.value().tables;
  if (!restored.fault.accepted()) std::remove(unfinished.c_str());
  if (fs::exists(aside, error) || fs::exists(log_of(aside), error)) restored.aside = aside;
  return restored;
}

Read<StoreCounts> verify_store(const std::string& folder, const EachJournal& each) {
  Database database;
  if (Verdict why = open_store_of(folder, database); !why.accepted()) return Unread{why};
  if (Verdict why = check_whole(database, Look::thorough); !why.accepted()) return Unread{why};
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
