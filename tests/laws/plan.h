#pragma once
#include "tests/laws/report.h"

#include <cstdint>

namespace benchboss {

// Which random games are played under the laws.
struct LawPlan {
  std::uint64_t games = 200;
  std::uint64_t steps = UINT64_MAX;  // or fewer games, once they have had so many steps
  std::uint64_t seed = 1;
  std::uint64_t first = 0;  // the number of the first game
  LawSet laws = LawSet::all();
  // Every law at every position and for every viewer, instead of the samples below.
  bool everywhere = false;
};

}  // namespace benchboss
