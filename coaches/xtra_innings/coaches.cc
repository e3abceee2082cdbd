#include "coaches/xtra_innings/coaches.h"

#include "coaches/search/random_coach.h"
#include "coaches/xtra_innings/greedy.h"

#include <array>

namespace benchboss {

template <>
std::span<const std::string_view> coach_names<XtraInnings>() {
  static constexpr std::array<std::string_view, 2> kNames = {"random", "greedy"};
  return kNames;
}

template <>
std::unique_ptr<Coach<XtraInnings>> make_coach<XtraInnings>(std::string_view name) {
  if (name == "random") return std::make_unique<RandomCoach<XtraInnings>>();
  if (name == "greedy") return std::make_unique<xtra_innings::Greedy>();
  return nullptr;
}

}  // namespace benchboss
