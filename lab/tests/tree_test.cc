#include "lab/tree.h"

#include <gtest/gtest.h>

namespace benchboss {
namespace {

Record rookie() {
  Record record;
  record.game = "rink-ratz";
  return record;
}

TEST(Tree, depth_nought_is_the_position_itself) { EXPECT_EQ(count_tree(rookie(), 0).total, 1u); }

// The face-off draws one of sixteen cards, then another: sixteen again, since there are four of
// each.
TEST(Tree, a_face_off_of_two_has_sixteen_times_sixteen_courses) {
  const TreeCount tree = count_tree(rookie(), 2);
  EXPECT_EQ(tree.split.size(), 16u);
  EXPECT_EQ(tree.split[0].first, "* 1");
  EXPECT_EQ(tree.split[0].second, 16u);
  EXPECT_EQ(tree.total, 256u);
}

TEST(Tree, counts_from_where_a_record_ends) {
  Record record = rookie();
  record.lines = {{Line::Kind::chance, 0, "15"}};
  EXPECT_EQ(count_tree(record, 1).total, 16u);
  record.lines.push_back({Line::Kind::chance, 0, "3"});  // seat 1 deals, seat 2 gets the first card
  EXPECT_EQ(count_tree(record, 3).total, 16u * 16 * 16);
}

TEST(Tree, a_record_that_cannot_be_played_is_a_fault) {
  Record record = rookie();
  record.lines = {{Line::Kind::move, 0, "7"}};
  EXPECT_TRUE(count_tree(record, 1).fault.found());
}

}  // namespace
}  // namespace benchboss
