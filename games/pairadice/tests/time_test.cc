#include "core/hash.h"
#include "games/pairadice/tests/rink.h"

namespace benchboss::pairadice {
namespace {

Rink playing() {
  Rink rink;
  rink.start().puck("V C");
  return rink;
}

TEST(Pairadice, PD_26_a_white_6_of_an_ice_action_or_a_shot_is_a_stroke) {
  Rink rink;
  rink.card("V13 offense=4").start().puck("V C").roll("1/6");
  EXPECT_EQ(rink.state().strokes, 1);
  rink.roll("3/6");
  EXPECT_EQ(rink.state().strokes, 2);
}

TEST(Pairadice, PD_26_a_white_6_of_a_face_off_an_assist_a_penalty_or_an_injury_is_none) {
  Rink face_off;
  face_off.start().roll("1/6");
  EXPECT_EQ(face_off.state().strokes, 0);
  Rink assist;
  assist.card("V12 shooting=7").start().puck("V C").roll("6/2 3/4 1/6");
  EXPECT_EQ(assist.state().strokes, 0);
  Rink penalty;
  penalty.card("H13 penalty=3").start().puck("V C").roll("6/2 3/6");
  EXPECT_EQ(penalty.state().strokes, 0);
  Rink injury;
  injury.card("V13 offense=4").start().puck("V C").roll("1/2 6/6");
  EXPECT_EQ(injury.state().strokes, 1);
  EXPECT_EQ(injury.roll("1/6").state().strokes, 1);
}

TEST(Pairadice, PD_26_the_tenth_stroke_ends_the_period) {
  Rink rink = playing();
  rink.strokes(9).roll("1/6");
  EXPECT_TRUE(rink.said("PD-26 period_ends 1 0 0"));
  EXPECT_EQ(rink.state().period, 2);
}

TEST(Pairadice, PD_26_the_shot_of_the_last_stroke_is_taken_without_stroke_or_rebound) {
  Rink goal;
  goal.card("V13 offense=4").card("V12 shooting=8").start().puck("V C").strokes(9).roll("1/6");
  EXPECT_EQ(goal.phase(), "shot");
  goal.roll("2/6");
  EXPECT_TRUE(goal.silent_about("stroke"));
  EXPECT_TRUE(goal.said("PD-20 goal V V12 even_strength"));
  Rink save;
  save.card("V13 offense=4").start().puck("V C").strokes(9).roll("1/6 3/1");
  EXPECT_TRUE(save.silent_about("rebound"));
  EXPECT_TRUE(save.said("PD-26 period_ends 1 0 0"));
}

TEST(Pairadice, PD_26_overtime_of_five_minutes_has_three_strokes) {
  Rink rink = playing();
  rink.period(4).strokes(2).roll("1/6");
  EXPECT_TRUE(rink.said("PD-62 overtime_ends 1 0 0"));
}

TEST(Pairadice, PD_26a_a_period_starts_with_unit_1_and_a_face_off_and_penalties_carry_over) {
  Rink rink = playing();
  rink.roll("1/6").box("H C 4").strokes(9).roll("3/6 5/1");
  EXPECT_EQ(rink.state().period, 2);
  EXPECT_EQ(rink.phase(), "face_off");
  EXPECT_EQ(rink.ice('V'), "11 12 13 14 15");
  EXPECT_EQ(rink.ice('H'), "11 12 - 14 15");
}

TEST(Pairadice, PD_26a_the_time_out_and_the_turn_of_the_pairs_carry_over) {
  Rink rink = playing();
  rink.roll("1/6").play("V time-out:4, V go, H go");  // the fourth line comes with the first pair
  EXPECT_EQ(rink.ice('V'), "41 42 43 14 15");
  rink.strokes(9).roll("1/6").go_on();
  ASSERT_EQ(rink.state().period, 2);
  rink.roll("1/3").puck("V C").roll("1/6");
  EXPECT_EQ(rink.refused("V time-out:1"), "PD-29 pd.refused.time_out_taken");
  rink.go_on().roll("1/6 1/6").go_on();
  EXPECT_EQ(rink.ice('V'), "41 42 43 24 25");
}

TEST(Pairadice, PD_27_the_puck_goes_to_the_same_position_of_the_next_line) {
  Rink rink = playing();
  rink.roll("1/6").go_on();
  EXPECT_EQ(rink.puck(), "V RW 22");
  EXPECT_EQ(rink.ice('H'), "21 22 23 24 25");
}

TEST(Pairadice, PD_27_the_old_line_takes_the_shot_and_the_new_one_the_rebound) {
  Rink rink;
  rink.card("V13 offense=4").start().puck("V C").roll("1/6");
  EXPECT_TRUE(rink.said("PD-15 shot V V12"));
  rink.roll("3/1");
  EXPECT_TRUE(rink.said("PD-27 rebound_waits V LW"));
  EXPECT_TRUE(rink.silent_about("rebound"));
  EXPECT_EQ(rink.go_on().puck(), "V LW 21");
}

TEST(Pairadice, PD_27_a_cleared_rebound_too_goes_to_the_new_line) {
  Rink rink;
  rink.card("V13 offense=4").start().puck("V C").roll("1/6 5/1");
  EXPECT_TRUE(rink.said("PD-27 recovered_waits H LW"));
  EXPECT_EQ(rink.go_on().puck(), "H LW 21");
}

TEST(Pairadice, PD_27_one_change_only_whatever_the_roll_and_its_shot_bring) {
  Rink rink;
  rink.card("V13 offense=4").start().puck("V C").roll("1/6 4/6").go_on();
  EXPECT_EQ(rink.state().strokes, 2);
  EXPECT_EQ(rink.ice('V'), "21 22 23 24 25");
}

TEST(Pairadice, PD_28_lines_change_after_a_goal_and_after_a_penalty) {
  Rink goal;
  goal.card("V13 offense=4").card("V12 shooting=7").start().puck("V C").roll("1/2 3/4").go_on();
  EXPECT_EQ(goal.ice('V'), "21 22 23 24 25");
  Rink penalty;
  penalty.card("H13 penalty=3").start().puck("V C").roll("6/2 1/2").go_on();
  EXPECT_EQ(penalty.ice('V'), "21 22 23 24 25");
}

TEST(Pairadice, PD_28_a_man_with_a_caret_may_stay_in_place_of_the_man_of_his_position) {
  Rink rink;
  rink.card("V13 offense=3^").start().puck("V C").roll("1/6");
  EXPECT_EQ(rink.refused("V stay:LW"), "PD-5 pd.refused.no_caret");
  rink.play("V stay:C, V go, H go");
  EXPECT_EQ(rink.ice('V'), "21 22 13 24 25");
}

TEST(Pairadice, PD_28a_one_caret_is_one_more_shift_and_two_are_two) {
  Rink rink;
  rink.card("V13 offense=3^").card("V11 offense=3^^").start().puck("V C").roll("1/6");
  rink.play("V stay:C, V stay:LW, V go, H go").roll("1/6");
  EXPECT_EQ(rink.refused("V stay:C"), "PD-28a pd.refused.no_more_shifts");
  rink.play("V stay:LW, V go, H go");
  EXPECT_EQ(rink.ice('V'), "11 32 33 34 35");
  rink.roll("1/6");
  EXPECT_EQ(rink.refused("V stay:LW"), "PD-28a pd.refused.no_more_shifts");
}

TEST(Pairadice, PD_29_line_1_comes_instead_of_line_4_with_a_time_out) {
  Rink rink = playing();
  rink.period(3).score(1, 2).roll("1/6 1/6").go_on();
  EXPECT_EQ(rink.ice('V'), "31 32 33 34 35");
  rink.roll("1/6").play("V time-out:1, V go, H go");
  EXPECT_EQ(rink.ice('V'), "11 12 13 14 15");
  EXPECT_EQ(rink.ice('H'), "41 42 43 14 15");
  rink.roll("1/6").go_on();
  EXPECT_EQ(rink.ice('V'), "21 22 23 24 25");
}

TEST(Pairadice, PD_29_a_team_has_one_time_out_a_game) {
  Rink rink = playing();
  rink.roll("1/6").play("V time-out:3");
  EXPECT_EQ(rink.refused("V time-out:1"), "PD-29 pd.refused.time_out_taken");
}

TEST(Pairadice, PD_29_no_time_out_unless_a_change_is_due) {
  Rink rink = playing();
  EXPECT_EQ(rink.refused("V time-out:1"), "refused.chance_first");
}

TEST(Pairadice, PD_29a_the_visitor_decides_first_and_then_the_home_coach) {
  Rink rink = playing();
  rink.roll("1/6");
  EXPECT_EQ(rink.to_play(), "V");
  EXPECT_EQ(rink.refused("H go"), "refused.not_your_turn");
  rink.play("V go");
  EXPECT_EQ(rink.to_play(), "H");
  rink.play("H go");
  EXPECT_EQ(rink.to_play(), "dice");
}

TEST(Pairadice, PD_29a_all_is_public) {
  Rink rink = playing();
  const View view = Pairadice::view(rink.rules(), rink.state(), kSpectator);
  EXPECT_EQ(hash_of(view), hash_of(rink.state()));
}

TEST(Pairadice, PD_62_the_first_goal_of_an_overtime_wins) {
  Rink rink;
  rink.card("V13 offense=4").card("V12 shooting=7").start().puck("V C").period(4).roll("1/2 3/4");
  EXPECT_EQ(rink.to_play(), "over");
  EXPECT_TRUE(rink.said("PD-62 won V 1 0"));
  EXPECT_TRUE(Pairadice::result(rink.rules(), rink.state()).winners == SeatSet::of(0));
}

TEST(Pairadice, PD_62_a_tie_after_three_periods_is_a_tie_an_overtime_or_many_by_option) {
  const auto after = [](std::string_view option) {
    Rink rink(Rink::Settings{{"overtime", option}});
    rink.start().puck("V C").period(3).strokes(9).roll("1/6");
    return rink;
  };
  EXPECT_EQ(after("none").to_play(), "over");
  EXPECT_TRUE(after("five").said("PD-62 overtime_begins 1"));
  Rink rink = after("until_goal");
  rink.period(7).strokes(9).puck("V C").roll("1/6");
  EXPECT_TRUE(rink.said("PD-62 overtime_begins 5"));
}

TEST(Pairadice, PD_62_five_minutes_without_a_goal_are_a_tie) {
  Rink rink = playing();
  rink.period(4).strokes(2).roll("1/6");
  EXPECT_TRUE(rink.said("PD-62 tied 0 0"));
}

TEST(Pairadice, PD_62_five_thousand_rolls_end_any_game_as_it_stands) {
  Rink rink = playing();
  rink.score(1, 2).state().rolls = 4999;
  rink.roll("1/1");
  EXPECT_TRUE(rink.said("PD-62 called_off 5000"));
  EXPECT_TRUE(rink.said("PD-62 won H 2 1"));
}

}  // namespace
}  // namespace benchboss::pairadice
