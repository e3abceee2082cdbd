#include "coaches/pairadice/bench_coach.h"
#include "coaches/pairadice/coaches.h"
#include "coaches/pairadice/shift_chain.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <utility>

namespace benchboss {
namespace {

using G = Pairadice;
using namespace pairadice;

struct Score {
  std::array<double, 2> goals{};
  double lead() const { return goals[1] - goals[0]; }
};

Score play_games(const G::Rules& rules, Coach<G>& visitor, Coach<G>& home, std::uint64_t games) {
  Score score;
  for (std::uint64_t game = 0; game < games; ++game) {
    Philox dice(11, game);
    Philox thoughts(12, game);
    G::State state = G::start(rules);
    Silent silent;
    for (Turn turn = G::turn(rules, state); turn.owes != Owes::nothing;
         turn = G::turn(rules, state)) {
      if (turn.owes == Owes::chance) {
        G::roll(rules, state, draw<G>(rules, state, dice), silent);
        continue;
      }
      const Seat seat = turn.seats.lowest();
      ActionList<G> choices;
      G::actions(rules, state, seat, choices);
      const auto action = (seat == 0 ? visitor : home).choose(rules, state, choices, thoughts);
      EXPECT_TRUE(choices.contains(action)) << G::write(rules, action).view();
      G::act(rules, state, seat, action, silent);
    }
    for (std::size_t side = 0; side < 2; ++side) score.goals[side] += state.benches[side].goals;
  }
  return score;
}

G::Rules rules_of(std::int16_t visitor, std::int16_t home) {
  OptionsOf<G> options = default_options<G>();
  options[0] = visitor;
  options[1] = home;
  return G::make_rules(options);
}

TEST(PairadiceCoaches, are_found_by_name_and_only_by_name) {
  for (const std::string_view name : coach_names<G>()) EXPECT_NE(make_coach<G>(name), nullptr);
  EXPECT_EQ(make_coach<G>("genius"), nullptr);
}

TEST(PairadiceCoaches, greedy_outscores_random) {
  const G::Rules rules = rules_of(0, 1);
  const auto random = make_coach<G>("random");
  const auto greedy = make_coach<G>("greedy");
  EXPECT_GT(play_games(rules, *random, *greedy, 60).lead(), 60);
  EXPECT_LT(play_games(rules, *greedy, *random, 60).lead(), -60);
}

void lay_out_until(const G::Rules& rules, G::State& state, Phase phase, Side side) {
  Silent silent;
  while (state.phase != phase || state.asks != side) {
    if (G::turn(rules, state).owes == Owes::chance) {
      G::roll(rules, state, {3, 3}, silent);  // 6 changes no rookie
    } else {
      G::act(rules, state, state.asks, {Move::assistant, 0}, silent);
    }
  }
}

// The visitor's lines are laid out by his assistant; the home coach is asked for his first man.
G::State home_is_asked(const G::Rules& rules) {
  G::State state = G::start(rules);
  lay_out_until(rules, state, Phase::lines, kHome);
  return state;
}

using Order = std::array<Man, kSlots>;

// As the assistant lays out the home team from here.
Order assistants_order(const G::Rules& rules, G::State state) {
  Silent silent;
  G::act(rules, state, kHome, {Move::assistant, 0}, silent);
  return state.benches[kHome].lines;
}

// At the first face-off, the home team in that order.
G::State ready_with(const G::Rules& rules, const Order& order) {
  G::State state = home_is_asked(rules);
  Silent silent;
  while (state.phase == Phase::lines)
    G::act(rules, state, kHome, {Move::place, rules.teams[kHome].cards[order[state.slot]].number},
           silent);
  while (state.phase != Phase::face_off)
    G::act(rules, state, state.asks, {Move::assistant, 0}, silent);
  return state;
}

// The teams as their assistants lay them out, at the first face-off.
G::State laid_out(const G::Rules& rules) {
  return ready_with(rules, assistants_order(rules, home_is_asked(rules)));
}

// Both benches by habit from here on: the home team's lead, game by game on average.
double lead_from(const G::Rules& rules, const G::State& start, std::uint64_t games) {
  double lead = 0;
  for (std::uint64_t game = 0; game < games; ++game) {
    Philox dice(17, game);
    G::State state = start;
    Silent silent;
    for (Turn turn = G::turn(rules, state); turn.owes != Owes::nothing;
         turn = G::turn(rules, state)) {
      if (turn.owes == Owes::chance) {
        G::roll(rules, state, draw<G>(rules, state, dice), silent);
      } else {
        G::act(rules, state, state.asks, habitual(rules, state, state.asks), silent);
      }
    }
    lead += state.benches[kHome].goals - state.benches[kVisitor].goals;
  }
  return lead / static_cast<double>(games);
}

// The same shift played out with every die: penalties are worth what the chain takes them for.
TEST(PairadiceCoaches, the_chain_expects_what_many_played_shifts_bring) {
  const G::Rules rules = rules_of(4, 7);
  const G::State start = laid_out(rules);
  const ExpectedGoals expected =
      expect_shift(rules, start, five_of(start.benches[0], 0, 0), five_of(start.benches[1], 0, 0));
  std::array<double, 2> goals{};
  constexpr int kShifts = 200000;
  for (int shift = 0; shift < kShifts; ++shift) {
    Philox dice(5, static_cast<std::uint64_t>(shift));
    G::State state = start;
    Silent silent;
    while (state.phase != Phase::change && state.phase != Phase::penalty &&
           state.phase != Phase::assist && state.phase != Phase::injury)
      G::roll(rules, state, draw<G>(rules, state, dice), silent);
    if (state.phase == Phase::penalty) {
      goals[state.puck] += kPowerPlayWorth;
      goals[other(state.puck)] += kShortHandedWorth;
    }
    for (std::size_t side = 0; side < 2; ++side) goals[side] += state.benches[side].goals;
  }
  for (std::size_t side = 0; side < 2; ++side) {
    EXPECT_NEAR(goals[side] / kShifts, expected.of[side], 0.004) << side;
    EXPECT_GT(expected.of[side], 0.03);
  }
}

// A shift leaves the puck to the next one, or a face-off; the same shift played out with every die.
TEST(PairadiceCoaches, the_chain_knows_how_a_shift_ends) {
  const G::Rules rules = rules_of(0, 1);
  const G::State start = laid_out(rules);
  const Shift shift =
      solve_shift(rules, start, five_of(start.benches[0], 0, 0), five_of(start.benches[1], 0, 0));
  std::array<double, kStarts> next{};
  double strokes = 0;
  constexpr int kShifts = 100000;
  for (int n = 0; n < kShifts; ++n) {
    Philox dice(6, static_cast<std::uint64_t>(n));
    G::State state = start;
    Silent silent;
    while (state.phase != Phase::change && state.phase != Phase::penalty &&
           state.phase != Phase::assist && state.phase != Phase::injury)
      G::roll(rules, state, draw<G>(rules, state, dice), silent);
    const bool carried = state.phase == Phase::change && !state.face_off_due;
    next[carried ? start_of(state.puck, state.carrier) : kFaceOff] += 1.0 / kShifts;
    strokes += double(state.strokes) / kShifts;
  }
  double all = 0;
  for (std::size_t to = 0; to < kStarts; ++to) {
    EXPECT_NEAR(next[to], shift.next[kFaceOff][to], 0.01) << to;
    all += shift.next[kFaceOff][to];
  }
  EXPECT_NEAR(all, 1, 1e-9);
  EXPECT_NEAR(strokes, shift.strokes[kFaceOff], 0.01);
}

TEST(PairadiceCoaches, PD_64_no_order_of_lines_and_pairs_is_expected_to_do_better_than_the_best) {
  const G::Rules rules = rules_of(0, 1);
  const G::State asked = home_is_asked(rules);
  const Order assistants = assistants_order(rules, asked);
  const double most = expected_lead(rules, asked, best_order(rules, asked, assistants));
  int orders = 0;
  int as_good = 0;
  std::array<std::uint8_t, 4> lines = {0, 1, 2, 3};
  do {
    std::array<std::uint8_t, 3> pairs = {0, 1, 2};
    do {
      Order order{};
      for (std::size_t slot = 0; slot < kSlots; ++slot) {
        const Spot spot = spot_of(slot);
        order[slot] =
            assistants[slot_of(is_forward(spot) ? lines[row_of(slot)] : pairs[row_of(slot)], spot)];
      }
      const double lead = expected_lead(rules, asked, order);
      EXPECT_LE(lead, most + 1e-9);
      as_good += lead > most - 1e-9 ? 1 : 0;
      ++orders;
    } while (std::next_permutation(pairs.begin(), pairs.end()));
  } while (std::next_permutation(lines.begin(), lines.end()));
  EXPECT_EQ(orders, 24 * 6);
  EXPECT_LT(as_good, orders);
}

TEST(PairadiceCoaches, the_chain_of_two_equal_fives_favours_nobody) {
  G::Rules rules = rules_of(0, 0);
  const G::State state = laid_out(rules);
  const Five five = five_of(state.benches[0], 1, 1);
  EXPECT_NEAR(expect_shift(rules, state, five, five).lead(kHome), 0, 1e-12);
}

// Where match-ups by the face-offs alone did harm.
TEST(PairadiceCoaches, the_best_order_does_better_than_the_assistants_in_these_match_ups) {
  for (const auto& [visitor, home] : {std::pair<std::int16_t, std::int16_t>{0, 1}, {1, 2}}) {
    const G::Rules rules = rules_of(visitor, home);
    const G::State asked = home_is_asked(rules);
    const Order assistants = assistants_order(rules, asked);
    const Order best = best_order(rules, asked, assistants);
    constexpr std::uint64_t kGames = 6000;
    EXPECT_GT(lead_from(rules, ready_with(rules, best), kGames),
              lead_from(rules, ready_with(rules, assistants), kGames))
        << visitor << " at " << home;
  }
}

TEST(PairadiceCoaches, bench_gains_by_his_match_ups_at_home) {
  double gained = 0;
  for (std::int16_t visitor = 0; visitor < 4; ++visitor) {
    const G::Rules rules = rules_of(visitor, static_cast<std::int16_t>(visitor + 4));
    const auto greedy = make_coach<G>("greedy");
    const auto bench = make_coach<G>("bench");
    gained += play_games(rules, *greedy, *bench, 300).lead() -
              play_games(rules, *greedy, *greedy, 300).lead();
  }
  EXPECT_GT(gained, 0);
}

}  // namespace
}  // namespace benchboss
