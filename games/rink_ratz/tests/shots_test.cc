#include "games/rink_ratz/tests/ice.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace benchboss::rink_ratz {
namespace {

using testing::ElementsAre;

const Settings kStealing = {{"third_card_steals_shot", "on"}};
const Settings kBreakingPairs = {{"specials_break_pairs", "on"}};

// The attempt with this number on this target, after a pair made the shot.
Ice attempt_on(const std::string& target, const std::string& number) {
  Ice ice("rookie");
  const std::string pair = target == "8" || number == "8" ? "3" : "8";
  ice.hands({pair + " " + target + " 1", pair + " " + number + " 1"});
  ice.play("1 " + pair + ", 2 " + pair + ", 1 " + target + ", 2 " + number);
  return ice;
}

TEST(RinkRatz, RR_12_the_number_of_the_previous_card_is_a_shot) {  // seed's example
  Ice ice("rookie");
  ice.hands({"8 3", "8 9"});
  ice.play("1 8");
  EXPECT_THAT(ice.told(), ElementsAre("RR-9 number_played seat=1 card=8"));
  ice.play("2 8");
  EXPECT_THAT(ice.told(), ElementsAre("RR-9 number_played seat=2 card=8",
                                      "RR-12 shot seat=2 team=2 shot=pair"));
  EXPECT_EQ(ice.shot(), "2 pair made");
}

TEST(RinkRatz, RR_12_any_other_number_is_no_shot) {
  Ice ice("rookie");
  ice.hands({"8 3", "9 7"});
  ice.play("1 8, 2 9");
  EXPECT_TRUE(ice.silent_about("shot"));
  EXPECT_EQ(ice.shot(), "none");
  ice.play("1 3");
  EXPECT_EQ(ice.previous(), 3);
}

TEST(RinkRatz, RR_12_sticks_make_pairs_like_jerseys) {
  Ice ice("rookie");
  ice.hands({"15 3", "15 9"});
  ice.play("1 15, 2 15");
  EXPECT_TRUE(ice.said("RR-12 shot seat=2 team=2 shot=pair"));
}

TEST(RinkRatz, RR_12_only_the_card_right_before_can_be_matched) {
  Ice ice("rookie");
  ice.hands({"8 8 3", "5 9 9"});
  ice.play("1 8, 2 5, 1 8");
  EXPECT_TRUE(ice.silent_about("shot"));
}

TEST(RinkRatz, RR_13_the_number_laid_after_a_shot_is_only_the_target_even_if_it_matches) {
  Ice ice("rookie");
  ice.hands({"8 8 3", "8 8 9"});
  ice.play("1 8, 2 8, 1 8");
  EXPECT_THAT(ice.told(),
              ElementsAre("RR-9 number_played seat=1 card=8", "RR-14 target seat=1 card=8"));
  EXPECT_EQ(ice.shot(), "2 pair on target");
  ice.play("2 8");
  EXPECT_EQ(ice.score(), "0-1");
}

TEST(RinkRatz, RR_13_no_special_shoots_right_after_an_opposing_shot) {
  Ice ice("pro");
  ice.hands({"8 SB BM TM PD TD 3", "8 9 9 9 9 7 6"});
  ice.play("1 8, 2 8");
  EXPECT_EQ(ice.refused("1 BM:breakaway"), "RR-13 rr.refused.shot_is_played_out");
  EXPECT_EQ(ice.refused("1 TM:two-on-one"), "RR-13 rr.refused.shot_is_played_out");
  EXPECT_EQ(ice.refused("1 TD:two-on-one"), "RR-13 rr.refused.shot_is_played_out");
  EXPECT_EQ(ice.refused("1 PD:power-play"), "RR-13 rr.refused.no_power_play_now");
}

TEST(RinkRatz, RR_13_a_rebound_is_played_out_as_well) {
  Ice ice("junior");
  ice.hands({"8 3 BM 4", "8 4 9 9"});
  ice.play("1 8, 2 8, 1 3, 2 4");
  EXPECT_EQ(ice.refused("1 BM:breakaway"), "RR-13 rr.refused.shot_is_played_out");
  ice.play("1 4");
  EXPECT_EQ(ice.shot(), "2 rebound on target");
}

TEST(RinkRatz, RR_13_option_a_third_card_takes_the_shot_over) {
  Ice ice("rookie", kStealing);
  ice.hands({"8 8 11", "8 11 9"});
  ice.play("1 8, 2 8, 1 8");
  EXPECT_TRUE(ice.said("RR-13 shot seat=1 team=1 shot=stolen"));
  EXPECT_EQ(ice.shot(), "1 stolen made");
  ice.play("2 11, 1 11");
  EXPECT_TRUE(ice.said("RR-14 goal seat=1 team=1 card=11 how=even_strength"));
  EXPECT_EQ(ice.score(), "1-0");
}

TEST(RinkRatz, RR_13_option_the_fourth_card_does_not_steal_back) {
  Ice ice("rookie", kStealing);
  ice.hands({"8 8 11", "8 8 9"});
  ice.play("1 8, 2 8, 1 8, 2 8");
  EXPECT_TRUE(ice.said("RR-14 target seat=2 card=8"));
  EXPECT_EQ(ice.shot(), "1 stolen on target");
}

TEST(RinkRatz, RR_13_option_another_number_after_a_pair_is_the_target) {
  Ice ice("rookie", kStealing);
  ice.hands({"8 9 11", "8 8 9"});
  ice.play("1 8, 2 8, 1 9");
  EXPECT_EQ(ice.shot(), "2 pair on target");
}

TEST(RinkRatz, RR_13_option_a_shot_made_by_a_special_cannot_be_stolen) {
  Ice ice("rookie", kStealing);
  ice.hands({"8 8 11", "SB 8 9"});
  ice.play("1 8, 2 SB:shot, 1 8");
  EXPECT_TRUE(ice.said("RR-14 target seat=1 card=8"));
  EXPECT_EQ(ice.shot(), "2 card on target");
}

TEST(RinkRatz, RR_13_option_a_rebound_cannot_be_stolen) {
  Ice ice("rookie", kStealing);
  ice.hands({"8 3 4", "8 4 9"});
  ice.play("1 8, 2 8, 1 3, 2 4, 1 4");
  EXPECT_EQ(ice.shot(), "2 rebound on target");
}

TEST(RinkRatz, RR_13_option_a_power_play_shot_cannot_be_stolen) {
  Ice pair("pro", kStealing);
  pair.hands({"PD 9 3 3", "5 3 3 7"});
  pair.play("1 PD:power-play, 2 5, 1 9, 2 3, 1 3");
  EXPECT_EQ(pair.shot(), "1 pair made");
  pair.play("2 3");
  EXPECT_EQ(pair.shot(), "1 pair on target");
  Ice stick("pro", kStealing);
  stick.hands({"PD 12 3", "5 12 7"});
  stick.play("1 PD:power-play, 2 5, 1 12, 2 12");
  EXPECT_EQ(stick.shot(), "1 stick on target");
}

TEST(RinkRatz, RR_13_option_the_pair_of_a_short_handed_team_can_be_stolen) {
  Ice ice("pro", kStealing);
  ice.hands({"PD 9 9 3", "5 9 3 7"});
  ice.play("1 PD:power-play, 2 5, 1 9, 2 9, 1 9");
  EXPECT_EQ(ice.shot(), "1 stolen made");
}

TEST(RinkRatz, RR_13_option_a_stolen_shot_can_be_blocked_like_any_other) {
  Ice ice("rookie", kStealing);
  ice.hands({"8 8 11", "8 SB 9"});
  ice.play("1 8, 2 8, 1 8, 2 SB:block");
  EXPECT_TRUE(ice.said("RR-21 blocked seat=2 team=2"));
  EXPECT_EQ(ice.shot(), "none");
}

TEST(RinkRatz, RR_13_stealing_is_off_unless_chosen) {
  EXPECT_FALSE(RinkRatz::make_rules(default_options<RinkRatz>()).third_card_steals_shot);
}

TEST(RinkRatz, RR_14_the_shooting_team_scores_with_the_number_of_the_target) {  // seed's example
  Ice ice("rookie");
  ice.hands({"8 11 3", "8 11 9"});
  ice.play("1 8, 2 8, 1 11");
  EXPECT_TRUE(ice.said("RR-14 target seat=1 card=11"));
  EXPECT_EQ(ice.score(), "0-0");
  ice.play("2 11");
  EXPECT_THAT(ice.told(), ElementsAre("RR-9 number_played seat=2 card=11",
                                      "RR-14 goal seat=2 team=2 card=11 how=even_strength"));
  EXPECT_EQ(ice.score(), "0-1");
  EXPECT_EQ(ice.shot(), "none");
}

TEST(RinkRatz, RR_14_only_the_team_whose_shot_is_pending_can_score) {
  Ice ice("rookie");
  ice.hands({"8 8 8 3", "8 3 9 9"});
  ice.play("1 8, 2 8, 1 8");
  EXPECT_TRUE(ice.silent_about("goal")) << "team 1 only laid the target";
  EXPECT_EQ(ice.score(), "0-0");
}

TEST(RinkRatz, RR_14_only_the_very_next_card_after_the_target_can_score) {
  Ice ice("rookie");
  ice.hands({"8 11 11 3", "8 5 11 9"});
  ice.play("1 8, 2 8, 1 11, 2 5, 1 11, 2 11");
  EXPECT_TRUE(ice.said("RR-12 shot seat=2 team=2 shot=pair"));
  EXPECT_EQ(ice.score(), "0-0");
}

TEST(RinkRatz, RR_14_with_four_players_the_partner_plays_the_card_that_scores) {
  Ice ice("rookie", kFour);
  ice.hands({"8 3", "8 5", "11 6", "11 7"});
  ice.play("1 8, 2 8, 3 11, 4 11");
  EXPECT_TRUE(ice.said("RR-14 goal seat=4 team=2 card=11 how=even_strength"));
  EXPECT_EQ(ice.score(), "0-1");
}

TEST(RinkRatz, RR_15_the_card_that_scored_cannot_be_matched) {
  Ice ice("rookie");
  ice.hands({"8 11 11", "8 11 11"});
  ice.play("1 8, 2 8, 1 11, 2 11");
  EXPECT_EQ(ice.previous(), 0);
  ice.play("1 11");
  EXPECT_TRUE(ice.silent_about("shot"));
  ice.play("2 11");
  EXPECT_TRUE(ice.said("RR-12 shot seat=2 team=2 shot=pair")) << "a new pair";
}

TEST(RinkRatz, RR_15_a_special_may_shoot_right_after_a_goal) {
  Ice ice("rookie");
  ice.hands({"8 11 SB 5", "8 11 5 5"});
  ice.play("1 8, 2 8, 1 11, 2 11, 1 SB:shot");
  EXPECT_EQ(ice.shot(), "1 card made");
  ice.play("2 5, 1 5");
  EXPECT_EQ(ice.score(), "1-1");
}

TEST(RinkRatz, RR_16_one_above_or_below_the_target_is_a_rebound) {  // seed's example
  for (const std::string number : {"2", "4"}) {
    Ice ice("rookie");
    ice.hands({"8 3 9", "8 9 " + number});
    ice.play("1 8, 2 8, 1 3, 2 " + number);
    EXPECT_THAT(ice.told(), ElementsAre("RR-9 number_played seat=2 card=" + number,
                                        "RR-16 rebound seat=2 team=2"));
    EXPECT_EQ(ice.shot(), "2 rebound made");
    EXPECT_EQ(ice.score(), "0-0");
  }
}

TEST(RinkRatz, RR_16_nothing_else_beside_the_target_is_a_rebound_and_nothing_wraps) {
  const auto on = [](const std::string& target) {
    return verdicts([&](const std::string& number) { return attempt_on(target, number); });
  };
  EXPECT_EQ(on("1"), "Gr.............");
  EXPECT_EQ(on("2"), "rGr............");
  EXPECT_EQ(on("8"), "......rGr......");
  EXPECT_EQ(on("10"), "........rGr....");
  EXPECT_EQ(on("11"), ".........rGr...");
  EXPECT_EQ(on("14"), "............rGr");
  EXPECT_EQ(on("15"), ".............rG");
}

TEST(RinkRatz, RR_16_after_a_rebound_the_other_team_lays_a_new_target) {
  Ice ice("rookie");
  ice.hands({"8 3 9 1", "8 4 9 1"});
  ice.play("1 8, 2 8, 1 3, 2 4, 1 9");
  EXPECT_TRUE(ice.said("RR-14 target seat=1 card=9"));
  ice.play("2 9");
  EXPECT_TRUE(ice.said("RR-14 goal seat=2 team=2 card=9 how=even_strength"));
}

TEST(RinkRatz, RR_16_rebounds_may_follow_one_another_any_number_of_times) {
  Ice ice("rookie");
  ice.hands({"8 3 3 5 7 7 2", "8 4 2 6 8 6 2"});
  ice.play("1 8, 2 8, 1 3, 2 4, 1 3, 2 2, 1 5, 2 6, 1 7, 2 8, 1 7, 2 6");
  EXPECT_TRUE(ice.said("RR-16 rebound seat=2 team=2"));
  ice.play("1 2, 2 2");
  EXPECT_EQ(ice.score(), "0-1");
}

TEST(RinkRatz, RR_16_beside_a_card_without_a_shot_there_is_no_rebound) {
  Ice ice("rookie");
  ice.hands({"8 3", "9 5"});
  ice.play("1 8, 2 9");
  EXPECT_TRUE(ice.silent_about("rebound"));
  EXPECT_EQ(ice.shot(), "none");
}

TEST(RinkRatz, RR_16_a_card_that_would_score_and_rebound_scores) {
  Ice ice("junior");
  ice.hands({"TM 10 3", "9 5 5"});
  ice.play("1 TM:two-on-one, 2 9, 1 10");
  EXPECT_EQ(ice.verdict(), 'G');
  EXPECT_TRUE(ice.silent_about("rebound"));
}

TEST(RinkRatz, RR_17_any_other_number_ends_the_shot_and_can_be_matched_by_the_next_player) {
  Ice ice("rookie");
  ice.hands({"8 11 5", "8 5 9"});
  ice.play("1 8, 2 8, 1 11, 2 5");
  EXPECT_THAT(ice.told(), ElementsAre("RR-9 number_played seat=2 card=5", "RR-17 missed team=2"));
  EXPECT_EQ(ice.shot(), "none");
  ice.play("1 5");
  EXPECT_TRUE(ice.said("RR-12 shot seat=1 team=1 shot=pair"));
}

TEST(RinkRatz, RR_17_a_special_instead_of_an_attempt_replaces_the_shot) {
  Ice ice("rookie");
  ice.hands({"8 5 9 7", "8 SB 5 9"});
  ice.play("1 8, 2 8, 1 5, 2 SB:shot");
  EXPECT_THAT(ice.told(),
              ElementsAre("RR-2 special_played seat=2 card=SB option=shot",
                          "RR-17 shot_given_up team=2", "RR-20 shot seat=2 team=2 shot=card"));
  EXPECT_EQ(ice.shot(), "2 card made");
  ice.play("1 9, 2 5");
  EXPECT_TRUE(ice.said("RR-17 missed team=2")) << "#5 was the target of the shot given up";
}

TEST(RinkRatz, RR_17_a_breakaway_instead_of_an_attempt_replaces_the_shot) {
  Ice ice("junior");
  ice.hands({"8 5 9 7", "8 BM 10 9"});
  ice.play("1 8, 2 8, 1 5, 2 BM:breakaway");
  EXPECT_TRUE(ice.said("RR-17 shot_given_up team=2"));
  ice.play("1 9, 2 10");
  EXPECT_EQ(ice.score(), "0-1");
}

TEST(RinkRatz, RR_18_the_previous_number_card_counts_even_under_a_special) {
  Ice ice("rookie");
  ice.hands({"8 SB 3", "SB 8 9"});
  ice.play("1 8, 2 SB:shot, 1 SB:block");
  EXPECT_EQ(ice.previous(), 8);
  ice.play("2 8");
  EXPECT_TRUE(ice.said("RR-12 shot seat=2 team=2 shot=pair"));
}

TEST(RinkRatz, RR_18_the_previous_number_card_may_be_ones_own) {
  Ice ice("rookie");
  ice.hands({"8 SB 3", "8 8 9"});
  ice.play("1 8, 2 8, 1 SB:block, 2 8");
  EXPECT_TRUE(ice.said("RR-12 shot seat=2 team=2 shot=pair"));
}

TEST(RinkRatz, RR_18_a_special_is_never_a_number_to_match) {
  Ice ice("rookie");
  ice.hands({"SB 9 3", "SB 5 9"});
  ice.play("1 SB:shot, 2 SB:block");
  EXPECT_EQ(ice.previous(), 0);
  EXPECT_EQ(ice.board().top, static_cast<std::uint8_t>(Card::shot_block));
}

TEST(RinkRatz, RR_18_option_with_a_special_on_top_there_is_nothing_to_match) {
  Ice ice("rookie", kBreakingPairs);
  ice.hands({"8 SB 8 3", "8 8 5 5"});
  ice.play("1 8, 2 8, 1 SB:block");
  EXPECT_EQ(ice.previous(), 0);
  ice.play("2 8");
  EXPECT_TRUE(ice.silent_about("shot"));
  ice.play("1 8");
  EXPECT_TRUE(ice.said("RR-12 shot seat=1 team=1 shot=pair")) << "a pair with nothing between";
}

TEST(RinkRatz, RR_18_option_a_save_too_lies_between_the_numbers) {
  Ice ice("junior", kBreakingPairs);
  ice.hands({"8 11 BM 3", "8 11 11 5"});
  ice.play("1 8, 2 8, 1 11, 2 11, 1 BM:save, 2 11");
  EXPECT_TRUE(ice.silent_about("shot"));
}

TEST(RinkRatz, RR_18_option_a_shot_card_is_still_played_out) {
  Ice ice("rookie", kBreakingPairs);
  ice.hands({"8 4 5", "SB 4 5"});
  ice.play("1 8, 2 SB:shot, 1 4, 2 4");
  EXPECT_EQ(ice.score(), "0-1");
}

TEST(RinkRatz, RR_18_breaking_pairs_is_off_unless_chosen) {
  EXPECT_FALSE(RinkRatz::make_rules(default_options<RinkRatz>()).specials_break_pairs);
}

TEST(RinkRatz, RR_19_open_allows_any_number_and_the_attacking_side_of_the_specials) {
  Ice ice("pro");
  ice.hands({"3 SB BM TM PD TD", "8 9 9 9 9 7"});
  EXPECT_EQ(ice.choices(), "3 SB:shot BM:breakaway TM:two-on-one PD:power-play TD:two-on-one");
}

TEST(RinkRatz, RR_19_answer_allows_any_number_and_the_defending_side) {
  Ice ice("pro");
  ice.hands({"8 8 3 SB BM TM PD TD", "8 9 9 9 9 7 6 6"});
  ice.play("1 8, 2 8");
  EXPECT_EQ(ice.choices(), "3 8 SB:block PD:shutdown TD:shutdown");
}

TEST(RinkRatz, RR_19_answer_to_a_breakaway_allows_no_block) {
  Ice ice("pro");
  ice.seat_to_play(2).hands({"3 SB TM PD TD", "BM 9 9 9 9"});
  ice.play("2 BM:breakaway");
  EXPECT_EQ(ice.choices(), "3 PD:shutdown TD:shutdown");
}

TEST(RinkRatz, RR_19_attempt_allows_any_number_and_the_attacking_side) {
  Ice ice("pro");
  ice.seat_to_play(2).hands({"8 3 SB BM TM PD TD", "8 5 9 9 9 7 6"});
  ice.play("2 8, 1 8, 2 5");
  EXPECT_EQ(ice.shot(), "1 pair on target");
  EXPECT_EQ(ice.choices(), "3 SB:shot BM:breakaway TM:two-on-one PD:power-play TD:two-on-one");
  EXPECT_EQ(ice.refused("1 SB:block"), "RR-21 rr.refused.nothing_to_block");
  EXPECT_EQ(ice.refused("1 PD:shutdown"), "RR-29 rr.refused.nothing_to_shut_down");
}

TEST(RinkRatz, RR_19_after_an_opposing_goal_it_is_as_open_and_saves_are_allowed) {
  Ice ice("pro");
  ice.hands({"8 11 3 SB BM TM PD TD", "8 11 9 9 9 7 6 6"});
  ice.play("1 8, 2 8, 1 11, 2 11");
  EXPECT_EQ(ice.choices(),
            "3 SB:shot BM:breakaway BM:save TM:two-on-one TM:save PD:power-play TD:two-on-one");
}

TEST(RinkRatz, RR_19_only_the_very_next_player_may_save) {
  Ice ice("junior", kFour);
  ice.hands({"8 TM 5", "8 9 6", "11 BM 7", "11 9 4"});
  ice.play("1 8, 2 8, 3 11, 4 11");
  EXPECT_EQ(ice.refused("1 TM:save"), "");
  ice.play("1 5, 2 9");
  EXPECT_EQ(ice.refused("3 BM:save"), "RR-24 rr.refused.no_goal_to_save");
}

TEST(RinkRatz, RR_19_only_the_very_next_player_may_block) {
  Ice ice("rookie", kFour);
  ice.hands({"8 SB", "8 9", "11 SB", "7 9"});
  ice.play("1 8, 2 8");
  EXPECT_EQ(ice.refused("3 SB:block"), "");
  ice.play("3 11, 4 7");
  EXPECT_EQ(ice.refused("1 SB:block"), "RR-21 rr.refused.nothing_to_block");
}

}  // namespace
}  // namespace benchboss::rink_ratz
