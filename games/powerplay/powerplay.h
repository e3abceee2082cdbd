#pragma once
#include "core/game.h"
#include "games/powerplay/deck.h"
#include "games/powerplay/sheet.h"
#include "games/powerplay/state.h"

#include <array>
#include <bit>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace benchboss::powerplay {

inline constexpr std::array<std::string_view, 9> kSeatWords = {"2", "3", "4", "5", "6",
                                                               "7", "8", "9", "10"};
inline constexpr std::array<std::string_view, 2> kBrawlerWords = {"forwards", "defenders"};
inline constexpr std::array<std::string_view, 3> kTargetWords = {"5", "6", "9"};
inline constexpr std::array<std::string_view, 2> kFirstWords = {"first_seat", "lot"};

// Everything that does not change during a game.
struct Rules {
  Deck deck;
  Seat seats = 4;
  std::uint8_t target = 5;                            // PP-40
  std::uint8_t overtime_rounds = 10;                  // PP-26
  std::uint16_t turn_limit = 500;                     // PP-41
  bool first_by_lot = false;                          // PP-7
  bool playoffs = false;                              // PP-42
  bool notebook = true;                               // PP-53
  bool brawling_defenders = false;                    // PP-4a
  std::uint8_t lines = 20;                            // a coach's share of the private lines
  std::array<std::uint8_t, kCategories> pile_size{};  // PP-9
  std::array<std::uint8_t, kCategories> pile_at{};    // where it begins in State::cards
};

inline Card card_in(const State& state, Seat seat, Slot slot) {
  return state.cards[kTeam * seat + slot];
}

// The top card of a pile: one that nobody has drawn yet, or the one that lies under them longest.
inline bool top_is_known(const Board& board, Category pile) {
  return board.fresh[index(pile)] == 0;
}
inline Card known_top(const Rules& rules, const State& state, Category pile) {
  return state.cards[std::size_t{rules.pile_at[index(pile)]} + state.board.head[index(pile)]];
}

// The slot of the card that is replaced next: the challenger's first, each side's in the order in
// which they were hurt (PP-27).
struct Hurt {
  Side side;
  std::uint8_t duel;  // from 0, in this round
};
inline Hurt next_hurt(const Match& match) {
  const Side side = match.injured[0] != 0 ? 0 : 1;
  return {side, static_cast<std::uint8_t>(std::countr_zero(match.injured[side]))};
}

// From which pile chance draws now, in a transfer or a match.
inline Category pile_of_chance(const Board& board) {
  const Match& match = board.match;
  if (board.phase != Phase::replace) return static_cast<Category>(match.added - kPlayers);
  const Hurt hurt = next_hurt(match);
  return category_of(match.shown[hurt.side][hurt.duel]);
}
// The deal as well: it is the pile of the slot that the card goes to.
inline Category pile_of_chance(const State& state) {
  return state.board.phase == Phase::deal ? category_of_slot(state.slot)
                                          : pile_of_chance(state.board);
}

// The newest that a viewer knows of a card outside his hand (PP-53).
Sight last_sight(const View& view, Card card);

inline bool draws_lot(Phase phase) {
  return phase == Phase::lot_for_first || phase == Phase::coin || phase >= Phase::lot_for_second;
}

}  // namespace benchboss::powerplay

namespace benchboss {

struct Powerplay {
  using State = powerplay::State;
  using View = powerplay::View;
  using Action = powerplay::Action;
  using Outcome = powerplay::Outcome;
  using Rules = powerplay::Rules;
  using Sheet = powerplay::Sheet;

  static constexpr std::string_view kName = "powerplay";
  static constexpr std::string_view kRulePrefix = "PP";
  static constexpr int kRulesVersion = 1;
  // RULES.md, "How big things can get", argues these bounds.
  static constexpr std::size_t kMaxActions = 24;
  static constexpr std::size_t kMaxOutcomes = 36;
  static constexpr std::size_t kMaxEvents = 16;
  static constexpr std::array kOptions = {
      OptionSpec{"seats", 2, 10, 4, powerplay::kSeatWords},
      OptionSpec{"target", 0, 2, 0, powerplay::kTargetWords},     // PP-40
      OptionSpec{"playoffs", 0, 1, 0, kOffOn},                    // PP-42
      OptionSpec{"brawlers", 0, 1, 0, powerplay::kBrawlerWords},  // PP-4a
      OptionSpec{"first", 0, 1, 0, powerplay::kFirstWords},       // PP-7
      OptionSpec{"overtime_rounds", 1, 10, 10},                   // PP-26
      OptionSpec{"turn_limit", 1, 500, 500},                      // PP-41
      OptionSpec{"notebook", 0, 1, 1, kOffOn},                    // PP-53
  };

  static Rules make_rules(const std::array<std::int16_t, 8>& options);
  static std::span<const Variant> variants();
  static Seat seats(const Rules& rules) { return rules.seats; }
  static std::uint8_t team(const Rules&, Seat seat) { return seat; }
  static std::uint32_t max_steps(const Rules& rules);

  static State start(const Rules& rules);
  static Turn turn(const Rules& rules, const State& state);
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
