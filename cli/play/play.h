#pragma once
#include "cli/play/plan.h"

namespace benchboss {

// Plays one game in this terminal. Returns an exit code of cli/exit_code.h (0: finished, or saved
// for later), or 128 + n after signal n, which saves first.
int run_play(const PlayPlan& plan);

}  // namespace benchboss
