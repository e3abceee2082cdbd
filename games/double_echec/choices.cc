#include "games/double_echec/choices.h"

#include "games/double_echec/ice.h"

#include <algorithm>
#include <cstdlib>

namespace benchboss::double_echec {

int slot_of(const Side& side, Man man) {
  int slot = 0;
  while (slot < kSlots && side.slot[static_cast<std::size_t>(slot)] != man) ++slot;
  return slot;
}

int empty_slot_of(const Side& side) {
  constexpr std::array<int, 5> kOrder = {0, 3, 4, 1, 2};  // a centre first, then the defence
  for (const int slot : kOrder)
    if (side.slot[static_cast<std::size_t>(slot)] == kNobody) return slot;
  const int sixth = static_cast<int>(Slot::sixth);
  return side.pulled() && side.slot[static_cast<std::size_t>(sixth)] == kNobody ? sixth : kSlots;
}

bool permutations_allowed(const Rules& rules, const State& state) {
  return rules.on(Switch::permutations) && (state.sides[0].boxed > 0 || state.sides[1].boxed > 0);
}

Men substitutes(const Rules& rules, const State& state, Team team, int slot, Man replaced) {
  return substitutes(rules, state, team, slot, replaced, on_bench(state, team),
                     due_on_ice(state.sides[team]));
}

Men substitutes(const Rules& rules, const State& state, Team team, int slot, Man replaced,
                Men bench, Men due) {
  Men men = bench;
  if (one_superstar(rules)) {
    const Men stars = rules.superstars[team];
    const Men others = replaced == kNobody ? due : due & ~men_of(replaced);
    if ((others & stars) != 0 && (men & ~stars) != 0) men &= ~stars;
  }
  if (permutations_allowed(rules, state)) return men;
  const Men alike = men & kind_of_slot(slot);
  return alike != 0 ? alike : men;  // DE-14
}

namespace {

bool more_than_three(Men men) {
  for (int i = 0; i < 3; ++i) men &= men - 1;
  return men != 0;
}

}  // namespace

Men callable(const Rules& rules, const State& state, Team team) {
  if (state.calls >= rules.numbers.most_calls || state.breakaway.on()) return 0;
  const Side& side = state.sides[team];
  Men men = side.active();
  if (state.puck.team == team && state.puck.man != kNobody) men &= ~men_of(state.puck.man);
  // In the classic rulebook a man under way has not been replaced yet: three must stay.
  if (!rules.on(Switch::bench_minors) && !more_than_three(side.active())) return 0;
  if (on_bench(state, team) == 0) return 0;
  return men;
}

bool may_pull(const State& state, Team team) {
  const Side& side = state.sides[team];
  return !side.pulled() && state.puck.team == team && !has(kGoalies, state.puck.man) &&
         on_bench(state, team) != 0;
}

Men sendable(const State& state, Team team) {
  const Side& side = state.sides[team];
  Men men = in_slots(side) & side.on_ice;
  // With a man under way his substitute leaves the ice (DE-122), so that one is not the carrier.
  for (std::size_t slot = 0; slot < kSlots; ++slot)
    if (const Man under_way = side.relieved[slot]; under_way != kNobody)
      if (state.puck.team != team || state.puck.man != side.slot[slot]) men |= men_of(under_way);
  if (state.puck.team == team && state.puck.man != kNobody) men &= ~men_of(state.puck.man);
  return men;
}

Men receivers(const State& state) {
  return state.sides[state.puck.team].active() & ~men_of(state.puck.man);
}

Men designable(const Rules& rules, const State& state, Team team) {
  const Side& side = state.sides[team];
  if (only_for_goalie(rules, state, team)) return men_of(side.goalie);
  Men men = side.active();
  if (side.goalie != kNobody && rules.rink->in_zone(team, state.puck.at))
    men |= men_of(side.goalie);
  return men;
}

Men nearest_to(const Rules& rules, const State& state, Team team, Square square) {
  const Side& side = state.sides[team];
  int nearest = INT32_MAX;
  Men men = 0;
  for (Men rest = side.active(); rest != 0; rest &= rest - 1) {
    const int far = rules.rink->distance(square, side.at[first(rest)]);
    if (far > nearest) continue;
    if (far < nearest) men = 0;
    nearest = far;
    men |= rest & -rest;
  }
  return men;
}

Men goalie_receivers(const Rules& rules, const State& state, bool nearest) {
  const Team team = state.puck.team;
  const Side& side = state.sides[team];
  if (nearest) return nearest_to(rules, state, team, state.puck.at);
  const Man centre = side.slot[static_cast<std::size_t>(Slot::centre)];
  if (centre != kNobody && has(side.active(), centre)) return men_of(centre);
  const Men forwards = side.active() & kForwards;
  return forwards != 0 ? forwards : side.active();
}

bool may_lose_a_man(const Rules& rules, const State& state, Team team) {
  return size(kSkaters & ~state.sides[team].out) > rules.numbers.fewest_skaters;
}

Men shooters(const Rules& rules, const State& state) {
  const Breakaway& shot = state.breakaway;
  const Side& side = state.sides[shot.team];
  if (shot.shoot_out) {
    const Men fit = kSkaters & ~side.out;
    return (fit & ~side.shot) != 0 ? fit & ~side.shot : fit;
  }
  if (!may_lose_a_man(rules, state, shot.team)) return men_of(shot.man);
  return men_of(shot.man) | side.active();
}

bool four_on_four(const Rules& rules, const State& state) {
  return state.period > rules.numbers.periods && !rules.playoffs && rules.on(Switch::four_on_four);
}

int face_off_number(const Rules& rules, const State& state, Team team) {
  const Side& own = state.sides[team];
  const Side& theirs = state.sides[other(team)];
  const int sixth = own.pulled() ? 1 : 0;
  if (!four_on_four(rules, state)) return std::max(3, 5 - own.running()) + sixth;
  const int short_own = std::max(0, own.running() - 1);  // men missing to three (DE-18)
  const int short_theirs = std::max(0, theirs.running() - 1);
  return std::max(3, 4 - own.running()) + std::max(0, short_theirs - short_own) + sixth;
}

namespace {

int rings_apart(Square a, Square b) {
  return std::max(std::abs(row_of(a) - row_of(b)), std::abs(column_of(a) - column_of(b)));
}

// Steps from here onto squares that far from the centre.
Directions towards_ring(Directions steps, Square from, Square centre, int ring) {
  Directions kept = 0;
  for (unsigned rest = steps; rest != 0; rest &= rest - 1) {
    const int direction = std::countr_zero(rest);
    if (rings_apart(beside(from, direction), centre) == ring) kept |= bit(direction);
  }
  return kept;
}

}  // namespace

Directions ways_out(const Rules& rules, const State& state, Team team, Man man, Square centre,
                    int stage) {
  const Ice ice(rules, state);
  const Square from = state.sides[team].at[man];
  if (stage == 1) return towards_ring(ice.steps(team, man, 1), from, centre, 2);
  Directions ways = 0;
  State ahead = state;
  for (unsigned rest = towards_ring(ice.steps(team, man, 2), from, centre, 1); rest != 0;
       rest &= rest - 1) {
    const int direction = std::countr_zero(rest);
    ahead.sides[team].at[man] = beside(from, direction);
    if (ways_out(rules, ahead, team, man, centre, 1) != 0) ways |= bit(direction);
  }
  return ways;
}

unsigned free_doors(const Rules& rules, const State& state, Team team, bool box) {
  const Rink& rink = *rules.rink;
  const std::size_t doors = box ? rink.box_doors[team].size() : rink.bench_doors[team].size();
  const auto& door_at = box ? rink.box_door_at[team] : rink.bench_door_at[team];
  unsigned taken = 0;
  for (Team each = 0; each < 2; ++each)
    for (Men rest = taking_part(state, each); rest != 0; rest &= rest - 1)
      taken |= door_at[state.sides[each].at[first(rest)]];
  if (state.puck.loose()) taken |= door_at[state.puck.at];
  return ((1u << doors) - 1) & ~taken;
}

unsigned reachable_nets(const Rules& rules, const State& state) {
  const int end = other(state.shot.team);
  const auto within = [&](int points) {
    unsigned nets = 0;
    for (int net = 0; net < 3; ++net)
      if (rules.rink->to_net(state.shot.from, end, net) <= points) nets |= 1u << net;
    return nets;
  };
  const unsigned nets = within(state.dice.total);
  if (!state.breakaway.on() || (state.shot.precise && nets != 0)) return nets;
  // On a penalty shot the rectangle is enough; a precise one that gets no further is a post.
  return within(state.dice.total + 1);
}

std::uint8_t stopping_faces(int number, int count) {
  std::uint8_t faces = 0;
  const int mate = number % 2 == 0 ? number - 1 : number + 1;
  if (count >= 1) faces |= static_cast<std::uint8_t>(1 << number);
  if (count >= 2) faces |= static_cast<std::uint8_t>(1 << mate);
  for (int apart = 1, taken = 2; apart < 6 && taken < count; ++apart)
    for (const int each : {number - apart, number + apart})
      if (each >= 1 && each <= 6 && each != mate && taken < count) {
        faces |= static_cast<std::uint8_t>(1 << each);
        ++taken;
      }
  return faces;
}

}  // namespace benchboss::double_echec
