#include "coaches/pairadice/coaches.h"

#include "coaches/pairadice/bench_coach.h"
#include "coaches/pairadice/greedy.h"
#include "coaches/search/random_coach.h"

#include <array>

namespace benchboss {

template <>
std::span<const std::string_view> coach_names<Pairadice>() {
  static constexpr std::array<std::string_view, 3> kNames = {"random", "greedy", "bench"};
  return kNames;
}

template <>
std::unique_ptr<Coach<Pairadice>> make_coach<Pairadice>(std::string_view name) {
  if (name == "random") return std::make_unique<RandomCoach<Pairadice>>();
  if (name == "greedy") return std::make_unique<pairadice::Greedy>();
  if (name == "bench") return std::make_unique<pairadice::BenchCoach>();
  return nullptr;
}

}  // namespace benchboss
