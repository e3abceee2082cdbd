#pragma once
#include "core/csv.h"
#include "core/game.h"
#include "games/pairadice/charts.h"
#include "games/pairadice/sheet.h"
#include "games/pairadice/state.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace benchboss::pairadice {

// The teams that come with the game: data/<word>.json each.
inline constexpr std::array<std::string_view, 8> kTeamWords = {
    "moncton", "gatineau", "sudbury", "lewiston", "lafayette", "fribourg", "bolzano", "vaasa"};
std::string_view roster_text(std::size_t team);
inline constexpr std::array<std::string_view, 3> kOvertimeWords = {"none", "five", "until_goal"};
inline constexpr std::array<std::string_view, 2> kOppositeWords = {"facing", "same"};

enum class Overtime : std::uint8_t { none, five, until_goal };  // PD-62

// Everything that does not change during a game.
struct Rules {
  Charts charts;
  std::array<Team, 2> teams;
  Overtime overtime = Overtime::five;
};

// A proper name in an event: a man, a club, or nobody.
inline constexpr std::int16_t kFirstClub = 128;
inline constexpr std::int16_t kNoName = 130;
constexpr std::int16_t name_of_man(Side side, Man man) {
  return static_cast<std::int16_t>(man == kNobody ? kNoName : side * 64 + man);
}
constexpr std::int16_t name_of_club(Side side) {
  return static_cast<std::int16_t>(kFirstClub + side);
}

}  // namespace benchboss::pairadice

namespace benchboss {

struct Pairadice {
  using State = pairadice::State;
  using View = pairadice::View;
  using Action = pairadice::Action;
  using Outcome = pairadice::Outcome;
  using Rules = pairadice::Rules;
  using Sheet = pairadice::Sheet;

  static constexpr std::string_view kName = "pairadice";
  static constexpr std::string_view kRulePrefix = "PD";
  static constexpr int kRulesVersion = 1;
  static constexpr std::string_view kWatchedBy = "greedy";  // the coach of a game only watched
  // RULES.md, "How big things can get", argues these bounds.
  static constexpr std::size_t kMaxActions = 34;
  static constexpr std::size_t kMaxOutcomes = 36;
  static constexpr std::size_t kMaxEvents = 40;
  static constexpr std::array kOptions = {
      OptionSpec{"visitor", 0, 7, 0, pairadice::kTeamWords},        // PD-9
      OptionSpec{"home", 0, 7, 1, pairadice::kTeamWords},           // PD-9
      OptionSpec{"overtime", 0, 2, 1, pairadice::kOvertimeWords},   // PD-62
      OptionSpec{"opposites", 0, 1, 0, pairadice::kOppositeWords},  // PD-13
  };
  // What a record may bring along instead of a shipped team: a roster for each bench (PD-9).
  static constexpr std::array<std::string_view, 2> kDataSlots = {"visitor", "home"};

  static Rules make_rules(const std::array<std::int16_t, 4>& options);
  // Puts a roster on a bench before the game. A fault leaves the rules as they were.
  static DataFault bring(Rules& rules, std::size_t slot, std::string_view text);
  // The same roster in short lines, as a record keeps it; empty if it has a fault.
  static std::string rewrite(std::string_view text);
  static std::span<const Variant> variants();
  static Seat seats(const Rules&) { return 2; }
  static std::uint8_t team(const Rules&, Seat seat) { return seat; }
  static std::uint32_t max_steps(const Rules& rules);

  static State start(const Rules& rules);
  static Turn turn(const Rules&, const State& state) {
    using pairadice::Phase;
    constexpr unsigned kDecisions = 1u << unsigned(Phase::dress) | 1u << unsigned(Phase::lines) |
                                    1u << unsigned(Phase::starter) |
                                    1u << unsigned(Phase::power_play_man) |
                                    1u << unsigned(Phase::extra) | 1u << unsigned(Phase::replace) |
                                    1u << unsigned(Phase::change);
    if ((kDecisions >> unsigned(state.phase) & 1) != 0) return Turn::of(state.asks);
    return state.phase == Phase::over ? Turn::over() : Turn::chance();
  }
  static void actions(const Rules& rules, const State& state, Seat seat,
                      List<Action, kMaxActions>& list);
  template <class Sink>
  static void act(const Rules& rules, State& state, Seat seat, Action action, Sink& sink);
  static Refusal explain(const Rules& rules, const State& state, Seat seat, Action action);
  static void outcomes(const Rules& rules, const State& state, Odds<Outcome, kMaxOutcomes>& odds);
  static std::uint32_t tickets(const Rules&, const State& state) {
    return state.phase == pairadice::Phase::discipline ? 6 : 36;
  }
  static Outcome outcome_at(const Rules&, const State& state, std::uint32_t ticket) {
    if (state.phase == pairadice::Phase::discipline)
      return {0, static_cast<std::uint8_t>(ticket + 1)};
    return {static_cast<std::uint8_t>(ticket / 6 + 1), static_cast<std::uint8_t>(ticket % 6 + 1)};
  }
  template <class Sink>
  static void roll(const Rules& rules, State& state, Outcome outcome, Sink& sink);
  static Result result(const Rules& rules, const State& state);

  static View view(const Rules&, const State& state, Seat) { return state; }
  static State imagine(const Rules&, const View& view, Philox&) { return view; }

  static Text write(const Rules& rules, Action action);
  static Text write(const Rules& rules, Outcome outcome);
  static std::optional<Action> read_action(const Rules& rules, std::string_view text);
  static std::optional<Outcome> read_outcome(const Rules& rules, std::string_view text);
  static std::span<const EventShape> event_shapes();
  static std::span<const std::string_view> terms();
  static std::string_view proper_name(const Rules& rules, std::int16_t name);
  static void describe(const Rules& rules, const View& view, Fields& fields);

  static void note(const Rules& rules, Sheet& sheet, const Event& event);
  static void describe(const Rules& rules, const Sheet& sheet, Fields& fields);
  static void measure(const Rules& rules, const State& state, const Sheet& sheet,
                      Measures& measures);
};

}  // namespace benchboss
