#pragma once
#include "cli/play/board.h"
#include "cli/play/telling.h"

#include <span>
#include <string>

namespace benchboss::playing {

// Score sheets as a page of that many columns: teams side by side, or one below the other where
// the window is too narrow for that.
Page sheet_page(std::span<const ScoreSheet> sheets, const std::string& title, int width);

// What a notebook holds, or that it is empty.
Page notebook_page(std::span<const ScoreSheet> notes, const Words& words, int width);

}  // namespace benchboss::playing
