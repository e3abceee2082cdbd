#pragma once
#include "games/powerplay/legal.h"
#include "games/powerplay/market.h"
#include "games/powerplay/powerplay.h"
#include "games/powerplay/referee.h"

// The bodies of the hot path, in a header so that a search can inline them.

namespace benchboss {

inline Turn Powerplay::turn(const Rules&, const State& state) {
  using powerplay::Phase;
  const powerplay::Board& board = state.board;
  const powerplay::Match& match = board.match;
  switch (board.phase) {
    case Phase::turn:
    case Phase::give:
      return Turn::of(board.seat);
    case Phase::duel: {
      SeatSet asked;
      for (powerplay::Side side = 0; side < 2; ++side)
        if ((match.sealed >> side & 1) == 0) asked.add(match.pair[side]);
      return Turn::sealed(asked);
    }
    case Phase::forced:
    case Phase::bully:
    case Phase::judge:
      return Turn::of(match.pair[match.asked]);
    case Phase::over:
      return Turn::over();
    default:
      return Turn::chance();
  }
}

inline void Powerplay::actions(const Rules& rules, const State& state, Seat seat,
                               List<Action, kMaxActions>& list) {
  using powerplay::Move;
  using powerplay::Phase;
  list.clear();
  const auto add_cards = [&](Move move, unsigned slots) {
    for (; slots != 0; slots &= slots - 1)
      list.push(
          {move, card_in(state, seat, static_cast<powerplay::Slot>(std::countr_zero(slots)))});
  };
  const auto add_coaches = [&](Move move, unsigned seats) {
    for (; seats != 0; seats &= seats - 1)
      list.push({move, static_cast<std::uint8_t>(std::countr_zero(seats))});
  };
  const auto add_numbers = [&](Move move, std::size_t count) {
    for (std::size_t i = 0; i < count; ++i) list.push({move, static_cast<std::uint8_t>(i)});
  };
  switch (state.board.phase) {
    case Phase::turn:
      add_coaches(Move::match, may_challenge(rules, state.board, seat));
      add_coaches(Move::exchange, ((1u << rules.seats) - 1) & ~(1u << seat));
      return add_cards(Move::transfer, powerplay::kAllSlots);
    case Phase::give:
      return add_cards(Move::give, may_give(rules, state));
    case Phase::duel:
    case Phase::forced:
      return add_cards(Move::play, may_play(rules, state, side_of(state.board.match, seat)));
    case Phase::bully:
      return add_numbers(Move::draw, powerplay::kCategories + 1);
    case Phase::judge:
      return add_numbers(Move::judge, powerplay::kVerdicts);
    default:
      return;
  }
}

template <class Sink>
void Powerplay::act(const Rules& rules, State& state, Seat seat, Action action, Sink& sink) {
  using powerplay::Move;
  powerplay::Referee<Sink> referee(rules, state, sink);
  switch (action.move) {
    case Move::exchange:
      return referee.exchange(seat, action.what);
    case Move::transfer:
      return referee.transfer(seat, action.what);
    case Move::match:
      return referee.challenge(seat, action.what);
    case Move::give:
      return referee.give(action.what);
    case Move::play:
      return state.board.phase == powerplay::Phase::duel ? referee.choose(seat, action.what)
                                                         : referee.answer(seat, action.what);
    case Move::draw:
      return referee.bully(seat, action.what);
    case Move::judge:
      return referee.judge(seat, static_cast<powerplay::Verdict>(action.what));
  }
}

inline std::uint32_t Powerplay::tickets(const Rules&, const State& state) {
  using powerplay::Phase;
  const powerplay::Board& board = state.board;
  if (draws_lot(board.phase)) return static_cast<std::uint32_t>(std::popcount(board.tied));
  if (board.phase == Phase::exchange_draw) return powerplay::kTeam;
  const powerplay::Category pile = pile_of_chance(state);
  return top_is_known(board, pile) ? 1 : board.fresh[index(pile)];
}

inline Powerplay::Outcome Powerplay::outcome_at(const Rules& rules, const State& state,
                                                std::uint32_t ticket) {
  using powerplay::Phase;
  const powerplay::Board& board = state.board;
  if (draws_lot(board.phase))
    return powerplay::lot(static_cast<Seat>(powerplay::nth_bit(board.tied, ticket)));
  if (board.phase == Phase::exchange_draw)
    return {card_in(state, board.match.pair[1], static_cast<powerplay::Slot>(ticket))};
  const powerplay::Category pile = pile_of_chance(state);
  if (top_is_known(board, pile)) return {known_top(rules, state, pile)};
  return {nth_fresh(state, pile, ticket)};
}

template <class Sink>
void Powerplay::roll(const Rules& rules, State& state, Outcome outcome, Sink& sink) {
  using powerplay::Phase;
  powerplay::Referee<Sink> referee(rules, state, sink);
  switch (state.board.phase) {
    case Phase::deal:
      return referee.deal(outcome.what);
    case Phase::exchange_draw:
      return referee.exchange_draw(outcome.what);
    case Phase::transfer_draw:
      return referee.transfer_draw(outcome.what);
    case Phase::bully_draw:
      return referee.bully_draw(outcome.what);
    case Phase::replace:
      return referee.replace(outcome.what);
    case Phase::lot_for_first:
      return referee.first(seat_of(outcome));
    case Phase::coin:
      return referee.coin(seat_of(outcome));
    case Phase::lot_for_second:
      return referee.second(seat_of(outcome));
    default:
      return referee.champion_by_lot(seat_of(outcome));
  }
}

}  // namespace benchboss
