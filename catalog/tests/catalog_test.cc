#include "catalog/catalog.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace benchboss {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::Not;
using testing::Pair;

Record read(std::string_view header) {
  Record record;
  const RecordFault fault = read_record("benchboss record 1\n" + std::string(header), record);
  EXPECT_FALSE(fault.found()) << fault.why.reason;
  return record;
}

RecordFault fault_of(std::string_view header) {
  const OpenedTable opened = open_table(read(header));
  EXPECT_EQ(opened.table == nullptr, opened.fault.found());
  return opened.fault;
}

TEST(Catalog, knows_its_games_by_name) {
  const GameInfo* game = find_game("rink-ratz");
  ASSERT_NE(game, nullptr);
  EXPECT_EQ(game->rule_prefix, "RR");
  EXPECT_THAT(game->coaches, ElementsAre("random", "greedy"));
  EXPECT_EQ(find_game("Rink-Ratz"), nullptr);
}

TEST(Catalog, opens_a_table_with_the_options_of_the_header) {
  const OpenedTable two = open_table(read("game: rink-ratz\nrules: 1\n"));
  const OpenedTable four = open_table(read("game: rink-ratz\nrules: 1\noption: seats=4\n"));
  EXPECT_EQ(two.table->seats(), 2);
  EXPECT_EQ(four.table->seats(), 4);
  EXPECT_EQ(four.table->team(3), 1);
}

TEST(Catalog, opens_every_variant) {
  for (const GameInfo& game : games())
    for (const Variant& variant : game.variants) {
      Record header;
      header.game = game.name;
      header.rules_version = game.rules_version;
      for (const auto& [name, value] : variant.options) header.options.emplace_back(name, value);
      EXPECT_NE(open_table(header).table, nullptr) << variant.name;
    }
}

TEST(Catalog, names_the_games_there_are) {
  const RecordFault fault = fault_of("rules: 1\ngame: chess\n");
  EXPECT_EQ(fault.why.reason, "record.unknown_game");
  EXPECT_EQ(fault.line, 3u);
  EXPECT_EQ(fault.text, "game: chess");
  std::string names;
  for (const GameInfo& game : games())
    names += (names.empty() ? "" : ", ") + std::string(game.name);
  EXPECT_THAT(fault.why.words, ElementsAre(Pair("allowed", names)));
}

TEST(Catalog, names_the_version_of_the_rules_it_knows) {
  const RecordFault fault = fault_of("game: rink-ratz\nrules: 2\n");
  EXPECT_EQ(fault.why.reason, "record.unknown_rules");
  EXPECT_EQ(fault.line, 3u);
  EXPECT_EQ(fault.text, "rules: 2");
  EXPECT_THAT(fault.why.words, ElementsAre(Pair("known", "1")));
}

TEST(Catalog, names_the_options_there_are) {
  const RecordFault fault = fault_of("game: rink-ratz\nrules: 1\n\noption: ice=hard\n");
  EXPECT_EQ(fault.why.reason, "record.unknown_option");
  EXPECT_EQ(fault.line, 5u);
  EXPECT_EQ(fault.text, "option: ice=hard");
  EXPECT_THAT(fault.why.words, Contains(Pair("option", "ice")));
  EXPECT_THAT(fault.why.words,
              Contains(Pair("allowed", testing::StartsWith("level, seats, overtime, "))));
}

TEST(Catalog, names_the_values_that_an_option_can_have) {
  const RecordFault words = fault_of("game: rink-ratz\nrules: 1\noption: level=expert\n");
  EXPECT_EQ(words.why.reason, "record.bad_value");
  EXPECT_THAT(words.why.words,
              ElementsAre(Pair("option", "level"), Pair("allowed", "rookie, junior, pro")));
  const RecordFault numbers = fault_of("game: rink-ratz\nrules: 1\noption: overtime_periods=11\n");
  EXPECT_THAT(numbers.why.words, Contains(Pair("allowed", "0-10")));
}

TEST(Catalog, refuses_an_option_that_is_given_twice) {
  Record header;
  header.game = "rink-ratz";
  header.options = {{"level", "pro"}, {"level", "rookie"}};
  const OpenedTable opened = open_table(header);
  EXPECT_EQ(opened.fault.why.reason, "record.twice");
  EXPECT_EQ(opened.fault.text, "option: level=rookie");
}

TEST(Catalog, wants_as_many_seats_as_the_game_has_or_none) {
  const RecordFault fault =
      fault_of("game: rink-ratz\nrules: 1\nseat 1: A\nseat 2: B\nseat 3: C\n");
  EXPECT_EQ(fault.why.reason, "record.wrong_seats");
  EXPECT_EQ(fault.line, 6u);
  EXPECT_EQ(fault.text, "seat 3: C");
  EXPECT_THAT(fault.why.words, ElementsAre(Pair("wanted", "2"), Pair("given", "3")));
  EXPECT_EQ(fault_of("game: rink-ratz\nrules: 1\nseat 1: A\n").why.reason, "record.wrong_seats");
}

TEST(Catalog, refuses_names_that_a_record_could_not_hold) {
  Record header;
  header.game = "rink-ratz";
  header.seats = {{"Alice", ""}, {"Bob\n1 7", ""}};
  const OpenedTable opened = open_table(header);
  EXPECT_EQ(opened.fault.why.reason, "record.control_character");
  EXPECT_THAT(opened.fault.text, Not(testing::HasSubstr("\n")));
}

}  // namespace
}  // namespace benchboss
