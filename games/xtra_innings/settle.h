#pragma once
#include "core/list.h"
#include "games/xtra_innings/xtra_innings.h"

namespace benchboss::xtra_innings {

// What became of a runner on the bases, for the sentence and the score sheet.
// safe_on_error: he was caught stealing, and an Error undid it.
enum class Fate : std::uint8_t { stole, caught, safe_on_error, picked_off, out_at_home };

struct RunnerNote {
  Fate fate;
  std::uint8_t runner;
  std::uint8_t base;  // where he was safe or out; 4 is home
};

// A series in its result: runners and outs are settled on the board, runs are told here, because
// not all of them need to count (XI-18).
struct Settled {
  Plate plate = Plate::none;  // none: the same batter goes on (XI-51)
  std::uint8_t outs = 0;
  bool error = false;
  std::uint8_t batted_in = 0;  // runs that are the batter's doing and nobody's error
  List<std::uint8_t, 4> scored;
  List<RunnerNote, 2> notes;
};

// Settles what the series on the board says. The count and the next batter are not its business.
Settled settle_series(const Board& before, Board& board);

// Ball four, an intentional walk or a hit batter: only forced runners move (XI-6).
Settled settle_free_pass(Board& board, Plate plate);

}  // namespace benchboss::xtra_innings
