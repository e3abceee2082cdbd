#pragma once
#include "cli/play/board.h"

#include <memory>

namespace benchboss::playing {

std::unique_ptr<Board> rink_ratz_board();

}  // namespace benchboss::playing
