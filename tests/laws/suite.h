#pragma once
#include "core/game.h"
#include "tests/laws/plan.h"
#include "tests/laws/trees.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace benchboss {

// All that is asked of one game under the laws. What it takes to answer is compiled once for each
// game, in a unit of its own (suites/suite_of.h); who asks names no game.
struct Suite {
  struct Bounds {
    std::size_t actions = 0;
    std::size_t outcomes = 0;
    std::size_t events = 0;
    std::uint32_t steps = 0;
  };

  std::string_view game;
  std::string_view rule_prefix;
  std::span<const Variant> variants;
  std::vector<std::string_view> landmarks;

  LawReport (*run_laws)(const Variant& variant, const LawPlan& plan) = nullptr;
  Bounds (*bounds)(const Variant& variant) = nullptr;
  // A random game of the variant at that place, as its golden file tells it.
  std::string (*playthrough)(std::size_t variant) = nullptr;
  // The position that a landmark names, counted; nothing if it is never reached.
  std::optional<TreeFile> (*tree_of)(std::size_t landmark) = nullptr;
  // The courses from where a record ends, counted at the checked door; nothing if it cannot be
  // played.
  std::optional<TreeSplit> (*count_at_door)(const TreeFile& tree) = nullptr;
};

// Of every game of the catalog.
const std::vector<Suite>& suites();

}  // namespace benchboss
