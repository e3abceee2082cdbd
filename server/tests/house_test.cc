#include "server/house/house.h"

#include "catalog/catalog.h"
#include "server/house/secrets.h"
#include "store/tests/full_disk.h"
#include "tests/house/house_for_test.h"

#include <boost/json/serialize.hpp>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

namespace benchboss {
namespace {

namespace json = boost::json;
using testing::HasSubstr;
using testing::Not;

json::object account(std::string_view name, std::string_view password) {
  return {{"name", name}, {"password", password}};
}

TEST(People, a_guest_keeps_his_session_over_a_restart) {
  HouseForTest house;
  Visitor ann(house, "Ann");
  house.restart();
  EXPECT_EQ(ann.call("GET", "/api/me").object().at("name"), "Ann");
}

TEST(People, an_account_keeps_the_games_of_the_guest_across_devices) {
  HouseForTest house;
  Visitor ann(house, "Ann");
  ann.open("rink-ratz", {"me", "open"});
  ASSERT_EQ(ann.call("POST", "/api/accounts", account("Ann", "a long password")).status, 200);
  Visitor phone(house);
  ASSERT_EQ(phone.call("POST", "/api/login", account("ANN", "a long password")).status, 200);
  EXPECT_EQ(phone.call("GET", "/api/me/tables").object().at("tables").as_array().size(), 1u);
  EXPECT_EQ(phone.call("GET", "/api/me").object().at("account"), true);
}

TEST(People, a_session_that_is_used_does_not_end) {
  HouseSettings settings = generous();
  settings.session = 1'000'000;
  HouseForTest house(settings);
  Visitor ann(house, "Ann");
  const std::string cookie = ann.cookie;
  for (int i = 0; i < 4; ++i) {
    house.pass(600'000);
    EXPECT_EQ(ann.call("GET", "/api/me").status, 200) << i;
    EXPECT_EQ(ann.cookie, cookie) << "his other tabs go on";
  }
  house.pass(1'100'000);
  EXPECT_EQ(ann.call("GET", "/api/me").status, 401);
}

TEST(People, a_guest_is_called_otherwise_and_keeps_his_tables) {
  HouseForTest house;
  Visitor ann(house, "Ann");
  ann.open("rink-ratz", {"me", "open"});
  const Answered renamed = ann.call("POST", "/api/me", json::object{{"name", " Zoé "}});
  EXPECT_EQ(renamed.object().at("name"), "Zoé");
  EXPECT_EQ(ann.call("GET", "/api/me").object().at("name"), "Zoé");
  EXPECT_EQ(ann.call("GET", "/api/me/tables").object().at("tables").as_array().size(), 1u);
  EXPECT_EQ(ann.call("POST", "/api/me", json::object{{"name", " "}}).status, 400);
  ann.call("POST", "/api/accounts", account("Zoé", "a long password"));
  ann.csrf = ann.call("GET", "/api/me").object().at("csrf").as_string();
  const Answered refused = ann.call("POST", "/api/me", json::object{{"name", "Ann"}});
  EXPECT_EQ(refused.status, 409);
  EXPECT_EQ(refused.reason(), "server.account_keeps_name");
}

TEST(People, passwords_are_kept_as_argon2id_and_sessions_as_hashes) {
  HouseForTest house;
  Visitor ann(house, "Ann");
  ann.call("POST", "/api/accounts", account("Ann", "a long password"));
  EXPECT_THAT(house.store().account("ann")->password, testing::StartsWith("$argon2id$"));
  const std::string token = ann.cookie.substr(ann.cookie.find('=') + 1);
  EXPECT_FALSE(house.store().session(token).has_value());
  EXPECT_TRUE(house.store().session(key_of(token)).has_value());
}

// To check a password of somebody who is not there costs as much as any other.
TEST(People, who_do_not_exist_have_a_hash_like_all_others) {
  const auto cost = [](const std::string& hash) { return hash.substr(0, hash.find("p=1$")); };
  EXPECT_EQ(cost(hash_of_nobody()), cost(hash_password("some password")));
  EXPECT_EQ(hash_of_nobody().size(), hash_password("some password").size());
}

TEST(People, a_wrong_password_and_an_unknown_name_are_refused_alike) {
  HouseForTest house;
  Visitor ann(house, "Ann");
  ann.call("POST", "/api/accounts", account("Ann", "a long password"));
  Visitor eve(house);
  const Answered wrong = eve.call("POST", "/api/login", account("Ann", "another password"));
  const Answered unknown = eve.call("POST", "/api/login", account("Anna", "another password"));
  EXPECT_EQ(wrong.status, 403);
  EXPECT_EQ(wrong.body, unknown.body);
}

TEST(People, after_many_wrong_passwords_even_the_right_one_waits) {
  HouseSettings settings = generous();
  settings.wrong_passwords = {3, 0.01};
  HouseForTest house(settings);
  Visitor ann(house, "Ann");
  ann.call("POST", "/api/accounts", account("Ann", "a long password"));
  Visitor eve(house);
  for (int i = 0; i < 3; ++i)
    EXPECT_EQ(eve.call("POST", "/api/login", account("Ann", "wrong wrong")).status, 403);
  EXPECT_EQ(eve.call("POST", "/api/login", account("Ann", "a long password")).status, 429);
  house.pass(200'000);
  EXPECT_EQ(eve.call("POST", "/api/login", account("Ann", "a long password")).status, 200);
}

TEST(People, an_account_name_can_be_had_once) {
  HouseForTest house;
  Visitor ann(house, "Ann");
  Visitor eve(house, "Eve");
  ann.call("POST", "/api/accounts", account("Ann", "a long password"));
  EXPECT_EQ(eve.call("POST", "/api/accounts", account("ann", "a long password")).reason(),
            "server.name_is_taken");
}

TEST(People, make_one_account_of_a_guest_even_if_they_ask_for_two_at_once) {
  HouseForTest house;
  Visitor ann(house, "Ann");
  std::vector<int> statuses;
  for (const char* name : {"Ann", "Zoé"})
    house.house().request(ann.request("POST", "/api/accounts", account(name, "a long password")),
                          [&](const HttpAnswer& answer) { statuses.push_back(answer.status); });
  house.run();
  EXPECT_THAT(statuses, testing::UnorderedElementsAre(200, 409));
  EXPECT_EQ(Visitor(house).call("POST", "/api/login", account("Ann", "a long password")).status,
            200);
}

TEST(People, have_names_without_spaces_around_or_what_cannot_be_seen) {
  HouseForTest house;
  const auto named = [&](std::string_view name) {
    return Visitor(house)
        .call("POST", "/api/guests", json::object{{"name", name}})
        .object()
        .at("name");
  };
  EXPECT_EQ(named("  Sam "), "Sam");
  EXPECT_EQ(named("Sam\u00A0"), "Sam");
  EXPECT_EQ(named("Anna  \u3000 Maria"), "Anna Maria");
  EXPECT_EQ(named("S\u200Ba\u200Dm\u00AD\u2060"), "Sam");
  EXPECT_EQ(named("Zo\u00E9 \u2764\uFE0F"), "Zo\u00E9 \u2764");
  const auto reason = [&](std::string_view name) {
    return Visitor(house).call("POST", "/api/guests", json::object{{"name", name}}).reason();
  };
  EXPECT_EQ(reason("   "), "server.name_is_empty");
  EXPECT_EQ(reason("\u200B\u3164"), "server.name_is_empty");
  for (const char* turned : {"Sam\u202E", "\u200FSam", "S\u061Cam", "\u2066Sam", "Sa\u206Am"})
    EXPECT_EQ(reason(turned), "record.control_character");
  EXPECT_EQ(reason("Sa\nm"), "record.control_character");
}

TEST(People, an_account_is_not_had_twice_by_what_cannot_be_seen) {
  HouseForTest house;
  Visitor ann(house, "Ann");
  Visitor eve(house, "Eve");
  ann.call("POST", "/api/accounts", account("Ann", "a long password"));
  for (const char* name : {"Ann ", " ann", "A\u200Bnn", "Ann\u00AD"})
    EXPECT_EQ(eve.call("POST", "/api/accounts", account(name, "a long password")).reason(),
              "server.name_is_taken")
        << name;
  EXPECT_EQ(eve.call("POST", "/api/login", account("Ann ", "a long password")).status, 200);
}

TEST(People, an_account_is_the_same_in_capitals_also_with_accents) {
  HouseForTest house;
  Visitor zoe(house, "Zoé");
  zoe.call("POST", "/api/accounts", account("Zoé À Ÿ", "a long password"));
  EXPECT_EQ(Visitor(house).call("POST", "/api/login", account("ZOÉ à Ÿ", "a long password")).status,
            200);
  EXPECT_EQ(Visitor(house).call("POST", "/api/login", account("Zoe a", "a long password")).status,
            403);
}

TEST(People, at_a_table_have_clean_names_too) {
  HouseForTest house;
  Visitor ann(house, "Ann");
  const TableId id = ann.open("rink-ratz", {"me", "here  Ben\u200B "});
  EXPECT_EQ(Seated(house, ann, id).state().at("seats").at(1).at("name"), "Ben");
}

TEST(People, who_logs_out_is_out) {
  HouseForTest house;
  Visitor ann(house, "Ann");
  const TableId id = ann.open("rink-ratz", {"me", "open"});
  Seated a(house, ann, id);
  const std::string before = ann.cookie;
  ASSERT_EQ(ann.call("POST", "/api/logout", json::object()).status, 200);
  EXPECT_EQ(a.closed(), kClosed);
  ann.cookie = before;
  EXPECT_EQ(ann.call("GET", "/api/me").status, 401);
}

TEST(People, who_logs_out_stays_on_his_other_devices) {
  HouseForTest house;
  Visitor ann(house, "Ann");
  const TableId id = ann.open("rink-ratz", {"me", "open"});
  ann.csrf = ann.call("POST", "/api/accounts", account("Ann", "a long password"))
                 .object()
                 .at("csrf")
                 .as_string();
  Visitor phone(house);
  ASSERT_EQ(phone.call("POST", "/api/login", account("Ann", "a long password")).status, 200);
  Seated here(house, ann, id);
  Seated there(house, phone, id);
  ASSERT_EQ(ann.call("POST", "/api/logout", json::object()).status, 200);
  EXPECT_EQ(here.closed(), kClosed);
  EXPECT_EQ(there.closed(), 0);
  EXPECT_TRUE(there.command("chat", {{"text", "still here"}}));
}

TEST(People, a_guest_who_makes_an_account_stays_at_his_table_until_he_logs_out) {
  HouseForTest house;
  Visitor ann(house, "Ann");
  const TableId id = ann.open("rink-ratz", {"me", "open"});
  Seated a(house, ann, id);
  ann.csrf = ann.call("POST", "/api/accounts", account("Ann", "a long password"))
                 .object()
                 .at("csrf")
                 .as_string();
  EXPECT_EQ(a.closed(), 0);
  ASSERT_EQ(ann.call("POST", "/api/logout", json::object()).status, 200);
  EXPECT_EQ(a.closed(), kClosed);
}

TEST(People, who_becomes_somebody_else_in_a_browser_leaves_the_tables_of_before) {
  HouseForTest house;
  Visitor ann(house, "Ann");
  const TableId id = ann.open("rink-ratz", {"me", "open"});
  Seated a(house, ann, id);
  ASSERT_EQ(ann.call("POST", "/api/guests", json::object{{"name", "Eve"}}).status, 200);
  EXPECT_EQ(a.closed(), kClosed);
}

TEST(People, cookies_are_http_only_same_site_and_secure_behind_tls) {
  HouseForTest house;
  Visitor ann(house);
  HttpRequest request = ann.request("POST", "/api/guests", json::object{{"name", "Ann"}});
  EXPECT_THAT(house.ask(request).headers[0].second,
              testing::AllOf(HasSubstr("HttpOnly"), HasSubstr("SameSite=Strict"),
                             Not(HasSubstr("Secure"))));
  request.secure = true;
  EXPECT_THAT(house.ask(request).headers[0].second,
              testing::AllOf(HasSubstr("__Host-"), HasSubstr("; Secure")));
}

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
  EXPECT_EQ(house.house().admit(request).refusal.status, 403);
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

TEST(Sockets, must_say_hello_first) {
  HouseForTest house;
  Visitor ann(house, "Ann");
  const TableId id = ann.open("rink-ratz", {"me", "coach random"});
  Seated a(house, ann, id);
  a.hang_up();
  const Admission admission =
      house.house().admit(ann.request("GET", "/api/tables/" + std::to_string(id) + "/live"));
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

TEST(Coaches, go_on_after_a_restart_in_the_middle_of_their_thought) {
  HouseForTest house;
  Visitor ann(house, "Ann");
  const TableId id = ann.open("rink-ratz", {"me", "coach random"});
  Seated a(house, ann, id);
  ASSERT_EQ(a.seat_to_move(), 1);
  // The move is written, but nobody has told the house yet, nor the coach's answer.
  a.say_without_waiting(
      {{"type", "play"}, {"id", "p"}, {"seen", a.n()}, {"seat", 1}, {"move", a.choices()[0]}});
  house.store().drain();
  a.hang_up();
  house.restart();
  Seated again(house, ann, id);
  EXPECT_NE(again.seat_to_move(), 0) << "the coach has answered";
}

// Whoever watches is told as they play, not all of it at once.
TEST(Coaches, answer_each_other_when_what_went_before_is_written) {
  HouseForTest house;
  Visitor ann(house, "Ann");
  const TableId id = ann.open("rink-ratz", {"me", "coach random"});
  Seated a(house, ann, id);
  house.hold();
  a.say_without_waiting({{"type", "stand_in"}, {"id", "s"}, {"seat", 1}, {"coach", "random"}});
  house.run_while_held();
  const std::uint64_t before = house.store().commits();
  house.let_go();
  house.run();
  EXPECT_TRUE(a.over());
  const std::size_t moves = house.store().journal(id).size() / 2;
  EXPECT_GT(house.store().commits() - before, moves / 2);
}

// The disk takes its time, and no more may wait for it.
TEST(Coaches, think_again_when_what_they_thought_could_not_be_written) {
  HouseSettings settings = generous();
  settings.backlog = 1;
  HouseForTest house(settings);
  Visitor ann(house, "Ann");
  const TableId id = ann.open("rink-ratz", {"me", "coach random"});
  Seated a(house, ann, id);
  const auto wait_for_the_coach = [&] {
    for (int i = 0; i < 20 && a.seat_to_move() == 0; ++i) house.pass(50);
    return a.seat_to_move() == 1;
  };
  ASSERT_TRUE(wait_for_the_coach());
  a.say_without_waiting(
      {{"type", "play"}, {"id", "p"}, {"seen", a.n()}, {"seat", 1}, {"move", a.choices()[0]}});
  house.store().drain();
  house.run_one();  // the move is written, and he thinks
  house.hold();
  house.house().request(
      Visitor(house).request("POST", "/api/guests", json::object{{"name", "Ben"}}),
      [](const HttpAnswer&) {});
  house.run_while_held();
  house.let_go();
  house.run();
  ASSERT_EQ(a.seat_to_move(), 0);
  EXPECT_TRUE(wait_for_the_coach());
}

TEST(Tables, that_nobody_uses_sleep_and_wake_as_they_were) {
  HouseForTest house;
  Visitor ann(house, "Ann");
  const TableId id = ann.open("rink-ratz", {"me", "coach random"});
  json::object before;
  {
    Seated a(house, ann, id);
    play_on(house, {&a}, 1, 4);
    before = a.last().at("viewpoints").at(0).as_object();
  }
  house.pass(61'000);
  EXPECT_EQ(house.house().awake_tables(), 0u);
  Seated a(house, ann, id);
  json::object after = a.last().at("viewpoints").at(0).as_object();
  EXPECT_EQ(after.at("view"), before.at("view"));
  EXPECT_EQ(after.at("choices"), before.at("choices"));
}

constexpr Milliseconds kHour = 3'600'000;

class SleepingClock : public testing::Test {
 protected:
  // Two people whose time runs, and nobody is there any more.
  void leave(std::string_view pace, std::string_view at_zero) {
    id = ann.open(
        "rink-ratz", {"me", "here Ben"},
        {{"pace", pace},
         {"clock", json::object{{"kind", "move"}, {"seconds", 48 * 3600}, {"at_zero", at_zero}}}});
    {
      const Seated a(house, ann, id);
      asked = static_cast<std::size_t>(a.seat_to_move() - 1);
    }
    house.pass(kHour);
    ASSERT_EQ(house.house().awake_tables(), 0u);
  }
  std::string kind_of_last() { return house.store().journal(id).back().kind; }

  HouseForTest house;
  Visitor ann{house, "Ann"};
  TableId id = 0;
  std::size_t asked = 0;
};

TEST_F(SleepingClock, wakes_the_table_when_the_time_is_up) {
  leave("days", "resign");
  house.pass(47 * kHour - 1);
  EXPECT_NE(kind_of_last(), "over");
  EXPECT_EQ(house.house().awake_tables(), 0u);
  house.pass(1);
  EXPECT_EQ(kind_of_last(), "over");
}

TEST_F(SleepingClock, runs_on_for_who_comes_back) {
  leave("days", "resign");
  house.pass(23 * kHour);
  const Seated again(house, ann, id);
  EXPECT_EQ(again.state().at("clock").at("left").at(asked), 24 * kHour);
  EXPECT_NE(kind_of_last(), "resumed");
}

TEST_F(SleepingClock, is_the_same_after_a_restart_however_long_the_server_was_down) {
  leave("days", "resign");
  house.pass(23 * kHour);
  house.restart(100 * kHour);
  house.pass(kHour);
  EXPECT_EQ(house.house().awake_tables(), 0u);
  house.pass(23 * kHour - 1);
  EXPECT_NE(kind_of_last(), "over");
  house.pass(1);
  EXPECT_EQ(kind_of_last(), "over");
}

TEST_F(SleepingClock, knows_that_everyone_was_away) {
  leave("live", "coach");
  house.pass(47 * kHour);
  const Seated again(house, ann, id);
  EXPECT_EQ(again.state().at("seats").at(asked).at("stand_in"), "greedy") << "until she is back";
}

// More tables than are woken at once, and the server stops again before all are awake.
TEST_F(SleepingClock, does_not_run_while_the_machine_sleeps) {
  leave("days", "resign");
  const Seated there(
      house, ann,
      ann.open(
          "rink-ratz", {"me", "here Ben"},
          {{"clock", json::object{{"kind", "move"}, {"seconds", 60}, {"at_zero", "resign"}}}}));
  house.pass(10'000);
  house.sleep(100 * kHour);
  for (int i = 0; i < 3; ++i) house.pass(50);
  EXPECT_FALSE(there.over());
  EXPECT_EQ(kind_of_last(), "resumed");
  house.pass(45'000);
  EXPECT_FALSE(there.over());
  house.pass(6'000);
  EXPECT_TRUE(there.over());
  EXPECT_NE(kind_of_last(), "over");
  house.pass(48 * kHour);
  EXPECT_EQ(kind_of_last(), "over");
}

TEST(Tables, are_listed_without_being_woken) {
  HouseForTest house;
  Visitor ann(house, "Ann");
  Visitor ben(house, "Ben");
  const TableId id = ann.open("rink-ratz", {"me", "open"});
  ben.join(ann.code());
  house.pass(kHour / 2);
  ASSERT_EQ(house.house().awake_tables(), 0u);
  const Answered mine = ben.call("GET", "/api/me/tables");
  EXPECT_EQ(mine.object().at("tables").at(0).at("table"), id);
  EXPECT_EQ(house.house().awake_tables(), 0u);
}

TEST(Tables, with_a_clock_can_be_looked_at_while_the_disk_is_full) {
  HouseForTest house;
  Visitor ann(house, "Ann");
  const TableId id =
      ann.open("rink-ratz", {"me", "here Ben"},
               {{"clock", json::object{{"kind", "move"}, {"seconds", 30}, {"at_zero", "coach"}}}});
  auto a = std::make_unique<Seated>(house, ann, id);
  {
    const FullDisk full(1);
    EXPECT_FALSE(a->command("chat", {{"text", "hello"}}));
    EXPECT_EQ(a->refusal(), "store.not_written");
    for (int i = 0; i < 3; ++i) {
      house.pass(2'000);
      a = std::make_unique<Seated>(house, ann, id);
      EXPECT_EQ(a->messages().at(0).at("type"), "welcome");
      EXPECT_FALSE(a->command("chat", {{"text", "hello"}}));
      EXPECT_EQ(a->refusal(), "store.not_written");
      EXPECT_EQ(a->closed(), 0);
    }
    for (int i = 0; i < 6; ++i) house.pass(10'000);
  }
  const auto told = std::count_if(house.log().begin(), house.log().end(), [](const auto& line) {
    return line.find("store.trouble") != line.npos;
  });
  EXPECT_EQ(told, 1) << "once until it is over";
  house.pass(11'000);
  house.pass(50);
  a = std::make_unique<Seated>(house, ann, id);
  EXPECT_TRUE(a->command("chat", {{"text", "well again"}})) << a->refusal();
  const json::value left = a->state().at("clock").at("left");
  EXPECT_GE(std::max(left.at(0).as_int64(), left.at(1).as_int64()), 29'000);
}

TEST(Tables, that_are_closed_while_they_stand_still_stay_closed) {
  HouseSettings settings = generous();
  settings.admin_token = "an administrator's long enough token";
  HouseForTest house(settings);
  Visitor ann(house, "Ann");
  const TableId id =
      ann.open("rink-ratz", {"me", "here Ben"},
               {{"clock", json::object{{"kind", "move"}, {"seconds", 30}, {"at_zero", "coach"}}}});
  {
    Seated a(house, ann, id);
    const FullDisk full(1);
    EXPECT_FALSE(a.command("chat", {{"text", "hello"}}));
  }
  const Seated again(house, ann, id);
  Visitor admin(house);
  admin.bearer = settings.admin_token;
  ASSERT_EQ(admin.call("DELETE", "/api/tables/" + std::to_string(id)).status, 200);
  for (int i = 0; i < 3; ++i) house.pass(11'000);
  EXPECT_EQ(house.store().journal(id).back().kind, "closed");
}

TEST(Tables, that_had_not_gone_on_when_the_server_stopped_again_are_given_all_that_time) {
  HouseSettings settings = generous();
  settings.tables_of_guest = 200;
  HouseForTest house(settings);
  Visitor ann(house, "Ann");
  std::vector<TableId> tables;
  for (int i = 0; i < 100; ++i)
    tables.push_back(ann.open(
        "rink-ratz", {"me", "here Ben"},
        {{"clock", json::object{{"kind", "move"}, {"seconds", 60}, {"at_zero", "resign"}}}}));
  house.pass(10'000);
  for (int i = 0; i < 3; ++i) house.restart(200'000);
  for (int i = 0; i < 20; ++i) house.pass(50);
  EXPECT_TRUE(house.store().gaps().empty()) << "all have gone on";
  for (const TableId table : tables)
    EXPECT_EQ(house.store().table(table)->phase, TablePhase::playing) << table;
  house.pass(48'000);
  for (const TableId table : tables)
    EXPECT_EQ(house.store().table(table)->phase, TablePhase::playing) << table;
  for (int i = 0; i < 40; ++i) house.pass(50);
  for (const TableId table : tables)
    EXPECT_EQ(house.store().table(table)->phase, TablePhase::over) << table;
}

TEST(Tables, after_a_full_disk_time_goes_on_even_if_nobody_comes_back) {
  HouseForTest house;
  Visitor ann(house, "Ann");
  const TableId id =
      ann.open("rink-ratz", {"me", "here Ben"},
               {{"clock", json::object{{"kind", "move"}, {"seconds", 30}, {"at_zero", "coach"}}}});
  auto a = std::make_unique<Seated>(house, ann, id);
  {
    const FullDisk full(1);
    EXPECT_FALSE(a->command("chat", {{"text", "hello"}}));
    EXPECT_EQ(a->closed(), kTrouble);
    a.reset();
    house.pass(3'600'000);
  }
  house.pass(10'000);
  house.pass(10'000);
  EXPECT_EQ(house.house().awake_tables(), 1u);
  house.pass(29'000);
  EXPECT_NE(house.store().journal(id).back().kind, "stand_in") << "the hour did not count";
  house.pass(2'000);
  const std::vector<JournalRow> rows = house.store().journal(id);
  EXPECT_TRUE(std::any_of(rows.begin(), rows.end(),
                          [](const JournalRow& row) { return row.kind == "stand_in"; }));
}

TEST(Tables, a_table_is_not_left_to_coaches_alone) {
  HouseForTest house;
  Visitor ann(house, "Ann");
  const TableId waiting = ann.open("rink-ratz", {"open", "coach random"});
  const json::object coach{{"seat", 1},
                           {"wish", json::object{{"kind", "coach"}, {"coach", "random"}}}};
  const Answered answer =
      ann.call("POST", "/api/tables/" + std::to_string(waiting) + "/seats", coach);
  EXPECT_EQ(answer.status, 409);
  EXPECT_EQ(answer.reason(), "table.nobody");
}

TEST(Tables, on_a_full_disk_nothing_is_acknowledged_and_afterwards_it_goes_on) {
  HouseForTest house;
  Visitor ann(house, "Ann");
  const TableId id = ann.open("rink-ratz", {"me", "coach random"});
  auto a = std::make_unique<Seated>(house, ann, id);
  play_on(house, {a.get()}, 1, 4);
  const std::uint32_t before = a->n();
  {
    const FullDisk full(1);
    EXPECT_FALSE(a->play(a->choices()[0]));
    EXPECT_EQ(a->refusal(), "store.not_written");
    EXPECT_EQ(a->closed(), kTrouble);
    EXPECT_FALSE(house.house().is_healthy()) << "until something could be written";
    EXPECT_EQ(Visitor(house).call("POST", "/api/guests", json::object{{"name", "Eve"}}).status,
              503);
  }
  a = std::make_unique<Seated>(house, ann, id);
  EXPECT_EQ(a->n(), before) << "as it was when it was last acknowledged";
  EXPECT_TRUE(a->play(a->choices()[0]));
  EXPECT_EQ(ann.call("GET", "/healthz").status, 200);
}

TEST(Tables, after_a_full_disk_the_server_is_well_again_even_if_nobody_comes) {
  HouseForTest house;
  Visitor ann(house, "Ann");
  {
    const FullDisk full(1);
    EXPECT_EQ(Visitor(house).call("POST", "/api/guests", json::object{{"name", "Eve"}}).status,
              503);
    house.pass(10'000);
    EXPECT_EQ(ann.call("GET", "/healthz").status, 503);
  }
  house.pass(10'000);
  EXPECT_EQ(ann.call("GET", "/healthz").status, 200);
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
