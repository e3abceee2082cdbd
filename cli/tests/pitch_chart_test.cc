#include "cli/tests/program.h"

#include <boost/json/array.hpp>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace benchboss::cli_tests {
namespace {

namespace json = boost::json;

using testing::HasSubstr;

TEST(PitchChartCommand, tells_the_mix_of_every_count_that_nobody_can_exploit) {
  const json::value chart = parsed(benchboss({"pitch-chart", "--json"}).out);
  const json::array& counts = chart.at("counts").as_array();
  ASSERT_EQ(counts.size(), 12U);
  for (const json::value& count : counts) {
    EXPECT_LE(count.at("exploitability").to_number<double>(), 1e-9);
    for (const std::string_view side : {"at_bat", "pitching"}) {
      double sum = 0;
      for (const auto& [code, share] : count.at(side).as_object()) sum += share.to_number<double>();
      EXPECT_NEAR(sum, 1, 1e-12);
    }
  }
}

TEST(PitchChartCommand, solves_for_other_values_too) {
  const json::value chart =
      parsed(benchboss({"pitch-chart", "--hit", "900", "--walk", "400", "--json"}).out);
  EXPECT_EQ(chart.at("hit"), 0.9);
  EXPECT_EQ(chart.at("walk"), 0.4);
  // The closed form of 3-2: power at (0.9 + 0.4) / 2 against (0.9 + 2 * 0.4) / 3.
  const double power = 0.65 / (0.65 + 1.7 / 3);
  EXPECT_NEAR(chart.at("counts").at(11).at("pitching").at("FI").to_number<double>(), power / 3,
              1e-9);
}

TEST(PitchChartCommand, is_a_table_in_both_languages) {
  const Ran english = benchboss({"pitch-chart"});
  EXPECT_EQ(english.code, 0);
  EXPECT_THAT(english.out, HasSubstr("Count"));
  EXPECT_THAT(english.out, HasSubstr("3-2"));
  EXPECT_THAT(english.out, HasSubstr("SL Biting slider"));
  EXPECT_THAT(benchboss({"pitch-chart", "--lang", "fr"}).out, HasSubstr("SL Glissante mordante"));
}

}  // namespace
}  // namespace benchboss::cli_tests
