#pragma once
#include "games/pairadice/cards.h"

#include <array>
#include <cstdint>

namespace benchboss::pairadice {

// How a goal was scored, in the order of the terms pd.goal.*.
enum class GoalNote : std::uint8_t {
  even_strength,
  power_play,
  short_handed,
  empty_net,
};
inline constexpr std::size_t kGoalNotes = 4;
inline constexpr std::size_t kColumns = 4;  // three periods, and overtime

// What one man did (PD-61).
struct ManLine {
  std::uint16_t goals = 0;
  std::uint16_t assists = 0;
  std::uint16_t shots = 0;
  std::int16_t plus_minus = 0;
  std::uint16_t penalty_minutes = 0;
  std::uint16_t minutes = 0;  // of the strokes that were marked while he was on the ice
  std::uint16_t shots_against = 0;
  std::uint16_t goals_against = 0;
};

struct GoalEntry {
  std::uint8_t period = 0;
  std::uint8_t side = 0;
  std::uint16_t seconds = 0;
  std::int16_t scorer = 0;  // proper names, as in the events
  std::array<std::int16_t, 2> assists{};
  GoalNote note = GoalNote::even_strength;
  std::uint8_t helpers = 0;
};

struct PenaltyEntry {
  std::uint8_t period = 0;
  std::uint8_t minutes = 0;
  std::uint16_t seconds = 0;
  std::int16_t man = 0;
  std::int16_t what = 0;  // a term
};

enum class Count : std::uint8_t {
  goals,
  shots,
  penalties,
  penalty_minutes,
  penalties_drawn,  // of the others, served
  power_play_goals,
  short_handed_goals,
  empty_net_goals,
  face_offs,
  injuries,
};
inline constexpr std::size_t kCounts = 10;

// PD-61: the box score, a reading of the events. Of goals and penalties the first sixty are
// listed; all of them are counted.
struct Sheet {
  static constexpr std::size_t kListed = 60;

  std::array<std::array<std::array<std::uint16_t, kCounts>, kColumns>, 2> teams{};
  std::array<std::array<ManLine, kMaxRoster>, 2> men{};
  std::array<std::array<std::uint8_t, kMaxRoster>, 2> games_hurt{};
  std::array<GoalEntry, kListed> goals{};
  std::array<PenaltyEntry, kListed> penalties{};
  std::uint16_t goal_count = 0;
  std::uint16_t penalty_count = 0;
  std::uint8_t period = 0;
  std::uint8_t stroke = 0;
  std::uint8_t since_stroke = 0;  // rolls that take time (PD-63)
  // Who is on the ice, place by place; the sixth man last.
  std::array<std::array<Man, kSpots + 1>, 2> ice{};
  std::array<std::array<Man, kSpots + 1>, 2> ice_at_shot{};  // PD-63
  std::array<std::uint32_t, 2> played{};                     // bit m: man m has a place, or the net
  std::array<Man, 2> goalies{};
  std::array<bool, 2> nets_empty{};
};

}  // namespace benchboss::pairadice
