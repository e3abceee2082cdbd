#include "coaches/xtra_innings/pitch_chart.h"

namespace benchboss::xtra_innings {
namespace {

// Two pitches of one colour are the same but for their name, so the mix in which they are equally
// likely is as good as any other, and easier to remember.
void even_out(std::array<double, kPitches>& mix) {
  for (const bool power : {true, false}) {
    double sum = 0;
    int pitches = 0;
    for (int i = 0; i < kPitches; ++i)
      if (is_power(static_cast<Pitch>(i)) == power) {
        sum += mix[static_cast<std::size_t>(i)];
        ++pitches;
      }
    for (int i = 0; i < kPitches; ++i)
      if (is_power(static_cast<Pitch>(i)) == power)
        mix[static_cast<std::size_t>(i)] = sum / pitches;
  }
}

}  // namespace

PitchChart::PitchChart(const DuelValues& values) : values_(values) {
  for (int balls = kBallCounts - 1; balls >= 0; --balls)
    for (int strikes = kStrikeCounts - 1; strikes >= 0; --strikes) {
      const double ball = value_of_ball(balls, strikes);
      const double strike = value_of_strike(balls, strikes);
      Duel& duel = duels_[static_cast<std::size_t>(balls)][static_cast<std::size_t>(strikes)];
      for (std::size_t i = 0; i < kPitches; ++i)
        for (std::size_t j = 0; j < kPitches; ++j) {
          const bool same = is_power(static_cast<Pitch>(i)) == is_power(static_cast<Pitch>(j));
          duel.payoffs[i][j] = i == j ? values.hit : same ? ball : strike;
        }
      duel.mixes = solve(duel.payoffs);
      even_out(duel.mixes.row);
      even_out(duel.mixes.column);
      add_to_average(duel.mixes);
    }
}

void PitchChart::add_to_average(const Equilibrium<kPitches, kPitches>& mixes) {
  for (std::size_t i = 0; i < kPitches; ++i) {
    average_.row[i] += mixes.row[i] / (kBallCounts * kStrikeCounts);
    average_.column[i] += mixes.column[i] / (kBallCounts * kStrikeCounts);
  }
}

double PitchChart::value_of_ball(int balls, int strikes) const {
  return balls == kBallCounts - 1 ? values_.walk : at(balls + 1, strikes).mixes.value;
}

double PitchChart::value_of_strike(int balls, int strikes) const {
  return strikes == kStrikeCounts - 1 ? 0 : at(balls, strikes + 1).mixes.value;
}

}  // namespace benchboss::xtra_innings
