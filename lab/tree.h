#pragma once
#include "match/record.h"

#include <cstdint>
#include <functional>
#include <string>
#include <utility>
#include <vector>

namespace benchboss {

// How many different courses of `depth` steps there are from a position (perft), split by the
// first step. A step is a decision of a seat or an outcome of chance.
struct TreeCount {
  RecordFault fault;
  std::vector<std::pair<std::string, std::uint64_t>> split;  // "* 7" or "1 SB:shot"
  std::uint64_t total = 0;
};

// From where the record ends; a record with a header alone is the start of a game. `progress` hears
// before every first step how many of them are counted.
using TreeProgress = std::function<void(std::uint64_t done, std::uint64_t of)>;
TreeCount count_tree(const Record& from, int depth, const TreeProgress& progress = {});

}  // namespace benchboss
