#pragma once
#include "cli/play/board.h"

namespace benchboss::playing::rink_ratz {

int scoreboard_rows(int rows, int columns);
void draw_scoreboard(Canvas& canvas, Area area, const Scene& scene);

// "Period 2", "Overtime 1"
std::string name_of_period(const Scene& scene);
// Of the power play or the two-man advantage; empty at even strength.
std::string power_play(const Scene& scene);

}  // namespace benchboss::playing::rink_ratz
