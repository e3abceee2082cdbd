#include "server/live/live_table.h"
#include "server/live/telling.h"
#include "tests/house/house_for_test.h"

#include <boost/json/serialize.hpp>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <memory>

// Where the rules limit the time for an answer, the server keeps it.
namespace benchboss {
namespace {

namespace json = boost::json;
using testing::IsEmpty;

json::array answers(const Seated& seated) {
  return seated.state().at("clock").at("answers").as_array();
}

int happened(const Seated& seated, std::string_view what) {
  int count = 0;
  for (const json::object& message : seated.messages())
    if (message.contains("happenings"))
      for (const json::value& each : message.at("happenings").as_array())
        count += each.at("what").as_string() == what ? 1 : 0;
  return count;
}

class AnswerTime : public testing::Test, protected TwoAtATable {
 protected:
  void sit(json::object more = {}) {
    more["options"] = json::object{{"answer_seconds", "20"}};
    TwoAtATable::sit("xtra-innings", std::move(more));
  }

  // Until somebody could play a card or pass; he is the one who is asked.
  void until_limited() {
    for (int i = 0; i < 2'000 && !a->over(); ++i) {
      for (Seated* each : {a.get(), b.get()})
        if (each->choices().size() > 1 && !answers(*each).empty()) {
          asked = each;
          other = each == a.get() ? b.get() : a.get();
          return;
        }
      Seated& mover = to_move();
      ASSERT_TRUE(mover.play(mover.choices()[0]));
    }
    FAIL() << "nobody was ever hurried";
  }

  Seated* asked = nullptr;
  Seated* other = nullptr;
};

TEST_F(AnswerTime, XI_22_is_told_to_everyone_with_what_happens_then) {
  sit();
  EXPECT_THAT(answers(*a), IsEmpty()) << "a pitch is waited for";
  until_limited();
  house.pass(5'000);
  ASSERT_TRUE(other->command("chat", {{"text", "well?"}}));
  const json::array wanted{
      json::object{{"seat", asked->seat_to_move()}, {"left", 15'000}, {"then", "pass"}}};
  EXPECT_EQ(answers(*asked), wanted);
  EXPECT_EQ(answers(*other), wanted);
}

TEST_F(AnswerTime, XI_22_then_the_seat_passes) {
  sit();
  until_limited();
  const std::uint32_t n = asked->n();
  house.pass(19'999);
  EXPECT_EQ(asked->n(), n);
  house.pass(1);
  ASSERT_GT(asked->n(), n);
  EXPECT_EQ(happened(*other, "late"), 1);
  const std::vector<JournalRow> rows = house.store().journal(id).value();
  EXPECT_EQ(rows[n].kind, "late");
  EXPECT_THAT(rows[n + 1].text, testing::EndsWith(" pass"));
}

TEST_F(AnswerTime, a_move_for_what_was_answered_late_is_stale) {
  sit();
  until_limited();
  const json::object move{{"type", "play"},
                          {"id", "late"},
                          {"seen", asked->n()},
                          {"seat", asked->seat_to_move()},
                          {"move", asked->choices()[0]}};
  house.pass(20'000);
  asked->say(move);
  EXPECT_EQ(asked->messages().back().at("type"), "refused");
}

TEST_F(AnswerTime, is_not_given_anew_by_a_coach_who_is_called_in_and_sent_away) {
  sit();
  until_limited();
  const int seat = asked->seat_to_move();
  house.pass(15'000);
  asked->say_without_waiting(
      {{"type", "stand_in"}, {"id", "in"}, {"seat", seat}, {"coach", "greedy"}});
  asked->say_without_waiting(
      {{"type", "stand_in"}, {"id", "out"}, {"seat", seat}, {"coach", nullptr}});
  house.run();
  ASSERT_EQ(answers(*asked).size(), 1u);
  EXPECT_EQ(answers(*asked)[0].at("left"), 5'000);
}

TEST_F(AnswerTime, is_the_same_after_a_restart_however_long_the_server_was_down) {
  sit();
  until_limited();
  house.pass(12'000);
  house.restart(3'600'000);
  Seated again(house, asked == a.get() ? ann : ben, id);
  ASSERT_EQ(answers(again).size(), 1u);
  EXPECT_EQ(answers(again)[0].at("left"), 8'000);
  house.pass(7'999);
  EXPECT_EQ(happened(again, "late"), 0);
  house.pass(1);
  EXPECT_EQ(happened(again, "late"), 1);
}

TEST_F(AnswerTime, runs_after_a_restart_even_if_nobody_comes_back) {
  sit();
  until_limited();
  a->hang_up();
  b->hang_up();
  house.restart();
  house.pass(120'000);
  const std::vector<JournalRow> rows = house.store().journal(id).value();
  EXPECT_TRUE(std::any_of(rows.begin(), rows.end(),
                          [](const JournalRow& row) { return row.kind == "late"; }));
}

TEST_F(AnswerTime, follows_from_the_journal_alone) {
  sit();
  for (int i = 0; i < 10 && !a->over(); ++i) {
    until_limited();
    house.pass(i % 2 == 0 ? 20'000 : 3'000);
    a->command("chat", {{"text", "?"}});
    const auto folded = LiveTable::fold(id, house.store().journal(id).value());
    ASSERT_EQ(folded.fault.reason, "");
    EXPECT_EQ(json::serialize(told_state(*folded.table, house.now(), {1, 2})),
              json::serialize(a->state()));
    if (i % 2 == 1 && a->seat_to_move() + b->seat_to_move() != 0) {
      ASSERT_TRUE(asked->play(asked->choices()[0]));
    }
  }
}

TEST_F(AnswerTime, comes_before_the_clock_that_was_agreed_on) {
  sit({{"clock", json::object{{"kind", "move"}, {"seconds", 20}, {"at_zero", "resign"}}}});
  until_limited();
  house.pass(20'000);
  EXPECT_EQ(happened(*other, "late"), 1);
  EXPECT_FALSE(other->over());
}

TEST(AnswerTimeDelayed, is_shown_as_it_was_to_spectators_with_a_delay) {
  HouseForTest house;
  Visitor ann(house, "Ann");
  Visitor eve(house, "Eve");
  const TableId id =
      ann.open("rink-ratz", {"me", "here Ben"},
               {{"delay", 60},
                {"clock", json::object{{"kind", "bank"}, {"seconds", 100}, {"at_zero", "coach"}}}});
  eve.join(ann.watch_code());
  Seated a(house, ann, id);
  const int seat = a.seat_to_move();
  house.pass(70'000);
  Seated e(house, eve, id);
  const auto left = [&](const json::object& state) {
    return state.at("clock").at("left").at(static_cast<std::size_t>(seat - 1));
  };
  EXPECT_EQ(left(e.state()), 90'000) << "a minute ago ten seconds had passed";
  const Answered info = eve.call("GET", "/api/tables/" + std::to_string(id));
  EXPECT_EQ(left(info.object().at("state").as_object()), 90'000);
}

}  // namespace
}  // namespace benchboss
