#include "coaches/pairadice/coaches.h"
#include "coaches/pairadice/shift_chain.h"

#include <gtest/gtest.h>

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

// The teams as their assistants lay them out, at the first face-off.
G::State laid_out(const G::Rules& rules) {
  G::State state = G::start(rules);
  Silent silent;
  while (state.phase != Phase::face_off) {
    if (G::turn(rules, state).owes == Owes::chance) {
      G::roll(rules, state, {3, 3}, silent);
    } else {
      G::act(rules, state, state.asks, {Move::assistant, 0}, silent);
    }
  }
  return state;
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
    if (state.phase == Phase::penalty) goals[state.puck] += kPowerPlayWorth;
    for (std::size_t side = 0; side < 2; ++side) goals[side] += state.benches[side].goals;
  }
  for (std::size_t side = 0; side < 2; ++side) {
    EXPECT_NEAR(goals[side] / kShifts, expected.of[side], 0.004) << side;
    EXPECT_GT(expected.of[side], 0.03);
  }
}

TEST(PairadiceCoaches, the_chain_of_two_equal_fives_favours_nobody) {
  G::Rules rules = rules_of(0, 0);
  const G::State state = laid_out(rules);
  const Five five = five_of(state.benches[0], 1, 1);
  EXPECT_NEAR(expect_shift(rules, state, five, five).lead(kHome), 0, 1e-12);
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
