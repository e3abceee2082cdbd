#include "games/double_echec/rules.h"

#include "embedded/double_echec.h"
#include "games/double_echec/referee.h"

#include <cassert>
#include <utility>

namespace benchboss {

using namespace double_echec;

namespace {

using Setting = std::pair<std::string_view, std::string_view>;
constexpr std::array<Setting, 0> kSeason10 = {};
constexpr std::array kClassic = {Setting{"rulebook", "classic"}};
constexpr std::array kPlayoffs = {Setting{"competition", "playoffs"}, Setting{"home", "castors"},
                                  Setting{"visitors", "lynx"}, Setting{"precise_shots", "on"}};
constexpr std::array kStrict = {Setting{"strict_table", "on"}, Setting{"home", "orignaux"},
                                Setting{"visitors", "tisons"}};
constexpr std::array kSmall = {Setting{"rink", "small"}, Setting{"clear_at_boards", "bounce"}};
constexpr std::array kLarge = {Setting{"rink", "large"}};
// Every switch away from season 10 at once, on a strict table: what the others never reach.
constexpr std::array kHouse = {
    Setting{"rulebook", "classic"},       Setting{"strict_table", "on"},
    Setting{"precise_shots", "on"},       Setting{"card_penalties", "off"},
    Setting{"permutations", "off"},       Setting{"four_on_four", "off"},
    Setting{"many_superstars", "off"},    Setting{"precise_penalty_shots", "off"},
    Setting{"two_line_passes", "off"},    Setting{"exit_dice", "off"},
    Setting{"minors_end", "off"},         Setting{"max_overtimes", "0"},
    Setting{"clear_at_boards", "bounce"}, Setting{"reroll_cap", "5"}};
constexpr std::array kVariants = {
    Variant{"season-10", kSeason10}, Variant{"classic", kClassic}, Variant{"playoffs", kPlayoffs},
    Variant{"strict", kStrict},      Variant{"small", kSmall},     Variant{"large", kLarge},
    Variant{"house-rules", kHouse},
};

constexpr std::size_t kFirstSwitchOption = 8;
// The switches in the order of the options: the league's two have none.
constexpr std::array kSwitchOptions = {Switch::quick_face_off,
                                       Switch::full_clock,
                                       Switch::angle_dice,
                                       Switch::zone_clearing,
                                       Switch::exact_dice,
                                       Switch::bench_minors,
                                       Switch::card_penalties,
                                       Switch::permutations,
                                       Switch::four_on_four,
                                       Switch::many_superstars,
                                       Switch::precise_penalty_shots,
                                       Switch::two_line_passes,
                                       Switch::exit_dice,
                                       Switch::precise_shots,
                                       Switch::strict_table,
                                       Switch::minors_end};
static_assert(kFirstSwitchOption + kSwitchOptions.size() == DoubleEchec::kOptions.size());

void check([[maybe_unused]] const DataFault& fault) { assert(!fault.found()); }

// DE-10: a superstar is 2-3-2-x.
Men superstars_of(const Roster& roster) {
  Men stars = 0;
  for (Man man = 0; man < kMen; ++man)
    if (roster[man].shot >= 2 && roster[man].pass >= 3 && roster[man].steal >= 2)
      stars |= men_of(man);
  return stars;
}

void turn_switches(const DoubleEchec::Options& options, Rules& rules) {
  Rulebook book;
  check(read_rulebook(embedded::double_echec_rulebook_json(),
                      kRulebookWords[static_cast<std::size_t>(options[0])], book));
  rules.switches = book.switches;
  for (std::size_t i = 0; i < kSwitchOptions.size(); ++i)
    if (const std::int16_t value = options[kFirstSwitchOption + i]; value != 0) {
      rules.switches.set(kSwitchOptions[i], value == 2);
      rules.turned.set(kSwitchOptions[i], true);
    }
}

}  // namespace

DoubleEchec::Rules DoubleEchec::make_rules(const Options& options) {
  Rules rules;
  turn_switches(options, rules);
  const auto size = static_cast<RinkSize>(options[1]);
  rules.rink = &rink_of(size);
  check(read_numbers(embedded::double_echec_numbers_csv(), rules.numbers));
  check(read_line_up(embedded::double_echec_line_up_csv(), rules.places));
  check(read_stops(embedded::double_echec_stops_csv(), rules.stops));
  check(read_decks(size == RinkSize::large ? embedded::double_echec_decks_large_csv()
                                           : embedded::double_echec_decks_small_csv(),
                   rules.decks));
  for (std::size_t team = 0; team < 2; ++team) {
    const int club = options[2 + team];
    rules.clubs[team] = static_cast<std::uint8_t>(club);
    check(read_roster(embedded::double_echec_rosters_csv(), club, rules.rosters[team]));
    rules.superstars[team] = superstars_of(rules.rosters[team]);
  }
  rules.playoffs = options[4] != 0;
  const int standard =
      rules.playoffs ? rules.numbers.playoff_overtimes : rules.numbers.season_overtimes;
  rules.max_overtimes = static_cast<std::uint8_t>(options[5] == 0 ? standard : options[5] - 1);
  rules.bounce = options[6] != 0;
  rules.reroll_cap = static_cast<std::uint8_t>(options[7]);
  return rules;
}

DataFault DoubleEchec::bring(Rules& rules, std::size_t, std::string_view text) {
  Rulebook book;
  if (const DataFault fault = read_rulebook(text, book); fault.found()) return fault;
  for (const Switch which : kSwitchOptions)
    if (rules.turned.on(which)) book.switches.set(which, rules.switches.on(which));
  rules.switches = book.switches;
  return {};
}

std::string DoubleEchec::rewrite(std::string_view text) {
  Rulebook book;
  return read_rulebook(text, book).found() ? std::string() : write_rulebook(book);
}

std::span<const Variant> DoubleEchec::variants() { return kVariants; }

// RULES.md, "Length".
std::uint32_t DoubleEchec::max_steps(const Rules& rules) {
  constexpr std::uint32_t kStepsOfUnit = 50000;
  const std::uint32_t periods = std::uint32_t{rules.numbers.periods} + rules.max_overtimes;
  return (periods + 1) * rules.numbers.units * kStepsOfUnit;
}

DoubleEchec::State DoubleEchec::start(const Rules& rules) {
  State state;
  Referee(rules, state, nullptr).start();
  return state;
}

void DoubleEchec::outcomes(const Rules&, const State& state, Odds<Outcome, kMaxOutcomes>& odds) {
  odds.clear();
  if (state.ask == Ask::die) {
    for (std::uint8_t face = 1; face <= 6; ++face) odds.push({{face}, 1});
    return;
  }
  const Counts& cards = state.draw[static_cast<std::size_t>(state.deck)];
  for (std::size_t card = 0; card < kCards; ++card)
    if (cards[card] > 0) odds.push({card_outcome(static_cast<Card>(card)), cards[card]});
}

std::uint32_t DoubleEchec::tickets(const Rules&, const State& state) {
  if (state.ask == Ask::die) return 6;
  std::uint32_t sum = 0;
  for (const std::uint8_t copies : state.draw[static_cast<std::size_t>(state.deck)]) sum += copies;
  return sum;
}

DoubleEchec::Outcome DoubleEchec::outcome_at(const Rules&, const State& state,
                                             std::uint32_t ticket) {
  if (state.ask == Ask::die) return {static_cast<std::uint8_t>(ticket + 1)};
  const Counts& cards = state.draw[static_cast<std::size_t>(state.deck)];
  std::size_t card = 0;
  while (ticket >= cards[card]) ticket -= cards[card++];
  return card_outcome(static_cast<Card>(card));
}

Result DoubleEchec::result(const Rules&, const State& state) {
  Result result;
  for (Seat seat = 0; seat < 2; ++seat) {
    result.points[seat] = static_cast<std::int16_t>(state.sides[seat].goals);
    if (state.ask == Ask::over && state.sides[seat].goals > state.sides[1 - seat].goals)
      result.winners.add(seat);
  }
  return result;
}

static_assert(Game<DoubleEchec>);

}  // namespace benchboss
