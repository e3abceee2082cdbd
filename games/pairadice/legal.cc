#include "games/pairadice/legal.h"

#include "games/pairadice/lineup.h"

namespace benchboss {

using namespace pairadice;

namespace pairadice {

std::uint32_t sixth_men(const State& state, const Team& team, Side side) {
  const Bench& bench = state.benches[side];
  std::uint32_t men = bench.dressed & ~bench.out;
  for (const OnIce& standing : bench.ice)
    if (standing.man != kNobody) men &= ~bit_of(standing.man);
  if (state.phase == Phase::change)
    men &= ~coming_men(bench, bench.next_unit, bench.staying, advantage_of(state, side) > 0).set;
  return men & ~goalies(team, bench);
}

namespace {

using Actions = List<Action, Pairadice::kMaxActions>;

void push_men(Actions& list, const Team& team, Move move, std::uint32_t men) {
  for (; men != 0; men &= men - 1) list.push({move, team.cards[first_of(men)].number});
}

void list_change(const Rules& rules, const State& state, Side side, Actions& list) {
  const Bench& bench = state.benches[side];
  const Team& team = rules.teams[side];
  list.push({Move::go, 0});
  if (!bench.time_out_taken)
    for (std::uint8_t unit = 1; unit <= kUnits; ++unit) list.push({Move::time_out, unit});
  for (Spot spot = 0; spot < kSpots; ++spot)
    if (may_stay(team, bench, spot)) list.push({Move::stay, spot});
  if ((bench.asked & kGoalieMoved) != 0) return;
  if (bench.net == Net::guarded) {
    push_men(list, team, Move::pull, sixth_men(state, team, side));
  } else if (bench.net == Net::pulled && !sixth_has_puck(state, side)) {
    list.push({Move::goalie_in, 0});
    push_men(list, team, Move::sixth, sixth_men(state, team, side));
  }
}

// Why nothing of this kind can be done in this phase: the rule that says when it can.
Refusal wrong_moment(Move move) {
  switch (move) {
    case Move::scratch:
      return {"pd.refused.not_dressing", {7}};
    case Move::place:
    case Move::start:
      return {"pd.refused.not_laying_out", {8}};
    case Move::pp_left:
    case Move::pp_right:
    case Move::no_forward:
      return {"pd.refused.not_naming_point_man", {59}};
    case Move::extra:
    case Move::play_on:
      return {"pd.refused.no_delayed_penalty", {58}};
    case Move::replace:
      return {"pd.refused.nobody_to_replace", {53}};
    case Move::assistant:
      return {"pd.refused.no_assistant_now", {64}};
    default:
      return {"pd.refused.no_change_now", {29, 'a'}};
  }
}

bool has(std::uint32_t men, Man man) { return man != kNobody && (men >> man & 1) != 0; }

Refusal explain_goalie(const Rules& rules, const State& state, Side side, Move move, Man man) {
  const Bench& bench = state.benches[side];
  if ((bench.asked & kGoalieMoved) != 0) return {"pd.refused.goalie_moved_once", {57}};
  if (move == Move::pull && bench.net != Net::guarded) return {"pd.refused.already_out", {57}};
  if (move != Move::pull) {
    if (bench.net != Net::pulled) return {"pd.refused.goalie_is_in", {57}};
    if (sixth_has_puck(state, side)) return {"pd.refused.sixth_has_puck", {58}};
  }
  if (move == Move::goalie_in) return {};
  if (!has(sixth_men(state, rules.teams[side], side), man))
    return {"pd.refused.not_a_sixth_man", {58}};
  return {};
}

Refusal explain_stay(const Team& team, const Bench& bench, std::uint8_t spot) {
  if (spot < kSpots && may_stay(team, bench, spot)) return {};
  const Man man = spot < kSpots ? bench.ice[spot].man : kNobody;
  if (man == kNobody) return {"pd.refused.nobody_stays", {28}};
  if (team.cards[man].shifts == 0) return {"pd.refused.no_caret", {5}};
  return {"pd.refused.no_more_shifts", {28, 'a'}};
}

Refusal explain_change(const Rules& rules, const State& state, Side side, Action action, Man man) {
  const Bench& bench = state.benches[side];
  switch (action.move) {
    case Move::go:
      return {};
    case Move::time_out:
      if (bench.time_out_taken) return {"pd.refused.time_out_taken", {29}};
      if (action.about < 1 || action.about > kUnits) return {"pd.refused.no_such_line", {29}};
      return {};
    case Move::stay:
      return explain_stay(rules.teams[side], bench, action.about);
    case Move::pull:
    case Move::goalie_in:
    case Move::sixth:
      return explain_goalie(rules, state, side, action.move, man);
    default:
      return wrong_moment(action.move);
  }
}

Refusal only(std::uint32_t men, Man man, std::string_view reason, RuleId rule) {
  return has(men, man) ? Refusal{} : Refusal{reason, rule};
}

}  // namespace
}  // namespace pairadice

void Pairadice::actions(const Rules& rules, const State& state, Seat seat, Actions& list) {
  list.clear();
  const Team& team = rules.teams[seat];
  const Bench& bench = state.benches[seat];
  switch (state.phase) {
    case Phase::dress:
      list.push({Move::assistant, 0});
      return push_men(list, team, Move::scratch, scratchable(team, bench));
    case Phase::lines:
      list.push({Move::assistant, 0});
      return push_men(list, team, Move::place, placeable(team, bench, state.slot));
    case Phase::starter:
      list.push({Move::assistant, 0});
      return push_men(list, team, Move::start, goalies(team, bench));
    case Phase::power_play_man:
      list.push({Move::assistant, 0});
      list.push({Move::no_forward, 0});
      for (const Move move : {Move::pp_left, Move::pp_right})
        push_men(list, team, move, point_men(team, bench));
      return;
    case Phase::extra:
      list.push({Move::play_on, 0});
      return push_men(list, team, Move::extra, sixth_men(state, team, seat));
    case Phase::replace:
      return push_men(list, team, Move::replace, replacements(team, bench, state.slot));
    default:
      return list_change(rules, state, seat, list);
  }
}

Refusal Pairadice::explain(const Rules& rules, const State& state, Seat seat, Action action) {
  const Team& team = rules.teams[seat];
  const Bench& bench = state.benches[seat];
  const Man man = action.about <= kMaxNumber ? team.by_number[action.about] : kNobody;
  const Move move = action.move;
  switch (state.phase) {
    case Phase::dress:
      if (move == Move::assistant) return {};
      if (move != Move::scratch) return wrong_moment(move);
      return only(scratchable(team, bench), man, "pd.refused.cannot_scratch", {7});
    case Phase::lines:
      if (move == Move::assistant) return {};
      if (move != Move::place) return wrong_moment(move);
      return only(placeable(team, bench, state.slot), man, "pd.refused.cannot_place", {56});
    case Phase::starter:
      if (move == Move::assistant) return {};
      if (move != Move::start) return wrong_moment(move);
      return only(goalies(team, bench), man, "pd.refused.not_a_goalie", {7});
    case Phase::power_play_man:
      if (move == Move::assistant || move == Move::no_forward) return {};
      if (move != Move::pp_left && move != Move::pp_right) return wrong_moment(move);
      return only(point_men(team, bench), man, "pd.refused.not_a_forward", {59});
    case Phase::extra:
      if (move == Move::play_on) return {};
      if (move != Move::extra) return wrong_moment(move);
      return only(sixth_men(state, team, seat), man, "pd.refused.not_a_sixth_man", {58});
    case Phase::replace:
      if (move != Move::replace) return wrong_moment(move);
      return only(replacements(team, bench, state.slot), man, "pd.refused.cannot_replace", {53});
    default:
      return explain_change(rules, state, seat, action, man);
  }
}

}  // namespace benchboss
