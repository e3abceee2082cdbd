#pragma once
#include "games/xtra_innings/windows.h"

namespace benchboss::xtra_innings {

using Choices = List<Action, XtraInnings::kMaxActions>;

inline void list_drops(Role role, Hand hand, Choices& list) {
  for (std::uint64_t walk = hand.walk(); walk != 0;) list.push({drop(Hand::next(role, walk))});
}

// A card as the move or moves that play it: some name a runner.
inline void list_card(const Board& board, Card card, Choices& list) {
  if (card == Card::stolen_base) {
    if (may_steal_from(board, 1)) list.push({play(card)});
    if (may_steal_from(board, 2)) list.push({kStealThird});
  } else if (card == Card::block_and_pickoff && (runner_on(board, 1) || runner_on(board, 2))) {
    if (runner_on(board, 1)) list.push({kBlockAtFirst});
    if (runner_on(board, 2)) list.push({kBlockAtSecond});
  } else {
    list.push({play(card)});
  }
}

// The cards of the hand that the window takes.
inline void list_cards(const Board& board, Role role, Hand hand, CardSet set, Choices& list) {
  for (std::uint64_t walk = hand.walk(); walk != 0;) {
    const Card card = Hand::next(role, walk);
    if (has(set, card)) list_card(board, card, list);
  }
}

inline void list_pitches(Role role, Hand hand, Choices& list) {
  for (int pitch = 0; pitch < kPitches; ++pitch)
    list.push({throw_pitch(static_cast<Pitch>(pitch))});
  if (role == Role::offence) return;
  for (const Card card : {Card::intentional_walk, Card::pitching_change})
    if (hand.has(card)) list.push({play(card)});
}

// XI-30: one of the hit cards, or an optional card in place of a Single; without a hit card an
// optional one, or a card to discard (XI-31).
inline void list_hits(const Rules& rules, const Board& board, Hand hand, Choices& list) {
  CardSet set = window(rules, board, Phase::hit);
  const bool can_hit = hand.holds_any(kHitCards);
  if (can_hit && !hand.has(Card::single)) set &= kHitCards;
  list_cards(board, Role::offence, hand, set, list);
  if (!can_hit) list_drops(Role::offence, hand, list);
}

}  // namespace benchboss::xtra_innings
