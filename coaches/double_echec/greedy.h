#pragma once
#include "core/coach.h"
#include "games/double_echec/rules.h"

namespace benchboss::double_echec {

// Takes what looks best at once: shoots from good spots, passes to free men, skates where nobody
// reaches him, marks the men nearest his own net, and keeps clear of the bench minors. He does not
// look ahead.
class Greedy final : public Coach<DoubleEchec> {
 public:
  Action choose(const Rules& rules, const View& view, const ActionList<DoubleEchec>& choices,
                Philox& random) override;
};

}  // namespace benchboss::double_echec
