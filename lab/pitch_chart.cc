#include "lab/pitch_chart.h"

#include "coaches/xtra_innings/pitch_chart.h"

namespace benchboss {

using namespace xtra_innings;

double usual_hit_value() { return DuelValues{}.hit; }
double usual_walk_value() { return DuelValues{}.walk; }

std::vector<ChartLine> pitch_chart(double hit, double walk) {
  const PitchChart chart(DuelValues{hit, walk});
  std::vector<ChartLine> lines;
  for (int balls = 0; balls < kBallCounts; ++balls)
    for (int strikes = 0; strikes < kStrikeCounts; ++strikes) {
      const Duel& duel = chart.at(balls, strikes);
      lines.push_back({balls, strikes, duel.mixes.value, duel.mixes.row, duel.mixes.column,
                       exploitability(duel.payoffs, duel.mixes)});
    }
  return lines;
}

}  // namespace benchboss
