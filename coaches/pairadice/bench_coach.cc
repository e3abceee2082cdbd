#include "coaches/pairadice/bench_coach.h"

#include "coaches/pairadice/shift_chain.h"
#include "core/hash.h"

#include <algorithm>

namespace benchboss::pairadice {
namespace {

constexpr std::size_t kPairs = 3;
constexpr std::size_t kMeetings = 6;  // units 1 to 3, and the fourth line with each pair

// By visitor's meeting, own line, own pair.
using Shifts = std::array<std::array<std::array<Shift, kPairs>, kUnits>, kMeetings>;

constexpr std::uint8_t line_of_meeting(std::size_t meeting) {
  return static_cast<std::uint8_t>(std::min<std::size_t>(meeting, kUnits - 1));
}
constexpr std::uint8_t pair_of_meeting(std::size_t meeting) {
  return static_cast<std::uint8_t>(meeting % kPairs);
}

Shifts shifts_of(const Rules& rules, const State& state) {
  Shifts shifts{};
  const Bench& home = state.benches[kHome];
  for (std::size_t meeting = 0; meeting < kMeetings; ++meeting) {
    const Five visitor =
        five_of(state.benches[kVisitor], line_of_meeting(meeting), pair_of_meeting(meeting));
    for (std::uint8_t line = 0; line < kUnits; ++line)
      for (std::uint8_t pair = 0; pair < kPairs; ++pair)
        shifts[meeting][line][pair] = solve_shift(rules, state, visitor, five_of(home, line, pair));
  }
  return shifts;
}

// How likely a period is to reach its n-th shift: fewer than ten strokes have come by then.
constexpr std::size_t kMostShifts = 24;
using Reached = std::array<double, kMostShifts>;

Reached reached_of(const Shifts& shifts) {
  double stroke = 0;
  for (const auto& lines : shifts)
    for (const auto& pairs : lines)
      for (const Shift& shift : pairs) stroke += shift.strokes[kFaceOff];
  stroke /= kMeetings * kUnits * kPairs;
  std::array<double, kStrokes> strokes{};  // the odds of so many
  strokes[0] = 1;
  Reached reached{};
  for (double& each : reached) {
    each = 0;
    for (const double odds : strokes) each += odds;
    for (std::size_t n = kStrokes; n-- > 0;)
      strokes[n] = strokes[n] * (1 - stroke) + (n == 0 ? 0 : strokes[n - 1] * stroke);
  }
  return reached;
}

using Lines = std::array<std::uint8_t, kUnits>;
using Pairs = std::array<std::uint8_t, kPairs>;
using Starts = std::array<double, kStarts>;  // the odds of each way to begin

// The home team's lead of a shift that begins so, and how the next one begins.
double lead_of(const Shift& shift, const Starts& starts, double odds, Starts& next) {
  double lead = 0;
  for (std::size_t start = 0; start < kStarts; ++start) {
    const double of_start = odds * starts[start];
    lead += of_start * shift.goals[start].lead(kHome);
    for (std::size_t to = 0; to < kStarts; ++to) next[to] += of_start * shift.next[start][to];
  }
  return lead;
}

// A period, shift by shift: it begins with the first unit and a face-off (PD-26a), and the fourth
// line gets each pair a third of the time (PD-7).
double lead_of_period(const Shifts& shifts, const Reached& reached, const Lines& lines,
                      const Pairs& pairs) {
  Starts starts{};
  starts[kFaceOff] = 1;
  double all = 0;
  for (std::size_t n = 0; n < kMostShifts; ++n) {
    const std::size_t unit = n % kUnits;
    Starts next{};
    double lead = 0;
    if (unit < kPairs) {
      lead = lead_of(shifts[unit][lines[unit]][pairs[unit]], starts, 1, next);
    } else {
      for (std::size_t pair = 0; pair < kPairs; ++pair)
        lead += lead_of(shifts[kPairs + pair][lines[unit]][pairs[pair]], starts, 1.0 / 3, next);
    }
    all += reached[n] * lead;
    starts = next;
  }
  return all;
}

// The lines as the assistant coach would lay them out from here.
std::array<Man, kSlots> assistants_lines(const Rules& rules, const State& state, Side side) {
  State tried = state;
  Silent silent;
  Pairadice::act(rules, tried, side, {Move::assistant, 0}, silent);
  return tried.benches[side].lines;
}

// How the coming shift begins, once the lines are changed.
std::size_t coming_start(const State& state) {
  const bool faced_off = state.face_off_due || state.carrier == kSixth;
  return faced_off ? kFaceOff : start_of(state.puck, state.carrier);
}

// The line that is likeliest to score against the unit that the other team sends, five on five.
std::uint8_t best_unit(const Rules& rules, const State& state, Side side) {
  const Bench& theirs = state.benches[other(side)];
  const Five opponents = five_of(theirs, theirs.next_unit, pair_of_unit(theirs, theirs.next_unit));
  const Bench& own = state.benches[side];
  std::uint8_t best = 0;
  double most = -1;
  for (std::uint8_t unit = 0; unit < kUnits; ++unit) {
    const Five five = five_of(own, unit, pair_of_unit(own, unit));
    const Shift shift = side == kVisitor ? solve_shift(rules, state, five, opponents)
                                         : solve_shift(rules, state, opponents, five);
    const double goals = shift.goals[coming_start(state)].of[side];
    if (goals > most) {
      most = goals;
      best = unit;
    }
  }
  return best;
}

// The home team with these lines. Its goalie is not named yet; it will be the better one.
State with_lines(const Rules& rules, const State& state, const std::array<Man, kSlots>& lines) {
  State tried = state;
  Bench& home = tried.benches[kHome];
  home.lines = lines;
  home.goalie = best_of(rules.teams[kHome], home, goalies(rules.teams[kHome], home));
  return tried;
}

}  // namespace

double expected_lead(const Rules& rules, const State& state, const std::array<Man, kSlots>& lines) {
  const Shifts shifts = shifts_of(rules, with_lines(rules, state, lines));
  return lead_of_period(shifts, reached_of(shifts), {0, 1, 2, 3}, {0, 1, 2});
}

std::array<Man, kSlots> best_order(const Rules& rules, const State& state,
                                   const std::array<Man, kSlots>& best) {
  const Shifts shifts = shifts_of(rules, with_lines(rules, state, best));
  const Reached reached = reached_of(shifts);
  Lines lines = {0, 1, 2, 3};
  Lines best_lines = lines;
  Pairs best_pairs = {0, 1, 2};
  double most = -1e9;
  do {
    Pairs pairs = {0, 1, 2};
    do {
      const double lead = lead_of_period(shifts, reached, lines, pairs);
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
  if (state.phase != Phase::change || !wants_time_out(state, state.asks))
    return habitual(rules, state, state.asks);
  const std::uint8_t unit = best_unit(rules, state, state.asks);
  if (unit == state.benches[state.asks].next_unit)  // it comes anyway
    return change_without_time_out(rules, state, state.asks);
  return {Move::time_out, static_cast<std::uint8_t>(unit + 1)};
}

}  // namespace benchboss::pairadice
