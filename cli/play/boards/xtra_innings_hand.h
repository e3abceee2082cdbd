#pragma once
#include "cli/play/board.h"

namespace benchboss::playing::xtra_innings {

// What lies before the viewer: his pitches when one is to be chosen, else his cards; and a button
// to pass or to keep.
std::vector<Thing> things_of(const boost::json::object& view,
                             const std::vector<std::string>& choices);

inline constexpr int kHandRows = 6;
void draw_hand(Canvas& canvas, Area area, const Scene& scene);

}  // namespace benchboss::playing::xtra_innings
