#include "coaches/double_echec/coaches.h"

#include "coaches/search/random_coach.h"

#include <array>

namespace benchboss {

template <>
std::span<const std::string_view> coach_names<DoubleEchec>() {
  static constexpr std::array<std::string_view, 1> kNames = {"random"};
  return kNames;
}

template <>
std::unique_ptr<Coach<DoubleEchec>> make_coach<DoubleEchec>(std::string_view name) {
  if (name == "random") return std::make_unique<RandomCoach<DoubleEchec>>();
  return nullptr;
}

}  // namespace benchboss
