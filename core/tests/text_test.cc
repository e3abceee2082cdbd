#include "core/text.h"

#include <gtest/gtest.h>

#include <string>

namespace benchboss {
namespace {

TEST(Text, puts_words_and_numbers_together) {
  Text text("SB");
  text += ":";
  text += 0u;
  text += 4'294'967'295u;
  EXPECT_EQ(text.view(), "SB:04294967295");
}

TEST(Text, compares_by_what_it_says) {
  Text long_way("1");
  long_way += 5u;
  EXPECT_EQ(long_way, Text("15"));
  EXPECT_FALSE(Text("15") == Text("1"));
}

TEST(Text, holds_as_much_as_its_capacity) {
  const std::string longest(Text::kCapacity, 'x');
  EXPECT_EQ(Text(longest).view(), longest);
}

#ifndef NDEBUG
TEST(TextDeathTest, says_so_when_it_runs_over) {
  const std::string too_long(Text::kCapacity + 1, 'x');
  EXPECT_DEATH(Text{too_long}, "kCapacity");
}
#endif

TEST(ReadNumber, reads_whole_numbers_up_to_a_bound) {
  EXPECT_EQ(read_number("0", 10), 0);
  EXPECT_EQ(read_number("10", 10), 10);
  EXPECT_EQ(read_number("123456789012", 999'999'999'999), 123'456'789'012);
}

TEST(ReadNumber, refuses_more_than_the_bound_however_long) {
  EXPECT_EQ(read_number("11", 10), -1);
  EXPECT_EQ(read_number("5", 4), -1) << "a bound of one digit";
  EXPECT_EQ(read_number("9", 4), -1);
  EXPECT_EQ(read_number("9223372036854775808", INT64_MAX), -1);
  EXPECT_EQ(read_number("18446744073709551617", 10), -1);
  EXPECT_EQ(read_number(std::string(1000, '9'), 32'767), -1);
}

TEST(ReadNumber, refuses_everything_that_is_not_just_a_number) {
  for (const char* text : {"", " ", "x", "-1", "+1", " 1", "1 ", "1x", "0x1", "1.0", "1e3"})
    EXPECT_EQ(read_number(text, 10'000), -1) << '"' << text << '"';
  EXPECT_EQ(read_number(std::string_view("1\0", 2), 10), -1);
}

TEST(ReadNumber, refuses_leading_zeros_so_that_a_number_is_written_one_way) {
  EXPECT_EQ(read_number("00", 10), -1);
  EXPECT_EQ(read_number("07", 10), -1);
}

}  // namespace
}  // namespace benchboss
