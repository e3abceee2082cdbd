#include "catalog/catalog.h"

#include "core/philox.h"
#include "match/event_json.h"
#include "match/json_text.h"

#include <boost/json/serialize.hpp>
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

Record header_of(const GameInfo& game, const Variant& variant) {
  Record header;
  header.game = game.name;
  header.rules_version = game.rules_version;
  for (const auto& [name, value] : variant.options) header.options.emplace_back(name, value);
  return header;
}

TEST(Catalog, opens_every_variant) {
  for (const GameInfo& game : games())
    for (const Variant& variant : game.variants) {
      EXPECT_NE(open_table(header_of(game, variant)).table, nullptr) << variant.name;
    }
}

void expect_one_wording(const Table& table, Seat viewer, std::uint64_t since) {
  JsonText view;
  table.tell_view(viewer, view);
  ASSERT_EQ(view.take(), boost::json::serialize(table.view(viewer)));
  for (const SaidEvent& event : table.events(viewer, since)) {
    JsonText text;
    tell_event(event, text);
    ASSERT_EQ(text.take(), boost::json::serialize(event_json(event)));
  }
}

// A view may tell no name twice: a tree would keep the last, a text both.
TEST(Catalog, what_a_game_tells_as_text_is_what_it_tells_as_json) {
  Philox random(7);
  const auto any = [&](std::size_t count) {
    return random.below(static_cast<std::uint32_t>(count));
  };
  for (const GameInfo& game : games()) {
    for (const Variant& variant : game.variants) {
      SCOPED_TRACE(variant.name);
      const OpenedTable opened = open_table(header_of(game, variant));
      Table& table = *opened.table;
      for (int step = 0; step < 400 && table.turn().owes != Owes::nothing; ++step) {
        const std::uint64_t since = table.event_count();
        if (table.turn().owes == Owes::chance) {
          ASSERT_TRUE(table.roll(table.outcome_at(any(table.tickets()))).accepted());
        } else {
          Seat seat = 0;
          while (!table.turn().asks(seat)) ++seat;
          const std::vector<std::string> choices = table.choices(seat);
          ASSERT_TRUE(table.play(seat, choices[any(choices.size())]).accepted());
        }
        expect_one_wording(table, static_cast<Seat>(any(table.seats())), since);
        expect_one_wording(table, kSpectator, since);
        if (HasFatalFailure()) return;
      }
    }
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
