#pragma once
#include "match/table.h"
#include "store/sqlite.h"

namespace benchboss {

// The version of the file's shape that this program writes.
int schema_version();

// Brings an older (or empty) file to our version, step by step, each in a transaction of its own. A
// file of a newer program is refused untouched.
Verdict migrate(Database& database);

// What a fault of SQLite means to the person who runs the server.
Verdict said(const SqlFault& fault);

}  // namespace benchboss
