#include "server/house/house.h"
#include "store/tests/full_disk.h"
#include "tests/house/house_for_test.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace benchboss {
namespace {

namespace json = boost::json;

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
  const std::size_t moves = house.store().journal(id).value().size() / 2;
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
  std::string kind_of_last() { return house.store().journal(id).value().back().kind; }

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

TEST(Tables, open_to_everyone_are_listed_with_who_opened_them_until_they_are_full) {
  HouseForTest house;
  Visitor ann(house, "Ann");
  Visitor ben(house, "Ben");
  Visitor stranger(house);
  ann.open("rink-ratz", {"me", "open"});
  const TableId id = ann.open("rink-ratz", {"me", "open"}, {{"public", true}});
  const json::array listed = stranger.call("GET", "/api/tables").object().at("tables").as_array();
  ASSERT_EQ(listed.size(), 1u) << "the other one is not for everyone";
  EXPECT_EQ(listed.at(0).at("table"), id);
  EXPECT_EQ(listed.at(0).at("by"), "Ann");
  EXPECT_EQ(listed.at(0).at("owner"), false);
  EXPECT_EQ(ann.call("GET", "/api/me/tables").object().at("tables").at(0).at("by"), nullptr);
  ASSERT_EQ(ben.join(std::string(listed.at(0).at("code").as_string())).status, 200);
  EXPECT_TRUE(stranger.call("GET", "/api/tables").object().at("tables").as_array().empty());
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

// For each decision; then a coach makes it.
TableId open_with_half_a_minute(Visitor& owner) {
  return owner.open(
      "rink-ratz", {"me", "here Ben"},
      {{"clock", json::object{{"kind", "move"}, {"seconds", 30}, {"at_zero", "coach"}}}});
}

TEST(Tables, with_a_clock_can_be_looked_at_while_the_disk_is_full) {
  HouseForTest house;
  Visitor ann(house, "Ann");
  const TableId id = open_with_half_a_minute(ann);
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
  const TableId id = open_with_half_a_minute(ann);
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
  EXPECT_EQ(house.store().journal(id).value().back().kind, "closed");
}

// More tables than are woken at once, and the server stops again before all are awake.
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
  EXPECT_TRUE(house.store().gaps().value().empty()) << "all have gone on";
  for (const TableId table : tables)
    EXPECT_EQ(house.store().table(table).value()->phase, TablePhase::playing) << table;
  house.pass(48'000);
  for (const TableId table : tables)
    EXPECT_EQ(house.store().table(table).value()->phase, TablePhase::playing) << table;
  for (int i = 0; i < 40; ++i) house.pass(50);
  for (const TableId table : tables)
    EXPECT_EQ(house.store().table(table).value()->phase, TablePhase::over) << table;
}

TEST(Tables, after_a_full_disk_time_goes_on_even_if_nobody_comes_back) {
  HouseForTest house;
  Visitor ann(house, "Ann");
  const TableId id = open_with_half_a_minute(ann);
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
  EXPECT_NE(house.store().journal(id).value().back().kind, "stand_in") << "the hour did not count";
  house.pass(2'000);
  const std::vector<JournalRow> rows = house.store().journal(id).value();
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

}  // namespace
}  // namespace benchboss
