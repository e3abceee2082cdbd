#include "games/pairadice/card_maker.h"

#include "embedded/pairadice.h"
#include "games/pairadice/roster.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace benchboss::pairadice {
namespace {

SeasonLine forward() {
  SeasonLine line;
  line.spot = kCentre;
  line.number = 9;
  line.games = 80;
  line.goals = 20;
  line.assists = 40;
  line.shots = 120;
  return line;
}

TEST(Pairadice, PD_60_shooting_is_the_share_of_shots_that_were_goals) {
  const SeasonLine line = forward();
  const Card card = make_card(line, first_aim(line));
  EXPECT_EQ(card.ways, 6);
  EXPECT_EQ(write_shooting(card), "2,6*");
}

TEST(Pairadice, PD_60_every_count_of_rolls_has_numbers_that_a_roster_accepts) {
  for (int ways = 0; ways <= kMostWays; ++ways) {
    Card card;
    set_shooting(card, ways);
    EXPECT_EQ(scoring_ways(card, 0), ways);
    EXPECT_EQ(card.numbers & (5u << (card.star == 0 ? 14 : card.star - 1)), 0u) << ways;
  }
}

TEST(Pairadice, PD_60_offense_follows_assists_and_defense_plus_and_minus) {
  SeasonLine line = forward();
  EXPECT_EQ(make_card(line, first_aim(line)).offense, 6);
  line.assists = 16;
  EXPECT_EQ(make_card(line, first_aim(line)).offense, 3);
  line.plus_minus = 40;
  EXPECT_EQ(make_card(line, first_aim(line)).defense, 4);
  line.plus_minus = -40;
  EXPECT_EQ(make_card(line, first_aim(line)).defense, 2);
}

TEST(Pairadice, PD_60_penalty_minutes_make_gentlemen_and_rough_men) {
  SeasonLine line = forward();
  line.penalty_minutes = 4;
  EXPECT_EQ(write_penalty(make_card(line, first_aim(line))), "12");
  line.penalty_minutes = 26;
  EXPECT_EQ(write_penalty(make_card(line, first_aim(line))), "2");
  line.penalty_minutes = 120;
  EXPECT_EQ(write_penalty(make_card(line, first_aim(line))), "4*");
}

TEST(Pairadice, PD_60_a_goalies_card_follows_his_save_percentage) {
  SeasonLine line;
  line.spot = kGoalie;
  line.save_percentage = 0.93;
  EXPECT_EQ(write_save(make_card(line, {})), "-1");
  EXPECT_EQ(write_rebound(make_card(line, {})), "2");
  line.save_percentage = 0.87;
  EXPECT_EQ(write_save(make_card(line, {})), "+1");
  EXPECT_EQ(write_rebound(make_card(line, {})), "4");
}

TEST(Pairadice, PD_60_the_season_that_comes_with_the_game_has_no_fault) {
  std::vector<SeasonLine> season;
  EXPECT_THAT(read_season(embedded::pairadice_season_csv(), season), testing::IsEmpty());
  EXPECT_GT(season.size(), 8u * 20);
}

std::string faults_of_season(std::string_view rows) {
  std::vector<SeasonLine> season;
  std::string told;
  for (const SeasonFault& fault :
       read_season("team,no,name,pos,gp,g,a,pim,plus_minus,shots,ga,save_pct\n" + std::string(rows),
                   season))
    told += std::string(fault.field) + " " + std::string(fault.reason) + "; ";
  return told;
}

TEST(Pairadice, PD_60_names_that_a_roster_would_refuse_are_refused) {
  EXPECT_EQ(faults_of_season("X,1,A \"Ace\" B,LW,80,1,5,0,0,3,,\n"), "name pd.data.bad_name; ");
  EXPECT_EQ(faults_of_season("X,1,A;B,LW,80,1,5,0,0,3,,\n"), "name pd.data.bad_name; ");
  EXPECT_EQ(faults_of_season("X\033[2J,1,A,LW,80,1,5,0,0,3,,\n"), "team pd.data.bad_name; ");
  EXPECT_EQ(faults_of_season("X,1,Ren\xE9,LW,80,1,5,0,0,3,,\n"), "name pd.data.not_utf8; ");
}

TEST(Pairadice, PD_60_a_goalie_may_have_stopped_everything) {
  EXPECT_EQ(faults_of_season("X,1,A,G,1,0,0,0,0,0,0,1.000\n"), "");
}

TEST(Pairadice, PD_60_a_season_is_read_as_spreadsheets_save_it) {
  std::vector<SeasonLine> season;
  EXPECT_THAT(read_season("\xEF\xBB\xBFno;team;name;pos;gp;g;a;pim;plus_minus;shots;ga;save_pct\r\n"
                          "7;X;\"A B\";LW;80;3;5;2;-4;30;;\r\n",
                          season),
              testing::IsEmpty());
  ASSERT_EQ(season.size(), 1u);
  EXPECT_EQ(season[0].number, 7);
  EXPECT_EQ(season[0].name, "A B");
  EXPECT_EQ(season[0].plus_minus, -4);
}

TEST(Pairadice, PD_60_a_wrong_header_is_told_column_by_column) {
  std::vector<SeasonLine> season;
  std::string told;
  for (const SeasonFault& fault :
       read_season("team,no,name,pos,gp,goals,a,pim,plus_minus,shots,ga,save_pct,a\n", season))
    told += fault.field + " " + std::string(fault.reason) + "; ";
  EXPECT_EQ(told,
            "goals pd.data.unknown_column; a pd.data.field_twice; g pd.data.column_missing; ");
}

TEST(Pairadice, PD_60_every_mistake_of_a_season_is_told_with_player_and_field) {
  std::vector<SeasonLine> season;
  const auto faults = read_season(
      "team,no,name,pos,gp,g,a,pim,plus_minus,shots,ga,save_pct\n"
      "X,0,A,LW,80,5,5,0,0,3,,\n"
      "X,1,B,G,80,0,0,0,0,0,5,nine\n"
      "X,2,C\n",
      season);
  std::string told;
  for (const SeasonFault& fault : faults)
    told += fault.player + " " + std::string(fault.field) + " " + std::string(fault.reason) + "; ";
  EXPECT_EQ(told,
            "A no pd.data.number_1_to_98; A g pd.data.more_goals_than_shots; "
            "B save_pct pd.data.save_percentage;  team pd.data.wrong_width; ");
}

}  // namespace
}  // namespace benchboss::pairadice
