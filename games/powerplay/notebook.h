#pragma once
#include "games/powerplay/powerplay.h"

namespace benchboss::powerplay {

// What the table and its coaches have seen (PP-53), written into and read from the state.

inline Sight seen_of(const State& state, Card card) {
  const std::uint32_t word = state.seen.get(card);
  return {static_cast<std::uint8_t>(word >> kTurnBits),
          static_cast<std::uint16_t>(word & kLastTurn)};
}

// The whole table sees a card in a hand, or under a pile.
inline void see(State& state, Card card, std::uint8_t place) {
  state.seen.set(card, std::uint32_t{place} << kTurnBits | state.board.turn);
}

inline Note read_line(const State& state, std::size_t line) {
  const std::uint32_t word = state.lines.get(line);
  return {static_cast<Card>(word >> (4 + kTurnBits)),
          static_cast<std::uint8_t>(word >> kTurnBits & 0xf),
          static_cast<std::uint16_t>(word & kLastTurn)};
}
inline void write_line(State& state, std::size_t line, const Note& note) {
  state.lines.set(line, std::uint32_t{note.card} << (4 + kTurnBits) |
                            std::uint32_t{note.place} << kTurnBits | note.turn);
}

// A player leaves a coach's hand, and of those without the card he alone knows where it went.
inline void remember(const Rules& rules, State& state, Seat coach, Card card, std::uint8_t place) {
  std::uint8_t& next = state.next_line[coach];
  write_line(state, std::size_t{coach} * rules.lines + next, {card, place, state.board.turn});
  if (++next == rules.lines) next = 0;
}

}  // namespace benchboss::powerplay
