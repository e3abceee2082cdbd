#pragma once
#include "core/game.h"

namespace benchboss {

// The checked door: for everyone who is not a search. A refusal leaves the state untouched, and
// nothing that comes in can end the process.

template <Game G>
Refusal check(const typename G::Rules& rules, const typename G::State& state, Seat seat,
              const typename G::Action& action) {
  const Turn turn = G::turn(rules, state);
  if (turn.owes == Owes::nothing) return {refusal::kGameOver, {}};
  if (seat >= G::seats(rules)) return {refusal::kNoSuchSeat, {}};
  if (turn.owes == Owes::chance) return {refusal::kChanceFirst, {}};
  if (!turn.asks(seat)) return {refusal::kNotYourTurn, {}};
  return G::explain(rules, state, seat, action);
}

template <Game G, class Sink>
Refusal play(const typename G::Rules& rules, typename G::State& state, Seat seat,
             const typename G::Action& action, Sink& sink) {
  const Refusal refusal = check<G>(rules, state, seat, action);
  if (!refusal.refused()) G::act(rules, state, seat, action, sink);
  return refusal;
}

template <Game G>
Refusal check_roll(const typename G::Rules& rules, const typename G::State& state,
                   const typename G::Outcome& outcome) {
  const Turn turn = G::turn(rules, state);
  if (turn.owes == Owes::nothing) return {refusal::kGameOver, {}};
  if (turn.owes != Owes::chance) return {refusal::kNoChanceNow, {}};
  OddsOf<G> odds;
  G::outcomes(rules, state, odds);
  if (odds.ways(outcome) == 0) return {refusal::kImpossible, {}};
  return {};
}

template <Game G, class Sink>
Refusal play_roll(const typename G::Rules& rules, typename G::State& state,
                  const typename G::Outcome& outcome, Sink& sink) {
  const Refusal refusal = check_roll<G>(rules, state, outcome);
  if (!refusal.refused()) G::roll(rules, state, outcome, sink);
  return refusal;
}

}  // namespace benchboss
