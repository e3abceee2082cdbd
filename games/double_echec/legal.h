#pragma once
#include "games/double_echec/double_echec.h"

namespace benchboss::double_echec {

using Actions = List<Action, DoubleEchec::kMaxActions>;

void list_line_up(const Rules& rules, const State& state, Actions& list);
void list_points(const Rules& rules, const State& state, Actions& list);
void list_breakaway(const Rules& rules, const State& state, Actions& list);

}  // namespace benchboss::double_echec
