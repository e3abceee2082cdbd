#include "games/rink_ratz/tests/ice.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace benchboss::rink_ratz {
namespace {

using testing::ElementsAre;

// Seat 1 shoots with this card, seat 2 lays the target, seat 1 tries.
Ice attempt_after(const std::string& card, const std::string& option, const std::string& target,
                  const std::string& number) {
  Ice ice("pro");
  ice.hands({card + " " + number + " 1", target + " 1 2"});
  ice.play("1 " + card + ":" + option + ", 2 " + target + ", 1 " + number);
  return ice;
}

std::string all_attempts(const std::string& card, const std::string& option,
                         const std::string& target) {
  return verdicts(
      [&](const std::string& number) { return attempt_after(card, option, target, number); });
}

// Every kind of shot that team 1 can make, with seat 2 to answer; PD and SB are in seat 2's hand.
struct Kind {
  std::string name;
  std::string hand;
  std::string moves;
};
const std::vector<Kind> kBlockable = {
    {"1 pair made", "3 8", "1 3, 2 8, 1 8"},
    {"1 card made", "3 SB", "1 3, 2 8, 1 SB:shot"},
    {"1 two-on-one made", "3 TM", "1 3, 2 8, 1 TM:two-on-one"},
    {"1 two-on-one made", "3 TD", "1 3, 2 8, 1 TD:two-on-one"},
    {"1 rebound made", "SB 9", "1 SB:shot, 2 8, 1 9"},
    {"1 power play made", "3 PD", "1 3, 2 8, 1 PD:power-play"},
    {"1 stick made", "PD 12", "1 PD:power-play, 2 8, 1 12"},
};

Ice shot_of(const Kind& kind) {
  Ice ice("pro");
  ice.hands({kind.hand + " 1 1", "8 SB PD 2"});
  ice.play(kind.moves);
  EXPECT_EQ(ice.shot(), kind.name);
  return ice;
}

TEST(RinkRatz, RR_20_a_shot_card_is_a_shot_and_then_the_target_scores) {  // seed's example
  Ice ice("rookie");
  ice.hands({"SB 4 3", "4 9 9"});
  ice.play("1 SB:shot");
  EXPECT_THAT(ice.told(), ElementsAre("RR-2 special_played seat=1 card=SB option=shot",
                                      "RR-20 shot seat=1 team=1 shot=card"));
  EXPECT_EQ(ice.shot(), "1 card made");
  ice.play("2 4, 1 4");
  EXPECT_TRUE(ice.said("RR-14 goal seat=1 team=1 card=4 how=even_strength"));
  EXPECT_EQ(ice.score(), "1-0");
}

TEST(RinkRatz, RR_20_a_shot_card_may_not_follow_an_opposing_shot) {
  Ice ice("rookie");
  ice.hands({"SB 4 3", "SB 9 9"});
  ice.play("1 SB:shot");
  EXPECT_EQ(ice.refused("2 SB:shot"), "RR-20 rr.refused.shot_is_played_out");
}

TEST(RinkRatz, RR_20_a_shot_card_scores_and_rebounds_like_a_pair) {
  EXPECT_EQ(all_attempts("SB", "shot", "9"), ".......rGr.....");
}

TEST(RinkRatz, RR_21_a_blocked_shot_is_over) {  // seed's example
  for (const Kind& kind : kBlockable) {
    Ice ice = shot_of(kind);
    ice.play("2 SB:block");
    EXPECT_TRUE(ice.said("RR-21 blocked seat=2 team=2")) << kind.name;
    EXPECT_EQ(ice.shot(), "none") << kind.name;
  }
}

TEST(RinkRatz, RR_21_after_a_block_the_shooters_next_card_cannot_score) {
  Ice ice("rookie");
  ice.hands({"8 SB 3", "8 8 9"});
  ice.play("1 8, 2 8, 1 SB:block, 2 8");
  EXPECT_EQ(ice.verdict(), 's') << "a pair again, but no goal";
  EXPECT_EQ(ice.score(), "0-0");
}

TEST(RinkRatz, RR_21_a_breakaway_cannot_be_blocked) {
  Ice ice("junior");
  ice.hands({"BM 3", "SB 9"});
  ice.play("1 BM:breakaway");
  EXPECT_EQ(ice.refused("2 SB:block"), "RR-21 rr.refused.breakaway_not_blocked");
}

TEST(RinkRatz, RR_21_without_an_opposing_shot_there_is_nothing_to_block) {
  Ice ice("rookie");
  ice.hands({"8 3", "SB 9"});
  ice.play("1 8");
  EXPECT_EQ(ice.refused("2 SB:block"), "RR-21 rr.refused.nothing_to_block");
}

TEST(RinkRatz, RR_22_a_breakaway_scores_on_the_target_or_one_above) {  // seed's example
  const auto goal = [](const std::string& number) {
    Ice ice("junior");
    ice.hands({"BM 3 " + number, "9 4 4"});
    ice.play("1 BM:breakaway");
    EXPECT_TRUE(ice.said("RR-22 shot seat=1 team=1 shot=breakaway"));
    ice.play("2 9, 1 " + number);
    EXPECT_EQ(ice.score(), "1-0");
    return ice;
  };
  EXPECT_TRUE(goal("9").said("RR-14 goal seat=1 team=1 card=9 how=even_strength"));
  EXPECT_TRUE(goal("10").said("RR-22 goal seat=1 team=1 card=10 how=even_strength"));
}

TEST(RinkRatz, RR_22_a_breakaway_leaves_no_rebound) {
  EXPECT_EQ(all_attempts("BM", "breakaway", "1"), "GG.............");
  EXPECT_EQ(all_attempts("BM", "breakaway", "9"), "........GG.....");
  EXPECT_EQ(all_attempts("BM", "breakaway", "15"), "..............G");
  EXPECT_TRUE(attempt_after("BM", "breakaway", "9", "8").said("RR-17 missed team=1"));
}

TEST(RinkRatz, RR_23_a_two_on_one_scores_on_the_target_or_one_above_and_rebounds_below) {
  for (const std::string card : {"TM", "TD"}) {
    EXPECT_EQ(all_attempts(card, "two-on-one", "1"), "GG.............");
    EXPECT_EQ(all_attempts(card, "two-on-one", "9"), ".......rGG.....");
    EXPECT_EQ(all_attempts(card, "two-on-one", "15"), ".............rG");
  }
}

TEST(RinkRatz, RR_23_the_referee_names_the_two_on_one_for_the_shot_and_for_one_above) {
  Ice ice("pro");
  ice.hands({"TD 10 3", "9 4 4"});
  ice.play("1 TD:two-on-one");
  EXPECT_TRUE(ice.said("RR-23 shot seat=1 team=1 shot=two_on_one"));
  ice.play("2 9, 1 10");
  EXPECT_TRUE(ice.said("RR-23 goal seat=1 team=1 card=10 how=even_strength"));
}

TEST(RinkRatz, RR_23_the_rebound_of_a_two_on_one_is_an_ordinary_shot) {
  Ice ice("junior");
  ice.hands({"TM 8 6 3", "9 5 4 4"});
  ice.play("1 TM:two-on-one, 2 9, 1 8, 2 5, 1 6");
  EXPECT_TRUE(ice.said("RR-16 rebound seat=1 team=1")) << "one above no longer scores";
  EXPECT_EQ(ice.score(), "0-0");
}

TEST(RinkRatz, RR_24_a_saved_goal_does_not_count) {  // seed's example
  for (const std::string card : {"BM", "TM"}) {
    Ice ice("junior");
    ice.hands({"8 11 3 " + card, "8 11 9 9"});
    ice.play("1 8, 2 8, 1 11, 2 11");
    EXPECT_EQ(ice.score(), "0-1");
    ice.play("1 " + card + ":save");
    EXPECT_THAT(ice.told(), ElementsAre("RR-2 special_played seat=1 card=" + card + " option=save",
                                        "RR-24 saved seat=1 team=2"));
    EXPECT_EQ(ice.score(), "0-0");
    EXPECT_EQ(ice.shot(), "none");
    EXPECT_EQ(ice.to_play(), 2);
  }
}

TEST(RinkRatz, RR_24_the_card_that_scored_is_an_ordinary_previous_card_after_a_save) {
  Ice ice("junior");
  ice.hands({"8 11 BM 4", "8 11 11 4"});
  ice.play("1 8, 2 8, 1 11, 2 11, 1 BM:save");
  EXPECT_EQ(ice.previous(), 11);
  ice.play("2 11");
  EXPECT_TRUE(ice.said("RR-12 shot seat=2 team=2 shot=pair")) << "a new shot, no goal";
  EXPECT_EQ(ice.score(), "0-0");
}

TEST(RinkRatz, RR_24_the_previous_card_after_a_save_is_the_one_that_scored_not_the_target) {
  Ice ice("junior");
  ice.hands({"8 8 BM 4", "8 TM 9 9"});
  ice.play("1 8, 2 TM:two-on-one, 1 8, 2 9");
  EXPECT_EQ(ice.score(), "0-1");
  ice.play("1 BM:save");
  EXPECT_EQ(ice.previous(), 9);
}

TEST(RinkRatz, RR_24_only_a_goal_can_be_saved) {
  Ice ice("junior");
  ice.hands({"8 BM 5", "8 TM 9"});
  EXPECT_EQ(ice.refused("1 BM:save"), "RR-24 rr.refused.no_goal_to_save");
  ice.play("1 8, 2 8");
  EXPECT_EQ(ice.refused("1 BM:save"), "RR-24 rr.refused.no_goal_to_save") << "a shot is no goal";
}

TEST(RinkRatz, RR_24_one_card_later_it_is_too_late) {
  Ice ice("junior");
  ice.hands({"8 11 3 BM", "8 11 9 9"});
  ice.play("1 8, 2 8, 1 11, 2 11, 1 3, 2 9");
  EXPECT_EQ(ice.refused("1 BM:save"), "RR-24 rr.refused.no_goal_to_save");
  EXPECT_EQ(ice.score(), "0-1");
}

TEST(RinkRatz, RR_24_the_scorers_cannot_save_their_own_goal_away) {
  Ice ice("junior", kFour);
  ice.hands({"8 5 5", "8 BM 6", "11 7 7", "11 TM 4"});
  ice.play("1 8, 2 8, 3 11, 4 11, 1 5");
  EXPECT_EQ(ice.refused("2 BM:save"), "RR-24 rr.refused.no_goal_to_save");
}

TEST(RinkRatz, RR_24_a_second_save_needs_a_second_goal) {
  Ice ice("junior");
  ice.hands({"8 11 BM 4", "8 11 TM 4"});
  ice.play("1 8, 2 8, 1 11, 2 11, 1 BM:save");
  EXPECT_EQ(ice.refused("2 TM:save"), "RR-24 rr.refused.no_goal_to_save");
}

TEST(RinkRatz, RR_29_a_shutdown_ends_any_shot) {
  std::vector<Kind> kinds = kBlockable;
  kinds.push_back({"1 breakaway made", "3 BM", "1 3, 2 8, 1 BM:breakaway"});
  for (const Kind& kind : kinds) {
    Ice ice = shot_of(kind);
    ice.play("2 PD:shutdown");
    EXPECT_TRUE(ice.said("RR-29 shut_down seat=2 team=2")) << kind.name;
    EXPECT_EQ(ice.shot(), "none") << kind.name;
  }
}

TEST(RinkRatz, RR_29_both_cards_that_bear_it_shut_down) {
  Ice ice("pro");
  ice.hands({"BM 3", "TD 9"});
  ice.play("1 BM:breakaway, 2 TD:shutdown");
  EXPECT_TRUE(ice.said("RR-29 shut_down seat=2 team=2"));
}

TEST(RinkRatz, RR_29_a_power_play_goes_on_after_a_shutdown) {
  Ice ice("pro");
  ice.hands({"PD 12 3", "TD 9 9"});
  ice.play("1 PD:power-play, 2 TD:shutdown");
  EXPECT_EQ(ice.power_play(), "1: 2 of 8");
  ice.play("1 12");
  EXPECT_EQ(ice.shot(), "1 stick made");
}

TEST(RinkRatz, RR_29_a_shutdown_with_the_power_play_card_starts_no_power_play) {
  Ice ice("pro");
  ice.hands({"8 PD 3", "8 9 9"});
  ice.play("1 8, 2 8, 1 PD:shutdown");
  EXPECT_EQ(ice.power_play(), "none");
  EXPECT_TRUE(ice.silent_about("power_play_begins"));
}

TEST(RinkRatz, RR_29_without_an_opposing_shot_there_is_nothing_to_shut_down) {
  Ice ice("pro");
  ice.hands({"PD TD 3", "8 9 9"});
  EXPECT_EQ(ice.refused("1 PD:shutdown"), "RR-29 rr.refused.nothing_to_shut_down");
  EXPECT_EQ(ice.refused("1 TD:shutdown"), "RR-29 rr.refused.nothing_to_shut_down");
}

TEST(RinkRatz, RR_29_after_the_target_it_is_too_late_to_shut_down) {
  Ice ice("pro");
  ice.hands({"8 5 TD", "8 3 9"});
  ice.play("1 8, 2 8, 1 5, 2 3");
  EXPECT_EQ(ice.refused("1 TD:shutdown"), "RR-29 rr.refused.nothing_to_shut_down");
}

}  // namespace
}  // namespace benchboss::rink_ratz
