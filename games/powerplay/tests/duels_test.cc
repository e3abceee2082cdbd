#include "games/powerplay/tests/arena.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace benchboss::powerplay {
namespace {

using testing::ElementsAre;

// A match of two teams, before its first duel.
Arena match_of(std::string_view challenger, std::string_view opponent, const Settings& more = {},
               int seats = 2) {
  Arena arena(seats, more);
  arena.teams({challenger, opponent});
  arena.play("1 match:2");
  arena.clear();
  return arena;
}

Arena duel_of(std::string_view challenger, std::string_view opponent) {
  Arena arena = match_of(challenger, opponent);
  arena.duel(challenger, opponent);
  return arena;
}

std::string injured(const Arena& arena) {
  std::string names;
  const Match& match = arena.board().match;
  for (std::size_t side = 0; side < 2; ++side)
    for (std::size_t duel = 0; duel < kTeam; ++duel)
      if ((match.injured[side] >> duel & 1) != 0)
        names += (names.empty() ? "" : " ") + arena.short_name(match.shown[side][duel]);
  return names;
}

TEST(Powerplay, PP_15_both_coaches_choose_sealed_and_the_cards_are_turned_together) {
  Arena arena = match_of("F7", "F5");
  EXPECT_EQ(arena.asked(), "1 2");
  arena.play("2 F5");
  EXPECT_EQ(arena.asked(), "1");
  EXPECT_THAT(arena.told(), ElementsAre("PP-15 chose seat=2 number=1 card=?"));
  arena.play("1 F7");
  EXPECT_TRUE(arena.said("PP-15 revealed seat=1 number=1 card=F7"));
  EXPECT_TRUE(arena.said("PP-15 revealed seat=2 number=1 card=F5"));
  EXPECT_EQ(arena.asked(), "1 2");
  EXPECT_EQ(arena.board().match.duel, 2);
}

TEST(Powerplay, PP_15_a_player_is_used_once_in_six_duels) {
  Arena arena = match_of("F7 F6", "F5 F4");
  arena.duel("F7", "F5");
  EXPECT_EQ(arena.refused("1 F7"), "PP-15 pp.refused.already_played");
  EXPECT_EQ(arena.refused("1 F5"), "PP-15 pp.refused.not_in_hand");
  EXPECT_EQ(arena.refused("1 transfer:F6"), "PP-15 pp.refused.duel_first");
  EXPECT_EQ(arena.choices(1).find("F7"), std::string::npos);
}

TEST(Powerplay, PP_16_the_higher_value_scores) {
  const Arena arena = duel_of("F7", "D4");
  EXPECT_EQ(arena.score(), "1-0");
  EXPECT_TRUE(arena.said("PP-16 goal seat=1 card=F7 goals1=1 goals2=0"));
  EXPECT_EQ(duel_of("F4", "D7").score(), "0-1");
}

TEST(Powerplay, PP_17_equal_values_score_nothing) {
  const Arena arena = duel_of("F7", "D7");
  EXPECT_EQ(arena.score(), "0-0");
  EXPECT_TRUE(arena.said("PP-17 no_goal_same card=F7 other_card=D7"));
}

TEST(Powerplay, PP_18_one_goalie_stops_everything) {
  const Arena arena = duel_of("F11", "G1");
  EXPECT_EQ(arena.score(), "0-0");
  EXPECT_TRUE(arena.said("PP-18 no_goal_goalie seat=2 card=G1"));
  EXPECT_EQ(duel_of("G10", "F2").score(), "0-0");
}

TEST(Powerplay, PP_19_of_two_goalies_the_higher_scores) {
  const Arena arena = duel_of("G4", "G9");
  EXPECT_EQ(arena.score(), "0-1");
  EXPECT_TRUE(arena.said("PP-19 goal seat=2 card=G9 goals1=0 goals2=1"));
  EXPECT_EQ(duel_of("G4", "G4b").score(), "0-0");
}

TEST(Powerplay, PP_20_a_brawler_injures_his_opponent_whoever_scores) {
  const Arena loses = duel_of("B2", "F7");
  EXPECT_EQ(loses.score(), "0-1");
  EXPECT_EQ(injured(loses), "F7");
  EXPECT_TRUE(loses.said("PP-20 goal seat=2 card=F7 goals1=0 goals2=1"));
  EXPECT_TRUE(loses.said("PP-20 injured seat=2 card=F7 other=1"));
  const Arena scores = duel_of("B4", "F2");
  EXPECT_EQ(scores.score(), "1-0");
  EXPECT_EQ(injured(scores), "F2");
}

TEST(Powerplay, PP_20_equal_values_injure_as_well) {
  const Arena arena = duel_of("B4", "F4");
  EXPECT_EQ(arena.score(), "0-0");
  EXPECT_EQ(injured(arena), "F4");
}

TEST(Powerplay, PP_20_winzig_against_a_brawler_is_injured_and_the_higher_value_scores) {
  const Arena arena = duel_of("willy-winzig", "B1");
  EXPECT_EQ(arena.score(), "0-1");
  EXPECT_EQ(injured(arena), "willy-winzig");
  EXPECT_EQ(duel_of("willy-winzig", "B0").score(), "0-0");
}

TEST(Powerplay, PP_21_two_brawlers_injure_each_other_and_the_higher_scores) {
  const Arena arena = duel_of("B3", "B1");
  EXPECT_EQ(arena.score(), "1-0");
  EXPECT_EQ(injured(arena), "B3 B1");
  EXPECT_TRUE(arena.said("PP-21 goal seat=1 card=B3 goals1=1 goals2=0"));
  EXPECT_TRUE(arena.said("PP-21 injured seat=1 card=B3 other=2"));
  EXPECT_TRUE(arena.said("PP-21 injured seat=2 card=B1 other=1"));
}

TEST(Powerplay, PP_22_a_brawler_against_a_goalie_scores_nothing_and_injures_him) {
  const Arena arena = duel_of("B4", "G1");
  EXPECT_EQ(arena.score(), "0-0");
  EXPECT_EQ(injured(arena), "G1");
  EXPECT_TRUE(arena.said("PP-22 no_goal_goalie seat=2 card=G1"));
  EXPECT_TRUE(arena.said("PP-22 injured seat=2 card=G1 other=1"));
}

TEST(Powerplay, PP_30_winzig_scores_on_any_goalie) {
  const Arena arena = duel_of("G10", "willy-winzig");
  EXPECT_EQ(arena.score(), "0-1");
  EXPECT_TRUE(arena.said("PP-30 goal seat=2 card=willy-winzig goals1=0 goals2=1"));
  EXPECT_EQ(duel_of("willy-winzig", "F2").score(), "0-1") << "and is worth 0 to anyone else";
}

TEST(Powerplay, PP_31_bullys_coach_chooses_a_pile_after_the_reveal) {
  Arena arena = duel_of("sitting-bully", "F7");
  EXPECT_EQ(arena.phase(), "bully");
  EXPECT_EQ(arena.asked(), "1");
  EXPECT_EQ(arena.choices(1), "draw:forwards draw:defenders draw:goalies draw:none");
  EXPECT_EQ(arena.refused("1 F7"), "PP-31 pp.refused.bully_first");
  arena.play("1 draw:defenders");
  arena.roll("D5");
  EXPECT_TRUE(arena.said("PP-31 bully_adds seat=1 card=D5 number=8"));
  EXPECT_EQ(arena.score(), "1-0");
}

TEST(Powerplay, PP_31_the_card_goes_back_under_its_pile_at_once) {
  Arena arena = duel_of("F7", "sitting-bully");
  arena.play("2 draw:goalies");
  arena.roll("G4");
  EXPECT_EQ(arena.score(), "0-0") << "3 + 4 against 7";
  EXPECT_EQ(arena.state().cards[arena.rules().pile_at[2]], arena.card("G4"));
  EXPECT_EQ(arena.board().fresh[2], arena.rules().pile_size[2] - 1);
}

TEST(Powerplay, PP_31_he_may_decline_and_hydra_adds_nothing) {
  Arena declined = duel_of("sitting-bully", "F2");
  declined.play("1 draw:none");
  EXPECT_TRUE(declined.said("PP-31 bully_declines seat=1"));
  EXPECT_EQ(declined.score(), "1-0");
  Arena hydra = duel_of("sitting-bully", "F3");
  hydra.play("1 draw:forwards");
  hydra.roll("hydra");
  EXPECT_EQ(hydra.score(), "0-0");
}

TEST(Powerplay, PP_31_he_may_draw_against_a_goalie_though_it_changes_nothing) {
  Arena arena = duel_of("sitting-bully", "G1");
  arena.play("1 draw:forwards");
  arena.roll("F11");
  EXPECT_EQ(arena.score(), "0-0");
}

TEST(Powerplay, PP_32_hydra_is_worth_the_number_of_the_duel) {
  EXPECT_EQ(duel_of("hydra", "D1").score(), "0-0");
  Arena third = match_of("hydra F2 F4 D1 D2 G1", "F3 F5 F6 D3 D4 G2");
  third.duel("G1", "F3");
  third.duel("F2", "G2");
  third.clear();
  third.duel("hydra", "D3");
  EXPECT_TRUE(third.said("PP-17 no_goal_same card=hydra other_card=D3"));
  EXPECT_EQ(value_in_duel(third.rules(), third.card("hydra"), 15), 15);
}

TEST(Powerplay, PP_3b_outside_a_duel_hydra_counts_her_printed_value) {
  const Rules rules = rules_of(2);
  EXPECT_EQ(value_in_duel(rules, rules.deck.card(Bonus::hydra), kNoDuel), 0);
}

TEST(Powerplay, PP_35_rumpelstoeckchen_sends_the_card_back_and_the_highest_must_come) {
  Arena arena = match_of("rumpelstoeckchen", "F2 F8 F5 D3 D7 G6");
  arena.duel("rumpelstoeckchen", "F2");
  EXPECT_EQ(arena.phase(), "forced");
  EXPECT_EQ(arena.asked(), "2");
  EXPECT_TRUE(arena.said("PP-35 taken_back seat=2 card=F2"));
  EXPECT_EQ(arena.choices(2), "F8");
  EXPECT_EQ(arena.refused("2 D7"), "PP-35 pp.refused.highest_only");
  EXPECT_EQ(arena.refused("2 draw:none"), "PP-35 pp.refused.answer_first");
  arena.play("2 F8");
  EXPECT_EQ(arena.score(), "0-1");
}

TEST(Powerplay, PP_35_between_equals_the_coach_chooses_and_hydra_counts_the_duel) {
  Arena tie = match_of("rumpelstoeckchen", "F2 F7 F5 D3 D7 G6");
  tie.duel("rumpelstoeckchen", "F2");
  EXPECT_EQ(tie.choices(2), "F7 D7");
  Arena hydra = match_of("rumpelstoeckchen G1", "hydra F2 F2b D1 D1b G2");
  hydra.duel("G1", "F2");
  hydra.duel("rumpelstoeckchen", "D1");
  EXPECT_EQ(hydra.choices(2), "hydra F2b G2") << "all worth 2 in the second duel";
}

TEST(Powerplay, PP_35_the_card_taken_back_may_itself_be_the_highest) {
  Arena arena = match_of("F9 F8 F7 rumpelstoeckchen D5 G4", "F2 F10 F5 D3 D7 G6");
  arena.duel("rumpelstoeckchen", "F10");
  EXPECT_EQ(arena.choices(2), "F10");
}

TEST(Powerplay, PP_35a_in_the_sixth_duel_the_same_card_comes_back) {
  Arena arena = match_of("F9 F8 F7 rumpelstoeckchen D5 G4", "F2 F10 F5 D3 D7 G6");
  arena.duel("F9", "F10");
  arena.duel("F8", "F5");
  arena.duel("F7", "D3");
  arena.duel("D5", "D7");
  arena.duel("G4", "G6");
  arena.duel("rumpelstoeckchen", "F2");
  EXPECT_EQ(arena.choices(2), "F2");
}

TEST(Powerplay, PP_35a_a_bully_taken_back_counts_3_and_draws_only_if_he_returns) {
  Arena stays = match_of("rumpelstoeckchen", "sitting-bully F2 F4 D1 D2 G1");
  stays.duel("rumpelstoeckchen", "sitting-bully");
  EXPECT_EQ(stays.choices(2), "F4");
  stays.play("2 F4");
  EXPECT_EQ(stays.phase(), "duel") << "no draw for him";
  Arena returns = match_of("rumpelstoeckchen", "sitting-bully F2 F2b D1 D2 G1");
  returns.duel("rumpelstoeckchen", "sitting-bully");
  EXPECT_EQ(returns.choices(2), "sitting-bully");
  returns.play("2 sitting-bully");
  EXPECT_EQ(returns.phase(), "bully");
  EXPECT_EQ(returns.asked(), "2");
}

TEST(Powerplay, PP_35a_a_winzig_taken_back_is_in_hand_again) {
  Arena arena = match_of("rumpelstoeckchen", "F9 F2 F3 willy-winzig D2 G1");
  arena.duel("rumpelstoeckchen", "willy-winzig");
  arena.play("2 F9");
  EXPECT_EQ(arena.choices(2), "F2 F3 willy-winzig D2 G1");
}

TEST(Powerplay, PP_35a_a_goalie_who_answers_stops_and_a_brawler_who_answers_injures) {
  Arena goalie = match_of("rumpelstoeckchen", "F2 F3 F4 D1 D2 G9");
  goalie.duel("rumpelstoeckchen", "F2");
  goalie.play("2 G9");
  EXPECT_EQ(goalie.score(), "0-0");
  Arena brawler = match_of("rumpelstoeckchen", "F2 F3 B4 D1 D2 G1");
  brawler.duel("rumpelstoeckchen", "F2");
  brawler.play("2 B4");
  EXPECT_EQ(injured(brawler), "rumpelstoeckchen");
}

TEST(Powerplay, PP_36_rumpelstoeckchen_comes_before_bully_and_bully_before_the_goal) {
  Arena arena = match_of("F9 F8 F7 rumpelstoeckchen D5 G4", "sitting-bully F2 F2b D1 D2 G1");
  arena.duel("rumpelstoeckchen", "F2");
  EXPECT_EQ(arena.phase(), "forced");
  arena.play("2 sitting-bully");
  EXPECT_EQ(arena.phase(), "bully");
  EXPECT_EQ(arena.score(), "0-0");
  arena.play("2 draw:forwards");
  arena.roll("F6");
  EXPECT_EQ(arena.score(), "0-1") << "3 + 6 against 4";
}

TEST(Powerplay, PP_36_winzig_comes_before_the_goalies_and_injuries_come_last) {
  Arena arena = duel_of("willy-winzig", "G5");
  EXPECT_TRUE(arena.silent_about("no_goal_goalie"));
  EXPECT_EQ(arena.score(), "1-0");
  const Arena brawl = duel_of("B1", "F5");
  const std::vector<std::string> told = brawl.told();
  EXPECT_EQ(told.back(), "PP-20 injured seat=2 card=F5 other=1");
}

}  // namespace
}  // namespace benchboss::powerplay
