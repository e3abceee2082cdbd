#include "coaches/pairadice/bench_coach.h"

#include "coaches/pairadice/shift_chain.h"
#include "core/hash.h"

#include <algorithm>

namespace benchboss::pairadice {
namespace {

constexpr std::size_t kPairs = 3;
constexpr std::size_t kMeetings = 6;  // units 1 to 3, and the fourth line with each pair

// The home team's lead, by visitor's meeting, own line, own pair.
using Leads = std::array<std::array<std::array<double, kPairs>, kUnits>, kMeetings>;

constexpr std::uint8_t line_of_meeting(std::size_t meeting) {
  return static_cast<std::uint8_t>(std::min<std::size_t>(meeting, kUnits - 1));
}
constexpr std::uint8_t pair_of_meeting(std::size_t meeting) {
  return static_cast<std::uint8_t>(meeting % kPairs);
}

Leads leads_of(const Rules& rules, const State& state, const Bench& home) {
  Leads leads{};
  for (std::size_t meeting = 0; meeting < kMeetings; ++meeting) {
    const Five visitor =
        five_of(state.benches[kVisitor], line_of_meeting(meeting), pair_of_meeting(meeting));
    for (std::uint8_t line = 0; line < kUnits; ++line)
      for (std::uint8_t pair = 0; pair < kPairs; ++pair)
        leads[meeting][line][pair] =
            expect_shift(rules, state, visitor, five_of(home, line, pair)).lead(kHome);
  }
  return leads;
}

// One round of the four units; the fourth line gets each pair a third of the time (PD-7).
double lead_of(const Leads& leads, const std::array<std::uint8_t, kUnits>& lines,
               const std::array<std::uint8_t, kPairs>& pairs) {
  double lead = 0;
  for (std::size_t unit = 0; unit < kPairs; ++unit) {
    lead += leads[unit][lines[unit]][pairs[unit]];
    lead += leads[kPairs + unit][lines[kUnits - 1]][pairs[unit]] / 3;
  }
  return lead;
}

// The lines as the assistant coach would lay them out from here.
std::array<Man, kSlots> assistants_lines(const Rules& rules, const State& state, Side side) {
  State tried = state;
  Silent silent;
  Pairadice::act(rules, tried, side, {Move::assistant, 0}, silent);
  return tried.benches[side].lines;
}

// The line that is likeliest to score against the unit that the other team sends.
Action best_time_out(const Rules& rules, const State& state, Side side) {
  const Bench& theirs = state.benches[other(side)];
  const Five opponents = five_of(theirs, theirs.next_unit, pair_of_unit(theirs, theirs.next_unit));
  const Bench& own = state.benches[side];
  std::uint8_t best = 0;
  double most = -1;
  for (std::uint8_t unit = 0; unit < kUnits; ++unit) {
    const Five five = five_of(own, unit, pair_of_unit(own, unit));
    const ExpectedGoals goals = side == kVisitor ? expect_shift(rules, state, five, opponents)
                                                 : expect_shift(rules, state, opponents, five);
    if (goals.of[side] > most) {
      most = goals.of[side];
      best = unit;
    }
  }
  return {Move::time_out, static_cast<std::uint8_t>(best + 1)};
}

}  // namespace

std::array<Man, kSlots> best_order(const Rules& rules, const State& state,
                                   const std::array<Man, kSlots>& best) {
  Bench home = state.benches[kHome];
  home.lines = best;
  // His goalie is not named yet; it will be the better one.
  home.goalie = best_of(rules.teams[kHome], home, goalies(rules.teams[kHome], home));
  State tried = state;
  tried.benches[kHome] = home;
  const Leads leads = leads_of(rules, tried, home);
  std::array<std::uint8_t, kUnits> lines = {0, 1, 2, 3};
  std::array<std::uint8_t, kUnits> best_lines = lines;
  std::array<std::uint8_t, kPairs> best_pairs = {0, 1, 2};
  double most = -1e9;
  do {
    std::array<std::uint8_t, kPairs> pairs = {0, 1, 2};
    do {
      const double lead = lead_of(leads, lines, pairs);
      if (lead > most) {
        most = lead;
        best_lines = lines;
        best_pairs = pairs;
      }
    } while (std::next_permutation(pairs.begin(), pairs.end()));
  } while (std::next_permutation(lines.begin(), lines.end()));
  std::array<Man, kSlots> order{};
  for (std::size_t slot = 0; slot < kSlots; ++slot) {
    const Spot spot = spot_of(slot);
    const std::uint8_t row = is_forward(spot) ? best_lines[row_of(slot)] : best_pairs[row_of(slot)];
    order[slot] = best[slot_of(row, spot)];
  }
  return order;
}

Action BenchCoach::place(const Rules& rules, const State& state) {
  State empty = state;
  empty.slot = 0;
  empty.benches[kHome].lines.fill(kNobody);
  const std::uint64_t table = hash_of(empty);
  if (planned_for_ != table) {
    plan_ = best_order(rules, state, assistants_lines(rules, empty, kHome));
    planned_for_ = table;
  }
  const Team& team = rules.teams[kHome];
  const Bench& bench = state.benches[kHome];
  const std::uint32_t men = placeable(team, bench, state.slot);
  const Man wanted = plan_[state.slot];
  const Man man = (men >> wanted & 1) != 0 ? wanted : best_of(team, bench, men);
  return {Move::place, team.cards[man].number};
}

Action BenchCoach::choose(const Rules& rules, const View& view, const ActionList<Pairadice>&,
                          Philox&) {
  const State& state = view;
  if (state.phase == Phase::lines && state.asks == kHome) return place(rules, state);
  const Action habit = habitual(rules, state, state.asks);
  if (habit.move == Move::time_out) return best_time_out(rules, state, state.asks);
  return habit;
}

}  // namespace benchboss::pairadice
