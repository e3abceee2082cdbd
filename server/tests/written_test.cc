#include "tests/house/house_for_test.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <optional>

// Nobody is told anything about a table that is not on disk.
namespace benchboss {
namespace {

namespace json = boost::json;

class Written : public testing::Test, protected TwoAtATable {
 protected:
  std::optional<HttpAnswer> answer;

  void ask(std::string_view path) {
    answer.reset();
    house.house().request(
        ann.request("GET", "/api/tables/" + std::to_string(id) + std::string(path)),
        [this](HttpAnswer given) { answer = std::move(given); });
    house.run_while_held();
  }
};

TEST_F(Written, what_a_finished_game_was_is_told_when_its_end_is_on_disk) {
  sit("rink-ratz");
  house.hold();
  a->say_without_waiting({{"type", "resign"}, {"id", "r"}, {"seen", a->n()}, {"seat", 1}});
  for (const char* path : {"/record", "/proof", "/statistics", "/replay", ""}) {
    ask(path);
    EXPECT_FALSE(answer.has_value()) << path;
    house.let_go();
    house.run();
    ASSERT_TRUE(answer.has_value()) << path;
    EXPECT_EQ(answer->status, 200) << path;
    house.hold();
    a->say_without_waiting(
        {{"type", "chat"}, {"id", std::string(path) + "c"}, {"text", "and again"}});
  }
  house.let_go();
}

TEST_F(Written, a_refusal_that_tells_of_the_table_waits_too) {
  id = ann.open("rink-ratz", {"me", "open"});
  Visitor eve(house, "Eve");
  house.hold();
  const auto join = [&](const Visitor& who, std::optional<HttpAnswer>& told) {
    house.house().request(who.request("POST", "/api/join", json::object{{"code", ann.code()}}),
                          [&told](HttpAnswer given) { told = std::move(given); });
    house.run_while_held();
  };
  std::optional<HttpAnswer> bens;
  std::optional<HttpAnswer> eves;
  join(ben, bens);
  join(eve, eves);
  EXPECT_FALSE(bens.has_value());
  EXPECT_FALSE(eves.has_value()) << "that Ben sits there is not on disk";
  house.let_go();
  house.run();
  EXPECT_EQ(bens->status, 200);
  EXPECT_EQ(eves->status, 409);
}

// News tell who was here when they were written down: who came or went since is told after them.
TEST_F(Written, who_goes_is_told_after_what_was_on_its_way) {
  sit("rink-ratz");
  house.hold();
  a->say_without_waiting({{"type", "chat"}, {"id", "c"}, {"text", "bye"}});
  b->hang_up();
  const std::size_t before = a->messages().size();
  house.run_while_held();
  EXPECT_EQ(a->messages().size(), before);
  house.let_go();
  house.run();
  EXPECT_EQ(a->messages().back().at("type"), "present");
  EXPECT_EQ(a->messages().back().at("on"), false);
}

TEST_F(Written, a_hint_waits_for_the_position_it_is_about) {
  id = ann.open("rink-ratz", {"me", "here Ben"});
  a = std::make_unique<Seated>(house, ann, id);
  const int seat = a->seat_to_move();
  house.hold();
  a->say_without_waiting(
      {{"type", "play"}, {"id", "p"}, {"seen", a->n()}, {"seat", seat}, {"move", a->choices()[0]}});
  for (const int each : {1, 2})  // one of them is asked
    a->say_without_waiting({{"type", "hint"}, {"id", "h" + std::to_string(each)}, {"seat", each}});
  const std::size_t before = a->messages().size();
  house.run_while_held();
  EXPECT_EQ(a->messages().size(), before);
  house.let_go();
  house.run();
  const auto is_hint = [](const json::object& message) { return message.at("type") == "hinted"; };
  EXPECT_TRUE(std::any_of(a->messages().begin(), a->messages().end(), is_hint));
}

}  // namespace
}  // namespace benchboss
