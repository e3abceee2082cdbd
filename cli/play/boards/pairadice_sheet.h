#pragma once
#include "cli/play/board.h"

#include <boost/json/value.hpp>

namespace benchboss::playing::pairadice {

// PD-61: the box score as a newspaper prints it.
ScoreSheet box_score(const Words& words, const boost::json::value& sheet);

}  // namespace benchboss::playing::pairadice
