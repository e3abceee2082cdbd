#pragma once
#include "games/powerplay/powerplay.h"

namespace benchboss::powerplay {

// What a card counts in a duel before anything is added to it; outside of duels, as printed (PP-3b,
// PP-32).
inline constexpr int kNoDuel = 0;
inline int value_in_duel(const Rules& rules, Card card, int duel) {
  return duel != kNoDuel && rules.deck.is(card, Bonus::hydra) ? duel : rules.deck.value[card];
}

// What a card on the table counts in its duel, with what Sitting Bully drew (PP-31).
inline int points_in_duel(const Rules& rules, const Match& match, Card card, int duel) {
  const int value = value_in_duel(rules, card, duel);
  const bool helped = rules.deck.is(card, Bonus::bully) && match.added < kPlayers;
  return helped ? value + rules.deck.value[match.added] : value;
}

// PP-14: those this coach may challenge now, as bits.
inline unsigned may_challenge(const Rules& rules, const Board& board, Seat seat) {
  return ((1u << rules.seats) - 1) & ~(1u << seat) & ~unsigned{board.challenged[seat]};
}

// The slots a side has not played in this round, as bits.
inline unsigned in_hand(const State& state, Side side) {
  return kAllSlots & ~unsigned{state.used[side]};
}

// PP-35: of the slots given, those with the highest value in this duel.
inline unsigned highest(const Rules& rules, const State& state, Seat seat, unsigned slots,
                        int duel) {
  unsigned best = 0;
  int most = -1;
  for (; slots != 0; slots &= slots - 1) {
    const auto slot = static_cast<Slot>(std::countr_zero(slots));
    const int value = value_in_duel(rules, card_in(state, seat, slot), duel);
    if (value > most) best = 0;
    if (value >= most) {
      best |= 1u << slot;
      most = value;
    }
  }
  return best;
}

// PP-11, PP-34: the slots that the coach on turn may give from.
inline unsigned may_give(const Rules& rules, const State& state) {
  const Match& match = state.board.match;
  const Card drawn = card_in(state, match.pair[1], state.slot);
  const unsigned same = slots_of(category_of(drawn));
  if (!rules.deck.is(drawn, Bonus::rosalinde)) return same;
  return highest(rules, state, match.pair[0], same, kNoDuel);
}

// The slots that answer in the phases duel and forced.
inline unsigned may_play(const Rules& rules, const State& state, Side side) {
  const unsigned unused = in_hand(state, side);
  const Match& match = state.board.match;
  if (state.board.phase == Phase::duel) return unused;
  return highest(rules, state, match.pair[side], unused, match.duel);
}

inline Side side_of(const Match& match, Seat seat) { return seat == match.pair[0] ? 0 : 1; }

}  // namespace benchboss::powerplay
