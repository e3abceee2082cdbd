#pragma once
#include "cli/play/board.h"
#include "cli/play/ending.h"
#include "cli/play/terminal.h"
#include "cli/play/words.h"

namespace benchboss::playing {

// The game on the whole screen of a terminal.
Ending play_on_screen(Terminal& terminal, Session& session, const Board& board, Words& words,
                      Keeper& keeper);

}  // namespace benchboss::playing
