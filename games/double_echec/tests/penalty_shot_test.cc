#include "games/double_echec/tests/bench.h"

namespace benchboss::double_echec {
namespace {

// A breakaway: the thief comes from behind the blue line.
//   d   A at row 23, a at row 18, the goalie alone in the zone
Bench breakaway(const Settings& settings = {}) {
  Bench bench(settings);
  bench.draw("d18", "a  .  .  .  .  A*");
  bench.before_card().roll("steal").play("#8").roll("2 3");  // five squares: on him
  return bench;
}

// The same, with the shooter in front of the goal: he skated 9 of his points, the goalie stayed.
Bench alone_in_front(const Settings& settings = {}) {
  Bench bench = breakaway(settings);
  bench.play("#8, h28").roll("3 3 3");
  bench.play("8-e, 8-e, 8-e, 8-e, 8-e, 8-e, 8-e, 8-e, 8-e").roll("1").play("stop");
  return bench;
}

//   d18 a . . . . A* d23   |   g alone in the zone: on him with five points, none to leave
TEST(DoubleEchec, DE_70_a_foul_on_a_breakaway_is_a_penalty_shot_instead_of_a_fight) {
  Bench bench = breakaway();
  EXPECT_TRUE(bench.said("DE-70 penalty_shot man=8 team=1"));
  EXPECT_TRUE(bench.silent_about("fight_round"));
}

TEST(DoubleEchec, DE_70_with_another_defender_in_the_zone_it_is_a_fight) {
  Bench bench;
  bench.draw("d18", "a  .  .  .  .  A*  .  .  b");
  bench.before_card().roll("steal").play("#8").roll("2 3");
  EXPECT_TRUE(bench.said("DE-64 fight_round man=8 other=8"));
}

TEST(DoubleEchec, DE_70_a_thief_who_does_not_cross_the_blue_line_fights) {
  Bench bench;
  bench.draw("d17", "a  .  .  .  A*");
  bench.before_card().roll("steal").play("#8").roll("1 2").play("d20");  // beside him
  EXPECT_TRUE(bench.said("DE-64 fight_round man=8 other=8"));
}

//   h14 A  h15 *                          g28 . h28 . i28: the goalie's choice
TEST(DoubleEchec, DE_71_the_puck_is_at_centre_and_the_shooter_a_square_behind_it) {
  Bench bench = breakaway();
  EXPECT_EQ(bench.asks(), "home shooter");
  bench.play("#8");
  EXPECT_EQ(bench.at('A'), "h14");
  EXPECT_EQ(bench.puck(), "loose h15");
  EXPECT_EQ(bench.asks(), "visitors goalie_spot");
  EXPECT_EQ(bench.choices(), "g28 h28 i28");
  bench.play("h28").roll("1 1 1");
  EXPECT_EQ(bench.puck(), "A");  // he starts
}

TEST(DoubleEchec, DE_71_another_man_shoots_if_the_fouled_one_is_withdrawn_for_the_match) {
  Bench bench;
  bench.draw("d15", R"(
      B  .  .  a  .  .  .  .  A* )");
  bench.before_card().roll("steal").play("#8").roll("2 3").play("#9");
  EXPECT_TRUE(bench.said("DE-71 withdrawn man=8"));
  EXPECT_EQ(bench.at('A'), "gone");
  EXPECT_EQ(bench.at('B'), "h14");
}

//   h14 A* -> three dice -> h17     g h28 -> one die -> g28     two dice: the shot
TEST(DoubleEchec, DE_72_V_and_one_dice_to_skate_a_die_for_the_goalie_then_the_shot) {
  Bench bench = breakaway();
  bench.play("#8, h28");
  EXPECT_EQ(bench.state().dice.left, 3);
  bench.roll("1 1 1").play("8-e, 8-e, 8-e");
  EXPECT_EQ(bench.state().dice.left, 1);
  bench.roll("2");
  EXPECT_EQ(bench.choices(), "1-n 1-s stop");
  bench.play("1-n, stop, normal");
  EXPECT_EQ(bench.state().dice.left, 2);
}

//   h17 A . . . . * h22 . . . . g h27     goalie short of it, then A: five away, seven points
TEST(DoubleEchec, DE_72_a_shot_that_falls_short_is_loose_for_the_goalie_and_then_the_shooter) {
  Bench bench = breakaway();
  bench.play("#8, h28").roll("1 1 1").play("8-e, 8-e, 8-e").roll("1").play("stop, normal");
  bench.roll("3 2");
  EXPECT_EQ(bench.puck(), "loose h22");
  EXPECT_EQ(bench.asks(), "visitors goalie_tries");
  bench.play("attempt").roll("2");
  EXPECT_EQ(bench.asks(), "visitors goalie_nears");
  bench.play("1-w, stop").roll("3 4");  // the shooter: five away, seven
  EXPECT_EQ(bench.at('A'), "h22");
  EXPECT_EQ(bench.asks(), "home breakaway");
}

//   h17 A . . . . . . . * h25 . . g h28   three away, a three
TEST(DoubleEchec, DE_72_a_goalie_who_reaches_the_puck_has_saved_it) {
  Bench bench = breakaway();
  bench.play("#8, h28").roll("1 1 1").play("8-e, 8-e, 8-e").roll("1").play("stop, normal");
  bench.roll("4 4").play("h25").play("attempt").roll("3");
  EXPECT_TRUE(bench.said("DE-72 automatic_save man=1"));
}

//   h14 A* -> h23, shot, g saves; then a die of defence and a Goalie card
//   pass to centre: over          rebound: he shoots again
TEST(DoubleEchec, DE_73_after_a_save_only_a_rebound_counts) {
  const auto saved = [](std::string_view card) {
    Bench bench = alone_in_front();
    bench.play("normal").roll("6 6").play("net-2").roll("1 3 1 1");
    bench.roll("1").play("stop").roll(card);
    return bench;
  };
  Bench over = saved("pass-to-centre");
  EXPECT_TRUE(over.said("DE-20 unit number=1 cause=card"));
  EXPECT_TRUE(over.said("DE-73 break_over team=1"));
  EXPECT_EQ(over.state().spot, static_cast<int>(Spot::visitors_end));  // the side of the foul

  Bench rebound = saved("rebound");
  EXPECT_TRUE(rebound.silent_about("break_over"));
  EXPECT_EQ(rebound.puck(), "A");
}

//   h14 A* e e w ...: a step away from the net, then straight at it
TEST(DoubleEchec, DE_73_a_shooter_who_moved_away_gets_no_rebound) {
  Bench bench = breakaway();
  bench.play("#8, h28").roll("6 6 1");
  bench.play("8-e, 8-e, 8-w, 8-e, 8-e, 8-e, 8-e, 8-e, 8-e, 8-e, 8-e, 8-e, 8-e");
  bench.roll("1").play("stop, normal").roll("6 6").play("net-2").roll("1 3 1 1");
  bench.roll("1").play("stop").roll("rebound");
  EXPECT_TRUE(bench.said("DE-73 break_over team=1"));
}

// The foul was in the middle, h: until the side is named, all stand as they did for the shot.
TEST(DoubleEchec, DE_73_after_a_foul_in_the_middle_the_shooters_coach_names_the_side) {
  Bench bench;
  bench.draw("h18", "a  .  .  .  .  A*");
  bench.before_card().roll("steal").play("#8").roll("2 3");
  bench.play("#8, h28").roll("3 3 3").play("8-e, stop").roll("1").play("stop, normal");
  bench.roll("6 6").play("h27, attempt").roll("6");
  bench.roll("1").play("stop").roll("rebound");
  EXPECT_EQ(bench.asks(), "home side");
  EXPECT_TRUE(bench.state().breakaway.on());
  bench.play("low-side");
  EXPECT_TRUE(bench.said("DE-114 face_off spot=visitors_end"));
  EXPECT_FALSE(bench.state().breakaway.on());
}

//   h14 A* e, stop with eight points left: he braked
TEST(DoubleEchec, DE_73_a_shooter_who_braked_gets_no_rebound) {
  Bench bench = breakaway();
  bench.play("#8, h28").roll("3 3 3").play("8-e, stop").roll("1").play("stop, normal");
  bench.roll("6 6").play("h27, attempt").roll("6");
  bench.roll("1").play("stop").roll("rebound");
  EXPECT_TRUE(bench.said("DE-73 break_over team=1"));
}

//   h23 A* . . . . g h28       normal or precise? then the dice
TEST(DoubleEchec, DE_74_normal_or_precise_is_chosen_before_the_dice) {
  Bench bench = alone_in_front();
  EXPECT_EQ(bench.asks(), "home style");
  EXPECT_EQ(bench.choices(), "normal precise");
}

//   h14 A*  .  b  .  .  ...  g h28        b, a visitor, stands in the way and c beside it:
//   i15     c                             A skates through b's square and no zone is entered
TEST(DoubleEchec, DE_75_the_others_stand_aside_and_only_the_defensive_action_costs_time) {
  Bench bench;
  bench.draw("d18", "a  .  .  .  .  A*");
  bench.draw("h16", "b");
  bench.draw("i15", "c");
  bench.clock(1, 5).before_card().roll("steal").play("#8").roll("2 3").play("#8, h28");
  bench.roll("3 3 3").play("8-e, 8-e");
  EXPECT_EQ(bench.at('A'), "h16");
  EXPECT_EQ(bench.asks(), "home breakaway");  // no claim
  bench.play("8-e, 8-e, 8-e, 8-e, 8-e, 8-e, 8-e").roll("1").play("stop, normal");
  EXPECT_EQ(bench.state().units, 5);
  bench.roll("6 6").play("net-2").roll("1 3 1 1");  // saved
  EXPECT_EQ(bench.state().units, 6);
  EXPECT_TRUE(bench.said("DE-20 unit number=6 cause=card"));
}

//   h23 A* . . . . g h28       unit 40 is marked; the save's defensive action would be the 41st
TEST(DoubleEchec, DE_75_at_the_41st_unit_the_period_ends_without_a_card) {
  Bench bench = alone_in_front();
  bench.clock(1, 40).forget();
  bench.play("normal").roll("6 6").play("net-2").roll("1 3 1 1");
  EXPECT_TRUE(bench.said("DE-21 period_ends number=1 goals1=0 goals2=0"));
  EXPECT_TRUE(bench.silent_about("card"));
}

//   f27 A* . f28 | f29 behind the goal line
//   g27    r g28   the rectangle
TEST(DoubleEchec, DE_76_he_skates_neither_behind_the_goal_line_nor_into_the_rectangle) {
  Bench bench = breakaway();
  bench.play("#8, h28");
  bench.state().sides[0].at[bench.man('A')] = square_at(27, 5);
  bench.state().puck.at = square_at(27, 5);
  bench.roll("6 6 6");
  EXPECT_FALSE(bench.offers("8-se"));  // g28
  bench.play("8-e");
  EXPECT_FALSE(bench.offers("8-e"));  // f29
}

//   h23 A* . . . . r h28 | net       five points: as far as the rectangle
TEST(DoubleEchec, DE_76_a_shot_that_reaches_only_the_rectangle_is_tried) {
  Bench bench = alone_in_front();
  bench.play("normal").roll("2 3");  // the rectangle is five away, the net six
  bench.play("net-2");
  EXPECT_EQ(bench.asks(), "chance die");
  bench.roll("1 1 1 1");
  EXPECT_EQ(bench.score(), "1-0");
}

//   e27 A* .                    g28 r | g29: net 1, three away; net 2 is four away: not aimed at
TEST(DoubleEchec, DE_76_a_precise_shot_aims_only_at_numbers_within_its_points) {
  Bench bench = alone_in_front();
  bench.state().sides[0].at[bench.man('A')] = square_at(27, 4);
  bench.state().puck.at = square_at(27, 4);
  bench.state().shot.from = square_at(27, 4);
  bench.play("precise").roll("1 2");
  EXPECT_EQ(bench.choices(), "aim-1 aim-2");
}

//   h23 A* . . . . g h28       saved, Rebound!: A* shoots again from h23
TEST(DoubleEchec, DE_77_a_rebound_is_shot_at_once_from_where_he_stands) {
  Bench bench = alone_in_front();
  bench.play("normal").roll("6 6").play("net-2").roll("1 3 1 1");
  bench.roll("1").play("stop").roll("rebound");
  EXPECT_TRUE(bench.said("DE-77 rebound man=8"));
  EXPECT_EQ(bench.asks(), "home style");
  EXPECT_EQ(bench.state().sides[1].boxed, 0);  // no penalty besides
}

TEST(DoubleEchec, DE_78_with_the_goalie_pulled_the_foul_is_a_goal) {
  Bench bench;
  bench.draw("d18", "a  .  .  .  .  A*");
  bench.pulled(kVisitors).before_card().roll("steal").play("#8").roll("2 3");
  EXPECT_TRUE(bench.said("DE-78 awarded_goal team=1"));
  EXPECT_EQ(bench.score(), "1-0");
}

}  // namespace
}  // namespace benchboss::double_echec
