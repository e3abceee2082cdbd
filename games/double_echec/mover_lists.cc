#include "games/double_echec/choices.h"
#include "games/double_echec/movement.h"

namespace benchboss::double_echec {

Directions steps_now(const State& state, const Ice& ice, const Crowd& crowd, Man man) {
  const Points& points = state.points;
  if (has(kGoalies, man)) return ice.goalie_steps(points.team);
  return ice.steps(points.team, man, points.left, crowd);
}

Men movers(const Rules&, const State& state, const Ice& ice) {
  const Points& points = state.points;
  const Side& side = state.sides[points.team];
  if (points.passing != kNobody) return men_of(points.passing);
  Men men = side.active();
  if (side.goalie != kNobody) men |= men_of(side.goalie);
  const bool carries = state.puck.team == points.team;
  if (carries && has(kGoalies, state.puck.man)) men &= ~men_of(state.puck.man);
  // DE-46: first out of the zone he took it in, if he can.
  if ((points.flags & kMustLeave) != 0 && carries && state.play.taken_in != 0 &&
      ice.steps(points.team, state.puck.man, points.left) != 0)
    return men_of(state.puck.man);
  return men;
}

Men one_timer_receivers(const Rules& rules, const State& state) {
  if ((state.points.flags & kPlayOn) == 0 || state.points.passing != kNobody) return 0;
  const Side& side = state.sides[state.puck.team];
  Men men = 0;
  for (Men rest = receivers(state); rest != 0; rest &= rest - 1) {
    const Square at = side.at[first(rest)];
    if (rules.rink->distance(state.puck.at, at) > state.points.left) continue;
    if ((state.points.flags & kFreeOnly) != 0 && zones_over(state, other(state.puck.team), at) != 0)
      continue;
    men |= rest & -rest;
  }
  return men;
}

unsigned one_timer_nets(const Rules& rules, const State& state) {
  if ((state.points.flags & kPlayOn) == 0 || state.points.passing != kNobody) return 0;
  unsigned nets = 0;
  for (int net = 0; net < 3; ++net)
    if (rules.rink->to_net(state.puck.at, other(state.puck.team), net) <= state.points.left)
      nets |= 1u << net;
  return nets;
}

bool anything_to_do(const Rules& rules, const State& state) {
  if (one_timer_receivers(rules, state) != 0 || one_timer_nets(rules, state) != 0) return true;
  const Ice ice(rules, state);
  const Crowd crowd(state);
  for (Men rest = movers(rules, state, ice); rest != 0; rest &= rest - 1)
    if (steps_now(state, ice, crowd, first(rest)) != 0) return true;
  return false;
}

}  // namespace benchboss::double_echec
