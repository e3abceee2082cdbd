#pragma once
#include "catalog/pairadice/season.h"

namespace benchboss::pairadice {

inline constexpr int kRounds = 20;
inline constexpr int kSeasonsOfRound = 24;

// The cards of the league, moved by replays until goals and assists come out near the season.
// `progress` is told how many of the kRounds * kSeasonsOfRound replays are done.
void calibrate(League& league, const SeasonProgress& progress);

}  // namespace benchboss::pairadice
