#pragma once
#include "core/event.h"
#include "core/fields.h"
#include "core/list.h"
#include "core/odds.h"
#include "core/options.h"
#include "core/philox.h"
#include "core/refusal.h"
#include "core/seats.h"
#include "core/text.h"
#include "core/turn.h"

#include <array>
#include <concepts>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <type_traits>

namespace benchboss {

// How a finished game ended: points by seat (partners share theirs); the winners are the seats with
// the most, or nobody in a draw.
struct Result {
  std::array<std::int16_t, kMaxSeats> points{};
  SeatSet winners;
};

// A named choice of options, for the laws, the bench and the golden playthroughs.
struct Variant {
  std::string_view name;
  std::span<const std::pair<std::string_view, std::string_view>> options;
};

template <class G>
using ActionList = List<typename G::Action, G::kMaxActions>;
template <class G>
using OddsOf = Odds<typename G::Outcome, G::kMaxOutcomes>;
template <class G>
using EventsOf = EventList<G::kMaxEvents>;
template <class G>
using OptionsOf = std::array<std::int16_t, G::kOptions.size()>;

// A small value without pointers or padding: copying it is the undo, its bytes are its identity.
template <class T>
concept SmallValue = std::is_trivially_copyable_v<T> && std::has_unique_object_representations_v<T>;

// The contract of a game: a set of pure functions on small values. CONTRIBUTING.md tells how to
// write one; tests/laws holds what every one of them must obey.
template <class G>
concept Game =
    SmallValue<typename G::State> && SmallValue<typename G::View> &&
    SmallValue<typename G::Action> && SmallValue<typename G::Outcome> &&
    std::is_trivially_copyable_v<typename G::Sheet> &&
    requires(const typename G::Rules& rules, typename G::State& state,
             const typename G::State& seen, const typename G::View& view, Seat seat,
             typename G::Action action, typename G::Outcome outcome, Silent& silent,
             EventsOf<G>& events, ActionList<G>& actions, OddsOf<G>& odds, Philox& random,
             const Event& event, typename G::Sheet& sheet, Fields& fields, Measures& measures,
             std::string_view text, const OptionsOf<G>& options, std::uint32_t ticket) {
      // Who it is.
      { G::kName } -> std::convertible_to<std::string_view>;
      { G::kRulePrefix } -> std::convertible_to<std::string_view>;
      { G::kRulesVersion } -> std::convertible_to<int>;
      { G::make_rules(options) } -> std::same_as<typename G::Rules>;
      { G::variants() } -> std::convertible_to<std::span<const Variant>>;
      { G::seats(rules) } -> std::same_as<Seat>;
      { G::team(rules, seat) } -> std::same_as<std::uint8_t>;
      { G::max_steps(rules) } -> std::same_as<std::uint32_t>;

      // The course of play. act and roll are unchecked: search uses them with listed moves only.
      { G::start(rules) } -> std::same_as<typename G::State>;
      { G::turn(rules, seen) } -> std::same_as<Turn>;
      G::actions(rules, seen, seat, actions);
      G::act(rules, state, seat, action, silent);
      G::act(rules, state, seat, action, events);
      { G::explain(rules, seen, seat, action) } -> std::same_as<Refusal>;
      G::outcomes(rules, seen, odds);
      G::roll(rules, state, outcome, silent);
      G::roll(rules, state, outcome, events);
      { G::result(rules, seen) } -> std::same_as<Result>;

      // The same odds as tickets 0..tickets-1: a draw without writing the list down.
      { G::tickets(rules, seen) } -> std::same_as<std::uint32_t>;
      { G::outcome_at(rules, seen, ticket) } -> std::same_as<typename G::Outcome>;

      // What a seat may know, and a world that fits it.
      { G::view(rules, seen, seat) } -> std::same_as<typename G::View>;
      { G::imagine(rules, view, random) } -> std::same_as<typename G::State>;

      // Notation: the same words in records, logs, protocol and tests.
      { G::write(rules, action) } -> std::same_as<Text>;
      { G::write(rules, outcome) } -> std::same_as<Text>;
      { G::read_action(rules, text) } -> std::same_as<std::optional<typename G::Action>>;
      { G::read_outcome(rules, text) } -> std::same_as<std::optional<typename G::Outcome>>;
      { G::event_shapes() } -> std::convertible_to<std::span<const EventShape>>;
      { G::terms() } -> std::convertible_to<std::span<const std::string_view>>;
      G::describe(rules, view, fields);

      // The score sheet is a reading of the events; it is not part of the state.
      G::note(rules, sheet, event);
      G::describe(rules, sheet, fields);
      G::measure(rules, seen, sheet, measures);
    };

// A game whose events name players or clubs (ArgType::name).
template <class G>
concept HasProperNames = requires(const typename G::Rules& rules, std::int16_t value) {
  { G::proper_name(rules, value) } -> std::same_as<std::string_view>;
};

// A game of which a part of the score sheet hangs on the wall for all to see during play: its
// fields come with every view.
template <class G>
concept HasWall = requires(const typename G::Rules& rules, const typename G::Sheet& sheet,
                           Fields& fields) { G::describe_wall(rules, sheet, fields); };

template <Game G>
OptionsOf<G> default_options() {
  OptionsOf<G> values{};
  for (std::size_t i = 0; i < values.size(); ++i) values[i] = G::kOptions[i].normal;
  return values;
}

template <Game G>
OptionsOf<G> options_of(const Variant& variant) {
  OptionsOf<G> values = default_options<G>();
  for (const auto& [name, value] : variant.options) {
    [[maybe_unused]] const OptionFault fault = set_option(G::kOptions, values, name, value);
    assert(fault == OptionFault::none);
  }
  return values;
}

// Draws an outcome with its exact odds.
template <Game G, class Random>
[[gnu::always_inline]] inline typename G::Outcome draw(const typename G::Rules& rules,
                                                       const typename G::State& state,
                                                       Random& random) {
  return G::outcome_at(rules, state, random.below(G::tickets(rules, state)));
}

}  // namespace benchboss
