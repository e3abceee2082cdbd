#include "tests/laws/trees.h"

#include "lab/tree.h"
#include "tests/laws/suite.h"
#include "tests/toy/law_kit.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <set>

namespace benchboss {
namespace {

void each_tree_file(const Suite& suite, auto&& f) {
  const auto folder = folder_of_game(suite.game) / "tests" / "trees";
  ASSERT_TRUE(std::filesystem::is_directory(folder)) << "write them with: laws --write-trees";
  for (const auto& entry : std::filesystem::directory_iterator(folder)) {
    SCOPED_TRACE(entry.path());
    const auto tree = read_tree(text_of_file(entry.path()).value_or(""));
    ASSERT_TRUE(tree) << "not a record with a tree count";
    ASSERT_EQ(tree->from.game, suite.game);
    f(*tree);
  }
}

TEST(Trees, counted_at_the_checked_door_are_as_their_files_say) {
  for (const Suite& suite : suites())
    each_tree_file(suite, [&](const TreeFile& tree) {
      const auto counted = suite.count_at_door(tree);
      ASSERT_TRUE(counted) << "the record cannot be played";
      EXPECT_EQ(*counted, tree.split)
          << "If the change is meant, write the files again with: laws --write-trees";
    });
}

TEST(Trees, counted_by_the_lab_are_as_their_files_say) {
  for (const Suite& suite : suites())
    each_tree_file(suite, [](const TreeFile& tree) {
      const TreeCount counted = count_tree(tree.from, tree.depth);
      ASSERT_FALSE(counted.fault.found()) << counted.fault.why.reason;
      EXPECT_EQ(std::set(counted.split.begin(), counted.split.end()),
                std::set(tree.split.begin(), tree.split.end()));
    });
}

TEST(Trees, every_landmark_of_a_game_has_its_file) {
  for (const Suite& suite : suites())
    for (const std::string_view landmark : suite.landmarks)
      EXPECT_TRUE(std::filesystem::exists(tree_file(suite.game, landmark)))
          << landmark << " is missing; write it with: laws --write-trees";
}

// Two seats are dealt two of twelve numbers each; with two copies a number can come twice, not
// three times: 12^4 less the 12 * (4 * 11 + 1) courses with a number three or four times.
TEST(Trees, of_the_toys_deal_are_as_many_as_combinatorics_says) {
  const auto rules = Toy::make_rules({2, 0});
  EXPECT_EQ(DoorCount<Toy>(rules).count(Toy::start(rules), 4), 12u * 12 * 12 * 12 - 12 * 45);
}

// Seat 1 holds 9 and 4, seat 2 holds two 12s: two choices, then one, then 12 first cards.
TEST(Trees, take_sealed_decisions_one_after_the_other) {
  const auto rules = Toy::make_rules({2, 0});
  const auto state = state_after<Toy>(rules, {{Line::Kind::chance, 0, "9"},
                                              {Line::Kind::chance, 0, "12"},
                                              {Line::Kind::chance, 0, "4"},
                                              {Line::Kind::chance, 0, "12"}});
  ASSERT_TRUE(state);
  const TreeSplit expected = {{"1 4", 12}, {"1 9", 12}};
  EXPECT_EQ(DoorCount<Toy>(rules).split(*state, 3), expected);
}

TEST(Trees, files_are_read_as_they_are_written) {
  TreeFile tree{header_of<Toy>({3, 0}), 2, {{"* 7", 12}, {"1 9", 1}}};
  tree.from.lines = {{Line::Kind::chance, 0, "7"}, {Line::Kind::move, 1, "9"}};
  const auto read = read_tree(write_tree(tree));
  ASSERT_TRUE(read);
  EXPECT_EQ(read->from, tree.from);
  EXPECT_EQ(read->depth, tree.depth);
  EXPECT_EQ(read->split, tree.split);
}

}  // namespace
}  // namespace benchboss
