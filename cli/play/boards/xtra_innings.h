#pragma once
#include "cli/play/board.h"

#include <memory>

namespace benchboss::playing {

std::unique_ptr<Board> xtra_innings_board();

}  // namespace benchboss::playing
