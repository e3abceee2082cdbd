#include "coaches/powerplay/coaches.h"

#include "coaches/powerplay/greedy.h"
#include "coaches/search/random_coach.h"

#include <array>

namespace benchboss {

template <>
std::span<const std::string_view> coach_names<Powerplay>() {
  static constexpr std::array<std::string_view, 2> kNames = {"random", "greedy"};
  return kNames;
}

template <>
std::unique_ptr<Coach<Powerplay>> make_coach<Powerplay>(std::string_view name) {
  if (name == "random") return std::make_unique<RandomCoach<Powerplay>>();
  if (name == "greedy") return std::make_unique<powerplay::Greedy>();
  return nullptr;
}

}  // namespace benchboss
