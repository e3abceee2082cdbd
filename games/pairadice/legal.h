#pragma once
#include "games/pairadice/bench.h"

namespace benchboss::pairadice {

// PD-58: who may come on as the sixth man: dressed, fit, not on the ice and not coming on.
std::uint32_t sixth_men(const State& state, const Team& team, Side side);

// PD-58: he is never relieved with the puck on his stick.
inline bool sixth_has_puck(const State& state, Side side) {
  return !state.face_off_due && state.puck == side && state.carrier == kSixth;
}

// PD-59: the forwards who may stand at the point.
inline std::uint32_t point_men(const Team& team, const Bench& bench) {
  return team.forwards() & bench.dressed;
}

inline std::uint32_t goalies(const Team& team, const Bench& bench) {
  return team.goalies() & bench.dressed;
}

}  // namespace benchboss::pairadice
