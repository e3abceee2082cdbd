#pragma once
#include "core/game.h"
#include "games/double_echec/data.h"
#include "games/double_echec/rink.h"
#include "games/double_echec/rulebook.h"
#include "games/double_echec/sheet.h"
#include "games/double_echec/state.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace benchboss::double_echec {

inline constexpr std::array<std::string_view, 2> kRinkWords = {"large", "small"};
inline constexpr std::array<std::string_view, 2> kRulebookWords = {"season-10", "classic"};
inline constexpr std::array<std::string_view, 2> kCompetitionWords = {"season", "playoffs"};
inline constexpr std::array<std::string_view, 2> kBoardsWords = {"stop", "bounce"};
inline constexpr std::array<std::string_view, 10> kOvertimeWords = {"standard", "0", "1", "2", "3",
                                                                    "4",        "5", "6", "7", "8"};
// A switch of the rulebook can be turned for one match.
inline constexpr std::array<std::string_view, 3> kSwitchWords = {"rulebook", "off", "on"};

// Everything that does not change during a game.
struct Rules {
  const Rink* rink = nullptr;
  Switches switches;
  Switches turned;  // for this match, whatever the rulebook says
  Numbers numbers;
  LineUpPlaces places{};
  Stops stops{};
  std::array<Counts, kDecks> decks{};
  std::array<Roster, 2> rosters{};
  std::array<Men, 2> superstars{};
  std::array<std::uint8_t, 2> clubs{};
  // What the men bring from earlier games (DE-65): the league fills these in.
  std::array<std::uint64_t, 2> thirds{};
  std::array<Men, 2> absent{};
  bool playoffs = false;
  bool bounce = false;
  std::uint8_t max_overtimes = 1;
  std::uint8_t reroll_cap = 50;

  bool on(Switch which) const { return switches.on(which); }
  const Abilities& abilities(Team team, Man man) const { return rosters[team][man]; }
};

}  // namespace benchboss::double_echec

namespace benchboss {

struct DoubleEchec {
  using State = double_echec::State;
  using View = double_echec::View;
  using Action = double_echec::Action;
  using Outcome = double_echec::Outcome;
  using Rules = double_echec::Rules;
  using Sheet = double_echec::Sheet;

  static constexpr std::string_view kName = "double-echec";
  static constexpr std::string_view kRulePrefix = "DE";
  static constexpr int kRulesVersion = 1;
  // RULES.md, "How big things can get", argues these bounds.
  static constexpr std::size_t kMaxActions = 128;
  static constexpr std::size_t kMaxOutcomes = 6;
  static constexpr std::size_t kMaxEvents = 40;
  static constexpr std::array kOptions = {
      OptionSpec{"rulebook", 0, 1, 0, double_echec::kRulebookWords},        // DE-150
      OptionSpec{"rink", 0, 1, 1, double_echec::kRinkWords},                // DE-19
      OptionSpec{"home", 0, 7, 0, double_echec::kClubWords},                // DE-12
      OptionSpec{"visitors", 0, 7, 1, double_echec::kClubWords},            // DE-12
      OptionSpec{"competition", 0, 1, 0, double_echec::kCompetitionWords},  // DE-24
      OptionSpec{"max_overtimes", 0, 9, 0, double_echec::kOvertimeWords},   // DE-18
      OptionSpec{"clear_at_boards", 0, 1, 0, double_echec::kBoardsWords},   // DE-105
      OptionSpec{"reroll_cap", 1, 50, 50},                                  // DE-35
      OptionSpec{"quick_face_off", 0, 2, 0, double_echec::kSwitchWords},    // DE-152
      OptionSpec{"full_clock", 0, 2, 0, double_echec::kSwitchWords},
      OptionSpec{"angle_dice", 0, 2, 0, double_echec::kSwitchWords},
      OptionSpec{"zone_clearing", 0, 2, 0, double_echec::kSwitchWords},
      OptionSpec{"exact_dice", 0, 2, 0, double_echec::kSwitchWords},
      OptionSpec{"bench_minors", 0, 2, 0, double_echec::kSwitchWords},
      OptionSpec{"card_penalties", 0, 2, 0, double_echec::kSwitchWords},  // DE-153
      OptionSpec{"permutations", 0, 2, 0, double_echec::kSwitchWords},
      OptionSpec{"four_on_four", 0, 2, 0, double_echec::kSwitchWords},
      OptionSpec{"many_superstars", 0, 2, 0, double_echec::kSwitchWords},
      OptionSpec{"precise_penalty_shots", 0, 2, 0, double_echec::kSwitchWords},
      OptionSpec{"two_line_passes", 0, 2, 0, double_echec::kSwitchWords},
      OptionSpec{"exit_dice", 0, 2, 0, double_echec::kSwitchWords},
      OptionSpec{"precise_shots", 0, 2, 0, double_echec::kSwitchWords},  // DE-69
      OptionSpec{"strict_table", 0, 2, 0, double_echec::kSwitchWords},   // DE-151
      OptionSpec{"minors_end", 0, 2, 0, double_echec::kSwitchWords},     // DE-28
  };
  using Options = std::array<std::int16_t, kOptions.size()>;

  // What a record may bring along instead of a shipped rulebook (DE-150).
  static constexpr std::array<std::string_view, 1> kDataSlots = {"rulebook"};

  static Rules make_rules(const Options& options);
  // Reads a rulebook.json of one's own; switches that are options of the match stay turned.
  static DataFault bring(Rules& rules, std::size_t slot, std::string_view text);
  // The same in short lines; nothing if it has a fault.
  static std::string rewrite(std::string_view text);
  static std::span<const Variant> variants();
  static Seat seats(const Rules&) { return 2; }
  static std::uint8_t team(const Rules&, Seat seat) { return seat; }
  static std::uint32_t max_steps(const Rules& rules);

  static State start(const Rules& rules);
  static Turn turn(const Rules&, const State& state) {
    using double_echec::Ask;
    if (state.ask <= Ask::card) return Turn::chance();
    return state.ask == Ask::over ? Turn::over() : Turn::of(state.asked);
  }
  static void actions(const Rules& rules, const State& state, Seat seat,
                      List<Action, kMaxActions>& list);
  template <class Sink>
  static void act(const Rules& rules, State& state, Seat seat, Action action, Sink& sink);
  static Refusal explain(const Rules& rules, const State& state, Seat seat, Action action);
  static void outcomes(const Rules& rules, const State& state, Odds<Outcome, kMaxOutcomes>& odds);
  static std::uint32_t tickets(const Rules& rules, const State& state);
  static Outcome outcome_at(const Rules& rules, const State& state, std::uint32_t ticket);
  template <class Sink>
  static void roll(const Rules& rules, State& state, Outcome outcome, Sink& sink);
  static Result result(const Rules& rules, const State& state);

  static View view(const Rules&, const State& state, Seat) { return {state}; }
  static State imagine(const Rules&, const View& view, Philox&) { return view.state; }

  static Text write(const Rules& rules, Action action);
  static Text write(const Rules& rules, Outcome outcome);
  static std::optional<Action> read_action(const Rules& rules, std::string_view text);
  static std::optional<Outcome> read_outcome(const Rules& rules, std::string_view text);
  static std::span<const EventShape> event_shapes();
  static std::span<const std::string_view> terms();
  static void describe(const Rules& rules, const View& view, Fields& fields);

  static void note(const Rules& rules, Sheet& sheet, const Event& event);
  static void describe(const Rules& rules, const Sheet& sheet, Fields& fields);
  static void measure(const Rules& rules, const State& state, const Sheet& sheet,
                      Measures& measures);
};

}  // namespace benchboss
