#pragma once
#include "games/pairadice/coaching.h"
#include "games/pairadice/pairadice.h"
#include "games/pairadice/referee.h"

// The bodies of the hot path, in a header so that a search can inline them.

namespace benchboss {

template <class Sink>
void Pairadice::act(const Rules& rules, State& state, Seat seat, Action action, Sink& sink) {
  pairadice::Coaching<Sink>(rules, state, sink).decide(seat, action);
}

template <class Sink>
void Pairadice::roll(const Rules& rules, State& state, Outcome outcome, Sink& sink) {
  using pairadice::Phase;
  using pairadice::Said;
  state.last = {state.phase, outcome.coloured, outcome.white};
  pairadice::Referee<Sink> referee(rules, state, sink);
  if (state.phase == Phase::discipline) {
    referee.say().reveal(Said::die, {30}, outcome.white);
  } else {
    referee.say().reveal(Said::dice, pairadice::rule_of_roll(state.phase), outcome.coloured,
                         outcome.white);
  }
  switch (state.phase) {
    case Phase::action:
      return referee.action(outcome);
    case Phase::shot:
      return referee.shot(outcome);
    case Phase::face_off:
      return referee.face_off(outcome);
    case Phase::call_up:
      return referee.call_up(outcome);
    case Phase::shot_again:
      return referee.shot_again(outcome);
    case Phase::discipline:
      return referee.discipline(outcome);
    case Phase::penalty:
      return referee.penalty(outcome);
    case Phase::major:
      return referee.major(outcome);
    case Phase::assist:
      return referee.assist(outcome);
    case Phase::injury:
      return referee.injury(outcome);
    case Phase::goalie_hurt:
      return referee.goalie_hurt(outcome);
    default:
      return referee.goalie_hurt_now(outcome);
  }
}

}  // namespace benchboss
