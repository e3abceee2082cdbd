#include "core/csv.h"

#include <boost/json.hpp>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <string>

namespace benchboss {
namespace {

namespace json = boost::json;

// What `benchboss bench` counts. Instructions and allocations are the same in every run, so a limit
// on them cannot flake; speeds are not looked at. Of each game the first variant, in the long run
// all.
const json::array& bench() {
  static const json::array games = [] {
    const bool all = std::getenv("LIMITS") != nullptr;
    std::string text;
    FILE* program = popen(all ? BENCHBOSS_BINARY " bench --json --seconds 0.01"
                              : BENCHBOSS_BINARY " bench --json --seconds 0.01 --first-variants",
                          "r");
    char block[4096];
    for (std::size_t count = 0; (count = fread(block, 1, sizeof block, program)) > 0;)
      text.append(block, count);
    pclose(program);
    return json::parse(text).at("games").as_array();
  }();
  return games;
}

std::string text_of(const std::string& path) {
  std::ifstream file(path);
  return {std::istreambuf_iterator<char>(file), {}};
}

// The limit that games/<game>/tests/limits.csv sets for a variant, or -1 if it sets none.
double limit(std::string game, const std::string& variant, std::string_view column) {
  std::ranges::replace(game, '-', '_');
  const std::string text = text_of(BENCHBOSS_SOURCE_DIR "/games/" + game + "/tests/limits.csv");
  CsvReader reader(text);
  CsvReader::Row names;
  CsvReader::Row row;
  if (!reader.next(names)) return -1;
  const auto at = static_cast<std::size_t>(std::ranges::find(names, column) - names.begin());
  while (reader.next(row))
    if (row[0] == variant && at < row.size()) return std::stod(std::string(row[at]));
  return -1;
}

void expect_within(std::string_view measure, std::string_view column) {
  ASSERT_FALSE(bench().empty());
  for (const json::value& row : bench()) {
    const std::string game(row.at("game").as_string());
    const std::string variant(row.at("variant").as_string());
    ASSERT_FALSE(row.at(measure).is_null()) << "bench counted nothing: is valgrind installed?";
    EXPECT_LE(row.at(measure).to_number<double>(), limit(game, variant, column))
        << game << " " << variant << ": " << measure;
  }
}

TEST(Limits, an_action_takes_few_instructions) {
  expect_within("instructions_per_action", "instructions");
}

TEST(Limits, an_action_with_a_copy_takes_few_instructions) {
  expect_within("copy_instructions_per_action", "copy_instructions");
}

TEST(Limits, an_action_allocates_nothing) {
  expect_within("allocations_per_action", "allocations");
}

TEST(Limits, a_watched_game_takes_few_instructions) {
  for (const json::value& row : bench()) {
    if (row.at("watched_microseconds").is_null()) continue;
    const std::string game(row.at("game").as_string());
    const std::string variant(row.at("variant").as_string());
    EXPECT_LE(row.at("watched_instructions").to_number<double>(),
              limit(game, variant, "watched_instructions"))
        << game << " " << variant;
  }
}

TEST(Limits, a_state_is_small) { expect_within("state_bytes", "state_bytes"); }

}  // namespace
}  // namespace benchboss
