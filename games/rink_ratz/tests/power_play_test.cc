#include "games/rink_ratz/tests/ice.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace benchboss::rink_ratz {
namespace {

using testing::Contains;
using testing::ElementsAre;

TEST(RinkRatz, RR_25_a_power_play_card_starts_a_power_play_with_a_shot) {
  Ice ice("pro");
  ice.hands({"PD 3", "5 9"});
  ice.play("1 PD:power-play");
  EXPECT_THAT(ice.told(), ElementsAre("RR-2 special_played seat=1 card=PD option=power-play",
                                      "RR-25 power_play_begins team=1",
                                      "RR-25 shot seat=1 team=1 shot=power_play"));
  EXPECT_EQ(ice.power_play(), "1: 1 of 8");
  EXPECT_EQ(ice.shot(), "1 power play made");
}

TEST(RinkRatz, RR_25_on_a_target_a_stick_that_does_not_score_or_rebound_is_a_new_shot) {
  const auto on = [](const std::string& target) {
    return verdicts([&](const std::string& number) {
      Ice ice("pro");
      ice.hands({"PD 3 " + number, target + " 9 1"});
      ice.play("1 PD:power-play, 2 " + target + ", 1 " + number);
      return ice;
    });
  };
  EXPECT_EQ(on("5"), "...rGr....sssss");  // seed's example
  EXPECT_EQ(on("12"), "..........rGrss");
  EXPECT_EQ(on("10"), "........rGrssss");
  EXPECT_EQ(on("15"), "..........sssrG");
}

TEST(RinkRatz, RR_25_a_stick_is_a_shot_when_no_shot_is_pending) {
  Ice ice("pro");
  ice.hands({"PD 11 3", "SB 9 1"});
  ice.play("1 PD:power-play, 2 SB:block, 1 11");
  EXPECT_THAT(ice.told(), ElementsAre("RR-9 number_played seat=1 card=11",
                                      "RR-25 shot seat=1 team=1 shot=stick"));
}

TEST(RinkRatz, RR_25_a_jersey_is_no_shot_unless_it_matches) {
  Ice ice("pro");
  ice.hands({"PD 10 3 1", "SB 3 9 9"});
  ice.play("1 PD:power-play, 2 SB:block, 1 10");
  EXPECT_EQ(ice.verdict(), '.');
  ice.play("2 3, 1 3");
  EXPECT_TRUE(ice.said("RR-12 shot seat=1 team=1 shot=pair"));
}

TEST(RinkRatz, RR_25_the_other_team_cannot_shoot_by_matching_a_stick) {  // seed's note
  Ice ice("pro");
  ice.hands({"PD 12 12 3", "5 12 9 9"});
  ice.play("1 PD:power-play, 2 5, 1 12, 2 12");
  EXPECT_EQ(ice.verdict(), '.');
  EXPECT_EQ(ice.shot(), "1 stick on target");
  ice.play("1 12");
  EXPECT_TRUE(ice.said("RR-14 goal seat=1 team=1 card=12 how=power_play"));
}

TEST(RinkRatz, RR_25_the_other_team_cannot_shoot_right_after_a_power_play_shot) {  // seed's note
  Ice ice("pro");
  ice.hands({"PD 12 3", "SB BM TM"});
  ice.play("1 PD:power-play");
  EXPECT_EQ(ice.refused("2 SB:shot"), "RR-20 rr.refused.shot_is_played_out");
  EXPECT_EQ(ice.refused("2 BM:breakaway"), "RR-13 rr.refused.shot_is_played_out");
}

TEST(RinkRatz, RR_25_sticks_of_the_short_handed_team_are_only_numbers) {
  Ice ice("pro");
  ice.hands({"PD 9 3", "5 12 1"});
  ice.play("1 PD:power-play, 2 5, 1 9, 2 12");
  EXPECT_EQ(ice.verdict(), '.');
  EXPECT_EQ(ice.shot(), "none");
}

TEST(RinkRatz, RR_25_the_short_handed_team_may_shoot_when_no_opposing_shot_is_pending) {
  Ice pair("pro");
  pair.hands({"PD 9 3", "5 9 1"});
  pair.play("1 PD:power-play, 2 5, 1 9, 2 9");
  EXPECT_TRUE(pair.said("RR-12 shot seat=2 team=2 shot=pair"));
  Ice card("pro");
  card.hands({"PD 9 3", "5 SB 1"});
  card.play("1 PD:power-play, 2 5, 1 9, 2 SB:shot");
  EXPECT_TRUE(card.said("RR-20 shot seat=2 team=2 shot=card"));
}

TEST(RinkRatz, RR_25_a_stick_laid_right_after_a_short_handed_shot_is_only_the_target) {
  Ice ice("pro");
  ice.hands({"PD 9 12", "5 9 12"});
  ice.play("1 PD:power-play, 2 5, 1 9, 2 9, 1 12");
  EXPECT_TRUE(ice.said("RR-14 target seat=1 card=12"));
  ice.play("2 12");
  EXPECT_TRUE(ice.said("RR-14 goal seat=2 team=2 card=12 how=short_handed"));
}

TEST(RinkRatz, RR_26_a_power_play_lasts_eight_cards_its_own_included) {
  Ice ice("pro");
  ice.hands({"PD 6 3 1 12", "2 9 7 SB 10"});
  const std::vector<std::string> cards = {
      "1 PD:power-play", "2 2", "1 6", "2 9", "1 3", "2 7", "1 1"};
  for (std::size_t i = 0; i < cards.size(); ++i) {
    ice.play(cards[i]);
    EXPECT_EQ(ice.power_play(), "1: " + std::to_string(i + 1) + " of 8");
    EXPECT_TRUE(ice.silent_about("power_play_over"));
  }
  ice.play("2 SB:shot");
  EXPECT_TRUE(ice.said("RR-26 power_play_over team=1")) << "a special counts like a number";
  EXPECT_EQ(ice.power_play(), "none");
}

TEST(RinkRatz, RR_26_after_the_eighth_card_a_stick_is_no_shot) {
  Ice ice("pro");
  ice.hands({"PD 6 3 1 12", "2 9 7 5 10"});
  ice.play("1 PD:power-play, 2 2, 1 6, 2 9, 1 3, 2 7, 1 1, 2 5");
  EXPECT_TRUE(ice.said("RR-26 power_play_over team=1"));
  ice.play("1 12");
  EXPECT_EQ(ice.verdict(), '.');
}

TEST(RinkRatz, RR_26_a_goal_of_the_team_on_it_ends_the_power_play) {
  Ice ice("pro");
  ice.hands({"PD 5 12", "5 9 1"});
  ice.play("1 PD:power-play, 2 5, 1 5");
  EXPECT_THAT(ice.told(), ElementsAre("RR-9 number_played seat=1 card=5",
                                      "RR-14 goal seat=1 team=1 card=5 how=power_play",
                                      "RR-26 power_play_over team=1"));
  EXPECT_EQ(ice.power_play(), "none");
  ice.play("2 9, 1 12");
  EXPECT_EQ(ice.verdict(), '.');
}

TEST(RinkRatz, RR_26_the_other_teams_power_play_card_nullifies_it_and_gives_no_shot) {
  Ice ice("pro");
  ice.hands({"PD 9 12", "5 PD 12"});
  ice.play("1 PD:power-play, 2 5, 1 9, 2 PD:power-play");
  EXPECT_THAT(ice.told(), ElementsAre("RR-2 special_played seat=2 card=PD option=power-play",
                                      "RR-26 nullified seat=2"));
  EXPECT_EQ(ice.power_play(), "none");
  EXPECT_EQ(ice.shot(), "none");
  ice.play("1 12");
  EXPECT_EQ(ice.verdict(), '.') << "even strength for team 1";
}

TEST(RinkRatz, RR_26_a_power_play_is_not_nullified_while_an_opposing_shot_is_pending) {
  Ice ice("pro");
  ice.hands({"PD 9 12", "PD 5 12"});
  ice.play("1 PD:power-play");
  EXPECT_EQ(ice.refused("2 PD:power-play"), "RR-26 rr.refused.no_power_play_now");
  EXPECT_EQ(ice.refused("2 PD:shutdown"), "");
}

TEST(RinkRatz, RR_26_a_shot_pending_when_it_runs_out_is_resolved_as_an_ordinary_shot) {
  const auto after_the_eighth = [](const std::string& number) {
    Ice ice("pro");
    ice.hands({"PD 6 3 12 " + number, "2 9 7 5 10"});
    ice.play("1 PD:power-play, 2 2, 1 6, 2 9, 1 3, 2 7, 1 12, 2 5");
    EXPECT_TRUE(ice.said("RR-26 power_play_over team=1"));
    EXPECT_EQ(ice.shot(), "1 stick on target");
    ice.play("1 " + number);
    return ice;
  };
  EXPECT_EQ(verdicts(after_the_eighth), "...rGr.........");
  EXPECT_TRUE(after_the_eighth("5").said("RR-14 goal seat=1 team=1 card=5 how=even_strength"));
}

TEST(RinkRatz, RR_26_a_short_handed_goal_does_not_end_it) {
  Ice ice("pro");
  ice.hands({"PD 6 9 12", "2 6 9 1"});
  ice.play("1 PD:power-play, 2 2, 1 6, 2 6, 1 9, 2 9");
  EXPECT_TRUE(ice.said("RR-14 goal seat=2 team=2 card=9 how=short_handed"));
  EXPECT_TRUE(ice.silent_about("power_play_over"));
  EXPECT_EQ(ice.power_play(), "1: 6 of 8");
  ice.play("1 12");
  EXPECT_EQ(ice.shot(), "1 stick made");
}

TEST(RinkRatz, RR_26_a_team_may_have_another_power_play_after_the_first_is_over) {
  Ice ice("pro");
  ice.hands({"PD 5 PD", "5 9 1"});
  ice.play("1 PD:power-play, 2 5, 1 5, 2 9, 1 PD:power-play");
  EXPECT_TRUE(ice.said("RR-25 power_play_begins team=1"));
  EXPECT_EQ(ice.power_play(), "1: 1 of 8") << "one man, counted anew";
}

TEST(RinkRatz, RR_26a_the_last_card_played_stays_in_play_when_it_ends) {
  Ice ice("pro");
  ice.hands({"PD 6 3 1 5", "2 9 7 5 10"});
  ice.play("1 PD:power-play, 2 2, 1 6, 2 9, 1 3, 2 7, 1 1, 2 5");
  EXPECT_EQ(ice.previous(), 5);
  EXPECT_EQ(ice.board().top, static_cast<std::uint8_t>(number_card(5)));
  ice.play("1 5");
  EXPECT_TRUE(ice.said("RR-12 shot seat=1 team=1 shot=pair"));
}

TEST(RinkRatz, RR_26a_everyone_sees_the_counter_and_the_card_on_top) {
  Ice ice("pro");
  ice.hands({"PD 6 3", "2 9 7"});
  ice.play("1 PD:power-play");
  for (const int seat : {1, 2, Ice::kWatcher}) {
    const std::vector<std::string> lines = lines_of(ice.rules(), ice.view(seat));
    EXPECT_THAT(lines, Contains("power_play.team=1"));
    EXPECT_THAT(lines, Contains("power_play.men=1"));
    EXPECT_THAT(lines, Contains("power_play.cards=1"));
    EXPECT_THAT(lines, Contains("power_play.of=8"));
    EXPECT_THAT(lines, Contains("top=PD"));
  }
  ice.play("2 2");
  EXPECT_THAT(lines_of(ice.rules(), ice.view(2)), Contains("power_play.cards=2"));
}

TEST(RinkRatz, RR_27_a_power_play_runs_into_the_next_shift) {
  Ice ice("pro");
  ice.hands({"3", "PD"});
  ice.play("1 3, 2 PD:power-play");
  EXPECT_TRUE(ice.said("RR-9 shift_begins number=2"));
  EXPECT_TRUE(ice.silent_about("power_play_over"));
  ice.deal({"5", "12"});
  EXPECT_EQ(ice.power_play(), "2: 1 of 8") << "dealt cards are not counted";
  ice.play("1 5, 2 12");
  EXPECT_EQ(ice.power_play(), "2: 3 of 8");
  EXPECT_EQ(ice.shot(), "2 stick made");
}

TEST(RinkRatz, RR_27_a_power_play_does_not_run_into_the_next_period) {
  Ice ice("pro");
  ice.last_shift().hands({"3", "PD"});
  ice.play("1 3, 2 PD:power-play");
  EXPECT_TRUE(ice.said("RR-27 power_play_over team=2"));
  EXPECT_TRUE(ice.said("RR-11 shot_lost team=2"));
  EXPECT_EQ(ice.power_play(), "none");
  ice.deal({"", "12"});
  ice.play("2 12");
  EXPECT_EQ(ice.verdict(), '.');
}

TEST(RinkRatz, RR_28_a_second_power_play_card_of_the_team_is_a_two_man_advantage_and_a_shot) {
  Ice ice("pro");
  ice.hands({"PD PD 3", "5 9 9"});
  ice.play("1 PD:power-play, 2 5, 1 PD:power-play");
  EXPECT_THAT(ice.told(),
              ElementsAre("RR-2 special_played seat=1 card=PD option=power-play",
                          "RR-28 two_man_advantage team=1", "RR-17 shot_given_up team=1",
                          "RR-25 shot seat=1 team=1 shot=power_play"));
  EXPECT_EQ(ice.power_play(), "1: 3 of 8, two men") << "it counts among the eight";
  EXPECT_EQ(ice.shot(), "1 power play made");
}

TEST(RinkRatz, RR_28_with_two_men_more_one_above_and_one_below_score_and_no_rebounds_are_left) {
  const auto on = [](const std::string& target) {
    return verdicts([&](const std::string& number) {
      Ice ice("pro");
      ice.hands({"PD PD 3 " + number, "5 1 2 " + target});
      ice.play("1 PD:power-play, 2 5, 1 PD:power-play, 2 " + target + ", 1 " + number);
      return ice;
    });
  };
  EXPECT_EQ(on("1"), "GG........sssss");
  EXPECT_EQ(on("9"), ".......GGGsssss");
  EXPECT_EQ(on("12"), "..........GGGss");
  EXPECT_EQ(on("15"), "..........sssGG");
}

TEST(RinkRatz, RR_28_the_referee_names_the_two_man_advantage_for_one_above_or_below) {
  for (const std::string number : {"8", "10"}) {
    Ice ice("pro");
    ice.hands({"PD PD 3 " + number, "5 9 9 1"});
    ice.play("1 PD:power-play, 2 5, 1 PD:power-play, 2 9, 1 " + number);
    EXPECT_TRUE(ice.said("RR-28 goal seat=1 team=1 card=" + number + " how=power_play"));
  }
}

TEST(RinkRatz, RR_28_every_shot_of_the_two_man_advantage_has_the_wider_range) {
  Ice stick("pro");
  stick.hands({"PD PD 14 8 1", "5 SB 9 2 2"});
  stick.play("1 PD:power-play, 2 5, 1 PD:power-play, 2 SB:block, 1 14, 2 9, 1 8");
  EXPECT_EQ(stick.verdict(), 'G');
  Ice breakaway("pro");
  breakaway.hands({"PD PD BM 8 1", "5 6 9 2 2"});
  breakaway.play("1 PD:power-play, 2 5, 1 PD:power-play, 2 6, 1 BM:breakaway, 2 9, 1 8");
  EXPECT_TRUE(breakaway.said("RR-28 goal seat=1 team=1 card=8 how=power_play"));
}

TEST(RinkRatz, RR_28_the_short_handed_team_has_no_wider_range) {
  const auto short_handed = [](const std::string& number) {
    Ice ice("pro");
    ice.hands({"PD PD 3 9 1", "5 6 3 1 " + number});
    ice.play("1 PD:power-play, 2 5, 1 PD:power-play, 2 6, 1 3, 2 3, 1 9, 2 " + number);
    return ice;
  };
  EXPECT_EQ(verdicts(short_handed), ".......rGr.....");
}

TEST(RinkRatz, RR_28_a_goal_ends_both_power_plays) {
  Ice ice("pro");
  ice.hands({"PD PD 10 12", "5 9 9 1"});
  ice.play("1 PD:power-play, 2 5, 1 PD:power-play, 2 9, 1 10");
  EXPECT_TRUE(ice.said("RR-26 power_play_over team=1"));
  EXPECT_EQ(ice.power_play(), "none");
  ice.play("2 1, 1 12");
  EXPECT_EQ(ice.verdict(), '.');
}

TEST(RinkRatz, RR_28_the_second_card_may_follow_a_short_handed_goal) {
  Ice ice("pro");
  ice.hands({"PD 6 9 PD", "2 6 9 1"});
  ice.play("1 PD:power-play, 2 2, 1 6, 2 6, 1 9, 2 9, 1 PD:power-play");
  EXPECT_TRUE(ice.said("RR-28 two_man_advantage team=1"));
  EXPECT_EQ(ice.power_play(), "1: 7 of 8, two men");
  EXPECT_EQ(ice.score(), "0-1");
}

TEST(RinkRatz, RR_28_both_end_with_the_eighth_card_of_the_first_and_the_shot_is_then_ordinary) {
  const auto after_the_eighth = [](const std::string& number) {
    Ice ice("pro");
    ice.hands({"PD 6 3 PD " + number, "2 9 7 5 10"});
    ice.play("1 PD:power-play, 2 2, 1 6, 2 9, 1 3, 2 7, 1 PD:power-play");
    EXPECT_EQ(ice.power_play(), "1: 7 of 8, two men");
    ice.play("2 5");
    EXPECT_TRUE(ice.said("RR-26 power_play_over team=1"));
    EXPECT_EQ(ice.power_play(), "none");
    ice.play("1 " + number);
    return ice;
  };
  EXPECT_EQ(verdicts(after_the_eighth), "...rGr.........");
}

TEST(RinkRatz, RR_24_a_saved_power_play_goal_lets_the_power_play_go_on_with_its_count) {
  Ice ice("pro");
  ice.hands({"PD 5 12", "5 BM 1"});
  ice.play("1 PD:power-play, 2 5, 1 5");
  EXPECT_EQ(ice.power_play(), "none");
  ice.play("2 BM:save");
  EXPECT_THAT(ice.told(),
              ElementsAre("RR-2 special_played seat=2 card=BM option=save",
                          "RR-24 saved seat=2 team=1", "RR-24 power_play_goes_on team=1"));
  EXPECT_EQ(ice.power_play(), "1: 4 of 8") << "goal and save count among the eight";
  EXPECT_EQ(ice.score(), "0-0");
  ice.play("1 12");
  EXPECT_EQ(ice.shot(), "1 stick made");
}

TEST(RinkRatz, RR_24_a_saved_goal_gives_both_men_back) {
  Ice ice("pro");
  ice.hands({"PD PD 10 12", "5 9 TM 1"});
  ice.play("1 PD:power-play, 2 5, 1 PD:power-play, 2 9, 1 10, 2 TM:save");
  EXPECT_EQ(ice.power_play(), "1: 6 of 8, two men");
}

TEST(RinkRatz, RR_24_a_save_that_is_the_eighth_card_ends_the_power_play) {
  Ice ice("pro");
  ice.hands({"PD 6 12 7 13", "2 9 7 BM 1"});
  ice.play("1 PD:power-play, 2 2, 1 6, 2 9, 1 12, 2 7, 1 7");
  EXPECT_TRUE(ice.said("RR-14 goal seat=1 team=1 card=7 how=power_play"));
  ice.play("2 BM:save");
  EXPECT_TRUE(ice.said("RR-24 saved seat=2 team=1"));
  EXPECT_TRUE(ice.said("RR-26 power_play_over team=1"));
  EXPECT_EQ(ice.power_play(), "none");
  ice.play("1 13");
  EXPECT_EQ(ice.verdict(), '.');
}

TEST(RinkRatz, RR_24_a_saved_short_handed_goal_leaves_the_power_play_as_it_is) {
  Ice ice("pro");
  ice.hands({"PD 6 9 BM", "2 6 9 1"});
  ice.play("1 PD:power-play, 2 2, 1 6, 2 6, 1 9, 2 9, 1 BM:save");
  EXPECT_EQ(ice.score(), "0-0");
  EXPECT_TRUE(ice.silent_about("power_play_goes_on")) << "it had never ended";
  EXPECT_EQ(ice.power_play(), "1: 7 of 8");
}

TEST(RinkRatz, RR_24_a_power_play_that_ran_out_with_the_goal_does_not_come_back) {
  Ice ice("pro");
  ice.hands({"PD 6 3 7 BM", "2 9 3 7 1"});
  ice.play("1 PD:power-play, 2 2, 1 6, 2 9, 1 3, 2 3, 1 7, 2 7");
  EXPECT_THAT(ice.told(), ElementsAre("RR-9 number_played seat=2 card=7",
                                      "RR-14 goal seat=2 team=2 card=7 how=short_handed",
                                      "RR-26 power_play_over team=1"));
  ice.play("1 BM:save");
  EXPECT_EQ(ice.power_play(), "none");
  EXPECT_TRUE(ice.silent_about("power_play_goes_on"));
  EXPECT_TRUE(ice.silent_about("power_play_over"));
}

TEST(RinkRatz, RR_24_a_power_play_comes_back_in_the_next_shift_too) {
  Ice ice("pro");
  ice.seat_to_play(2).hands({"PD 5", "3 5"});
  ice.play("2 3, 1 PD:power-play, 2 5, 1 5");
  EXPECT_EQ(ice.phase(), "deal");
  ice.deal({"", "BM"});
  ice.play("2 BM:save");
  EXPECT_EQ(ice.power_play(), "1: 4 of 8");
}

TEST(RinkRatz, RR_32_either_partners_stick_shoots) {
  Ice ice("pro", kFour);
  ice.hands({"PD 13 3", "5 4 1", "12 10 1", "SB 6 1"});
  ice.play("1 PD:power-play, 2 5, 3 12");
  EXPECT_TRUE(ice.said("RR-25 shot seat=3 team=1 shot=stick"));
  ice.play("4 SB:block, 1 13");
  EXPECT_TRUE(ice.said("RR-25 shot seat=1 team=1 shot=stick"));
}

TEST(RinkRatz, RR_32_the_eight_cards_are_two_rounds) {
  Ice ice("pro", kFour);
  ice.hands({"PD 3 12", "2 7 1", "6 1 1", "9 5 1"});
  ice.play("1 PD:power-play, 2 2, 3 6, 4 9, 1 3, 2 7, 3 1");
  EXPECT_EQ(ice.power_play(), "1: 7 of 8");
  ice.play("4 5");
  EXPECT_TRUE(ice.said("RR-26 power_play_over team=1"));
  ice.play("1 12");
  EXPECT_EQ(ice.verdict(), '.');
}

TEST(RinkRatz, RR_32_either_opponent_may_nullify_it) {
  Ice fourth("pro", kFour);
  fourth.hands({"PD 3", "5 7", "9 1", "PD 5"});
  fourth.play("1 PD:power-play, 2 5, 3 9, 4 PD:power-play");
  EXPECT_TRUE(fourth.said("RR-26 nullified seat=4"));
  Ice second("pro", kFour);
  second.hands({"PD 3", "5 PD", "9 1", "7 5"});
  second.play("1 PD:power-play, 2 5, 3 9, 4 7, 1 3, 2 PD:power-play");
  EXPECT_TRUE(second.said("RR-26 nullified seat=2"));
}

TEST(RinkRatz, RR_32_the_partners_power_play_card_makes_the_two_man_advantage) {
  Ice ice("pro", kFour);
  ice.hands({"PD 10", "5 7", "PD 1", "9 5"});
  ice.play("1 PD:power-play, 2 5, 3 PD:power-play");
  EXPECT_TRUE(ice.said("RR-28 two_man_advantage team=1"));
  ice.play("4 9, 1 10");
  EXPECT_TRUE(ice.said("RR-28 goal seat=1 team=1 card=10 how=power_play"));
}

TEST(RinkRatz, RR_32_the_other_teams_card_after_its_end_is_a_power_play_of_its_own) {
  Ice ice("pro", kFour);
  ice.hands({"PD 3 1", "2 PD 1", "6 12 1", "9 5 1"});
  ice.play("1 PD:power-play, 2 2, 3 6, 4 9, 1 3, 2 1, 3 12, 4 5");
  EXPECT_TRUE(ice.said("RR-26 power_play_over team=1"));
  ice.play("1 1, 2 PD:power-play");
  EXPECT_TRUE(ice.said("RR-25 power_play_begins team=2"));
  EXPECT_EQ(ice.power_play(), "2: 1 of 8");
}

TEST(RinkRatz, RR_33_nullifying_gives_up_ones_own_pending_shot) {
  Ice ice("pro");
  ice.hands({"PD 9 4 3", "5 9 PD 4"});
  ice.play("1 PD:power-play, 2 5, 1 9, 2 9, 1 4");
  EXPECT_EQ(ice.shot(), "2 pair on target");
  ice.play("2 PD:power-play");
  EXPECT_THAT(ice.told(), ElementsAre("RR-2 special_played seat=2 card=PD option=power-play",
                                      "RR-17 shot_given_up team=2", "RR-26 nullified seat=2"));
  EXPECT_EQ(ice.shot(), "none");
  EXPECT_EQ(ice.power_play(), "none");
}

TEST(RinkRatz, RR_33_a_power_play_card_right_after_the_goal_that_ended_one_starts_a_new_one) {
  Ice ice("pro");
  ice.hands({"PD 5 3", "5 PD 9"});
  ice.play("1 PD:power-play, 2 5, 1 5, 2 PD:power-play");
  EXPECT_TRUE(ice.said("RR-25 power_play_begins team=2"));
  EXPECT_TRUE(ice.silent_about("nullified"));
  EXPECT_EQ(ice.power_play(), "2: 1 of 8");
  EXPECT_EQ(ice.shot(), "2 power play made");
  EXPECT_EQ(ice.score(), "1-0");
}

}  // namespace
}  // namespace benchboss::rink_ratz
