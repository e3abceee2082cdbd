#include "server/house/house.h"
#include "server/house/secrets.h"
#include "tests/house/house_for_test.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace benchboss {
namespace {

namespace json = boost::json;
using testing::HasSubstr;
using testing::Not;

json::object account_of(std::string_view name, std::string_view password) {
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
  ASSERT_EQ(ann.call("POST", "/api/accounts", account_of("Ann", "a long password")).status, 200);
  Visitor phone(house);
  ASSERT_EQ(phone.call("POST", "/api/login", account_of("ANN", "a long password")).status, 200);
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
  house.serve_for_hours(2);
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
  ann.call("POST", "/api/accounts", account_of("Zoé", "a long password"));
  ann.csrf = ann.call("GET", "/api/me").object().at("csrf").as_string();
  const Answered refused = ann.call("POST", "/api/me", json::object{{"name", "Ann"}});
  EXPECT_EQ(refused.status, 409);
  EXPECT_EQ(refused.reason(), "server.account_keeps_name");
}

TEST(People, passwords_are_kept_as_argon2id_and_sessions_as_hashes) {
  HouseForTest house;
  Visitor ann(house, "Ann");
  ann.call("POST", "/api/accounts", account_of("Ann", "a long password"));
  EXPECT_THAT(house.store().account("ann").value()->password, testing::StartsWith("$argon2id$"));
  const std::string token = ann.cookie.substr(ann.cookie.find('=') + 1);
  EXPECT_FALSE(house.store().session(token).value().has_value());
  EXPECT_TRUE(house.store().session(key_of(token)).value().has_value());
}

// To check a password of somebody who is not there costs as much as any other.
TEST(People, who_do_not_exist_have_a_hash_like_all_others) {
  const auto cost = [](const std::string& hash) { return hash.substr(0, hash.find("p=1$")); };
  EXPECT_EQ(cost(hash_of_nobody()), cost(hash_password("some password")));
  EXPECT_EQ(hash_of_nobody().size(), hash_password("some password").size());
  // What is published as the least for a server (64 MiB, two rounds), which the settings keep.
  EXPECT_THAT(hash_of_nobody(), testing::HasSubstr("m=65536,t=2,"));
  const PasswordCost usual = HouseSettings().password_cost;
  EXPECT_EQ(cost(hash_password("some password", usual)), cost(hash_of_nobody()));
}

TEST(People, a_wrong_password_and_an_unknown_name_are_refused_alike) {
  HouseForTest house;
  Visitor ann(house, "Ann");
  ann.call("POST", "/api/accounts", account_of("Ann", "a long password"));
  Visitor eve(house);
  const Answered wrong = eve.call("POST", "/api/login", account_of("Ann", "another password"));
  const Answered unknown = eve.call("POST", "/api/login", account_of("Anna", "another password"));
  EXPECT_EQ(wrong.status, 403);
  EXPECT_EQ(wrong.body, unknown.body);
}

TEST(People, after_many_wrong_passwords_even_the_right_one_waits) {
  HouseSettings settings = generous();
  settings.wrong_passwords.pair = {3, 0.01};
  HouseForTest house(settings);
  Visitor ann(house, "Ann");
  ann.call("POST", "/api/accounts", account_of("Ann", "a long password"));
  Visitor eve(house);
  for (int i = 0; i < 3; ++i)
    EXPECT_EQ(eve.call("POST", "/api/login", account_of("Ann", "wrong wrong")).status, 403);
  EXPECT_EQ(eve.call("POST", "/api/login", account_of("Ann", "a long password")).status, 429);
  house.pass(200'000);
  EXPECT_EQ(eve.call("POST", "/api/login", account_of("Ann", "a long password")).status, 200);
}

TEST(People, an_account_name_can_be_had_once) {
  HouseForTest house;
  Visitor ann(house, "Ann");
  Visitor eve(house, "Eve");
  ann.call("POST", "/api/accounts", account_of("Ann", "a long password"));
  EXPECT_EQ(eve.call("POST", "/api/accounts", account_of("ann", "a long password")).reason(),
            "server.name_is_taken");
}

TEST(People, make_one_account_of_a_guest_even_if_they_ask_for_two_at_once) {
  HouseForTest house;
  Visitor ann(house, "Ann");
  std::vector<int> statuses;
  for (const char* name : {"Ann", "Zoé"})
    house.house().request(ann.request("POST", "/api/accounts", account_of(name, "a long password")),
                          [&](const HttpAnswer& answer) { statuses.push_back(answer.status); });
  house.run();
  EXPECT_THAT(statuses, testing::UnorderedElementsAre(200, 409));
  EXPECT_EQ(Visitor(house).call("POST", "/api/login", account_of("Ann", "a long password")).status,
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
  ann.call("POST", "/api/accounts", account_of("Ann", "a long password"));
  for (const char* name : {"Ann ", " ann", "A\u200Bnn", "Ann\u00AD"})
    EXPECT_EQ(eve.call("POST", "/api/accounts", account_of(name, "a long password")).reason(),
              "server.name_is_taken")
        << name;
  EXPECT_EQ(eve.call("POST", "/api/login", account_of("Ann ", "a long password")).status, 200);
}

TEST(People, an_account_is_the_same_in_capitals_also_with_accents) {
  HouseForTest house;
  Visitor zoe(house, "Zoé");
  zoe.call("POST", "/api/accounts", account_of("Zoé À Ÿ", "a long password"));
  EXPECT_EQ(
      Visitor(house).call("POST", "/api/login", account_of("ZOÉ à Ÿ", "a long password")).status,
      200);
  EXPECT_EQ(
      Visitor(house).call("POST", "/api/login", account_of("Zoe a", "a long password")).status,
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
  ann.csrf = ann.call("POST", "/api/accounts", account_of("Ann", "a long password"))
                 .object()
                 .at("csrf")
                 .as_string();
  Visitor phone(house);
  ASSERT_EQ(phone.call("POST", "/api/login", account_of("Ann", "a long password")).status, 200);
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
  ann.csrf = ann.call("POST", "/api/accounts", account_of("Ann", "a long password"))
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

}  // namespace
}  // namespace benchboss
