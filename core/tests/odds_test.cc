#include "core/odds.h"

#include <gtest/gtest.h>

namespace benchboss {
namespace {

Odds<char, 3> two_reds_and_a_black() {
  Odds<char, 3> odds;
  odds.push({'r', 2});
  odds.push({'b', 1});
  return odds;
}

TEST(Odds, sum_up_the_ways) {
  EXPECT_EQ(two_reds_and_a_black().total(), 3u);
  EXPECT_EQ((Odds<char, 3>().total()), 0u);
}

TEST(Odds, know_the_ways_of_an_outcome_and_none_of_an_impossible_one) {
  EXPECT_EQ(two_reds_and_a_black().ways('r'), 2u);
  EXPECT_EQ(two_reds_and_a_black().ways('b'), 1u);
  EXPECT_EQ(two_reds_and_a_black().ways('g'), 0u);
}

}  // namespace
}  // namespace benchboss
