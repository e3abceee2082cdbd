#include "games/double_echec/tests/bench.h"

namespace benchboss::double_echec {
namespace {

TEST(DoubleEchec, DE_110_the_higher_total_wins_and_gives_the_puck_to_a_wing_or_a_defender) {
  Bench bench;
  bench.face_off(0).roll("2 3 4 4");
  EXPECT_TRUE(bench.said("DE-110 face_off_dice home=5 visitors=8"));
  EXPECT_EQ(bench.asks(), "visitors puck_won");
  EXPECT_EQ(bench.choices(), "#9 #10 #2 #3");
  bench.play("#2");
  EXPECT_EQ(bench.puck(), "d");
}

TEST(DoubleEchec, DE_110_a_tie_is_rolled_again) {
  Bench bench;
  bench.face_off(0).roll("2 3 1 4");
  EXPECT_TRUE(bench.said("DE-110 face_off_tie"));
  EXPECT_EQ(bench.asks(), "chance die");
}

TEST(DoubleEchec, DE_111_if_the_last_die_is_a_six_he_may_play_it_at_once) {
  Bench bench;
  bench.face_off(0).roll("1 6 1 1");
  EXPECT_TRUE(bench.offers("quick"));
  bench.play("quick");
  EXPECT_EQ(bench.puck(), "A");
  EXPECT_TRUE(bench.offers("shoot"));
  EXPECT_TRUE(bench.offers("#2"));
}

TEST(DoubleEchec, DE_111_a_six_on_the_first_die_is_not_enough) {
  Bench bench;
  bench.face_off(0).roll("6 1 1 1");
  EXPECT_FALSE(bench.offers("quick"));
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

TEST(DoubleEchec, DE_112_in_their_own_end_the_defenders_stand_two_rows_behind) {
  Bench bench;
  bench.face_off(static_cast<int>(Spot::home_end));
  EXPECT_EQ(bench.at('D'), "b3");
  EXPECT_EQ(bench.at('d'), "b9");
}

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

TEST(DoubleEchec, DE_114_a_period_starts_at_centre) {
  const Rules rules = rules_of();
  const State state = DoubleEchec::start(rules);
  EXPECT_EQ(state.spot, static_cast<int>(Spot::centre));
  EXPECT_EQ(state.ask, Ask::line_up);
}

TEST(DoubleEchec, DE_115_the_quick_face_off_needs_no_defence_no_card_and_no_unit) {
  Bench bench;
  bench.face_off(static_cast<int>(Spot::visitors_end)).roll("1 6 1 1").play("quick, shoot");
  EXPECT_EQ(bench.state().units, 0);
  EXPECT_EQ(bench.asks(), "chance die");
  EXPECT_EQ(bench.state().shot.from, square_at(24, 3));
}

TEST(DoubleEchec, DE_115_only_the_winner_has_it_and_zones_matter_from_the_reception_on) {
  Bench bench;
  bench.face_off(0).roll("1 1 1 6");
  EXPECT_EQ(bench.asks(), "visitors puck_won");
  bench.play("quick");
  EXPECT_EQ(bench.state().play.taken_in, 0u);
}

}  // namespace
}  // namespace benchboss::double_echec
