#pragma once
#include <array>
#include <cstdint>

namespace benchboss::rink_ratz {

// What the score sheet counts, per team and period.
enum class Count : std::uint8_t {
  goals,
  shots,  // rebounds included
  rebounds,
  blocks,  // shutdowns included
  saves,
  power_plays,
  power_play_goals,
  short_handed_goals,
  penalty_shots,
  penalty_shot_goals,
  empty_net_goals,
};
inline constexpr std::size_t kCounts = 11;
inline constexpr std::size_t kColumns = 4;  // three periods, and all overtime together

// How a goal came about, for the score sheet and for the sentence.
enum class GoalNote : std::uint8_t {
  even_strength,
  power_play,
  short_handed,
  empty_net,
  power_play_empty_net,
  short_handed_empty_net,
};

inline constexpr std::size_t kSheetShifts = 4;  // of a period, with two players
// Goals and shots are counted shift by shift as well.
inline constexpr std::size_t kShiftCounts = 2;
static_assert(static_cast<std::size_t>(Count::goals) < kShiftCounts &&
              static_cast<std::size_t>(Count::shots) < kShiftCounts);

struct Sheet {
  using Column = std::array<std::uint16_t, kCounts>;
  using ShiftColumn = std::array<std::uint16_t, kShiftCounts>;
  std::array<std::array<Column, kColumns>, 2> teams{};
  std::array<std::array<std::array<ShiftColumn, kColumns>, kSheetShifts>, 2> shifts{};
  std::uint8_t column = 0;
  std::uint8_t shift = 0;
  GoalNote last_goal = GoalNote::even_strength;  // a save takes it off the sheet again
  std::uint8_t last_goal_shift = 0;              // RR-11: the save may come a shift later
};

}  // namespace benchboss::rink_ratz
