#include "server/house/house.h"
#include "server/house/password_guard.h"
#include "store/folder.h"
#include "tests/house/house_for_test.h"

#include <boost/json/serialize.hpp>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

namespace benchboss {
namespace {

namespace json = boost::json;
using testing::HasSubstr;
using testing::Not;

constexpr std::string_view kPassword = "a long password";

json::object account(std::string_view name, std::string_view password = kPassword) {
  return {{"name", name}, {"password", password}};
}

class Accounts : public testing::Test {
 protected:
  void make_account(Visitor& visitor, std::string_view name) {
    const Answered made = visitor.call("POST", "/api/accounts", account(name));
    ASSERT_EQ(made.status, 200) << made.body;
    visitor.csrf = made.object().at("csrf").as_string();
  }
  Visitor logged_in(std::string_view name, std::string_view password = kPassword) {
    Visitor visitor(house);
    const Answered in = visitor.call("POST", "/api/login", account(name, password));
    EXPECT_EQ(in.status, 200) << in.body;
    if (in.status == 200) visitor.csrf = in.object().at("csrf").as_string();
    return visitor;
  }
  int try_login(std::string_view name, std::string_view password, std::string address) {
    Visitor visitor(house);
    HttpRequest request = visitor.request("POST", "/api/login", account(name, password));
    request.address = std::move(address);
    return visitor.send(request).status;
  }
  // Whether some text is in one of the server's files.
  bool is_kept(std::string_view text) {
    for (const auto& each : std::filesystem::directory_iterator(house.folder())) {
      std::ifstream file(each.path(), std::ios::binary);
      const std::string bytes{std::istreambuf_iterator<char>(file), {}};
      if (bytes.find(text) != bytes.npos) return true;
    }
    return false;
  }

  HouseForTest house;
};

TEST(PasswordGuard, nobody_is_locked_out_by_what_others_try_from_elsewhere) {
  PasswordGuard guard({});
  for (int address = 0; address < 1000; ++address)
    for (int i = 0; i < 50; ++i) guard.note_wrong("ann", "a" + std::to_string(address), 0);
  EXPECT_TRUE(guard.may_try("ann", "home", 0));
  guard.note_wrong("ann", "home", 0);
  EXPECT_TRUE(guard.may_try("ann", "home", 0)) << "who errs once may try again";
}

TEST(PasswordGuard, an_address_waits_for_one_account_and_may_try_another) {
  PasswordGuard guard({});
  for (int i = 0; i < 10; ++i) guard.note_wrong("ann", "home", 0);
  EXPECT_FALSE(guard.may_try("ann", "home", 0));
  EXPECT_TRUE(guard.may_try("ben", "home", 0));
  EXPECT_TRUE(guard.may_try("ann", "home", 60'000));
}

TEST(PasswordGuard, an_address_that_tries_many_accounts_waits_for_all) {
  PasswordGuard guard({});
  for (int i = 0; i < 40; ++i) guard.note_wrong("account " + std::to_string(i), "home", 0);
  EXPECT_FALSE(guard.may_try("ann", "home", 0));
}

TEST(PasswordGuard, an_account_that_is_tried_from_everywhere_is_tried_less_from_each) {
  PasswordGuard guard({});
  int tries = 0;
  for (int address = 0; address < 200; ++address)
    for (int i = 0; i < 10; ++i)
      if (guard.may_try("ann", "a" + std::to_string(address), 0)) {
        guard.note_wrong("ann", "a" + std::to_string(address), 0);
        ++tries;
      }
  EXPECT_LE(tries, 200 + 2 * 180);
}

TEST_F(Accounts, whoever_tries_wrong_passwords_locks_nobody_else_out) {
  HouseSettings settings = generous();
  settings.wrong_passwords = {{3, 0.01}, {30, 0.01}, {5, 0.001}, {2, 0.001}};
  HouseForTest strict(settings);
  Visitor ann(strict, "Ann");
  ASSERT_EQ(ann.call("POST", "/api/accounts", account("Ann")).status, 200);
  const auto login = [&](std::string_view password, std::string address) {
    Visitor visitor(strict);
    HttpRequest request = visitor.request("POST", "/api/login", account("Ann", password));
    request.address = std::move(address);
    return visitor.send(request).status;
  };
  for (const char* attacker : {"192.0.2.7", "192.0.2.8", "192.0.2.9"})
    for (int i = 0; i < 4; ++i) login("wrong wrong", attacker);
  EXPECT_EQ(login(kPassword, "192.0.2.7"), 429);
  EXPECT_EQ(login(kPassword, "198.51.100.1"), 200);
}

TEST_F(Accounts, whoever_may_make_no_more_of_them_does_not_learn_which_names_are_taken) {
  HouseSettings settings = generous();
  settings.requests = {1000, 0.001};  // so 200 guests
  HouseForTest strict(settings);
  Visitor ann(strict, "Ann");
  ASSERT_EQ(ann.call("POST", "/api/accounts", account("Ann")).status, 200);
  Visitor eve(strict, "Eve");
  int made = 0;
  while (Visitor(strict).call("POST", "/api/guests", json::object{{"name", "Eve"}}).status == 200)
    ASSERT_LT(++made, 200);
  EXPECT_EQ(eve.call("POST", "/api/accounts", account("Ann")).reason(), "server.too_many_people");
  EXPECT_EQ(eve.call("POST", "/api/accounts", account("Free")).reason(), "server.too_many_people");
}

TEST_F(Accounts, whoever_logs_in_very_often_keeps_nobody_else_waiting) {
  Visitor ann(house, "Ann");
  make_account(ann, "Ann");
  std::vector<int> statuses;
  const auto login = [&](const char* address) {
    HttpRequest request = Visitor(house).request("POST", "/api/login", account("Ann"));
    request.address = address;
    house.house().request(std::move(request),
                          [&](const HttpAnswer& answer) { statuses.push_back(answer.status); });
  };
  for (int i = 0; i < 20; ++i) login("192.0.2.7");
  EXPECT_THAT(statuses, testing::AllOf(testing::SizeIs(16), testing::Each(503)));
  login("198.51.100.1");
  EXPECT_EQ(statuses.size(), 16u) << "is let in line";
  house.run();
  EXPECT_EQ(std::count(statuses.begin(), statuses.end(), 200), 5);
  statuses.clear();
  login("192.0.2.7");
  house.run();
  EXPECT_THAT(statuses, testing::ElementsAre(200)) << "places are given back";
}

TEST_F(Accounts, which_names_are_taken_is_not_learned_quickly) {
  HouseSettings settings = generous();
  settings.taken_names = {3, 0.001};
  HouseForTest strict(settings);
  Visitor ann(strict, "Ann");
  ASSERT_EQ(ann.call("POST", "/api/accounts", account("Ann")).status, 200);
  Visitor eve(strict, "Eve");
  for (int i = 0; i < 3; ++i)
    EXPECT_EQ(eve.call("POST", "/api/accounts", account("Ann")).reason(), "server.name_is_taken");
  EXPECT_EQ(eve.call("POST", "/api/accounts", account("Ann")).reason(), "server.too_many_names");
  EXPECT_EQ(eve.call("POST", "/api/accounts", account("Free")).reason(), "server.too_many_names");
}

TEST_F(Accounts, a_new_password_ends_all_other_sessions_and_the_old_one) {
  Visitor ann(house, "Ann");
  const TableId id = ann.open("rink-ratz", {"me", "open"});
  make_account(ann, "Ann");
  Visitor phone = logged_in("Ann");
  Seated here(house, ann, id);
  Seated there(house, phone, id);
  const Answered changed =
      ann.call("POST", "/api/me/password", {{"old", kPassword}, {"new", "another password"}});
  EXPECT_EQ(changed.status, 200) << changed.body;
  EXPECT_EQ(here.closed(), 0);
  EXPECT_EQ(there.closed(), kClosed);
  EXPECT_EQ(ann.call("GET", "/api/me").status, 200);
  EXPECT_EQ(phone.call("GET", "/api/me").status, 401);
  EXPECT_EQ(try_login("Ann", kPassword, "192.0.2.1"), 403);
  EXPECT_EQ(try_login("Ann", "another password", "192.0.2.1"), 200);
}

TEST_F(Accounts, a_password_is_not_changed_without_the_old_one) {
  Visitor ann(house, "Ann");
  const json::object wish{{"old", "wrong wrong"}, {"new", "another password"}};
  EXPECT_EQ(ann.call("POST", "/api/me/password", wish).reason(), "server.no_account");
  make_account(ann, "Ann");
  EXPECT_EQ(ann.call("POST", "/api/me/password", wish).reason(), "server.wrong_old_password");
  EXPECT_EQ(try_login("Ann", kPassword, "192.0.2.1"), 200);
}

TEST_F(Accounts, who_logs_out_everywhere_is_out_everywhere) {
  Visitor ann(house, "Ann");
  const TableId id = ann.open("rink-ratz", {"me", "open"});
  make_account(ann, "Ann");
  Visitor phone = logged_in("Ann");
  const std::string cookie = ann.cookie;
  Seated there(house, phone, id);
  EXPECT_EQ(ann.call("POST", "/api/me/logout-everywhere", json::object()).status, 200);
  EXPECT_EQ(there.closed(), kClosed);
  ann.cookie = cookie;
  EXPECT_EQ(ann.call("GET", "/api/me").status, 401);
  EXPECT_EQ(phone.call("GET", "/api/me").status, 401);
  EXPECT_EQ(try_login("Ann", kPassword, "192.0.2.1"), 200);
}

TEST_F(Accounts, whoever_is_deleted_leaves_no_name_and_no_word_behind) {
  Visitor ann(house, "Annabelle");
  make_account(ann, "Annabelle");
  Visitor ben(house, "Ben");
  const TableId id = ann.open("rink-ratz", {"me", "open"});
  ASSERT_EQ(ben.join(ann.code()).status, 200);
  const TableId waiting = ann.open("rink-ratz", {"me", "open"});
  {
    Seated a(house, ann, id);
    Seated b(house, ben, id);
    ASSERT_TRUE(a.command("chat", {{"text", "something quite personal"}}));
    ASSERT_TRUE(b.command("chat", {{"text", "an answer of mine"}}));
    play_on(house, {&a, &b}, 1, 6);
  }
  EXPECT_EQ(ann.call("POST", "/api/me/forget", json::object()).reason(), "server.password_needed");
  EXPECT_EQ(ann.call("POST", "/api/me/forget", {{"password", "wrong wrong"}}).status, 403);
  const std::string cookie = ann.cookie;
  const Answered gone = ann.call("POST", "/api/me/forget", {{"password", kPassword}});
  ASSERT_EQ(gone.status, 200) << gone.body;
  ann.cookie = cookie;
  EXPECT_EQ(ann.call("GET", "/api/me").status, 401);
  EXPECT_EQ(try_login("Annabelle", kPassword, "192.0.2.1"), 403);

  Seated b(house, ben, id);
  EXPECT_EQ(b.state().at("phase"), "over") << "she gave up";
  EXPECT_TRUE(b.state().at("seats").at(0).at("name").is_null());
  EXPECT_EQ(b.state().at("seats").at(0).at("kind"), "person");
  EXPECT_EQ(b.state().at("seats").at(1).at("name"), "Ben");
  const std::string told = json::serialize(b.last());
  EXPECT_THAT(told, Not(HasSubstr("personal")));
  EXPECT_THAT(told, HasSubstr("an answer of mine"));
  EXPECT_FALSE(b.command("rematch"));
  EXPECT_EQ(b.refusal(), "table.former_player");
  const Answered invited = ben.call("POST", "/api/invitation", json::object{{"code", ann.code()}});
  EXPECT_TRUE(invited.object().at("host").is_null());
  const std::string path = "/api/tables/" + std::to_string(id);
  const Answered record = ben.call("GET", path + "/record");
  EXPECT_THAT(record.body, HasSubstr("seat 1: Former player"));
  EXPECT_EQ(ben.call("GET", path + "/proof").object().at("proved"), true);
  EXPECT_EQ(house.store().table(waiting).value()->phase, TablePhase::closed);

  house.restart();
  Seated again(house, ben, id);
  EXPECT_TRUE(again.state().at("seats").at(0).at("name").is_null());
  Visitor heir(house, "Eve");
  make_account(heir, "Annabelle");
  EXPECT_EQ(heir.call("GET", "/api/me/tables").object().at("tables").as_array().size(), 0u);
}

// Two of one table at once: one after the other, and no name comes back.
TEST_F(Accounts, two_of_one_table_are_deleted_one_after_the_other) {
  Visitor ann(house, "Annabelle");
  Visitor ben(house, "Benedict");
  const TableId id = ann.open("rink-ratz", {"me", "open"});
  ASSERT_EQ(ben.join(ann.code()).status, 200);
  std::vector<int> statuses;
  for (Visitor* each : {&ann, &ben})
    house.house().request(each->request("POST", "/api/me/forget", json::object()),
                          [&](const HttpAnswer& answer) { statuses.push_back(answer.status); });
  house.run();
  EXPECT_THAT(statuses, testing::UnorderedElementsAre(200, 503));
  EXPECT_EQ(ben.call("POST", "/api/me/forget", json::object()).status, 200);
  for (const JournalRow& row : house.store().journal(id).value()) {
    EXPECT_THAT(row.text, Not(HasSubstr("Annabelle")));
    EXPECT_THAT(row.text, Not(HasSubstr("Benedict")));
  }
}

// What is on its way when somebody is deleted goes with him, and is no trouble of the disk.
TEST_F(Accounts, what_is_on_its_way_when_somebody_is_deleted_does_not_stay) {
  Visitor ann(house, "Annabelle");
  const TableId id = ann.open("rink-ratz", {"me", "here Ben"});
  Seated a(house, ann, id);
  ASSERT_TRUE(a.command("resign", {{"seat", 1}}));
  ASSERT_TRUE(a.over() || a.command("resign", {{"seat", 2}}));
  a.say_without_waiting({{"type", "chat"}, {"id", "last"}, {"text", "something quite personal"}});
  int made = 0;
  house.house().request(ann.request("POST", "/api/accounts", account("Annabelle")),
                        [&](const HttpAnswer& answer) { made = answer.status; });
  int gone = 0;
  house.house().request(ann.request("POST", "/api/me/forget", json::object()),
                        [&](const HttpAnswer& answer) { gone = answer.status; });
  house.run();
  EXPECT_EQ(gone, 200);
  EXPECT_EQ(made, 401);
  EXPECT_TRUE(house.house().is_healthy());
  for (const JournalRow& row : house.store().journal(id).value()) {
    EXPECT_THAT(row.text, Not(HasSubstr("personal")));
    EXPECT_THAT(row.text, Not(HasSubstr("Annabelle")));
  }
}

TEST_F(Accounts, who_knew_only_the_old_password_is_not_in_after_the_change) {
  Visitor ann(house, "Ann");
  make_account(ann, "Ann");
  const PersonId id = house.store().account("ann").value()->id;
  std::string reason = "none";
  house.store().write({NewPassword{id, "another"}, SessionsOf{id, {}}}, [](const Verdict&) {});
  house.store().write({SessionRow{"key", id, 1LL << 50, "the old hash"}},
                      [&](const Verdict& verdict) { reason = verdict.reason; });
  house.store().drain();
  EXPECT_EQ(reason, "store.not_there");
  EXPECT_FALSE(house.store().session("key").value().has_value());
}

TEST_F(Accounts, what_is_deleted_is_not_in_the_file_either) {
  Visitor ann(house, "Annabelle");
  const TableId id = ann.open("rink-ratz", {"me", "here Christabel"});
  {
    Seated a(house, ann, id);
    // One line is written over by what takes its place; of many some would stay.
    for (int i = 0; i < 30; ++i) {
      house.pass(1'000);
      ASSERT_TRUE(a.command("chat", {{"text", "something quite personal"}}));
    }
  }
  house.restart();
  EXPECT_TRUE(is_kept("Annabelle"));
  EXPECT_EQ(ann.call("POST", "/api/me/forget", json::object()).status, 200);
  house.stop_and_start();
  EXPECT_FALSE(is_kept("Annabelle"));
  EXPECT_FALSE(is_kept("Christabel"));
  EXPECT_FALSE(is_kept("personal"));
}

TEST_F(Accounts, a_game_of_others_goes_on_without_who_is_deleted) {
  Visitor ann(house, "Annabelle");
  Visitor ben(house, "Ben");
  Visitor cam(house, "Cam");
  const TableId id = ann.open("powerplay", {"me", "open", "open"}, {{"options", {{"seats", "3"}}}});
  ASSERT_NE(id, 0);
  ASSERT_EQ(ben.join(ann.code()).status, 200);
  ASSERT_EQ(cam.join(ann.code()).status, 200);
  ASSERT_EQ(ann.call("POST", "/api/me/forget", json::object()).status, 200);
  Seated b(house, ben, id);
  Seated c(house, cam, id);
  EXPECT_EQ(b.state().at("phase"), "playing");
  EXPECT_TRUE(b.state().at("seats").at(0).at("name").is_null());
  EXPECT_EQ(b.state().at("seats").at(0).at("resigned"), true);
  play_on(house, {&b, &c}, 1, 20);
}

TEST_F(Accounts, everything_about_me_is_one_file_and_nothing_hidden_is_in_it) {
  Visitor ann(house, "Ann");
  Visitor ben(house, "Ben");
  const TableId id = ann.open("rink-ratz", {"me", "open"});
  ASSERT_EQ(ben.join(ann.code()).status, 200);
  Seated a(house, ann, id);
  Seated b(house, ben, id);
  ASSERT_TRUE(a.command("chat", {{"text", "hello there"}}));
  ASSERT_TRUE(b.command("chat", {{"text", "not hers"}}));
  play_on(house, {&a, &b}, 1, 8);
  const Answered told = ann.call("GET", "/api/me/export");
  ASSERT_EQ(told.status, 200) << told.body;
  EXPECT_EQ(told.object().at("name"), "Ann");
  const json::object table = told.object().at("tables").at(0).as_object();
  EXPECT_EQ(table.at("table"), id);
  bool moved = false;
  for (const json::value& row : table.at("rows").as_array()) {
    const std::string text(row.at("text").as_string());
    moved |= row.at("kind") == "line";
    EXPECT_FALSE(row.at("kind") == "line" && !text.starts_with("1 ")) << text;
    EXPECT_NE(row.at("kind"), "started");
  }
  EXPECT_TRUE(moved);
  EXPECT_THAT(told.body, HasSubstr("hello there"));
  EXPECT_THAT(told.body, Not(HasSubstr("not hers")));
  EXPECT_THAT(told.body, Not(HasSubstr("opening: ")));
}

}  // namespace
}  // namespace benchboss
