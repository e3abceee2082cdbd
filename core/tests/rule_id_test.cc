#include "core/rule_id.h"

#include <gtest/gtest.h>

namespace benchboss {
namespace {

TEST(RuleId, is_written_with_the_prefix_of_its_game) {
  EXPECT_EQ(write_rule("RR", {14}).view(), "RR-14");
  EXPECT_EQ(write_rule("RR", {30, 'a'}).view(), "RR-30a");
  EXPECT_EQ(write_rule("PP", {255}).view(), "PP-255");
}

TEST(RuleId, with_a_suffix_is_another_rule) {
  EXPECT_EQ((RuleId{30, 'a'}), (RuleId{30, 'a'}));
  EXPECT_FALSE((RuleId{30, 'a'}) == (RuleId{30}));
  EXPECT_FALSE((RuleId{30}) == (RuleId{31}));
}

}  // namespace
}  // namespace benchboss
