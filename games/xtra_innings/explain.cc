#include "games/xtra_innings/rule_ids.h"
#include "games/xtra_innings/rules.h"

namespace benchboss {

using namespace xtra_innings;

namespace xtra_innings {
namespace {

// Why a card of the own hand may not be played now. Each function knows one kind of card.

Refusal explain_hit(const Board& board, Card card) {
  if (board.phase == Phase::drawn) return {"xi.refused.only_the_drawn_card", {31}};
  if (board.phase != Phase::hit) return {"xi.refused.only_on_a_hit", rule_of_card(card)};
  const bool wanted = card == Card::squeeze ? runner_on(board, 3) : anyone_on(board);
  if (!wanted) return {"xi.refused.no_runner", rule_of_card(card)};
  return {"xi.refused.must_hit", {30}};  // he holds a hit card, and it is not a Single
}

Refusal explain_after_ball(const Board& board, Card card) {
  if (board.series.call != Call::ball) return {"xi.refused.only_after_a_ball", rule_of_card(card)};
  return {"xi.refused.no_runner", rule_of_card(card)};
}

Refusal explain_sacrifice(const Board& board) {
  if (board.series.call != Call::strike) return {"xi.refused.only_after_a_strike", {44}};
  if (is_third_strike(board)) return {"xi.refused.never_after_the_third", {44}};
  if (board.outs == 2) return {"xi.refused.two_outs", {44}};
  return {"xi.refused.no_runner", {44}};
}

Refusal explain_opening(const Board& board, Card card) {
  if (board.phase != Phase::open_offence) return {"xi.refused.next_pitch_first", {24}};
  switch (card) {
    case Card::hit_by_pitch:
    case Card::wild_pitch:
      return explain_after_ball(board, card);
    case Card::checked_swing:
      return {"xi.refused.only_after_a_strike", {42}};
    case Card::foul_ball:
      return {"xi.refused.only_on_the_third_strike", {43}};
    case Card::sacrifice_bunt:
    case Card::sacrifice_fly:
      return explain_sacrifice(board);
    case Card::stolen_base:
      return {"xi.refused.no_free_base", {45}};
    case Card::double_steal:
      return {"xi.refused.no_free_base", {46}};
    default:
      return {"xi.refused.no_runner", rule_of_card(card)};
  }
}

Refusal explain_offence(const Board& board, Card card) {
  if (has(kHitCards | kOptionalHits, card)) return explain_hit(board, card);
  if (has(kErrors, card)) return {"xi.refused.nothing_to_undo", {39}};
  if (card == Card::stretch) return {"xi.refused.nothing_to_stretch", {38}};
  return explain_opening(board, card);
}

Refusal explain_defence(const Rules& rules, const Board& board, Card card) {
  if (has(kBeforePitch, card)) return {"xi.refused.only_before_a_pitch", {23}};
  const bool opens = board.phase == Phase::open_defence;
  if (card == Card::pickoff_first || card == Card::pickoff_second) {
    if (!opens) return {"xi.refused.next_pitch_first", {24}};
    return {"xi.refused.no_runner", {48}};
  }
  if (card == Card::called_strike && opens && board.series.call == Call::ball)
    return {"xi.refused.called_strike_is_off", {42, 'a'}};
  if (board.phase == Phase::counter && board.series.offence == index(Card::single) &&
      (card == Card::fielders_choice || card == Card::double_play) && !rules.level.grounders_adapt)
    return {"xi.refused.no_runner_to_put_out", {33, 'a'}};
  return {"xi.refused.counters_nothing", rule_of_card(card)};
}

Refusal explain_card(const Rules& rules, const Board& board, Role role, Hand hand, Card card) {
  if (role_of(card) != role)
    return {"xi.refused.other_side", {static_cast<std::uint8_t>(role == Role::offence ? 9 : 8)}};
  if (!hand.has(card)) return {"xi.refused.not_in_hand", {15}};
  return role == Role::offence ? explain_offence(board, card) : explain_defence(rules, board, card);
}

bool takes_discards(const Board& board, Hand hand) {
  switch (board.phase) {
    case Phase::change:
    case Phase::exchange_offence:
    case Phase::exchange_defence:
      return true;
    case Phase::hit:
      return !hand.holds_any(kHitCards);
    default:
      return false;
  }
}

Refusal explain_discard(const Board& board, Hand hand) {
  if (takes_discards(board, hand)) return {"xi.refused.not_in_hand", {15}};
  if (board.phase == Phase::hit) return {"xi.refused.must_hit", {30}};
  return {"xi.refused.no_discard_now", {15}};
}

Refusal explain_pass(const Board& board, Hand hand) {
  if (board.phase != Phase::hit) return {"xi.refused.discard_or_keep", {50}};
  if (hand.holds_any(kHitCards)) return {"xi.refused.must_hit", {30}};
  return {"xi.refused.must_discard", {31}};
}

Refusal explain_refresh(const State& state, Role role, Hand hand, Move move) {
  if (!is_drop(move)) return {"xi.refused.discard_or_keep", {15}};
  if (state.sealed.kept[at(role)] != 0) return {"xi.refused.rest_is_kept", {15}};
  if (role_of(card_of(move)) == role && hand.has(card_of(move))) return {};
  return {"xi.refused.not_in_hand", {15}};
}

Refusal explain_pitch(Role role, Move move) {
  if (role == Role::defence && is_card(move) && has(kBeforePitch, card_of(move)))
    return {"xi.refused.not_in_hand", {15}};
  return {"xi.refused.pitch_first", {25}};
}

}  // namespace
}  // namespace xtra_innings

Refusal XtraInnings::explain(const Rules& rules, const State& state, Seat seat, Action action) {
  ActionList<XtraInnings> list;
  actions(rules, state, seat, list);
  if (list.contains(action)) return {};
  const Board& board = state.board;
  const Role role = role_of_seat(board, seat);
  const Hand hand = state.hands[seat & 1][at(role)];
  const Move move = action.move;
  if (board.phase == Phase::refresh) return explain_refresh(state, role, hand, move);
  if (board.phase == Phase::pitch) return explain_pitch(role, move);
  if (is_pitch(move)) return {"xi.refused.pitch_is_thrown", {25}};
  if (is_drop(move)) return explain_discard(board, hand);
  if (move == kPass) return explain_pass(board, hand);
  if (is_card(move)) return explain_card(rules, board, role, hand, card_of(move));
  return {"xi.refused.nothing_to_keep", {15}};
}

}  // namespace benchboss
