#pragma once
#include "core/game.h"

#include <concepts>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace benchboss {

// A kind of position worth counting the tree from: the first that random play of the variant
// reaches is written to tests/trees/<name>.txt with its count to this depth.
template <class G>
struct Landmark {
  std::string_view name;
  std::string_view variant;
  int depth = 0;
  bool (*reached)(const typename G::Rules& rules, const typename G::State& state) = nullptr;
};

// At one in how many steps the laws that cost most look. A long game has many steps that are alike,
// and a million games of it must come to an end.
struct LawPace {
  std::uint32_t look = 32;   // odds, door, notation, copies, sealed, fit, secrecy, learning
  std::uint32_t count = 4;   // conservation
  std::uint32_t silent = 1;  // silent
};

// What the laws must know about a game and may not ask the game itself. Every game of the catalog
// specialises it in games/<game>/tests/law_kit.h, without a look at view.cc.
template <class G>
struct LawKit;

template <class G>
constexpr LawPace pace_of() {
  if constexpr (requires { LawKit<G>::kPace; }) return LawKit<G>::kPace;
  return {};
}

template <class G>
concept HasLawKit = requires(const typename G::Rules& rules, const typename G::State& state,
                             const typename G::Sheet& sheet, Seat viewer, Philox& random) {
  // Whether there is anything that a seat may not know.
  { LawKit<G>::kSecrets } -> std::convertible_to<bool>;

  // All that notation can say, legal now or not.
  { LawKit<G>::every_action(rules) } -> std::same_as<std::vector<typename G::Action>>;
  { LawKit<G>::every_outcome(rules) } -> std::same_as<std::vector<typename G::Outcome>>;

  // What there must always be equally much of: in a state, and across a step. Null, or what is
  // wrong.
  { LawKit<G>::conservation(rules, state) } -> std::same_as<const char*>;
  { LawKit<G>::conservation(rules, state, state) } -> std::same_as<const char*>;
  // Whether the score sheet tells the same as the state. Null, or what is wrong.
  { LawKit<G>::sheet(rules, state, sheet) } -> std::same_as<const char*>;

  // Asked when chance is owed: whether the viewer may not see what comes.
  { LawKit<G>::face_down(rules, state, viewer) } -> std::same_as<bool>;

  // The state with everything dealt anew that the viewer may not know; and the same, but leaving
  // what the next step is about to show him, whatever step it is.
  { LawKit<G>::reseal(rules, state, viewer, random) } -> std::same_as<typename G::State>;
  { LawKit<G>::reseal_lasting(rules, state, viewer, random) } -> std::same_as<typename G::State>;

  { LawKit<G>::landmarks() } -> std::convertible_to<std::span<const Landmark<G>>>;
};

}  // namespace benchboss
