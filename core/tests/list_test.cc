#include "core/list.h"

#include <gtest/gtest.h>

namespace benchboss {
namespace {

List<int, 3> list_of(std::initializer_list<int> items) {
  List<int, 3> list;
  for (const int item : items) list.push(item);
  return list;
}

TEST(List, holds_what_was_pushed_in_order) {
  const List<int, 3> list = list_of({7, 5});
  EXPECT_EQ(list.size(), 2u);
  EXPECT_EQ(list[0], 7);
  EXPECT_EQ(list[1], 5);
  EXPECT_EQ(list.end() - list.begin(), 2);
}

TEST(List, is_empty_when_made_and_when_cleared) {
  List<int, 3> list;
  EXPECT_TRUE(list.empty());
  list.push(1);
  EXPECT_FALSE(list.empty());
  list.clear();
  EXPECT_TRUE(list.empty());
}

TEST(List, knows_what_it_contains_and_not_what_was_cleared) {
  List<int, 3> list = list_of({7, 5});
  EXPECT_TRUE(list.contains(5));
  EXPECT_FALSE(list.contains(6));
  list.clear();
  EXPECT_FALSE(list.contains(5));
}

TEST(List, equals_another_with_the_same_items_in_the_same_order) {
  EXPECT_EQ(list_of({1, 2}), list_of({1, 2}));
  EXPECT_FALSE(list_of({1, 2}) == list_of({2, 1}));
  EXPECT_FALSE(list_of({1, 2}) == list_of({1}));
}

TEST(List, can_be_filled_to_its_capacity) {
  EXPECT_EQ(list_of({1, 2, 3}).size(), (List<int, 3>::capacity()));
}

#ifndef NDEBUG
TEST(ListDeathTest, says_so_when_it_runs_over) {
  List<int, 3> list = list_of({1, 2, 3});
  EXPECT_DEATH(list.push(4), "size_ < N");
}
#endif

}  // namespace
}  // namespace benchboss
