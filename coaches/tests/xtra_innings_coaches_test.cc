#include "coaches/tests/coached_games.h"
#include "coaches/xtra_innings/coaches.h"
#include "coaches/xtra_innings/greedy.h"
#include "coaches/xtra_innings/pitch_chart.h"
#include "games/xtra_innings/rules.h"

#include <gtest/gtest.h>

namespace benchboss {
namespace {

using G = XtraInnings;
using namespace xtra_innings;

TEST(XtraInningsCoaches, are_found_by_name_and_only_by_name) {
  for (const std::string_view name : coach_names<G>()) EXPECT_NE(make_coach<G>(name), nullptr);
  EXPECT_EQ(make_coach<G>("genius"), nullptr);
}

TEST(XtraInningsCoaches, greedy_beats_random_at_both_levels) {
  for (const char* level : {"major", "little"})
    EXPECT_GE(wins_of_greedy<G>(rules_with_level<G>(level), 200), 150) << level;
}

TEST(XtraInningsCoaches, greedy_scores_as_a_team_does_in_nine_innings) {
  const auto rules = rules_with_level<G>("major");
  const auto greedy = make_coach<G>("greedy");
  int runs = 0;
  for (std::uint64_t game = 0; game < 200; ++game) {
    const auto end = play_out<G>(rules, *greedy, *greedy, game);
    runs += end.board.runs[0] + end.board.runs[1];
  }
  EXPECT_GE(runs, 400 * 5 / 2);
  EXPECT_LE(runs, 400 * 7);
}

// Somebody at bat against a full field, at the pitch.
G::State at_the_plate(const G::Rules& rules) {
  G::State state = G::start(rules);
  Board& board = state.board;
  board.phase = Phase::pitch;
  board.inning = 1;
  board.home = 1;
  for (const Team team : {Team{0}, Team{1}})
    for (const Role role : {Role::offence, Role::defence})
      for (int i = 0; i < rules.level.hand; ++i) {
        const Card card = state.decks[at(role)].at(role, 0);
        state.decks[at(role)].drop(card);
        state.hands[team][at(role)].add(card);
        ++board.sizes[team][at(role)];
      }
  return state;
}

Action chosen(const G::Rules& rules, const G::State& state, Seat seat) {
  ActionList<G> choices;
  G::actions(rules, state, seat, choices);
  Philox random(1);
  return make_coach<G>("greedy")->choose(rules, G::view(rules, state, seat), choices, random);
}

TEST(XtraInningsCoaches, greedy_plays_his_longest_hit) {
  const auto rules = rules_with_level<G>("major");
  G::State state = at_the_plate(rules);
  state.board.phase = Phase::hit;
  state.board.series.call = Call::hit;
  EXPECT_EQ(chosen(rules, state, 0).move, play(Card::home_run));
}

TEST(XtraInningsCoaches, greedy_answers_with_a_double_play_when_there_are_two_to_put_out) {
  const auto rules = rules_with_level<G>("major");
  G::State state = at_the_plate(rules);
  state.board.phase = Phase::counter;
  state.board.bases = {1, 0, 0};
  state.board.series.call = Call::hit;
  state.board.series.offence = static_cast<std::uint8_t>(Card::single);
  Hand& hand = state.hands[1][at(Role::defence)];
  hand.add(Card::double_play);
  hand.add(Card::ground_out);
  EXPECT_EQ(chosen(rules, state, 1).move, play(Card::double_play));
}

TEST(XtraInningsCoaches, greedy_throws_each_pitch_as_often_as_the_chart_says) {
  const auto rules = rules_with_level<G>("major");
  G::State state = at_the_plate(rules);
  state.board.balls = 3;
  ActionList<G> choices;
  G::actions(rules, state, 0, choices);
  Greedy greedy;
  const G::View view = G::view(rules, state, 0);
  const auto mix = greedy.mix(rules, view, choices);
  ASSERT_EQ(mix.size(), 5u);
  std::array<int, 5> thrown{};
  Philox random(3);
  constexpr int kThrows = 20'000;
  for (int i = 0; i < kThrows; ++i)
    ++thrown[static_cast<std::size_t>(greedy.choose(rules, view, choices, random).move)];
  for (std::size_t i = 0; i < 5; ++i) EXPECT_NEAR(double(thrown[i]) / kThrows, mix[i], 0.015) << i;
}

TEST(XtraInningsCoaches, greedy_mixes_nothing_but_pitches) {
  const auto rules = rules_with_level<G>("major");
  G::State state = at_the_plate(rules);
  state.board.phase = Phase::hit;
  ActionList<G> choices;
  G::actions(rules, state, 0, choices);
  EXPECT_TRUE(Greedy().mix(rules, G::view(rules, state, 0), choices).empty());
}

// The count is in nobody's view, so the advice is the same at every count.
TEST(XtraInningsCoaches, XI_61_on_the_road_greedy_mixes_without_knowing_the_count) {
  G::Rules rules = rules_with_level<G>("major");
  rules.travel = true;
  G::State state = at_the_plate(rules);
  ActionList<G> choices;
  G::actions(rules, state, 0, choices);
  const auto mix = Greedy().mix(rules, G::view(rules, state, 0), choices);
  ASSERT_EQ(mix.size(), 5u);
  double sum = 0;
  for (const double share : mix) sum += share;
  EXPECT_NEAR(sum, 1, 1e-12);
  state.board.balls = 3;
  state.board.strikes = 2;
  EXPECT_EQ(Greedy().mix(rules, G::view(rules, state, 0), choices), mix);
}

TEST(XtraInningsCoaches, XI_61_on_the_road_greedy_still_beats_random) {
  G::Rules rules = rules_with_level<G>("major");
  rules.travel = true;
  EXPECT_GE(wins_of_greedy<G>(rules, 100), 70);
}

TEST(PitchChart, cannot_be_exploited_at_any_count_whatever_the_values) {
  for (const DuelValues& values : {DuelValues{}, DuelValues{1, 0}, DuelValues{0, 1},
                                   DuelValues{2, 0.3}, DuelValues{0.5, 0.5}}) {
    const PitchChart chart(values);
    for (int balls = 0; balls < kBallCounts; ++balls)
      for (int strikes = 0; strikes < kStrikeCounts; ++strikes) {
        const Duel& duel = chart.at(balls, strikes);
        EXPECT_LE(exploitability(duel.payoffs, duel.mixes), 1e-9) << balls << "-" << strikes;
      }
  }
}

// With the pitches of a colour mixed evenly the duel is red against blue, two by two: with
// power at probability p the batter is indifferent where
// p (H + 2B) / 3 + (1 - p) S = p S + (1 - p) (H + B) / 2.
TEST(PitchChart, agrees_with_the_closed_form) {
  const DuelValues values{0.9, 0.4};
  const PitchChart chart(values);
  const Duel& duel = chart.at(3, 2);
  const double red = (values.hit + 2 * values.walk) / 3;
  const double blue = (values.hit + values.walk) / 2;
  const double power = blue / (red + blue);
  EXPECT_NEAR(3 * duel.mixes.column[0], power, 1e-12);
  EXPECT_NEAR(duel.mixes.value, power * red, 1e-12);
}

TEST(PitchChart, a_ball_helps_the_batter_and_a_strike_the_pitcher) {
  const PitchChart chart;
  for (int balls = 0; balls < kBallCounts; ++balls)
    for (int strikes = 0; strikes < kStrikeCounts; ++strikes) {
      const double here = chart.at(balls, strikes).mixes.value;
      EXPECT_TRUE(balls == 0 || here > chart.at(balls - 1, strikes).mixes.value);
      EXPECT_TRUE(strikes == 0 || here < chart.at(balls, strikes - 1).mixes.value);
    }
}

}  // namespace
}  // namespace benchboss
