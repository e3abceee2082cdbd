#pragma once
#include "match/table.h"
#include "store/sqlite.h"

#include <string>

namespace benchboss {

// The version of the file's shape that this program writes.
int schema_version();

// Brings an older (or new) file to our version, step by step, each in a transaction of its own.
Verdict migrate(Database& database);

// Refuses a file that SQLite can read and that is none of ours, or of a newer program.
Verdict refuse_foreign(Database& database);
Verdict newer_file(std::int64_t version);

}  // namespace benchboss
