#include "cli/tests/program.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

namespace benchboss::cli_tests {
namespace {

using testing::HasSubstr;
using testing::Not;

std::string file_with(const std::string& name, const std::string& text) {
  const std::filesystem::path path = std::filesystem::path(testing::TempDir()) / name;
  std::ofstream(path, std::ios::binary) << text;
  return path.string();
}

const std::string kRoster =
    "team,Here\nno,name,pos,offense,defense,penalty,shooting,injury,save,rebound\n"
    "9,Ann Able,LW,5^,3,2,2 5*,4,,\n";

TEST(Roster, of_a_shipped_team_is_shown_as_cards) {
  const Ran ran = benchboss({"roster", "show", "moncton"});
  EXPECT_EQ(ran.code, 0);
  EXPECT_THAT(ran.out, HasSubstr("Moncton Tides"));
  EXPECT_THAT(ran.out, HasSubstr("2,6*"));
  EXPECT_THAT(benchboss({"roster", "show", "moncton", "--lang", "fr"}).out,
              HasSubstr("Marées de Moncton"));
}

TEST(Roster, without_a_mistake_is_checked_with_a_yes) {
  const Ran ran = benchboss({"roster", "check", file_with("good.csv", kRoster)});
  EXPECT_EQ(ran.code, 0);
  EXPECT_THAT(ran.out, HasSubstr("20 players"));
}

TEST(Roster, has_every_mistake_explained_with_line_player_and_field) {
  const std::string file =
      file_with("bad.csv", kRoster + "9,Bob,XX,5,3,2,2,9,,\n12,Cy,C,x,3,7,2,4,,\n");
  const Ran ran = benchboss({"roster", "check", file});
  EXPECT_EQ(ran.code, 1);
  EXPECT_THAT(ran.err, HasSubstr("line 4: Bob, pos: There is no such position"));
  EXPECT_THAT(ran.err, HasSubstr("line 4: Bob, no: Somebody else wears"));
  EXPECT_THAT(ran.err, HasSubstr("line 5: Cy, penalty: PENALTY is 0 to 6"));
  EXPECT_THAT(ran.err, Not(HasSubstr("[pd.")));
}

TEST(Roster, needs_a_verb_and_a_file_that_is_there) {
  EXPECT_EQ(benchboss({"roster", "sing", "moncton"}).code, 2);
  EXPECT_EQ(benchboss({"roster", "check", "/nowhere/at/all.csv"}).code, 3);
}

TEST(Data, of_ones_own_is_played_with_and_kept_in_the_record) {
  const TemporaryFolder records;
  const std::string folder = records.path().string();
  const std::string file = file_with("mine.csv", kRoster);
  const Ran ran = benchboss(
      {"sim", "pairadice", "--games", "1", "--data", "home=" + file, "--records", folder});
  EXPECT_EQ(ran.code, 0) << ran.err;
  const Ran verified = benchboss({"verify", folder + "/pairadice-1-1.bbr"});
  EXPECT_EQ(verified.code, 0) << verified.err;
}

TEST(Data, with_a_mistake_is_refused_with_its_line) {
  const std::string file = file_with("wrong.csv", kRoster + "10,Bob,C,x,3,2,2,4,,\n");
  const Ran ran = benchboss({"sim", "pairadice", "--games", "1", "--data", "home=" + file});
  EXPECT_EQ(ran.code, 1);
  EXPECT_THAT(ran.err, HasSubstr("4"));
}

TEST(Data, that_the_game_does_not_take_is_wrong_usage) {
  EXPECT_EQ(benchboss({"sim", "rink-ratz", "--data", "home=x"}).code, 2);
  EXPECT_EQ(benchboss({"sim", "pairadice", "--data", "referee=x"}).code, 2);
  EXPECT_EQ(benchboss({"sim", "pairadice", "--data", "x"}).code, 2);
}

const std::string kSeason = [] {
  std::string text = "team,no,name,pos,gp,g,a,pim,plus_minus,shots,ga,save_pct\n";
  for (const char* team : {"East", "West"}) {
    for (int number = 2; number <= 21; ++number) {
      const char* positions[] = {"LW", "RW", "C", "LD", "RD"};
      text += std::string(team) + "," + std::to_string(number) + ",P" + std::to_string(number) +
              "," + positions[number % 5] + ",4,1,1,2,0,9,,\n";
    }
    text += std::string(team) + ",30,Keeper,G,4,0,0,0,0,0,10,0.905\n";
  }
  return text;
}();

TEST(Cards, are_made_from_a_season_as_rosters_that_pass_the_check) {
  const std::string folder = (std::filesystem::path(testing::TempDir()) / "cards").string();
  const Ran ran = benchboss({"cards", "make", file_with("season.csv", kSeason), "--out", folder});
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_EQ(benchboss({"roster", "check", folder + "/east.csv"}).code, 0);
}

TEST(Cards, are_compared_with_a_replayed_season_in_words_and_in_a_picture) {
  const std::string svg = (std::filesystem::path(testing::TempDir()) / "points.svg").string();
  const Ran ran = benchboss(
      {"cards", "replay", file_with("season2.csv", kSeason), "--seasons", "3", "--svg", svg});
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_THAT(ran.out, HasSubstr("3 seasons replayed"));
  EXPECT_THAT(ran.out, HasSubstr("Standings"));
  EXPECT_THAT(ran.out, HasSubstr("Save percentage"));
  EXPECT_TRUE(std::filesystem::exists(svg));
}

TEST(Cards, of_a_season_with_a_mistake_are_refused) {
  const Ran ran = benchboss({"cards", "make", file_with("season3.csv", "nonsense\n")});
  EXPECT_EQ(ran.code, 1);
  EXPECT_THAT(ran.err, HasSubstr("header"));
}

}  // namespace
}  // namespace benchboss::cli_tests
