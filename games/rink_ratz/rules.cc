#include "games/rink_ratz/rules.h"

#include <cassert>
#include <utility>

#include "embedded/rink_ratz.h"
#include "games/rink_ratz/legal.h"
#include "games/rink_ratz/referee.h"

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
    Variant{"rookie", kRookie},     Variant{"junior", kJunior},     Variant{"pro", kPro},
    Variant{"rookie-4", kRookie4},  Variant{"junior-4", kJunior4},  Variant{"pro-4", kPro4},
    Variant{"house-rules", kHouse},
};

// The top bench card: still unknown, or one that went under the others before (RR-30).
bool bench_card_is_known(const Rules& rules, const Board& board) {
  return board.phase == Phase::penalty_shot && board.bench_draws >= rules.bench;
}
Card known_bench_card(const Rules& rules, const Board& board) {
  return board.bench_shown[board.bench_draws % rules.bench];
}

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
  rules.shifts = static_cast<std::uint8_t>(kCardsDealt / (kHandSize * rules.seats));
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

// A face-off draws each card once at most. In a period each of 64 cards is dealt and played, may be
// preceded by a pulled goalie and followed by a penalty shot.
std::uint32_t RinkRatz::max_steps(const Rules& rules) {
  const std::uint32_t periods = kPeriods + rules.overtime_periods;
  return rules.deck.size() + periods * kCardsDealt * 4;
}

RinkRatz::State RinkRatz::start(const Rules& rules) {
  State state;
  state.unseen = rules.deck;
  state.board.face_off.left = static_cast<std::uint8_t>((1 << rules.seats) - 1);
  return state;
}

Turn RinkRatz::turn(const Rules&, const State& state) {
  switch (state.board.phase) {
    case Phase::play:
      return Turn::of(state.board.seat);
    case Phase::over:
      return Turn::over();
    default:
      return Turn::chance();
  }
}

void RinkRatz::actions(const Rules& rules, const State& state, Seat seat,
                       List<Action, kMaxActions>& list) {
  list.clear();
  const Hand hand = state.hands[seat];
  std::uint64_t cards = hand.different();
  constexpr std::uint64_t kNumberBits = (std::uint64_t{1} << (3 * kNumbers)) - 1;
  for (std::uint64_t numbers = cards & kNumberBits; numbers != 0; numbers &= numbers - 1)
    list.push({static_cast<Move>(std::countr_zero(numbers) / 3)});
  if (cards > kNumberBits) list_specials(rules, state.board, hand, list);
  if (may_pull_goalie(rules, state.board, seat)) list.push({Move::pull_goalie});
}

template <class Sink>
void RinkRatz::act(const Rules& rules, State& state, Seat seat, Action action, Sink& sink) {
  Referee<Sink> referee(rules, state, sink);
  if (action.move == Move::pull_goalie) {
    referee.pull_goalie(seat);
  } else {
    referee.card(seat, action.move);
  }
}

void RinkRatz::outcomes(const Rules& rules, const State& state,
                        Odds<Outcome, kMaxOutcomes>& odds) {
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

std::uint32_t RinkRatz::tickets(const Rules& rules, const State& state) {
  if (bench_card_is_known(rules, state.board)) return 1;
  return state.unseen.size();
}

RinkRatz::Outcome RinkRatz::outcome_at(const Rules& rules, const State& state,
                                       std::uint32_t ticket) {
  if (bench_card_is_known(rules, state.board)) return {known_bench_card(rules, state.board)};
  return {state.unseen.at(ticket)};
}

template <class Sink>
void RinkRatz::roll(const Rules& rules, State& state, Outcome outcome, Sink& sink) {
  Referee<Sink> referee(rules, state, sink);
  switch (state.board.phase) {
    case Phase::face_off:
      return referee.face_off(outcome.card);
    case Phase::deal:
      return referee.deal(outcome.card);
    default:
      return referee.penalty_shot(outcome.card);
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

template void RinkRatz::act(const Rules&, State&, Seat, Action, Silent&);
template void RinkRatz::act(const Rules&, State&, Seat, Action, EventList<kMaxEvents>&);
template void RinkRatz::roll(const Rules&, State&, Outcome, Silent&);
template void RinkRatz::roll(const Rules&, State&, Outcome, EventList<kMaxEvents>&);

static_assert(Game<RinkRatz>);

}  // namespace benchboss
