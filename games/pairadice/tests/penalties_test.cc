#include "games/pairadice/tests/rink.h"

namespace benchboss::pairadice {
namespace {

// The visitor's centre has the puck; opposite stands the home centre, H13.
Rink against(std::string_view centre, std::string_view more = "V11 offense=3") {
  Rink rink;
  rink.card(centre).card(more).start().puck("V C");
  return rink;
}

TEST(Pairadice, PD_30_a_white_die_up_to_his_rating_is_a_penalty) {
  EXPECT_EQ(against("H13 penalty=3").roll("6/3").phase(), "penalty");
}

TEST(Pairadice, PD_30_above_it_the_man_on_the_chart_shoots) {
  EXPECT_TRUE(against("H13 penalty=3").roll("6/4").said("PD-30 shot V V14"));
}

TEST(Pairadice, PD_30_the_candidate_faces_the_carrier) {
  Rink rink;
  rink.card("H15 penalty=6").start().puck("V LW").roll("6/3 1/2");
  EXPECT_TRUE(rink.said("PD-32 penalty H H15 holding 2"));
}

TEST(Pairadice, PD_30_two_digits_need_a_white_1_and_a_die_within_the_second_one) {
  EXPECT_EQ(against("H13 penalty=13").roll("6/2").phase(), "shot");
  Rink rink = against("H13 penalty=13");
  EXPECT_EQ(rink.roll("6/1").phase(), "discipline");
  EXPECT_EQ(rink.roll("3").phase(), "penalty");
  Rink other = against("H13 penalty=13");
  other.roll("6/1 4");
  EXPECT_TRUE(other.said("PD-30 shot V V11"));
}

TEST(Pairadice, PD_30_an_empty_place_is_not_penalised) {
  Rink rink = against("H13 penalty=6");
  rink.box("H C 2").roll("6/2");
  EXPECT_TRUE(rink.said("PD-30 shot V V12"));
}

TEST(Pairadice, PD_31_plain_men_risk_a_major_on_2_11_and_12) {
  for (const char* dice : {"1/1", "5/6", "6/6"})
    EXPECT_EQ(against("H13 penalty=6").roll("6/2").roll(dice).phase(), "major") << dice;
  EXPECT_TRUE(against("H13 penalty=6").roll("6/2 3/3").said("PD-32 penalty H H13 tripping 2"));
}

TEST(Pairadice, PD_31_rough_men_on_6_8_and_9) {
  for (const char* dice : {"3/3", "4/4", "4/5"})
    EXPECT_EQ(against("H13 penalty=6*").roll("6/2").roll(dice).phase(), "major") << dice;
  EXPECT_TRUE(
      against("H13 penalty=6*").roll("6/2 1/1").said("PD-32 penalty H H13 cross_checking 2"));
  EXPECT_TRUE(against("H13 penalty=6*").roll("6/2 5/6").said("PD-32 penalty H H13 charging 2"));
  EXPECT_TRUE(against("H13 penalty=6*").roll("6/2 6/6").said("PD-32 penalty H H13 elbowing 2"));
}

TEST(Pairadice, PD_32_the_minors) {
  const std::vector<std::pair<std::string, std::string>> table = {
      {"1/2", "holding"},  {"2/2", "interference"}, {"2/3", "hooking"},      {"3/3", "tripping"},
      {"4/4", "roughing"}, {"4/5", "slashing"},     {"5/5", "high_sticking"}};
  for (const auto& [dice, name] : table)
    EXPECT_TRUE(
        against("H13 penalty=6").roll("6/2").roll(dice).said("PD-32 penalty H H13 " + name + " 2"));
}

TEST(Pairadice, PD_32_roughing_sends_both_off_and_leaves_four_on_four) {
  Rink rink = against("H13 penalty=6");
  rink.roll("6/2 4/4");
  EXPECT_EQ(rink.ice('V'), "11 12 - 14 15");
  EXPECT_EQ(rink.ice('H'), "11 12 - 14 15");
}

TEST(Pairadice, PD_32_the_majors) {
  const std::vector<std::pair<std::string, std::string>> table = {
      {"1/1", "match_penalty 5"}, {"1/2", "fighting 5"},     {"2/3", "fighting 5"},
      {"3/3", "double_minor 4"},  {"4/4", "double_minor 4"}, {"4/5", "fighting 5"},
      {"5/5", "fighting 5"},      {"5/6", "spearing 5"},     {"6/6", "game_misconduct 2"}};
  for (const auto& [dice, name] : table)
    EXPECT_TRUE(
        against("H13 penalty=6").roll("6/2 1/1").roll(dice).said("PD-32 penalty H H13 " + name));
}

TEST(Pairadice, PD_33_a_minor_ends_with_the_next_white_6) {
  Rink rink = against("H13 penalty=6");
  rink.roll("6/2 1/2");
  EXPECT_EQ(rink.boxes('H'), "C:1");
  rink.roll("1/1").puck("V LD");
  rink.state().benches[1].ice[kLeftWing].defense = 9;
  rink.roll("1/6");
  EXPECT_EQ(rink.boxes('H'), "");
  EXPECT_TRUE(rink.said("PD-33 penalty_over H C"));
}

TEST(Pairadice, PD_33_four_minutes_end_with_the_second_and_five_with_the_third) {
  Rink rink = against("H13 penalty=6");
  rink.box("V LW 4").box("V RW 5").roll("2/6").go_on();
  EXPECT_EQ(rink.boxes('V'), "LW:1 RW:2");
  rink.puck("H C").roll("3/6").go_on();
  EXPECT_EQ(rink.boxes('V'), "RW:1");
}

TEST(Pairadice, PD_33_the_white_6_of_the_roll_that_brought_it_does_not_count) {
  Rink rink = against("H13 penalty=6");
  rink.roll("6/6 1/2");
  EXPECT_EQ(rink.state().strokes, 1);
  EXPECT_EQ(rink.boxes('H'), "C:1");
}

TEST(Pairadice, PD_33_a_goal_with_the_advantage_ends_the_oldest_minor) {
  Rink rink = against("H13 penalty=0", "V12 shooting=7");
  rink.box("H LW 2").box("H RW 2").roll("1/2 3/4");
  EXPECT_EQ(rink.boxes('H'), "RW:1");
}

TEST(Pairadice, PD_33_it_ends_the_running_half_of_a_double_minor_and_no_major) {
  Rink twice = against("H13 penalty=0", "V12 shooting=7");
  twice.box("H LW 4").roll("1/2 3/4");
  EXPECT_EQ(twice.boxes('H'), "LW:1");
  Rink major = against("H13 penalty=0", "V12 shooting=7");
  major.box("H LW 5").roll("1/2 3/4");
  EXPECT_EQ(major.boxes('H'), "LW:3");
}

TEST(Pairadice, PD_33_a_goal_without_the_advantage_ends_nothing) {
  Rink rink = against("V13 offense=4", "V12 shooting=7");
  rink.box("V LW 2").box("H LW 2").roll("2/2 3/4");
  EXPECT_EQ(rink.boxes('H'), "LW:1");
}

TEST(Pairadice, PD_33_a_goal_with_the_white_6_that_ends_a_minor_ends_no_other) {
  Rink waiting = against("H13 penalty=0", "V12 shooting=8");
  waiting.box("H LW 2").box("H LW 2").roll("1/2 2/6");
  EXPECT_TRUE(waiting.said("PD-20 goal V V12 power_play"));
  EXPECT_EQ(waiting.boxes('H'), "LW:1");
  Rink half = against("H13 penalty=0", "V12 shooting=8");
  half.box("H LW 4").roll("1/2 2/6");
  EXPECT_EQ(half.boxes('H'), "LW:1");
}

TEST(Pairadice, PD_33_an_advantage_that_begins_with_the_white_6_of_the_goal_ends_nothing) {
  Rink rink = against("V13 offense=4", "V12 shooting=8");
  rink.box("V LW 2").box("H RW 4").roll("2/2 2/6");
  EXPECT_EQ(rink.score(), "1-0");
  EXPECT_EQ(rink.boxes('H'), "RW:1");
}

Rink delayed() {
  Rink rink = against("H13 penalty=6", "V12 shooting=7");
  rink.roll("6/2 3/4");
  EXPECT_TRUE(rink.said("PD-34 delayed H H13"));
  return rink;
}

TEST(Pairadice, PD_34_a_delayed_penalty_lets_the_carrier_roll_again) {
  Rink rink = delayed();
  rink.play("V play-on");
  EXPECT_EQ(rink.puck(), "V C 13");
  EXPECT_EQ(rink.phase(), "action");
}

TEST(Pairadice, PD_34_it_begins_when_the_defence_gets_the_puck) {
  Rink rink = delayed();
  rink.state().benches[0].ice[kCentre].offense = 1;
  rink.roll("1/1");
  EXPECT_TRUE(rink.said("PD-34 delayed_starts H"));
  EXPECT_EQ(rink.boxes('H'), "C:1");
  EXPECT_EQ(rink.go_on().phase(), "face_off");
}

TEST(Pairadice, PD_34_a_goal_cancels_it) {
  Rink rink = delayed();
  rink.state().benches[0].ice[kCentre].offense = 9;
  rink.roll("1/2 3/4");
  EXPECT_TRUE(rink.said("PD-34 delayed_cancelled H"));
  EXPECT_EQ(rink.boxes('H'), "");
}

TEST(Pairadice, PD_34_a_frozen_puck_starts_it) {
  Rink rink = delayed();
  rink.state().benches[0].ice[kCentre].offense = 9;
  rink.roll("1/1 4/6");
  EXPECT_EQ(rink.boxes('H'), "C:1");
}

TEST(Pairadice, PD_34_the_end_of_a_period_starts_it_in_the_next) {
  Rink rink = delayed();
  rink.strokes(9).roll("1/6");
  EXPECT_EQ(rink.state().period, 2);
  EXPECT_EQ(rink.boxes('H'), "C:1");
}

TEST(Pairadice, PD_34_a_second_penalty_stops_play_and_both_are_served) {
  Rink rink = delayed();
  rink.card("H13 penalty=6").play("V play-on").puck("V C").roll("6/2 3/4");
  EXPECT_EQ(rink.boxes('H'), "C:1 C:1w");
  EXPECT_EQ(rink.go_on().phase(), "face_off");
}

TEST(Pairadice, PD_34_it_is_on_the_sheet_with_the_man_who_took_it_once_it_begins) {
  Rink rink = delayed();
  EXPECT_EQ(rink.sheet().penalty_count, 0);
  rink.state().benches[0].ice[kCentre].offense = 1;
  rink.roll("1/1");
  EXPECT_TRUE(rink.said("PD-34 penalty H H13 obstruction 2"));
  ASSERT_EQ(rink.sheet().penalty_count, 1);
  EXPECT_EQ(rink.sheet().men[1][rink.man('H', 13)].penalty_minutes, 2);
}

TEST(Pairadice, PD_34_a_penalty_that_a_goal_cancels_is_not_on_the_sheet) {
  Rink rink = delayed();
  rink.state().benches[0].ice[kCentre].offense = 9;
  rink.roll("1/2 3/4");
  EXPECT_EQ(rink.sheet().penalty_count, 0);
}

TEST(Pairadice, PD_35_a_penalty_replaces_the_shot_and_a_face_off_follows) {
  Rink rink = against("H13 penalty=6");
  rink.roll("6/2 1/2");
  EXPECT_TRUE(rink.silent_about("shot"));
  EXPECT_EQ(rink.go_on().phase(), "face_off");
}

TEST(Pairadice, PD_35_a_third_penalty_waits_until_one_ends) {
  Rink rink = against("H13 penalty=6");
  rink.box("H LW 2").box("H RW 4").roll("6/2 1/2");
  EXPECT_EQ(rink.boxes('H'), "LW:1 RW:2 C:1w");
  EXPECT_EQ(rink.ice('H'), "- - 13 14 15");
  rink.go_on().puck("V C").roll("4/6");
  EXPECT_EQ(rink.boxes('H'), "RW:1 C:1");
}

TEST(Pairadice, PD_35_a_ninth_penalty_is_not_served) {
  Rink rink = against("H13 penalty=6");
  for (int i = 0; i < 8; ++i) rink.box("H LW 5");
  rink.roll("6/2 1/2");
  EXPECT_TRUE(rink.said("PD-35 not_served H"));
}

TEST(Pairadice, PD_36_the_place_stays_empty_on_every_line_and_is_filled_by_the_unit_on_the_ice) {
  Rink rink = against("H13 penalty=6");
  rink.roll("6/2 1/2").go_on();
  EXPECT_EQ(rink.ice('H'), "21 22 - 24 25");
  rink.puck("H LW").roll("1/6");
  EXPECT_TRUE(rink.said("PD-36 filled H H23 C"));
}

TEST(Pairadice, PD_36_with_the_sixth_man_as_carrier_only_the_defender_goes) {
  Rink rink = against("H23 penalty=6");
  rink.roll("1/6").play("V pull:33, V go, H go").puck("V sixth").roll("6/2 4/4");
  EXPECT_EQ(rink.boxes('V'), "");
  EXPECT_EQ(rink.boxes('H'), "C:1");
}

TEST(Pairadice, PD_37_a_man_sent_off_is_replaced_and_his_place_is_empty_all_the_same) {
  Rink rink = against("H13 penalty=6");
  rink.roll("6/2 1/1 1/1");
  EXPECT_TRUE(rink.said("PD-37 ejected H H13"));
  EXPECT_EQ(rink.choices(), "replace:23 replace:33 replace:43");
  rink.play("H replace:43");
  EXPECT_EQ(rink.boxes('H'), "C:3");
  EXPECT_EQ(rink.state().benches[1].lines[slot_of(0, kCentre)], rink.man('H', 43));
}

}  // namespace
}  // namespace benchboss::pairadice
