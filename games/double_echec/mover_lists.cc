#include "games/double_echec/choices.h"
#include "games/double_echec/movement.h"

namespace benchboss::double_echec {

namespace {

// DE-46: the steps of a carrier who must first leave the zone he recovered the puck in; none if
// that is not so, or if he cannot.
Directions ways_out_of_zone(const State& state, const Ice& ice, Directions steps) {
  const Points& points = state.points;
  const bool must = (points.flags & kMustLeave) != 0 && state.puck.team == points.team;
  if (!must || state.play.taken_in == 0) return 0;
  return ice.steps_out(points.team, state.puck.man, steps, points.left, state.play.taken_in);
}

}  // namespace

Directions steps_now(const State& state, const Ice& ice, const Crowd& crowd, Man man) {
  const Points& points = state.points;
  if (has(kGoalies, man)) return ice.goalie_steps(points.team);
  const Directions steps = ice.steps(points.team, man, points.left, crowd);
  if (man != state.puck.man) return steps;
  const Directions out = ways_out_of_zone(state, ice, steps);
  return out != 0 ? out : steps;
}

namespace {

Men who_has_points(const State& state) {
  const Points& points = state.points;
  const Side& side = state.sides[points.team];
  if (points.passing != kNobody) return men_of(points.passing);
  Men men = side.active();
  if (side.goalie != kNobody) men |= men_of(side.goalie);
  const bool holds = state.puck.team == points.team && has(kGoalies, state.puck.man);
  return holds ? men & ~men_of(state.puck.man) : men;
}

}  // namespace

Men movers(const Rules&, const State& state, const Ice& ice) {
  const Points& points = state.points;
  if ((points.flags & kMustLeave) != 0 && points.passing == kNobody &&
      ways_out_of_zone(state, ice, ice.steps(points.team, state.puck.man, points.left)) != 0)
    return men_of(state.puck.man);
  return who_has_points(state);
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
  const Team team = state.points.team;
  for (Men rest = who_has_points(state); rest != 0; rest &= rest - 1) {
    const Man man = first(rest);
    const Directions steps = has(kGoalies, man) ? ice.goalie_steps(team)
                                                : ice.steps(team, man, state.points.left, crowd);
    if (steps != 0) return true;
  }
  return false;
}

}  // namespace benchboss::double_echec
