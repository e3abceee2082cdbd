#pragma once
#include "core/seats.h"
#include "games/powerplay/cards.h"

#include <array>
#include <cstdint>

namespace benchboss::powerplay {

// What the score sheet counts for each coach.
enum class Count : std::uint8_t {
  matches,  // playoffs included
  wins,     // of the season: his crosses
  goals_for,
  goals_against,
  duels,
  injuries_given,
  injuries_taken,
  transfers,
  exchanges,  // begun by him
};
inline constexpr std::size_t kCounts = 9;

// And for each player.
enum class CardCount : std::uint8_t { appearances, goals, injuries };
inline constexpr std::size_t kCardCounts = 3;

// How a match was decided, beside its score (PP-24).
enum class Mark : std::uint8_t { none, overtime, judge, lot };
inline constexpr std::size_t kMarks = 4;

// A line of the challenger's column.
struct Entry {
  Seat challenger = 0;
  Seat opponent = 0;
  std::array<std::uint8_t, 2> goals{};
  Seat winner = 0;
  Mark mark = Mark::none;
  bool playoffs = false;
};

// A match is a turn at least, and seven more can follow in the playoffs (PP-41, PP-42).
inline constexpr std::size_t kMostMatches = 507;

struct Sheet {
  std::array<Entry, kMostMatches> entries{};
  std::uint16_t matches = 0;  // under way included
  bool open = false;          // the last one is under way
  bool playoffs = false;
  Seat first = 0;         // who began (PP-7)
  bool at_limit = false;  // the season ended there (PP-41)
  std::array<std::array<std::uint16_t, kCounts>, kMaxSeats> coaches{};
  std::array<std::array<std::uint16_t, kCardCounts>, kPlayers> cards{};
};

}  // namespace benchboss::powerplay
