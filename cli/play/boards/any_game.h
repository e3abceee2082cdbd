#pragma once
#include "cli/play/board.h"

#include <memory>

namespace benchboss::playing {

// A board made of words, for a game that has none of its own: what the view holds, and the choices
// as a list.
std::unique_ptr<Board> any_game_board();

}  // namespace benchboss::playing
