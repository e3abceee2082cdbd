#include "games/double_echec/tests/bench.h"

namespace benchboss::double_echec {
namespace {

//   home 2 3 = 5    visitors 4 4 = 8: to b, c, d or e, not to a
TEST(DoubleEchec, DE_110_the_higher_total_wins_and_gives_the_puck_to_a_wing_or_a_defender) {
  Bench bench;
  bench.face_off(0).roll("2 3 4 4");
  EXPECT_TRUE(bench.said("DE-110 face_off_dice home=5 visitors=8"));
  EXPECT_EQ(bench.asks(), "visitors puck_won");
  EXPECT_EQ(bench.choices(), "#9 #10 #2 #3");
  bench.play("#2");
  EXPECT_EQ(bench.puck(), "d");
}

//   home 2 3 = 5    visitors 1 4 = 5: again
TEST(DoubleEchec, DE_110_a_tie_is_rolled_again) {
  Bench bench;
  bench.face_off(0).roll("2 3 1 4");
  EXPECT_TRUE(bench.said("DE-110 face_off_tie"));
  EXPECT_EQ(bench.asks(), "chance die");
}

//   dice   home 1 6   visitors 1 1       e14 B
//                                        h14 A*  three squares from B
TEST(DoubleEchec, DE_111_if_the_last_die_is_a_six_he_may_play_it_at_once) {
  Bench bench;
  bench.face_off(0).roll("1 6 1 1");
  EXPECT_TRUE(bench.offers("quick"));
  bench.play("quick");
  EXPECT_EQ(bench.puck(), "A");
  EXPECT_EQ(bench.choices(), "#2 #3 #9 #10 shoot");  // a pass or a shot, nothing else
  bench.play("#9").roll("2 2");
  EXPECT_EQ(bench.puck(), "B");
  EXPECT_EQ(bench.state().points.left, 1);
}

//   dice   home 6 1   visitors 1 1       last: 1, not 6
TEST(DoubleEchec, DE_111_a_six_on_the_first_die_is_not_enough) {
  Bench bench;
  bench.face_off(0).roll("6 1 1 1");
  EXPECT_EQ(bench.asks(), "home puck_won");
  EXPECT_EQ(bench.refused("quick"), "DE-110 de.refused.puck_won");
}

//   the centre spot, +, seen by home:   row 11 14 15
//                                   e          B
//                                   f       D
//                                   h          A  +
//                                   j       E
//                                   k          C
TEST(DoubleEchec, DE_112_the_line_up) {
  Bench bench;
  bench.face_off(0);
  EXPECT_EQ(bench.at('A'), "h14");
  EXPECT_EQ(bench.at('B'), "e14");
  EXPECT_EQ(bench.at('C'), "k14");
  EXPECT_EQ(bench.at('D'), "f11");
  EXPECT_EQ(bench.at('E'), "j11");
  EXPECT_EQ(bench.at('G'), "h2");
  EXPECT_EQ(bench.at('a'), "h16");
  EXPECT_EQ(bench.at('d'), "f19");
}

//   b3 D   b9 d        the spot is d5: home's defenders two rows behind it, the visitors' four
//   d4 A + a d6
TEST(DoubleEchec, DE_112_in_their_own_end_the_defenders_stand_two_rows_behind) {
  Bench bench;
  bench.face_off(static_cast<int>(Spot::home_end));
  EXPECT_EQ(bench.at('D'), "b3");
  EXPECT_EQ(bench.at('d'), "b9");
}

//   visitors  LW 9 -> 12, ready        then home  LW 9 -> 2? a defender: no
TEST(DoubleEchec, DE_113_visitors_then_home_change_freely) {
  Bench bench;
  bench.state().agenda[0] = {Do::face_off, 0, 0, 0};
  bench.state().tasks = 1;
  bench.state().ask = Ask::changes;
  bench.play("go");
  EXPECT_EQ(bench.asks(), "visitors line_up");
  bench.play("LW=12, ready");
  EXPECT_EQ(bench.asks(), "home line_up");
  EXPECT_EQ(bench.refused("LW=2"), "DE-113 de.refused.line_up");  // like for like
}

//   box  b       proposed  C LW . LD RD       chosen  C LW RW LD .       C stays
TEST(DoubleEchec,
     DE_113_a_short_handed_team_leaves_slots_of_its_choice_empty_but_never_the_centre) {
  Bench bench;
  bench.in_box(kVisitors, "b", 4);
  bench.state().agenda[0] = {Do::face_off, 0, 0, 0};
  bench.state().tasks = 1;
  bench.state().ask = Ask::changes;
  bench.play("go");
  const Side& side = bench.state().sides[1];
  EXPECT_EQ(side.slot[2], kNobody);  // as proposed: no right wing
  bench.play("RD=none, RW=10, ready");
  EXPECT_EQ(side.slot[4], kNobody);
  EXPECT_EQ(side.slot[2], 9);
  EXPECT_FALSE(DoubleEchec::read_action(bench.rules(), "C=none").has_value());
}

TEST(DoubleEchec, DE_113_changes_under_way_are_complete_at_a_face_off) {
  Bench bench;
  bench.draw("a12", "A");
  Side& side = bench.state().sides[0];
  side.leaving = men_of(bench.man('A'));
  side.waiting[0] = 10;
  bench.face_off(0);
  EXPECT_EQ(side.slot[0], 10);
  EXPECT_EQ(side.leaving, 0u);
  EXPECT_EQ(bench.at('A'), "bench");
}

//   h15 +        the centre spot; row 15 is the red line
TEST(DoubleEchec, DE_114_a_period_starts_at_centre) {
  const Rules rules = rules_of();
  const State state = DoubleEchec::start(rules);
  EXPECT_EQ(state.spot, static_cast<int>(Spot::centre));
  EXPECT_EQ(state.ask, Ask::line_up);
}

//   d24 A  +  25      dice 1 6 against 1 1; clock at unit 12
//   shot from d24: no defensive action, no card, no unit
TEST(DoubleEchec, DE_115_the_quick_face_off_needs_no_defence_no_card_and_no_unit) {
  Bench bench;
  bench.clock(1, 12).face_off(static_cast<int>(Spot::visitors_end)).roll("1 6 1 1");
  bench.forget();
  bench.play("quick, shoot");
  EXPECT_EQ(bench.state().units, 12);
  EXPECT_TRUE(bench.silent_about("unit"));
  EXPECT_TRUE(bench.silent_about("card"));
  EXPECT_EQ(bench.state().dice.left, 2);  // his T dice
  EXPECT_EQ(bench.state().shot.from, square_at(24, 3));
}

//   home 6 6   visitors 6 6   a tie; then home 5 1, visitors 1 1: the last die is the 1
TEST(DoubleEchec, DE_115_the_last_die_is_that_of_the_deciding_roll) {
  Bench bench;
  bench.face_off(0).roll("6 6 6 6").roll("5 1 1 1");
  EXPECT_EQ(bench.asks(), "home puck_won");
  EXPECT_FALSE(bench.offers("quick"));
}

//   dice   home 1 6 = 7   visitors 3 6 = 9: theirs alone
//   h15 A  h16 a     A stands beside their centre: no claim while a has it from the face-off
//   e15 B  e16 b     b receives beside B: home may claim
TEST(DoubleEchec, DE_115_only_the_winner_has_it_and_zones_matter_from_the_reception_on) {
  Bench bench;
  bench.face_off(0).roll("1 6 3 6");
  EXPECT_EQ(bench.asks(), "visitors puck_won");
  bench.state().sides[0].at[bench.man('A')] = square_at(15, 7);
  bench.state().sides[0].at[bench.man('B')] = square_at(15, 4);
  bench.play("quick");
  EXPECT_EQ(bench.asks(), "visitors receiver");
  bench.play("#9").roll("1 2");
  EXPECT_EQ(bench.puck(), "b");
  EXPECT_EQ(bench.asks(), "home claim");
  EXPECT_EQ(bench.choices(), "#9 decline");
}

}  // namespace
}  // namespace benchboss::double_echec
