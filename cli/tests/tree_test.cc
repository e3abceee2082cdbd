#include "cli/tests/program.h"
#include "cli/tests/records.h"

#include <boost/json/array.hpp>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace benchboss::cli_tests {
namespace {

namespace json = boost::json;

using testing::HasSubstr;

TEST(Tree, splits_the_count_by_the_first_step) {
  const json::value tree = parsed(benchboss({"tree", "rink-ratz", "--depth", "2", "--json"}).out);
  // The face-off: 16 different cards, and after each of them 16 again.
  EXPECT_EQ(tree.at("depth"), 2);
  EXPECT_EQ(tree.at("split").as_array().size(), 16U);
  EXPECT_EQ(tree.at("split").at(0).at("action"), "* 1");
  EXPECT_EQ(tree.at("split").at(0).at("count"), 16);
  EXPECT_EQ(tree.at("total"), 256);
}

TEST(Tree, depends_on_the_options) {
  const json::value tree =
      parsed(benchboss({"tree", "rink-ratz", "--depth=1", "--set=level=pro", "--json"}).out);
  EXPECT_EQ(tree.at("total"), 20);
  EXPECT_EQ(tree.at("options").at("level"), "pro");
}

TEST(Tree, begins_after_the_cards_that_a_seed_gives) {
  const TemporaryFolder folder;
  const std::string file =
      folder.write("game.bbr", "benchboss record 1\ngame: rink-ratz\nrules: 1\nseed: 42\n");
  const json::value tree =
      parsed(benchboss({"tree", "rink-ratz", "--depth=1", "--from", file, "--json"}).out);
  EXPECT_NE(std::string(tree.at("split").at(0).at("action").as_string())[0], '*')
      << "the cards are dealt, somebody is to play";
}

TEST(Tree, can_begin_where_a_record_ends) {
  const TemporaryFolder folder;
  const std::string file = folder.write("game.bbr", kByHand);
  const json::value tree =
      parsed(benchboss({"tree", "rink-ratz", "--depth=1", "--from", file, "--json"}).out);
  // Bob holds 11, 15, 7, 2, 6 and 13.
  EXPECT_EQ(tree.at("total"), 6);
  EXPECT_EQ(tree.at("split").at(0).at("action"), "2 2");
}

TEST(Tree, takes_the_options_of_the_record_and_no_others) {
  const Ran ran =
      benchboss({"tree", "rink-ratz", "--depth=1", "--from=-", "--set", "level=pro"}, {kByHand});
  EXPECT_EQ(ran.code, 2);
  EXPECT_THAT(ran.err, HasSubstr("leave --set out"));
}

TEST(Tree, tells_people_the_total) {
  const Ran ran = benchboss({"tree", "rink-ratz", "--depth=3"});
  EXPECT_EQ(ran.code, 0);
  EXPECT_THAT(ran.out, HasSubstr("total"));
  EXPECT_THAT(ran.out, HasSubstr("* SB"));
}

TEST(Tree, from_a_record_that_does_not_replay_is_no_answer) {
  const Ran ran =
      benchboss({"tree", "rink-ratz", "--depth=1", "--from=-"}, {std::string(kByHand) + "2 9\n"});
  EXPECT_EQ(ran.code, 1);
  EXPECT_THAT(ran.err, HasSubstr("Line 31"));
}

}  // namespace
}  // namespace benchboss::cli_tests
