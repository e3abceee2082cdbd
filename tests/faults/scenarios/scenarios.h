#pragma once
#include "store/tests/faulty_disk.h"
#include "tests/faults/scenarios/world.h"

#include <functional>
#include <string>
#include <vector>

namespace benchboss {

using Found = std::vector<std::string>;

// Does something with a copy of the world while the disk may fail, then heals the disk and looks at
// what is left. What it found that may never be.
struct Scenario {
  const char* name;
  // `spoil` says that from now on the disk may fail.
  Found (*run)(const World& world, FaultyDisk& disk, const std::function<void()>& spoil);
};
const std::vector<Scenario>& scenarios();

struct Findings {
  std::int64_t places = 0;  // where the disk can fail, in all scenarios, and how
  std::int64_t tried = 0;
  std::int64_t wrong_tries = 0;
  Found wrong;  // the first of them
};
// Lets the disk fail at no more than so many places, evenly spread; 0: at all of them.
Findings fail_everywhere(std::int64_t most);

}  // namespace benchboss
