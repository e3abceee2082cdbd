#pragma once
#include "cli/play/canvas.h"

namespace benchboss::playing {

// What the room is made of, for everything that is drawn in it.
inline constexpr Style kWalnut = {Tint::lamp, Tint::walnut};  // the table and the scoreboard
inline constexpr Style kDim = {Tint::shade, Tint::walnut};    // may stand back
inline constexpr Style kGold = {Tint::gold, Tint::walnut};
inline constexpr Style kWood = {Tint::ink, Tint::wood};  // the ledge under a scoreboard, the keys
inline constexpr Style kPaper = {Tint::ink, Tint::paper};
inline constexpr Style kIce = {Tint::ink, Tint::ice};
inline constexpr Style kScratch = {Tint::scratch, Tint::ice};

}  // namespace benchboss::playing
