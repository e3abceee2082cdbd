#include "games/double_echec/tests/bench.h"

namespace benchboss::double_echec {
namespace {

TEST(DoubleEchec, DE_36_the_designated_man_goes_for_it_and_if_he_fails_the_others_try) {
  Bench bench;
  bench.draw("e12", "A  .  .  .  .  *  .  .  .  a");
  bench.loose_after(kVisitors).play("go, #8").roll("1 1").play("e14");
  EXPECT_TRUE(bench.said("DE-38 too_far man=8 points=2"));
  EXPECT_EQ(bench.at('A'), "e14");
  EXPECT_EQ(bench.asks(), "visitors changes");
  bench.play("go, #8").roll("3 3");
  EXPECT_TRUE(bench.said("DE-38 recovered man=8 points=2"));
}

TEST(DoubleEchec, DE_37_the_opponents_of_who_played_it_last_try_first_and_nobody_may_renounce) {
  Bench bench;
  bench.draw("e12", "A  .  .  *  .  .  a");
  bench.loose_after(kHome);
  EXPECT_EQ(bench.asks(), "visitors changes");
  bench.play("go");
  EXPECT_EQ(bench.choices(), "#8");  // no way to decline
}

TEST(DoubleEchec, DE_37_if_nobody_can_ever_reach_it_the_puck_is_dropped_at_centre) {
  Bench bench(Settings{{"reroll_cap", "2"}});
  bench.draw("e12", "A  .  .  .  .  .  .  .  *  .  .  .  .  .  .  .  a");
  bench.loose_after(kVisitors).play("go, #8").roll("1 1").play("e14");
  bench.play("go, #8").roll("1 1").play("e26");
  EXPECT_TRUE(bench.said("DE-37 nobody_there"));
  EXPECT_TRUE(bench.said("DE-114 face_off spot=centre"));
}

// Tries between two defensive actions, where they cost no unit:
//   A  .  .  *  .  a     1 home: too short     2 visitors: over the blue line, offside
//   face-off, quick, a pass that falls short   3 not tried any more: dropped at centre
TEST(DoubleEchec, DE_35_a_face_off_does_not_begin_the_count_of_tries_anew) {
  Bench bench(Settings{{"reroll_cap", "2"}, {"full_clock", "off"}});
  bench.draw("e7", "A  .  .  *  .  a");
  bench.state().play.stoppages = 0;  // a unit has just passed
  bench.draw("h8", "b");
  bench.loose_after(kVisitors).play("go, #8").roll("1 1").until(Ask::changes);
  bench.play("go, #8").roll("3 3").play("8-w");
  EXPECT_TRUE(bench.said("DE-47 offside team=2"));
  bench.until(Ask::puck_won);
  bench.state().duel.last = {6, 6};
  bench.play("quick").play("#2").roll("1 1");
  EXPECT_TRUE(bench.said("DE-37 nobody_there"));
}

TEST(DoubleEchec, DE_38_with_too_few_points_he_stays_on_a_shortest_way) {
  Bench bench;
  bench.draw("e12", R"(
      A  .  .  .  .
      .  .  .  .  .
      .  .  .  .  *   .  .  .  .  .  a )");
  bench.loose_after(kVisitors).play("go, #8").roll("1 1");
  EXPECT_EQ(bench.asks(), "home landing");
  EXPECT_EQ(bench.choices(), "e14 f14 g14");
  bench.play("f14");
  EXPECT_EQ(bench.at('A'), "f14");
}

TEST(DoubleEchec, DE_39_a_puck_that_stops_on_a_skaters_square_is_his) {
  Bench bench;
  bench.draw("e12", "A*  .  .  .  a  .  .  B");
  bench.before_card().roll("pass").play("#9").roll("2 2");
  EXPECT_TRUE(bench.said("DE-39 picked_up man=8"));
  EXPECT_EQ(bench.puck(), "a");
}

TEST(DoubleEchec, DE_39_on_a_man_on_his_way_to_the_bench_it_stops_a_square_short) {
  Bench bench;
  bench.draw("e12", "A*  .  .  .  a  .  .  B");
  bench.state().sides[1].leaving = men_of(bench.man('a'));
  bench.before_card().roll("pass").play("#9").roll("2 2");
  EXPECT_TRUE(bench.said("DE-36 loose row=15 column=4"));
}

TEST(DoubleEchec, DE_39_a_puck_that_stops_in_a_guarded_zone_is_the_goalies) {
  Bench bench;
  bench.draw("h26", "A*");
  bench.before_card().roll("shot 1 1").play("h28");  // two points, as far as the rectangle
  EXPECT_TRUE(bench.said("DE-39 automatic_save man=1"));
  EXPECT_EQ(bench.puck(), "g");
}

// The seed's example: two squares away, roll 8, 6 left.
TEST(DoubleEchec, DE_45_a_recovery_leaves_points_to_move_pass_or_shoot) {
  Bench bench;
  bench.draw("h21", R"(
      A  .  *  .  .  B
      .  .  .  .  .  .
      .  .  .  .  .  C
      .  .  .  .  .  .  a )");
  bench.loose_after(kVisitors).play("go, #8").roll("4 4");
  EXPECT_TRUE(bench.said("DE-38 recovered man=8 points=6"));
  EXPECT_TRUE(bench.offers("8-e"));
  EXPECT_TRUE(bench.offers("#9"));
  EXPECT_FALSE(bench.offers("#10"));  // he stands beside an opponent
  EXPECT_TRUE(bench.offers("net-2"));
  bench.play("#9");
  EXPECT_EQ(bench.state().points.left, 3);
  EXPECT_TRUE(bench.offers("stop"));
}

TEST(DoubleEchec, DE_45_the_net_must_be_within_the_points_left) {
  Bench bench;
  bench.draw("h19", "A  .  *");
  bench.loose_after(kVisitors).play("go, #8").roll("4 4");
  EXPECT_EQ(bench.refused("net-2"), "DE-44 de.refused.too_far");
}

TEST(DoubleEchec, DE_46_inside_a_zone_he_must_leave_it_and_loses_the_one_timer) {
  Bench bench;
  bench.draw("h21", R"(
      A  .  *  .  .  B
      .  .  .  a  .  . )");
  bench.loose_after(kVisitors).play("go, #8").roll("4 4");
  EXPECT_EQ(bench.refused("#9"), "DE-46 de.refused.must_leave");
  EXPECT_EQ(bench.refused("9-e"), "DE-46 de.refused.must_leave");
  bench.play("8-w");
  EXPECT_TRUE(bench.offers("9-e"));
  EXPECT_EQ(bench.refused("#9"), "DE-44 de.refused.no_one_timer");
}

// With two points after the recovery at h23 he may stay beside a, i24, for one step, then he must
// be out.
TEST(DoubleEchec, DE_46_he_does_not_use_up_inside_the_zone_the_points_to_leave_it) {
  Bench bench;
  bench.draw("h21", R"(
      A  .  *  .  .
      .  .  .  a  . )");
  bench.loose_after(kVisitors).play("go, #8").roll("1 3");
  EXPECT_EQ(bench.state().points.left, 2);
  EXPECT_TRUE(bench.offers("8-e"));  // h24, beside him still
  bench.play("8-e");
  EXPECT_EQ(bench.refused("8-e"), "DE-46 de.refused.must_leave");  // h25, beside him
  EXPECT_EQ(bench.choices(), "8-nw 8-n 8-ne");
}

// He needs two points to get away from both, a and b, and has one: it may move anyone.
TEST(DoubleEchec, DE_46_points_that_do_not_take_him_out_may_move_others) {
  Bench bench;
  bench.draw("g21", R"(
      .  .  .  .  a  .  .
      A  .  .  .  *  .  .
      .  .  .  .  b  .  .
      .  B  .  .  .  .  . )");
  bench.loose_after(kVisitors).play("go, #8").roll("1 4");
  EXPECT_EQ(bench.state().points.left, 1);
  EXPECT_TRUE(bench.offers("9-e"));
  EXPECT_TRUE(bench.offers("8-e"));
}

TEST(DoubleEchec, DE_46_if_he_cannot_leave_it_the_opponent_may_claim) {
  Bench bench;
  bench.draw("h21", R"(
      A  .  *  .
      .  .  .  a )");
  bench.loose_after(kVisitors).play("go, #8").roll("1 1");
  EXPECT_EQ(bench.asks(), "visitors claim");
  bench.play("#8");
  EXPECT_EQ(bench.puck(), "a");
}

TEST(DoubleEchec, DE_46_on_a_strict_table_the_one_timer_may_be_tried_and_claimed) {
  const auto table = [] {
    Bench bench(Settings{{"strict_table", "on"}});
    bench.draw("h21", R"(
        A  .  *  .  .  B
        .  .  .  a  .  . )");
    bench.loose_after(kVisitors).play("go, #8").roll("4 4").play("#9");
    return bench;
  };
  Bench claimed = table();
  EXPECT_EQ(claimed.asks(), "visitors claim");
  claimed.play("#8");
  EXPECT_EQ(claimed.puck(), "a");

  Bench missed = table();
  missed.play("decline");
  EXPECT_EQ(missed.puck(), "B");
}

}  // namespace
}  // namespace benchboss::double_echec
