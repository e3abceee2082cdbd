#include "cli/arguments.h"
#include "cli/commands.h"
#include "cli/tests/program.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>

namespace benchboss::cli_tests {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

class HelpOfEachCommand : public testing::TestWithParam<std::string> {};

std::vector<std::string> command_names() {
  std::vector<std::string> names;
  for (const Command& command : commands())
    if (!command.hidden) names.emplace_back(command.name);
  return names;
}

TEST_P(HelpOfEachCommand, names_every_flag_in_both_languages) {
  const Command& command = *find_command(GetParam());
  for (const std::string language : {"en", "fr"}) {
    const Ran ran = benchboss({GetParam(), "--help", "--lang", language});
    EXPECT_EQ(ran.code, 0);
    EXPECT_THAT(ran.err, IsEmpty());
    EXPECT_THAT(ran.out, HasSubstr("benchboss " + GetParam()));
    EXPECT_THAT(ran.out, HasSubstr(language == "en" ? "Flags" : "Options"));
    for (const Flag& flag : command.flags)
      EXPECT_THAT(ran.out, HasSubstr("--" + std::string(flag.name)));
    EXPECT_THAT(ran.out, Not(HasSubstr("[cli."))) << "a text is missing";
  }
}

TEST_P(HelpOfEachCommand, is_the_same_by_flag_and_by_command) {
  EXPECT_EQ(benchboss({GetParam(), "-h"}).out, benchboss({"help", GetParam()}).out);
}

INSTANTIATE_TEST_SUITE_P(, HelpOfEachCommand, testing::ValuesIn(command_names()),
                         [](const auto& named) {
                           std::string name = named.param;
                           std::replace(name.begin(), name.end(), '-', '_');
                           return name;
                         });

TEST(Help, of_the_program_lists_commands_and_exit_codes) {
  const Ran ran = benchboss({"--help"});
  EXPECT_EQ(ran.code, 0);
  for (const std::string& name : command_names()) EXPECT_THAT(ran.out, HasSubstr("\n  " + name));
  for (const char* code : {"\n  0  ", "\n  1  ", "\n  2  ", "\n  3  ", "\n  4  "})
    EXPECT_THAT(ran.out, HasSubstr(code));
}

TEST(Help, does_not_tell_of_commands_the_program_calls_itself) {
  EXPECT_EQ(benchboss({"--help"}).out.find("bench-run"), std::string::npos);
}

TEST(Help, fits_into_eighty_columns) {
  std::istringstream lines(benchboss({"play", "--help"}).out);
  for (std::string line; std::getline(lines, line);) EXPECT_LE(line.size(), 80U) << line;
}

TEST(Help, gives_only_examples_that_can_be_typed) {
  for (const Command& command : commands())
    for (const std::string_view example : command.examples) {
      if (!example.starts_with("benchboss ")) continue;
      std::istringstream words(std::string(example.substr(0, example.find('>'))));
      std::vector<std::string> typed;
      for (std::string word; words >> word;) typed.push_back(word);
      typed.erase(typed.begin());
      Arguments given;
      EXPECT_FALSE(parse_arguments(typed, given).found()) << example;
    }
}

TEST(Help, shows_the_version) {
  const Ran ran = benchboss({"--version"});
  EXPECT_EQ(ran.code, 0);
  EXPECT_EQ(ran.out, "benchboss 0.1.0\n");
}

}  // namespace
}  // namespace benchboss::cli_tests
