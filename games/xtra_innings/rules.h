#pragma once
#include "games/xtra_innings/legal.h"
#include "games/xtra_innings/referee.h"
#include "games/xtra_innings/xtra_innings.h"

// The bodies of the hot path, in a header so that a search can inline them.

namespace benchboss {

inline Turn XtraInnings::turn(const Rules& rules, const State& state) {
  return xtra_innings::turn_on(rules, state.board);
}

inline void XtraInnings::actions(const Rules& rules, const State& state, Seat seat,
                                 List<Action, kMaxActions>& list) {
  using namespace xtra_innings;
  const Board& board = state.board;
  const Role role = role_of_seat(board, seat);
  const Hand hand = state.hands[seat & 1][at(role)];
  list.clear();
  switch (board.phase) {
    case Phase::refresh:
      if (state.sealed.kept[at(role)] == 0) list_drops(role, hand, list);
      return list.push({kKeep});
    case Phase::pitch:
      return list_pitches(role, hand, list);
    case Phase::hit:
      return list_hits(rules, board, hand, list);
    case Phase::drawn:
      if (has(window(rules, board, board.phase), static_cast<Card>(state.sealed.drawn)))
        list.push({play(static_cast<Card>(state.sealed.drawn))});
      return list.push({kPass});
    case Phase::change:
      list_drops(role, hand, list);
      return list.push({kPass});
    case Phase::exchange_offence:
    case Phase::exchange_defence:
      list_drops(role, hand, list);
      return list.push({kKeep});
    default:
      list_cards(board, role, hand, window(rules, board, board.phase), list);
      return list.push({kPass});
  }
}

template <class Sink>
void XtraInnings::act(const Rules& rules, State& state, Seat seat, Action action, Sink& sink) {
  using namespace xtra_innings;
  Referee<Sink> referee(rules, state, sink);
  const Role role = role_of_seat(state.board, seat);
  if (state.board.phase == Phase::pitch) return referee.pitch(role, action.move);
  if (state.board.phase == Phase::refresh) return referee.refresh(role, action.move);
  if (action.move == kPass) return referee.pass();
  if (action.move == kKeep) return referee.end_exchange(role);
  if (is_drop(action.move)) return referee.discard(role, card_of(action.move));
  referee.card(role, action.move);
}

template <class Sink>
void XtraInnings::roll(const Rules& rules, State& state, Outcome outcome, Sink& sink) {
  using namespace xtra_innings;
  Referee<Sink> referee(rules, state, sink);
  if (state.board.phase == Phase::cut) return referee.cut(outcome.card);
  referee.draw(outcome.card);
}

}  // namespace benchboss
