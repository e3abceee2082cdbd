#pragma once
#include "games/pairadice/legal.h"
#include "games/pairadice/lineup.h"

namespace benchboss::pairadice {

// PD-64: behind in the third period, in its last three strokes, with the time-out still to take.
bool wants_time_out(const State& state, Side side);

// PD-64: what every computer coach does behind the bench. Each of these is always allowed.
Action habitual_change(const Rules& rules, const State& state, Side side);
Action change_without_time_out(const Rules& rules, const State& state, Side side);
Action habitual_extra(const Rules& rules, const State& state, Side side);
Action habitual_replacement(const Rules& rules, const State& state, Side side);
Action habitual(const Rules& rules, const State& state, Side side);

}  // namespace benchboss::pairadice
