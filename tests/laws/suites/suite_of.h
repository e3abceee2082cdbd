#pragma once
#include "tests/laws/golden.h"
#include "tests/laws/kits.h"
#include "tests/laws/laws.h"
#include "tests/laws/suite.h"
#include "tests/laws/trees.h"

#include <cstddef>
#include <tuple>

namespace benchboss {

template <Game G>
Suite suite_of() {
  Suite suite;
  suite.game = G::kName;
  suite.rule_prefix = G::kRulePrefix;
  suite.variants = G::variants();
  for (const Landmark<G>& landmark : LawKit<G>::landmarks())
    suite.landmarks.push_back(landmark.name);
  suite.run_laws = [](const Variant& variant, const LawPlan& plan) {
    return run_laws<G>(variant, plan);
  };
  suite.bounds = [](const Variant& variant) -> Suite::Bounds {
    const auto rules = G::make_rules(options_of<G>(variant));
    return {G::kMaxActions, G::kMaxOutcomes, G::kMaxEvents, G::max_steps(rules)};
  };
  suite.playthrough = [](std::size_t variant) { return Playthrough<G>(variant).text(); };
  suite.tree_of = [](std::size_t landmark) { return tree_of<G>(LawKit<G>::landmarks()[landmark]); };
  suite.count_at_door = [](const TreeFile& tree) -> std::optional<TreeSplit> {
    const auto rules = G::make_rules(options_in<G>(tree.from));
    const auto state = state_after<G>(rules, tree.from.lines);
    if (!state) return std::nullopt;
    return DoorCount<G>(rules).split(*state, tree.depth);
  };
  return suite;
}

// The suite of the game at that place of the catalog. Each is instantiated in a unit of its own,
// which cmake/tests.cmake writes.
template <std::size_t kPlace>
Suite suite_at() {
  return suite_of<Catalog::At<kPlace>>();
}

}  // namespace benchboss
