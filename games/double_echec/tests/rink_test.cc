#include "games/double_echec/ice.h"
#include "games/double_echec/tests/bench.h"

namespace benchboss::double_echec {
namespace {

const Rink& large() { return rink_of(RinkSize::large); }

//   row  0  1 | 2 ... 9 | 10 ... 15 ... 20 | 21 ... 28 | 29  30
//           goal      blue      red       blue       goal
TEST(DoubleEchec, DE_1_the_rink_has_31_rows_of_15_with_lines_and_zones) {
  const Rink& rink = large();
  EXPECT_EQ(rink.rows, 31);
  EXPECT_EQ(rink.columns, 15);
  EXPECT_EQ(rink.red_line, 15);
  EXPECT_EQ(rink.spots[0], square_at(15, 7));
  EXPECT_TRUE(rink.in_zone(0, square_at(9, 0)));
  EXPECT_TRUE(rink.neutral(square_at(10, 0)));
  EXPECT_TRUE(rink.neutral(square_at(20, 0)));
  EXPECT_TRUE(rink.in_zone(1, square_at(21, 0)));
  EXPECT_TRUE(rink.behind_goal_line(0, square_at(1, 0)));
  EXPECT_FALSE(rink.behind_goal_line(0, square_at(2, 0)));
  EXPECT_TRUE(rink.behind_goal_line(1, square_at(29, 0)));
}

// The net, N, is a wall but for its mouth:   row 0  1  2
//                                       f        .  .  .
//                                       g        .  N  r
//                                       h        .  N  r
TEST(DoubleEchec, DE_2_the_net_is_three_squares_that_nobody_enters_but_the_puck_from_the_front) {
  const Rink& rink = large();
  for (int column = 6; column <= 8; ++column) EXPECT_FALSE(rink.ice.has(square_at(1, column)));
  EXPECT_TRUE(rink.ice.has(square_at(1, 5)));
  EXPECT_EQ(rink.to_net(square_at(5, 7), 0, 1), 4);
  // From behind it the puck must go around the post: g0, f1, f2, g2 and in.
  EXPECT_EQ(rink.to_net(square_at(0, 7), 0, 0), 5);
  EXPECT_TRUE(rink.behind_net(0, square_at(0, 6)));
  EXPECT_FALSE(rink.behind_net(0, square_at(0, 5)));
}

TEST(DoubleEchec, DE_3_only_the_goalie_stands_in_the_reserved_zone) {
  Bench bench;
  bench.draw("g2", R"(
      .  .  .
      G  A  .
      .  .  .    a* )");
  bench.before_defence().play("go").roll("3");
  EXPECT_EQ(bench.refused("8-w"), "DE-3 de.refused.reserved_zone");
  EXPECT_TRUE(bench.offers("1-n"));  // the goalie within it
}

//   row 0  1 | 2
//   f   .  .x| .      x: the post; f1 to g2 is two steps
//   g   .  N | r
TEST(DoubleEchec, DE_4_no_diagonal_leads_past_a_post) {
  const Rink& rink = large();
  EXPECT_EQ(rink.barred.size(), 8u);
  // From f1, beside the net, to g2, the end of the reserved zone: the post is between them.
  EXPECT_EQ(rink.distance(square_at(1, 5), square_at(2, 6)), 2);
  EXPECT_EQ(rink.distance(square_at(1, 9), square_at(2, 8)), 2);
  EXPECT_EQ(rink.distance(square_at(29, 5), square_at(28, 6)), 2);
  EXPECT_EQ(rink.distance(square_at(1, 4), square_at(2, 5)), 1);
}

//   row   5    11   15   19   25
//   d     +    +         +    +       column o: bench doors, home 10-14, visitors 16-20
//   h               +                 column a: box doors, the same rows
//   l     +    +         +    +
TEST(DoubleEchec, DE_5_nine_spots_and_doors_on_the_own_side_of_the_red_line) {
  const Rink& rink = large();
  EXPECT_EQ(rink.spots[static_cast<std::size_t>(Spot::home_neutral)], square_at(11, 3));
  EXPECT_EQ(rink.spots[static_cast<std::size_t>(Spot::visitors_neutral) + 1], square_at(19, 11));
  EXPECT_EQ(rink.spots[static_cast<std::size_t>(Spot::home_end)], square_at(5, 3));
  EXPECT_EQ(rink.spots[static_cast<std::size_t>(Spot::visitors_end) + 1], square_at(25, 11));
  ASSERT_EQ(rink.bench_doors[0].size(), 5u);
  EXPECT_EQ(rink.bench_doors[0][0], square_at(10, 14));
  EXPECT_EQ(rink.bench_doors[1][4], square_at(20, 14));
  EXPECT_EQ(rink.box_doors[1][0], square_at(16, 0));
}

TEST(DoubleEchec, DE_6_a_step_goes_through_a_teammate_and_never_through_an_opponent) {
  Bench bench;
  bench.draw("e12", R"(
      .  a  .
      .  A  B
      .  .  . )");
  bench.draw("k12", "b*");
  bench.before_defence().play("go").roll("2");
  EXPECT_EQ(bench.refused("8-n"), "DE-6 de.refused.opponent_there");
  bench.play("8-e");
  // He shares the square and must go on.
  EXPECT_EQ(bench.refused("stop"), "DE-6 de.refused.two_on_a_square");
  EXPECT_EQ(bench.refused("9-e"), "DE-6 de.refused.two_on_a_square");
  bench.play("8-e");
  EXPECT_EQ(bench.at('A'), "f15");
}

TEST(DoubleEchec, DE_6_with_the_last_point_nobody_steps_onto_a_teammate) {
  Bench bench;
  bench.draw("f13", "A  B  .  .  a*");
  bench.before_defence().play("go").roll("1");
  EXPECT_EQ(bench.refused("8-e"), "DE-6 de.refused.teammate_there");
}

//   a b c d e f g  h  i j k l m n o
//   low side      middle   high side
TEST(DoubleEchec, DE_7_column_h_is_the_middle_of_the_width) {
  EXPECT_EQ(large().middle, 7);
  EXPECT_EQ(large().side(7), 0);
}

TEST(DoubleEchec, DE_8_a_skater_goes_around_opponents_and_a_puck_flies_over_them) {
  Bench bench;
  bench.draw("g12", R"(
      .  a  .
      A  b  *
      .  c  . )");
  const Ice ice(bench.rules(), bench.state());
  const Square puck = bench.state().puck.at;
  EXPECT_EQ(ice.distance(kHome, bench.man('A'), puck), 4);
  EXPECT_EQ(large().distance(square_at(12, 7), puck), 2);
}

TEST(DoubleEchec, DE_9_from_the_middle_the_team_that_did_not_cause_the_whistle_names_the_side) {
  Bench bench;
  bench.draw("h19", R"(
      A*  .  .
      .   .  B )");
  bench.before_card().roll("advance 1 1").play("8-e, 8-e");
  EXPECT_TRUE(bench.said("DE-47 offside team=1"));
  EXPECT_EQ(bench.asks(), "visitors side");
  bench.play("high-side");
  EXPECT_TRUE(bench.said("DE-114 face_off spot=visitors_neutral"));
  EXPECT_EQ(bench.state().spot, static_cast<int>(Spot::visitors_neutral) + 1);
}

//   row  0  1 | 2 ... 8 | 9 ... 12 ... 15 | 16 ... 22 | 23  24      columns a-m, middle g
TEST(DoubleEchec, DE_19_the_small_rink_has_25_rows_of_13) {
  const Rink& rink = rink_of(RinkSize::small);
  EXPECT_EQ(rink.rows, 25);
  EXPECT_EQ(rink.columns, 13);
  EXPECT_EQ(rink.spots[0], square_at(12, 6));
  EXPECT_EQ(rink.crease[0][0], square_at(2, 5));
  EXPECT_EQ(rink.crease[1][2], square_at(22, 7));
  EXPECT_TRUE(rink.in_zone(0, square_at(8, 0)));
  EXPECT_TRUE(rink.in_zone(1, square_at(16, 0)));
  EXPECT_EQ(rink.spots[static_cast<std::size_t>(Spot::visitors_neutral)], square_at(14, 3));
  EXPECT_EQ(rink.bench_doors[0].size(), 3u);
}

}  // namespace
}  // namespace benchboss::double_echec
