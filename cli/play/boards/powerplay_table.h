#pragma once
#include "cli/play/board.h"

namespace benchboss::playing::powerplay {

int scoreboard_rows(int rows, int columns);
void draw_scoreboard(Canvas& canvas, Area area, const Scene& scene);
// The duel on the ice, or between matches the other benches with what is known of them.
void draw_table(Canvas& canvas, Area area, const Scene& scene);

int hand_rows(int rows, int columns);
void draw_hand(Canvas& canvas, Area area, const Scene& scene);

// The season in one line: turn and target, or how the playoffs stand.
std::string season_line(const Scene& scene);

}  // namespace benchboss::playing::powerplay
