#pragma once
#include "core/game.h"
#include "games/xtra_innings/data.h"
#include "games/xtra_innings/moves.h"
#include "games/xtra_innings/sheet.h"
#include "games/xtra_innings/state.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace benchboss::xtra_innings {

inline constexpr std::array<std::string_view, 2> kSeatWords = {"2", "4"};
inline constexpr std::array<std::string_view, 3> kAdaptWords = {"by_level", "off", "on"};

// Everything that does not change during a game.
struct Rules {
  std::array<Pool, kRoles> decks{};
  Counters counters{};
  CardSet undone_by_error = 0;
  CardSet in_decks = 0;  // cards of which there is at least one
  Level level;
  std::uint8_t level_word = 0;
  Seat seats = 2;
  bool called_strike_on_ball = true;
  bool travel = false;
  std::uint16_t answer_seconds = 0;
  std::uint8_t max_innings = 30;
  std::uint16_t pitch_limit = 1500;

  // The inning from which on a lead of the home team decides (XI-14, XI-18, XI-19).
  std::uint8_t scheduled() const { return std::min(level.innings, max_innings); }
};

inline Team batting_team(const Board& board) {
  return board.half == 0 ? other(board.home) : board.home;
}
inline Team team_of(const Board& board, Role role) {
  return role == Role::offence ? batting_team(board) : other(batting_team(board));
}
// XI-60: partners sit across. In odd innings the first of them defends and the second bats.
inline Seat seat_on_duty(const Rules& rules, const Board& board, Role role) {
  const Team team = team_of(board, role);
  if (rules.seats == 2) return team;
  const bool odd = (board.inning & 1) != 0;
  return static_cast<Seat>(team + (odd == (role == Role::offence) ? 2 : 0));
}

// Which side a phase asks; the sealed ones ask both.
inline bool asks_both(Phase phase) { return phase == Phase::refresh || phase == Phase::pitch; }
inline Role asked_role(Phase phase) {
  constexpr unsigned kDefence =
      1u << static_cast<int>(Phase::change) | 1u << static_cast<int>(Phase::counter) |
      1u << static_cast<int>(Phase::relay) | 1u << static_cast<int>(Phase::open_defence) |
      1u << static_cast<int>(Phase::answer) | 1u << static_cast<int>(Phase::exchange_defence);
  return (kDefence >> static_cast<int>(phase) & 1) != 0 ? Role::defence : Role::offence;
}
// Of a seat that is asked.
inline Role role_of_seat(const Board& board, Seat seat) {
  return (seat & 1) == batting_team(board) ? Role::offence : Role::defence;
}
// Who owes what: it lies open.
inline Turn turn_on(const Rules& rules, const Board& board) {
  if ((board.owed[0] | board.owed[1]) != 0 || board.phase == Phase::cut) return Turn::chance();
  if (board.phase == Phase::over) return Turn::over();
  if (!asks_both(board.phase)) return Turn::of(seat_on_duty(rules, board, asked_role(board.phase)));
  SeatSet seats;
  for (const Role role : {Role::offence, Role::defence}) {
    const bool waits = board.phase == Phase::pitch ? (board.sealed >> at(role) & 1) == 0
                                                   : board.to_refresh[at(role)] > 0;
    if (waits) seats.add(seat_on_duty(rules, board, role));
  }
  return Turn::sealed(seats);
}
inline Role role_that_draws(const Board& board) {
  return board.phase == Phase::cut || board.owed[at(Role::offence)] > 0 ? Role::offence
                                                                        : Role::defence;
}

}  // namespace benchboss::xtra_innings

namespace benchboss {

struct XtraInnings {
  using State = xtra_innings::State;
  using View = xtra_innings::View;
  using Action = xtra_innings::Action;
  using Outcome = xtra_innings::Outcome;
  using Rules = xtra_innings::Rules;
  using Sheet = xtra_innings::Sheet;

  static constexpr std::string_view kName = "xtra-innings";
  static constexpr std::string_view kRulePrefix = "XI";
  static constexpr int kRulesVersion = 1;
  // RULES.md, "How big things can get", argues these bounds.
  static constexpr std::size_t kMaxActions = 9;
  static constexpr std::size_t kMaxOutcomes = xtra_innings::kOffenceCards;
  static constexpr std::size_t kMaxEvents = 20;
  static constexpr std::array kOptions = {
      OptionSpec{"level", 0, 1, 0, xtra_innings::kLevelWords},
      OptionSpec{"seats", 0, 1, 0, xtra_innings::kSeatWords},
      OptionSpec{"travel", 0, 1, 0, kOffOn},                              // XI-61
      OptionSpec{"grounders_adapt", 0, 2, 0, xtra_innings::kAdaptWords},  // XI-33a
      OptionSpec{"called_strike_on_ball", 0, 1, 1, kOffOn},               // XI-42a
      OptionSpec{"answer_seconds", 0, 600, 0},                            // XI-22
      OptionSpec{"max_innings", 1, 99, 30},                               // XI-19
      OptionSpec{"pitch_limit", 1, 5000, 1500},                           // XI-19
  };

  static Rules make_rules(const std::array<std::int16_t, 8>& options);
  static std::span<const Variant> variants();
  static Seat seats(const Rules& rules) { return rules.seats; }
  static std::uint8_t team(const Rules&, Seat seat) { return seat & 1; }
  static std::uint32_t max_steps(const Rules& rules);

  static State start(const Rules& rules);
  static Turn turn(const Rules& rules, const State& state);
  static void actions(const Rules& rules, const State& state, Seat seat,
                      List<Action, kMaxActions>& list);
  template <class Sink>
  static void act(const Rules& rules, State& state, Seat seat, Action action, Sink& sink);
  static Refusal explain(const Rules& rules, const State& state, Seat seat, Action action);
  static void outcomes(const Rules& rules, const State& state, Odds<Outcome, kMaxOutcomes>& odds);
  static std::uint32_t tickets(const Rules&, const State& state) {
    return state.decks[at(xtra_innings::role_that_draws(state.board))].size();
  }
  static Outcome outcome_at(const Rules&, const State& state, std::uint32_t ticket) {
    const xtra_innings::Role role = xtra_innings::role_that_draws(state.board);
    return {state.decks[at(role)].at(role, ticket)};
  }
  template <class Sink>
  static void roll(const Rules& rules, State& state, Outcome outcome, Sink& sink);
  static Result result(const Rules& rules, const State& state);

  // XI-28: what a seat does by itself when it is all that it can do.
  static bool goes_without_saying(Action action) {
    return is_pass(action) || action.move == xtra_innings::kKeep;
  }
  // XI-22: what it does when its time is up.
  static bool is_pass(Action action) { return action.move == xtra_innings::kPass; }
  static int seconds_to_answer(const Rules& rules) { return rules.answer_seconds; }

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
  // The line score, for every view.
  static void describe_wall(const Rules& rules, const Sheet& sheet, Fields& fields);
  static void measure(const Rules& rules, const State& state, const Sheet& sheet,
                      Measures& measures);
};

}  // namespace benchboss
