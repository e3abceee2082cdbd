#include "games/double_echec/ice.h"
#include "games/double_echec/tests/bench.h"

namespace benchboss::double_echec {
namespace {

TEST(DoubleEchec, DE_50_who_enters_a_zone_may_lose_the_puck_at_once) {
  Bench bench;
  bench.draw("e12", R"(
      A*  .  .  .
      .   .  .  a )");
  bench.before_card().roll("advance 3 3").play("8-e");
  EXPECT_EQ(bench.asks(), "home points");
  bench.play("8-e");
  EXPECT_EQ(bench.asks(), "visitors claim");
  EXPECT_EQ(bench.choices(), "#8 decline");
  bench.play("#8");
  EXPECT_EQ(bench.puck(), "a");
  EXPECT_EQ(bench.at('A'), "e14");
}

TEST(DoubleEchec, DE_50_a_claim_declined_is_gone_for_good) {
  Bench bench;
  bench.draw("e12", R"(
      A*  .  .  .
      .   .  .  a )");
  bench.before_card().roll("advance 6 6").play("8-e, 8-e, decline");
  EXPECT_EQ(bench.asks(), "home points");
  bench.play("8-w, 8-e");  // out and in again
  EXPECT_EQ(bench.asks(), "home points");
}

// A's pass to B stops on e13; a gets there and cannot leave A's zone. Nobody has claimed before: A
// may, though the puck was his in this play. Then it is a chain, and a may not take it back.
TEST(DoubleEchec, DE_50_who_has_touched_the_puck_may_claim_it_if_no_chain_has_begun) {
  Rules rules = rules_of();
  rules.rosters[kHome][7].pass = 1;
  Bench bench = Bench::with(rules);
  bench.draw("e12", "A*  .  .  a  .  .  .  .  B");
  bench.before_card().roll("pass").play("#9").roll("1");
  EXPECT_EQ(bench.puck(), "loose e13");
  bench.play("go, #8").roll("1 1");
  EXPECT_EQ(bench.puck(), "a");
  EXPECT_EQ(bench.asks(), "home claim");
  EXPECT_EQ(bench.choices(), "#8 decline");
  bench.play("#8");
  EXPECT_EQ(bench.puck(), "A");
  EXPECT_EQ(bench.asks(), "visitors changes");
}

TEST(DoubleEchec, DE_51_claims_go_on_until_a_free_player_has_the_puck) {
  Bench bench;
  bench.draw("e12", R"(
      A*  .  .  .  B
      .   .  .  .  a
      .   .  .  .  C
      .   .  .  .  b )");
  bench.before_card().roll("pass").play("#9").roll("2 2");
  bench.play("#8");                           // a takes it from B
  EXPECT_EQ(bench.asks(), "home claim");      // he stands beside C, who has not touched it
  EXPECT_EQ(bench.choices(), "#10 decline");  // and beside B, who has
  bench.play("#10");
  EXPECT_EQ(bench.asks(), "visitors claim");
  EXPECT_EQ(bench.choices(), "#9 decline");  // b, not a again
  bench.play("#9");
  EXPECT_EQ(bench.puck(), "b");
  EXPECT_EQ(bench.asks(), "home changes");
}

// A carries the puck beside a, who claims it; a stands beside A, who began the play with the puck.
TEST(DoubleEchec, DE_51_the_man_who_began_the_play_with_the_puck_cannot_take_it_back) {
  Bench bench;
  bench.draw("e12", R"(
      A*  .  .  .
      .   .  .  a )");
  bench.before_defence().play("go").roll("1").play("stop, go");
  bench.roll("advance 3 3").play("8-e, 8-e, #8");
  EXPECT_EQ(bench.puck(), "a");
  EXPECT_EQ(bench.asks(), "home changes");  // their defensive action, no claim
  bench.play("go").roll("1").play("stop, go").roll("advance 1 1").play("8-e, 8-w");
  EXPECT_EQ(bench.asks(), "home claim");  // a new play: out of his zone and in again
}

// After the face-off at centre a visitor, b, stands beside home's left wing:
//   e14 B  b        given directly: no claim        passed to, quick: a claim
//   h14 A
TEST(DoubleEchec, DE_52_a_face_off_is_no_reception_but_a_quick_one_is) {
  const auto won = [](std::string_view dice) {
    Bench bench;
    bench.face_off(0).roll(dice);
    bench.state().sides[1].at[bench.man('b')] = square_at(15, 4);
    return bench;
  };
  Bench given = won("6 1 1 1");
  given.play("#9");
  EXPECT_EQ(given.puck(), "B");
  EXPECT_EQ(given.asks(), "visitors changes");

  Bench quick = won("1 6 1 1");
  quick.play("quick, #9").roll("1 2");
  EXPECT_EQ(quick.puck(), "B");
  EXPECT_EQ(quick.asks(), "visitors claim");
}

TEST(DoubleEchec, DE_53_the_claimant_does_not_move_the_points_are_lost_and_the_play_is_over) {
  Bench bench;
  bench.draw("e12", R"(
      A*  .  .  .
      .   .  .  a )");
  bench.before_card().roll("advance 6 6").play("8-e, 8-e, #8");
  EXPECT_EQ(bench.at('a'), "f15");
  EXPECT_EQ(bench.state().points.left, 0);
  EXPECT_EQ(bench.asks(), "home changes");  // their defensive action
}

TEST(DoubleEchec, DE_54_a_zone_brought_to_the_carrier_and_steps_within_it_give_no_claim) {
  Bench bench;
  bench.draw("e12", R"(
      A*  .  .
      .   .  . 
      .   a  . )");
  bench.before_defence().play("go").roll("1").play("8-n, go").roll("advance 2 2");
  bench.play("8-e");  // from one square beside him to another
  EXPECT_EQ(bench.asks(), "home points");
  EXPECT_TRUE(bench.silent_about("entered_zone"));
}

TEST(DoubleEchec, DE_55_a_flying_puck_enters_no_zone_and_a_man_on_his_way_has_none) {
  Bench bench;
  bench.draw("e12", R"(
      A*  .  .  .  B
      .   .  a  .  . )");
  bench.before_card().roll("pass").play("#9").roll("2 2");
  EXPECT_EQ(bench.puck(), "B");
  EXPECT_EQ(bench.asks(), "visitors changes");

  Bench leaving;
  leaving.draw("e12", R"(
      A*  .  .
      .   .  a )");
  leaving.state().sides[1].leaving = men_of(leaving.man('a'));
  EXPECT_EQ(zones_over(leaving.state(), kVisitors, square_at(13, 4)), 0u);
}

// The goalie of home goes for a loose puck beside an opponent:   row 2 3 4 5
//                                                            h       G  . *
//                                                            i            a
TEST(DoubleEchec, DE_55_outside_his_zone_a_goalie_can_lose_it_like_anyone) {
  Bench bench;
  bench.draw("h4", R"(
      *
      a )");
  bench.draw("o9", "A");
  bench.loose_after(kVisitors).play("go, #1").roll("2");
  EXPECT_EQ(bench.asks(), "visitors claim");
}

TEST(DoubleEchec, DE_55_nothing_is_claimed_from_a_goalie_in_his_zone) {
  Bench bench;
  bench.draw("h26", R"(
      A*  .  .
      .   .  . )");
  bench.draw("g27", "B");  // beside the goalie
  bench.before_card().roll("shot 1 1").play("h28");
  EXPECT_EQ(bench.puck(), "g");
  EXPECT_EQ(bench.asks(), "home changes");
}

}  // namespace
}  // namespace benchboss::double_echec
