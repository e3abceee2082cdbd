#pragma once
#include "coaches/search/matrix_game.h"
#include "games/xtra_innings/state.h"

#include <array>

namespace benchboss::xtra_innings {

// What the ends of a duel are worth to the offence, in runs above a strikeout.
struct DuelValues {
  double hit = 0.41;
  double walk = 0.58;
};

inline constexpr int kBallCounts = 4;
inline constexpr int kStrikeCounts = 3;

// The duel at one count: the offence's payoffs, and how both should mix their pitches.
struct Duel {
  Payoffs<kPitches, kPitches> payoffs{};  // by the offence's and the defence's pitch
  Equilibrium<kPitches, kPitches> mixes;  // row: the offence
};

// All counts of a turn at bat, solved from the last to the first: what a ball or a strike is worth
// is the value of the duel at the count it leads to (XI-2 to XI-6). The cards played between
// pitches are in the values, not in the chart.
class PitchChart {
 public:
  explicit PitchChart(const DuelValues& values = {});

  const Duel& at(int balls, int strikes) const {
    return duels_[static_cast<std::size_t>(balls)][static_cast<std::size_t>(strikes)];
  }
  // For who does not know the count: every count alike. The value is of no use then.
  const Equilibrium<kPitches, kPitches>& average() const { return average_; }

 private:
  void add_to_average(const Equilibrium<kPitches, kPitches>& mixes);
  double value_of_ball(int balls, int strikes) const;
  double value_of_strike(int balls, int strikes) const;

  DuelValues values_;
  std::array<std::array<Duel, kStrikeCounts>, kBallCounts> duels_{};
  Equilibrium<kPitches, kPitches> average_{};
};

}  // namespace benchboss::xtra_innings
