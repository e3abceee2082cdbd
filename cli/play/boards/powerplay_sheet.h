#pragma once
#include "cli/play/board.h"

namespace benchboss::playing::powerplay {

// The counts of every coach, and below them the sheet of PP-24: a column a coach with the results
// of his challenges, and his crosses on top.
ScoreSheet score_sheet(const Words& words, const boost::json::value& sheet);

}  // namespace benchboss::playing::powerplay
