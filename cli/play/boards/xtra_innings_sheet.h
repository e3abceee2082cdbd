#pragma once
#include "cli/play/board.h"

namespace benchboss::playing::xtra_innings {

// The box score: line score, batting and pitching of both teams, and what the teams have together.
std::vector<ScoreSheet> box_score(const Words& words, const boost::json::value& sheet);

}  // namespace benchboss::playing::xtra_innings
