#include "games/double_echec/choices.h"
#include "games/double_echec/tests/bench.h"

namespace benchboss::double_echec {
namespace {

// B is two squares and a door from the bench of home (column o, rows 10 to 14):
//   h   A* . .
//   l   .  B .
Bench near_the_bench(const Settings& settings = {}) {
  Bench bench(settings);
  bench.draw("h12", "A*  .  .");
  bench.draw("l13", "B");
  bench.draw("h20", "a");
  bench.before_defence().play("go").roll("1").play("stop");
  return bench;
}

// B has the whole width to cross.
Bench far_from_the_bench(const Settings& settings = {}) {
  Bench bench(settings);
  bench.draw("h12", R"(
      A*  .  C
      D   .  E )");
  bench.draw("b13", "B");
  bench.draw("h20", "a");
  bench.before_defence().play("go").roll("1").play("stop");
  return bench;
}

//   h12 A* .  .            column o, rows 10-14: the doors
//   l13    B  -> 2 points -> within two squares of o13: off; #12 comes on
TEST(DoubleEchec, DE_120_the_man_goes_off_within_two_squares_of_a_door_and_another_comes_on) {
  Bench bench = near_the_bench();
  EXPECT_EQ(bench.asks(), "home changes");
  EXPECT_EQ(bench.choices(), "#9 pull go");  // not the carrier
  bench.play("#9, #12").roll("1 1");
  EXPECT_TRUE(bench.said("DE-120 went_off man=9"));
  bench.roll("1 2");
  EXPECT_EQ(bench.asks(), "home door");
  bench.play("o11, stop, go");
  EXPECT_EQ(bench.at('B'), "bench");
  EXPECT_EQ(bench.state().sides[0].slot[1], 11);
  EXPECT_EQ(bench.asks(), "chance card");
}

TEST(DoubleEchec, DE_120_before_an_attempt_changes_come_first_and_who_came_on_may_be_designated) {
  Bench bench;
  bench.draw("l12", "B  .  *");
  bench.draw("a20", "a");
  bench.loose_after(kVisitors).play("#9, #12").roll("1 1").roll("1 1").play("o14, stop, go");
  EXPECT_EQ(bench.choices(), "#12");
}

//   b13 B -> f13 with 4 points      o10-o14 the doors: far away, so he must go on next time
TEST(DoubleEchec, DE_121_a_man_not_yet_home_must_go_on_and_is_not_moved) {
  Bench bench = far_from_the_bench();
  bench.play("#9, #12").roll("2 2");
  EXPECT_TRUE(bench.said("DE-121 still_on_ice man=9"));
  bench.play("#10").until(Ask::card);
  bench.roll("advance 3 3");
  EXPECT_EQ(bench.refused("9-e"), "DE-121 de.refused.on_his_way");
  bench.play("stop").until(Ask::changes);
  bench.forget();
  bench.play("go").until(Ask::changes);  // home's next moment: he goes on first
  EXPECT_TRUE(bench.said("DE-121 still_on_ice man=9"));
}

//   b13 B -> 4 points, not home     box  C     on the ice  A* D E #12     under way  B
TEST(DoubleEchec, DE_122_a_failed_first_try_is_too_many_men) {
  Bench bench = far_from_the_bench();
  bench.play("#9, #12").roll("2 2");
  EXPECT_TRUE(bench.said("DE-122 bench_minor team=1"));
  EXPECT_EQ(bench.choices(), "#2 #3 #9 #10");  // those who were on the ice, but the carrier
  bench.play("#10").roll("1 1").play("o10, stop");
  const Side& side = bench.state().sides[0];
  EXPECT_EQ(bench.at('C'), "box");
  EXPECT_EQ(size(side.active()), 4);  // A, D, E and the man who came on too early
  EXPECT_TRUE(has(side.leaving, bench.man('B')));
}

//   b13 B -> 4 points, not home     box  B     on the ice  A* C D E      bench  #12
TEST(DoubleEchec, DE_122_if_he_is_the_one_sent_off_the_substitute_stays_on_the_bench) {
  Bench bench = far_from_the_bench();
  bench.play("#9, #12").roll("2 2").play("#9");
  EXPECT_EQ(bench.at('B'), "box");
  EXPECT_EQ(size(bench.state().sides[0].active()), 4);
  EXPECT_EQ(bench.state().sides[0].at[11], kBench);
}

//   try 1   B not home   box  C          try 2   B not home   box  C and one of A D E B #12
TEST(DoubleEchec, DE_122_every_further_failed_try_is_another_penalty) {
  Bench bench = far_from_the_bench();
  bench.play("#9, #12").roll("2 2").play("#10").until(Ask::card);
  bench.roll("advance 1 1").play("stop").until(Ask::changes);
  bench.play("go").roll("1").play("stop").roll("1 1");
  EXPECT_EQ(bench.asks(), "home send_off");
  EXPECT_TRUE(bench.offers("#9"));  // he is still on the ice
}

// B, on his way for the second time, is sent off himself: his substitute, #12, goes back.
//   box     C B        on the ice   A* D E        bench   #12
TEST(DoubleEchec,
     DE_122_the_man_under_way_may_be_sent_off_at_a_further_try_and_his_substitute_too) {
  Bench bench = far_from_the_bench();
  bench.play("#9, #12").roll("2 2").play("#10").until(Ask::card);
  bench.roll("advance 1 1").play("stop").until(Ask::changes);
  bench.play("go").roll("1").play("stop").roll("1 1").play("#9");
  const Side& side = bench.state().sides[0];
  EXPECT_EQ(bench.at('B'), "box");
  EXPECT_EQ(side.at[11], kBench);
  EXPECT_EQ(size(side.active()), 3);  // five less two penalties
  EXPECT_EQ(side.leaving, 0u);
}

// The same, but the substitute has been given the puck: he cannot go back.
//   under way  B        on the ice  A D E #12*        box  C
TEST(DoubleEchec, DE_122_not_while_his_substitute_has_the_puck) {
  Bench bench = far_from_the_bench();
  bench.play("#9, #12").roll("2 2").play("#10").until(Ask::card);
  bench.roll("advance 1 1").play("stop").until(Ask::changes);
  const Man early = 11;
  bench.state().puck = {bench.state().sides[0].at[early], kHome, early};
  bench.play("go").roll("1").play("stop").roll("1 1");
  EXPECT_EQ(bench.asks(), "home send_off");
  EXPECT_FALSE(bench.offers("#9"));
}

TEST(DoubleEchec, DE_123_who_comes_on_steps_through_a_free_door_by_his_V_dice) {
  Bench bench = near_the_bench();
  bench.draw("o12", "C");
  bench.play("#9, #12").roll("1 1").roll("2 2");
  EXPECT_EQ(bench.choices(), "o10 o11 o13 o14");
  bench.play("o11");
  EXPECT_EQ(bench.state().points.left, 3);
  bench.play("12-w, 12-w, 12-w");
  EXPECT_EQ(bench.asks(), "home changes");
}

TEST(DoubleEchec, DE_123_he_cannot_take_the_puck_on_that_move) {
  Bench bench;
  bench.draw("l12", "B  .  .");
  bench.draw("n12", "*");
  bench.draw("a20", "a");
  bench.loose_after(kVisitors).play("#9, #12").roll("1 1").roll("2 2").play("o12");
  EXPECT_FALSE(bench.offers("12-n"));
}

//   box of the visitors   -       b
//   for B, a wing, #4?    no      yes, #4 is a defender
TEST(DoubleEchec, DE_124_while_a_penalty_runs_a_man_may_play_out_of_his_kind) {
  Bench bench = near_the_bench();
  bench.play("#9");
  EXPECT_FALSE(bench.offers("#4"));  // a defender for a wing

  Bench short_handed = near_the_bench();
  short_handed.in_box(kVisitors, "b", 4);
  short_handed.play("#9");
  EXPECT_TRUE(short_handed.offers("#4"));
}

//   before   C A  LW #4 (a defender)       box  -
//   after    C A  LW a forward
TEST(DoubleEchec, DE_124_afterwards_regular_slots_again_from_the_next_face_off) {
  Bench bench;
  bench.state().sides[0].slot[1] = 3;  // a defender on the wing
  bench.face_off(0);
  EXPECT_TRUE(has(kForwards, bench.state().sides[0].slot[1]));
}

TEST(DoubleEchec, DE_125_wrong_deck_A_the_card_stands_for_two_minutes) {
  Bench bench(Settings{{"strict_table", "on"}});
  bench.draw("h12", "A*  B  C  D  E  a");
  bench.before_card().play("go, wrong");
  EXPECT_EQ(bench.state().deck, Deck::defender);
  bench.roll("advance");
  EXPECT_EQ(bench.asks(), "visitors verdict");
  bench.play("accept, #9");
  EXPECT_TRUE(bench.said("DE-125 card_stands card=advance"));
  EXPECT_TRUE(bench.said("DE-42 advances man=8"));
  EXPECT_EQ(bench.at('B'), "box");
}

TEST(DoubleEchec, DE_125_B_the_card_is_burnt_the_carrier_goes_and_the_others_try_first) {
  Bench bench(Settings{{"strict_table", "on"}});
  bench.draw("h12", "A*  B  C  D  E  .  a");
  bench.before_card().play("go, wrong").roll("advance").play("refuse");
  const auto deck = static_cast<std::size_t>(Deck::defender);
  const auto card = static_cast<std::size_t>(Card::advance);
  EXPECT_EQ(bench.state().draw[deck][card] + bench.state().played[deck][card],
            bench.rules().decks[deck][card] - 1);
  EXPECT_EQ(bench.at('A'), "box");
  EXPECT_EQ(bench.puck(), "loose h12");
  EXPECT_EQ(bench.asks(), "visitors changes");
}

// The goalie of the visitors holds the puck, h28; his coach turns two cards at once:
//   h  . . . A . . . . g*        A may try first and gets beside him; the goalie picks it up.
TEST(DoubleEchec, DE_125_B_with_a_goalie_carrying_the_puck_is_loose_at_his_feet) {
  Bench bench(Settings{{"strict_table", "on"}});
  bench.draw("h23", "A");
  bench.draw("a18", "a  b  c  d  e");
  bench.draw("h28", "g*");
  bench.before_card().play("go, two").roll("rebound rebound").play("refuse");
  EXPECT_TRUE(bench.said("DE-125 bench_minor team=2"));
  bench.play("#9");  // a skater serves it
  EXPECT_EQ(bench.at('b'), "box");
  EXPECT_EQ(bench.puck(), "loose h28");
  EXPECT_EQ(bench.asks(), "home changes");  // the other side tries first
  bench.play("go, #8").roll("6 6").play("h27");
  EXPECT_EQ(bench.at('A'), "h27");
  EXPECT_EQ(bench.asks(), "visitors changes");
  bench.play("go");
  EXPECT_EQ(bench.choices(), "#1");
  bench.play("#1").roll("1");
  EXPECT_EQ(bench.puck(), "g");
}

TEST(DoubleEchec, DE_125_of_two_cards_the_top_one_counts_and_the_other_goes_back) {
  Bench bench(Settings{{"strict_table", "on"}});
  bench.draw("h12", "A*  B  C  D  E  .  a");
  bench.before_card().play("go, two").roll("advance shot").play("accept, #9");
  EXPECT_TRUE(bench.said("DE-42 advances man=8"));
  const auto deck = static_cast<std::size_t>(Deck::forward);
  EXPECT_EQ(bench.state().draw[deck][static_cast<std::size_t>(Card::shot)],
            bench.rules().decks[deck][static_cast<std::size_t>(Card::shot)]);
}

//   h12 A*  B  C  D  E  .  a        Advance and Shot turned at once; B: both leave the Forward deck
TEST(DoubleEchec, DE_125_B_of_two_cards_burns_both) {
  Bench bench(Settings{{"strict_table", "on"}});
  bench.draw("h12", "A*  B  C  D  E  .  a");
  bench.before_card().play("go, two").roll("advance shot").play("refuse");
  const auto deck = static_cast<std::size_t>(Deck::forward);
  for (const Card each : {Card::advance, Card::shot}) {
    const auto card = static_cast<std::size_t>(each);
    EXPECT_EQ(bench.state().draw[deck][card] + bench.state().played[deck][card],
              bench.rules().decks[deck][card] - 1);
  }
  EXPECT_EQ(bench.at('A'), "box");
  EXPECT_EQ(bench.puck(), "loose h12");
}

TEST(DoubleEchec, DE_126_nobody_turns_an_opponents_card) {
  Bench bench(Settings{{"strict_table", "on"}});
  bench.draw("h12", "A*  .  .  a  b  c  d  e");
  bench.before_card();
  EXPECT_EQ(bench.asks(), "visitors hands");
  bench.play("snatch").roll("advance");
  EXPECT_EQ(bench.asks(), "home verdict");
  bench.play("refuse");
  EXPECT_EQ(bench.asks(), "visitors send_off");
  bench.play("#9");
  EXPECT_EQ(bench.puck(), "A");
  EXPECT_TRUE(bench.said("DE-20 unit number=1 cause=card"));  // a new defensive action
}

// A: the card stands, whoever turned it, and the carrier's coach plays it.
//   h12 A*  .  .  a  b  c  d  e        the visitors' coach turns home's card: Advance
TEST(DoubleEchec, DE_126_A_the_card_stands_and_the_guilty_coach_sends_a_man_off) {
  Bench bench(Settings{{"strict_table", "on"}});
  bench.draw("h12", "A*  .  .  a  b  c  d  e");
  bench.before_card().play("snatch").roll("advance").play("accept");
  EXPECT_EQ(bench.asks(), "visitors send_off");
  bench.play("#9");
  EXPECT_EQ(bench.at('b'), "box");
  EXPECT_TRUE(bench.said("DE-125 card_stands card=advance"));
  EXPECT_TRUE(bench.said("DE-42 advances man=8"));
  EXPECT_EQ(bench.puck(), "A");
}

//   b13 B under way      box  C      on the ice  A* D E #12: the pass goes to D, E or #12
TEST(DoubleEchec, DE_127_several_men_may_be_called_and_a_man_on_his_way_takes_no_part) {
  Bench bench = far_from_the_bench();
  bench.play("#9, #12").roll("2 2").play("#10").roll("1 1").play("o10, stop");
  EXPECT_EQ(bench.asks(), "home changes");  // another may be called
  EXPECT_FALSE(bench.offers("#9"));
  bench.play("go").roll("pass");
  EXPECT_FALSE(bench.offers("#9"));
}

}  // namespace
}  // namespace benchboss::double_echec
