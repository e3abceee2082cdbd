#include "catalog/catalog.h"
#include "server/house/house.h"
#include "tests/house/house_for_test.h"

#include <boost/json/array.hpp>
#include <boost/json/serialize.hpp>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <numeric>
#include <set>

// What a page is told to draw a lobby, a board and an explanation from.
namespace benchboss {
namespace {

namespace json = boost::json;
using testing::Contains;
using testing::ElementsAre;

std::vector<int> numbers(const json::value& array) {
  std::vector<int> all;
  for (const json::value& each : array.as_array()) all.push_back(static_cast<int>(each.as_int64()));
  return all;
}

class Told : public testing::Test {
 protected:
  json::object get(const std::string& path) {
    const Answered answer = stranger.call("GET", path);
    EXPECT_EQ(answer.status, 200) << path;
    return answer.status == 200 ? answer.object() : json::object();
  }
  json::object game(std::string_view name) {
    const json::object all = get("/api/games");
    for (const json::value& each : all.at("games").as_array())
      if (each.at("game").as_string() == name) return each.as_object();
    ADD_FAILURE() << name;
    return {};
  }

  HouseForTest house;
  Visitor stranger{house};
};

TEST_F(Told, a_lobby_knows_how_many_can_sit_down) {
  EXPECT_THAT(numbers(game("rink-ratz").at("seat_counts")), ElementsAre(2, 4));
  EXPECT_THAT(numbers(game("powerplay").at("seat_counts")),
              ElementsAre(2, 3, 4, 5, 6, 7, 8, 9, 10));
  EXPECT_THAT(numbers(game("pairadice").at("seat_counts")), Contains(2));
}

TEST_F(Told, every_text_that_a_game_names_is_there_in_both_languages) {
  const json::object english = get("/api/texts?lang=en").at("texts").as_object();
  const json::object french = get("/api/texts?lang=fr").at("texts").as_object();
  const auto expect_text = [&](const json::value& id) {
    if (id.is_null()) return;
    EXPECT_TRUE(english.contains(id.as_string())) << id;
    EXPECT_TRUE(french.contains(id.as_string())) << id;
  };
  const json::object told = get("/api/games");
  for (const json::value& each : told.at("games").as_array()) {
    for (const char* field : {"title", "blurb", "minute"}) expect_text(each.at(field));
    for (const json::value& option : each.at("options").as_array()) {
      expect_text(option.at("title"));
      expect_text(option.at("help"));
      for (const json::value& value : option.at("values").as_array())
        expect_text(value.at("title"));
    }
  }
  Catalog::each([&]<class G>(std::type_identity<G>) {
    for (const EventShape& shape : G::event_shapes()) expect_text(json::value(shape.id));
    for (const std::string_view term : G::terms()) expect_text(json::value(term));
  });
}

TEST_F(Told, rules_are_in_both_languages_with_the_same_ids) {
  for (const GameInfo& info : games()) {
    std::array<std::vector<std::string>, 2> ids;
    for (const std::size_t lang : {0u, 1u}) {
      const json::object book =
          get("/api/games/" + std::string(info.name) + "/rules?lang=" + (lang == 0 ? "en" : "fr"));
      for (const json::value& chapter : book.at("chapters").as_array())
        for (const json::value& rule : chapter.at("rules").as_array()) {
          ids.at(lang).emplace_back(rule.at("id").as_string());
          EXPECT_FALSE(rule.at("title").as_string().empty()) << rule.at("id");
          EXPECT_FALSE(rule.at("text").as_string().empty()) << rule.at("id");
        }
    }
    EXPECT_FALSE(ids[0].empty()) << info.name;
    EXPECT_EQ(ids[0], ids[1]) << info.name;
  }
}

TEST_F(Told, boards_are_drawn_from_the_data_of_the_game) {
  for (const GameInfo& info : games())
    EXPECT_FALSE(
        get("/api/games/" + std::string(info.name) + "/data").at("files").as_object().empty());
  EXPECT_EQ(stranger.call("GET", "/api/games/chess/data").status, 404);
}

TEST_F(Told, what_never_changes_is_not_sent_again_to_who_has_it) {
  HttpRequest request = stranger.request("GET", "/api/texts");
  const HttpAnswer first = house.ask(request);
  for (const auto& [name, value] : first.headers)
    if (name == "ETag") request.known_tags = value;
  EXPECT_EQ(house.ask(request).status, 304);
  request.query["lang"] = "fr";
  EXPECT_EQ(house.ask(request).status, 200);
}

TEST_F(Told, a_hint_tells_how_a_coach_mixes) {
  Visitor ann(house, "Ann");
  const TableId table = ann.open("xtra-innings", {"me", "coach greedy"});
  Seated seated(house, ann, table);
  bool mixed = false;
  for (int i = 0; i < 30 && !mixed && seated.seat_to_move() != 0; ++i) {
    seated.command("hint", {{"seat", 1}});
    const json::object& hinted = seated.messages().back();
    ASSERT_EQ(hinted.at("type"), "hinted");
    EXPECT_EQ(hinted.at("coach").as_string(), find_game("xtra-innings")->coaches.back());
    int sum = 0;
    for (const json::value& each : hinted.at("mix").as_array())
      sum += static_cast<int>(each.at("share").as_int64());
    mixed = !hinted.at("mix").as_array().empty();
    if (mixed) {
      EXPECT_NEAR(sum, 1000, 5);
    }
    seated.play(hinted.at("move").as_string());
  }
  EXPECT_TRUE(mixed);
}

TEST_F(Told, texts_come_in_parts_that_are_the_whole_together) {
  const json::object all = get("/api/texts?lang=fr").at("texts").as_object();
  json::object parts = get("/api/texts?lang=fr&part=shared").at("texts").as_object();
  EXPECT_TRUE(parts.contains("table.stale"));
  EXPECT_TRUE(parts.contains("rr.name")) << "games are listed with it";
  EXPECT_FALSE(parts.contains("xi.option_name.answer_seconds"));
  const std::size_t shared = parts.size();
  for (const GameInfo& each : games()) {
    const json::object own =
        get("/api/texts?lang=fr&part=" + std::string(each.name)).at("texts").as_object();
    EXPECT_FALSE(own.contains("table.stale"));
    EXPECT_LT(own.size(), all.size() - shared);
    for (const auto& text : own) parts[text.key()] = text.value();
  }
  EXPECT_EQ(parts.size(), all.size());
  for (const auto& text : all) EXPECT_EQ(parts.at(text.key()), text.value()) << text.key();
  EXPECT_EQ(stranger.call("GET", "/api/texts?part=curling").status, 404);
}

TEST_F(Told, a_spectator_hears_what_happened_since_he_left) {
  Visitor ann(house, "Ann");
  const TableId table = ann.open("rink-ratz", {"me", "coach random"});
  Visitor eve(house, "Eve");
  eve.join(ann.watch_code());
  Seated at_table(house, ann, table);
  play_on(house, {&at_table}, 5, 5);
  const Seated first(house, eve, table);
  const auto last_event = [](const Seated& who) {
    const json::array& events = who.last().at("viewpoints").at(0).at("events").as_array();
    return events.empty() ? 0 : events.back().at("n").as_int64();
  };
  const auto seen = last_event(first);
  const std::uint32_t n = first.n();
  play_on(house, {&at_table}, 6, 5);
  const Seated again(house, eve, table, n);
  const json::array& events = again.last().at("viewpoints").at(0).at("events").as_array();
  ASSERT_FALSE(events.empty());
  EXPECT_EQ(events.front().at("n").as_int64(), seen + 1);
}

TEST(RealDice, only_where_nothing_is_dealt_face_down) {
  HouseSettings settings = generous();
  settings.real_hidden_cards = false;
  HouseForTest house(settings);
  Visitor ann(house, "Ann");
  const json::array two{json::object{{"kind", "me"}}, json::object{{"kind", "here"}}};
  EXPECT_EQ(ann.call("POST", "/api/tables",
                     json::object{{"game", "rink-ratz"}, {"seats", two}, {"dice", "real"}})
                .reason(),
            "table.no_real_dice");
  for (const char* game : {"pairadice", "double-echec"})
    EXPECT_EQ(ann.call("POST", "/api/tables",
                       json::object{{"game", game}, {"seats", two}, {"dice", "real"}})
                  .status,
              200)
        << game;
}

}  // namespace
}  // namespace benchboss
