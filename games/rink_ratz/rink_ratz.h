#pragma once
#include "core/game.h"
#include "games/rink_ratz/data.h"
#include "games/rink_ratz/sheet.h"
#include "games/rink_ratz/state.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace benchboss::rink_ratz {

inline constexpr std::array<std::string_view, 3> kLevelWords = {"rookie", "junior", "pro"};
inline constexpr std::array<std::string_view, 2> kSeatWords = {"2", "4"};
inline constexpr std::array<std::string_view, 2> kOvertimeWords = {"sudden_death", "full"};

// Everything that does not change during a game.
struct Rules {
  Pool deck;
  Ranges ranges;
  std::uint8_t level = 0;
  Seat seats = 2;
  std::uint8_t shifts = 4;
  std::uint8_t full_hands = 16;  // cards in all hands after a deal
  std::uint8_t bench = 0;
  std::uint8_t overtime_periods = 10;
  bool sudden_death = true;
  bool saves_exist = false;
  bool third_card_steals_shot = false;
  bool specials_break_pairs = false;
  bool no_save_in_empty_net = false;
};

// The top bench card: still unknown, or one that went under the others before (RR-30).
inline bool bench_card_is_known(const Rules& rules, const Board& board) {
  return board.phase == Phase::penalty_shot && board.bench_draws >= rules.bench;
}
inline Card known_bench_card(const Rules& rules, const Board& board) {
  return board.bench_shown[board.bench_draws % rules.bench];
}

}  // namespace benchboss::rink_ratz

namespace benchboss {

struct RinkRatz {
  using State = rink_ratz::State;
  using View = rink_ratz::View;
  using Action = rink_ratz::Action;
  using Outcome = rink_ratz::Outcome;
  using Rules = rink_ratz::Rules;
  using Sheet = rink_ratz::Sheet;

  static constexpr std::string_view kName = "rink-ratz";
  static constexpr std::string_view kRulePrefix = "RR";
  static constexpr int kRulesVersion = 1;
  // RULES.md, "How big things can get", argues these bounds.
  static constexpr std::size_t kMaxActions = 11;
  static constexpr std::size_t kMaxOutcomes = rink_ratz::kCards;
  static constexpr std::size_t kMaxEvents = 16;
  static constexpr std::array kOptions = {
      OptionSpec{"level", 0, 2, 0, rink_ratz::kLevelWords},
      OptionSpec{"seats", 0, 1, 0, rink_ratz::kSeatWords},
      OptionSpec{"overtime", 0, 1, 0, rink_ratz::kOvertimeWords},  // RR-10
      OptionSpec{"overtime_periods", 0, 10, 10},                   // RR-10a
      OptionSpec{"third_card_steals_shot", 0, 1, 0, kOffOn},       // RR-13
      OptionSpec{"specials_break_pairs", 0, 1, 0, kOffOn},         // RR-18
      OptionSpec{"no_save_in_empty_net", 0, 1, 0, kOffOn},         // RR-24a
  };

  static Rules make_rules(const std::array<std::int16_t, 7>& options);
  static std::span<const Variant> variants();
  static Seat seats(const Rules& rules) { return rules.seats; }
  // Partners sit across, so that the turns alternate between the teams (RR-7).
  static std::uint8_t team(const Rules&, Seat seat) { return seat & 1; }
  static std::uint32_t max_steps(const Rules& rules);

  static State start(const Rules& rules);
  static Turn turn(const Rules&, const State& state) {
    const rink_ratz::Board& board = state.board;
    if (board.phase == rink_ratz::Phase::play) return Turn::of(board.seat);
    return board.phase == rink_ratz::Phase::over ? Turn::over() : Turn::chance();
  }
  static void actions(const Rules& rules, const State& state, Seat seat,
                      List<Action, kMaxActions>& list);
  template <class Sink>
  static void act(const Rules& rules, State& state, Seat seat, Action action, Sink& sink);
  static Refusal explain(const Rules& rules, const State& state, Seat seat, Action action);
  static void outcomes(const Rules& rules, const State& state, Odds<Outcome, kMaxOutcomes>& odds);
  static std::uint32_t tickets(const Rules& rules, const State& state) {
    return bench_card_is_known(rules, state.board) ? 1 : state.unseen.size();
  }
  static Outcome outcome_at(const Rules& rules, const State& state, std::uint32_t ticket) {
    if (bench_card_is_known(rules, state.board)) return {known_bench_card(rules, state.board)};
    return {state.unseen.at(ticket)};
  }
  template <class Sink>
  static void roll(const Rules& rules, State& state, Outcome outcome, Sink& sink);
  static Result result(const Rules& rules, const State& state);

  static View view(const Rules& rules, const State& state, Seat seat);
  static State imagine(const Rules& rules, const View& view, Philox& random);

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
