#include "games/powerplay/legal.h"

namespace benchboss {

using namespace powerplay;

namespace powerplay {
namespace {

// Where a coach holds a card, or kNoSlot.
Slot slot_of(const State& state, Seat seat, Card card) {
  for (Slot slot = 0; slot < kTeam; ++slot)
    if (card_in(state, seat, slot) == card) return slot;
  return kNoSlot;
}

// Why a move does not belong to this phase at all.
Refusal not_asked(Phase phase) {
  switch (phase) {
    case Phase::turn:
      return {"pp.refused.choose_action", {8}};
    case Phase::give:
      return {"pp.refused.give_first", {11}};
    case Phase::duel:
      return {"pp.refused.duel_first", {15}};
    case Phase::forced:
      return {"pp.refused.answer_first", {35}};
    case Phase::bully:
      return {"pp.refused.bully_first", {31}};
    default:
      return {"pp.refused.judge_first", {33}};
  }
}

bool belongs_to(Move move, Phase phase) {
  switch (move) {
    case Move::exchange:
    case Move::transfer:
    case Move::match:
      return phase == Phase::turn;
    case Move::give:
      return phase == Phase::give;
    case Move::play:
      return phase == Phase::duel || phase == Phase::forced;
    case Move::draw:
      return phase == Phase::bully;
    default:
      return phase == Phase::judge;
  }
}

Refusal explain_exchange(const Rules& rules, Seat seat, Seat other) {
  if (other >= rules.seats) return {"pp.refused.no_such_coach", {10}};
  if (other == seat) return {"pp.refused.not_with_yourself", {10}};
  return {};
}

Refusal explain_match(const Rules& rules, const Board& board, Seat seat, Seat other) {
  if (other >= rules.seats) return {"pp.refused.no_such_coach", {13}};
  if (other == seat) return {"pp.refused.not_against_yourself", {13}};
  if ((may_challenge(rules, board, seat) >> other & 1) == 0)
    return {"pp.refused.challenged_before", {14}};
  return {};
}

Refusal explain_give(const Rules& rules, const State& state, Seat seat, Card card) {
  const Card drawn = card_in(state, state.board.match.pair[1], state.slot);
  if (card == drawn) return {"pp.refused.just_drawn", {11}};
  const Slot slot = slot_of(state, seat, card);
  if (slot == kNoSlot) return {"pp.refused.not_in_hand", {11}};
  if (category_of(card) != category_of(drawn)) return {"pp.refused.same_category", {11}};
  if ((may_give(rules, state) >> slot & 1) == 0) return {"pp.refused.rosalinde", {34}};
  return {};
}

Refusal explain_play(const Rules& rules, const State& state, Seat seat, Card card) {
  const Slot slot = slot_of(state, seat, card);
  if (slot == kNoSlot) return {"pp.refused.not_in_hand", {15}};
  const Side side = side_of(state.board.match, seat);
  if ((in_hand(state, side) >> slot & 1) == 0) return {"pp.refused.already_played", {15}};
  if ((may_play(rules, state, side) >> slot & 1) == 0) return {"pp.refused.highest_only", {35}};
  return {};
}

}  // namespace
}  // namespace powerplay

Refusal Powerplay::explain(const Rules& rules, const State& state, Seat seat, Action action) {
  if (!belongs_to(action.move, state.board.phase)) return not_asked(state.board.phase);
  switch (action.move) {
    case Move::exchange:
      return explain_exchange(rules, seat, action.what);
    case Move::transfer:
      if (slot_of(state, seat, action.what) == kNoSlot) return {"pp.refused.not_in_hand", {12}};
      return {};
    case Move::match:
      return explain_match(rules, state.board, seat, action.what);
    case Move::give:
      return explain_give(rules, state, seat, action.what);
    case Move::play:
      return explain_play(rules, state, seat, action.what);
    default:  // every pile, and every verdict
      return {};
  }
}

}  // namespace benchboss
