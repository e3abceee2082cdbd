#include "games/double_echec/tests/bench.h"

namespace benchboss::double_echec {
namespace {

TEST(DoubleEchec, DE_60_the_defending_coach_names_a_thief_who_goes_to_the_carrier) {
  Bench bench;
  bench.draw("h12", R"(
      A*  .  .  .  a
      .   .  .  .  b )");
  bench.state().sides[1].leaving = men_of(bench.man('b'));
  bench.before_card().roll("steal");
  EXPECT_EQ(bench.asks(), "visitors thief");
  EXPECT_EQ(bench.choices(), "#8");  // not the man on his way to the bench
}

TEST(DoubleEchec, DE_61_with_two_points_more_he_leaves_the_zone_with_the_puck) {
  Bench bench;
  bench.draw("h12", "A*  .  .  .  a");
  bench.before_card().roll("steal").play("#8").roll("3 3");  // four to go, two to leave
  EXPECT_TRUE(bench.said("DE-61 stolen man=8 other=8 team=2"));
  EXPECT_EQ(bench.asks(), "visitors way_out");
  bench.play("8-w, 8-sw");
  EXPECT_EQ(bench.at('a'), "i10");
  EXPECT_EQ(bench.puck(), "a");
}

TEST(DoubleEchec, DE_61_with_one_point_more_he_does_not_get_out_of_it) {
  Bench bench;
  bench.draw("h12", "A*  .  .  .  a");
  bench.before_card().roll("steal").play("#8").roll("2 3");  // four to go, one to leave
  EXPECT_TRUE(bench.silent_about("stolen"));
  EXPECT_TRUE(bench.said("DE-64 fight_round man=8 other=8"));
}

TEST(DoubleEchec, DE_61_he_may_not_skirt_the_zone) {
  Bench bench;
  bench.draw("h12", "A*  .  .  .  a");
  bench.before_card().roll("steal").play("#8").roll("3 3").play("8-w");
  EXPECT_EQ(bench.refused("8-n"), "DE-61 de.refused.way_out");  // g11 is still beside him
  EXPECT_EQ(bench.choices(), "8-nw 8-w 8-sw");
}

TEST(DoubleEchec, DE_56_on_the_way_out_other_zones_are_entered_and_the_robbed_mans_is_not) {
  Bench bench;
  bench.draw("g9", R"(
      .  .  .  .   .  .  .  a
      B  .  .  A*  .  .  .  . )");
  bench.before_card().roll("steal").play("#8").roll("6 6").play("8-w");
  EXPECT_EQ(bench.asks(), "visitors way_out");  // h11: beside A only
  bench.play("8-w");
  EXPECT_EQ(bench.asks(), "home claim");  // h10: beside B
  bench.play("#9");
  EXPECT_EQ(bench.puck(), "B");
}

// The carrier is in the corner, the thief beside him on b0. From a0 he could step to a1, b1 or back
// to b0, and from there to c0 or c1: home's men stand on all of them but b0.
TEST(DoubleEchec, DE_56_if_every_way_is_blocked_he_has_no_points_to_leave) {
  Bench bench;
  bench.draw("a0", R"(
      A*  B
      a   C
      D   E )");
  bench.before_card().roll("steal").play("#8").roll("6 6");
  EXPECT_TRUE(bench.silent_about("stolen"));
  EXPECT_TRUE(bench.said("DE-64 fight_round man=8 other=8"));
}

// Without the puck he can pass through b; with it he would enter the zone of D there, and a claim
// would find two men on one square.
TEST(DoubleEchec, DE_56_a_teammate_in_another_zone_blocks_the_way_out) {
  Bench bench;
  bench.draw("a0", R"(
      A*  B
      b   C
      .   D
      a   . )");
  bench.before_card().roll("steal").play("#8").roll("6 6");
  EXPECT_TRUE(bench.silent_about("stolen"));
  EXPECT_TRUE(bench.said("DE-64 fight_round man=8 other=8"));
}

TEST(DoubleEchec, DE_62_on_the_carriers_square_two_men_share_it) {
  Bench bench;
  bench.draw("h12", "A*  .  a");
  bench.before_card().roll("steal").play("#8").roll("1 1");
  EXPECT_EQ(bench.at('a'), "h12");
  EXPECT_EQ(bench.at('A'), "h12");
}

TEST(DoubleEchec, DE_63_inside_the_zone_without_points_to_leave_it_is_a_fight) {
  Bench bench;
  bench.draw("h12", "A*  .  .  .  a");
  bench.before_card().roll("steal").play("#8").roll("1 2").play("h13");  // beside him
  EXPECT_EQ(bench.at('a'), "h13");
  EXPECT_TRUE(bench.said("DE-64 fight_round man=8 other=8"));
}

TEST(DoubleEchec, DE_63_who_does_not_reach_the_zone_goes_as_far_as_he_can) {
  Bench bench;
  bench.draw("h12", "A*  .  .  .  .  a");
  bench.before_card().roll("steal").play("#8").roll("1 1").play("h15");
  EXPECT_TRUE(bench.said("DE-63 thief_short man=8"));
  EXPECT_EQ(bench.at('a'), "h15");
  EXPECT_EQ(bench.puck(), "A");
  EXPECT_EQ(bench.asks(), "visitors changes");  // the carrier does nothing more with this card
}

TEST(DoubleEchec, DE_64_the_loser_goes_to_the_box_hurt_and_the_winner_has_the_puck) {
  Bench bench;
  bench.draw("h12", "A*  .  .  .  a");
  bench.before_card().roll("steal").play("#8").roll("1 2").play("h13").roll("1 1 5 5");
  EXPECT_TRUE(bench.said("DE-64 fight_won man=8 team=2"));
  EXPECT_EQ(bench.at('A'), "box");
  EXPECT_EQ(bench.puck(), "a");
  EXPECT_EQ(bench.state().sides[0].hurt(bench.man('A')), 1);
}

TEST(DoubleEchec, DE_64_a_tie_is_rolled_again_for_one_more_unit) {
  Bench bench;
  bench.draw("h12", "A*  a");
  bench.clock(1, 5).before_card().roll("steal").play("#8").roll("1 1").roll("3 3 2 4");
  EXPECT_TRUE(bench.said("DE-64 fight_tie"));
  EXPECT_EQ(bench.state().units, 7);
}

TEST(DoubleEchec, DE_64_the_winner_may_lose_it_to_a_zone) {
  Bench bench;
  bench.draw("h12", R"(
      A*  a
      .   B )");
  bench.crowd().before_card().roll("steal").play("#8").roll("1 1").roll("1 1 5 5");
  EXPECT_EQ(bench.asks(), "home claim");
  EXPECT_EQ(bench.choices(), "#9 decline");
}

TEST(DoubleEchec, DE_57_the_winner_stays_on_his_own_square) {
  Bench bench;
  bench.draw("h12", "A*  .  .  .  a");
  bench.before_card().roll("steal").play("#8").roll("1 2").play("h13").roll("1 1 5 5");
  EXPECT_EQ(bench.at('a'), "h13");
}

TEST(DoubleEchec, DE_65_three_thirds_make_an_injury) {
  Bench bench;
  bench.draw("h12", "A*  a");
  bench.state().sides[1].thirds = std::uint64_t{2} << (2 * bench.man('a'));
  bench.before_card().roll("steal").play("#8").roll("1 1").roll("6 6 1 1");
  EXPECT_TRUE(bench.said("DE-65 injured man=8 team=2"));
  EXPECT_EQ(bench.at('a'), "gone");
}

TEST(DoubleEchec, DE_65_a_team_down_to_its_last_men_plays_hurt) {
  Bench bench;
  bench.draw("h12", "A*  a");
  bench.state().sides[1].thirds = std::uint64_t{2} << (2 * bench.man('a'));
  for (Man man = 15; man <= 18; ++man) {
    bench.state().sides[1].out |= men_of(man);
    bench.state().sides[1].at[man] = kGone;
  }
  bench.before_card().roll("steal").play("#8").roll("1 1").roll("6 6 1 1");
  EXPECT_TRUE(bench.said("DE-65 plays_hurt man=8"));
  EXPECT_EQ(bench.at('a'), "box");
}

}  // namespace
}  // namespace benchboss::double_echec
