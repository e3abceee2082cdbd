#include "games/double_echec/ice.h"
#include "games/double_echec/tests/bench.h"

namespace benchboss::double_echec {
namespace {

// The visitors' goalie has just stopped a shot from A.
Bench saved(std::string_view diagram, std::string_view first_square = "d20",
            const Settings& settings = {}) {
  Bench bench(settings);
  bench.draw(first_square, diagram);
  bench.draw("h28", "g*");
  bench.state().shot.origin = 3;
  return bench;
}

TEST(DoubleEchec, DE_83_the_goalie_moves_within_his_zone_or_back_to_it) {
  Bench bench;
  bench.draw("h12", "A*");
  bench.before_defence().roll("2");
  EXPECT_EQ(bench.choices(), "1-n 1-s stop");

  Bench out;
  out.draw("h12", "A*");
  out.draw("h24", "g");
  out.before_defence().roll("2");
  EXPECT_EQ(out.choices(), "1-ne 1-e 1-se stop");
}

// He would stand on it without having it; to have it he must go for it (DE-84).
TEST(DoubleEchec, DE_83_the_goalie_does_not_step_onto_a_loose_puck_in_his_zone) {
  Bench bench;
  bench.draw("h12", "A");
  bench.draw("g28", "*");
  const State& state = bench.state();
  const Directions steps = Ice(bench.rules(), state).goalie_steps(kVisitors);
  EXPECT_EQ(
      steps & towards(state.sides[kVisitors].at[state.sides[kVisitors].goalie], state.puck.at), 0);
  EXPECT_EQ(std::popcount(unsigned{steps}), 1);
}

TEST(DoubleEchec, DE_84_he_goes_for_a_loose_puck_in_his_end_with_one_die_and_holds_it_there) {
  Bench bench;
  bench.draw("h24", "*");
  bench.draw("a15", "a");
  bench.loose_after(kHome).play("go");
  EXPECT_EQ(bench.choices(), "#1 #8");
  bench.play("#1").roll("5");
  EXPECT_EQ(bench.puck(), "g");
  EXPECT_EQ(bench.at('g'), "h24");
}

TEST(DoubleEchec, DE_84_not_for_a_puck_outside_his_end_zone) {
  Bench bench;
  bench.draw("h20", "*");
  bench.draw("a15", "a");
  bench.loose_after(kHome).play("go");
  EXPECT_EQ(bench.choices(), "#8");
}

TEST(DoubleEchec, DE_85_a_goalie_with_the_puck_turns_a_goalie_card_after_the_others_defence) {
  Bench bench = saved("A . . . a");
  bench.before_defence();
  EXPECT_EQ(bench.asks(), "home changes");
  bench.play("go").roll("1").play("stop, go");
  EXPECT_EQ(bench.asks(), "chance card");
  EXPECT_EQ(bench.state().deck, Deck::goalie);
}

TEST(DoubleEchec, DE_86_while_he_is_out_skaters_may_stand_in_his_zone) {
  Bench bench;
  bench.draw("h12", "A*");
  bench.draw("h26", "a");
  bench.draw("g24", "g");
  bench.before_defence().play("go").roll("2").play("8-e, 8-e");
  EXPECT_EQ(bench.at('a'), "h28");
}

// The goalie gets back into his zone without reaching the puck in it: nobody else may enter.
//   row 27 28
//   f    A  .
//   g    .  *        A is beside it and stays there; the goalie alone can be designated
//   h    .  .
//   i    .  x        here he comes back with one point
//   j    .  g
TEST(DoubleEchec, DE_86_once_he_is_back_nobody_enters_his_zone_for_a_loose_puck) {
  Bench bench;
  bench.draw("f27", R"(
      A  .
      .  *
      .  .
      .  .
      .  g )");
  bench.draw("a15", "a");
  bench.loose_after(kHome).play("go, #1").roll("1").play("i28");
  EXPECT_EQ(bench.at('g'), "i28");
  EXPECT_EQ(bench.asks(), "home changes");
  bench.play("go, #8").roll("6 6");
  EXPECT_EQ(bench.at('A'), "f27");
  EXPECT_EQ(bench.puck(), "loose g28");
  bench.play("go");
  EXPECT_EQ(bench.choices(), "#1");
  bench.play("#1").roll("2");
  EXPECT_EQ(bench.puck(), "g");
}

TEST(DoubleEchec, DE_87_a_coach_pulls_his_goalie_before_his_card_and_a_sixth_skater_comes_on) {
  Bench bench;
  bench.draw("h12", "A*  .  .  .  a");
  bench.before_defence().play("go").roll("1").play("stop, pull, #11").roll("1 1");
  bench.play("o10, stop");
  EXPECT_TRUE(bench.state().sides[0].pulled());
  EXPECT_EQ(bench.at('G'), "bench");
  EXPECT_EQ(bench.at('F'), "o10");
}

//   play  (no goalie)  |  face-off: #1 may come back: G h2 and five skaters
TEST(DoubleEchec, DE_87_he_returns_at_a_face_off_only) {
  Bench bench;
  bench.pulled(kHome);
  bench.state().agenda[0] = {Do::face_off, 0, 0, 0};
  bench.state().tasks = 1;
  bench.state().ask = Ask::changes;
  bench.play("go, ready");
  EXPECT_EQ(bench.asks(), "home line_up");
  EXPECT_TRUE(bench.offers("#1"));
  bench.play("#1, ready");
  EXPECT_EQ(bench.at('G'), "h2");
  EXPECT_EQ(size(bench.state().sides[0].active()), 5);
}

TEST(DoubleEchec, DE_90_after_a_save_the_team_without_the_puck_makes_a_defensive_action) {
  Bench bench;
  bench.draw("h24", "A*");
  bench.before_card().roll("shot 6 6").play("net-2").roll("1 3 1 1");
  EXPECT_TRUE(bench.said("DE-68 saved man=1 team=2"));
  EXPECT_TRUE(bench.said("DE-20 unit number=1 cause=card"));
  EXPECT_EQ(bench.asks(), "home changes");
}

TEST(DoubleEchec, DE_91_a_rebound_goes_to_the_nearest_attacker_who_may_shoot) {
  Bench bench = saved(R"(
      A  .  .  .  .
      .  .  .  .  B )");
  bench.before_card().roll("rebound");
  EXPECT_EQ(bench.puck(), "B");
  EXPECT_EQ(bench.asks(), "home rebound");
  bench.play("shoot");
  EXPECT_EQ(bench.asks(), "chance die");
}

TEST(DoubleEchec, DE_91_between_equally_near_men_their_coach_chooses) {
  Bench bench = saved(R"(
      A
      . 
      B )",
                      "f24");
  bench.before_card().roll("rebound");
  EXPECT_EQ(bench.asks(), "home rebounder");
  EXPECT_EQ(bench.choices(), "#8 #9");
}

TEST(DoubleEchec, DE_91_an_opponent_beside_him_takes_it_and_there_is_no_shot) {
  Bench bench = saved(R"(
      .  .  .  .  a
      .  .  .  .  B )");
  bench.before_card().roll("rebound");
  EXPECT_TRUE(bench.said("DE-50 claimed man=8 team=2"));
  EXPECT_EQ(bench.puck(), "a");
  EXPECT_EQ(bench.at('a'), "d24");
}

TEST(DoubleEchec, DE_91_of_several_beside_him_their_coach_names_one_and_may_not_decline) {
  Bench bench = saved(R"(
      .  .  .  .  a
      .  .  .  .  B
      .  .  .  .  b )");
  bench.before_card().roll("rebound");
  EXPECT_EQ(bench.choices(), "#8 #9");
}

TEST(DoubleEchec, DE_92_pass_to_nearest_throws_two_dice_and_pass_to_centre_three) {
  Bench nearest = saved("b  .  .  .  a");
  nearest.before_card().roll("pass-to-nearest").play("#8");
  EXPECT_EQ(nearest.state().dice.left, 2);

  Bench centre = saved("a  .  .  .  b");
  centre.before_card().roll("pass-to-centre");
  EXPECT_FALSE(centre.offers("#9"));  // only to the centre
  centre.play("#8");
  EXPECT_EQ(centre.state().dice.left, 3);
}

TEST(DoubleEchec, DE_92_a_reception_inside_a_zone_may_be_claimed_at_once) {
  Bench bench = saved(R"(
      .  .  .  .  a
      .  .  .  .  A )");
  bench.before_card().roll("pass-to-nearest").play("#8").roll("6 6");
  EXPECT_EQ(bench.asks(), "home claim");
  bench.play("#8");
  EXPECT_EQ(bench.puck(), "A");
}

TEST(DoubleEchec, DE_93_instead_of_either_pass_he_may_clear_with_four_dice) {
  Bench bench = saved("a");
  bench.before_card().roll("pass-to-centre");
  EXPECT_TRUE(bench.offers("clear-nw"));
  bench.play("clear-nw");
  EXPECT_EQ(bench.state().dice.left, 4);
}

TEST(DoubleEchec, DE_94_a_face_off_card_freezes_the_puck) {
  Bench bench = saved("a");
  bench.before_card().roll("face-off");
  EXPECT_TRUE(bench.said("DE-94 frozen man=1"));
  EXPECT_TRUE(bench.said("DE-114 face_off spot=visitors_end"));
}

// The goalie holds it: home's defensive action, then the visitors' card.
void freeze(Bench& bench) {
  EXPECT_EQ(bench.puck(), "g");
  bench.until(Ask::defence).play("stop").until(Ask::card).roll("face-off");
  EXPECT_TRUE(bench.said("DE-94 frozen man=1"));
}

//   row 26 27 28           row 26 27 28
//   e   A* .  .            k   A* .  .
//   f   .  .  .            j   .  .  .
//   g   .  .  x            i   .  .  x        two points: into the rectangle, by the low post or
//   h   .  .  g            h   .  .  g        the high one; the circle is on the shooter's side
TEST(DoubleEchec, DE_95_the_circle_is_on_the_side_the_shot_came_from) {
  for (const auto& [from, high] : {std::pair{"e26", 0}, {"k26", 1}}) {
    Bench bench;
    bench.draw(from, "A*");
    bench.before_card().roll("shot 1 1");
    freeze(bench);
    EXPECT_EQ(bench.state().spot, static_cast<int>(Spot::visitors_end) + high) << from;
  }
}

//   h26 A* . g h28      from the middle column; the puck dies at the high post, i28
TEST(DoubleEchec, DE_95_from_the_exact_middle_the_shooting_team_chooses) {
  Bench bench;
  bench.draw("h26", "A*");
  bench.before_card().roll("shot 1 1").play("i28");
  freeze(bench);
  EXPECT_EQ(bench.asks(), "home side");
  bench.play("low-side");
  EXPECT_EQ(bench.state().spot, static_cast<int>(Spot::visitors_end));
}

//   row 28                  a pass from the low side to B falls short, on i28: an automatic save,
//   f    A*                 but no shot: the circle on the high side, where the goalie got it
//   g    .
//   h    g
//   i    x
//   j    .
//   k    B
TEST(DoubleEchec, DE_95_without_a_shot_it_is_the_side_where_the_goalie_got_the_puck) {
  Bench bench;
  bench.draw("f28", R"(
      A*
      .
      g
      .
      .
      B )");
  bench.before_card().roll("pass").play("#9").roll("1 2");
  EXPECT_TRUE(bench.said("DE-39 automatic_save man=1"));
  freeze(bench);
  EXPECT_EQ(bench.state().spot, static_cast<int>(Spot::visitors_end) + 1);
}

TEST(DoubleEchec, DE_96_points_left_after_a_goalies_pass_move_players_but_make_no_one_timer) {
  Bench bench = saved("b  .  .  .  a");
  bench.before_card().roll("pass-to-nearest").play("#8").roll("6 6");
  EXPECT_EQ(bench.asks(), "visitors points");
  EXPECT_EQ(bench.refused("#9"), "DE-44 de.refused.no_one_timer");
  EXPECT_TRUE(bench.offers("9-w"));
}

TEST(DoubleEchec, DE_96_without_a_centre_the_coach_names_a_forward) {
  Bench bench = saved("b  c  d");
  bench.before_card().roll("pass-to-centre");
  EXPECT_TRUE(bench.offers("#9"));
  EXPECT_TRUE(bench.offers("#10"));
  EXPECT_FALSE(bench.offers("#2"));
}

TEST(DoubleEchec, DE_97_on_a_rebound_he_may_also_keep_the_puck) {
  Bench bench = saved("A");
  bench.before_card().roll("rebound").play("keep");
  EXPECT_EQ(bench.puck(), "A");
  EXPECT_EQ(bench.asks(), "chance die");  // visitors have nobody to change: their die
}

}  // namespace
}  // namespace benchboss::double_echec
