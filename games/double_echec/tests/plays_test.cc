#include "games/double_echec/tests/bench.h"

namespace benchboss::double_echec {
namespace {

TEST(DoubleEchec, DE_40_a_pass_within_the_total_is_complete) {
  Bench bench;
  bench.draw("e12", "A*  .  .  .  .  B");
  bench.before_card().roll("pass").play("#9").roll("2 3");
  EXPECT_TRUE(bench.said("DE-40 received man=9 points=0"));
  EXPECT_EQ(bench.puck(), "B");
}

TEST(DoubleEchec, DE_40_a_missed_pass_stops_on_the_square_nearest_the_line) {
  Bench bench;
  bench.draw("e12", R"(
      A*  .  .  .  .  .  .
      .   .  .  .  .  .  .
      .   .  .  .  .  .  .
      .   .  .  .  .  .  B )");
  bench.before_card().roll("pass").play("#9").roll("2 2");
  EXPECT_TRUE(bench.said("DE-40 missed_pass points=4 distance=6"));
  EXPECT_EQ(bench.puck(), "loose g16");  // two squares across, four along: on the line itself
}

TEST(DoubleEchec, DE_40_between_equally_near_squares_the_passers_coach_chooses) {
  Bench bench;
  bench.draw("e12", R"(
      A*  .  .  .  .
      .   .  .  .  .
      .   .  .  .  B )");
  bench.state().sides[0].at[bench.man('B')] = square_at(18, 5);  // six along, one across
  bench.before_card().roll("pass").play("#9").roll("1 2");
  EXPECT_EQ(bench.asks(), "home rest_square");
  EXPECT_EQ(bench.choices(), "e15 f15");
  bench.play("f15");
  EXPECT_EQ(bench.puck(), "loose f15");
}

TEST(DoubleEchec, DE_40_goalies_are_not_passed_to) {
  Bench bench;
  bench.draw("h4", "A*  .  B");
  bench.before_card().roll("pass");
  EXPECT_EQ(bench.choices(), "#9");
}

TEST(DoubleEchec, DE_41_a_receiver_inside_a_zone_who_cannot_leave_it_may_lose_the_puck) {
  Bench bench;
  bench.draw("e12", R"(
      A*  .  .  .  B
      .   .  .  .  a )");
  bench.before_card().roll("pass").play("#9").roll("2 2");
  EXPECT_EQ(bench.asks(), "visitors claim");
  bench.play("#8");
  EXPECT_EQ(bench.puck(), "a");
}

TEST(DoubleEchec, DE_41_with_points_left_he_gets_out_of_it) {
  Bench bench;
  bench.draw("e12", R"(
      A*  .  .  .  B
      .   .  .  .  a )");
  bench.before_card().roll("pass").play("#9").roll("2 3").play("9-n");
  EXPECT_TRUE(bench.silent_about("claimed"));
  EXPECT_EQ(bench.asks(), "visitors changes");
}

TEST(DoubleEchec, DE_42_an_advance_moves_the_carrier_and_others) {
  Bench bench;
  bench.draw("e12", R"(
      A*  .  .
      B   .  . )");
  bench.before_card().roll("advance 1 2").play("8-e, 9-e, 8-e");
  EXPECT_EQ(bench.at('A'), "e14");
  EXPECT_EQ(bench.at('B'), "f13");
}

TEST(DoubleEchec, DE_43_pass_or_shot_is_chosen_before_the_dice) {
  Bench bench;
  bench.draw("h22", "A*  B");
  bench.before_card().roll("pass-or-shot");
  EXPECT_EQ(bench.choices(), "#9 shoot");
  bench.play("shoot");
  EXPECT_EQ(bench.asks(), "chance die");
}

TEST(DoubleEchec, DE_44_points_left_carry_the_puck_on_again_and_again_and_into_the_net) {
  Bench bench;
  bench.draw("g22", R"(
      A*  .  B  .  .
      .   .  .  .  C )");
  bench.before_card().roll("pass").play("#9").roll("6 6").play("#10");
  EXPECT_TRUE(bench.said("DE-44 one_timer man=9 other=10"));
  EXPECT_EQ(bench.state().points.left, 8);
  bench.play("net-2");
  EXPECT_TRUE(bench.state().shot.one_timer);
}

TEST(DoubleEchec, DE_44_who_gets_it_inside_a_zone_does_not_play_it_on) {
  Bench bench;
  bench.draw("g22", R"(
      A*  .  B  .  .
      .   .  a  .  C )");
  bench.before_card().roll("pass").play("#9").roll("6 6");
  EXPECT_EQ(bench.refused("#10"), "DE-44 de.refused.no_one_timer");
}

TEST(DoubleEchec, DE_47_a_pass_to_a_man_already_in_the_zone_is_offside) {
  Bench bench;
  bench.draw("d18", "A*  .  .  .  B");
  bench.before_card().roll("pass").play("#9").roll("3 3");
  EXPECT_TRUE(bench.said("DE-47 offside team=1"));
  EXPECT_TRUE(bench.said("DE-114 face_off spot=visitors_neutral"));
  EXPECT_EQ(bench.state().spot, static_cast<int>(Spot::visitors_neutral));  // the low side
}

TEST(DoubleEchec, DE_47_a_two_line_pass_is_fine) {
  Bench bench;
  bench.draw("e8", "A*  .  .  .  .  .  .  .  B");
  bench.before_card().roll("pass").play("#9").roll("6 6");
  EXPECT_EQ(bench.puck(), "B");
}

TEST(DoubleEchec, DE_48_points_may_first_bring_men_out) {
  Bench bench;
  bench.draw("e19", R"(
      A*  .  .
      .   .  B )");
  bench.before_card().roll("advance 2 2").play("9-w, 8-e, 8-e");
  EXPECT_TRUE(bench.silent_about("offside"));
  EXPECT_EQ(bench.at('A'), "e21");
}

TEST(DoubleEchec, DE_48_a_missed_puck_and_a_clearance_are_looked_at_too) {
  Bench pass;
  pass.draw("d18", "A*  .  .  .  .  .  .  B");
  pass.before_card().roll("pass").play("#9").roll("2 2");
  EXPECT_TRUE(pass.said("DE-47 offside team=1"));

  Bench clearance;
  clearance.draw("d18", R"(
      A*  .  .  .
      .   .  .  B )");
  clearance.before_card().roll("clear").play("clear-e").roll("2 2 2");
  EXPECT_TRUE(clearance.said("DE-47 offside team=1"));
}

// Home shoots from before the blue line; B is inside.
TEST(DoubleEchec, DE_48_a_shot_on_goal_over_the_blue_line_is_looked_at_too) {
  Bench bench;
  bench.draw("h18", R"(
      A*  .  .  .
      .   .  .  B )");
  bench.before_card().roll("shot 6 6").play("net-2");
  EXPECT_TRUE(bench.said("DE-47 offside team=1"));
  EXPECT_EQ(bench.asks(), "visitors side");  // it crossed in the middle
}

TEST(DoubleEchec, DE_48_a_one_timer_on_goal_over_the_blue_line_is_looked_at_too) {
  Bench bench;
  bench.draw("h18", R"(
      A*  B  .  .
      .   .  .  C )");
  bench.before_card().roll("pass").play(bench.number('B')).roll("6 6").play("net-2");
  EXPECT_TRUE(bench.said("DE-47 offside team=1"));
}

TEST(DoubleEchec, DE_48_a_puck_already_inside_is_never_offside) {
  Bench bench;
  bench.draw("d22", "A*  .  .  B");
  bench.before_card().roll("pass").play("#9").roll("2 2");
  EXPECT_EQ(bench.puck(), "B");
}

TEST(DoubleEchec, DE_49_any_shot_may_be_tried_from_anywhere) {
  Bench bench;
  bench.draw("h3", "A*");
  bench.before_card().roll("shot 6 6");
  EXPECT_TRUE(bench.said("DE-67 missed_shot man=8 points=12"));
}

// In the corner behind the opposing net there is one lateral; on row 29 beside it none leads ahead.
TEST(DoubleEchec, DE_49_a_clear_without_a_direction_is_played_as_an_advance) {
  Bench bench(Settings{{"zone_clearing", "off"}});
  bench.draw("h27", "A*");
  bench.before_card().roll("clear");
  // Everything ahead meets the reserved zone.
  EXPECT_TRUE(bench.said("DE-42 advances man=8"));
  EXPECT_TRUE(bench.silent_about("clears"));
}

}  // namespace
}  // namespace benchboss::double_echec
