#pragma once
#include "core/list.h"

#include <cstdint>

namespace benchboss {

// One possible outcome of chance, `ways` out of the total.
template <class Outcome>
struct Chance {
  Outcome outcome;
  std::uint32_t ways;
};

// Exact odds: whole numbers of equally likely ways, never a rounded probability.
template <class Outcome, std::size_t N>
struct Odds : List<Chance<Outcome>, N> {
  constexpr std::uint32_t total() const {
    std::uint32_t sum = 0;
    for (const auto& chance : *this) sum += chance.ways;
    return sum;
  }
  constexpr std::uint32_t ways(const Outcome& outcome) const {
    for (const auto& chance : *this)
      if (chance.outcome == outcome) return chance.ways;
    return 0;
  }
};

}  // namespace benchboss
