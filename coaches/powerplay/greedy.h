#pragma once
#include "core/coach.h"
#include "games/powerplay/rules.h"

namespace benchboss::powerplay {

// Keeps the better player, improves his team while there is much to gain, and else challenges the
// weakest hand he knows of. In a match he plays in a mixed order, for a plan could be read.
class Greedy final : public Coach<Powerplay> {
 public:
  Action choose(const Rules& rules, const View& view, const ActionList<Powerplay>& choices,
                Philox& random) override;
};

}  // namespace benchboss::powerplay
