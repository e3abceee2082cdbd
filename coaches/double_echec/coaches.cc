#include "coaches/double_echec/coaches.h"

#include "coaches/double_echec/greedy.h"
#include "coaches/search/random_coach.h"

#include <array>

namespace benchboss {

template <>
std::span<const std::string_view> coach_names<DoubleEchec>() {
  static constexpr std::array<std::string_view, 2> kNames = {"random", "greedy"};
  return kNames;
}

template <>
std::unique_ptr<Coach<DoubleEchec>> make_coach<DoubleEchec>(std::string_view name) {
  if (name == "random") return std::make_unique<RandomCoach<DoubleEchec>>();
  if (name == "greedy") return std::make_unique<double_echec::Greedy>();
  return nullptr;
}

}  // namespace benchboss
