#include "games/double_echec/ice.h"
#include "games/double_echec/tests/bench.h"

namespace benchboss::double_echec {
namespace {

std::string directions_from(int row, int column, Team team = kHome) {
  const Rules rules = rules_of();
  std::string text;
  const Directions open = clearing_directions(rules, team, square_at(row, column));
  for (int direction = 0; direction < kDirections; ++direction)
    if ((open >> direction & 1) != 0) {
      if (!text.empty()) text += " ";
      text += DoubleEchec::write(rules, {Verb::clear, 0, static_cast<std::uint16_t>(direction)})
                  .view()
                  .substr(6);
    }
  return text;
}

TEST(DoubleEchec, DE_100_four_dice_behind_the_own_blue_line_three_between_two_beyond) {
  for (const auto& [square, dice] : {std::pair{"b9", 4}, {"b10", 3}, {"b21", 2}}) {
    Bench bench;
    bench.draw(square, "A*");
    bench.before_card().roll("clear").play("clear-e");
    EXPECT_EQ(bench.state().dice.left, dice) << square;
  }
}

//   behind own net   defensive zone   neutral zone   offensive zone   last row
//        n               nw . ne            . ne          . ne             n
//        A               .  A e             A e           A e              A
//        s               sw . se            . se          . se             s
TEST(DoubleEchec, DE_101_the_directions_depend_on_the_zone) {
  EXPECT_EQ(directions_from(0, 3), "n s");
  EXPECT_EQ(directions_from(6, 3), "nw sw ne e se");
  EXPECT_EQ(directions_from(1, 3), "nw sw ne e se");
  EXPECT_EQ(directions_from(15, 1), "ne e se");
  EXPECT_EQ(directions_from(24, 1), "ne e se");
  EXPECT_EQ(directions_from(29, 1), "ne e se");
  EXPECT_EQ(directions_from(30, 3), "n s");
  EXPECT_EQ(directions_from(15, 1, kVisitors), "nw w sw");
}

TEST(DoubleEchec, DE_102_from_the_defensive_zone_towards_the_net_it_is_an_automatic_save) {
  Bench bench;
  bench.draw("h9", "A*");
  bench.before_card().roll("clear").play("clear-e").roll("6 6 6 6");
  EXPECT_TRUE(bench.said("DE-39 automatic_save man=1"));
  EXPECT_EQ(bench.puck(), "g");
}

TEST(DoubleEchec, DE_102_with_nobody_in_the_zone_it_goes_into_the_net_or_lies_there) {
  Bench goal;
  goal.draw("h9", "A*");
  goal.pulled(kVisitors).before_card().roll("clear").play("clear-e").roll("6 6 6 6");
  EXPECT_EQ(goal.score(), "1-0");

  Bench loose;
  loose.draw("h9", "A*");
  loose.pulled(kVisitors).before_card().roll("clear").play("clear-e").roll("6 6 6 1");
  EXPECT_EQ(loose.puck(), "loose h28");  // nineteen points end in front of it
}

TEST(DoubleEchec, DE_103_icing_is_called_when_a_defending_skater_touches_it_first) {
  Bench bench;
  bench.draw("b9", "A*");
  bench.draw("e28", "a");
  bench.before_card().roll("clear").play("clear-e").roll("6 6 6 3");
  EXPECT_EQ(bench.puck(), "loose b30");
  EXPECT_TRUE(bench.silent_about("icing"));
  bench.play("go, #8").roll("3 3");
  EXPECT_TRUE(bench.said("DE-103 icing team=1"));
  EXPECT_TRUE(bench.said("DE-114 face_off spot=home_end"));
  EXPECT_EQ(bench.state().spot, static_cast<int>(Spot::home_end));  // cleared from the low side
}

TEST(DoubleEchec, DE_103_no_icing_if_the_clearing_team_gets_there_first) {
  Bench bench;
  bench.draw("b9", "A*");
  bench.draw("e28", "B");
  bench.draw("o15", "a");
  bench.state().sides[0].at[bench.man('B')] = square_at(20, 4);
  bench.before_card().roll("clear").play("clear-e").roll("6 6 6 3");
  bench.play("go, #8").roll("1 1").until(Ask::designate);
  bench.play("#9").roll("6 6");
  EXPECT_TRUE(bench.silent_about("icing"));
  EXPECT_EQ(bench.puck(), "B");
}

TEST(DoubleEchec, DE_104_no_icing_from_beyond_the_red_line_or_short_handed_or_by_the_goalie) {
  Bench beyond;
  beyond.draw("b15", "A*");
  beyond.draw("e28", "a");
  beyond.before_card().roll("clear").play("clear-e").roll("6 6 6").until(Ask::designate);
  beyond.play("#8").roll("6 6");
  EXPECT_TRUE(beyond.silent_about("icing"));

  Bench short_handed;
  short_handed.draw("b9", "A*");
  short_handed.draw("e28", "a");
  short_handed.in_box(kHome, "B", 4);
  short_handed.before_card().roll("clear").play("clear-e").roll("6 6 6 3");
  short_handed.until(Ask::designate).play("#8").roll("6 6");
  EXPECT_TRUE(short_handed.silent_about("icing"));

  Bench goalie;
  goalie.draw("e9", "A*");
  goalie.draw("o15", "a");
  goalie.before_card().roll("clear").play("clear-e").roll("6 6 6 3");
  goalie.until(Ask::designate).play("#1").roll("6");
  EXPECT_TRUE(goalie.silent_about("icing"));
  EXPECT_EQ(goalie.puck(), "g");
}

//   b9  A* . . . . . . . . . . . . . . . . . . . . *   over the goal line
//   e28                                        a       box of home: empty
//   o20                          b c                   box of the visitors: empty
TEST(DoubleEchec, DE_104_short_handed_is_who_serves_a_penalty_not_who_has_fewer_men) {
  Bench bench;
  bench.draw("b9", "A*");
  bench.draw("e28", "a");
  bench.draw("o20", "b  c");  // the visitors have pulled their goalie, say
  bench.before_card().roll("clear").play("clear-e").roll("6 6 6 3");
  bench.until(Ask::designate).play("#8").roll("6 6");
  EXPECT_TRUE(bench.said("DE-103 icing team=1"));
}

TEST(DoubleEchec, DE_105_it_travels_in_its_line_until_the_boards_stop_it) {
  Bench bench;
  bench.draw("c12", "A*");
  bench.before_card().roll("clear").play("clear-ne").roll("2 2 2");
  EXPECT_TRUE(bench.said("DE-105 cleared man=8 row=14 column=0"));
  EXPECT_EQ(bench.state().points.left, 4);  // they may move players
}

TEST(DoubleEchec, DE_105_or_it_bounces) {
  Bench bench(Settings{{"clear_at_boards", "bounce"}});
  bench.draw("c12", "A*");
  bench.before_card().roll("clear").play("clear-ne").roll("2 2 2");
  EXPECT_TRUE(bench.said("DE-105 cleared man=8 row=18 column=4"));
}

//   h15 > . . . . . . . . . . . . r h28     straight ahead meets the reserved zone r: not offered
//   c22 se . . . . . r i28                  nor is the diagonal; from h9, defensive zone: yes
TEST(DoubleEchec, DE_106_towards_the_net_is_not_offered_from_elsewhere) {
  EXPECT_EQ(directions_from(15, 7), "ne se");
  EXPECT_EQ(directions_from(15, 1), "ne e se");
  EXPECT_EQ(directions_from(9, 7), "nw sw ne e se");
  EXPECT_EQ(directions_from(24, 1), "ne e se");
  EXPECT_EQ(directions_from(22, 2), "ne e");  // se leads to i28
}

}  // namespace
}  // namespace benchboss::double_echec
