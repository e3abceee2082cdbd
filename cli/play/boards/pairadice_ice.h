#pragma once
#include "cli/play/board.h"

namespace benchboss::playing::pairadice {

int scoreboard_rows(int rows, int columns);
void draw_scoreboard(Canvas& canvas, Area area, const Scene& scene);
// The two units face each other as on the board of the game (PD-13); before the game the roster.
void draw_ice(Canvas& canvas, Area area, const Scene& scene);

}  // namespace benchboss::playing::pairadice
