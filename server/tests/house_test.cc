#include "server/house/house.h"

#include "catalog/catalog.h"
#include "tests/house/house_for_test.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace benchboss {
namespace {

namespace json = boost::json;
using testing::HasSubstr;
using testing::Not;

TEST(Requests, that_change_something_need_the_csrf_text) {
  HouseForTest house;
  Visitor ann(house, "Ann");
  ann.csrf = std::string(64, '0');
  EXPECT_EQ(ann.call("POST", "/api/logout", json::object()).reason(), "server.bad_csrf");
}

TEST(Requests, from_another_page_are_refused) {
  HouseForTest house;
  Visitor ann(house, "Ann");
  for (const char* origin :
       {"http://evil.test", "null", "http://table.test.evil.test", "table.test"}) {
    HttpRequest request = ann.request("POST", "/api/logout", json::object());
    request.origin = origin;
    EXPECT_EQ(ann.send(request).reason(), "server.other_origin") << origin;
  }
}

TEST(Requests, a_socket_from_another_page_is_refused) {
  HouseForTest house;
  Visitor ann(house, "Ann");
  const TableId id = ann.open("rink-ratz", {"me", "open"});
  HttpRequest request = ann.request("GET", "/api/tables/" + std::to_string(id) + "/live");
  request.origin = "http://evil.test";
  EXPECT_EQ(house.admission(request).refusal.status, 403);
}

TEST(Requests, of_another_type_are_refused) {
  HouseForTest house;
  Visitor ann(house, "Ann");
  HttpRequest request = ann.request("POST", "/api/logout", json::object());
  request.content_type = "text/plain";
  EXPECT_EQ(ann.send(request).status, 415);
}

TEST(Requests, too_many_of_one_address_wait) {
  HouseSettings settings = generous();
  settings.requests = {5, 1};
  HouseForTest house(settings);
  Visitor ann(house, "Ann");
  for (int i = 0; i < 4; ++i) EXPECT_EQ(ann.call("GET", "/api").status, 200);
  EXPECT_EQ(ann.call("GET", "/api").status, 429);
  house.pass(1'500);
  EXPECT_EQ(ann.call("GET", "/api").status, 200);
}

TEST(Requests, wrong_codes_are_counted) {
  HouseSettings settings = generous();
  settings.wrong_codes = {3, 0.01};
  HouseForTest house(settings);
  Visitor ann(house, "Ann");
  Visitor eve(house, "Eve");
  ann.open("rink-ratz", {"me", "open"});
  for (int i = 0; i < 3; ++i) EXPECT_EQ(eve.join("AAAAAAAA").status, 404);
  EXPECT_EQ(eve.join(ann.code()).status, 429);
}

TEST(Requests, a_code_may_be_typed_in_small_letters_with_hyphens) {
  HouseForTest house;
  Visitor ann(house, "Ann");
  Visitor ben(house, "Ben");
  ann.open("rink-ratz", {"me", "open"});
  std::string typed = ann.code();
  for (char& c : typed) c = static_cast<char>(std::tolower(c));
  typed.insert(4, " - ");
  EXPECT_EQ(ben.join(typed).status, 200);
}

TEST(Requests, a_code_says_what_it_leads_to_before_it_is_followed) {
  HouseForTest house;
  Visitor ann(house, "Ann");
  Visitor ben(house, "Ben");
  Visitor eve(house, "Eve");
  const TableId id = ann.open("rink-ratz", {"me", "open"});
  const auto told = [&](Visitor& who, const std::string& code) {
    const Answered answer = who.call("POST", "/api/invitation", json::object{{"code", code}});
    EXPECT_EQ(answer.status, 200);
    return answer.object();
  };
  const auto reason = [&](Visitor& who) {
    const json::value refusal = told(who, ann.code()).at("refusal");
    return refusal.is_null() ? std::string() : std::string(refusal.at("reason").as_string());
  };
  EXPECT_EQ(told(eve, ann.code()),
            (json::object{
                {"game", "rink-ratz"}, {"host", "Ann"}, {"watch", false}, {"refusal", nullptr}}));
  EXPECT_EQ(told(eve, ann.watch_code()).at("watch"), true);
  ASSERT_EQ(ben.join(ann.code()).status, 200);
  EXPECT_EQ(reason(eve), "table.begun");
  EXPECT_EQ(reason(ben), "") << "he sits there";
  EXPECT_EQ(eve.join(ann.code()).status, 409);
  // By the code of a seat one may watch too.
  EXPECT_EQ(eve.call("GET", "/api/tables/" + std::to_string(id)).status, 404);
  EXPECT_EQ(
      eve.call("POST", "/api/join", json::object{{"code", ann.code()}, {"watch", true}}).status,
      200);
  EXPECT_EQ(eve.call("GET", "/api/tables/" + std::to_string(id)).status, 200);
  Seated a(house, ann, id);
  ASSERT_TRUE(a.command("resign", {{"seat", 1}}));
  EXPECT_EQ(reason(eve), "refused.game_over");
}

TEST(Requests, two_guests_of_one_name_are_told_apart) {
  HouseForTest house;
  Visitor ann(house, "Guest");
  Visitor ben(house, "Guest");
  const TableId id = ann.open("rink-ratz", {"me", "open"});
  ASSERT_EQ(ben.join(ann.code()).status, 200);
  const Seated a(house, ann, id);
  EXPECT_EQ(a.state().at("seats").at(0).at("name"), "Guest");
  EXPECT_EQ(a.state().at("seats").at(1).at("name"), "Guest 2");
}

TEST(Requests, whoever_names_himself_later_is_told_apart_from_who_sits_there) {
  HouseForTest house;
  Visitor ann(house, "Ann");
  Visitor ben(house, "Ben");
  const TableId id = ann.open("rink-ratz", {"me", "open", "open", "open"},
                              {{"options", json::object{{"seats", "4"}}}});
  ASSERT_EQ(ben.join(ann.code()).status, 200);
  const auto name = [&](std::string_view called) {
    EXPECT_EQ(ann.call("POST", "/api/me", json::object{{"name", called}}).status, 200);
    const json::object me{{"seat", 1}, {"wish", json::object{{"kind", "me"}}}};
    const Answered answer = ann.call("POST", "/api/tables/" + std::to_string(id) + "/seats", me);
    return answer.object().at("state").at("seats").at(0).at("name");
  };
  EXPECT_EQ(name("Ben"), "Ben 2");
  EXPECT_EQ(name("Anna"), "Anna");
  EXPECT_EQ(name("Anna"), "Anna") << "nobody is told apart from himself";
}

TEST(Requests, a_seat_of_a_table_that_was_closed_is_refused_with_that_reason) {
  HouseForTest house;
  Visitor ann(house, "Ann");
  Visitor ben(house, "Ben");
  const TableId id = ann.open("rink-ratz", {"me", "open"});
  ASSERT_EQ(ann.call("DELETE", "/api/tables/" + std::to_string(id)).status, 200);
  EXPECT_EQ(ben.join(ann.code()).reason(), "table.closed");
}

TEST(Requests, a_guest_has_so_many_unfinished_tables) {
  HouseSettings settings = generous();
  settings.tables_of_guest = 2;
  HouseForTest house(settings);
  Visitor ann(house, "Ann");
  ann.open("rink-ratz", {"me", "open"});
  const TableId second = ann.open("rink-ratz", {"me", "open"});
  const json::object body{
      {"game", "rink-ratz"},
      {"seats", json::array{json::object{{"kind", "me"}}, json::object{{"kind", "open"}}}}};
  EXPECT_EQ(ann.call("POST", "/api/tables", body).reason(), "server.too_many_tables");
  ann.call("DELETE", "/api/tables/" + std::to_string(second));
  EXPECT_EQ(ann.call("POST", "/api/tables", body).status, 200);
}

TEST(Requests, tables_that_are_still_on_their_way_to_the_disk_count_too) {
  HouseSettings settings = generous();
  settings.tables_of_guest = 2;
  HouseForTest house(settings);
  Visitor ann(house, "Ann");
  const json::object body{
      {"game", "rink-ratz"},
      {"seats", json::array{json::object{{"kind", "me"}}, json::object{{"kind", "open"}}}}};
  std::vector<int> statuses;
  house.hold();
  for (int i = 0; i < 5; ++i)
    house.house().request(ann.request("POST", "/api/tables", body),
                          [&](HttpAnswer answer) { statuses.push_back(answer.status); });
  house.let_go();
  house.run();
  EXPECT_THAT(statuses, testing::UnorderedElementsAre(200, 200, 429, 429, 429));
}

TEST(Requests, terms_that_the_game_does_not_have_are_refused_with_what_it_has) {
  HouseForTest house;
  Visitor ann(house, "Ann");
  const json::array seats{json::object{{"kind", "me"}}, json::object{{"kind", "open"}}};
  const auto reason = [&](json::object body) {
    body["seats"] = seats;
    return ann.call("POST", "/api/tables", body).reason();
  };
  EXPECT_EQ(reason({{"game", "chess"}}), "record.unknown_game");
  EXPECT_EQ(reason({{"game", "rink-ratz"}, {"options", json::object{{"ice", "thin"}}}}),
            "record.unknown_option");
  EXPECT_EQ(reason({{"game", "rink-ratz"}, {"options", json::object{{"seats", "4"}}}}),
            "table.wrong_seats");
  EXPECT_EQ(reason({{"game", "rink-ratz"}, {"colour", "blue"}}), "protocol.unknown_field");
  EXPECT_EQ(reason({}), "protocol.missing");
}

TEST(Requests, a_record_is_not_shown_before_the_game_is_over) {
  HouseForTest house;
  Visitor ann(house, "Ann");
  const TableId id = ann.open("rink-ratz", {"me", "coach random"});
  for (const char* page : {"record", "proof", "statistics", "replay"})
    EXPECT_EQ(ann.call("GET", "/api/tables/" + std::to_string(id) + "/" + page).reason(),
              "table.not_over");
}

TEST(Requests, a_finished_game_can_be_stepped_through_proved_and_counted) {
  HouseForTest house;
  Visitor ann(house, "Ann");
  const TableId id = ann.open("rink-ratz", {"me", "coach random"});
  Seated a(house, ann, id);
  play_on(house, {&a}, 4);
  const std::string table = "/api/tables/" + std::to_string(id);
  EXPECT_EQ(ann.call("GET", table + "/proof").object().at("proved"), true);
  EXPECT_TRUE(ann.call("GET", table + "/statistics").object().at("sheet").is_object());
  const Answered steps = ann.call("GET", table + "/replay?from=10&count=5&seat=2");
  EXPECT_EQ(protocol().check("Replay", steps.json).reason, "");
  EXPECT_EQ(steps.object().at("steps").as_array().size(), 5u);
  EXPECT_EQ(ann.call("GET", table + "/replay?count=1000").status, 400);
}

TEST(Requests, the_games_texts_and_rules_are_told_in_both_languages) {
  HouseForTest house;
  Visitor ann(house);
  EXPECT_EQ(protocol().check("Games", ann.call("GET", "/api/games").json).reason, "");
  for (const char* lang : {"en", "fr"}) {
    const std::string query = "?lang=" + std::string(lang);
    const Answered texts = ann.call("GET", "/api/texts" + query);
    EXPECT_EQ(protocol().check("Texts", texts.json).reason, "");
    EXPECT_EQ(texts.object().at("lang"), lang);
    for (const GameInfo& game : games()) {
      const Answered rules =
          ann.call("GET", "/api/games/" + std::string(game.name) + "/rules" + query);
      EXPECT_EQ(protocol().check("Rules", rules.json).reason, "");
    }
  }
}

TEST(Sockets, that_talk_too_much_are_closed_and_may_come_back) {
  HouseSettings settings = generous();
  settings.commands = {3, 1};
  HouseForTest house(settings);
  Visitor ann(house, "Ann");
  const TableId id = ann.open("rink-ratz", {"me", "open"});
  Seated a(house, ann, id);
  for (int i = 0; i < 3; ++i) a.say({{"type", "chat"}, {"id", "x"}, {"text", "y"}});
  EXPECT_EQ(a.closed(), kTooMuch);
  house.pass(3'000);
  EXPECT_TRUE(Seated(house, ann, id).admitted());
}

TEST(Sockets, answer_what_they_cannot_read_and_go_on) {
  HouseForTest house;
  Visitor ann(house, "Ann");
  const TableId id = ann.open("rink-ratz", {"me", "coach random"});
  Seated a(house, ann, id);
  for (const char* text :
       {"", "x", "[]", "{}", "{\"type\":\"jump\"}", "{\"type\":\"play\"}",
        "{\"type\":\"chat\",\"id\":\"1\",\"text\":\"x\",\"more\":1}", "[[[[[[[[[[[[]]]]]]]]]]]]"}) {
    a.say_text(text);
    EXPECT_THAT(a.refusal(), testing::StartsWith("protocol.")) << text;
  }
  EXPECT_EQ(a.closed(), 0);
  EXPECT_TRUE(a.command("chat", {{"text", "still here"}}));
}

TEST(Sockets, that_want_the_whole_game_again_and_again_are_hung_up_on) {
  HouseSettings settings = generous();
  settings.commands = {40, 0.001};
  HouseForTest house(settings);
  Visitor ann(house, "Ann");
  Seated a(house, ann, ann.open("rink-ratz", {"me", "here Ben"}));
  for (int i = 0; i < 3; ++i) a.say_text(R"({"type":"hello","since":0})");
  EXPECT_EQ(a.closed(), 0) << "a page that lost its way may ask again";
  a.say_text(R"({"type":"hello","since":0})");
  EXPECT_NE(a.closed(), 0);
}

TEST(Sockets, must_say_hello_first) {
  HouseForTest house;
  Visitor ann(house, "Ann");
  const TableId id = ann.open("rink-ratz", {"me", "coach random"});
  Seated a(house, ann, id);
  a.hang_up();
  const Admission admission =
      house.admission(ann.request("GET", "/api/tables/" + std::to_string(id) + "/live"));
  class Mute final : public Wire {
   public:
    void send(std::shared_ptr<const std::string>) override {}
    void close(std::uint16_t why) override { code = why; }
    std::uint16_t code = 0;
  };
  const auto wire = std::make_shared<Mute>();
  const SocketId socket = house.house().connect(admission, wire);
  house.house().receive(socket, R"({"type":"chat","id":"1","text":"x"})");
  EXPECT_EQ(wire->code, kUnreadable);
}

TEST(Log, has_no_names_codes_cookies_or_cards) {
  HouseForTest house;
  Visitor ann(house, "Annabelle");
  const TableId id = ann.open("rink-ratz", {"me", "coach random"});
  Seated a(house, ann, id);
  play_on(house, {&a}, 1, 4);
  for (const std::string& line : house.log()) {
    EXPECT_THAT(line, Not(HasSubstr("Annabelle")));
    EXPECT_THAT(line, Not(HasSubstr(ann.code())));
    EXPECT_THAT(line, Not(HasSubstr(ann.cookie.substr(12))));
  }
}

}  // namespace
}  // namespace benchboss
