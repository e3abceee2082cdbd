#include "coaches/pairadice/habits.h"

namespace benchboss::pairadice {
namespace {

int behind(const State& state, Side side) {
  return state.benches[other(side)].goals - state.benches[side].goals;
}

std::uint8_t number_of(const Team& team, Man man) { return team.cards[man].number; }

// The highest OFFENSE (PD-58).
Man best_attacker(const Team& team, const Bench& bench, std::uint32_t men) {
  Man best = kNobody;
  for (; men != 0; men &= men - 1) {
    const Man man = first_of(men);
    if (best == kNobody || offense_of(team, bench, man) > offense_of(team, bench, best)) best = man;
  }
  return best;
}

// PD-57: from stroke 9 when one goal down, from stroke 8 when two.
bool wants_net_empty(const State& state, Side side) {
  const int goals = behind(state, side);
  if (state.period != kPeriods) return false;
  return (goals == 1 && state.strokes >= 9) || (goals == 2 && state.strokes >= 8);
}

}  // namespace

bool wants_time_out(const State& state, Side side) {
  constexpr int kLastStrokes = kStrokes - 3;
  return state.period == kPeriods && state.strokes >= kLastStrokes &&
         !state.benches[side].time_out_taken && behind(state, side) > 0;
}

Action change_without_time_out(const Rules& rules, const State& state, Side side) {
  const Bench& bench = state.benches[side];
  const Team& team = rules.teams[side];
  if (state.benches[0].strength != state.benches[1].strength)
    for (Spot spot = 0; spot < kSpots; ++spot)
      if (may_stay(team, bench, spot)) return {Move::stay, spot};
  if ((bench.asked & kGoalieMoved) != 0) return {Move::go, 0};
  const bool empty = wants_net_empty(state, side);
  if (empty && bench.net == Net::guarded) {
    const Man man = best_attacker(team, bench, sixth_men(state, team, side));
    if (man != kNobody) return {Move::pull, number_of(team, man)};
  }
  if (!empty && bench.net == Net::pulled && !sixth_has_puck(state, side))
    return {Move::goalie_in, 0};
  return {Move::go, 0};
}

Action habitual_change(const Rules& rules, const State& state, Side side) {
  if (wants_time_out(state, side) && state.benches[side].next_unit != 0) return {Move::time_out, 1};
  return change_without_time_out(rules, state, side);
}

Action habitual_extra(const Rules& rules, const State& state, Side side) {
  const Team& team = rules.teams[side];
  const Man man = best_attacker(team, state.benches[side], sixth_men(state, team, side));
  return man == kNobody ? Action{Move::play_on, 0} : Action{Move::extra, number_of(team, man)};
}

// PD-53: from the lowest line.
Action habitual_replacement(const Rules& rules, const State& state, Side side) {
  const Team& team = rules.teams[side];
  const Bench& bench = state.benches[side];
  const std::uint32_t men = replacements(team, bench, state.slot);
  for (std::size_t slot = kSlots; slot-- > 0;)
    if (bench.lines[slot] != kNobody && (men & bit_of(bench.lines[slot])) != 0)
      return {Move::replace, number_of(team, bench.lines[slot])};
  return {Move::replace, number_of(team, first_of(men))};
}

Action habitual(const Rules& rules, const State& state, Side side) {
  switch (state.phase) {
    case Phase::change:
      return habitual_change(rules, state, side);
    case Phase::extra:
      return habitual_extra(rules, state, side);
    case Phase::replace:
      return habitual_replacement(rules, state, side);
    default:
      return {Move::assistant, 0};
  }
}

}  // namespace benchboss::pairadice
