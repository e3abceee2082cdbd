#pragma once
#include "cli/play/board.h"

namespace benchboss::playing::double_echec {

// The goals and assists of a team's men.
ScoreSheet men_sheet(const Words& words, const boost::json::object& sheet, std::size_t team);
// The clock sheet (DE-23): what made each unit of each period pass, and the sums.
ScoreSheet clock_sheet(const Words& words, const boost::json::object& sheet);

}  // namespace benchboss::playing::double_echec
