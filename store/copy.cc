#include "store/copy.h"

#include "store/check.h"
#include "store/folder.h"
#include "store/runs.h"
#include "store/schema.h"

#include <sqlite3.h>

#include <cstdio>

namespace benchboss {

namespace {

// Whether all is there that was when the copy began; meanwhile more may have come.
bool has_all(const StoreCounts& copy, const StoreCounts& before) {
  return copy.tables >= before.tables && copy.people >= before.people && copy.rows >= before.rows;
}

// Of a fault of the disk SQLite does not say whether it was in what is read or in what is written.
Verdict why_not_copied(Database& from, const SqlFault& fault) {
  const Verdict unread = fault.code == SQLITE_IOERR ? check_whole(from, Look::thorough) : Verdict{};
  return unread.accepted() ? said(fault) : unread;
}

}  // namespace

std::string unfinished_of(const std::string& file) { return file + ".part"; }

Read<StoreCounts> copy_whole(Database& from, const std::string& to) {
  std::remove(to.c_str());
  // The keys of the dice are in it: nobody else may read it, not even while it is written.
  make_private(to);
  const Read<StoreCounts> before = count(from);
  if (before.failed()) return before;
  if (const SqlFault fault = from.run("VACUUM INTO " + sql_text(to)); fault.found())
    return Unread{why_not_copied(from, fault)};
  Database copy;
  if (const SqlFault fault = copy.open(to, Database::Access::write); fault.found())
    return Unread{said(fault)};
  if (Verdict why = refuse_foreign(copy); !why.accepted()) return Unread{why};
  if (Verdict why = migrate(copy); !why.accepted()) return Unread{why};
  if (const SqlFault fault = end_run(copy); fault.found()) return Unread{said(fault)};
  if (Verdict why = check_whole(copy, Look::thorough); !why.accepted()) return Unread{why};
  Read<StoreCounts> there = count(copy);
  if (there.failed() || has_all(there.value(), before.value())) return there;
  return Unread{{"store.damaged", {}, {{"what", "VACUUM INTO"}}}};
}

}  // namespace benchboss
