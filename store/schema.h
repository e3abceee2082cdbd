#pragma once
#include "match/table.h"
#include "store/sqlite.h"

#include <string>

namespace benchboss {

// The version of the file's shape that this program writes.
int schema_version();

// Refuses a file of a newer program: by its header alone, before SQLite, which may write into a
// file or beside it even to read it; and once it is open, for the newest header may be in the log
// beside.
Verdict refuse_newer(const std::string& file);
Verdict refuse_newer(Database& database);

// Brings an older (or empty) file to our version, step by step, each in a transaction of its own.
Verdict migrate(Database& database);

// What a fault of SQLite means to the person who runs the server.
Verdict said(const SqlFault& fault);

}  // namespace benchboss
