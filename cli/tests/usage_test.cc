#include "cli/arguments.h"
#include "cli/tests/program.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace benchboss::cli_tests {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Pair;

struct Mistake {
  std::string name;
  std::vector<std::string> typed;
  std::vector<std::string> told;
};

class WrongUsage : public testing::TestWithParam<Mistake> {};

TEST_P(WrongUsage, is_told_with_what_would_be_right) {
  const Ran ran = benchboss(GetParam().typed);
  EXPECT_EQ(ran.code, 2);
  EXPECT_THAT(ran.out, IsEmpty());
  for (const std::string& text : GetParam().told) EXPECT_THAT(ran.err, HasSubstr(text));
}

const Mistake kMistakes[] = {
    {"no_command", {}, {"A command is missing", "play, serve"}},
    {"unknown_command", {"smi"}, {"smi", "Did you mean sim?"}},
    {"unknown_flag", {"sim", "rink-ratz", "--gmaes", "5"}, {"--gmaes", "Did you mean --games?"}},
    {"unknown_letter", {"sim", "rink-ratz", "-x"}, {"-x", "--games"}},
    {"ambiguous_flag", {"sim", "rink-ratz", "--se", "5"}, {"--seed, --set"}},
    {"flag_before_command", {"--json", "games"}, {"The command goes first, then --json"}},
    {"value_missing", {"sim", "rink-ratz", "--games"}, {"--games=NUMBER"}},
    {"value_unwanted", {"games", "--json=yes"}, {"--json takes no value"}},
    {"operand_missing", {"sim"}, {"benchboss sim GAME"}},
    {"operand_too_many", {"games", "rink-ratz"}, {"rink-ratz"}},
    {"unknown_game", {"sim", "rinkratz"}, {"Did you mean rink-ratz?"}},
    {"no_number", {"sim", "rink-ratz", "--games", "many"}, {"whole number from 1", "many"}},
    {"number_too_low", {"sim", "rink-ratz", "--games=0"}, {"from 1"}},
    {"number_too_high", {"sim", "rink-ratz", "--seed=18446744073709551616"}, {"--seed"}},
    {"negative_number", {"sim", "rink-ratz", "--games=-5"}, {"-5"}},
    {"no_seconds", {"bench", "--seconds", "soon"}, {"0.5", "soon"}},
    {"endless_seconds", {"bench", "--seconds", "1e300"}, {"3600", "1e300"}},
    {"unknown_language", {"games", "--lang", "de"}, {"en, fr"}},
    {"no_setting", {"sim", "rink-ratz", "--set", "pro"}, {"level=pro"}},
    {"unknown_option", {"sim", "rink-ratz", "--set", "levle=pro"}, {"Did you mean level?"}},
    {"bad_option_value", {"sim", "rink-ratz", "--set", "level=por"}, {"Did you mean pro?"}},
    {"option_out_of_range", {"sim", "rink-ratz", "--set", "overtime_periods=11"}, {"0–10"}},
    {"unknown_coach", {"sim", "rink-ratz", "--coaches", "gredy"}, {"Did you mean greedy?"}},
    {"coaches_do_not_fit", {"sim", "rink-ratz", "--coaches", "greedy,greedy,greedy"}, {"2 seats"}},
    {"unknown_rule", {"rules", "rink-ratz", "rr-10b"}, {"rr-10b", "Did you mean RR-10"}},
    {"rule_without_prefix", {"rules", "rink-ratz", "14"}, {"Did you mean RR-14?"}},
    {"unknown_shell", {"completion", "fish"}, {"bash"}},
    {"tree_without_depth", {"tree", "rink-ratz"}, {"--depth"}},
    {"help_of_unknown", {"help", "smi"}, {"Did you mean sim?"}},
    {"play_unknown_coach", {"play", "rink-ratz", "--coach", "randm"}, {"Did you mean random?"}},
    {"play_coaches_do_not_fit", {"play", "rink-ratz", "--coaches", "person"}, {"the table has 2"}},
    {"play_too_many_names", {"play", "rink-ratz", "--names", "A,B,C"}, {"2 seats"}},
    {"play_bad_name", {"play", "rink-ratz", "--names", "A\x1b[2J"}, {"40 characters"}},
    {"play_hot_seat_and_coach", {"play", "rink-ratz", "--hot-seat", "-c", "greedy"}, {"people"}},
    {"play_coach_and_coaches",
     {"play", "rink-ratz", "--coach=greedy", "--coaches=person,greedy"},
     {"not both"}},
    {"play_flag_without_game", {"play", "--hot-seat"}, {"benchboss play rink-ratz --hot-seat"}},
    {"resume_and_game", {"play", "rink-ratz", "--resume"}, {"leave it out"}},
    {"resume_and_seed", {"play", "--resume", "--seed", "4"}, {"leave --seed out"}},
};

INSTANTIATE_TEST_SUITE_P(, WrongUsage, testing::ValuesIn(kMistakes),
                         [](const auto& named) { return named.param.name; });

TEST(Usage, control_characters_are_not_sent_back_to_the_terminal) {
  EXPECT_EQ(benchboss({"s\x1b[2Jim"}).err.find('\x1b'), std::string::npos);
}

UsageFault parse(const std::vector<std::string>& typed, Arguments& given) {
  return parse_arguments(typed, given);
}

TEST(Usage, flags_are_read_the_way_gnu_programs_do) {
  const std::vector<std::vector<std::string>> same = {
      {"sim", "rink-ratz", "--games", "7", "--json"}, {"sim", "rink-ratz", "--games=7", "--json"},
      {"sim", "rink-ratz", "-n", "7", "-j"},          {"sim", "-jn7", "rink-ratz"},
      {"sim", "--json", "--game=7", "rink-ratz"},     {"sim", "-n", "7", "-j", "--", "rink-ratz"},
  };
  for (const auto& typed : same) {
    Arguments given;
    EXPECT_FALSE(parse(typed, given).found());
    EXPECT_EQ(given.number("games", 0), 7U);
    EXPECT_TRUE(given.has("json"));
    EXPECT_THAT(given.operands, ElementsAre("rink-ratz"));
  }
}

TEST(Usage, what_stands_behind_two_dashes_is_no_flag) {
  Arguments given;
  EXPECT_FALSE(parse({"replay", "--", "--json"}, given).found());
  EXPECT_FALSE(given.has("json"));
  EXPECT_THAT(given.operands, ElementsAre("--json"));
}

TEST(Usage, the_last_of_two_values_counts) {
  Arguments given;
  EXPECT_FALSE(parse({"sim", "rink-ratz", "--games=7", "--games=8"}, given).found());
  EXPECT_EQ(given.number("games", 0), 8U);
}

TEST(Usage, a_repeatable_flag_keeps_all_its_values) {
  Arguments given;
  EXPECT_FALSE(parse({"sim", "rink-ratz", "--set", "level=pro", "-o", "seats=4"}, given).found());
  EXPECT_THAT(given.settings(), ElementsAre(Pair("level", "pro"), Pair("seats", "4")));
}

TEST(Usage, resume_takes_a_file_only_with_an_equals_sign) {
  Arguments given;
  EXPECT_FALSE(parse({"play", "--resume=game.bbr"}, given).found());
  EXPECT_EQ(given.text("resume"), "game.bbr");
  Arguments bare;
  EXPECT_FALSE(parse({"play", "--resume"}, bare).found());
  EXPECT_TRUE(bare.has("resume"));
  EXPECT_EQ(bare.text("resume"), "");
}

TEST(Usage, the_language_may_stand_before_the_command) {
  Arguments given;
  EXPECT_FALSE(parse({"--lang", "fr", "games"}, given).found());
  EXPECT_EQ(given.text("lang"), "fr");
  EXPECT_EQ(given.command->name, "games");
}

}  // namespace
}  // namespace benchboss::cli_tests
