#include "cli/tests/program.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <sstream>

namespace benchboss::cli_tests {
namespace {

using testing::AllOf;
using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::IsSupersetOf;
using testing::Not;
using testing::UnorderedElementsAre;

// What bash offers for the last of these words. Words are cut at "=", as readline cuts them.
std::vector<std::string> offered(std::vector<std::string> words) {
  words.insert(words.begin(), "benchboss");
  const Ran ran = bash(R"(
    source <("$1" completion bash) || exit 9
    shift
    COMP_WORDS=("$@") COMP_CWORD=$(($# - 1))
    [[ $(complete -p benchboss) == *_benchboss* ]] || exit 9
    compopt() { :; }
    _benchboss
    ((${#COMPREPLY[@]})) && printf '%s\n' "${COMPREPLY[@]}"
    exit 0)",
                       words);
  EXPECT_EQ(ran.code, 0);
  EXPECT_EQ(ran.err, "");
  std::vector<std::string> lines;
  std::istringstream stream(ran.out);
  for (std::string line; std::getline(stream, line);) lines.push_back(line);
  return lines;
}

TEST(Completion, offers_commands) {
  EXPECT_THAT(offered({"rep"}), ElementsAre("replay"));
  EXPECT_THAT(offered({""}), IsSupersetOf({"play", "sim", "completion"}));
  EXPECT_THAT(offered({""}), Not(Contains("bench-run")));
  EXPECT_THAT(offered({"--lang", "fr", "verify-"}), ElementsAre("verify-store"));
}

TEST(Completion, offers_the_flags_of_the_command) {
  EXPECT_THAT(offered({"sim", "rink-ratz", "--s"}), UnorderedElementsAre("--seed", "--set"));
  EXPECT_THAT(offered({"replay", "--"}),
              UnorderedElementsAre("--json", "--step", "--as", "--lang", "--help"));
}

TEST(Completion, offers_games_and_rules) {
  EXPECT_THAT(offered({"sim", ""}), Contains("rink-ratz"));
  EXPECT_THAT(offered({"sim", "--games", "5", ""}), Contains("rink-ratz"));
  EXPECT_THAT(offered({"rules", "rink-ratz", "RR-37"}), ElementsAre("RR-37", "RR-37a"));
}

TEST(Completion, offers_the_options_and_coaches_of_the_game_that_was_typed) {
  EXPECT_THAT(offered({"sim", "rink-ratz", "--set", ""}),
              AllOf(Contains("level="), Not(Contains("brawlers="))));
  EXPECT_THAT(offered({"sim", "--set", ""}), IsSupersetOf({"level=", "brawlers="}));
  EXPECT_THAT(offered({"sim", "rink-ratz", "--coaches", "b"}), IsEmpty());
  EXPECT_THAT(offered({"sim", "pairadice", "--coaches", "greedy,b"}), ElementsAre("greedy,bench"));
}

TEST(Completion, offers_values_behind_a_flag_with_and_without_equals_sign) {
  EXPECT_THAT(offered({"play", "rink-ratz", "--coach", "gr"}), ElementsAre("greedy"));
  EXPECT_THAT(offered({"play", "rink-ratz", "--coach", "=", "gr"}), ElementsAre("greedy"));
  EXPECT_THAT(offered({"play", "rink-ratz", "--coach", "="}), IsSupersetOf({"greedy", "random"}));
  EXPECT_THAT(offered({"games", "--lang", ""}), ElementsAre("en", "fr"));
}

TEST(Completion, offers_options_and_their_values) {
  EXPECT_THAT(offered({"sim", "rink-ratz", "--set", "lev"}), ElementsAre("level="));
  EXPECT_THAT(offered({"sim", "rink-ratz", "--set", "level", "="}),
              ElementsAre("rookie", "junior", "pro"));
  EXPECT_THAT(offered({"sim", "rink-ratz", "--set", "level", "=", "p"}), ElementsAre("pro"));
}

TEST(Completion, offers_files_even_with_spaces) {
  const TemporaryFolder folder;
  const std::string file = folder.write("my game.bbr", "");
  EXPECT_THAT(offered({"replay", (folder.path() / "my").string()}), ElementsAre(file));
}

TEST(Completion, offers_nothing_where_only_a_number_fits) {
  EXPECT_THAT(offered({"sim", "rink-ratz", "--games", ""}), IsEmpty());
}

}  // namespace
}  // namespace benchboss::cli_tests
