#pragma once
#include "games/xtra_innings/state.h"

namespace benchboss::xtra_innings {

constexpr Move throw_pitch(Pitch pitch) { return static_cast<Move>(pitch); }
constexpr Move play(Card card) { return static_cast<Move>(kFirstCardMove + index(card)); }
constexpr Move drop(Card card) { return static_cast<Move>(kFirstDropMove + index(card)); }

constexpr int code(Move move) { return static_cast<int>(move); }
constexpr bool is_pitch(Move move) { return code(move) < kPitches; }
constexpr bool is_drop(Move move) {
  return code(move) >= kFirstDropMove && code(move) < kFirstDropMove + kCards;
}
// A card is played; which runner it is about may be part of the move.
constexpr bool is_card(Move move) {
  return (code(move) >= kFirstCardMove && code(move) < kFirstDropMove) ||
         (move >= kStealThird && move <= kBlockAtSecond);
}
constexpr Pitch pitch_of(Move move) { return static_cast<Pitch>(move); }

// The card that leaves the hand.
constexpr Card card_of(Move move) {
  if (move == kStealThird) return Card::stolen_base;
  if (move == kBlockAtFirst || move == kBlockAtSecond) return Card::block_and_pickoff;
  return static_cast<Card>(code(move) - (is_drop(move) ? kFirstDropMove : kFirstCardMove));
}

// The base the move names: where the runner stands.
constexpr std::uint8_t base_of(Move move) {
  if (move == kStealThird || move == kBlockAtSecond) return 2;
  return move == play(Card::stolen_base) || move == kBlockAtFirst ? 1 : 0;
}

static_assert(card_of(drop(Card::pitching_change)) == Card::pitching_change);
static_assert(card_of(play(Card::foul_ball)) == Card::foul_ball);
static_assert(!is_drop(kStealThird) && is_card(kBlockAtSecond) && !is_card(kPass));

}  // namespace benchboss::xtra_innings
