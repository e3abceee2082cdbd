#pragma once
#include "games/rink_ratz/legal.h"
#include "games/rink_ratz/referee.h"
#include "games/rink_ratz/rink_ratz.h"

// The bodies of the hot path, in a header so that a search can inline them.

namespace benchboss {

inline void RinkRatz::actions(const Rules& rules, const State& state, Seat seat,
                              List<Action, kMaxActions>& list) {
  list.clear();
  using rink_ratz::Hand;
  const Hand hand = state.hands[seat];
  const std::uint64_t cards = hand.different();
  const std::uint64_t numbers = Hand::numbers_in(cards);
  for (std::uint64_t rest = numbers; rest != 0; rest &= rest - 1)
    list.push({static_cast<rink_ratz::Move>(Hand::lowest_in(rest))});
  if (cards != numbers) rink_ratz::list_specials(rules, state.board, hand, list);
  if (rink_ratz::may_pull_goalie(rules, state.board, seat))
    list.push({rink_ratz::Move::pull_goalie});
}

template <class Sink>
void RinkRatz::act(const Rules& rules, State& state, Seat seat, Action action, Sink& sink) {
  rink_ratz::Referee<Sink> referee(rules, state, sink);
  if (action.move == rink_ratz::Move::pull_goalie) {
    referee.pull_goalie(seat);
  } else {
    referee.card(seat, action.move);
  }
}

template <class Sink>
[[gnu::always_inline]] inline void RinkRatz::roll(const Rules& rules, State& state, Outcome outcome,
                                                  Sink& sink) {
  rink_ratz::Referee<Sink> referee(rules, state, sink);
  if (state.board.phase == rink_ratz::Phase::deal) return referee.deal(outcome.card);
  if (state.board.phase == rink_ratz::Phase::face_off) return referee.face_off(outcome.card);
  referee.penalty_shot(outcome.card);
}

}  // namespace benchboss
