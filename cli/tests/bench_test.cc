#include "lab/bench.h"

#include "cli/tests/program.h"
#include "cli/valgrind.h"

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace benchboss::cli_tests {
namespace {

namespace json = boost::json;

using testing::HasSubstr;

TEST(Bench, json_has_exactly_the_promised_members) {
  const json::object bench =
      parsed(benchboss({"bench", "--quick", "--seconds=0.001", "--json"}).out).as_object();
  std::vector<std::string> keys;
  for (const auto& member : bench.at("games").at(0).as_object()) keys.emplace_back(member.key());
  EXPECT_THAT(keys, testing::ElementsAre(
                        "game", "variant", "actions_per_second", "copy_actions_per_second",
                        "state_bytes", "instructions_per_action", "copy_instructions_per_action",
                        "allocations_per_action", "watched_microseconds", "watched_instructions"));
  EXPECT_EQ(bench.at("signature").as_string().size(), 16U);
}

TEST(Bench, quick_counts_nothing) {
  const json::value bench =
      parsed(benchboss({"bench", "--quick", "--seconds=0.001", "--json"}).out);
  for (const json::value& row : bench.at("games").as_array()) {
    EXPECT_GT(row.at("actions_per_second").to_number<double>(), 0);
    EXPECT_TRUE(row.at("instructions_per_action").is_null());
    EXPECT_TRUE(row.at("allocations_per_action").is_null());
  }
}

TEST(Bench, the_table_shows_the_signature) {
  EXPECT_THAT(benchboss({"bench", "--quick", "--seconds=0.001"}).out, HasSubstr("Signature: "));
}

TEST(Bench, a_run_for_counting_gives_the_hash_of_what_it_reached) {
  const Ran ran = benchboss({"bench-run", "rink-ratz", "rookie", "step", "1000"});
  EXPECT_EQ(ran.code, 0);
  EXPECT_EQ(std::stoull(ran.out, nullptr, 16), bench_run("rink-ratz", "rookie", false, 1000));
}

TEST(Bench, a_run_of_an_unknown_variant_is_wrong_usage) {
  EXPECT_EQ(benchboss({"bench-run", "rink-ratz", "nobody", "step", "1000"}).code, 2);
}

}  // namespace
}  // namespace benchboss::cli_tests
