#pragma once
#include "games/powerplay/powerplay.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

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

// The lines that tell a coach something, as bits from his first one on: not those about a player
// whom the table has seen since or who is back in his own hand, and of two about the same player
// only the newer. A player who is leaving the hand right now is about to get a newer one.
inline std::uint64_t lines_of_use(const Rules& rules, const State& state, Seat coach,
                                  Card leaving = kNoCard) {
  const std::size_t first = std::size_t{coach} * rules.lines;
  std::array<std::uint16_t, kPlayers> newest{};
  for (std::size_t i = 0; i < rules.lines; ++i) {
    const Note note = read_line(state, first + i);
    newest[note.card] = std::max(newest[note.card], note.turn);
  }
  for (Slot slot = 0; slot < kTeam; ++slot)
    if (const Card card = card_in(state, coach, slot); card != kNoCard)
      newest[card] = kLastTurn + 1;
  if (leaving != kNoCard) newest[leaving] = kLastTurn + 1;
  std::uint64_t of_use = 0;
  for (std::size_t i = 0; i < rules.lines; ++i) {
    const Note note = read_line(state, first + i);
    if (newest[note.card] == note.turn && seen_of(state, note.card).turn < note.turn)
      of_use |= std::uint64_t{1} << i;
  }
  return of_use;
}

// The first empty line of a coach, or his end: he fills them from the first one on.
inline std::size_t empty_line(const Rules& rules, const State& state, Seat coach) {
  std::size_t line = std::size_t{coach} * rules.lines;
  for (std::size_t left = rules.lines; left > 0;) {
    const std::size_t half = left / 2;
    if (state.lines.get(line + half) == 0) {
      left = half;
    } else {
      line += half + 1;
      left -= half + 1;
    }
  }
  return line;
}

inline std::size_t oldest_line(const Rules& rules, const State& state, Seat coach) {
  const std::size_t first = std::size_t{coach} * rules.lines;
  std::size_t oldest = first;
  for (std::size_t line = first + 1; line < first + rules.lines; ++line)
    if (read_line(state, line).turn < read_line(state, oldest).turn) oldest = line;
  return oldest;
}

// Of a full share the lines that are of no use go, and the others close up; if all are of use, the
// oldest goes. The line that is free now.
inline std::size_t make_room(const Rules& rules, State& state, Seat coach, Card leaving) {
  const std::size_t first = std::size_t{coach} * rules.lines;
  const std::size_t end = first + rules.lines;
  std::uint64_t of_use = lines_of_use(rules, state, coach, leaving);
  if (std::popcount(of_use) == rules.lines) return oldest_line(rules, state, coach);
  std::size_t kept = first;
  for (; of_use != 0; of_use &= of_use - 1) {
    const std::size_t line = first + static_cast<std::size_t>(std::countr_zero(of_use));
    state.lines.set(kept++, state.lines.get(line));
  }
  for (std::size_t line = kept; line < end; ++line) state.lines.set(line, 0);
  return kept;
}

// A player has left a coach's hand for another, and of those without the card he alone knows where
// it went. The player who came instead is in the hand already: an old line about him may go.
inline void remember(const Rules& rules, State& state, Seat coach, Card card, std::uint8_t place) {
  std::size_t line = empty_line(rules, state, coach);
  if (line == std::size_t{coach} * rules.lines + rules.lines)
    line = make_room(rules, state, coach, card);
  write_line(state, line, {card, place, state.board.turn});
}

}  // namespace benchboss::powerplay
