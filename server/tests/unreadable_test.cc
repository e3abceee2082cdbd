#include "server/house/house.h"
#include "tests/house/house_for_test.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace benchboss {
namespace {

namespace json = boost::json;
using testing::Contains;
using testing::HasSubstr;

class Unreadable : public testing::Test {
 protected:
  Unreadable() : ann(house, "Ann") {
    id = ann.open("rink-ratz", {"me", "here Ben"});
    house.pass(1'000'000);  // it sleeps
  }

  int health() { return Visitor(house).call("GET", "/healthz").status; }
  std::string path() const { return "/api/tables/" + std::to_string(id); }

  HouseForTest house;
  Visitor ann;
  TableId id = 0;
};

TEST_F(Unreadable, a_person_is_told_so_and_is_not_taken_for_nobody) {
  house.break_reading(true);
  for (const char* call : {"/api/me", "/api/me/tables", "/api/tables", "/api/me/export"}) {
    const Answered answer = ann.call("GET", call);
    EXPECT_EQ(answer.status, 503) << call;
    EXPECT_EQ(answer.reason(), "store.unreadable") << call;
  }
  house.break_reading(false);
  EXPECT_EQ(ann.call("GET", "/api/me").object().at("name"), "Ann");
}

TEST_F(Unreadable, a_table_is_refused_with_the_reason_and_comes_back_whole) {
  house.break_reading(true);
  EXPECT_EQ(ann.call("GET", path()).status, 503);
  EXPECT_EQ(Seated(house, ann, id).refused_with(), 503);
  house.break_reading(false);
  EXPECT_EQ(ann.call("GET", path()).status, 200);
}

TEST_F(Unreadable, the_journal_alone_is_enough_to_refuse_its_table_and_no_other) {
  const TableId other = ann.open("rink-ratz", {"me", "here Ben"});
  house.break_journal(id);
  const Answered answer = ann.call("GET", path());
  EXPECT_EQ(answer.status, 503);
  EXPECT_EQ(answer.reason(), "store.unreadable");
  EXPECT_EQ(ann.call("GET", "/api/tables/" + std::to_string(other)).status, 200);
}

TEST_F(Unreadable, it_is_in_the_log_the_numbers_and_the_health_until_it_can_be_read_again) {
  EXPECT_EQ(health(), 200);
  house.break_journal(id);
  ann.call("GET", path());
  EXPECT_EQ(health(), 503);
  EXPECT_THAT(house.log(), Contains(HasSubstr("store.unreadable")));
  Visitor admin(house);
  admin.bearer = std::string(64, 'a');
  EXPECT_THAT(admin.call("GET", "/metrics").body, HasSubstr("store_read_faults_total 1"));
  EXPECT_THAT(admin.call("GET", "/metrics").body, HasSubstr("benchboss_healthy 0"));
  house.pass(20'000);
  EXPECT_EQ(health(), 503) << "it was tried again, in vain";
  house.break_journal(0);
  house.pass(20'000);
  EXPECT_EQ(health(), 200) << "nobody need have asked for it";
}

TEST_F(Unreadable, nobody_becomes_anybody_else) {
  house.break_reading(true);
  const Answered guest = Visitor(house).call("POST", "/api/guests", json::object{{"name", "Eve"}});
  house.break_reading(false);
  EXPECT_EQ(guest.status, 200) << "nothing is read for it";
  EXPECT_EQ(ann.call("GET", "/api/me").object().at("name"), "Ann");
  Visitor eve(house, "Eve");
  EXPECT_EQ(eve.call("GET", path()).status, 404);
  EXPECT_EQ(eve.call("GET", "/api/me/tables").object().at("tables").as_array().size(), 0u);
}

TEST_F(Unreadable, a_login_is_refused_and_not_counted_as_wrong) {
  ASSERT_EQ(ann.call("POST", "/api/accounts",
                     json::object{{"name", "Ann"}, {"password", "a long password"}})
                .status,
            200);
  house.break_reading(true);
  const json::object login{{"name", "Ann"}, {"password", "a long password"}};
  EXPECT_EQ(Visitor(house).call("POST", "/api/login", login).status, 503);
  house.break_reading(false);
  EXPECT_EQ(Visitor(house).call("POST", "/api/login", login).status, 200);
}

TEST_F(Unreadable, a_server_that_cannot_read_how_things_stood_does_not_begin) {
  house.break_reading(true);
  EXPECT_TRUE(read_start(house.store()).failed());
}

// Replays are made elsewhere: the thread that plays games only hands them on.
TEST(LongReads, of_a_finished_game_are_not_made_on_the_thread_that_plays) {
  HouseForTest house;
  Visitor ann(house, "Ann");
  const TableId id = ann.open("rink-ratz", {"me", "here Ben"});
  Seated a(house, ann, id);
  play_on(house, {&a}, 1, 10);
  ASSERT_TRUE(a.command("resign", {{"seat", 1}}));
  ASSERT_TRUE(a.over() || a.command("resign", {{"seat", 2}}));
  const std::string path = "/api/tables/" + std::to_string(id);
  for (const char* what : {"/record", "/proof", "/statistics", "/replay"}) {
    int status = 0;
    house.house().request(ann.request("GET", path + what),
                          [&](HttpAnswer answer) { status = answer.status; });
    EXPECT_EQ(status, 0) << what;
    house.run();
    EXPECT_EQ(status, 200) << what;
  }
}

TEST(LongReads, that_are_too_many_are_refused_and_nobody_waits_for_them) {
  HouseSettings settings = generous();
  settings.records_at_once = 2;
  HouseForTest house(settings);
  Visitor ann(house, "Ann");
  const TableId id = ann.open("rink-ratz", {"me", "here Ben"});
  Seated a(house, ann, id);
  ASSERT_TRUE(a.command("resign", {{"seat", 1}}));
  ASSERT_TRUE(a.over() || a.command("resign", {{"seat", 2}}));
  std::vector<int> statuses;
  for (int i = 0; i < 3; ++i)
    house.house().request(ann.request("GET", "/api/tables/" + std::to_string(id) + "/replay"),
                          [&](HttpAnswer answer) { statuses.push_back(answer.status); });
  house.run();
  EXPECT_THAT(statuses, testing::ElementsAre(503, 200, 200));
}

TEST(LongReads, of_a_table_that_sleeps_are_not_made_on_the_thread_that_plays) {
  HouseForTest house;
  Visitor ann(house, "Ann");
  const TableId id = ann.open("rink-ratz", {"me", "here Ben"});
  house.pass(1'000'000);
  ASSERT_EQ(house.house().awake_tables(), 0u);
  int status = 0;
  house.house().request(ann.request("GET", "/api/tables/" + std::to_string(id)),
                        [&](HttpAnswer answer) { status = answer.status; });
  EXPECT_EQ(status, 0);
  house.run();
  EXPECT_EQ(status, 200);
}

}  // namespace
}  // namespace benchboss
