#include "games/rink_ratz/tests/ice.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>

namespace benchboss::rink_ratz {
namespace {

class Totals : public Measures {
 public:
  void measure(std::string_view name, std::int64_t value) override {
    values[std::string(name)].push_back(value);
  }
  std::map<std::string, std::vector<std::int64_t>> values;
};

Totals totals_of(const Ice& ice) {
  Totals totals;
  RinkRatz::measure(ice.rules(), ice.state(), ice.sheet(), totals);
  return totals;
}

TEST(RinkRatzSheet, shots_goals_and_rebounds_belong_to_the_team_that_made_them) {
  Ice ice("rookie");
  ice.hands({"8 3 9 1", "8 4 9 1"});
  ice.play("1 8, 2 8, 1 3, 2 4, 1 9, 2 9");
  EXPECT_EQ(ice.counted(2, Count::shots), 2) << "rebounds included";
  EXPECT_EQ(ice.counted(2, Count::rebounds), 1);
  EXPECT_EQ(ice.counted(2, Count::goals), 1);
  EXPECT_EQ(ice.counted(1, Count::shots), 0);
  EXPECT_EQ(ice.counted(1, Count::goals), 0);
}

TEST(RinkRatzSheet, blocks_and_shutdowns_belong_to_the_team_that_defended) {
  Ice ice("pro");
  ice.hands({"8 SB 5 TD", "8 3 5 5"});
  ice.play("1 8, 2 8, 1 SB:block, 2 3, 1 5, 2 5, 1 TD:shutdown");
  EXPECT_EQ(ice.counted(1, Count::blocks), 2);
  EXPECT_EQ(ice.counted(2, Count::blocks), 0);
}

TEST(RinkRatzSheet, a_saved_goal_is_no_goal_and_a_save_of_the_other_team) {
  Ice ice("pro");
  ice.hands({"PD 5 12", "5 BM 1"});
  ice.play("1 PD:power-play, 2 5, 1 5");
  EXPECT_EQ(ice.counted(1, Count::goals), 1);
  EXPECT_EQ(ice.counted(1, Count::power_play_goals), 1);
  ice.play("2 BM:save");
  EXPECT_EQ(ice.counted(1, Count::goals), 0);
  EXPECT_EQ(ice.counted(1, Count::power_play_goals), 0);
  EXPECT_EQ(ice.counted(2, Count::saves), 1);
  EXPECT_EQ(ice.counted(1, Count::saves), 0);
  EXPECT_EQ(ice.counted(1, Count::shots), 1) << "the shot was made";
}

TEST(RinkRatzSheet, a_power_play_is_one_chance_even_with_two_men) {
  Ice ice("pro");
  ice.hands({"PD PD 10", "5 9 1"});
  ice.play("1 PD:power-play, 2 5, 1 PD:power-play, 2 9, 1 10");
  EXPECT_EQ(ice.counted(1, Count::power_plays), 1);
  EXPECT_EQ(ice.counted(1, Count::power_play_goals), 1);
  EXPECT_EQ(ice.counted(1, Count::shots), 2);
}

TEST(RinkRatzSheet, a_short_handed_goal_is_counted_as_one) {
  Ice ice("pro");
  ice.hands({"PD 6 9 12", "2 6 9 1"});
  ice.play("1 PD:power-play, 2 2, 1 6, 2 6, 1 9, 2 9");
  EXPECT_EQ(ice.counted(2, Count::short_handed_goals), 1);
  EXPECT_EQ(ice.counted(2, Count::power_play_goals), 0);
  EXPECT_EQ(ice.counted(2, Count::goals), 1);
}

TEST(RinkRatzSheet, penalty_shots_and_their_goals_belong_to_the_shooting_team) {
  Ice ice("junior");
  ice.keep("11 10").hands({"BM SB 3", "SB TM"});
  ice.play("1 BM:breakaway, 2 SB:none");
  ice.roll("10");
  EXPECT_EQ(ice.counted(1, Count::penalty_shots), 1);
  EXPECT_EQ(ice.counted(1, Count::penalty_shot_goals), 0);
  EXPECT_EQ(ice.counted(1, Count::goals), 0);
  ice.play("1 SB:shot, 2 TM:none");
  ice.roll("11");
  EXPECT_EQ(ice.counted(1, Count::penalty_shots), 2);
  EXPECT_EQ(ice.counted(1, Count::penalty_shot_goals), 1);
  EXPECT_EQ(ice.counted(1, Count::goals), 1);
}

TEST(RinkRatzSheet, a_goal_into_the_empty_net_is_counted_as_one_in_its_period) {
  Ice ice("pro");
  ice.period(3).last_shift().score(0, 1).hands({"3 9 7", "SB 11 4"});
  ice.play("1 pull-goalie, 1 3, 2 SB:shot, 1 9, 2 11");
  EXPECT_EQ(ice.counted(2, Count::empty_net_goals, 3), 1);
  EXPECT_EQ(ice.counted(2, Count::goals, 3), 1);
  EXPECT_EQ(ice.counted(2, Count::goals, 1), 0);
}

TEST(RinkRatzSheet, short_handed_into_the_empty_net_counts_for_both) {
  Ice ice("pro");
  ice.period(3).last_shift().score(0, 1).hands({"PD 9 6 1", "5 SB 3 4"});
  ice.play("1 pull-goalie, 1 PD:power-play, 2 5, 1 9, 2 SB:shot, 1 6, 2 4");
  EXPECT_EQ(ice.counted(2, Count::empty_net_goals, 3), 1);
  EXPECT_EQ(ice.counted(2, Count::short_handed_goals, 3), 1);
}

TEST(RinkRatzSheet, power_play_into_the_empty_net_counts_for_both) {
  Ice ice("pro");
  ice.period(3).last_shift().score(0, 1).hands({"1 9 2", "PD 3 11"});
  ice.play("1 pull-goalie, 1 1, 2 PD:power-play, 1 9, 2 11");
  EXPECT_EQ(ice.counted(2, Count::empty_net_goals, 3), 1);
  EXPECT_EQ(ice.counted(2, Count::power_play_goals, 3), 1);
}

// The column of a shot made by team 1 in the period after this one.
int column_after(int period) {
  Ice ice("rookie");
  ice.period(period).last_shift().hands({"3", "9"});
  ice.play("1 3, 2 9");
  ice.deal({"8", "8"});
  ice.play("2 8, 1 8");
  for (int column = 1; column <= 4; ++column)
    if (ice.counted(1, Count::shots, column) == 1) return column;
  return 0;
}

TEST(RinkRatzSheet, each_period_has_its_column_and_all_overtime_shares_the_fourth) {
  EXPECT_EQ(column_after(1), 2);
  EXPECT_EQ(column_after(2), 3);
  EXPECT_EQ(column_after(3), 4);
  EXPECT_EQ(column_after(4), 4);
}

TEST(RinkRatzSheet, each_shift_has_its_goals_and_shots) {
  Ice ice("rookie");
  ice.hands({"8 11", "8 11"});
  ice.play("1 8, 2 8, 1 11, 2 11");
  ice.deal({"8", "8"});
  ice.play("1 8, 2 8");
  EXPECT_EQ(ice.counted_in_shift(1, 2, Count::goals), 1);
  EXPECT_EQ(ice.counted_in_shift(1, 2, Count::shots), 1);
  EXPECT_EQ(ice.counted_in_shift(2, 2, Count::goals), 0);
  EXPECT_EQ(ice.counted_in_shift(2, 2, Count::shots), 1);
  EXPECT_EQ(ice.counted_in_shift(2, 1, Count::shots), 0);
}

TEST(RinkRatzSheet, a_goal_saved_in_the_next_shift_leaves_the_shift_of_the_goal) {
  Ice ice("junior");
  ice.hands({"8 11", "8 11"});
  ice.play("1 8, 2 8, 1 11, 2 11");
  ASSERT_EQ(ice.counted_in_shift(1, 2, Count::goals), 1);
  ice.deal({"BM", "8"});
  ice.play("1 BM:save");
  EXPECT_EQ(ice.counted_in_shift(1, 2, Count::goals), 0);
  EXPECT_EQ(ice.counted_in_shift(2, 2, Count::goals), 0);
}

TEST(RinkRatzSheet, the_totals_sum_all_periods_by_team) {
  Ice ice("rookie");
  ice.last_shift().hands({"8 11", "8 11"});
  ice.play("1 8, 2 8, 1 11, 2 11");
  ice.deal({"8", "8"});
  ice.play("2 8, 1 8");
  const Totals totals = totals_of(ice);
  EXPECT_EQ(totals.values.at("shots"), (std::vector<std::int64_t>{1, 1}));
  EXPECT_EQ(totals.values.at("goals"), (std::vector<std::int64_t>{0, 1}));
}

TEST(RinkRatzSheet, the_totals_say_who_won_and_whether_it_took_overtime) {
  Ice ice("rookie");
  ice.period(4).hands({"8 11 3", "8 11 9"});
  ice.play("1 8, 2 8, 1 11, 2 11");
  const Totals totals = totals_of(ice);
  EXPECT_EQ(totals.values.at("wins_team_1"), std::vector<std::int64_t>{0});
  EXPECT_EQ(totals.values.at("wins_team_2"), std::vector<std::int64_t>{1});
  EXPECT_EQ(totals.values.at("draws"), std::vector<std::int64_t>{0});
  EXPECT_EQ(totals.values.at("overtime"), std::vector<std::int64_t>{1});
  EXPECT_EQ(totals.values.at("periods"), std::vector<std::int64_t>{4});
}

TEST(RinkRatzSheet, the_totals_of_a_draw_name_no_winner) {
  Ice ice("rookie", {{"overtime_periods", "0"}});
  ice.period(3).last_shift().hands({"3", "9"});
  ice.play("1 3, 2 9");
  const Totals totals = totals_of(ice);
  EXPECT_EQ(totals.values.at("draws"), std::vector<std::int64_t>{1});
  EXPECT_EQ(totals.values.at("wins_team_1"), std::vector<std::int64_t>{0});
  EXPECT_EQ(totals.values.at("wins_team_2"), std::vector<std::int64_t>{0});
  EXPECT_EQ(totals.values.at("overtime"), std::vector<std::int64_t>{0});
}

}  // namespace
}  // namespace benchboss::rink_ratz
