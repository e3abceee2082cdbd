#pragma once
#include "tests/laws/law_kit.h"

#include <vector>

namespace benchboss {

// All that can be written down in a game, legal or not.
template <Game G>
struct Alphabet {
  std::vector<typename G::Action> actions;
  std::vector<typename G::Outcome> outcomes;

  explicit Alphabet(const typename G::Rules& rules)
      : actions(LawKit<G>::every_action(rules)), outcomes(LawKit<G>::every_outcome(rules)) {}
};

}  // namespace benchboss
