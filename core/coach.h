#pragma once
#include "core/game.h"

namespace benchboss {

// A computer coach. He is given what his seat may know and never more.
template <Game G>
class Coach {
 public:
  virtual ~Coach() = default;
  // One of the choices, which are not empty.
  virtual typename G::Action choose(const typename G::Rules& rules, const typename G::View& view,
                                    const ActionList<G>& choices, Philox& random) = 0;
  // False if he never looks: then nobody needs to prepare a view for him.
  virtual bool looks() const { return true; }
};

}  // namespace benchboss
