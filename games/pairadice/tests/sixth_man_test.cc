#include "games/pairadice/tests/rink.h"

namespace benchboss::pairadice {
namespace {

// The visitor has pulled his goalie for the centre of line 3; line 2 is on the ice.
Rink pulled(std::string_view card = "V33 offense=3", std::string_view more = "V21 offense=3") {
  Rink rink;
  rink.card(card).card(more).start().puck("V C").roll("1/6").play("V pull:33, V go, H go");
  EXPECT_EQ(rink.ice('V'), "21 22 23 24 25 33");
  return rink;
}

TEST(Pairadice, PD_55_with_six_skaters_a_team_has_a_man_more_at_face_offs_and_shoots_on_a_match) {
  Rink rink = pulled();
  rink.state().face_off_due = true;
  rink.state().phase = Phase::face_off;
  EXPECT_EQ(rink.roll("4/1").puck(), "V LW 21");
  EXPECT_TRUE(rink.roll("1/3").said("PD-17 shot V V23"));
}

TEST(Pairadice, PD_55_a_white_6_names_the_sixth_man) {
  EXPECT_TRUE(pulled().puck("V LW").roll("1/6").said("PD-17 shot V V33"));
}

TEST(Pairadice, PD_55_he_uses_the_column_of_a_centre) {
  EXPECT_TRUE(pulled().puck("V sixth").roll("1/3").said("PD-17 shot V V21"));
  EXPECT_TRUE(pulled().puck("V sixth").roll("1/6").said("PD-17 shot V V22"));
}

TEST(Pairadice, PD_55_every_shot_on_an_empty_net_is_a_goal_without_a_roll) {
  Rink rink = pulled();
  rink.puck("H C");
  rink.state().benches[1].ice[kCentre].offense = 4;
  rink.roll("1/4");
  EXPECT_TRUE(rink.said("PD-55 goal H H24 empty_net"));
  EXPECT_TRUE(rink.said("PD-40 assist H23 1"));
  EXPECT_EQ(rink.score(), "0-1");
}

TEST(Pairadice, PD_56_a_forward_at_the_point_defends_with_two_less) {
  Rink rink;
  rink.arrive();
  rink.play("V assistant");
  EXPECT_EQ(on_ice(rink.rules().teams[0], rink.state().benches[0],
                   static_cast<Man>(rink.man('V', 13)), kLeftDefence)
                .defense,
            1);
  EXPECT_EQ(on_ice(rink.rules().teams[0], rink.state().benches[0],
                   static_cast<Man>(rink.man('V', 14)), kLeftDefence)
                .defense,
            3);
}

TEST(Pairadice, PD_57_the_goalie_is_pulled_and_put_back_at_changes_once_each) {
  Rink rink = pulled();
  rink.puck("H C").roll("1/6");
  rink.play("V goalie-in");
  EXPECT_EQ(rink.ice('V'), "21 22 23 24 25");
  EXPECT_EQ(rink.refused("V pull:41"), "PD-57 pd.refused.goalie_moved_once");
}

TEST(Pairadice, PD_57_he_cannot_come_back_if_he_is_there) {
  Rink rink;
  rink.start().puck("V C").roll("1/6");
  EXPECT_EQ(rink.refused("V goalie-in"), "PD-57 pd.refused.goalie_is_in");
}

TEST(Pairadice, PD_57_he_is_back_at_the_start_of_a_period) {
  Rink rink = pulled();
  rink.puck("H C").strokes(9).roll("3/6");
  EXPECT_EQ(rink.state().period, 2);
  EXPECT_EQ(rink.ice('V'), "11 12 13 14 15");
  EXPECT_TRUE(rink.said("PD-57 goalie_back V V1"));
}

TEST(Pairadice, PD_57_with_a_man_in_the_box_the_sixth_only_evens_the_strength) {
  Rink rink = pulled();
  rink.box("V LW 2").puck("V C").roll("3/4");
  EXPECT_EQ(rink.puck(), "V LD 24");
}

TEST(Pairadice, PD_58_he_is_neither_on_the_ice_nor_coming_on) {
  Rink rink;
  rink.start().puck("V C").roll("1/6");
  EXPECT_EQ(rink.refused("V pull:13"), "PD-58 pd.refused.not_a_sixth_man");
  EXPECT_EQ(rink.refused("V pull:23"), "PD-58 pd.refused.not_a_sixth_man");
  EXPECT_EQ(rink.refused("V pull:2"), "PD-58 pd.refused.not_a_sixth_man");
  EXPECT_EQ(rink.refused("V pull:33"), "");
}

TEST(Pairadice, PD_58_he_stays_through_changes_and_a_stand_in_plays_on_his_line) {
  Rink rink = pulled();
  rink.puck("H C").roll("1/6").go_on();
  EXPECT_EQ(rink.ice('V'), "31 32 43 34 35 33");
}

TEST(Pairadice, PD_58_he_is_not_relieved_with_the_puck_on_his_stick) {
  Rink rink = pulled();
  rink.puck("V LW");
  rink.state().benches[0].ice[kLeftWing].offense = 2;
  rink.puck("V sixth");
  rink.state().change_due = true;
  rink.state().phase = Phase::change;
  rink.state().asks = kVisitor;
  rink.state().benches[0].asked = 0;
  EXPECT_EQ(rink.refused("V goalie-in"), "PD-58 pd.refused.sixth_has_puck");
  EXPECT_EQ(rink.refused("V sixth:41"), "PD-58 pd.refused.sixth_has_puck");
}

Rink delayed_with_six() {
  Rink rink;
  rink.card("H13 penalty=6").start().puck("V C").roll("6/2 3/4");
  EXPECT_EQ(rink.phase(), "extra");
  return rink;
}

TEST(Pairadice, PD_58_on_a_delayed_penalty_he_comes_on_at_once_and_leaves_with_the_whistle) {
  Rink rink = delayed_with_six();
  rink.play("V extra:23");
  EXPECT_EQ(rink.ice('V'), "11 12 13 14 15 23");
  rink.state().benches[0].ice[kCentre].offense = 1;
  rink.roll("1/1");
  EXPECT_TRUE(rink.said("PD-58 sixth_off V"));
  EXPECT_EQ(rink.state().benches[0].net, Net::guarded);
}

TEST(Pairadice, PD_58_a_coach_may_do_without_him) {
  Rink rink = delayed_with_six();
  rink.play("V play-on");
  EXPECT_EQ(rink.ice('V'), "11 12 13 14 15");
  EXPECT_EQ(rink.refused("V extra:23"), "refused.chance_first");
}

// The visitor's lines with the centre of line 4 at the left point.
Rink with_point_man() {
  Rink rink;
  rink.arrive();
  while (rink.phase() == "lines" && rink.to_play() == "V") {
    const std::size_t slot = rink.state().slot;
    rink.play("V place:" + std::to_string((row_of(slot) + 1) * 10 + spot_of(slot) + 1));
  }
  rink.play("V start:1, V pp-left:43, H assistant");
  return rink;
}

TEST(Pairadice, PD_59_a_forward_comes_on_at_the_point_while_his_team_has_the_advantage) {
  Rink rink = with_point_man();
  rink.box("H LW 5").puck("V C").roll("4/6 5/2").go_on();
  EXPECT_EQ(rink.ice('V'), "21 22 23 43 25");
}

TEST(Pairadice, PD_56_in_play_the_forward_at_the_point_is_beaten_by_less) {
  Rink rink = with_point_man();  // 43, DEFENSE 3
  rink.box("H LW 5").puck("V C").roll("4/6 5/2").go_on();
  rink.puck("H C").state().benches[1].ice[kCentre].offense = 2;
  EXPECT_TRUE(rink.roll("4/2").said("PD-15 shot H H22"));
  Rink defender = with_point_man();
  defender.puck("H C").state().benches[1].ice[kCentre].offense = 2;
  EXPECT_TRUE(defender.roll("4/2").said("PD-15 intercepted V V14"));
}

TEST(Pairadice, PD_59_not_at_even_strength_and_not_if_he_is_on_the_ice_already) {
  Rink even = with_point_man();
  even.puck("V C").roll("1/6").go_on();
  EXPECT_EQ(even.ice('V'), "21 22 23 24 25");
  Rink already = with_point_man();
  already.box("H LW 5").state().benches[0].unit = 2;
  already.puck("V C").roll("4/6 5/2").go_on();
  EXPECT_EQ(already.ice('V'), "41 42 43 14 15");
}

TEST(Pairadice, PD_59_only_a_forward_can_be_named) {
  Rink rink;
  rink.arrive().play("V place:11");
  EXPECT_EQ(rink.refused("V pp-left:43"), "PD-59 pd.refused.not_naming_point_man");
  while (rink.phase() == "lines") {
    const std::size_t slot = rink.state().slot;
    rink.play("V place:" + std::to_string((row_of(slot) + 1) * 10 + spot_of(slot) + 1));
  }
  rink.play("V start:1");
  EXPECT_EQ(rink.refused("V pp-left:14"), "PD-59 pd.refused.not_a_forward");
}

TEST(Pairadice, PD_63_an_empty_net_goal_counts_plus_and_minus_but_not_on_a_power_play) {
  Rink even = pulled();
  even.puck("H C");
  even.state().benches[1].ice[kCentre].offense = 4;
  even.roll("1/4");
  EXPECT_EQ(even.sheet().men[0][even.man('V', 33)].plus_minus, -1);
  Rink power_play = pulled();
  power_play.box("V LW 2").puck("H C").roll("1/4");
  EXPECT_TRUE(power_play.said("PD-55 goal H H24 empty_net"));
  EXPECT_EQ(power_play.sheet().men[0][power_play.man('V', 33)].plus_minus, 0);
  EXPECT_EQ(power_play.sheet().men[1][power_play.man('H', 23)].plus_minus, 0);
}

}  // namespace
}  // namespace benchboss::pairadice
