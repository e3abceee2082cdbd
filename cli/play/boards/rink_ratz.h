#pragma once
#include <memory>

#include "cli/play/board.h"

namespace benchboss::playing {

std::unique_ptr<Board> rink_ratz_board();

}  // namespace benchboss::playing
