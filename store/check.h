#pragma once
#include "match/table.h"
#include "store/sqlite.h"

#include <cstdint>
#include <functional>
#include <string>

namespace benchboss {

// What lies where a store's file belongs, by its first bytes alone: SQLite may write into a file or
// beside it even to read it.
struct FileHead {
  bool exists = false;
  bool keeps_log = false;  // it goes together with the log beside it
};
// Refused: a file that is empty, none of SQLite's, or of a newer program.
Read<FileHead> look_at(const std::string& file);

// Whether there is anything in the log beside a file.
Read<bool> has_log(const std::string& file);

// `quick`: each page, and each journal against its index; for a start, which many wait for.
// `thorough`: also each other index against its table.
enum class Look : std::uint8_t { quick, thorough };
// Reads every page, and refuses what is damaged; and journals that are not whole.
Verdict check_whole(Database& database, Look look);

// How much there is.
struct StoreCounts {
  std::int64_t tables = 0;
  std::int64_t people = 0;
  std::int64_t rows = 0;
};
Read<StoreCounts> count(Database& database);

}  // namespace benchboss
