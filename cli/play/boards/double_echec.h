#pragma once
#include "cli/play/board.h"

#include <memory>

namespace benchboss::playing {

std::unique_ptr<Board> double_echec_board();

}  // namespace benchboss::playing
