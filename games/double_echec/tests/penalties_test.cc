#include "games/double_echec/choices.h"
#include "games/double_echec/tests/bench.h"

namespace benchboss::double_echec {
namespace {

//   box  A      A B      A B C
//   ice  4      3        3
TEST(DoubleEchec, DE_25_each_running_penalty_takes_a_man_but_never_below_three) {
  Bench bench;
  bench.in_box(kHome, "A", 4);
  EXPECT_EQ(face_off_number(bench.rules(), bench.state(), kHome), 4);
  bench.in_box(kHome, "B", 4);
  EXPECT_EQ(face_off_number(bench.rules(), bench.state(), kHome), 3);
  bench.in_box(kHome, "C", 4);
  EXPECT_EQ(face_off_number(bench.rules(), bench.state(), kHome), 3);
}

TEST(DoubleEchec, DE_25_a_third_penalty_waits_and_a_substitute_comes_on) {
  Bench bench(Settings{{"strict_table", "on"}});
  bench.draw("h12", R"(
      A*  .  .
      D   .  .
      E   .  .    a )");
  bench.in_box(kHome, "B", 4).in_box(kHome, "C", 4);
  // Home turns two cards at once: a third man goes.
  bench.before_card().play("go, two").roll("advance advance").play("accept, #2");
  EXPECT_EQ(bench.asks(), "home substitute");
  bench.play("#4").roll("1 1").play("o10").play("stop");
  EXPECT_EQ(size(bench.state().sides[0].active()), 3);
  EXPECT_EQ(bench.state().sides[0].boxed, 3);
  EXPECT_EQ(bench.state().sides[0].running(), 2);
}

TEST(DoubleEchec, DE_26_men_come_out_first_then_all_running_penalties_go_down) {
  Bench bench;
  bench.draw("h12", R"(
      A*  .  .  .
      .   .  .  a )");
  bench.in_box(kVisitors, "b", 0).in_box(kVisitors, "c", 3);
  bench.before_defence();
  EXPECT_TRUE(bench.said("DE-26 penalty_over man=9"));
  bench.roll("1 1");
  EXPECT_EQ(bench.asks(), "visitors door");
  bench.play("a16").play("stop");
  EXPECT_EQ(bench.state().sides[1].boxed, 1);
  EXPECT_EQ(bench.state().sides[1].box[0].left, 2);
  EXPECT_EQ(bench.at('b'), "a16");
}

TEST(DoubleEchec, DE_26_the_units_of_a_fight_are_applied_at_its_end) {
  Bench bench;
  bench.draw("h12", "A*  a  .  .  b  c  d");
  bench.in_box(kVisitors, "e", 2);
  bench.clock(1, 3).before_card().roll("steal").play("#8").roll("1 1");
  bench.roll("2 2 2 2");  // a tie: a second round, and he still has both units
  EXPECT_EQ(bench.state().sides[1].box[0].left, 2);
  bench.roll("6 6 1 1");
  // The two units are gone, the next defensive action lets him out.
  EXPECT_EQ(bench.state().units, 6);
  EXPECT_TRUE(bench.said("DE-26 penalty_over man=3"));
}

TEST(DoubleEchec, DE_27_a_man_whose_team_is_complete_stays_until_the_next_face_off) {
  Bench bench;
  bench.draw("h12", R"(
      A*  .  .  .  .
      a   .  .  .  .
      b   c  d  e  . )");
  bench.in_box(kVisitors, "f", 0);
  bench.before_defence();
  EXPECT_TRUE(bench.said("DE-27 stays_in_box man=11"));
  EXPECT_EQ(bench.at('f'), "box");
}

TEST(DoubleEchec, DE_27_a_bench_player_serves_for_an_injured_man) {
  Bench bench;
  bench.draw("h12", "A*  a");
  bench.state().sides[1].thirds = std::uint64_t{2} << (2 * bench.man('a'));
  bench.before_card().roll("steal").play("#8").roll("1 1").roll("6 6 1 1");
  EXPECT_TRUE(bench.said("DE-65 injured man=8 team=2"));
  EXPECT_EQ(bench.asks(), "visitors server");
  bench.play("#15");
  EXPECT_TRUE(bench.said("DE-27 serves man=15 team=2 units=10"));
  EXPECT_EQ(bench.at('a'), "gone");
}

// An open net, a team a man short:   row 24
//                                        A*  B C D E   against a b c d
TEST(DoubleEchec, DE_28_a_goal_against_the_smaller_team_ends_its_oldest_minor_and_no_major) {
  for (const bool major : {false, true}) {
    Bench bench;
    bench.draw("h24", R"(
        A*  .  .
        B   C  .
        a   b  c )");
    bench.in_box(kVisitors, "d", 3, major).in_box(kVisitors, "e", 3);
    bench.state().sides[1].goalie = kNobody;
    bench.state().sides[1].on_ice &= ~1u;
    bench.state().sides[1].at[0] = kBench;
    bench.state().sides[1].slot[2] = kNobody;
    bench.state().sides[1].on_ice &= ~men_of(bench.man('c'));
    bench.state().sides[1].at[bench.man('c')] = kBench;
    bench.before_card().roll("shot 6 6").play("net-2");
    EXPECT_EQ(bench.score(), "1-0");
    EXPECT_EQ(bench.state().sides[1].boxed, 1);
    EXPECT_TRUE(bench.said(major ? "DE-28 minor_ends man=3" : "DE-28 minor_ends man=2"));
  }
}

// Three against three, and each team has a man in the box.
TEST(DoubleEchec, DE_28_a_goal_against_a_team_as_large_ends_no_penalty) {
  Bench bench;
  bench.draw("h24", R"(
      A*  .  .
      B   C  .
      a   b  c )");
  bench.in_box(kHome, "D", 3).in_box(kVisitors, "d", 3);
  bench.pulled(kVisitors).before_card().roll("shot 6 6").play("net-2");
  EXPECT_EQ(bench.score(), "1-0");
  EXPECT_EQ(bench.state().sides[1].boxed, 1);
  EXPECT_TRUE(bench.silent_about("minor_ends"));
}

TEST(DoubleEchec, DE_29_a_man_sent_off_is_lifted_at_once_and_it_is_not_the_carrier) {
  Bench bench(Settings{{"strict_table", "on"}});
  bench.draw("h12", "A*  B  C  D  E  .  a");
  bench.before_card().play("go, two").roll("advance advance").play("accept");
  EXPECT_EQ(bench.choices(), "#2 #3 #9 #10");
  bench.play("#9");
  EXPECT_EQ(bench.at('B'), "box");
  EXPECT_TRUE(bench.said("DE-29 penalty man=9 team=1 units=4"));
}

}  // namespace
}  // namespace benchboss::double_echec
