#pragma once
#include "coaches/double_echec/sense.h"

namespace benchboss::double_echec {

// Where the men of a team would like to stand, by man: kBench for those with no wish.
using Wishes = std::array<Square, kMen>;

// Without the puck: each man takes an opponent, the most dangerous one the nearest man, and stands
// between him and the net. A carrier who got away is left to the goalie.
Wishes marking(const Rules& rules, const State& state, Team team);

// With the puck: wings and the centre spread out in front of the net or wait at the blue line, the
// defenders stay behind the play.
Wishes support(const Rules& rules, const State& state, Team team);

// The place in his zone from which the goalie covers most (DE-68, DE-80).
Square goalie_wish(const Rules& rules, const State& state, Team team);

}  // namespace benchboss::double_echec
