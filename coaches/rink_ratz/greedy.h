#pragma once
#include "core/coach.h"
#include "games/rink_ratz/rules.h"

namespace benchboss::rink_ratz {

// Tries each choice in his head and takes the position he likes best, looking no further than the
// next card: what it scores, what my shot is worth with my hand, what the other team could do with
// the card I leave them, and what I would rather keep.
class Greedy final : public Coach<RinkRatz> {
 public:
  Action choose(const Rules& rules, const View& view, const ActionList<RinkRatz>& choices,
                Philox& random) override;
};

}  // namespace benchboss::rink_ratz
