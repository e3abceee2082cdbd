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
  // How likely he is to take each of the choices, in their order, if he mixes them on purpose so
  // that nobody can read him. An empty list: he does not, here.
  virtual List<double, G::kMaxActions> mix(const typename G::Rules&, const typename G::View&,
                                           const ActionList<G>&) const {
    return {};
  }
  // False if he never looks: then nobody needs to prepare a view for him.
  virtual bool looks() const { return true; }
};

}  // namespace benchboss
