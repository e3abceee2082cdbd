#include "games/rink_ratz/tests/ice.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace benchboss::rink_ratz {
namespace {

using testing::ElementsAre;

TEST(RinkRatz, RR_7_more_goals_win) {
  Ice ice("rookie");
  ice.period(3).last_shift().score(2, 1).hands({"3", "9"});
  ice.play("1 3, 2 9");
  EXPECT_TRUE(ice.said("RR-7 won team=1 goals1=2 goals2=1"));
  EXPECT_EQ(ice.phase(), "over");
  EXPECT_EQ(ice.winners(), "1");
  EXPECT_EQ(ice.refused("1 3"), "refused.game_over");
}

TEST(RinkRatz, RR_7_partners_win_together) {
  Ice ice("rookie", kFour);
  ice.period(3).last_shift().score(0, 1).hands({"3", "9", "5", "12"});
  ice.play("1 3, 2 9, 3 5, 4 12");
  EXPECT_TRUE(ice.said("RR-7 won team=2 goals1=0 goals2=1"));
  EXPECT_EQ(ice.winners(), "2 4");
  EXPECT_EQ(RinkRatz::result(ice.rules(), ice.state()).points[3], 1);
  EXPECT_EQ(RinkRatz::result(ice.rules(), ice.state()).points[2], 0);
}

TEST(RinkRatz, RR_7_partners_sit_across_so_that_the_teams_alternate) {
  const Rules rules = rules_of("rookie", kFour);
  EXPECT_EQ(RinkRatz::team(rules, 0), RinkRatz::team(rules, 2));
  EXPECT_EQ(RinkRatz::team(rules, 1), RinkRatz::team(rules, 3));
  EXPECT_NE(RinkRatz::team(rules, 0), RinkRatz::team(rules, 1));
}

TEST(RinkRatz, RR_7_nobody_has_won_while_the_game_goes_on) {
  Ice ice("rookie");
  ice.score(4, 1).hands({"3 5", "9 8"});
  EXPECT_EQ(ice.winners(), "");
}

TEST(RinkRatz, RR_8_the_highest_number_deals) {
  Ice ice("pro");
  ice.roll("3, 12");
  EXPECT_TRUE(ice.said("RR-8 face_off_card seat=2 card=12"));
  EXPECT_TRUE(ice.said("RR-8 dealer seat=2"));
  EXPECT_EQ(ice.board().dealer, 1);
}

TEST(RinkRatz, RR_8_a_special_ranks_below_number_1) {
  Ice ice("pro");
  ice.roll("PD, 1");
  EXPECT_TRUE(ice.said("RR-8 dealer seat=2"));
  Ice other("pro");
  other.roll("1, BM");
  EXPECT_TRUE(other.said("RR-8 dealer seat=1"));
}

TEST(RinkRatz, RR_8_those_tied_for_the_highest_draw_again) {
  Ice ice("rookie");
  ice.roll("7, 7");
  EXPECT_TRUE(ice.said("RR-8 face_off_tie"));
  EXPECT_EQ(ice.phase(), "face-off");
  ice.roll("9, 2");
  EXPECT_TRUE(ice.said("RR-8 dealer seat=1"));
}

TEST(RinkRatz, RR_8_two_specials_are_tied_whichever_they_are) {
  Ice ice("pro");
  ice.roll("SB, TD");
  EXPECT_TRUE(ice.said("RR-8 face_off_tie"));
}

TEST(RinkRatz, RR_8_only_the_tied_players_draw_again) {
  Ice ice("rookie", kFour);
  ice.roll("9, 3, 5, 9");
  EXPECT_TRUE(ice.said("RR-8 face_off_tie"));
  ice.roll("4");
  EXPECT_TRUE(ice.said("RR-8 face_off_card seat=1 card=4"));
  ice.roll("6");
  EXPECT_TRUE(ice.said("RR-8 face_off_card seat=4 card=6"));
  EXPECT_TRUE(ice.said("RR-8 dealer seat=4"));
}

TEST(RinkRatz, RR_8_a_tie_below_the_highest_card_does_not_matter) {
  Ice ice("rookie", kFour);
  ice.roll("5, 5, 9, 5");
  EXPECT_TRUE(ice.said("RR-8 dealer seat=3"));
}

TEST(RinkRatz, RR_8_cards_drawn_stay_out_until_the_cards_go_back_before_the_shuffle) {
  Ice ice("rookie");
  ice.roll("7, 7, 7, 7");
  EXPECT_EQ(ice.refused_roll("7"), "refused.impossible_outcome");
  ice.roll("9, 2");
  EXPECT_EQ(ice.refused_roll("7"), "");
  EXPECT_EQ(ice.state().unseen, ice.rules().deck);
}

TEST(RinkRatz, RR_8_when_ties_empty_the_deck_the_first_of_the_tied_deals) {
  Ice ice("rookie");
  for (int number = 1; number <= 15; ++number) {
    const std::string pair = std::to_string(number) + ", " + std::to_string(number);
    ice.roll(pair);
    ice.roll(pair);
  }
  ice.roll("SB, SB, SB");
  EXPECT_EQ(ice.phase(), "face-off");
  ice.roll("SB");
  EXPECT_TRUE(ice.said("RR-8 dealer seat=1"));
  EXPECT_EQ(ice.phase(), "deal");
}

TEST(RinkRatz, RR_8_when_the_deck_has_too_few_cards_for_all_who_tie_the_first_of_them_deals) {
  Ice ice("junior", kFour);
  for (int number = 1; number <= 15; ++number) {
    const std::string card = std::to_string(number);
    for (int seat = 0; seat < 4; ++seat) ice.roll(card);
  }
  ice.roll("SB, SB, SB, SB");
  EXPECT_EQ(ice.phase(), "deal") << "two cards are left for four players";
  EXPECT_TRUE(ice.said("RR-8 dealer seat=1"));
}

TEST(RinkRatz, RR_8_nobody_plays_before_the_face_off_is_over) {
  Ice ice("pro");
  ice.roll("3");
  EXPECT_EQ(ice.refused("1 3"), "refused.chance_first");
}

TEST(RinkRatz, RR_9_eight_cards_each_are_dealt_round_the_table_from_the_dealers_left) {
  Ice ice("rookie", kFour);
  ice.roll("3, 12, 4, 5");  // seat 2 deals
  for (int round = 0; round < 8; ++round)
    for (const int seat : {3, 4, 1, 2}) {
      EXPECT_EQ(ice.phase(), "deal");
      const std::string card = std::to_string(round + 1);
      ice.roll(card);
      EXPECT_TRUE(ice.said("RR-9 dealt seat=" + std::to_string(seat) + " card=" + card));
    }
  EXPECT_EQ(ice.phase(), "play");
  for (int seat = 1; seat <= 4; ++seat) EXPECT_EQ(ice.hand(seat), "1 2 3 4 5 6 7 8");
}

TEST(RinkRatz, RR_9_the_dealers_left_plays_first_then_all_in_turn_one_card_each) {
  Ice ice("rookie", kFour);
  ice.roll("3, 12, 4, 5");
  ice.deal({"1", "5", "9", "13"});
  EXPECT_EQ(ice.to_play(), 3);
  EXPECT_EQ(ice.refused("4 13"), "refused.not_your_turn");
  ice.play("3 9");
  EXPECT_TRUE(ice.said("RR-9 number_played seat=3 card=9"));
  ice.play("4 13, 1 1, 2 5");
  EXPECT_EQ(ice.to_play(), 3);
}

TEST(RinkRatz, RR_9_a_card_that_is_not_in_the_hand_is_refused) {
  Ice ice("pro");
  ice.hands({"3 5", "9 8"});
  EXPECT_EQ(ice.refused("1 9"), "RR-9 rr.refused.not_in_hand");
  EXPECT_EQ(ice.refused("1 PD:power-play"), "RR-9 rr.refused.not_in_hand");
  EXPECT_EQ(ice.refused("5 3"), "refused.no_such_seat");
}

TEST(RinkRatz, RR_9_when_all_hands_are_empty_eight_more_are_dealt_and_the_same_player_leads) {
  Ice ice("rookie");
  ice.hands({"3", "9"});
  ice.play("1 3");
  EXPECT_EQ(ice.phase(), "play");
  ice.play("2 9");
  EXPECT_TRUE(ice.said("RR-9 shift_begins number=2"));
  EXPECT_EQ(ice.phase(), "deal");
  EXPECT_EQ(ice.refused("1 3"), "refused.chance_first");
  ice.deal({"", ""});
  EXPECT_EQ(ice.to_play(), 1);
  EXPECT_EQ(ice.board().sizes[0], 8);
  EXPECT_EQ(ice.board().sizes[1], 8);
}

TEST(RinkRatz, RR_9_when_all_is_dealt_and_played_the_period_ends) {
  Ice ice("rookie");
  ice.shift(3).hands({"3", "9"});
  ice.play("1 3, 2 9");
  EXPECT_TRUE(ice.silent_about("period_ends"));
  ice.deal({"", ""});
  Philox random(9);
  while (ice.board().in_hands > 0 && ice.phase() == "play") ice.step(random);
  EXPECT_EQ(ice.board().period, 2);
}

TEST(RinkRatz, RR_9_with_four_players_the_second_shift_is_the_last) {
  Ice ice("rookie", kFour);
  ice.shift(2).hands({"3", "9", "6", "12"});
  ice.play("1 3, 2 9, 3 6, 4 12");
  EXPECT_TRUE(ice.said("RR-10 period_ends number=1 goals1=0 goals2=0"));
}

TEST(RinkRatz, RR_10_the_dealers_left_deals_the_next_period) {
  Ice ice("rookie", kFour);
  ice.last_shift().seat_to_play(2).hands({"3", "9", "6", "12"});  // seat 1 dealt
  ice.play("2 9, 3 6, 4 12, 1 3");
  EXPECT_TRUE(ice.said("RR-10 period_ends number=1 goals1=0 goals2=0"));
  EXPECT_TRUE(ice.said("RR-10 period_begins number=2 seat=2"));
  ice.deal({"", "", "", ""});
  EXPECT_EQ(ice.to_play(), 3);
}

TEST(RinkRatz, RR_10_every_period_is_dealt_from_the_whole_deck) {
  Ice ice("pro");
  ice.last_shift().hands({"3", "9"});
  ice.play("1 3, 2 9");
  EXPECT_EQ(ice.state().unseen, ice.rules().deck);
}

TEST(RinkRatz, RR_10_a_tie_after_three_periods_goes_to_overtime) {
  Ice ice("pro");
  ice.period(3).last_shift().score(1, 1).hands({"3", "9"});
  ice.play("1 3, 2 9");
  EXPECT_THAT(ice.told(),
              ElementsAre("RR-9 number_played seat=2 card=9",
                          "RR-10 period_ends number=3 goals1=1 goals2=1",
                          "RR-10 overtime_begins number=1 seat=1", "RR-6 bench_set_aside number=5",
                          "RR-9 shift_begins number=1"));
}

TEST(RinkRatz, RR_10_overtime_follows_overtime_while_tied) {
  Ice ice("pro");
  ice.period(4).last_shift().hands({"3", "9"});
  ice.play("1 3, 2 9");
  EXPECT_TRUE(ice.said("RR-10 overtime_ends number=1 goals1=0 goals2=0"));
  EXPECT_TRUE(ice.said("RR-10 overtime_begins number=2 seat=1"));
}

TEST(RinkRatz, RR_10_a_lead_before_the_third_period_is_over_ends_nothing) {
  Ice ice("pro");
  ice.period(2).last_shift().score(5, 0).hands({"3", "9"});
  ice.play("1 3, 2 9");
  EXPECT_TRUE(ice.said("RR-10 period_begins number=3 seat=1"));
}

TEST(RinkRatz, RR_10_an_overtime_goal_stands_when_the_very_next_card_is_no_save) {
  Ice ice("pro");
  ice.period(4).hands({"8 11 3", "8 11 9"});
  ice.play("1 8, 2 8, 1 11, 2 11");
  EXPECT_EQ(ice.phase(), "play") << "it may still be saved";
  EXPECT_TRUE(ice.silent_about("won"));
  ice.play("1 3");
  EXPECT_THAT(ice.told(),
              ElementsAre("RR-9 number_played seat=1 card=3", "RR-10 goal_stands team=2",
                          "RR-7 won team=2 goals1=0 goals2=1"));
  EXPECT_EQ(ice.phase(), "over");
  EXPECT_EQ(ice.winners(), "2");
}

TEST(RinkRatz, RR_10_a_special_that_is_no_save_lets_the_overtime_goal_stand_too) {
  Ice ice("pro");
  ice.period(4).hands({"8 11 BM", "8 11 9"});
  ice.play("1 8, 2 8, 1 11, 2 11, 1 BM:breakaway");
  EXPECT_TRUE(ice.said("RR-10 goal_stands team=2"));
  EXPECT_TRUE(ice.silent_about("shot"));
}

TEST(RinkRatz, RR_10_a_saved_overtime_goal_does_not_end_the_game) {
  Ice ice("pro");
  ice.period(4).hands({"8 11 BM", "8 11 9"});
  ice.play("1 8, 2 8, 1 11, 2 11, 1 BM:save");
  EXPECT_EQ(ice.phase(), "play");
  EXPECT_EQ(ice.score(), "0-0");
  EXPECT_TRUE(ice.silent_about("goal_stands"));
}

TEST(RinkRatz, RR_10_rookies_have_no_save_so_an_overtime_goal_ends_the_game_at_once) {
  Ice ice("rookie");
  ice.period(4).hands({"8 11 3", "8 11 9"});
  ice.play("1 8, 2 8, 1 11, 2 11");
  EXPECT_TRUE(ice.said("RR-7 won team=2 goals1=0 goals2=1"));
  EXPECT_EQ(ice.phase(), "over");
}

TEST(RinkRatz, RR_10_an_overtime_goal_with_the_last_card_of_a_shift_waits_for_the_next_shift) {
  Ice ice("junior");
  ice.period(4).hands({"8 11", "8 11"});
  ice.play("1 8, 2 8, 1 11, 2 11");
  EXPECT_EQ(ice.phase(), "deal");
  ice.deal({"BM 3", ""});
  Ice saved = ice;
  saved.play("1 BM:save");
  EXPECT_EQ(saved.phase(), "play");
  ice.play("1 3");
  EXPECT_EQ(ice.phase(), "over");
}

TEST(RinkRatz, RR_10_an_overtime_goal_with_the_last_card_of_the_period_stands_at_once) {
  Ice ice("junior");
  ice.period(4).last_shift().hands({"8 11", "8 11"});
  ice.play("1 8, 2 8, 1 11, 2 11");
  EXPECT_TRUE(ice.said("RR-7 won team=2 goals1=0 goals2=1"));
}

TEST(RinkRatz, RR_10_a_goal_of_the_third_period_is_no_sudden_death) {
  Ice ice("rookie");
  ice.period(3).hands({"8 11 3", "8 11 9"});
  ice.play("1 8, 2 8, 1 11, 2 11, 1 3");
  EXPECT_EQ(ice.phase(), "play");
  EXPECT_TRUE(ice.silent_about("goal_stands"));
}

TEST(RinkRatz, RR_10_full_overtime_periods_are_played_to_their_last_card) {
  for (const std::string_view level : kLevelWords) {
    Ice ice(level, {{"overtime", "full"}});
    ice.period(4).last_shift().hands({"8 11 3", "8 11 9"});
    ice.play("1 8, 2 8, 1 11, 2 11");
    EXPECT_EQ(ice.phase(), "play") << level;
    ice.play("1 3");
    EXPECT_EQ(ice.phase(), "play") << level;
    ice.play("2 9");
    EXPECT_TRUE(ice.said("RR-7 won team=2 goals1=0 goals2=1")) << level;
  }
}

TEST(RinkRatz, RR_10_a_full_overtime_period_that_ends_tied_is_followed_by_another) {
  Ice ice("rookie", {{"overtime", "full"}});
  ice.period(4).last_shift().score(2, 2).hands({"3", "9"});
  ice.play("1 3, 2 9");
  EXPECT_TRUE(ice.said("RR-10 overtime_begins number=2 seat=1"));
}

TEST(RinkRatz, RR_10a_a_tie_after_ten_overtime_periods_is_a_draw) {
  Ice ice("pro");
  ice.period(13).last_shift().score(2, 2).hands({"3", "9"});
  ice.play("1 3, 2 9");
  EXPECT_TRUE(ice.said("RR-10a drawn goals1=2 goals2=2"));
  EXPECT_EQ(ice.phase(), "over");
  EXPECT_EQ(ice.winners(), "");
}

TEST(RinkRatz, RR_10a_the_tenth_overtime_period_is_still_played) {
  Ice ice("pro");
  ice.period(12).last_shift().hands({"3", "9"});
  ice.play("1 3, 2 9");
  EXPECT_TRUE(ice.said("RR-10 overtime_begins number=10 seat=1"));
}

TEST(RinkRatz, RR_10a_without_overtime_periods_a_tie_after_three_is_a_draw) {
  Ice ice("pro", {{"overtime_periods", "0"}});
  ice.period(3).last_shift().score(1, 1).hands({"3", "9"});
  ice.play("1 3, 2 9");
  EXPECT_TRUE(ice.said("RR-10a drawn goals1=1 goals2=1"));
}

TEST(RinkRatz, RR_10a_the_option_says_how_many_overtime_periods_come_before_the_draw) {
  Ice first("pro", {{"overtime_periods", "2"}});
  first.period(4).last_shift().hands({"3", "9"});
  first.play("1 3, 2 9");
  EXPECT_TRUE(first.said("RR-10 overtime_begins number=2 seat=1"));
  Ice second("pro", {{"overtime_periods", "2"}});
  second.period(5).last_shift().hands({"3", "9"});
  second.play("1 3, 2 9");
  EXPECT_TRUE(second.said("RR-10a drawn goals1=0 goals2=0"));
}

TEST(RinkRatz, RR_10a_the_option_goes_from_0_to_10) {
  OptionsOf<RinkRatz> values = default_options<RinkRatz>();
  EXPECT_EQ(RinkRatz::make_rules(values).overtime_periods, 10);
  EXPECT_EQ(set_option(RinkRatz::kOptions, values, "overtime_periods", "0"), OptionFault::none);
  EXPECT_EQ(set_option(RinkRatz::kOptions, values, "overtime_periods", "11"),
            OptionFault::bad_value);
}

TEST(RinkRatz, RR_11_the_last_card_of_a_shift_can_be_matched_in_the_next) {
  Ice ice("rookie");
  ice.hands({"3", "8"});
  ice.play("1 3, 2 8");
  EXPECT_EQ(ice.previous(), 8);
  ice.deal({"8", ""});
  ice.play("1 8");
  EXPECT_TRUE(ice.said("RR-12 shot seat=1 team=1 shot=pair"));
}

TEST(RinkRatz, RR_11_a_shot_made_with_the_last_card_is_played_out_in_the_next_shift) {
  Ice ice("rookie");
  ice.hands({"8", "8"});
  ice.play("1 8, 2 8");
  EXPECT_EQ(ice.shot(), "2 pair made");
  ice.deal({"11", "11"});
  ice.play("1 11, 2 11");
  EXPECT_EQ(ice.score(), "0-1");
}

TEST(RinkRatz, RR_11_a_target_laid_with_the_last_card_is_tried_in_the_next_shift) {
  Ice ice("rookie");
  ice.hands({"3 8", "8 11"});
  ice.play("1 3, 2 8, 1 8, 2 11");
  EXPECT_EQ(ice.shot(), "1 pair on target");
  ice.deal({"11", ""});
  ice.play("1 11");
  EXPECT_EQ(ice.score(), "1-0");
}

TEST(RinkRatz, RR_11_a_goal_with_the_last_card_can_be_saved_in_the_next_shift) {
  Ice ice("junior");
  ice.hands({"8 11", "8 11"});
  ice.play("1 8, 2 8, 1 11, 2 11");
  ice.deal({"TM", ""});
  EXPECT_EQ(ice.score(), "0-1");
  ice.play("1 TM:save");
  EXPECT_EQ(ice.score(), "0-0");
}

TEST(RinkRatz, RR_11_a_new_period_starts_with_an_empty_pile) {
  Ice ice("rookie");
  ice.last_shift().hands({"3", "8"});
  ice.play("1 3, 2 8");
  EXPECT_EQ(ice.previous(), 0);
  EXPECT_EQ(ice.board().top, kNoCard);
  ice.deal({"", "8"});
  ice.play("2 8");
  EXPECT_TRUE(ice.silent_about("shot"));
}

TEST(RinkRatz, RR_11_a_shot_pending_at_the_end_of_a_period_is_lost) {
  Ice ice("rookie");
  ice.last_shift().hands({"8", "8"});
  ice.play("1 8, 2 8");
  EXPECT_TRUE(ice.said("RR-11 shot_lost team=2"));
  EXPECT_EQ(ice.shot(), "none");
}

TEST(RinkRatz, RR_11_a_target_of_one_period_cannot_be_hit_in_the_next) {
  Ice ice("rookie");
  ice.last_shift().hands({"3 8", "8 11"});
  ice.play("1 3, 2 8, 1 8, 2 11");
  EXPECT_TRUE(ice.said("RR-11 shot_lost team=1"));
  ice.deal({"", "11"});
  ice.play("2 11");
  EXPECT_EQ(ice.score(), "0-0");
}

TEST(RinkRatz, RR_11_a_goal_at_the_end_of_a_period_stands) {
  Ice ice("junior");
  ice.last_shift().hands({"8 11", "8 11"});
  ice.play("1 8, 2 8, 1 11, 2 11");
  EXPECT_TRUE(ice.silent_about("shot_lost"));
  ice.deal({"BM", "TM"});
  EXPECT_EQ(ice.refused("2 TM:save"), "RR-24 rr.refused.no_goal_to_save");
  ice.play("2 TM:two-on-one");
  EXPECT_EQ(ice.refused("1 BM:save"), "RR-24 rr.refused.no_goal_to_save");
  EXPECT_EQ(ice.score(), "0-1");
}

}  // namespace
}  // namespace benchboss::rink_ratz
