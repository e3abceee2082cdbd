#include "cli/tests/program.h"

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace benchboss::cli_tests {
namespace {

namespace json = boost::json;

using testing::HasSubstr;
using testing::Not;

TEST(Games, are_listed_with_options_and_coaches) {
  const Ran ran = benchboss({"games"});
  EXPECT_EQ(ran.code, 0);
  EXPECT_THAT(ran.out, HasSubstr("level=rookie | junior | pro"));
  EXPECT_THAT(ran.out, HasSubstr("overtime_periods=0–10"));
  EXPECT_THAT(ran.out, HasSubstr("random, greedy"));
  EXPECT_THAT(ran.out, Not(HasSubstr("[rr."))) << "a text is missing";
}

TEST(Games, json_has_allowed_values_and_defaults) {
  const json::value game = parsed(benchboss({"games", "--json"}).out).at("games").at(0);
  EXPECT_EQ(game.at("name"), "rink-ratz");
  EXPECT_EQ(game.at("seats"), json::value({2, 4}));
  EXPECT_EQ(game.at("options").at(0).at("name"), "level");
  EXPECT_EQ(game.at("options").at(0).at("values"), json::value({"rookie", "junior", "pro"}));
  EXPECT_EQ(game.at("options").at(0).at("default"), "rookie");
  EXPECT_EQ(game.at("options").at(3).at("values").as_array().size(), 11U);
  EXPECT_TRUE(game.at("blurb").as_object().contains("fr"));
  EXPECT_EQ(game.at("coaches").at(0), "random");
}

TEST(Rules, of_one_id_is_found_in_capitals_or_not) {
  const Ran ran = benchboss({"rules", "rink-ratz", "rr-10A"});
  EXPECT_EQ(ran.code, 0);
  EXPECT_THAT(ran.out, HasSubstr("RR-10a Draw after overtime"));
  EXPECT_THAT(ran.out, Not(HasSubstr("RR-11")));
}

TEST(Rules, are_printed_whole_in_the_chosen_language) {
  const Ran ran = benchboss({"rules", "rink-ratz", "--lang=fr"});
  EXPECT_THAT(ran.out, HasSubstr("RR-14 But"));
  EXPECT_THAT(ran.out, HasSubstr("RR-40 À découvert et caché"));
  EXPECT_THAT(ran.out, Not(HasSubstr("**")));
  EXPECT_THAT(ran.out, Not(HasSubstr("`")));
}

TEST(Rules, json_has_both_languages) {
  const json::value rule = parsed(benchboss({"rules", "rink-ratz", "RR-14", "--json"}).out);
  EXPECT_EQ(rule.at("id"), "RR-14");
  EXPECT_EQ(rule.at("title").at("fr"), "But");
  const json::value book = parsed(benchboss({"rules", "rink-ratz", "--json"}).out);
  EXPECT_EQ(book.at("chapters").at(0).at("rules").at(0).at("id"), "RR-1");
}

}  // namespace
}  // namespace benchboss::cli_tests
