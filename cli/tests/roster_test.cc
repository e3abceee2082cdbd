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

TEST(Roster, with_too_few_men_is_told_of_its_call_ups) {
  const std::string file = file_with("few.csv", kRoster);
  EXPECT_THAT(benchboss({"roster", "check", file}).out, HasSubstr("19 of them are call-ups"));
  EXPECT_THAT(benchboss({"roster", "check", file, "--lang", "fr"}).out, HasSubstr("19 rappels"));
  EXPECT_THAT(benchboss({"roster", "show", file}).out, HasSubstr("19 of them are call-ups"));
  EXPECT_EQ(parsed(benchboss({"roster", "check", file, "--json"}).out).at("called_up").as_int64(),
            19);
  EXPECT_THAT(benchboss({"roster", "check", "moncton"}).out, Not(HasSubstr("call-up")));
}

TEST(Roster, shows_both_ratings_of_a_goalie) {
  const std::string file = file_with("goalie.csv", kRoster + "30,Zoe Net,G,,,,,4,[+1],3\n");
  const Ran english = benchboss({"roster", "show", file});
  EXPECT_THAT(english.out, HasSubstr("save [+1] "));
  EXPECT_THAT(english.out, HasSubstr("rebound 3 "));
  EXPECT_THAT(english.out, HasSubstr("rebound [4] "));
  const Ran french = benchboss({"roster", "show", file, "--lang", "fr"});
  EXPECT_THAT(french.out, HasSubstr("arrêts [+1] "));
  EXPECT_THAT(french.out, HasSubstr("retours 3 "));
}

TEST(Roster, sends_no_control_characters_of_a_bad_name_to_the_terminal) {
  const std::string file = file_with(
      "escape.csv", kRoster + "12,Bad\033[2JBoy,C,5,3,2,2,4,,\n13,Ren\xE9,C,5,3,2,2,4,,\n");
  const Ran ran = benchboss({"roster", "check", file});
  EXPECT_EQ(ran.code, 1);
  EXPECT_THAT(ran.err, HasSubstr("line 4: Bad?[2JBoy, name: "));
  EXPECT_THAT(ran.err, HasSubstr("line 5: Ren?, name: This is not UTF-8"));
  EXPECT_THAT(ran.err, Not(HasSubstr("\033")));
  parsed(benchboss({"roster", "check", file, "--json"}).out);
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

TEST(Data, a_rulebook_of_ones_own_is_played_with_and_kept_in_the_record) {
  const std::string rulebook =
      R"({"name": "Chez nous", "version": 3, "switches": {"quick_face_off": true,
"full_clock": false, "angle_dice": true, "zone_clearing": true, "exact_dice": true,
"bench_minors": true, "playoff_tickets": true, "champion_last": true, "card_penalties": true,
"permutations": true, "four_on_four": true, "many_superstars": true,
"precise_penalty_shots": true, "two_line_passes": false, "exit_dice": true,
"precise_shots": false, "strict_table": false, "minors_end": true}})";
  const TemporaryFolder records;
  const std::string folder = records.path().string();
  const std::string file = file_with("rulebook.json", rulebook);
  const Ran ran = benchboss(
      {"sim", "double-echec", "--games", "1", "--data", "rulebook=" + file, "--records", folder});
  EXPECT_EQ(ran.code, 0) << ran.err;
  const Ran verified = benchboss({"verify", folder + "/double-echec-1-1.bbr"});
  EXPECT_EQ(verified.code, 0) << verified.err;

  const std::string wrong = file_with("wrong.json", rulebook + " {}");
  const Ran refused =
      benchboss({"sim", "double-echec", "--games", "1", "--data", "rulebook=" + wrong});
  EXPECT_EQ(refused.code, 1);
  EXPECT_THAT(refused.err, HasSubstr("Something follows the last bracket"));
}

TEST(Data, that_the_game_does_not_take_is_wrong_usage) {
  EXPECT_EQ(benchboss({"sim", "rink-ratz", "--data", "home=x"}).code, 2);
  EXPECT_EQ(benchboss({"sim", "pairadice", "--data", "referee=x"}).code, 2);
  EXPECT_EQ(benchboss({"sim", "pairadice", "--data", "x"}).code, 2);
}

TEST(Data, of_one_name_given_twice_is_wrong_usage_and_two_names_are_not) {
  const std::string file = file_with("twice.csv", kRoster);
  const Ran twice = benchboss(
      {"sim", "pairadice", "--games", "1", "--data", "home=" + file, "--data", "home=" + file});
  EXPECT_EQ(twice.code, 2);
  EXPECT_THAT(twice.err, HasSubstr("“home” is given twice: keep one of the two."));
  const Ran both = benchboss(
      {"sim", "pairadice", "--games", "1", "--data", "home=" + file, "--data", "visitor=" + file});
  EXPECT_EQ(both.code, 0) << both.err;
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
  EXPECT_THAT(ran.err, HasSubstr("season3.csv: line 1"));
  EXPECT_THAT(ran.err, HasSubstr("header"));
}

TEST(Cards, go_into_a_file_that_is_named_without_accents) {
  std::string season = kSeason;
  for (std::size_t at = season.find("East"); at != season.npos; at = season.find("East", at))
    season.replace(at, 4, "Québec");
  const TemporaryFolder folder;
  const std::string out = folder.path().string();
  const Ran ran = benchboss({"cards", "make", file_with("season4.csv", season), "--out", out});
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_TRUE(std::filesystem::exists(out + "/quebec.csv"));
}

}  // namespace
}  // namespace benchboss::cli_tests
