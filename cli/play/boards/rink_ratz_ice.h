#pragma once
#include "cli/play/board.h"

namespace benchboss::playing::rink_ratz {

void draw_ice(Canvas& canvas, Area area, const Scene& scene);

// The shot that waits and for whom; empty if none does.
std::string waiting_shot(const Scene& scene);
// The target, what scores on it and what rebounds; or the number to match.
std::vector<std::string> chances(const Scene& scene);

}  // namespace benchboss::playing::rink_ratz
