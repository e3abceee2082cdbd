#pragma once
#include "games/powerplay/powerplay.h"

namespace benchboss::powerplay {

// The cards of a pile that nobody has drawn yet, as bits from the first card of its category on.
inline std::uint64_t fresh_of(const State& state, Category pile) {
  constexpr std::uint64_t kForwards = (std::uint64_t{1} << kPlayersOf[0]) - 1;
  switch (pile) {
    case Category::forward:
      return state.fresh_skaters & kForwards;
    case Category::defender:
      return state.fresh_skaters >> kFirstOf[1];
    default:
      return state.fresh_goalies;
  }
}

// The place of the nth bit that is set, from 0.
constexpr unsigned nth_bit(std::uint64_t bits, std::uint32_t n) {
  for (; n > 0; --n) bits &= bits - 1;
  return static_cast<unsigned>(std::countr_zero(bits));
}

inline Card nth_fresh(const State& state, Category pile, std::uint32_t n) {
  return static_cast<Card>(kFirstOf[index(pile)] + nth_bit(fresh_of(state, pile), n));
}

}  // namespace benchboss::powerplay
