#include "coaches/rink_ratz/coaches.h"

#include "coaches/rink_ratz/greedy.h"
#include "coaches/search/random_coach.h"

#include <array>

namespace benchboss {

template <>
std::span<const std::string_view> coach_names<RinkRatz>() {
  static constexpr std::array<std::string_view, 2> kNames = {"random", "greedy"};
  return kNames;
}

template <>
std::unique_ptr<Coach<RinkRatz>> make_coach<RinkRatz>(std::string_view name) {
  if (name == "random") return std::make_unique<RandomCoach<RinkRatz>>();
  if (name == "greedy") return std::make_unique<rink_ratz::Greedy>();
  return nullptr;
}

}  // namespace benchboss
