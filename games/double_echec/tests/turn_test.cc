#include "games/double_echec/tests/bench.h"

namespace benchboss::double_echec {
namespace {

TEST(DoubleEchec, DE_30_one_die_of_defence_is_spread_over_the_men_and_then_a_card_is_turned) {
  Bench bench;
  bench.draw("e12", R"(
      A*  .  .  a
      .   .  .  .
      .   .  .  b )");
  bench.before_defence().play("go").roll("3");
  bench.play("8-w, 9-w, 9-w");
  EXPECT_EQ(bench.at('a'), "e14");
  EXPECT_EQ(bench.at('b'), "g13");
  EXPECT_EQ(bench.asks(), "home changes");
  bench.play("go");
  EXPECT_EQ(bench.asks(), "chance card");
}

TEST(DoubleEchec, DE_30_unused_points_of_defence_are_lost) {
  Bench bench;
  bench.draw("e12", "A*  .  .  .  a");
  bench.before_defence().play("go").roll("6").play("8-w, stop");
  EXPECT_EQ(bench.asks(), "home changes");
}

TEST(DoubleEchec, DE_31_points_left_after_a_pass_may_move_anyone_or_be_left) {
  Bench bench;
  bench.draw("e12", R"(
      A*  .  .  B
      .   .  .  .
      C   .  .  . )");
  bench.before_card().roll("pass").play("#9").roll("4 4");
  EXPECT_TRUE(bench.said("DE-40 received man=9 points=5"));
  bench.play("10-e, 9-e, stop");
  EXPECT_EQ(bench.at('C'), "g13");
  EXPECT_EQ(bench.at('B'), "e16");
  EXPECT_EQ(bench.puck(), "B");
}

TEST(DoubleEchec, DE_31_after_a_recovery_all_points_must_be_used) {
  Bench bench;
  bench.draw("e12", "A  .  *  .  .  .  .  .  .  .  .  .  a");
  bench.loose_after(kVisitors).play("go, #8").roll("2 2");
  EXPECT_EQ(bench.refused("stop"), "DE-31 de.refused.use_all");
  bench.play("8-e, 8-e");
  EXPECT_EQ(bench.at('A'), "e16");
  EXPECT_NE(bench.asks(), "home points");
}

TEST(DoubleEchec, DE_32_after_a_direct_shot_nobody_moves_and_with_a_one_timer_they_do) {
  Bench direct;
  direct.draw("h24", R"(
      A*
      B )");
  direct.before_card().roll("shot 6 6").play("net-2");
  EXPECT_EQ(direct.asks(), "chance die");

  Bench one_timer;
  one_timer.draw("g23", R"(
      A*  .  .
      .   .  B )");
  one_timer.before_card().roll("pass").play("#9").roll("6 6").play("net-2");
  EXPECT_EQ(one_timer.asks(), "home points");  // 12 - 2 - 4 are left
  EXPECT_EQ(one_timer.state().points.left, 6);
  one_timer.play("8-w, stop");
  EXPECT_EQ(one_timer.asks(), "chance die");
}

// B shoots; with the points left he skates into the zone of a.
TEST(DoubleEchec, DE_32_after_his_one_timer_the_shooter_carries_nothing_into_a_zone) {
  Bench bench;
  bench.draw("g21", R"(
      A*  .  .  .  .
      .   .  B  .  .
      .   .  .  .  .
      .   .  .  .  a )");
  bench.before_card().roll("pass").play("#9").roll("6 6").play("net-2");
  EXPECT_EQ(bench.puck(), "loose h28");
  bench.play("9-se");
  EXPECT_EQ(bench.asks(), "home points");  // i24, beside a: nothing to claim
  bench.play("stop");
  EXPECT_EQ(bench.asks(), "chance die");
  bench.roll("1 3 1 1");
  EXPECT_TRUE(bench.said("DE-68 saved man=1 team=2"));
  EXPECT_EQ(bench.puck(), "g");
}

// B shoots from before the blue line (20|21); then C goes over it, then B.
TEST(DoubleEchec, DE_32_after_his_one_timer_the_shooter_is_not_offside) {
  Rules rules = rules_of();
  rules.rosters[kHome][7].pass = 3;
  Bench bench = Bench::with(rules);
  bench.draw("h18", R"(
      A*  .  B  .
      .   .  .  .
      .   .  C  . )");
  bench.before_card().roll("pass").play("#9").roll("6 6 3").play("net-2");
  EXPECT_EQ(bench.state().points.left, 4);
  bench.play("10-e, 9-e");
  EXPECT_TRUE(bench.silent_about("offside"));
  bench.play("stop").roll("1 1 1 1");
  EXPECT_EQ(bench.score(), "1-0");
}

TEST(DoubleEchec, DE_33_a_carrier_is_moved_square_by_square_so_that_every_zone_is_seen) {
  Bench bench;
  bench.draw("e12", R"(
      .   .  .  a  .  .
      .   .  .  .  .  .
      A*  .  .  .  .  . )");
  // Past him along g: no zone. Through f: his zone, if only for a moment.
  bench.before_card().roll("advance 3 3").play("8-e, 8-ne");
  EXPECT_EQ(bench.asks(), "visitors claim");
  EXPECT_TRUE(bench.said("DE-50 entered_zone man=8"));
}

TEST(DoubleEchec, DE_34_a_play_that_ends_with_a_carrier_is_followed_by_the_others_defence) {
  Bench bench;
  bench.draw("e12", "A*  .  .  .  .  .  .  a");
  bench.before_card().roll("advance 1 1").play("stop");
  EXPECT_EQ(bench.asks(), "visitors changes");
  bench.play("go").roll("1");
  EXPECT_EQ(bench.asks(), "visitors defence");
}

TEST(DoubleEchec, DE_35_what_was_touched_in_a_play_is_forgotten_at_the_next_defence) {
  Bench bench;
  bench.draw("e12", "A*  .  .  .  .  .  .  a");
  bench.before_card().roll("advance 1 1").play("stop");
  EXPECT_EQ(bench.state().play.touched[0], 0u);
}

//   home 3 3   visitors 3 3      again   4 4   4 4      the cap is 2: home
TEST(DoubleEchec, DE_35_endless_ties_end_for_the_home_team) {
  Bench bench(Settings{{"reroll_cap", "2"}});
  bench.face_off(0).roll("3 3 3 3");
  EXPECT_TRUE(bench.said("DE-110 face_off_tie"));
  bench.roll("4 4 4 4");
  EXPECT_TRUE(bench.said("DE-110 face_off_won man=8 team=1"));
}

}  // namespace
}  // namespace benchboss::double_echec
