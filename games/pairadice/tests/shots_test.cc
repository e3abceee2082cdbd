#include "games/pairadice/tests/rink.h"

namespace benchboss::pairadice {
namespace {

// The visitor's centre beats everybody; his right wing shoots on a white 2.
Rink attack(std::string_view right_wing = "V12 shooting=7", std::string_view goalie = "H1 save=0") {
  Rink rink;
  rink.card("V13 offense=4").card(right_wing).card(goalie).start().puck("V C").roll("1/2");
  EXPECT_EQ(rink.phase(), "shot");
  return rink;
}

TEST(Pairadice, PD_20_a_total_among_his_numbers_is_a_goal) {
  Rink rink = attack();
  rink.roll("3/4");
  EXPECT_TRUE(rink.said("PD-20 goal V V12 even_strength"));
  EXPECT_EQ(rink.score(), "1-0");
}

TEST(Pairadice, PD_20_another_total_is_none) { EXPECT_EQ(attack().roll("3/5").score(), "0-0"); }

TEST(Pairadice, PD_20_the_star_is_moved_by_the_goalie) {
  EXPECT_EQ(attack("V12 shooting=2,5*", "H1 save=-1").roll("1/3").score(), "1-0");
  EXPECT_EQ(attack("V12 shooting=2,5*", "H1 save=-1").roll("1/4").score(), "0-0");
  EXPECT_EQ(attack("V12 shooting=2,5*", "H1 save=+1").roll("1/5").score(), "1-0");
}

TEST(Pairadice, PD_21_a_2_star_against_minus_1_rolls_again_on_2_and_scores_with_doubles) {
  Rink rink = attack("V12 shooting=2*", "H1 save=-1");
  rink.roll("1/1");
  EXPECT_EQ(rink.phase(), "shot_again");
  EXPECT_EQ(rink.score(), "0-0");
  rink.roll("6/6");
  EXPECT_TRUE(rink.said("PD-21 goal V V12 even_strength"));
}

TEST(Pairadice, PD_21_otherwise_the_second_roll_serves_for_the_rebound_and_its_white_6_counts) {
  Rink rink = attack("V12 shooting=2*", "H1 save=-1");
  rink.roll("1/1 3/6");
  EXPECT_EQ(rink.state().strokes, 1);
  EXPECT_EQ(rink.go_on().puck(), "V C 23");
}

TEST(Pairadice, PD_22_a_coloured_die_up_to_the_rebound_rating_is_the_attackers) {
  EXPECT_EQ(attack().roll("3/1").puck(), "V LW 11");
  EXPECT_EQ(attack().roll("4/1").puck(), "H LW 11");
  EXPECT_EQ(attack("V12 shooting=7", "H1 rebound=4").roll("4/1").puck(), "V LW 11");
}

TEST(Pairadice, PD_22_a_white_6_with_the_defence_freezes_the_puck) {
  Rink rink = attack();
  rink.roll("4/6");
  EXPECT_TRUE(rink.said("PD-22 frozen H H1"));
  rink.go_on();
  EXPECT_EQ(rink.phase(), "face_off");
  EXPECT_EQ(rink.ice('V'), "21 22 23 24 25");
}

TEST(Pairadice, PD_23_the_rebound_chart_names_forwards_in_attack_and_anybody_in_defence) {
  const auto rebounds = [](std::string_view coloured, int last) {
    std::string text;
    for (int white = 1; white <= last; ++white) {
      Rink rink = attack("V12 shooting=2");
      rink.roll(std::string(coloured) + "/" + std::to_string(white)).go_on();
      text += rink.puck().substr(0, 4) + " ";
    }
    return text;
  };
  EXPECT_EQ(rebounds("2", 6), "V LW V RW V C  V LW V RW V C  ");
  EXPECT_EQ(rebounds("5", 5), "H LW H RW H C  H LD H RD ");
}

TEST(Pairadice, PD_24_double_six_freezes_the_puck_and_calls_for_an_injury_roll) {
  Rink rink = attack();
  rink.roll("6/6");
  EXPECT_TRUE(rink.said("PD-24 frozen H H1"));
  EXPECT_EQ(rink.phase(), "injury");
  rink.roll("1/1").go_on();
  EXPECT_EQ(rink.phase(), "face_off");
}

TEST(Pairadice, PD_25_the_man_with_the_rebound_carries_and_the_next_roll_is_an_ice_action) {
  Rink rink = attack();
  rink.roll("3/2");
  EXPECT_TRUE(rink.said("PD-25 rebound V V12"));
  EXPECT_EQ(rink.phase(), "action");
}

TEST(Pairadice, PD_40_the_passer_has_an_assist) {
  EXPECT_TRUE(attack().roll("3/4").said("PD-40 assist V13 1"));
}

TEST(Pairadice, PD_41_the_attacker_opposite_the_beaten_defender_has_the_second) {
  // The coloured 1 beat the left wing; opposite him stands the right defender.
  EXPECT_TRUE(attack().roll("3/4").said("PD-41 assist V15 2"));
}

// The centre scores on a pass of the left defender, who had beaten the man opposite himself.
Rink second_assist(std::string_view left_wing, std::string_view right_defender) {
  Rink rink;
  rink.card("V14 offense=6").card("V13 shooting=7").card(left_wing).card(right_defender);
  rink.start().puck("V LD").roll("2/3 3/4");
  EXPECT_TRUE(rink.said("PD-40 assist V14 1"));
  EXPECT_EQ(rink.phase(), "assist");
  return rink;
}

TEST(Pairadice, PD_41_a_1_6_eliminates_the_centre_who_scored) {
  EXPECT_TRUE(
      second_assist("V11 offense=5", "V15 offense=2").roll("1/6").said("PD-41 assist V11 2"));
}

TEST(Pairadice, PD_41_a_1_5_compares_the_left_wing_and_the_right_defender) {
  EXPECT_TRUE(
      second_assist("V11 offense=5", "V15 offense=2").roll("1/5").said("PD-41 assist V11 2"));
  EXPECT_TRUE(
      second_assist("V11 offense=2", "V15 offense=5").roll("1/5").said("PD-41 assist V15 2"));
}

TEST(Pairadice, PD_41_equal_men_leave_it_to_the_coloured_die) {
  EXPECT_TRUE(
      second_assist("V11 offense=5", "V15 offense=5").roll("1/5").said("PD-41 assist V11 2"));
  EXPECT_TRUE(
      second_assist("V11 offense=5", "V15 offense=5").roll("5/1").said("PD-41 assist V15 2"));
}

TEST(Pairadice, PD_41_scorer_and_passer_and_nobody_else_leave_no_second_assist) {
  EXPECT_TRUE(second_assist("V11 offense=5", "V15 offense=2").roll("3/4").said("PD-41 no_assist"));
}

TEST(Pairadice, PD_41_the_dice_decide_if_it_would_be_the_scorer) {
  // The coloured 4 beat the left defender, opposite the right wing, who scored.
  Rink rink;
  rink.card("V13 offense=4").card("V12 shooting=7").start().puck("V C").roll("4/2 3/4");
  EXPECT_EQ(rink.phase(), "assist");
}

TEST(Pairadice, PD_45_a_goal_from_a_coloured_6_has_no_passer_and_one_assist_at_most) {
  Rink rink;
  rink.card("V12 shooting=7").start().puck("V C").roll("6/2");
  EXPECT_TRUE(rink.said("PD-30 shot V V12"));
  rink.roll("3/4");
  EXPECT_TRUE(rink.silent_about("assist"));
  rink.roll("3/1");
  EXPECT_TRUE(rink.said("PD-41 assist V13 1"));
  EXPECT_EQ(rink.go_on().phase(), "face_off");
}

TEST(Pairadice, PD_45_it_is_unassisted_if_both_dice_name_the_scorer) {
  Rink rink;
  rink.card("V12 shooting=7").start().puck("V C").roll("6/2 3/4 2/2");
  EXPECT_TRUE(rink.said("PD-41 no_assist"));
}

TEST(Pairadice, PD_63_a_goal_counts_plus_and_minus_for_the_skaters_on_the_ice) {
  Rink rink = attack();
  rink.roll("3/4");
  EXPECT_EQ(rink.sheet().men[0][rink.man('V', 14)].plus_minus, 1);
  EXPECT_EQ(rink.sheet().men[1][rink.man('H', 11)].plus_minus, -1);
  EXPECT_EQ(rink.sheet().men[0][rink.man('V', 21)].plus_minus, 0);
}

TEST(Pairadice, PD_63_a_power_play_goal_does_not) {
  Rink rink;
  rink.card("V12 shooting=7").start().box("H LW 2").puck("V C").roll("1/2 3/4");
  EXPECT_TRUE(rink.said("PD-20 goal V V12 power_play"));
  EXPECT_EQ(rink.sheet().men[0][rink.man('V', 14)].plus_minus, 0);
}

TEST(Pairadice,
     PD_63_the_time_of_a_goal_is_two_minutes_a_stroke_and_a_share_of_two_for_the_rolls_since) {
  Rink rink = attack();
  rink.strokes(4).roll("3/4");
  EXPECT_TRUE(rink.said("PD-63 score 1 0 8 30"));
}

TEST(Pairadice, PD_63_late_goals_of_a_stroke_have_times_of_their_own) {
  Rink rink = attack();
  rink.state().since_stroke = 20;
  rink.roll("3/4");
  EXPECT_TRUE(rink.said("PD-63 score 1 0 1 33"));
  rink.puck("V C").roll("1/2 3/4");
  EXPECT_TRUE(rink.said("PD-63 score 2 0 1 35"));
}

TEST(Pairadice, PD_63_the_last_stroke_of_overtime_is_one_minute) {
  EXPECT_EQ(clock_at(true, 2, 6), 270);
  EXPECT_EQ(clock_at(true, 3, 0), 300);
  EXPECT_EQ(clock_at(false, 2, 6), 300);
}

TEST(Pairadice, PD_63_what_is_rolled_after_the_last_stroke_takes_no_time) {
  EXPECT_EQ(clock_at(false, 9, 6), 1140);
  EXPECT_EQ(clock_at(false, 10, 0), 1200);
  EXPECT_EQ(clock_at(false, 10, 7), 1200);
  EXPECT_EQ(clock_at(true, 3, 7), 300);
}

TEST(Pairadice, PD_63_a_goal_is_judged_by_the_men_on_the_ice_for_the_shot) {
  Rink rink;
  // The white 6 of the shot ends the penalty, but it was a power play.
  rink.card("V12 shooting=8").start().box("H LW 2").puck("V C").roll("1/2 2/6");
  EXPECT_TRUE(rink.said("PD-33 penalty_over H LW"));
  EXPECT_TRUE(rink.said("PD-20 goal V V12 power_play"));
  EXPECT_EQ(rink.sheet().men[0][rink.man('V', 14)].plus_minus, 0);
  EXPECT_EQ(rink.sheet().men[1][rink.man('H', 11)].plus_minus, 0);
}

TEST(Pairadice, PD_41_a_man_who_came_out_of_the_box_after_the_shot_has_no_assist) {
  Rink rink;
  rink.card("V12 shooting=8").start().box("V LW 2").puck("V C").roll("6/2 2/6");
  EXPECT_TRUE(rink.said("PD-20 goal V V12 short_handed"));
  EXPECT_EQ(rink.ice('V'), "11 12 13 14 15");
  EXPECT_TRUE(rink.roll("1/1").said("PD-41 no_assist"));
}

}  // namespace
}  // namespace benchboss::pairadice
