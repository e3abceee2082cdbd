#include "games/powerplay/rules.h"

#include "embedded/powerplay.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace benchboss {

using namespace powerplay;

namespace {

using Setting = std::pair<std::string_view, std::string_view>;
constexpr std::array kTwo = {Setting{"seats", "2"}};
constexpr std::array kFour = {Setting{"seats", "4"}};
constexpr std::array kTen = {Setting{"seats", "10"}};
// Every option away from its default at once: what the defaults never reach.
constexpr std::array kHouse = {Setting{"seats", "3"},       Setting{"target", "6"},
                               Setting{"playoffs", "on"},   Setting{"brawlers", "defenders"},
                               Setting{"first", "lot"},     Setting{"overtime_rounds", "1"},
                               Setting{"turn_limit", "60"}, Setting{"notebook", "off"}};
// A season that mostly ends at its limit, often tied.
constexpr std::array kShort = {Setting{"seats", "6"}, Setting{"target", "9"},
                               Setting{"turn_limit", "18"}, Setting{"overtime_rounds", "2"}};
constexpr std::array kPlayoffs = {Setting{"seats", "5"}, Setting{"playoffs", "on"}};
constexpr std::array kVariants = {
    Variant{"two", kTwo},           Variant{"four", kFour},   Variant{"ten", kTen},
    Variant{"house-rules", kHouse}, Variant{"short", kShort}, Variant{"playoffs", kPlayoffs},
};

constexpr std::array<std::uint8_t, 3> kTargets = {5, 6, 9};

std::string_view deck_text(bool brawling_defenders) {
  return brawling_defenders ? embedded::powerplay_deck_defenders_csv()
                            : embedded::powerplay_deck_csv();
}

}  // namespace

Powerplay::Rules Powerplay::make_rules(const std::array<std::int16_t, 8>& options) {
  Rules rules;
  rules.seats = static_cast<Seat>(options[0]);
  rules.target = kTargets[static_cast<std::size_t>(options[1])];
  rules.playoffs = options[2] != 0;
  rules.brawling_defenders = options[3] != 0;
  rules.first_by_lot = options[4] != 0;
  rules.overtime_rounds = static_cast<std::uint8_t>(options[5]);
  rules.turn_limit = static_cast<std::uint16_t>(options[6]);
  rules.notebook = options[7] != 0;
  [[maybe_unused]] const DataFault fault =
      read_deck(deck_text(rules.brawling_defenders), rules.deck);
  assert(!fault.found());
  rules.lines = static_cast<std::uint8_t>(kLines / rules.seats);
  std::size_t at = kTeam * rules.seats;
  for (std::size_t pile = 0; pile < kCategories; ++pile) {
    rules.pile_at[pile] = static_cast<std::uint8_t>(at);
    rules.pile_size[pile] =
        static_cast<std::uint8_t>(kPlayersOf[pile] - kTeamOf[pile] * rules.seats);
    at += rules.pile_size[pile];
  }
  return rules;
}

std::span<const Variant> Powerplay::variants() { return kVariants; }

// RULES.md, "Length": a round of six duels has twelve choices, an answer to Rumpelstöckchen, a
// choice and a draw for Sitting Bully; and at most twelve players are replaced after it.
std::uint32_t Powerplay::max_steps(const Rules& rules) {
  constexpr std::uint32_t kHands = kTeam;
  constexpr std::uint32_t kRound = 2 * kHands + 3 + 2 * kHands;
  const std::uint32_t match = 3 + kRound * (1 + std::uint32_t{rules.overtime_rounds});
  const std::uint32_t matches = rules.turn_limit + (rules.playoffs ? kFinalMatches : 0u);
  return kHands * rules.seats + 2 + matches * match;
}

Powerplay::State Powerplay::start(const Rules&) {
  State state;
  state.slot = 0;
  return state;
}

void Powerplay::outcomes(const Rules& rules, const State& state,
                         Odds<Outcome, kMaxOutcomes>& odds) {
  odds.clear();
  const std::uint32_t count = tickets(rules, state);
  for (std::uint32_t ticket = 0; ticket < count; ++ticket)
    odds.push({outcome_at(rules, state, ticket), 1});
}

// Points are matches won. A title by goal difference, by lot or from the playoffs counts as one
// more than the best of the others has.
Result Powerplay::result(const Rules& rules, const State& state) {
  Result result;
  const Board& board = state.board;
  std::int16_t most = 0;
  for (Seat seat = 0; seat < rules.seats; ++seat) {
    result.points[seat] = board.wins[seat];
    if (seat != board.champion) most = std::max(most, result.points[seat]);
  }
  if (board.champion == kNobody) return result;
  std::int16_t& points = result.points[board.champion];
  points = std::max(points, static_cast<std::int16_t>(most + 1));
  result.winners.add(board.champion);
  return result;
}

static_assert(Game<Powerplay>);

}  // namespace benchboss
