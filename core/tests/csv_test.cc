#include "core/csv.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace benchboss {
namespace {

std::vector<std::vector<std::string>> rows_of(std::string_view text) {
  std::vector<std::vector<std::string>> rows;
  CsvReader reader(text);
  CsvReader::Row row;
  while (reader.next(row)) {
    auto& fields = rows.emplace_back();
    for (const std::string_view field : row) fields.emplace_back(field);
  }
  return rows;
}

using Rows = std::vector<std::vector<std::string>>;

TEST(Csv, rows_are_lines_and_fields_stand_between_commas) {
  EXPECT_EQ(rows_of("card,rookie\n1,4\nSB,0\n"),
            (Rows{{"card", "rookie"}, {"1", "4"}, {"SB", "0"}}));
}

TEST(Csv, the_last_line_needs_no_end) { EXPECT_EQ(rows_of("a,b"), (Rows{{"a", "b"}})); }

TEST(Csv, lines_may_end_as_in_windows) {
  EXPECT_EQ(rows_of("a,b\r\nc,d\r\n"), (Rows{{"a", "b"}, {"c", "d"}}));
}

TEST(Csv, empty_fields_are_fields) { EXPECT_EQ(rows_of(",a,,\n"), (Rows{{"", "a", "", ""}})); }

TEST(Csv, empty_lines_and_comments_are_no_rows) {
  EXPECT_EQ(rows_of("\n# a,b\n\nc\n#\n"), (Rows{{"c"}}));
  EXPECT_EQ(rows_of(""), Rows{});
}

TEST(Csv, lines_are_counted_with_those_that_are_no_rows) {
  CsvReader reader("# first\na\n\nb\n");
  CsvReader::Row row;
  EXPECT_TRUE(reader.next(row));
  EXPECT_EQ(reader.line(), 2u);
  EXPECT_TRUE(reader.next(row));
  EXPECT_EQ(reader.line(), 4u);
  EXPECT_FALSE(reader.next(row));
}

TEST(Csv, what_is_too_much_for_a_row_ends_up_in_its_last_field) {
  const std::string wide = "0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16";
  const auto rows = rows_of(wide);
  ASSERT_EQ(rows.size(), 1u);
  ASSERT_EQ(rows[0].size(), 16u);
  EXPECT_EQ(rows[0][14], "14");
  EXPECT_EQ(rows[0][15], "15,16");
}

TEST(Csv, a_fault_is_one_if_it_has_a_reason) {
  EXPECT_FALSE(DataFault{}.found());
  EXPECT_TRUE((DataFault{3, "card", "data.unknown_card"}).found());
}

}  // namespace
}  // namespace benchboss
