#pragma once
#include "core/csv.h"
#include "games/pairadice/cards.h"
#include "games/pairadice/state.h"

#include <array>
#include <cstdint>
#include <string_view>

namespace benchboss::pairadice {

inline constexpr Spot kFrozen = 6;  // on the rebound chart

// In the order of the terms pd.penalty.*.
inline constexpr std::array<std::string_view, 16> kPenaltyWords = {
    "cross_checking", "holding",  "interference",  "hooking",        "tripping", "obstruction",
    "roughing",       "slashing", "high_sticking", "charging",       "elbowing", "match_penalty",
    "fighting",       "spearing", "double_minor",  "game_misconduct"};

struct PenaltyRow {
  std::uint8_t name = 0;  // place in kPenaltyWords
  std::uint8_t minutes = 2;
  bool both = false;
  bool delayed = false;
  bool out = false;
};

struct Injury {
  Side side = kVisitor;
  std::uint8_t games = 0;
};

// Dice count from 1 here: the first place of every table stays empty.
struct Charts {
  std::array<std::array<Spot, 7>, kSpots + 1> action{};  // by carrier and white die (PD-16)
  std::array<Spot, 7> offensive_rebound{};
  std::array<Spot, 7> defensive_rebound{};
  std::array<Spot, 7> die{};
  std::array<Spot, 7> injured{};
  std::array<Spot, kSpots + 1> opposite{};
  std::array<std::uint8_t, 3> face_off{};
  std::array<PenaltyRow, 13> minors{};
  std::array<PenaltyRow, 13> majors{};
  std::array<std::uint16_t, 2> major_rolls{};  // bit n: a total of n; of plain and rough players
  std::array<int, 13> call_up{};
  std::array<Injury, 7> injuries{};
};

// Each reads one table of data/. A fault names the line and the field; what was read until then is
// of no use.
DataFault read_ice_action(std::string_view csv, Charts& charts);
DataFault read_rebounds(std::string_view csv, Charts& charts);
DataFault read_dice(std::string_view csv, Charts& charts);
DataFault read_opposites(std::string_view csv, std::string_view column, Charts& charts);
DataFault read_face_offs(std::string_view csv, Charts& charts);
DataFault read_penalties(std::string_view csv, Charts& charts);
DataFault read_major_rolls(std::string_view csv, Charts& charts);
DataFault read_call_ups(std::string_view csv, Charts& charts);
DataFault read_injuries(std::string_view csv, Charts& charts);

// "LW", "RW", "C", "LD", "RD", "G"
std::string_view spot_word(Spot spot);
// kNobody if there is no such position.
std::uint8_t spot_of_word(std::string_view word);

}  // namespace benchboss::pairadice
