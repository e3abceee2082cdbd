#pragma once
#include "games/double_echec/double_echec.h"

// Who may be named for what: asked by the referee, who skips a question without an answer, and by
// the lists of actions.

namespace benchboss::double_echec {

inline Men named_in(const std::array<Man, kSlots>& slots) {
  Men men = 0;
  for (const Man man : slots) men |= 1u << (man & 31u);  // nobody is a bit beyond the last man
  return men & kEverybody;
}
inline Men in_slots(const Side& side) { return named_in(side.slot); }
// And the substitutes who wait for a man under way.
inline Men due_on_ice(const Side& side) {
  return side.leaving == 0 ? in_slots(side) : in_slots(side) | named_in(side.waiting);
}
// Healthy skaters on the bench who are in no slot.
inline Men on_bench(const State& state, Team team) {
  const Side& side = state.sides[team];
  return kSkaters & ~side.out & ~side.on_ice & ~side.in_box & ~due_on_ice(side);
}
int slot_of(const Side& side, Man man);  // kSlots if he is in none
int empty_slot_of(const Side& side);     // the first to be filled, kSlots if none is empty
constexpr Men kind_of_slot(int slot) {
  return slot < 3 ? kForwards : slot < 5 ? kDefenders : kSkaters;
}

// DE-153: whether a team has one superstar on the ice and no more.
inline bool one_superstar(const Rules& rules) {
  return !rules.on(Switch::many_superstars) && !rules.playoffs;
}
// DE-124: whether men may play in slots not of their kind.
bool permutations_allowed(const Rules& rules, const State& state);
// Who may come on in this slot for this man, or for nobody (DE-14, DE-124, DE-10).
Men substitutes(const Rules& rules, const State& state, Team team, int slot, Man replaced);
Men substitutes(const Rules& rules, const State& state, Team team, int slot, Man replaced,
                Men bench, Men due);

// DE-120, DE-127: who may be called to the bench now.
Men callable(const Rules& rules, const State& state, Team team);
bool may_pull(const State& state, Team team);
// DE-29: who may be sent off where his coach chooses.
Men sendable(const State& state, Team team);
// DE-40: teammates of the carrier who take part.
Men receivers(const State& state);
// DE-37, DE-84.
Men designable(const Rules& rules, const State& state, Team team);
// DE-91: the attackers nearest the goalie who has the puck.
Men nearest_to(const Rules& rules, const State& state, Team team, Square square);
// DE-92, DE-96: to whom the goalie may pass.
Men goalie_receivers(const Rules& rules, const State& state, bool nearest);
// DE-18: who may still shoot in the shoot-out; DE-71: who may shoot instead of the fouled man.
Men shooters(const Rules& rules, const State& state);
bool may_lose_a_man(const Rules& rules, const State& state, Team team);

// DE-113: the number of skaters at a face-off, a pulled goalie's replacement included.
int face_off_number(const Rules& rules, const State& state, Team team);
bool four_on_four(const Rules& rules, const State& state);

// DE-61: the steps of a thief out of the zone around the square he robbed: first, second.
Directions ways_out(const Rules& rules, const State& state, Team team, Man man, Square centre,
                    int stage);

// DE-123: doors nobody stands in, a bit each in the order of the rink's.
unsigned free_doors(const Rules& rules, const State& state, Team team, bool box);

// DE-66, DE-76: which squares of the net the shot's dice reach, a bit each.
unsigned reachable_nets(const Rules& rules, const State& state);

// The numbers of the net that stop a shot at this one: itself, then those nearest it (DE-68).
std::uint8_t stopping_faces(int number, int count);

}  // namespace benchboss::double_echec
