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

struct Sheet {
  using Column = std::array<std::uint16_t, kCounts>;
  std::array<std::array<Column, kColumns>, 2> teams{};
  std::uint8_t column = 0;
  GoalNote last_goal = GoalNote::even_strength;  // a save takes it off the sheet again
};

}  // namespace benchboss::rink_ratz
