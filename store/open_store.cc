#include "store/check.h"
#include "store/copy.h"
#include "store/folder.h"
#include "store/runs.h"
#include "store/schema.h"
#include "store/sqlite_store.h"

#include <cstdio>
#include <utility>

namespace benchboss {

namespace {

// A file that grew while it could not be folded back is shortened at the next checkpoint. What is
// removed is written over, for it may be somebody's words. Nothing is written into the log before
// it is whole: SQLite gives its frames their sums only then. When the log is brought into the file
// is ours to say (store/runs.h).
constexpr const char* kWriterSettings =
    "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 0;"
    "PRAGMA cache_spill = OFF;"
    "PRAGMA journal_size_limit = 67108864; PRAGMA cache_size = -16384; PRAGMA secure_delete = ON";

// Under another name first: a file in its place is never half made.
Verdict make_new(StoreFolder& folder) {
  const std::string file = store_file(folder.path());
  const std::string unfinished = unfinished_of(file);
  std::remove(unfinished.c_str());
  make_private(unfinished);
  {
    Database database;
    if (const SqlFault fault = database.open(unfinished, Database::Access::write); fault.found())
      return said(fault);
    if (Verdict why = migrate(database); !why.accepted()) return why;
  }
  if (Verdict why = put_in_place(unfinished, file); !why.accepted()) return why;
  return folder.hold_file();
}

// The file of an older program has no sums: a copy that has them takes its place.
Verdict give_sums(StoreFolder& folder, Database& writer) {
  const std::string file = store_file(folder.path());
  const std::string unfinished = unfinished_of(file);
  if (const auto copied = copy_whole(writer, unfinished); copied.failed()) return copied.fault();
  if (const SqlFault fault = writer.run("PRAGMA journal_mode = DELETE"); fault.found())
    return said(fault);
  writer = Database();
  if (Verdict why = put_in_place(unfinished, file); !why.accepted()) return why;
  return folder.hold_file();
}

// Until all is open a log stays where it is: the notes may say that it is needed (store/runs.h).
Verdict open_writer(StoreFolder& folder, Database& writer) {
  const std::string file = store_file(folder.path());
  if (const SqlFault fault = writer.open(file, Database::Access::write); fault.found())
    return said(fault);
  writer.leave_log(true);
  if (Verdict why = refuse_foreign(writer); !why.accepted()) return why;
  if (const SqlFault fault = writer.run(kWriterSettings); fault.found()) return said(fault);
  // A file that cannot be written is told now, not with the first move.
  if (const SqlFault fault = writer.run("BEGIN IMMEDIATE; COMMIT"); fault.found())
    return said(fault);
  return check_whole(writer, Look::quick);
}

// An older file stays what it is until the copy with sums is in its place: half-way there would be
// a file of our version without them.
Verdict open_up_to_date(StoreFolder& folder, Database& writer) {
  if (Verdict why = open_writer(folder, writer); !why.accepted()) return why;
  if (!writer.has_sums()) {
    if (Verdict why = give_sums(folder, writer); !why.accepted()) return why;
    if (Verdict why = open_writer(folder, writer); !why.accepted()) return why;
  }
  return migrate(writer);
}

// It knows the shape of the file afterwards, and whether pages have sums: what the disk does later
// makes no question of it impossible for ever.
Verdict open_reader(const std::string& file, Database& reader) {
  const SqlFault fault = reader.open(file, Database::Access::read);
  return fault.found() ? said(fault) : refuse_foreign(reader);
}

Verdict open_parts(const std::string& path, StoreParts& parts) {
  StoreFolder& folder = parts.folder;
  if (Verdict why = folder.hold(path); !why.accepted()) return why;
  const std::string file = store_file(path);
  if (Verdict why = refuse_other_log(path); !why.accepted()) return why;
  if (Verdict why = refuse_gone(path); !why.accepted()) return why;
  const Read<FileHead> head = look_at(file);
  if (head.failed()) return head.fault();
  if (!head.value().exists)
    if (Verdict why = make_new(folder); !why.accepted()) return why;
  if (Verdict why = open_up_to_date(folder, parts.writer); !why.accepted()) return why;
  if (Verdict why = parts.run.begin(parts.writer, folder); !why.accepted()) return why;
  for (Database* reader : {&parts.reader, &parts.long_reader})
    if (Verdict why = open_reader(file, *reader); !why.accepted()) return why;
  const Read<std::int64_t> last = parts.reader.number(
      "SELECT max((SELECT coalesce(max(id), 0) FROM tables), "
      "(SELECT coalesce(max(table_id), 0) FROM journal), "
      "(SELECT coalesce(max(table_id), 0) FROM members))");
  if (last.failed()) return last.fault();
  parts.last_table = last.value();
  return parts.run.need_log(parts.writer, folder);
}

}  // namespace

OpenedStore open_store(const std::string& folder) {
  OpenedStore opened;
  StoreParts parts;
  opened.fault = open_parts(folder, parts);
  if (opened.fault.accepted()) opened.store = make_sqlite_store(std::move(parts));
  return opened;
}

}  // namespace benchboss
