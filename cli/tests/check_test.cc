#include "catalog/catalog.h"
#include "catalog/rulebook.h"
#include "cli/rule_coverage.h"
#include "cli/tests/program.h"

#include <boost/json/array.hpp>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

namespace benchboss::cli_tests {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

std::vector<std::string> ids_of(const GameInfo& game) {
  std::vector<std::string> ids;
  for (const RuleChapter& chapter : read_rulebook(game.rulebook).chapters)
    for (const RulePage& rule : chapter.rules) ids.push_back(rule.id);
  return ids;
}

// A source tree in which every rule has a test, except those.
void write_tests(const TemporaryFolder& folder, const std::vector<std::string>& except) {
  for (const GameInfo& game : games()) {
    std::string tests;
    for (std::string id : ids_of(game)) {
      if (std::find(except.begin(), except.end(), id) != except.end()) continue;
      std::replace(id.begin(), id.end(), '-', '_');
      tests += "TEST(Game, " + id + "_is_obeyed) {}\n";
    }
    std::string name(game.name);
    std::replace(name.begin(), name.end(), '-', '_');
    folder.write("games/" + name + "/tests/rules_test.cc", tests);
  }
}

TEST(Check, passes_when_every_rule_has_a_test) {
  const TemporaryFolder folder;
  write_tests(folder, {});
  const Ran ran = benchboss({"check", "--source", folder.path()});
  EXPECT_EQ(ran.code, 0);
  EXPECT_THAT(ran.out, HasSubstr("all 44 rules have a test"));
}

TEST(Check, fails_when_a_rule_has_none_and_names_it) {
  const TemporaryFolder folder;
  write_tests(folder, {"RR-10a", "RR-14"});
  const Ran ran = benchboss({"check", "--source", folder.path()});
  EXPECT_EQ(ran.code, 1);
  EXPECT_THAT(ran.out, HasSubstr("RR-10a RR-14"));
}

TEST(Check, json_lists_the_gaps) {
  const TemporaryFolder folder;
  write_tests(folder, {"RR-14"});
  const auto report = parsed(benchboss({"check", "--json", "--source", folder.path()}).out);
  EXPECT_EQ(report.at("complete"), false);
  EXPECT_EQ(report.at("games").at(0).at("untested"), boost::json::array{"RR-14"});
}

TEST(Check, counts_the_tests_over_all_games_too) {
  const TemporaryFolder folder;
  write_tests(folder, {"RR-40"});
  folder.write("tests/laws/secrecy.cc", "TYPED_TEST(Laws, RR_40_views_keep_secrets) {}\n");
  EXPECT_EQ(benchboss({"check", "--source", folder.path()}).code, 0);
}

TEST(Check, lists_tests_of_rules_that_are_not_there) {
  const TemporaryFolder folder;
  write_tests(folder, {});
  folder.write("tests/laws/old.cc", "TEST(Laws, RR_99_was_dropped) {}\n");
  const Ran ran = benchboss({"check", "--source", folder.path()});
  EXPECT_EQ(ran.code, 0);
  EXPECT_THAT(ran.out, HasSubstr("RR-99"));
  EXPECT_THAT(ran.out, HasSubstr("tests/laws/old.cc"));
}

TEST(Check, finds_the_sources_above_the_current_folder) {
  const TemporaryFolder folder;
  write_tests(folder, {});
  folder.write("docs/notes/a.md", "");
  EXPECT_EQ(benchboss({"check"}, {{}, {}, folder.path() / "docs" / "notes"}).code, 0);
}

TEST(Check, a_folder_without_sources_is_a_trouble_of_files) {
  const TemporaryFolder folder;
  EXPECT_EQ(benchboss({"check", "--source", folder.path()}).code, 3);
}

TEST(RuleCoverage, reads_ids_from_names_of_tests_only) {
  EXPECT_THAT(ids_in_test_names("// RR_1\nTEST(RinkRatz, RR_2_x) { RR_3(); }\nint RR_4;\n", "RR"),
              ElementsAre("RR-2"));
}

TEST(RuleCoverage, tells_a_letter_of_an_id_from_a_word) {
  EXPECT_THAT(
      ids_in_test_names("TEST(R, RR_10a_draw)\nTEST(R, RR_10_a_draw)\nTEST(R, RR_10all)\n", "RR"),
      ElementsAre("RR-10a", "RR-10"));
}

TEST(RuleCoverage, reads_several_ids_and_names_over_two_lines) {
  EXPECT_THAT(ids_in_test_names("TEST_F(RinkRatz,\n       RR_1_and_RR_2_hold) {\n", "RR"),
              ElementsAre("RR-1", "RR-2"));
}

TEST(RuleCoverage, reads_ids_with_a_dash_in_names_that_are_text) {
  EXPECT_THAT(ids_in_test_names("RC_GTEST_PROP(R, p, (\"RR-7: teams\"))", "RR"),
              ElementsAre("RR-7"));
}

TEST(RuleCoverage, does_not_take_other_games_for_its_own) {
  EXPECT_THAT(ids_in_test_names("TEST(X, DE_1_and_XRR_2)", "RR"), IsEmpty());
}

}  // namespace
}  // namespace benchboss::cli_tests
