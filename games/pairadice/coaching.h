#pragma once
#include "games/pairadice/legal.h"
#include "games/pairadice/lineup.h"
#include "games/pairadice/referee.h"

namespace benchboss::pairadice {

constexpr RuleId rule_of_roll(Phase phase) {
  switch (phase) {
    case Phase::call_up:
      return {48};
    case Phase::face_off:
      return {11};
    case Phase::shot:
      return {20};
    case Phase::shot_again:
      return {21};
    case Phase::penalty:
      return {31};
    case Phase::major:
      return {32};
    case Phase::assist:
      return {41};
    case Phase::injury:
      return {50};
    case Phase::goalie_hurt:
    case Phase::goalie_hurt_now:
      return {52};
    default:
      return {15};
  }
}

// What the coaches decide.
template <class Sink>
class Coaching {
 public:
  Coaching(const Rules& rules, State& state, Sink& sink)
      : rules_(rules), state_(state), referee_(rules, state, sink) {}

  void decide(Side side, Action action) {
    const Man man =
        action.about <= kMaxNumber ? rules_.teams[side].by_number[action.about] : kNobody;
    switch (action.move) {
      case Move::go:
        return done_with_change(side);
      case Move::assistant:
        return assistant(side);
      case Move::scratch:
        scratch(side, man);
        return next_to_dress();
      case Move::place:
        place(side, man);
        return next_place(side);
      case Move::start:
        start(side, man);
        state_.phase = Phase::power_play_man;
        return;
      case Move::pp_left:
      case Move::pp_right:
        name_point_man(side, man, action.move == Move::pp_left ? kLeftDefence : kRightDefence);
        return laid_out(side);
      case Move::no_forward:
        return laid_out(side);
      case Move::time_out:
        return time_out(side, static_cast<std::uint8_t>(action.about - 1));
      case Move::stay:
        return stay(side, action.about);
      case Move::pull:
        bench(side).asked |= kGoalieMoved;
        referee_.say().tell_man(Said::goalie_pulled, {57}, side, bench(side).goalie);
        return referee_.ice().sixth_on(side, man, Net::pulled, {58});
      case Move::goalie_in:
        bench(side).asked |= kGoalieMoved;
        return referee_.ice().sixth_off(side, {57});
      case Move::sixth:
        bench(side).asked |= kGoalieMoved;
        return referee_.ice().sixth_on(side, man, Net::pulled, {58});
      case Move::extra:
        referee_.ice().sixth_on(side, man, Net::delayed, {58});
        [[fallthrough]];
      case Move::play_on:
        state_.phase = Phase::action;
        return referee_.settle();
      case Move::replace:
        return replace(side, man);
    }
  }

  // The men of a team that has nobody to leave out are dressed.
  void next_to_dress() {
    for (; state_.asks < 2; ++state_.asks)
      if (scratchable(rules_.teams[state_.asks], bench(state_.asks)) != 0) return;
    state_.asks = kVisitor;
    referee_.next_rookie();
  }

 private:
  Bench& bench(Side side) { return state_.benches[side]; }
  const Team& team(Side side) const { return rules_.teams[side]; }

  // PD-64: what is left of this task is done as the assistant coach would.
  void assistant(Side side) {
    if (state_.phase == Phase::dress) {
      while (const std::uint32_t men = scratchable(team(side), bench(side)))
        scratch(side, worst_of(team(side), bench(side), men));
      return next_to_dress();
    }
    if (state_.phase == Phase::lines) {
      for (; state_.slot < kSlots; ++state_.slot)
        place(side,
              best_of(team(side), bench(side), placeable(team(side), bench(side), state_.slot)));
      state_.phase = Phase::starter;
    }
    if (state_.phase == Phase::starter)
      start(side, best_of(team(side), bench(side), goalies(team(side), bench(side))));
    laid_out(side);
  }

  void scratch(Side side, Man man) {
    bench(side).dressed &= ~bit_of(man);
    referee_.say().tell_man(Said::scratched, {7}, side, man);
  }

  void place(Side side, Man man) {
    bench(side).lines[state_.slot] = man;
    referee_.say().tell_man(Said::placed, {8}, side, man, term_of_spot(spot_of(state_.slot)),
                            row_of(state_.slot) + 1);
  }
  // A place for which there is one man only is his.
  void next_place(Side side) {
    while (++state_.slot < kSlots) {
      const std::uint32_t men = placeable(team(side), bench(side), state_.slot);
      if ((men & (men - 1)) != 0) return;
      place(side, first_of(men));
    }
    state_.phase = Phase::starter;
  }

  void start(Side side, Man man) {
    bench(side).goalie = man;
    referee_.say().tell_man(Said::starts, {8}, side, man);
  }

  void name_point_man(Side side, Man man, Spot spot) {
    bench(side).power_play_man = man;
    bench(side).power_play_spot = spot;
    referee_.say().tell_man(Said::point_man, {59}, side, man, term_of_spot(spot));
  }

  // PD-8: the visitor first; then the home coach, who has seen him.
  void laid_out(Side side) {
    state_.slot = 0;
    if (side == kVisitor) {
      state_.asks = kHome;
      state_.phase = Phase::lines;
    } else {
      referee_.start_period();
    }
  }

  void time_out(Side side, std::uint8_t unit) {
    Bench& calls = bench(side);
    calls.time_out_taken = true;
    calls.next_unit = unit;
    calls.staying = 0;  // they stay for the line that comes, and that is another one now
    referee_.say().tell_club(Said::time_out, {29}, side, unit + 1);
  }

  void stay(Side side, Spot spot) {
    bench(side).staying |= static_cast<std::uint8_t>(1u << spot);
    referee_.say().tell_man(Said::stays, {28}, side, bench(side).ice[spot].man);
  }

  void done_with_change(Side side) {
    if (side == kVisitor) {
      state_.asks = kHome;
    } else {
      referee_.change_lines();
    }
  }

  void replace(Side side, Man man) {
    bench(side).lines[state_.slot] = man;
    referee_.say().tell_man(Said::replaced, {53}, side, man, term_of_spot(spot_of(state_.slot)),
                            row_of(state_.slot) + 1);
    referee_.settle();
  }

  const Rules& rules_;
  State& state_;
  Referee<Sink> referee_;
};

}  // namespace benchboss::pairadice
