#include "games/xtra_innings/rules.h"

#include "embedded/xtra_innings.h"

#include <cassert>
#include <utility>

namespace benchboss {

using namespace xtra_innings;

namespace {

using Setting = std::pair<std::string_view, std::string_view>;
constexpr std::array kMajor = {Setting{"level", "major"}};
constexpr std::array kMajor4 = {Setting{"level", "major"}, Setting{"seats", "4"}};
constexpr std::array kLittle = {Setting{"level", "little"}};
constexpr std::array kLittle4 = {Setting{"level", "little"}, Setting{"seats", "4"}};
// Every option away from its default at once: what the defaults never reach.
constexpr std::array kHouse = {Setting{"travel", "on"},
                               Setting{"grounders_adapt", "off"},
                               Setting{"called_strike_on_ball", "off"},
                               Setting{"answer_seconds", "20"},
                               Setting{"max_innings", "4"},
                               Setting{"pitch_limit", "150"}};
constexpr std::array kVariants = {
    Variant{"major", kMajor},      Variant{"major-4", kMajor4},    Variant{"little", kLittle},
    Variant{"little-4", kLittle4}, Variant{"house-rules", kHouse},
};

CardSet cards_in(const std::array<Pool, kRoles>& decks) {
  CardSet set = 0;
  for (int i = 0; i < kCards; ++i)
    if (const auto card = static_cast<Card>(i); decks[at(role_of(card))].count(card) > 0)
      set |= bit(card);
  return set;
}

}  // namespace

XtraInnings::Rules XtraInnings::make_rules(const std::array<std::int16_t, 8>& options) {
  Rules rules;
  const auto level = static_cast<std::size_t>(options[0]);
  const std::string_view name = kLevelWords[level];
  [[maybe_unused]] DataFault fault =
      read_level(embedded::xtra_innings_levels_csv(), name, rules.level);
  assert(!fault.found());
  fault = read_deck(embedded::xtra_innings_offence_csv(), Role::offence, name, rules.decks[0]);
  assert(!fault.found());
  fault = read_deck(embedded::xtra_innings_defence_csv(), Role::defence, name, rules.decks[1]);
  assert(!fault.found());
  fault = read_errors(embedded::xtra_innings_defence_csv(), rules.undone_by_error);
  assert(!fault.found());
  fault = read_counters(embedded::xtra_innings_counters_csv(), rules.counters);
  assert(!fault.found());
  rules.in_decks = cards_in(rules.decks);
  rules.level_word = static_cast<std::uint8_t>(level);
  rules.seats = options[1] == 0 ? 2 : 4;
  rules.travel = options[2] != 0;
  if (options[3] != 0) rules.level.grounders_adapt = options[3] == 2;
  rules.called_strike_on_ball = options[4] != 0;
  rules.answer_seconds = static_cast<std::uint16_t>(options[5]);
  rules.max_innings = static_cast<std::uint8_t>(options[6]);
  rules.pitch_limit = static_cast<std::uint16_t>(options[7]);
  return rules;
}

std::span<const Variant> XtraInnings::variants() { return kVariants; }

// RULES.md, "Length": every card is cut once at most; a half-inning begins with at most ten sealed
// discards and fourteen draws; what lies between two reveals takes at most 20 steps.
std::uint32_t XtraInnings::max_steps(const Rules& rules) {
  constexpr std::uint32_t kHalfSteps = 10 + 14;
  constexpr std::uint32_t kPitchSteps = 20;
  return rules.decks[0].size() + 2 * std::uint32_t{rules.max_innings} * kHalfSteps +
         std::uint32_t{rules.pitch_limit} * kPitchSteps;
}

XtraInnings::State XtraInnings::start(const Rules& rules) {
  State state;
  state.decks = rules.decks;
  return state;
}

void XtraInnings::outcomes(const Rules&, const State& state, Odds<Outcome, kMaxOutcomes>& odds) {
  odds.clear();
  const Role role = role_that_draws(state.board);
  const int cards = role == Role::offence ? kOffenceCards : kDefenceCards;
  for (int i = 0; i < cards; ++i) {
    const Card card = card_at(role, i);
    const int ways = state.decks[at(role)].count(card);
    if (ways > 0) odds.push({{card}, static_cast<std::uint32_t>(ways)});
  }
}

Result XtraInnings::result(const Rules& rules, const State& state) {
  Result result;
  const auto& runs = state.board.runs;
  for (Seat seat = 0; seat < rules.seats; ++seat) {
    const std::uint8_t own = team(rules, seat);
    result.points[seat] = static_cast<std::int16_t>(runs[own]);
    if (state.board.phase == Phase::over && runs[own] > runs[other(own)]) result.winners.add(seat);
  }
  return result;
}

static_assert(Game<XtraInnings>);

}  // namespace benchboss
