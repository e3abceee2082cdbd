#pragma once
#include "tests/laws/law_kit.h"
#include "tests/laws/step.h"

#include <string>

namespace benchboss {

// An imagined world looks the same to who imagined it, and is a world of this game: it holds the
// same cards, waits for the same seats and offers the viewer the same choices.
template <Game G>
std::string fit_law(const Position<G>& at, Seat viewer, Philox& random) {
  const typename G::View view = G::view(at.rules, at.state, viewer);
  Philox again = random;
  const typename G::State world = G::imagine(at.rules, view, random);
  if (!same_bytes(world, G::imagine(at.rules, view, again)))
    return "the same view and random numbers gave two worlds";
  if (!same_bytes(G::view(at.rules, world, viewer), view))
    return name_of_viewer(viewer) + " imagines a world that looks different";
  if (const char* why = LawKit<G>::conservation(at.rules, world))
    return name_of_viewer(viewer) + " imagines a world in which there is " + why;
  const Position<G> there(at.rules, world);
  if (!(there.turn == at.turn))
    return name_of_viewer(viewer) + " imagines a world that waits for others";
  if (at.turn.asks(viewer) && !(there.choices(viewer) == at.choices(viewer)))
    return name_of_viewer(viewer) + " imagines a world with other choices";
  return {};
}

}  // namespace benchboss
