#include "games/pairadice/tests/rink.h"

namespace benchboss::pairadice {
namespace {

Rink face_off() {
  Rink rink;
  rink.start();
  return rink;
}

TEST(Pairadice, PD_10_the_white_die_names_the_man_who_wins_the_face_off) {
  const std::vector<std::pair<std::string, std::string>> named = {
      {"1/1", "V LW 11"}, {"1/2", "V RW 12"}, {"1/3", "V C 13"},
      {"1/4", "V LD 14"}, {"1/5", "V RD 15"}, {"1/6", "V C 13"}};
  for (const auto& [dice, puck] : named) EXPECT_EQ(face_off().roll(dice).puck(), puck);
}

TEST(Pairadice, PD_11_at_even_strength_1_to_3_is_the_visitors) {
  EXPECT_EQ(face_off().roll("3/1").puck(), "V LW 11");
  EXPECT_EQ(face_off().roll("4/1").puck(), "H LW 11");
}

TEST(Pairadice, PD_11_with_a_man_more_a_team_wins_on_1_to_4_and_with_two_on_1_to_5) {
  EXPECT_EQ(face_off().box("V RW 2").roll("4/1").puck(), "H LW 11");
  EXPECT_EQ(face_off().box("V RW 2").roll("5/1").puck(), "V LW 11");
  EXPECT_EQ(face_off().box("V RW 2").box("V C 2").roll("5/1").puck(), "H LW 11");
  EXPECT_EQ(face_off().box("V RW 2").box("V C 2").roll("6/1").puck(), "V LW 11");
  EXPECT_EQ(face_off().box("H RW 2").roll("4/1").puck(), "V LW 11");
}

TEST(Pairadice, PD_12_an_empty_place_gives_the_face_off_to_the_man_opposite) {
  EXPECT_EQ(face_off().box("V LW 2").roll("5/1").puck(), "H RD 15");
}

TEST(Pairadice, PD_12_if_both_are_missing_the_dice_are_rolled_again) {
  Rink rink = face_off();
  rink.box("V C 2").box("H C 2").roll("1/3");
  EXPECT_TRUE(rink.said("PD-12 face_off_again"));
  EXPECT_EQ(rink.phase(), "face_off");
}

TEST(Pairadice, PD_13_the_man_facing_him_is_the_opposite_or_the_same_position_by_option) {
  EXPECT_EQ(face_off().box("V RW 2").roll("5/2").puck(), "H LD 14");
  Rink same(Rink::Settings{{"opposites", "same"}});
  same.start();
  EXPECT_EQ(same.box("V RW 2").roll("5/2").puck(), "H RW 12");
}

TEST(Pairadice, PD_14_the_advantage_counts_empty_places_and_the_sixth_man_and_two_at_most) {
  Rink rink;
  rink.start().puck("V C").roll("1/6").play("V pull:31, V go, H go");
  EXPECT_EQ(advantage_of(rink.state(), kVisitor), 1);
  rink.box("H LW 2").box("H RW 2");
  EXPECT_EQ(advantage_of(rink.state(), kVisitor), 2);
}

Rink with(std::string_view card) {
  Rink rink;
  rink.card(card).start().puck("V C");
  return rink;
}

TEST(Pairadice, PD_15_higher_offense_shoots_equal_passes_lower_loses_the_puck) {
  Rink higher = with("V13 offense=4");
  EXPECT_TRUE(higher.roll("1/4").said("PD-15 shot V V14"));
  Rink equal = with("V13 offense=3");
  EXPECT_EQ(equal.roll("1/4").puck(), "V LD 14");
  Rink lower = with("V13 offense=2");
  EXPECT_EQ(lower.roll("2/4").puck(), "H RW 12");
}

TEST(Pairadice, PD_16_the_chart_has_a_column_for_wings_centres_and_defenders) {
  const auto targets = [](std::string_view place) {
    std::string text;
    for (int white = 1; white <= 6; ++white) {
      Rink rink;
      rink.start().puck("V " + std::string(place)).roll("1/" + std::to_string(white));
      text += std::string(spot_word(rink.state().carrier)) + " ";
    }
    return text;
  };
  EXPECT_EQ(targets("LW"), "RW RW C LD RD C ");
  EXPECT_EQ(targets("RW"), "LW LW C LD RD C ");
  EXPECT_EQ(targets("C"), "LW RW LW LD RD RW ");
  EXPECT_EQ(targets("LD"), "LW RW C RD RD C ");
  EXPECT_EQ(targets("RD"), "LW RW C LD LD C ");
}

TEST(Pairadice, PD_17_a_team_with_an_advantage_shoots_on_a_match) {
  Rink rink;
  rink.start().box("H LW 2").puck("V C").roll("3/4");
  EXPECT_TRUE(rink.said("PD-17 shot V V14"));
}

TEST(Pairadice, PD_17_at_four_on_four_and_three_on_three_both_shoot_on_a_match) {
  Rink four;
  four.start().box("H LW 2").box("V LW 2").puck("H C").roll("3/4");
  EXPECT_TRUE(four.said("PD-17 shot H H14"));
  Rink three;
  three.start().box("H LW 2").box("V LW 2").box("H RW 2").box("V RW 2").puck("V C").roll("3/4");
  EXPECT_TRUE(three.said("PD-17 shot V V14"));
}

TEST(Pairadice, PD_17_the_short_handed_team_must_be_higher) {
  Rink rink;
  rink.start().box("V LW 2").puck("V C").roll("3/4");
  EXPECT_EQ(rink.puck(), "V LD 14");
}

TEST(Pairadice, PD_18_an_empty_place_defends_with_0) {
  Rink rink;
  rink.card("V13 offense=1").start().box("H LW 2").puck("V C").roll("1/4");
  EXPECT_TRUE(rink.said("PD-15 shot V V14"));
}

TEST(Pairadice, PD_18_a_pass_a_shot_and_a_rebound_to_an_empty_place_go_to_the_man_opposite) {
  Rink pass;
  pass.start().box("V LD 2").puck("V C").roll("1/4");
  EXPECT_EQ(pass.puck(), "H RW 12");
  Rink shot;
  shot.card("V13 offense=4").start().box("V LD 2").puck("V C").roll("1/4");
  EXPECT_EQ(shot.puck(), "H RW 12");
  Rink rebound;
  rebound.card("V13 offense=4").start().box("V LW 2").puck("V C").roll("1/5 3/1");
  EXPECT_EQ(rebound.puck(), "H RD 15");
}

TEST(Pairadice, PD_18_if_nobody_is_opposite_there_is_a_face_off) {
  Rink rink;
  rink.start().box("V LD 2").box("H RW 2").puck("V C").roll("1/4");
  EXPECT_TRUE(rink.said("PD-18 nobody_there"));
  EXPECT_EQ(rink.go_on().phase(), "face_off");
}

TEST(Pairadice, PD_19_the_men_are_compared_before_a_white_6_ends_a_penalty) {
  Rink rink;
  rink.start().box("H LW 2").puck("V C");
  // OFFENSE 3 against an empty place; the white 6 brings the left wing back, the shot stands.
  rink.roll("1/6");
  EXPECT_TRUE(rink.said("PD-15 shot V V12"));
  EXPECT_TRUE(rink.said("PD-33 penalty_over H LW"));
  EXPECT_EQ(rink.ice('H'), "11 12 13 14 15");
}

TEST(Pairadice, PD_19_a_white_6_is_marked_on_an_interception) {
  Rink rink = with("V13 offense=2");
  rink.roll("2/6");
  EXPECT_EQ(rink.state().strokes, 1);
  EXPECT_EQ(rink.go_on().puck(), "H RW 22");
}

// The left wing has the puck, the white 6 names the centre, and it ends the centre's penalty.
Rink centre_comes_back(std::string_view card) {
  Rink rink;
  rink.card(card).start().box("V C 2").puck("V LW");
  return rink;
}

TEST(Pairadice, PD_19_a_man_whom_the_white_6_brings_back_takes_the_pass_and_the_shot) {
  EXPECT_TRUE(centre_comes_back("V11 offense=3").roll("1/6").said("PD-15 passed V11 V13"));
  EXPECT_TRUE(centre_comes_back("V11 offense=4").roll("1/6").said("PD-15 shot V V13"));
  EXPECT_TRUE(centre_comes_back("V11 offense=3").roll("6/6").said("PD-30 shot V V13"));
}

}  // namespace
}  // namespace benchboss::pairadice
