#include "catalog/game_data.h"

#include "catalog/catalog.h"
#include "core/philox.h"

#include <boost/json/array.hpp>
#include <boost/json/serialize.hpp>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace benchboss {
namespace {

namespace json = boost::json;

TEST(GameData, every_game_hands_its_files_over_without_comments_and_texts) {
  for (const GameInfo& game : games()) {
    const json::object data = data_of_game(game.name);
    EXPECT_FALSE(data.empty()) << game.name;
    EXPECT_FALSE(data.contains("texts.csv"));
    EXPECT_FALSE(data.contains("RULES.md"));
    for (const auto& file : data) {
      if (!file.value().is_array()) continue;
      for (const json::value& row : file.value().as_array())
        if (row.is_array() && !row.as_array().empty() && row.at(0).is_string()) {
          EXPECT_FALSE(row.at(0).as_string().starts_with('#')) << file.key();
        }
    }
  }
  EXPECT_TRUE(data_of_game("chess").empty());
}

TEST(GameData, a_table_begins_with_the_names_of_its_columns) {
  const json::object data = data_of_game("powerplay");
  EXPECT_EQ(json::serialize(data.at("looks.csv").at(0)),
            R"(["id","creature","face","hair","headgear","colour","extra"])");
  EXPECT_EQ(data.at("looks.csv").as_array().size(), 78u);
}

TEST(GameData, what_only_the_lab_reads_is_not_handed_over) {
  const json::object data = data_of_game("pairadice");
  EXPECT_TRUE(data.contains("penalties.csv"));
  EXPECT_FALSE(data.contains("season.csv"));
  EXPECT_FALSE(data.contains("schedule.csv"));
}

// Nobody may learn less than the others from a die or card at a table with real dice.
TEST(GameData, open_chance_hides_nothing_that_it_brings) {
  for (const GameInfo& game : games()) {
    if (!has_open_chance(game.name)) continue;
    Record header;
    header.game = game.name;
    header.rules_version = game.rules_version;
    const std::unique_ptr<Table> table = open_table(header).table;
    Philox random(7);
    for (int i = 0; i < 5'000 && table->turn().owes != Owes::nothing; ++i) {
      const std::uint64_t before = table->event_count();
      if (table->turn().owes == Owes::chance) {
        const std::uint32_t ticket = random.below(table->tickets());
        ASSERT_TRUE(table->roll(table->outcome_at(ticket)).accepted());
        for (const SaidEvent& event : table->events(kSpectator, before))
          for (const SaidArg& arg : event.args)
            EXPECT_FALSE(arg.hidden) << game.name << ' ' << event.id << ' ' << arg.name;
        continue;
      }
      for (Seat seat = 0; seat < table->seats(); ++seat) {
        const std::vector<std::string> choices = table->choices(seat);
        if (choices.empty()) continue;
        ASSERT_TRUE(
            table->play(seat, choices[random.below(static_cast<std::uint32_t>(choices.size()))])
                .accepted());
        break;
      }
    }
  }
}

}  // namespace
}  // namespace benchboss
