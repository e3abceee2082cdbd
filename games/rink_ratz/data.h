#pragma once
#include "core/csv.h"
#include "games/rink_ratz/state.h"

#include <array>
#include <cstdint>
#include <string_view>

namespace benchboss::rink_ratz {

// The rows of data/ranges.csv: which distances from the target score, and whether one step beside
// it gives a rebound. Where several rows hold at once they are joined (RR-39).
enum class RangeRow : std::uint8_t {
  ordinary,
  breakaway,
  two_on_one,
  two_man_advantage,
  goalie_pulled,
  empty_net,
};
inline constexpr std::size_t kRangeRows = 6;
inline constexpr Range kNoRebound = 0x80;

struct Ranges {
  std::array<Range, kRangeRows> rows{};
  constexpr Range of(RangeRow row) const { return rows[static_cast<std::size_t>(row)]; }
};

// Reads the deck of one level ("rookie", "junior", "pro") or the ranges. A fault names the line and
// the field; what was read until then is of no use.
DataFault read_deck(std::string_view csv, std::string_view level, Pool& deck);
DataFault read_ranges(std::string_view csv, Ranges& ranges);

// "7" or "SB": a card as decks, records and screens write it.
std::string_view card_code(Card card);
// The card of that code, or kNoCard.
std::uint8_t card_of_code(std::string_view code);

}  // namespace benchboss::rink_ratz
