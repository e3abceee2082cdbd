#pragma once
#include "coaches/pairadice/habits.h"
#include "core/coach.h"
#include "games/pairadice/rules.h"

namespace benchboss::pairadice {

// The coach of PD-64 without the arithmetic: best men on line 1, the assistant's order, and the
// habits of the bench.
class Greedy final : public Coach<Pairadice> {
 public:
  Action choose(const Rules& rules, const View& view, const ActionList<Pairadice>&,
                Philox&) override {
    return habitual(rules, view, view.asks);
  }
};

}  // namespace benchboss::pairadice
