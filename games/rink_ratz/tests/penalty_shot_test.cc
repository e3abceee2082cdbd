#include "games/rink_ratz/tests/ice.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace benchboss::rink_ratz {
namespace {

using testing::Contains;
using testing::ElementsAre;

// A breakaway of seat 1 while seat 2 holds nothing but a shot/block card.
Ice breakaway_against_a_block(std::string_view level = "junior") {
  Ice ice(level);
  ice.keep("11 10 SB").hands({"BM 3", "SB"});
  ice.play("1 BM:breakaway");
  return ice;
}

TEST(RinkRatz, RR_30_nothing_legal_to_play_gives_the_opponents_a_penalty_shot) {  // seed's example
  Ice ice = breakaway_against_a_block();
  EXPECT_EQ(ice.choices(), "SB:none");
  ice.play("2 SB:none");
  EXPECT_THAT(ice.told(), ElementsAre("RR-30 wasted seat=2 card=SB"));
  EXPECT_EQ(ice.phase(), "penalty shot");
  EXPECT_EQ(ice.refused("1 3"), "refused.chance_first");
  ice.roll("11");
  EXPECT_THAT(ice.told(), ElementsAre("RR-30 penalty_shot team=1 card=11",
                                      "RR-30 penalty_shot_goal team=1 how=even_strength"));
  EXPECT_EQ(ice.score(), "1-0");
  EXPECT_EQ(ice.to_play(), 1);
}

TEST(RinkRatz, RR_30_a_stick_is_a_goal_and_anything_else_is_not) {
  for (int i = 0; i < kCards; ++i) {
    const auto card = static_cast<Card>(i);
    if (card == Card::breakaway_save) continue;  // the only one is on the pile
    Ice ice("pro");
    ice.keep(card_code(card)).hands({"BM 3", "SB"});
    ice.play("1 BM:breakaway, 2 SB:none");
    ice.roll(card_code(card));
    const bool goal = ice.score() == "1-0";
    EXPECT_EQ(goal, is_number(card) && number_of(card) >= 11) << card_code(card);
    EXPECT_EQ(bool(ice.said("RR-30 penalty_shot_missed team=1")), !goal) << card_code(card);
  }
}

TEST(RinkRatz, RR_30_the_penalty_shot_replaces_the_pending_shot) {
  Ice ice = breakaway_against_a_block();
  ice.play("2 SB:none");
  ice.roll("10");
  EXPECT_EQ(ice.shot(), "none");
  EXPECT_EQ(ice.score(), "0-0");
}

TEST(RinkRatz, RR_30_a_penalty_shot_goal_resets_the_pair) {
  Ice ice("junior");
  ice.keep("11").hands({"8 BM 5", "5 SB"});
  ice.play("1 8, 2 5, 1 BM:breakaway, 2 SB:none");
  ice.roll("11");
  EXPECT_EQ(ice.previous(), 0);
  ice.play("1 5");
  EXPECT_EQ(ice.verdict(), '.');
}

TEST(RinkRatz, RR_30_a_missed_penalty_shot_leaves_the_pair) {
  Ice ice("junior");
  ice.keep("10").hands({"8 BM 5", "5 SB"});
  ice.play("1 8, 2 5, 1 BM:breakaway, 2 SB:none");
  ice.roll("10");
  ice.play("1 5");
  EXPECT_TRUE(ice.said("RR-12 shot seat=1 team=1 shot=pair"));
}

TEST(RinkRatz, RR_30_a_penalty_shot_goal_cannot_be_saved) {
  Ice ice("junior");
  ice.keep("11").hands({"BM 3 4", "SB TM"});
  ice.play("1 BM:breakaway, 2 SB:none");
  ice.roll("11");
  EXPECT_EQ(ice.board().fresh_goal.team, kNoTeam);
  ice.play("1 3");
  EXPECT_EQ(ice.refused("2 TM:save"), "RR-24 rr.refused.no_goal_to_save");
  EXPECT_EQ(ice.score(), "1-0");
}

TEST(RinkRatz, RR_30_the_card_comes_from_the_top_of_the_bench_and_is_then_known) {
  Ice ice("pro");
  ice.keep("11 10").hands({"BM SB 3", "SB TM"});
  ice.play("1 BM:breakaway, 2 SB:none");
  ice.roll("10");
  EXPECT_EQ(ice.board().bench_draws, 1);
  EXPECT_THAT(lines_of(ice.rules(), ice.view(2)), Contains("bench_shown.=10"));
  ice.play("1 SB:shot, 2 TM:none");
  ice.roll("11");
  EXPECT_EQ(ice.board().bench_draws, 2);
  EXPECT_EQ(ice.score(), "1-0");
}

TEST(RinkRatz, RR_30_a_card_drawn_goes_under_the_others_and_comes_round_again) {
  Ice ice("junior");  // two bench cards, both drawn before
  ice.bench_drawn("11 3").hands({"BM SB 4", "SB TM"});
  ice.play("1 BM:breakaway, 2 SB:none");
  EXPECT_EQ(ice.refused_roll("3"), "refused.impossible_outcome");
  EXPECT_EQ(ice.refused_roll("12"), "refused.impossible_outcome");
  EXPECT_EQ(RinkRatz::tickets(ice.rules(), ice.state()), 1u);
  EXPECT_EQ(RinkRatz::outcome_at(ice.rules(), ice.state(), 0).card, number_card(11));
  ice.roll("11");
  EXPECT_EQ(ice.score(), "1-0");
  ice.play("1 SB:shot, 2 TM:none");
  EXPECT_EQ(ice.refused_roll("11"), "refused.impossible_outcome");
  ice.roll("3");
  EXPECT_TRUE(ice.said("RR-30 penalty_shot_missed team=1"));
}

TEST(RinkRatz, RR_30_a_drawn_bench_card_is_not_dealt_in_that_period) {
  Ice ice("junior");
  ice.keep("11").hands({"11 11 11 BM", "3 4 5 SB"});
  ice.play("1 11, 2 3, 1 11, 2 4, 1 11, 2 5, 1 BM:breakaway, 2 SB:none");
  ice.roll("11");  // the last of the four
  EXPECT_EQ(ice.phase(), "deal");
  EXPECT_EQ(ice.refused_roll("11"), "refused.impossible_outcome");
}

TEST(RinkRatz, RR_30_an_overtime_penalty_shot_goal_ends_the_game_at_once) {
  Ice ice("junior");
  ice.period(4).keep("11").hands({"BM 3", "SB"});
  ice.play("1 BM:breakaway, 2 SB:none");
  ice.roll("11");
  EXPECT_TRUE(ice.said("RR-7 won team=1 goals1=1 goals2=0"));
  EXPECT_EQ(ice.phase(), "over");
}

TEST(RinkRatz, RR_30_a_full_overtime_period_goes_on_after_a_penalty_shot_goal) {
  Ice ice("junior", {{"overtime", "full"}});
  ice.period(4).keep("11").hands({"BM 3", "SB"});
  ice.play("1 BM:breakaway, 2 SB:none");
  ice.roll("11");
  EXPECT_EQ(ice.phase(), "play");
}

TEST(RinkRatz, RR_30_the_last_card_of_a_shift_has_its_penalty_shot_before_the_deal) {
  Ice ice("junior");
  ice.keep("11").hands({"BM", "SB"});
  ice.play("1 BM:breakaway, 2 SB:none");
  EXPECT_EQ(ice.phase(), "penalty shot");
  ice.roll("11");
  EXPECT_THAT(ice.told(), ElementsAre("RR-30 penalty_shot team=1 card=11",
                                      "RR-30 penalty_shot_goal team=1 how=even_strength",
                                      "RR-9 shift_begins number=2"));
}

TEST(RinkRatz, RR_30_the_last_card_of_the_game_can_be_decided_by_a_penalty_shot) {
  Ice ice("junior");
  ice.period(3).last_shift().keep("11 3").hands({"BM", "SB"});
  ice.play("1 BM:breakaway, 2 SB:none");
  EXPECT_EQ(ice.phase(), "penalty shot");
  ice.roll("11");
  EXPECT_TRUE(ice.said("RR-7 won team=1 goals1=1 goals2=0"));
  EXPECT_TRUE(ice.silent_about("shot_lost"));
}

TEST(RinkRatz, RR_30a_the_test_is_the_hand_of_the_player_to_move_not_his_partners) {
  Ice ice("junior", kFour);
  ice.keep("11").hands({"BM 3", "SB", "4", "5"});
  ice.play("1 BM:breakaway");
  EXPECT_EQ(ice.choices(), "SB:none");
  ice.play("2 SB:none");
  ice.roll("11");
  EXPECT_EQ(ice.score(), "1-0");
  EXPECT_EQ(ice.to_play(), 3);
}

TEST(RinkRatz, RR_30a_the_player_chooses_which_special_and_names_no_option) {
  Ice ice("junior");
  ice.keep("11").hands({"BM 3 4", "SB TM"});
  ice.play("1 BM:breakaway");
  EXPECT_EQ(ice.choices(), "SB:none TM:none");
  ice.play("2 TM:none");
  EXPECT_TRUE(ice.said("RR-30 wasted seat=2 card=TM"));
  EXPECT_EQ(ice.hand(2), "SB");
}

TEST(RinkRatz, RR_30a_any_shot_may_lead_to_it_when_only_saves_are_left) {
  Ice ice("junior");
  ice.keep("11").hands({"SB 3", "BM"});
  ice.play("1 SB:shot");
  EXPECT_EQ(ice.choices(), "BM:none");
}

TEST(RinkRatz, RR_30a_it_happens_only_in_answer) {
  Ice ice("junior");
  ice.hands({"SB BM", "9 8"});
  EXPECT_EQ(ice.choices(), "SB:shot BM:breakaway");
  EXPECT_EQ(ice.refused("1 SB:none"), "RR-30a rr.refused.waste_only_after_shot");
}

TEST(RinkRatz, RR_30a_never_in_rookie) {
  Ice ice("rookie");
  ice.hands({"SB 3", "SB"});
  ice.play("1 SB:shot");
  EXPECT_EQ(ice.choices(), "SB:block");
  EXPECT_EQ(ice.refused("2 SB:none"), "RR-31 rr.refused.legal_play_exists");
}

TEST(RinkRatz, RR_30a_a_shutdown_in_hand_is_a_legal_play) {
  for (const std::string card : {"PD", "TD"}) {
    Ice ice("pro");
    ice.hands({"BM 3 4", card + " SB"});
    ice.play("1 BM:breakaway");
    EXPECT_EQ(ice.choices(), card + ":shutdown");
  }
}

TEST(RinkRatz, RR_30a_the_bench_card_is_shown_to_all) {
  Ice ice = breakaway_against_a_block();
  ice.play("2 SB:none");
  ice.roll("11");
  for (const Seat seat : {Seat{0}, Seat{1}, kSpectator})
    EXPECT_EQ(tell(as_seen_by(ice.events()[0], seat)), "RR-30 penalty_shot team=1 card=11");
  for (const int seat : {1, 2, Ice::kWatcher})
    EXPECT_THAT(lines_of(ice.rules(), ice.view(seat)), Contains("bench_shown.=11"));
}

TEST(RinkRatz, RR_30a_the_card_played_counts_in_a_power_play) {
  Ice ice("pro");
  ice.keep("10").hands({"PD BM 12", "5 SB"});
  ice.play("1 PD:power-play, 2 5, 1 BM:breakaway, 2 SB:none");
  ice.roll("10");
  EXPECT_EQ(ice.power_play(), "1: 4 of 8") << "the bench card itself does not count";
  ice.play("1 12");
  EXPECT_EQ(ice.shot(), "1 stick made");
}

TEST(RinkRatz, RR_30a_as_the_eighth_card_it_ends_the_power_play_after_the_penalty_shot) {
  Ice missed("pro");
  missed.keep("10 11").hands({"PD 6 3 BM 12", "2 9 7 SB"});
  missed.play("1 PD:power-play, 2 2, 1 6, 2 9, 1 3, 2 7, 1 BM:breakaway, 2 SB:none");
  Ice scored = missed;
  missed.roll("10");
  EXPECT_THAT(missed.told(),
              ElementsAre("RR-30 penalty_shot team=1 card=10", "RR-30 penalty_shot_missed team=1",
                          "RR-26 power_play_over team=1"));
  scored.roll("11");
  EXPECT_THAT(scored.told(), ElementsAre("RR-30 penalty_shot team=1 card=11",
                                         "RR-30 penalty_shot_goal team=1 how=power_play",
                                         "RR-26 power_play_over team=1"));
  EXPECT_EQ(scored.power_play(), "none");
}

TEST(RinkRatz, RR_30a_a_penalty_shot_goal_ends_the_scorers_power_play) {
  Ice ice("pro");
  ice.keep("11").hands({"PD BM 12", "5 SB"});
  ice.play("1 PD:power-play, 2 5, 1 BM:breakaway, 2 SB:none");
  ice.roll("11");
  EXPECT_TRUE(ice.said("RR-30 penalty_shot_goal team=1 how=power_play"));
  EXPECT_TRUE(ice.said("RR-26 power_play_over team=1"));
  EXPECT_EQ(ice.power_play(), "none");
}

TEST(RinkRatz, RR_30a_a_short_handed_penalty_shot_goal_does_not_end_the_power_play) {
  Ice ice("pro");
  ice.keep("11").hands({"PD 9 SB", "5 BM 3"});
  ice.play("1 PD:power-play, 2 5, 1 9, 2 BM:breakaway, 1 SB:none");
  ice.roll("11");
  EXPECT_TRUE(ice.said("RR-30 penalty_shot_goal team=2 how=short_handed"));
  EXPECT_EQ(ice.power_play(), "1: 5 of 8");
}

TEST(RinkRatz, RR_30a_a_penalty_shot_goal_brings_a_pulled_goalie_back) {
  Ice ice("junior");
  ice.period(3).last_shift().score(0, 2).keep("11 10").hands({"BM 3", "SB"});
  ice.play("1 pull-goalie, 1 BM:breakaway, 2 SB:none");
  Ice missed = ice;
  ice.roll("11");
  EXPECT_TRUE(ice.said("RR-35 goalie_back team=1"));
  EXPECT_EQ(ice.goalies_out(), "");
  missed.roll("10");
  EXPECT_EQ(missed.goalies_out(), "1");
}

TEST(RinkRatz, RR_31_a_number_in_hand_is_a_legal_play_so_no_special_is_wasted) {
  Ice ice("junior");
  ice.hands({"BM 3", "SB 9"});
  ice.play("1 BM:breakaway");
  EXPECT_EQ(ice.choices(), "9");
  EXPECT_EQ(ice.refused("2 SB:none"), "RR-31 rr.refused.legal_play_exists");
}

TEST(RinkRatz, RR_31_another_special_that_can_be_played_is_a_legal_play) {
  Ice ice("pro");
  ice.hands({"BM 3 4", "SB PD"});
  ice.play("1 BM:breakaway");
  EXPECT_EQ(ice.refused("2 SB:none"), "RR-31 rr.refused.legal_play_exists");
  EXPECT_EQ(ice.refused("2 PD:none"), "RR-31 rr.refused.legal_play_exists");
}

TEST(RinkRatz, RR_31_an_illegal_option_is_refused_even_when_nothing_is_legal) {
  Ice ice = breakaway_against_a_block();
  EXPECT_EQ(ice.refused("2 SB:block"), "RR-21 rr.refused.breakaway_not_blocked");
  EXPECT_EQ(ice.refused("2 SB:shot"), "RR-20 rr.refused.shot_is_played_out");
  EXPECT_EQ(ice.refused("2 SB:none"), "");
}

}  // namespace
}  // namespace benchboss::rink_ratz
