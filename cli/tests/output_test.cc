#include "cli/bar.h"
#include "cli/grid.h"
#include "cli/json_text.h"
#include "cli/nearest.h"
#include "cli/numbers.h"
#include "cli/tests/program.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace benchboss::cli_tests {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

TEST(Output, a_reader_that_leaves_early_is_no_trouble) {
  const Ran ran = bash("\"$1\" rules rink-ratz --json | head -n 1; echo \"${PIPESTATUS[1]}\"");
  EXPECT_EQ(ran.out, "{\n0\n");
  EXPECT_THAT(ran.err, IsEmpty());
}

TEST(Output, a_reader_that_leaves_early_is_no_trouble_where_signals_are_ignored) {
  const Ran ran = bash("trap '' PIPE; \"$1\" rules rink-ratz --json | head -n 1");
  EXPECT_THAT(ran.err, IsEmpty());
}

TEST(Output, a_full_disk_is_told) {
  const Ran ran = bash("\"$1\" games >/dev/full");
  EXPECT_EQ(ran.code, 3);
  EXPECT_THAT(ran.err, HasSubstr("could not be written"));
}

TEST(Output, a_closed_output_is_told) { EXPECT_EQ(bash("\"$1\" games >&-").code, 3); }

TEST(Output, never_lands_in_a_file_that_took_the_place_of_a_closed_stream) {
  const TemporaryFolder folder;
  bash("\"$1\" sim rink-ratz --games=1 --records \"$2\" --json >&- 2>&-", {folder.path()});
  const std::string record = text_of(folder.path() / "rink-ratz-1-1.bbr");
  EXPECT_THAT(record, testing::StartsWith("benchboss record 1\n"));
  EXPECT_THAT(record, Not(HasSubstr("actions_per_second")));
}

TEST(Output, has_colours_on_a_terminal_only) {
  EXPECT_THAT(benchboss_on_terminal({"games"}).out, HasSubstr("\033[1m"));
  EXPECT_THAT(benchboss({"games"}).out, Not(HasSubstr("\033")));
}

TEST(Output, has_no_colours_where_nobody_wants_them) {
  EXPECT_THAT(benchboss_on_terminal({"games"}, {{}, {{"NO_COLOR", "1"}}}).out,
              Not(HasSubstr("\033")));
  EXPECT_THAT(benchboss_on_terminal({"games"}, {{}, {{"TERM", "dumb"}}}).out,
              Not(HasSubstr("\033")));
}

TEST(Numbers, are_written_as_the_language_does) {
  EXPECT_EQ(Numbers(false).whole(1234567), "1,234,567");
  EXPECT_EQ(Numbers(true).whole(1234567), "1\u00A0234\u00A0567");
  EXPECT_EQ(Numbers(false).decimal(-1234.56, 1), "-1,234.6");
  EXPECT_EQ(Numbers(true).decimal(1234.56, 1), "1\u00A0234,6");
  EXPECT_EQ(Numbers(false).percent(0.5, 1), "50.0%");
  EXPECT_EQ(Numbers(true).percent(0.5, 1), "50,0\u00A0%");
}

TEST(Numbers, keep_three_figures_when_short) {
  EXPECT_EQ(Numbers(false).short_form(999), "999");
  EXPECT_EQ(Numbers(false).short_form(999.9), "1.00\u00A0k");
  EXPECT_EQ(Numbers(false).short_form(41'440'000), "41.4\u00A0M");
  EXPECT_EQ(Numbers(false).short_form(999'900'000), "1.00\u00A0G");
}

TEST(Numbers, show_the_digits_that_are_known) {
  EXPECT_EQ(worthwhile_digits(0.07), 3);
  EXPECT_EQ(worthwhile_digits(0.7), 2);
  EXPECT_EQ(worthwhile_digits(70), 0);
  EXPECT_EQ(worthwhile_digits(0.0000001), 4);
}

TEST(Bar, is_as_long_as_the_share) {
  EXPECT_EQ(bar(0.5, 4), "██");
  EXPECT_EQ(bar(0.625, 4), "██▌");
  EXPECT_EQ(bar(7, 2), "██");
  EXPECT_EQ(bar(0, 4), "");
  EXPECT_EQ(bar(0.0001, 4), "▏");
}

TEST(Grid, aligns_columns_by_what_they_take_on_the_screen) {
  Grid grid({Grid::Align::left, Grid::Align::right});
  grid.add({{"é"}, {"1"}});
  grid.add({{"abc"}, {"1000"}});
  EXPECT_EQ(grid.text(1, 80, false), " é       1\n abc  1000\n");
}

TEST(Grid, wraps_the_last_column_inside_itself) {
  Grid grid({Grid::Align::left, Grid::Align::left});
  grid.add({{"a"}, {"one two three four five six seven"}});
  EXPECT_EQ(grid.text(0, 24, false), "a  one two three four\n   five six seven\n");
}

TEST(JsonText, keeps_on_a_line_what_fits) {
  EXPECT_EQ(json_text({{"a", 1.5}, {"b", {1, 2}}}), "{\"a\": 1.5, \"b\": [1, 2]}\n");
  EXPECT_THAT(json_text({{"long", std::string(90, 'x')}, {"b", nullptr}}),
              HasSubstr("\n  \"b\": null\n}"));
}

TEST(Nearest, finds_what_was_meant) {
  const std::string_view words[] = {"--games", "--seed", "--set"};
  EXPECT_EQ(nearest("--gmaes", words), "--games");
  EXPECT_EQ(nearest("--sed", words), "--seed");
  EXPECT_EQ(nearest("--nonsense", words), "");
}

TEST(Nearest, counts_a_swap_as_one_mistake) {
  EXPECT_EQ(edit_distance("level", "levle"), 1U);
  EXPECT_EQ(edit_distance("", "abc"), 3U);
  EXPECT_EQ(edit_distance("kitten", "sitting"), 3U);
}

}  // namespace
}  // namespace benchboss::cli_tests
