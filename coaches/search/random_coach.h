#pragma once
#include "core/coach.h"

namespace benchboss {

// Plays any legal move, all equally likely. For tests, and as the measure of everyone else.
template <Game G>
class RandomCoach final : public Coach<G> {
 public:
  typename G::Action choose(const typename G::Rules&, const typename G::View&,
                            const ActionList<G>& choices, Philox& random) override {
    return choices[random.below(static_cast<std::uint32_t>(choices.size()))];
  }
  bool looks() const override { return false; }
};

}  // namespace benchboss
