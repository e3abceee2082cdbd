#pragma once
#include "cli/play/plan.h"

namespace benchboss {

// Plays one game in this terminal. Returns the exit code: 0 finished or saved for later, 1 something
// could not be opened or saved (said on stderr), 2 a plan that cannot be played, 128 + n after
// signal n (saved first).
int run_play(const PlayPlan& plan);

}  // namespace benchboss
