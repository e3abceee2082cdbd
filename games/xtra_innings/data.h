#pragma once
#include "core/csv.h"
#include "games/xtra_innings/cards.h"

#include <array>
#include <cstdint>
#include <string_view>

namespace benchboss::xtra_innings {

inline constexpr std::array<std::string_view, 2> kLevelWords = {"major", "little"};

// What a level changes (XI-14, XI-15, XI-16, XI-33a, XI-70).
struct Level {
  std::uint8_t innings = 9;
  std::uint8_t hand = 7;
  std::uint8_t low = 4;
  std::uint8_t keep = 2;
  bool grounders_adapt = true;
};

// What the defence may answer each offence card with.
using Counters = std::array<CardSet, kOffenceCards>;

// A fault names the line and the field; what was read until then is of no use.
DataFault read_deck(std::string_view csv, Role role, std::string_view level, Pool& deck);
DataFault read_errors(std::string_view csv, CardSet& undone);
DataFault read_counters(std::string_view csv, Counters& counters);
DataFault read_level(std::string_view csv, std::string_view name, Level& level);

// "1B" or "GO": a card as decks, records and screens write it.
std::string_view card_code(Card card);
// The same for the pitches, in the order of Pitch.
inline constexpr std::array<std::string_view, 5> kPitchCodes = {"FI", "FO", "SL", "CU", "CH"};
// The card of that code, or kNoCard.
std::uint8_t card_of_code(std::string_view code);

}  // namespace benchboss::xtra_innings
