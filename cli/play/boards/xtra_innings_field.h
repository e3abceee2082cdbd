#pragma once
#include "cli/play/board.h"

namespace benchboss::playing::xtra_innings {

// Grass, clay, four bases with whoever stands on them, and beside it the lamps of the count and
// what the last pitch was.
void draw_field(Canvas& canvas, Area area, const Scene& scene);

// The cards of the series that lies on the table, in the order they were played.
std::vector<std::string> series_of(const Words& words, const boost::json::object& view);

}  // namespace benchboss::playing::xtra_innings
