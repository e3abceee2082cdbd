#include "games/double_echec/choices.h"
#include "games/double_echec/ice.h"
#include "games/double_echec/tests/bench.h"

namespace benchboss::double_echec {
namespace {

// Four squares from the goal line, straight in front:   h24 A* . . . g | net
Bench in_front(const Settings& settings = {}) {
  Bench bench(settings);
  bench.draw("h24", "A*");
  return bench;
}

//   h24 A* . . . g | 1-2 3-4 5-6: five points reach all three squares of the net
TEST(DoubleEchec, DE_66_a_shot_that_reaches_the_net_chooses_a_square_of_it) {
  Bench bench = in_front();
  bench.before_card().roll("shot 2 3");
  EXPECT_EQ(bench.asks(), "home aim");
  EXPECT_EQ(bench.choices(), "net-1 net-2 net-3");
}

TEST(DoubleEchec, DE_66_only_squares_within_the_points_are_offered) {
  Bench bench;
  bench.draw("d28", "A*");  // along the goal line: g, h, i are 3, 4 and 5 away, and one more
  bench.before_card().roll("shot 1 4");
  EXPECT_EQ(bench.choices(), "net-1 net-2");
}

TEST(DoubleEchec, DE_67_a_missed_shot_stops_on_a_line_that_leads_between_the_posts) {
  Bench bench;
  bench.draw("d20", "A*");
  bench.before_card().roll("shot 1 2");
  // The goal line is 8.5 rows away, the posts 2.5 and 5.5 columns to the side: after 3 rows a line
  // between them is 0.9 to 1.9 columns off, so e23 alone.
  EXPECT_EQ(bench.puck(), "loose e23");
}

TEST(DoubleEchec, DE_81_the_coach_chooses_among_the_squares_at_exactly_the_total) {
  Bench bench;
  bench.draw("h15", "A*");
  bench.before_card().roll("shot 5 5");  // ten of thirteen and a half rows
  EXPECT_EQ(bench.choices(), "g25 h25 i25");
  bench.play("i25");
  EXPECT_EQ(bench.puck(), "loose i25");
}

//   row 28 29 30
//   f    .  2  .      two points of the five around the net, N, into it
//   g    r  N  1
//   h    r  N  A*
TEST(DoubleEchec, DE_81_from_behind_the_goal_line_it_stops_on_a_shortest_way_to_the_net) {
  const Rink& rink = rink_of(RinkSize::large);
  const Squares stops = short_of_net(rink, square_at(30, 7), 1, 2);
  stops.each([&](Square at) {
    EXPECT_EQ(rink.to_nearest_net(at, 1), rink.to_nearest_net(square_at(30, 7), 1) - 2);
  });
  EXPECT_FALSE(stops.empty());
}

//   g21 A* . .          the pass costs 2; h23 to the net: 6
//   h        B
//   8 points: 6 left, a shot; 7 points: 5 left, none
TEST(DoubleEchec, DE_82_a_one_timer_rolls_no_dice_and_needs_the_net_within_the_points_left) {
  const auto passed = [](std::string_view dice) {
    Bench bench;
    bench.draw("g21", R"(
        A*  .  .
        .   .  B )");
    bench.before_card().roll("pass").play("#9").roll(dice);
    return bench;
  };
  Bench reaches = passed("6 2");
  reaches.play("net-2");
  EXPECT_EQ(reaches.asks(), "chance die");
  EXPECT_EQ(reaches.state().dice.count, 1);  // odd or even, not his two T dice
  reaches.roll("1");
  EXPECT_TRUE(reaches.said("DE-68 odd_or_even number=3"));

  Bench falls_short = passed("6 1");
  EXPECT_EQ(falls_short.refused("net-2"), "DE-44 de.refused.too_far");
}

TEST(DoubleEchec, DE_82_a_shot_that_dies_in_the_reserved_zone_is_an_automatic_save) {
  Bench bench;
  bench.draw("h25", "A*");
  bench.before_card().roll("shot 1 2").play("h28");
  EXPECT_TRUE(bench.said("DE-39 automatic_save man=1"));
  EXPECT_EQ(bench.counted(kHome, Count::shots), 0);
}

//   h24 A* . . . g h28 | net     net-2: 3 or 4 stops number 3        net-1: only 2 stops number 2
TEST(DoubleEchec, DE_68_in_front_of_it_either_number_stops_it_elsewhere_the_exact_one) {
  Bench front = in_front();
  front.before_card().roll("shot 6 6").play("net-2").roll("1");  // an odd die: number 3
  EXPECT_TRUE(front.said("DE-68 odd_or_even number=3"));
  front.roll("4 1 1");
  EXPECT_TRUE(front.said("DE-68 saved man=1 team=2"));

  Bench beside = in_front();
  beside.before_card().roll("shot 6 6").play("net-1").roll("2");  // even: number 2
  beside.roll("1 1 1");
  EXPECT_EQ(beside.score(), "1-0");

  Bench exact = in_front();
  exact.before_card().roll("shot 6 6").play("net-1").roll("2").roll("1 2 6");
  EXPECT_TRUE(exact.said("DE-68 saved man=1 team=2"));
}

//   h24 A* . . . . | net         nobody there
TEST(DoubleEchec, DE_68_an_empty_net_saves_nothing) {
  Bench bench = in_front();
  bench.pulled(kVisitors).before_card().roll("shot 6 6").play("net-2");
  EXPECT_EQ(bench.score(), "1-0");
  EXPECT_EQ(bench.counted(kHome, Count::empty_net_goals), 1);
}

//   apart   0      1     2      the shipped stops.csv: so many numbers stop a shot
//   stop    3      2     1
//   g28     . . .  net-1: its number 2 is even        g at i28 is two squares apart: 2 alone
TEST(DoubleEchec, DE_68_the_shipped_numbers_by_distance) {
  const Stops shipped = DoubleEchec::make_rules(default_options<DoubleEchec>()).stops;
  EXPECT_EQ(shipped, (Stops{3, 2, 1}));
  const auto shot_at_low_corner = [&](std::string_view goalie, std::string_view dice) {
    Rules rules = rules_of();
    rules.stops = shipped;
    Bench bench = Bench::with(rules);
    bench.draw("h24", "A*");
    bench.draw(goalie, "g");
    bench.before_card().roll("shot 6 6").play("net-1").roll("2").roll(dice);
    return bench.score();
  };
  EXPECT_EQ(shot_at_low_corner("g28", "3 6 6"), "0-0");  // 2, 1 and 3 stop it from in front
  EXPECT_EQ(shot_at_low_corner("h28", "3 6 6"), "1-0");
  EXPECT_EQ(shot_at_low_corner("h28", "1 6 6"), "0-0");
  EXPECT_EQ(shot_at_low_corner("i28", "1 6 6"), "1-0");
  EXPECT_EQ(shot_at_low_corner("i28", "2 6 6"), "0-0");
}

//   number   3    stops   1: 3     2: 3 4     3: 3 4 2
TEST(DoubleEchec, DE_68_the_numbers_that_stop_a_shot_are_data) {
  EXPECT_EQ(stopping_faces(3, 1), 1 << 3);
  EXPECT_EQ(stopping_faces(3, 2), 1 << 3 | 1 << 4);
  EXPECT_EQ(stopping_faces(3, 3), 1 << 3 | 1 << 4 | 1 << 2);
  EXPECT_EQ(stopping_faces(6, 3), 1 << 6 | 1 << 5 | 1 << 4);
  EXPECT_EQ(stopping_faces(1, 6), 0b1111110);
}

//   h24 A* . . . g h28 | aim-5     seven points, five to the net: two dice for a 5
TEST(DoubleEchec, DE_69_a_precise_shot_throws_its_spare_points_at_one_number) {
  Bench bench = in_front(Settings{{"precise_shots", "on"}});
  bench.before_card().roll("shot").play("precise").roll("3 4");
  EXPECT_EQ(bench.choices(), "aim-1 aim-2 aim-3 aim-4 aim-5 aim-6");
  bench.play("aim-5").roll("1 5");  // two spare points, two dice
  EXPECT_TRUE(bench.said("DE-69 aim_hit number=5"));
  EXPECT_EQ(bench.score(), "1-0");  // the goalie is not in front of that square
}

//   h24 A* . . . g h28 | aim-5     1 1: a post       five points: no die, a post
TEST(DoubleEchec, DE_69_a_miss_or_no_spare_point_is_a_post_and_no_shot) {
  Bench miss = in_front(Settings{{"precise_shots", "on"}});
  miss.before_card().roll("shot").play("precise").roll("3 4").play("aim-5").roll("1 1");
  EXPECT_TRUE(miss.said("DE-69 post man=8 team=1"));
  EXPECT_EQ(miss.puck(), "g");
  EXPECT_EQ(miss.counted(kHome, Count::shots), 0);

  Bench short_of = in_front(Settings{{"precise_shots", "on"}});
  short_of.before_card().roll("shot").play("precise").roll("1 4").play("aim-3");
  EXPECT_TRUE(short_of.said("DE-69 post man=8 team=1"));
}

//   h24 A* . . . g h28 | aim-3     hit; 4 4 4 is no 3
TEST(DoubleEchec, DE_69_a_number_that_is_hit_is_stopped_by_that_number_from_in_front_only) {
  Bench bench = in_front(Settings{{"precise_shots", "on"}});
  bench.before_card().roll("shot").play("precise").roll("3 4").play("aim-3").roll("3 1");
  bench.roll("4 4 4");  // the other number of the square does not help
  EXPECT_EQ(bench.score(), "1-0");
}

// Behind the goal line on the low side, the goalie at the post of that side.
TEST(DoubleEchec, DE_80_covering_his_angle_the_goalie_has_a_die_more) {
  for (const auto& [goalie, dice] : {std::pair{"g28", 4}, {"h28", 3}}) {
    Bench bench;
    bench.draw(goalie, "g");
    bench.draw("d29", "A*");
    bench.before_card().roll("shot 6 6").play("net-3").roll("1");
    EXPECT_EQ(bench.state().dice.left, dice) << goalie;
  }
}

TEST(DoubleEchec, DE_80_from_behind_the_net_two_dice_more_wherever_he_stands) {
  Bench bench;
  bench.draw("i28", "g");
  bench.draw("g30", "A*");
  bench.before_card().roll("shot 6 6").play("net-1").roll("1");
  EXPECT_EQ(bench.state().dice.left, 5);
}

// Also from behind the goal line on the low side, with the goalie at the post of that side.
TEST(DoubleEchec, DE_80_a_one_timer_is_deflected_and_gives_no_bonus) {
  Bench bench;
  bench.draw("g28", "g");
  bench.draw("e26", R"(
      A*  .  .  .
      .   .  .  B )");
  bench.before_card().roll("pass").play("#9").roll("6 6").play("net-1").play("stop").roll("1");
  EXPECT_EQ(bench.state().dice.left, 3);
}

TEST(DoubleEchec, DE_88_saves_and_goals_count_as_shots_and_two_mates_get_assists) {
  Bench bench;
  bench.draw("g22", R"(
      A*  .  B  .  .
      .   .  .  .  C )");
  bench.before_card().roll("pass").play("#9").roll("6 6").play("#10, net-1").play("stop");
  bench.roll("2 1 1 1");
  EXPECT_EQ(bench.score(), "1-0");
  EXPECT_TRUE(bench.said("DE-88 assist man=9 team=1"));
  EXPECT_TRUE(bench.said("DE-88 assist man=8 team=1"));
  EXPECT_EQ(bench.counted(kHome, Count::shots), 1);
}

// Six skaters against five, and nobody in a box: an even-strength goal.
//   h24 A* . . . g | net      o8 B C D E F      o20 a b c d e
TEST(DoubleEchec, DE_88_a_goal_of_six_skaters_is_no_power_play_goal) {
  for (const bool penalty : {false, true}) {
    Bench bench = in_front();
    bench.draw("o8", "B  C  D  E  F");
    bench.draw("o20", "a  b  c  d  e");
    bench.pulled(kHome);
    if (penalty) bench.in_box(kVisitors, "e", 4);
    bench.before_card().roll("shot 6 6").play("net-1").roll("2 1 1 1");
    EXPECT_EQ(bench.score(), "1-0");
    EXPECT_EQ(bench.counted(kHome, Count::power_play_goals), penalty ? 1 : 0);
  }
}

//   h24 A* . . . . | net  1-0      then h15 +
TEST(DoubleEchec, DE_89_after_a_goal_the_puck_is_dropped_at_centre) {
  Bench bench = in_front();
  bench.pulled(kVisitors).before_card().roll("shot 6 6").play("net-2");
  EXPECT_TRUE(bench.said("DE-114 face_off spot=centre"));
  EXPECT_EQ(bench.asks(), "visitors line_up");
}

}  // namespace
}  // namespace benchboss::double_echec
