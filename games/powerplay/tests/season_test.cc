#include "games/powerplay/tests/arena.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace benchboss::powerplay {
namespace {

using testing::Contains;
using testing::IsSupersetOf;
using testing::Not;
using testing::StartsWith;

// Six duels in which every card meets the one at the same place.
void play_in_order(Arena& arena, const std::vector<std::string_view>& challenger,
                   const std::vector<std::string_view>& opponent) {
  for (std::size_t i = 0; i < challenger.size(); ++i) arena.duel(challenger[i], opponent[i]);
}

Arena strong_against_weak(const Settings& more = {}, int seats = 2) {
  Arena arena(seats, more);
  arena.teams({kStrong, kWeak});
  return arena;
}

void win_all(Arena& arena) {
  arena.play("1 match:2");
  play_in_order(arena, {"F11", "F10", "F9", "D10", "D9", "G10"},
                {"F2", "F3", "F4", "D1", "D2", "G1"});
}

// Twins: every duel of equals is without a goal, in overtime too.
Arena twins(const Settings& more = {}, std::string_view first = "F5 F6 F7 D5 D6 G5",
            std::string_view second = "F5b F6b F7b D5b D6b G5b") {
  Arena arena(2, more);
  arena.teams({first, second});
  arena.play("1 match:2");
  return arena;
}
void tie_a_round(Arena& arena) {
  play_in_order(arena, {"F5", "F6", "F7", "D5", "D6", "G5"},
                {"F5b", "F6b", "F7b", "D5b", "D6b", "G5b"});
}

TEST(Powerplay, PP_23_after_six_duels_the_players_come_back_and_more_goals_win) {
  Arena arena = strong_against_weak();
  win_all(arena);
  EXPECT_EQ(arena.board().wins[0], 1);
  EXPECT_EQ(arena.board().difference[0], 6);
  EXPECT_EQ(arena.board().difference[1], -6);
  EXPECT_EQ(arena.team(1), kStrong);
  EXPECT_EQ(arena.state().used[0], 0);
  EXPECT_EQ(arena.phase(), "turn");
}

// The seed's example: Bertrand (1) challenges Antoine (2) and loses 1-2.
TEST(Powerplay, PP_24_bertrand_challenges_antoine_loses_1_2_and_antoine_gets_the_cross) {
  Arena arena(2);
  arena.teams({"F9 F2 F3 D1 D2 G4", "F4 F5 F6 D1b D2b G4b"});
  arena.play("1 match:2");
  play_in_order(arena, {"F9", "F2", "F3", "D1", "D2", "G4"},
                {"F4", "F5", "F6", "D1b", "D2b", "G4b"});
  EXPECT_TRUE(arena.said("PP-24 result seat=1 other=2 goals1=1 goals2=2"));
  EXPECT_TRUE(arena.said("PP-24 cross seat=2 number=1"));
  const std::vector<std::string> sheet = lines_of(arena.rules(), arena.sheet());
  EXPECT_THAT(sheet, IsSupersetOf({"coaches.1.column.1.opponent = 2",
                                   "coaches.1.column.1.goals = 1", "coaches.1.column.1.against = 2",
                                   "coaches.1.column.1.winner = 2", "coaches.2.wins = 1"}));
  EXPECT_THAT(sheet, Not(Contains(StartsWith("coaches.2.column.1"))));
}

TEST(Powerplay, PP_24_an_overtime_goal_is_counted_in_the_score) {
  Arena arena = twins();
  tie_a_round(arena);
  arena.duel("F7", "F6b");
  EXPECT_THAT(lines_of(arena.rules(), arena.sheet()),
              IsSupersetOf({"coaches.1.column.1.goals = 1", "coaches.1.column.1.against = 0",
                            "coaches.1.column.1.mark = overtime"}));
}

TEST(Powerplay, PP_25_a_tie_goes_to_sudden_death_and_the_first_goal_wins_at_once) {
  Arena arena = twins();
  tie_a_round(arena);
  EXPECT_TRUE(arena.said("PP-25 overtime number=1"));
  EXPECT_EQ(arena.board().match.duel, 7);
  EXPECT_EQ(arena.choices(1), "F5 F6 F7 D5 D6 G5") << "full teams again";
  arena.duel("F5", "F5b");
  EXPECT_EQ(arena.phase(), "duel");
  arena.duel("F6", "F7b");
  EXPECT_TRUE(arena.said("PP-24 result seat=1 other=2 goals1=0 goals2=1"));
  EXPECT_EQ(arena.board().wins[1], 1);
  EXPECT_EQ(arena.phase(), "turn");
}

TEST(Powerplay, PP_25_a_goal_of_the_sixth_duel_that_only_ties_ends_nothing) {
  Arena arena = twins();
  play_in_order(arena, {"F6", "F7", "D5", "D6", "G5", "F5"},
                {"F5b", "F7b", "D5b", "D6b", "G5b", "F6b"});
  EXPECT_TRUE(arena.said("PP-25 overtime number=1"));
  EXPECT_EQ(arena.board().match.duel, 7);
}

TEST(Powerplay, PP_25_hydra_counts_on_in_overtime) {
  Arena arena = twins({}, "hydra F6 F7 D5 D6 G5", "F5b F6b F7b D5b D6b G5b");
  play_in_order(arena, {"F6", "F7", "D5", "D6"}, {"F6b", "F7b", "D5b", "D6b"});
  arena.duel("hydra", "F5b");  // fifth duel: 5 against 5
  arena.duel("G5", "G5b");
  EXPECT_EQ(arena.board().match.duel, 7);
  arena.duel("hydra", "F7b");
  EXPECT_EQ(arena.board().match.duel, 8) << "7 against 7";
}

TEST(Powerplay, PP_25_the_injured_are_replaced_before_overtime) {
  Arena arena = twins({}, "B4 F6 F7 D5 D6 G5", "F4 F6b F7b D5b D6b G5b");
  play_in_order(arena, {"B4", "F6", "F7", "D5", "D6", "G5"},
                {"F4", "F6b", "F7b", "D5b", "D6b", "G5b"});
  EXPECT_EQ(arena.phase(), "replace");
  arena.roll("F11");
  EXPECT_EQ(arena.board().match.duel, 7);
  EXPECT_EQ(arena.choices(2), "F11 F6b F7b D5b D6b G5b");
}

TEST(Powerplay, PP_25_six_more_duels_without_a_goal_start_another_round) {
  Arena arena = twins();
  tie_a_round(arena);
  tie_a_round(arena);
  EXPECT_TRUE(arena.said("PP-25 overtime number=2"));
  EXPECT_EQ(arena.board().match.duel, 13);
}

TEST(Powerplay, PP_26_after_ten_overtime_rounds_a_coin_decides) {
  Arena arena = twins();
  for (int round = 0; round < 11; ++round) tie_a_round(arena);
  EXPECT_EQ(arena.phase(), "coin");
  EXPECT_EQ(arena.odds(), "lot:1 lot:2");
  arena.roll("lot:2");
  EXPECT_TRUE(arena.said("PP-26 coin seat=2"));
  EXPECT_TRUE(arena.said("PP-24 result seat=1 other=2 goals1=0 goals2=0"));
  EXPECT_EQ(arena.board().wins[1], 1);
  EXPECT_THAT(lines_of(arena.rules(), arena.sheet()), Contains("coaches.1.column.1.mark = lot"));
}

TEST(Powerplay, PP_26_the_number_of_rounds_is_an_option) {
  Arena arena = twins({{"overtime_rounds", "1"}});
  tie_a_round(arena);
  tie_a_round(arena);
  EXPECT_EQ(arena.phase(), "coin");
}

TEST(Powerplay, PP_27_the_challengers_injured_are_replaced_first_in_the_order_they_were_hurt) {
  Arena arena(2);
  arena.teams({"B4 F9 F8 D10 D9 G1", "B3 B0 F2 D1 D2 G2"});
  arena.play("1 match:2");
  play_in_order(arena, {"F9", "G1", "B4", "F8", "D10", "D9"}, {"B3", "B0", "G2", "F2", "D1", "D2"});
  EXPECT_EQ(arena.phase(), "replace");
  arena.clear();
  arena.roll("F11");
  EXPECT_TRUE(arena.said("PP-27 replaced seat=1 card=F9 new_card=F11"));
  arena.roll("G7");
  EXPECT_TRUE(arena.said("PP-27 replaced seat=1 card=G1 new_card=G7"));
  arena.roll("G8");
  EXPECT_TRUE(arena.said("PP-27 replaced seat=2 card=G2 new_card=G8"));
  EXPECT_EQ(arena.phase(), "turn");
  EXPECT_EQ(arena.team(1), "B4 F11 F8 D10 D9 G7");
  EXPECT_EQ(arena.team(2), "B3 B0 F2 D1 D2 G8");
}

TEST(Powerplay, PP_27_nobody_is_replaced_after_the_match_that_wins_the_season) {
  Arena arena(2);
  arena.teams({"B4 F9 F8 D10 D9 G10", kWeak});
  arena.wins({4, 0});
  arena.play("1 match:2");
  play_in_order(arena, {"B4", "F9", "F8", "D10", "D9", "G10"},
                {"F2", "F3", "F4", "D1", "D2", "G1"});
  EXPECT_EQ(arena.phase(), "over");
}

TEST(Powerplay, PP_28_players_injured_in_overtime_are_replaced_when_the_match_ends) {
  Arena arena = twins({}, "B4 F6 F7 D5 D6 G5", "F4 F6b F7b D5b D6b G5b");
  play_in_order(arena, {"B4", "F6", "F7", "D5", "D6", "G5"},
                {"F4", "F6b", "F7b", "D5b", "D6b", "G5b"});
  arena.roll("F8");
  arena.duel("B4", "G5b");
  EXPECT_EQ(arena.phase(), "duel") << "the goalie is hurt, and the round goes on";
  arena.clear();
  arena.duel("F6", "F8");
  EXPECT_EQ(arena.phase(), "replace");
  arena.roll("G9");
  EXPECT_TRUE(arena.said("PP-28 replaced seat=2 card=G5b new_card=G9"));
}

TEST(Powerplay, PP_28_or_when_the_six_duels_of_the_overtime_round_are_over) {
  Arena arena = twins({}, "B4 F6 F7 D5 D6 G5", "F4 F6b F7b D5b D6b G5b");
  play_in_order(arena, {"B4", "F6", "F7", "D5", "D6", "G5"},
                {"F4", "F6b", "F7b", "D5b", "D6b", "G5b"});
  arena.roll("F4b");
  arena.clear();
  play_in_order(arena, {"B4", "F6", "F7", "D5", "D6", "G5"},
                {"F4b", "F6b", "F7b", "D5b", "D6b", "G5b"});
  arena.roll("F11");
  EXPECT_TRUE(arena.said("PP-28 replaced seat=2 card=F4b new_card=F11"));
  EXPECT_EQ(arena.board().match.duel, 13);
}

// Two twins, but for Jolly Judge (1) against a brawler (1).
Arena tied_with_judge(const Settings& more = {}) {
  Arena arena = twins(more, "jolly-judge F6 F7 D5 D6 G5", "B1 F6b F7b D5b D6b G5b");
  play_in_order(arena, {"jolly-judge", "F6", "F7", "D5", "D6", "G5"},
                {"B1", "F6b", "F7b", "D5b", "D6b", "G5b"});
  return arena;
}

TEST(Powerplay, PP_33_the_coach_of_jolly_judge_decides_a_tied_match_even_if_he_is_injured) {
  Arena arena = tied_with_judge();
  EXPECT_EQ(arena.phase(), "judge");
  EXPECT_EQ(arena.asked(), "1");
  EXPECT_EQ(arena.choices(1), "judge:mine judge:theirs judge:play-on");
  EXPECT_EQ(arena.refused("1 F6"), "PP-33 pp.refused.judge_first");
  arena.play("1 judge:mine");
  EXPECT_TRUE(arena.said("PP-33 judge_decides seat=1 other=1"));
  EXPECT_EQ(arena.board().wins[0], 1);
  EXPECT_TRUE(arena.said("PP-24 result seat=1 other=2 goals1=0 goals2=0"));
  EXPECT_THAT(lines_of(arena.rules(), arena.sheet()), Contains("coaches.1.column.1.mark = judge"));
  EXPECT_EQ(arena.phase(), "replace") << "and now he is replaced";
}

TEST(Powerplay, PP_33_he_may_name_the_other_team_or_play_on) {
  Arena theirs = tied_with_judge();
  theirs.play("1 judge:theirs");
  EXPECT_EQ(theirs.board().wins[1], 1);
  Arena on = tied_with_judge();
  on.play("1 judge:play-on");
  EXPECT_TRUE(on.said("PP-33 judge_plays_on seat=1"));
  on.roll("F9");
  EXPECT_EQ(on.board().match.duel, 7);
}

TEST(Powerplay, PP_33_a_judge_who_comes_as_a_replacement_comes_too_late) {
  Arena arena = twins({}, "B4 F6 F7 D5 D6 G5", "F4 F6b F7b D5b D6b G5b");
  play_in_order(arena, {"B4", "F6", "F7", "D5", "D6", "G5"},
                {"F4", "F6b", "F7b", "D5b", "D6b", "G5b"});
  arena.roll("jolly-judge");
  EXPECT_EQ(arena.phase(), "duel");
}

TEST(Powerplay, PP_33_nobody_is_asked_if_the_match_is_not_tied) {
  Arena arena(2);
  arena.teams({"jolly-judge F10 F9 D10 D9 G10", kWeak});
  arena.play("1 match:2");
  play_in_order(arena, {"jolly-judge", "F10", "F9", "D10", "D9", "G10"},
                {"F2", "F3", "F4", "D1", "D2", "G1"});
  EXPECT_EQ(arena.phase(), "turn");
}

TEST(Powerplay, PP_40_the_fifth_win_takes_the_season_at_once) {
  Arena arena = strong_against_weak();
  arena.wins({4, 4});
  win_all(arena);
  EXPECT_TRUE(arena.said("PP-40 champion seat=1"));
  EXPECT_EQ(arena.winners(), "1");
  EXPECT_EQ(Powerplay::turn(arena.rules(), arena.state()), Turn::over());
}

TEST(Powerplay, PP_40_a_match_counts_for_its_winner_whoever_challenged) {
  Arena arena(2);
  arena.teams({kWeak, kStrong});
  arena.wins({4, 4});
  arena.play("1 match:2");
  play_in_order(arena, {"F2", "F3", "F4", "D1", "D2", "G1"},
                {"F11", "F10", "F9", "D10", "D9", "G10"});
  EXPECT_EQ(arena.winners(), "2");
}

TEST(Powerplay, PP_40_the_target_can_be_6_or_9) {
  for (const auto& [target, wins] : {std::pair{"6", 5}, std::pair{"9", 8}}) {
    Arena early = strong_against_weak({{"target", target}});
    early.wins({wins - 1, 0});
    win_all(early);
    EXPECT_EQ(early.phase(), "turn") << target;
    Arena last = strong_against_weak({{"target", target}});
    last.wins({wins, 0});
    win_all(last);
    EXPECT_EQ(last.phase(), "over") << target;
  }
}

Arena at_limit(const std::vector<int>& wins, const std::vector<int>& difference) {
  Arena arena(3, {{"turn_limit", "1"}});
  arena.teams({kStrong, kWeak});
  arena.wins(wins).difference(difference);
  arena.play("1 transfer:F9");
  arena.roll("F8");
  return arena;
}

TEST(Powerplay, PP_41_at_the_turn_limit_the_most_wins_decide) {
  const Arena arena = at_limit({2, 3, 1}, {9, 0, 9});
  EXPECT_TRUE(arena.said("PP-41 limit number=1"));
  EXPECT_EQ(arena.winners(), "2");
}

TEST(Powerplay, PP_41_then_the_goal_difference) {
  const Arena arena = at_limit({3, 3, 1}, {-2, 1, 9});
  EXPECT_EQ(arena.winners(), "2");
  EXPECT_EQ(Powerplay::result(arena.rules(), arena.state()).points[1], 4) << "the title counts";
}

TEST(Powerplay, PP_41_then_the_lot) {
  Arena arena = at_limit({3, 1, 3}, {1, 9, 1});
  EXPECT_EQ(arena.odds(), "lot:1 lot:3");
  arena.roll("lot:3");
  EXPECT_TRUE(arena.said("PP-41 lot seat=3"));
  EXPECT_EQ(arena.winners(), "3");
}

Arena playoffs(const std::vector<int>& wins, const std::vector<int>& difference) {
  Arena arena(4, {{"playoffs", "on"}});
  arena.teams({kStrong, kWeak});
  arena.wins(wins).difference(difference);
  win_all(arena);
  return arena;
}

TEST(Powerplay, PP_42_the_two_best_meet_in_the_playoffs) {
  const Arena arena = playoffs({4, 1, 3, 2}, {0, 0, 0, 0});
  EXPECT_TRUE(arena.said("PP-42 playoffs_begin seat=1 other=3"));
  EXPECT_TRUE(arena.said("PP-42 playoff_match number=1 seat=1 other=3"));
  EXPECT_EQ(arena.asked(), "1 3");
}

TEST(Powerplay, PP_42_second_place_goes_by_wins_then_difference_then_lot) {
  EXPECT_TRUE(playoffs({4, 1, 3, 3}, {0, 0, -4, 2}).said("PP-42 playoffs_begin seat=1 other=4"));
  Arena tied = playoffs({4, 1, 3, 3}, {0, 0, 2, 2});
  EXPECT_EQ(tied.odds(), "lot:3 lot:4");
  tied.roll("lot:3");
  EXPECT_TRUE(tied.said("PP-42 playoffs_begin seat=1 other=3"));
}

TEST(Powerplay, PP_42_four_wins_of_seven_take_the_title_and_the_challenger_alternates) {
  Arena arena(2, {{"playoffs", "on"}});
  arena.teams({kStrong, kWeak});
  arena.wins({4, 0});
  win_all(arena);
  for (int match = 1; match <= 4; ++match) {
    const Seat challenger = arena.board().match.pair[0];
    EXPECT_EQ(challenger, (match - 1) % 2) << match;
    EXPECT_EQ(arena.board().final_wins[0], match - 1);
    if (challenger == 0) {
      play_in_order(arena, {"F11", "F10", "F9", "D10", "D9", "G10"},
                    {"F2", "F3", "F4", "D1", "D2", "G1"});
    } else {
      play_in_order(arena, {"F2", "F3", "F4", "D1", "D2", "G1"},
                    {"F11", "F10", "F9", "D10", "D9", "G10"});
    }
  }
  EXPECT_TRUE(arena.said("PP-42 champion seat=1"));
  EXPECT_EQ(arena.winners(), "1");
  EXPECT_EQ(arena.board().wins[0], 5) << "playoff matches add nothing to the season";
  EXPECT_THAT(lines_of(arena.rules(), arena.sheet()), Contains("coaches.1.wins = 1"));
}

TEST(Powerplay, PP_42_the_second_can_take_the_title) {
  Arena arena(2, {{"playoffs", "on"}});
  arena.teams({"F5 F6 F7 D5 D6 G5", "F5b F6b F7b D5b D6b G5b"});
  arena.wins({4, 0});
  const std::vector<std::string_view> better = {"F6", "F7", "F5", "D5", "D6", "G5"};
  const std::vector<std::string_view> worse = {"F5", "F6", "F7", "D5", "D6", "G5"};
  const auto first_wins = [&](bool first) {  // 2-1: two are one better, one is two worse
    for (std::size_t i = 0; i < kTeam; ++i) {
      const auto& one = first ? better : worse;
      const auto& two = first ? worse : better;
      arena.play("1 " + std::string(one[i]));
      arena.play("2 " + std::string(two[i]) + "b");
    }
  };
  arena.play("1 match:2");
  first_wins(true);
  for (int match = 0; match < 4; ++match) first_wins(false);
  EXPECT_EQ(arena.winners(), "2");
  EXPECT_EQ(Powerplay::result(arena.rules(), arena.state()).points[1], 6) << "one more than 5";
}

TEST(Powerplay, PP_42_between_playoff_matches_the_injured_are_replaced) {
  Arena arena(2, {{"playoffs", "on"}});
  arena.teams({"B4 F10 F9 D10 D9 G10", kWeak});
  arena.wins({4, 0});
  arena.play("1 match:2");
  play_in_order(arena, {"B4", "F10", "F9", "D10", "D9", "G10"},
                {"F2", "F3", "F4", "D1", "D2", "G1"});
  EXPECT_EQ(arena.phase(), "replace");
  arena.roll("F5");
  EXPECT_TRUE(arena.said("PP-42 playoff_match number=1 seat=1 other=2"));
  EXPECT_EQ(arena.refused("1 transfer:F9"), "PP-15 pp.refused.duel_first");
}

}  // namespace
}  // namespace benchboss::powerplay
