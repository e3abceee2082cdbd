#pragma once
#include "match/table.h"

#include <cstdint>
#include <string>

namespace benchboss {

// Copies the store of a folder, which a running server may be writing, to a new file: a whole and
// consistent copy of one moment. A file that is there already is never written over.
struct Backup {
  Verdict fault;
  std::int64_t tables = 0;
  std::int64_t bytes = 0;
};
Backup back_up(const std::string& folder, const std::string& to);

}  // namespace benchboss
