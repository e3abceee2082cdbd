#pragma once
#include "cli/play/board.h"
#include "cli/play/ending.h"
#include "cli/play/lines.h"
#include "cli/play/words.h"

namespace benchboss::playing {

// Line by line, for screen readers and pipes: every event a sentence, then the table in words, the
// choices as a numbered list, and a line is read.
Ending play_plain(Session& session, const Board& board, Words& words, Keeper& keeper, Lines& lines);

}  // namespace benchboss::playing
