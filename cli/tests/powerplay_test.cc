#include "cli/play/typeset.h"
#include "cli/tests/program.h"

#include <boost/json/object.hpp>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace benchboss::cli_tests {
namespace {

namespace json = boost::json;

using playing::repeated;
using testing::HasSubstr;
using testing::Not;

class PowerplayTable : public testing::Test {
 protected:
  Ran play(std::vector<std::string> flags, const std::string& input) {
    std::vector<std::string> arguments = {"play", "powerplay", "--plain", "--seed=9"};
    arguments.insert(arguments.end(), flags.begin(), flags.end());
    const std::string state = (folder_.path() / "state").string();
    return benchboss(arguments, {input, {{"XDG_STATE_HOME", state}}, folder_.path()});
  }

  TemporaryFolder folder_;
};

// What stands between the first two, after the first.
std::string between(const std::string& text, const std::string& from, const std::string& to) {
  const std::size_t begin = text.find(from);
  if (begin == text.npos) return "";
  return text.substr(begin + from.size(), text.find(to, begin + from.size()) - begin - from.size());
}

TEST_F(PowerplayTable, is_played_to_the_end_in_both_languages_with_every_text) {
  for (const std::string lang : {"en", "fr"}) {
    const Ran ran = play({"--lang=" + lang, "--set=seats=5"}, repeated("1\n", 3000));
    EXPECT_EQ(ran.code, 0) << ran.err;
    EXPECT_THAT(ran.out, HasSubstr(lang == "en" ? "Champion!" : "Championnat gagné"));
    EXPECT_THAT(ran.out, Not(HasSubstr("[pp."))) << "a text is missing";
    EXPECT_THAT(ran.out, Not(HasSubstr("{"))) << "a parameter is missing";
  }
}

// Bertrand lays his first player; Antoine is asked before anybody is told which.
TEST_F(PowerplayTable, hands_the_keyboard_on_without_showing_a_sealed_choice) {
  const Ran ran = play({"--hot-seat", "--names=Bertrand,Antoine", "--set=seats=2"}, "1\n1\n");
  const std::string card = between(ran.out, "1. Play ", "\n");
  ASSERT_FALSE(card.empty()) << ran.out;
  const std::string antoines = ran.out.substr(ran.out.rfind("Bertrand> "));
  EXPECT_THAT(antoines, HasSubstr("Antoine> "));
  EXPECT_THAT(antoines, HasSubstr("Your team: "));
  EXPECT_THAT(antoines, Not(HasSubstr(card)));
}

TEST_F(PowerplayTable, foretells_nothing_of_a_card_that_lies_face_down) {
  const Ran ran = play({"--set=seats=2"}, "1\nhint\n");
  const std::string hint = ran.out.substr(ran.out.find("Hint"));
  EXPECT_THAT(hint, Not(HasSubstr("Boomer turns over")));
  EXPECT_THAT(hint, Not(HasSubstr("GOAL")));
}

TEST_F(PowerplayTable, names_a_move_of_its_own_in_its_help) {
  const Ran ran = play({"--set=seats=2"}, "help\n");
  EXPECT_THAT(ran.out, HasSubstr("a move can be named (transfer:sister-save)"));
  EXPECT_THAT(ran.out, HasSubstr("notebook: what you have seen"));
  EXPECT_THAT(ran.out, Not(HasSubstr("SB:block")));
}

TEST_F(PowerplayTable, writes_results_into_the_challengers_column) {
  const Ran ran =
      play({"--names=Bertrand", "--set=seats=2", "--set=turn_limit=1"}, repeated("1\n", 60));
  EXPECT_THAT(ran.out, testing::ContainsRegex("Bertrand .*: [0-9]–[0-9] against Boomer"));
  EXPECT_THAT(ran.out, HasSubstr(", 1 cross: no challenge yet."));
}

TEST(PowerplaySim, reports_the_length_of_a_season_and_the_first_seats_advantage) {
  const Ran ran = benchboss({"sim", "powerplay", "--games=20"});
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_THAT(ran.out, HasSubstr("Turns of a season"));
  EXPECT_THAT(ran.out, HasSubstr("Who begins, titles over a fair share"));
  EXPECT_THAT(ran.out, Not(HasSubstr("card.hydra")));
  EXPECT_THAT(ran.out, testing::ContainsRegex("[0-9]+ more numbers.*--json"));
}

TEST(PowerplaySim, has_the_numbers_of_every_player_in_its_json) {
  const Ran ran = benchboss({"sim", "powerplay", "--games=20", "--json"});
  const json::value report = parsed(ran.out);
  const json::object& stats = report.at("stats").as_object();
  std::size_t players = 0;
  for (const auto& member : stats) players += member.key().ends_with(".appearances") ? 1u : 0u;
  EXPECT_EQ(players, 77u);
  EXPECT_TRUE(stats.contains("card.hydra.goals"));
  EXPECT_TRUE(stats.contains("card.rosalinde.injuries"));
}

}  // namespace
}  // namespace benchboss::cli_tests
