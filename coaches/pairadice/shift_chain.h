#pragma once
#include "games/pairadice/bench.h"

#include <array>

namespace benchboss::pairadice {

// Five men and their goalie, with the ratings of this game.
struct Five {
  std::array<Man, kSpots> men{};
  Man goalie = kNobody;
};

// The line of that number with that pair, and the goalie who plays.
Five five_of(const Bench& bench, std::uint8_t line, std::uint8_t pair);

struct ExpectedGoals {
  std::array<double, 2> of{};  // by side

  double lead(Side side) const { return of[side] - of[other(side)]; }
};

// How a shift begins: with a man who has the puck, for more than half of them follow a white 6
// (PD-27), or with a face-off.
inline constexpr std::size_t kCarriers = 2 * kSpots;
inline constexpr std::size_t kFaceOff = kCarriers;
inline constexpr std::size_t kStarts = kCarriers + 1;
constexpr std::size_t start_of(Side side, Spot spot) { return side * kSpots + spot; }

// What a shift of five against five brings, by how it begins.
struct Shift {
  std::array<ExpectedGoals, kStarts> goals{};
  std::array<std::array<double, kStarts>, kStarts> next{};  // the odds of how the next one begins
  std::array<double, kStarts> strokes{};                    // white sixes marked
};

// What a penalty is worth, in goals of either team: what the shipped teams make of a power play
// (benchboss sim pairadice --coaches greedy: 0.26 power-play and 0.077 short-handed goals on 3.12
// chances).
inline constexpr double kPowerPlayWorth = 0.083;
inline constexpr double kShortHandedWorth = 0.025;

// The exact expectation of one shift of five against five, from its beginning to the change of
// lines (a white 6, a goal, a penalty, a frozen puck). Who carries the puck is a Markov chain of
// ten states; the expectation solves its linear equations.
Shift solve_shift(const Rules& rules, const State& state, const Five& visitor, const Five& home);

// The goals of one that begins with a face-off.
ExpectedGoals expect_shift(const Rules& rules, const State& state, const Five& visitor,
                           const Five& home);

}  // namespace benchboss::pairadice
