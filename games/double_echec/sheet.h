#pragma once
#include "games/double_echec/state.h"

#include <array>
#include <cstdint>

namespace benchboss::double_echec {

// What the score sheet counts, per team and period.
enum class Count : std::uint8_t {
  goals,
  shots,  // DE-88: save dice were thrown, or it scored
  saves,
  posts,
  face_offs,
  steals,
  claims,
  fights,  // won
  penalties,
  penalty_units,
  injuries,
  icings,
  offsides,
  penalty_shots,
  power_play_goals,
  short_handed_goals,
  empty_net_goals,
};
inline constexpr std::size_t kCounts = 17;
inline constexpr std::size_t kColumns = 4;  // three periods, and all overtime together
inline constexpr std::size_t kMostPeriods = 11;
inline constexpr std::size_t kMostUnits = 60;

struct Sheet {
  using Column = std::array<std::uint16_t, kCounts>;
  std::array<std::array<Column, kColumns>, 2> teams{};
  std::array<std::array<std::uint16_t, kMen>, 2> goals{};
  std::array<std::array<std::uint16_t, kMen>, 2> assists{};
  // DE-23: what made each unit of each period pass, a cause and one; 0: not marked.
  std::array<std::array<std::uint8_t, kMostUnits>, kMostPeriods> clock{};
  // The audit: cards turned, and tries and rounds as they were announced. Of two cards turned at
  // once one counts, and one that takes the place of a card that goes back counts no more.
  std::array<std::array<std::uint16_t, 3>, kMostPeriods> causes{};
  std::array<std::uint16_t, kMostPeriods> cards{};
  std::uint8_t period = 0;  // from 0
  bool uncounted = false;   // the next card
};

}  // namespace benchboss::double_echec
