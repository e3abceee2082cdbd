#include "games/rink_ratz/tests/ice.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace benchboss::rink_ratz {
namespace {

using testing::Contains;
using testing::ElementsAre;

const Settings kNoSave = {{"no_save_in_empty_net", "on"}};

// The last shift of the third period, team 1 behind by one.
Ice behind(const std::vector<std::string_view>& hands, const Settings& more = {}) {
  Ice ice("pro", more);
  ice.period(3).last_shift().score(0, 1).hands(hands);
  return ice;
}

TEST(RinkRatz, RR_35_a_team_behind_may_pull_its_goalie_in_the_last_shift_of_the_third_period) {
  for (const std::string_view level : kLevelWords) {
    Ice ice(level);
    ice.period(3).last_shift().score(0, 1).hands({"3 5", "9 8"});
    EXPECT_EQ(ice.choices(), "3 5 pull-goalie") << level;
    ice.play("1 pull-goalie");
    EXPECT_THAT(ice.told(), ElementsAre("RR-35 goalie_pulled seat=1 team=1")) << level;
    EXPECT_EQ(ice.goalies_out(), "1");
  }
}

TEST(RinkRatz, RR_35_pulling_comes_before_the_players_card_and_is_none_itself) {
  Ice ice = behind({"PD 9 3", "5 8 7"});
  ice.play("1 PD:power-play, 2 5, 1 pull-goalie");
  EXPECT_EQ(ice.to_play(), 1);
  EXPECT_EQ(ice.hand(1), "3 9");
  EXPECT_EQ(ice.power_play(), "1: 2 of 8");
}

TEST(RinkRatz, RR_35_only_a_team_behind_may_pull_its_goalie) {
  for (const int goals : {1, 2}) {
    Ice ice("rookie");
    ice.period(3).last_shift().score(goals, 1).hands({"3 5", "9 8"});
    EXPECT_EQ(ice.refused("1 pull-goalie"), "RR-35 rr.refused.pull_only_behind");
    EXPECT_EQ(ice.choices(), "3 5");
  }
}

TEST(RinkRatz, RR_35_only_in_the_third_period_and_not_in_overtime) {
  for (const int period : {1, 2, 4}) {
    Ice ice("rookie", {{"overtime", "full"}});
    ice.period(period).last_shift().score(0, 1).hands({"3 5", "9 8"});
    EXPECT_EQ(ice.refused("1 pull-goalie"), "RR-35 rr.refused.pull_only_in_third");
    EXPECT_EQ(ice.choices(), "3 5");
  }
}

TEST(RinkRatz, RR_35_only_in_the_last_shift) {
  Ice two("rookie");
  two.period(3).shift(3).score(0, 1).hands({"3 5", "9 8"});
  EXPECT_EQ(two.refused("1 pull-goalie"), "RR-35 rr.refused.pull_only_in_last_shift");
  Ice four("rookie", kFour);
  four.period(3).shift(1).score(0, 1).hands({"3 5", "9 8", "1 2", "6 7"});
  EXPECT_EQ(four.refused("1 pull-goalie"), "RR-35 rr.refused.pull_only_in_last_shift");
}

TEST(RinkRatz, RR_35_once_the_team_has_played_two_cards_of_that_shift) {
  Ice ice("rookie");
  ice.period(3).last_shift().score(0, 1).hands({"1 2 3 4 5 6 7 8", "9 9 10 11 12 13 14 15"});
  ice.play("1 1, 2 9");
  EXPECT_EQ(ice.refused("1 pull-goalie"), "RR-35 rr.refused.pull_after_two_cards");
  EXPECT_EQ(ice.choices(), "2 3 4 5 6 7 8");
  ice.play("1 2, 2 11");
  EXPECT_EQ(ice.refused("1 pull-goalie"), "");
}

TEST(RinkRatz, RR_35_with_four_players_both_partners_cards_count) {
  Ice ice("rookie", kFour);
  ice.period(3).last_shift().score(0, 1).hands(
      {"1 2 3 4 5 6 7 8", "9 9 10 11 12 13 14 15", "1 2 3 4 5 6 7 8", "9 9 10 11 12 13 14 15"});
  ice.play("1 1, 2 9");
  EXPECT_EQ(ice.refused("3 pull-goalie"), "RR-35 rr.refused.pull_after_two_cards");
  ice.play("3 3, 4 11");
  EXPECT_EQ(ice.refused("1 pull-goalie"), "") << "one card of seat 1 and one of seat 3";
}

TEST(RinkRatz, RR_35_only_on_ones_own_turn) {
  Ice ice("rookie");
  ice.period(3).last_shift().score(1, 0).hands({"3 5", "9 8"});
  EXPECT_EQ(ice.refused("2 pull-goalie"), "refused.not_your_turn");
  ice.play("1 3");
  EXPECT_EQ(ice.refused("2 pull-goalie"), "");
}

TEST(RinkRatz, RR_35_it_stays_out_and_cannot_be_pulled_twice_or_put_back) {
  Ice ice = behind({"3 5 7", "9 8 4"});
  ice.play("1 pull-goalie");
  EXPECT_EQ(ice.refused("1 pull-goalie"), "RR-35 rr.refused.already_pulled");
  ice.play("1 3, 2 9, 1 5, 2 8");
  EXPECT_EQ(ice.goalies_out(), "1");
  EXPECT_EQ(ice.choices(), "7");
}

TEST(RinkRatz, RR_35_the_goalie_is_back_when_his_own_team_scores) {
  Ice ice = behind({"SB 9 7", "9 8 4"});
  ice.play("1 pull-goalie, 1 SB:shot, 2 9, 1 9");
  EXPECT_THAT(ice.told(), ElementsAre("RR-9 number_played seat=1 card=9",
                                      "RR-14 goal seat=1 team=1 card=9 how=even_strength",
                                      "RR-35 goalie_back team=1"));
  EXPECT_EQ(ice.goalies_out(), "");
}

TEST(RinkRatz, RR_35_the_goalie_is_back_when_the_other_team_scores) {
  Ice ice = behind({"3 9 7", "SB 9 4"});
  ice.play("1 pull-goalie, 1 3, 2 SB:shot, 1 9, 2 9");
  EXPECT_TRUE(ice.said("RR-14 goal seat=2 team=2 card=9 how=empty_net"));
  EXPECT_TRUE(ice.said("RR-35 goalie_back team=1"));
  EXPECT_EQ(ice.goalies_out(), "");
}

TEST(RinkRatz, RR_35_the_goalie_is_back_when_the_shift_ends) {
  Ice ice = behind({"3", "9"});
  ice.play("1 pull-goalie, 1 3, 2 9");
  EXPECT_TRUE(ice.said("RR-35 goalie_back team=1"));
  EXPECT_EQ(ice.goalies_out(), "");
}

TEST(RinkRatz, RR_35_it_may_be_pulled_again_while_still_behind) {
  Ice ice("pro");
  ice.period(3).last_shift().score(0, 2).hands({"SB 9 7", "9 8 4"});
  ice.play("1 pull-goalie, 1 SB:shot, 2 9, 1 9, 2 8");
  EXPECT_EQ(ice.score(), "1-2");
  ice.play("1 pull-goalie");
  EXPECT_EQ(ice.goalies_out(), "1");
}

TEST(RinkRatz, RR_36_with_the_goalie_out_its_shots_score_on_the_target_or_one_above) {
  const auto on = [](const std::string& target) {
    return verdicts([&](const std::string& number) {
      Ice ice = behind({"SB 1 " + number, "1 2 " + target});
      ice.play("1 pull-goalie, 1 SB:shot, 2 " + target + ", 1 " + number);
      return ice;
    });
  };
  EXPECT_EQ(on("1"), "GG.............");
  EXPECT_EQ(on("9"), ".......rGG.....");
  EXPECT_EQ(on("15"), ".............rG");
}

TEST(RinkRatz, RR_36_the_referee_names_the_pulled_goalie_for_one_above) {
  Ice ice = behind({"SB 10 7", "9 8 4"});
  ice.play("1 pull-goalie, 1 SB:shot, 2 9, 1 10");
  EXPECT_TRUE(ice.said("RR-36 goal seat=1 team=1 card=10 how=even_strength"));
}

TEST(RinkRatz, RR_36_pairs_and_rebounds_have_that_range_too) {
  Ice ice = behind({"3 9 8 6", "9 9 5 4"});
  ice.play("1 pull-goalie, 1 3, 2 9, 1 9, 2 9, 1 8");
  EXPECT_TRUE(ice.said("RR-16 rebound seat=1 team=1"));
  ice.play("2 5, 1 6");
  EXPECT_TRUE(ice.said("RR-36 goal seat=1 team=1 card=6 how=even_strength"));
}

TEST(RinkRatz, RR_37_into_the_empty_net_anything_within_two_of_the_target_scores) {
  const auto on = [](const std::string& target) {
    return verdicts([&](const std::string& number) {
      Ice ice = behind({"1 2 " + target, "SB 3 " + number});
      ice.play("1 pull-goalie, 1 1, 2 SB:shot, 1 " + target + ", 2 " + number);
      return ice;
    });
  };
  EXPECT_EQ(on("1"), "GGG............");
  EXPECT_EQ(on("2"), "GGGG...........");
  EXPECT_EQ(on("9"), "......GGGGG....");
  EXPECT_EQ(on("15"), "............GGG");
}

TEST(RinkRatz, RR_37_the_referee_names_the_empty_net) {
  for (const std::string number : {"7", "8", "10", "11"}) {
    Ice ice = behind({"3 9 5", "SB 4 " + number});
    ice.play("1 pull-goalie, 1 3, 2 SB:shot, 1 9, 2 " + number);
    EXPECT_TRUE(ice.said("RR-37 goal seat=2 team=2 card=" + number + " how=empty_net"));
  }
}

TEST(RinkRatz, RR_37a_a_shot_already_pending_when_the_goalie_is_pulled_keeps_its_range) {
  const auto opposing = [](const std::string& number) {
    Ice ice("pro");
    ice.period(3).last_shift().score(0, 1).seat_to_play(2).hands({"9 1", "SB " + number});
    ice.play("2 SB:shot, 1 pull-goalie, 1 9, 2 " + number);
    return ice;
  };
  EXPECT_EQ(verdicts(opposing), ".......rGr.....");
  const auto own = [](const std::string& number) {
    Ice ice = behind({"SB 1 " + number, "9 2 3"});
    ice.play("1 SB:shot, 2 9, 1 pull-goalie, 1 " + number);
    return ice;
  };
  EXPECT_EQ(verdicts(own), ".......rGr.....");
}

TEST(RinkRatz, RR_37a_a_rebound_made_while_the_goalie_is_out_has_the_wider_range) {
  Ice opposing("pro");
  opposing.period(3).last_shift().score(0, 1).seat_to_play(2).hands({"9 5 1", "SB 8 7"});
  opposing.play("2 SB:shot, 1 pull-goalie, 1 9, 2 8, 1 5, 2 7");
  EXPECT_TRUE(opposing.said("RR-37 goal seat=2 team=2 card=7 how=empty_net"));
  Ice own = behind({"SB 8 6 1", "9 5 2 3"});
  own.play("1 SB:shot, 2 9, 1 pull-goalie, 1 8, 2 5, 1 6");
  EXPECT_TRUE(own.said("RR-36 goal seat=1 team=1 card=6 how=even_strength"));
}

TEST(RinkRatz, RR_38_pulled_during_its_own_power_play_sticks_shoot_and_one_above_scores) {
  const auto attempts = [](const std::string& number) {
    Ice ice = behind({"PD 1 " + number, "9 2 3"});
    ice.play("1 pull-goalie, 1 PD:power-play, 2 9, 1 " + number);
    return ice;
  };
  EXPECT_EQ(verdicts(attempts), ".......rGGsssss");
  EXPECT_TRUE(attempts("10").said("RR-38 goal seat=1 team=1 card=10 how=power_play"));
}

TEST(RinkRatz, RR_38_a_stick_shot_after_the_pull_scores_one_above) {
  Ice ice = behind({"PD 14 10 1", "5 9 2 3"});
  ice.play("1 PD:power-play, 2 5, 1 pull-goalie, 1 14");
  EXPECT_EQ(ice.shot(), "1 stick made");
  ice.play("2 9, 1 10");
  EXPECT_TRUE(ice.said("RR-38 goal seat=1 team=1 card=10 how=power_play"));
}

TEST(RinkRatz, RR_39_a_two_man_advantage_with_a_pulled_goalie_scores_one_below_to_one_above) {
  const auto attempts = [](const std::string& number) {
    Ice ice = behind({"PD PD 1 " + number, "5 9 2 3"});
    ice.play("1 pull-goalie, 1 PD:power-play, 2 5, 1 PD:power-play, 2 9, 1 " + number);
    return ice;
  };
  EXPECT_EQ(verdicts(attempts), ".......GGGsssss");
}

TEST(RinkRatz, RR_39_a_two_man_advantage_against_an_empty_net_scores_within_two) {
  const auto attempts = [](const std::string& number) {
    Ice ice = behind({"1 5 9 2", "PD PD 3 " + number});
    ice.play("1 pull-goalie, 1 1, 2 PD:power-play, 1 5, 2 PD:power-play, 1 9, 2 " + number);
    return ice;
  };
  EXPECT_EQ(verdicts(attempts), "......GGGGGssss");
  EXPECT_TRUE(attempts("11").said("RR-37 goal seat=2 team=2 card=11 how=power_play_empty_net"));
}

TEST(RinkRatz, RR_39_a_breakaway_with_the_own_goalie_out_still_leaves_no_rebound) {
  const auto attempts = [](const std::string& number) {
    Ice ice = behind({"BM 1 " + number, "9 2 3"});
    ice.play("1 pull-goalie, 1 BM:breakaway, 2 9, 1 " + number);
    return ice;
  };
  EXPECT_EQ(verdicts(attempts), "........GG.....");
}

TEST(RinkRatz, RR_39_a_breakaway_or_two_on_one_into_the_empty_net_scores_within_two) {
  const auto after = [](const std::string& card, const std::string& option) {
    return verdicts([&](const std::string& number) {
      Ice ice = behind({"1 9 2", card + " 3 " + number});
      ice.play("1 pull-goalie, 1 1, 2 " + card + ":" + option + ", 1 9, 2 " + number);
      return ice;
    });
  };
  EXPECT_EQ(after("BM", "breakaway"), "......GGGGG....");
  EXPECT_EQ(after("TM", "two-on-one"), "......GGGGG....");
}

TEST(RinkRatz, RR_39_a_short_handed_team_into_the_empty_net_scores_within_two) {
  const auto attempts = [](const std::string& number) {
    Ice ice = behind({"PD 9 6 1", "5 SB 3 " + number});
    ice.play("1 pull-goalie, 1 PD:power-play, 2 5, 1 9, 2 SB:shot, 1 6, 2 " + number);
    return ice;
  };
  EXPECT_EQ(verdicts(attempts), "...GGGGG.......");
  EXPECT_TRUE(attempts("4").said("RR-37 goal seat=2 team=2 card=4 how=short_handed_empty_net"));
}

TEST(RinkRatz, RR_24_a_save_leaves_the_goalie_pulled_as_if_nothing_had_been_scored) {
  Ice own = behind({"SB 9 7", "9 BM 4"});
  own.play("1 pull-goalie, 1 SB:shot, 2 9, 1 9");
  EXPECT_EQ(own.goalies_out(), "");
  own.play("2 BM:save");
  EXPECT_TRUE(own.said("RR-24 goalie_out_again team=1"));
  EXPECT_EQ(own.goalies_out(), "1");
  Ice opposing = behind({"3 9 BM", "SB 11 4"});
  opposing.play("1 pull-goalie, 1 3, 2 SB:shot, 1 9, 2 11, 1 BM:save");
  EXPECT_EQ(opposing.score(), "0-1");
  EXPECT_EQ(opposing.goalies_out(), "1");
}

TEST(RinkRatz, RR_24_a_save_gives_back_power_play_and_pulled_goalie_together) {
  Ice ice = behind({"PD 10 7", "9 BM 4"});
  ice.play("1 pull-goalie, 1 PD:power-play, 2 9, 1 10, 2 BM:save");
  EXPECT_EQ(ice.goalies_out(), "1");
  EXPECT_EQ(ice.power_play(), "1: 4 of 8");
}

TEST(RinkRatz, RR_24_two_saves_can_leave_both_goalies_out_until_the_shift_ends) {
  Ice ice("junior");
  ice.period(3).last_shift().score(1, 1).hands({"SB 8 3 9 TM 5", "8 BM SB 9 6 7"});
  ice.play("1 SB:shot, 2 8, 1 8, 2 pull-goalie, 2 BM:save");
  EXPECT_EQ(ice.score(), "1-1");
  EXPECT_TRUE(ice.silent_about("goalie_out_again")) << "no goal had brought him back";
  EXPECT_EQ(ice.goalies_out(), "2") << "pulled while behind, and the save comes after";
  ice.play("1 3, 2 SB:shot, 1 9, 2 9, 1 pull-goalie, 1 TM:save");
  EXPECT_TRUE(ice.said("RR-24 goalie_out_again team=2"));
  EXPECT_FALSE(ice.said("RR-24 goalie_out_again team=1"));
  EXPECT_EQ(ice.goalies_out(), "1 2");
  ice.play("2 6, 1 5, 2 7");
  EXPECT_TRUE(ice.said("RR-35 goalie_back team=1"));
  EXPECT_TRUE(ice.said("RR-35 goalie_back team=2"));
}

TEST(RinkRatz, RR_24a_a_goal_into_the_empty_net_can_be_saved) {
  Ice ice = behind({"3 9 BM", "SB 11 4"});
  ice.play("1 pull-goalie, 1 3, 2 SB:shot, 1 9, 2 11");
  EXPECT_EQ(ice.score(), "0-2");
  ice.play("1 BM:save");
  EXPECT_TRUE(ice.said("RR-24 saved seat=1 team=2"));
  EXPECT_EQ(ice.score(), "0-1");
}

TEST(RinkRatz, RR_24a_option_a_goal_into_the_empty_net_cannot_be_saved) {
  Ice ice = behind({"3 9 BM 5", "SB 11 4 4"}, kNoSave);
  ice.play("1 pull-goalie, 1 3, 2 SB:shot, 1 9, 2 11");
  EXPECT_EQ(ice.refused("1 BM:save"), "RR-24a rr.refused.empty_net");
  EXPECT_EQ(ice.choices(), "5 BM:breakaway pull-goalie");
  EXPECT_THAT(lines_of(ice.rules(), ice.view(1)), Contains("fresh_goal=none"));
}

TEST(RinkRatz, RR_24a_option_other_goals_can_still_be_saved) {
  Ice ordinary("junior", kNoSave);
  ordinary.hands({"8 11 3 BM", "8 11 9 9"});
  ordinary.play("1 8, 2 8, 1 11, 2 11");
  EXPECT_EQ(ordinary.refused("1 BM:save"), "");
  Ice other_net = behind({"SB 9 7", "9 BM 4"}, kNoSave);
  other_net.play("1 pull-goalie, 1 SB:shot, 2 9, 1 9");
  EXPECT_EQ(other_net.refused("2 BM:save"), "") << "team 2's own goalie was in his net";
}

TEST(RinkRatz, RR_24a_the_option_is_off_unless_chosen) {
  EXPECT_FALSE(RinkRatz::make_rules(default_options<RinkRatz>()).no_save_in_empty_net);
}

}  // namespace
}  // namespace benchboss::rink_ratz
