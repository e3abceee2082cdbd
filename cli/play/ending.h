#pragma once
#include "cli/play/keeper.h"

namespace benchboss::playing {

// How the play came to its end, and where the game is now.
struct Ending {
  enum class Kind : std::uint8_t {
    finished,
    left,       // the player stopped; the game can go on later
    abandoned,  // the player did not want it to be saved
    cut_off,    // a signal, or nobody there any more
  };
  Kind kind = Kind::left;
  Kept kept;
};

}  // namespace benchboss::playing
