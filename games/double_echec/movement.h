#pragma once
#include "games/double_echec/double_echec.h"
#include "games/double_echec/ice.h"

namespace benchboss::double_echec {

// DE-46: the steps of a carrier who must first leave the zone he recovered the puck in, and no
// other man's then; none if that is not so, or if he cannot.
Directions leaving_steps(const State& state, const Ice& ice);
// DE-31: whose steps the points may pay now, the goalie's among them.
Men movers(const State& state);
// The steps of one of them.
Directions steps_now(const State& state, const Ice& ice, const Crowd& crowd, Man man);
// DE-44, DE-45: to whom, and into which squares of the net, the puck may be played on now.
Men one_timer_receivers(const Rules& rules, const State& state);
unsigned one_timer_nets(const Rules& rules, const State& state);
// Whether any of these is left.
bool anything_to_do(const Rules& rules, const State& state);

}  // namespace benchboss::double_echec
