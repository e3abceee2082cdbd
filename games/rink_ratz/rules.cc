#include "games/rink_ratz/rules.h"

#include "embedded/rink_ratz.h"
#include "games/rink_ratz/legal.h"
#include "games/rink_ratz/referee.h"

#include <cassert>
#include <utility>

namespace benchboss {

using namespace rink_ratz;

namespace {

using Setting = std::pair<std::string_view, std::string_view>;
constexpr std::array kRookie = {Setting{"level", "rookie"}};
constexpr std::array kJunior = {Setting{"level", "junior"}};
constexpr std::array kPro = {Setting{"level", "pro"}};
constexpr std::array kRookie4 = {Setting{"level", "rookie"}, Setting{"seats", "4"}};
constexpr std::array kJunior4 = {Setting{"level", "junior"}, Setting{"seats", "4"}};
constexpr std::array kPro4 = {Setting{"level", "pro"}, Setting{"seats", "4"}};
// Every option away from its default at once: what the defaults never reach.
constexpr std::array kHouse = {Setting{"level", "pro"},
                               Setting{"overtime", "full"},
                               Setting{"overtime_periods", "2"},
                               Setting{"third_card_steals_shot", "on"},
                               Setting{"specials_break_pairs", "on"},
                               Setting{"no_save_in_empty_net", "on"}};
constexpr std::array kVariants = {
    Variant{"rookie", kRookie},     Variant{"junior", kJunior},    Variant{"pro", kPro},
    Variant{"rookie-4", kRookie4},  Variant{"junior-4", kJunior4}, Variant{"pro-4", kPro4},
    Variant{"house-rules", kHouse},
};

}  // namespace

RinkRatz::Rules RinkRatz::make_rules(const std::array<std::int16_t, 7>& options) {
  Rules rules;
  const auto level = static_cast<std::size_t>(options[0]);
  [[maybe_unused]] DataFault fault =
      read_deck(embedded::rink_ratz_deck_csv(), kLevelWords[level], rules.deck);
  assert(!fault.found());
  fault = read_ranges(embedded::rink_ratz_ranges_csv(), rules.ranges);
  assert(!fault.found());
  rules.level = static_cast<std::uint8_t>(level);
  rules.seats = options[1] == 0 ? 2 : 4;
  rules.full_hands = static_cast<std::uint8_t>(kHandSize * rules.seats);
  rules.shifts = static_cast<std::uint8_t>(kCardsDealt / rules.full_hands);
  rules.bench = static_cast<std::uint8_t>(rules.deck.size() - kCardsDealt);
  rules.sudden_death = options[2] == 0;
  rules.overtime_periods = static_cast<std::uint8_t>(options[3]);
  rules.third_card_steals_shot = options[4] != 0;
  rules.specials_break_pairs = options[5] != 0;
  rules.no_save_in_empty_net = options[6] != 0;
  rules.saves_exist =
      rules.deck.count(Card::breakaway_save) + rules.deck.count(Card::two_on_one_save) > 0;
  return rules;
}

std::span<const Variant> RinkRatz::variants() { return kVariants; }

// RULES.md, "Length": a face-off draws each card once at most; in a period each of 64 cards is
// dealt and played and at most 6 bench cards are drawn; the goalie is pulled at most 28 times in a
// game.
std::uint32_t RinkRatz::max_steps(const Rules& rules) {
  constexpr std::uint32_t kPeriodSteps = 2 * kCardsDealt + 6;
  constexpr std::uint32_t kPulls = 28;
  const std::uint32_t periods = kPeriods + std::uint32_t{rules.overtime_periods};
  return rules.deck.size() + periods * kPeriodSteps + kPulls;
}

RinkRatz::State RinkRatz::start(const Rules& rules) {
  State state;
  state.unseen = rules.deck;
  state.board.face_off.left = static_cast<std::uint8_t>((1 << rules.seats) - 1);
  return state;
}

void RinkRatz::outcomes(const Rules& rules, const State& state, Odds<Outcome, kMaxOutcomes>& odds) {
  odds.clear();
  if (bench_card_is_known(rules, state.board)) {
    odds.push({{known_bench_card(rules, state.board)}, 1});
    return;
  }
  for (int i = 0; i < kCards; ++i) {
    const auto card = static_cast<Card>(i);
    const int ways = state.unseen.count(card);
    if (ways > 0) odds.push({{card}, static_cast<std::uint32_t>(ways)});
  }
}

Result RinkRatz::result(const Rules& rules, const State& state) {
  Result result;
  const auto& goals = state.board.goals;
  for (Seat seat = 0; seat < rules.seats; ++seat) {
    const std::uint8_t own = team(rules, seat);
    result.points[seat] = static_cast<std::int16_t>(goals[own]);
    if (state.board.phase == Phase::over && goals[own] > goals[other(own)])
      result.winners.add(seat);
  }
  return result;
}

static_assert(Game<RinkRatz>);

}  // namespace benchboss
