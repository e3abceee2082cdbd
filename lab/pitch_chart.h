#pragma once
#include <array>
#include <string_view>
#include <vector>

namespace benchboss {

// The pitches of Xtra Innings, in notation.
inline constexpr std::array<std::string_view, 5> kChartPitches = {"FI", "FO", "SL", "CU", "CH"};

// The duel of pitcher and batter at one count, solved.
struct ChartLine {
  int balls = 0;
  int strikes = 0;
  double value = 0;  // to the side at bat, in runs above a strikeout
  std::array<double, kChartPitches.size()> at_bat{};
  std::array<double, kChartPitches.size()> pitching{};
  double exploitability = 0;  // zero but for rounding
};

// What a hit and a walk are worth if nobody says otherwise.
double usual_hit_value();
double usual_walk_value();

// Every count, from 0-0 to 3-2.
std::vector<ChartLine> pitch_chart(double hit, double walk);

}  // namespace benchboss
