#include "games/double_echec/choices.h"
#include "games/double_echec/movement.h"

namespace benchboss::double_echec {

Directions steps_now(const State& state, const Ice& ice, const Crowd& crowd, Man man) {
  const Points& points = state.points;
  if (has(kGoalies, man)) return ice.goalie_steps(points.team);
  return ice.steps(points.team, man, points.left, crowd);
}

Directions leaving_steps(const State& state, const Ice& ice) {
  const Points& points = state.points;
  if ((points.flags & kMustLeave) == 0 || state.puck.team != points.team) return 0;
  const Man carrier = state.puck.man;
  if (state.play.taken_in == 0 || (points.passing != kNobody && points.passing != carrier))
    return 0;
  return ice.steps_out(points.team, carrier, ice.steps(points.team, carrier, points.left),
                       points.left, state.play.taken_in);
}

Men movers(const State& state) {
  const Points& points = state.points;
  const Side& side = state.sides[points.team];
  if (points.passing != kNobody) return men_of(points.passing);
  Men men = side.active();
  if (side.goalie != kNobody) men |= men_of(side.goalie);
  const bool holds = state.puck.team == points.team && has(kGoalies, state.puck.man);
  return holds ? men & ~men_of(state.puck.man) : men;
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
  // Whether he must leave a zone changes nothing: if he can, he has a step.
  for (Men rest = movers(state); rest != 0; rest &= rest - 1)
    if (steps_now(state, ice, crowd, first(rest)) != 0) return true;
  return false;
}

}  // namespace benchboss::double_echec
