#include "games/pairadice/rules.h"

#include "embedded/pairadice.h"
#include "games/pairadice/roster.h"

#include <cassert>
#include <utility>

namespace benchboss {

using namespace pairadice;

namespace {

using Setting = std::pair<std::string_view, std::string_view>;
constexpr std::array kUsual = {Setting{"visitor", "moncton"}, Setting{"home", "gatineau"}};
constexpr std::array kTie = {Setting{"visitor", "sudbury"}, Setting{"home", "lewiston"},
                             Setting{"overtime", "none"}};
constexpr std::array kPlayoff = {Setting{"visitor", "lafayette"}, Setting{"home", "fribourg"},
                                 Setting{"overtime", "until_goal"}};
constexpr std::array kSame = {Setting{"visitor", "bolzano"}, Setting{"home", "vaasa"},
                              Setting{"opposites", "same"}};
constexpr std::array kVariants = {Variant{"usual", kUsual}, Variant{"tie", kTie},
                                  Variant{"playoff", kPlayoff}, Variant{"same-position", kSame}};

void read_charts(std::string_view opposites, Charts& charts) {
  [[maybe_unused]] const auto good = [](const DataFault& fault) { return !fault.found(); };
  [[maybe_unused]] const bool all =
      good(read_ice_action(embedded::pairadice_ice_action_csv(), charts)) &&
      good(read_rebounds(embedded::pairadice_rebound_csv(), charts)) &&
      good(read_dice(embedded::pairadice_dice_csv(), charts)) &&
      good(read_opposites(embedded::pairadice_opposites_csv(), opposites, charts)) &&
      good(read_face_offs(embedded::pairadice_face_off_csv(), charts)) &&
      good(read_penalties(embedded::pairadice_penalties_csv(), charts)) &&
      good(read_major_rolls(embedded::pairadice_major_rolls_csv(), charts)) &&
      good(read_call_ups(embedded::pairadice_call_up_csv(), charts)) &&
      good(read_injuries(embedded::pairadice_injuries_csv(), charts));
  assert(all);
}

}  // namespace

namespace pairadice {

std::string_view roster_text(std::size_t team) {
  constexpr std::array kTexts = {
      embedded::pairadice_moncton_json,   embedded::pairadice_gatineau_json,
      embedded::pairadice_sudbury_json,   embedded::pairadice_lewiston_json,
      embedded::pairadice_lafayette_json, embedded::pairadice_fribourg_json,
      embedded::pairadice_bolzano_json,   embedded::pairadice_vaasa_json};
  static_assert(kTexts.size() == kTeamWords.size());
  return kTexts[team]();
}

}  // namespace pairadice

Pairadice::Rules Pairadice::make_rules(const std::array<std::int16_t, 4>& options) {
  Rules rules;
  read_charts(kOppositeWords[static_cast<std::size_t>(options[3])], rules.charts);
  for (std::size_t side = 0; side < 2; ++side) {
    [[maybe_unused]] const auto faults =
        read_roster(roster_text(static_cast<std::size_t>(options[side])), rules.teams[side]);
    assert(faults.empty());
  }
  rules.overtime = static_cast<Overtime>(options[2]);
  return rules;
}

DataFault Pairadice::bring(Rules& rules, std::size_t slot, std::string_view text) {
  Team team;
  const auto faults = read_roster(text, team);
  if (!faults.empty()) return {faults[0].line, known_field(faults[0].field), faults[0].reason};
  rules.teams[slot] = team;
  return {};
}

std::string Pairadice::rewrite(std::string_view text) {
  Team team;
  return read_roster(text, team).empty() ? write_roster(team) : std::string();
}

std::span<const Variant> Pairadice::variants() { return kVariants; }

// RULES.md, "Length": 5000 rolls, each with at most one change, at which each coach decides at most
// eight times, and at most eighteen men to replace a team; before the game at most 12 men are left
// out and 20 places are named a team, and every man of a roster may be a rookie.
std::uint32_t Pairadice::max_steps(const Rules&) {
  constexpr std::uint32_t kBefore = 2 * (12 + 20 + kMaxRoster);
  constexpr std::uint32_t kReplaced = 2 * kSlots * kMaxRoster;
  return kBefore + kMaxRolls * (1 + 2 * 8 + 1) + kReplaced;
}

Pairadice::State Pairadice::start(const Rules& rules) {
  State state;
  for (std::size_t side = 0; side < 2; ++side) {
    const Team& team = rules.teams[side];
    Bench& bench = state.benches[side];
    bench.lines.fill(kNobody);
    for (std::size_t man = 0; man < team.size; ++man) {
      bench.dressed |= bit_of(static_cast<Man>(man));
      const Card& card = team.cards[man];
      bench.tuned[man] = card.rookie == Rookie::offense   ? card.offense
                         : card.rookie == Rookie::defense ? card.defense
                         : card.rookie == Rookie::rebound ? card.rebound
                         : card.rookie == Rookie::save    ? static_cast<std::uint8_t>(card.save + 1)
                                                          : std::uint8_t{0};
    }
  }
  Silent silent;
  Coaching<Silent>(rules, state, silent).next_to_dress();
  return state;
}

void Pairadice::outcomes(const Rules& rules, const State& state,
                         Odds<Outcome, kMaxOutcomes>& odds) {
  odds.clear();
  const std::uint32_t all = tickets(rules, state);
  for (std::uint32_t ticket = 0; ticket < all; ++ticket)
    odds.push({outcome_at(rules, state, ticket), 1});
}

Result Pairadice::result(const Rules&, const State& state) {
  Result result;
  for (Side side = 0; side < 2; ++side) {
    const int own = state.benches[side].goals;
    result.points[side] = static_cast<std::int16_t>(own);
    if (state.phase == Phase::over && own > state.benches[other(side)].goals)
      result.winners.add(side);
  }
  return result;
}

static_assert(Game<Pairadice>);

}  // namespace benchboss
