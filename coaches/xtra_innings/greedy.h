#pragma once
#include "coaches/xtra_innings/pitch_chart.h"
#include "core/coach.h"
#include "games/xtra_innings/rules.h"

namespace benchboss::xtra_innings {

// Mixes his pitches as the chart says, and plays the best card he holds whenever one is asked for,
// but for the few that are worth waiting with.
class Greedy final : public Coach<XtraInnings> {
 public:
  Action choose(const Rules& rules, const View& view, const ActionList<XtraInnings>& choices,
                Philox& random) override;
  List<double, XtraInnings::kMaxActions> mix(const Rules& rules, const View& view,
                                             const ActionList<XtraInnings>& choices) const override;

 private:
  const std::array<double, kPitches>& chart_of(const Board& board, Role role) const;

  PitchChart chart_;
};

}  // namespace benchboss::xtra_innings
