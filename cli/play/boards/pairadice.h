#pragma once
#include "cli/play/board.h"

namespace benchboss::playing {

std::unique_ptr<Board> pairadice_board();

}  // namespace benchboss::playing
