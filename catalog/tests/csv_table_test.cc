#include "catalog/csv_table.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace benchboss {
namespace {

using testing::ElementsAre;

using Rows = std::vector<std::vector<std::string>>;

Rows rows_of(std::string_view text) {
  CsvTable table(text);
  Rows rows;
  std::vector<std::string> row;
  while (table.next(row)) rows.push_back(row);
  EXPECT_EQ(table.fault(), "");
  return rows;
}

std::pair<std::uint32_t, std::string> fault_in(std::string_view text) {
  CsvTable table(text);
  std::vector<std::string> row;
  while (table.next(row)) {
  }
  return {table.line(), std::string(table.fault())};
}

TEST(CsvTable, reads_fields_with_and_without_quotes) {
  EXPECT_THAT(rows_of("a,\"b, c\",\"say \"\"d\"\"\"\ne,,\n"),
              ElementsAre(ElementsAre("a", "b, c", "say \"d\""), ElementsAre("e", "", "")));
}

TEST(CsvTable, reads_crlf_and_a_last_line_without_end) {
  EXPECT_THAT(rows_of("a,b\r\nc,\"d\"\r\ne,f"),
              ElementsAre(ElementsAre("a", "b"), ElementsAre("c", "d"), ElementsAre("e", "f")));
}

TEST(CsvTable, counts_lines_across_breaks_in_quotes) {
  CsvTable table("a,\"two\nlines\"\nb,c\n");
  std::vector<std::string> row;
  table.next(row);
  EXPECT_THAT(row, ElementsAre("a", "two\nlines"));
  table.next(row);
  EXPECT_EQ(table.line(), 3u);
}

TEST(CsvTable, names_the_line_of_broken_quotes) {
  EXPECT_EQ(fault_in("a\n\"b"), std::pair(2u, std::string("a quoted field that does not end")));
  EXPECT_EQ(fault_in("a\n\"b\"c\n"),
            std::pair(2u, std::string("something after the closing quote")));
  EXPECT_EQ(fault_in("b\"c\n"),
            std::pair(1u, std::string("a quote inside a field that is not quoted")));
  EXPECT_EQ(fault_in("b\rc\n"), std::pair(1u, std::string("a stray carriage return")));
}

}  // namespace
}  // namespace benchboss
