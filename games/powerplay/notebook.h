#pragma once
#include "games/powerplay/powerplay.h"

#include <algorithm>
#include <array>
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

// Whether a line tells a coach something: not if it is empty, if the table has seen that player
// since, or if he is back in the coach's own hand.
inline bool is_of_use(const State& state, Seat coach, const Note& note) {
  if (note.turn == 0 || seen_of(state, note.card).turn >= note.turn) return false;
  const Card* hand = &state.cards[kTeam * coach];
  return std::find(hand, hand + kTeam, note.card) == hand + kTeam;
}

// The lines of a coach that tell him something, as bits from his first one on: of two about the
// same player only the newer.
inline std::uint64_t lines_of_use(const Rules& rules, const State& state, Seat coach) {
  const std::size_t first = std::size_t{coach} * rules.lines;
  std::array<std::uint16_t, kPlayers> newest{};
  for (std::size_t i = 0; i < rules.lines; ++i)
    if (const Note note = read_line(state, first + i); is_of_use(state, coach, note))
      newest[note.card] = std::max(newest[note.card], note.turn);
  std::uint64_t of_use = 0;
  for (std::size_t i = 0; i < rules.lines; ++i)
    if (const Note note = read_line(state, first + i);
        note.turn != 0 && newest[note.card] == note.turn)
      of_use |= std::uint64_t{1} << i;
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

// Of a full share the lines that are of no use go, and the others close up; if all are of use, the
// oldest goes. The line that is free now.
inline std::size_t make_room(const Rules& rules, State& state, Seat coach) {
  const std::size_t first = std::size_t{coach} * rules.lines;
  const std::size_t end = first + rules.lines;
  const std::uint64_t of_use = lines_of_use(rules, state, coach);
  std::size_t kept = first;
  std::size_t oldest = first;
  for (std::size_t line = first; line < end; ++line) {
    if ((of_use >> (line - first) & 1) == 0) continue;
    const Note note = read_line(state, line);
    if (kept != line) write_line(state, kept, note);
    if (note.turn < read_line(state, oldest).turn) oldest = kept;
    ++kept;
  }
  if (kept == end) return oldest;
  for (std::size_t line = kept; line < end; ++line) state.lines.set(line, 0);
  return kept;
}

// A player leaves a coach's hand, and of those without the card he alone knows where it went.
inline void remember(const Rules& rules, State& state, Seat coach, Card card, std::uint8_t place) {
  std::size_t line = empty_line(rules, state, coach);
  if (line == std::size_t{coach} * rules.lines + rules.lines) line = make_room(rules, state, coach);
  write_line(state, line, {card, place, state.board.turn});
}

}  // namespace benchboss::powerplay
