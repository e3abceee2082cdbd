#include "core/tally.h"

#include <gtest/gtest.h>

#include <vector>

namespace benchboss {
namespace {

constexpr int kKinds = 24;

Tally some_cards() {
  Tally tally;
  tally.add(0, 3);
  tally.add(7, 1);
  tally.add(8, 40);
  tally.add(23, 2);
  return tally;
}

TEST(Tally, counts_each_kind_and_all_together) {
  Tally tally = some_cards();
  tally.drop(8);
  EXPECT_EQ(tally.count(0), 3);
  EXPECT_EQ(tally.count(1), 0);
  EXPECT_EQ(tally.count(8), 39);
  EXPECT_EQ(tally.count(23), 2);
  EXPECT_EQ(tally.size(), 45u);
}

TEST(Tally, gives_every_card_one_ticket_in_the_order_of_the_kinds) {
  const Tally tally = some_cards();
  std::vector<int> drawn;
  for (std::uint32_t ticket = 0; ticket < tally.size(); ++ticket) drawn.push_back(tally.at(ticket));
  std::vector<int> expected;
  for (int kind = 0; kind < kKinds; ++kind)
    expected.insert(expected.end(), static_cast<std::size_t>(tally.count(kind)), kind);
  EXPECT_EQ(drawn, expected);
}

TEST(Tally, is_equal_if_every_count_is) {
  Tally other = some_cards();
  EXPECT_EQ(other, some_cards());
  other.drop(23);
  other.add(22, 1);
  EXPECT_NE(other, some_cards());
}

}  // namespace
}  // namespace benchboss
