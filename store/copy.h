#pragma once
#include "store/check.h"
#include "store/sqlite.h"

#include <string>

namespace benchboss {

// Writes all that a database holds at one moment into a new file, for its owner alone, whose pages
// have sums, and checks it there. No log is of that file's run. How much was copied.
Read<StoreCounts> copy_whole(Database& from, const std::string& to);

// What a file is called while it is being made.
std::string unfinished_of(const std::string& file);

}  // namespace benchboss
