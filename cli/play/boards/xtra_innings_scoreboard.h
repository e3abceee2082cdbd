#pragma once
#include "cli/play/board.h"

namespace benchboss::playing::xtra_innings {

inline constexpr int kScoreboardRows = 4;

// The line score, and on the ledge under it the inning, the batter and the pitcher.
void draw_scoreboard(Canvas& canvas, Area area, const Scene& scene);

}  // namespace benchboss::playing::xtra_innings
