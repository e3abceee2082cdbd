#include "server/live/live_table.h"

#include "catalog/catalog.h"
#include "server/live/telling.h"
#include "tests/house/house_for_test.h"

#include <boost/json/serialize.hpp>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace benchboss {
namespace {

namespace json = boost::json;
using testing::ElementsAre;
using testing::IsEmpty;

// The rows of a table in the store.
std::vector<JournalRow> rows_of(HouseForTest& house, TableId table) {
  return house.store().journal(table).value();
}

TEST(LiveTable, is_the_same_after_reading_its_journal_at_every_point_of_every_game) {
  for (const GameInfo& game : games()) {
    HouseForTest house;
    Visitor ann(house, "Ann");
    Visitor ben(house, "Ben");
    const TableId id = ann.open(
        game.name, seats_for(game.name, 2),
        {{"clock", json::object{{"kind", "bank"}, {"seconds", 100'000}, {"at_zero", "coach"}}}});
    ben.join(ann.code());
    Seated a(house, ann, id);
    Seated b(house, ben, id);
    for (int i = 0; i < 12 && !a.over(); ++i) {
      house.pass(1000 * i);
      play_on(house, {&a, &b}, 7 + static_cast<std::uint64_t>(i), 5);
      a.command("chat", {{"text", "à toi !"}});
      const auto folded = LiveTable::fold(id, rows_of(house, id));
      ASSERT_EQ(folded.fault.reason, "") << game.name;
      const json::object state = told_state(*folded.table, house.now(), {1, 2});
      EXPECT_EQ(json::serialize(state), json::serialize(a.state())) << game.name;
    }
  }
}

TEST(LiveTable, a_shadow_that_follows_row_by_row_becomes_the_same_table) {
  HouseForTest house;
  Visitor ann(house, "Ann");
  const TableId id = ann.open("rink-ratz", {"me", "coach random"});
  Seated a(house, ann, id);
  play_on(house, {&a}, 3);
  const std::vector<JournalRow> rows = rows_of(house, id);
  const auto shadow = LiveTable::fold(id, {rows[0]}).table;
  for (std::size_t i = 1; i < rows.size(); ++i)
    ASSERT_EQ(shadow->follow(rows[i]).reason, "") << rows[i].text;
  EXPECT_EQ(shadow->match()->table().hash(),
            LiveTable::fold(id, rows).table->match()->table().hash());
  EXPECT_EQ(shadow->phase(), TablePhase::over);
}

TEST(LiveTable, a_journal_with_a_row_missing_changed_or_twice_is_refused) {
  HouseForTest house;
  Visitor ann(house, "Ann");
  const TableId id = ann.open("rink-ratz", {"me", "coach random"});
  Seated a(house, ann, id);
  play_on(house, {&a}, 3, 5);
  const std::vector<JournalRow> rows = rows_of(house, id);
  ASSERT_GT(rows.size(), 20u);
  auto missing = rows;
  missing.erase(missing.begin() + 10);
  EXPECT_EQ(LiveTable::fold(id, missing).fault.reason, "journal.damaged");
  auto twice = rows;
  twice.insert(twice.begin() + 10, rows[10]);
  EXPECT_EQ(LiveTable::fold(id, twice).fault.reason, "journal.damaged");
  auto changed = rows;
  changed[10].text = changed[10].text == "* 3" ? "* 4" : "* 3";
  EXPECT_EQ(LiveTable::fold(id, changed).fault.reason, "record.draw_differs");
  EXPECT_EQ(LiveTable::fold(id, {}).fault.reason, "journal.empty");
}

class TwoPeople : public testing::Test, protected TwoAtATable {
 protected:
  void sit(json::object more = {}) { TwoAtATable::sit("rink-ratz", std::move(more)); }
  Seated& other() { return a->seat_to_move() != 0 ? *b : *a; }

  long count_rows(std::string_view kind, std::string_view text) {
    const std::vector<JournalRow> rows = house.store().journal(id).value();
    return std::count_if(rows.begin(), rows.end(), [&](const JournalRow& row) {
      return row.kind == kind && (text.empty() || row.text == text);
    });
  }

  struct Undo {
    Seated& asks;
    Seated& partner;
  };
  // Somebody has moved and asks to take it back.
  Undo ask_undo() {
    sit();
    const Undo undo{to_move(), other()};
    const int seat = undo.asks.seat_to_move();
    EXPECT_TRUE(undo.asks.play(undo.asks.choices()[0]));
    EXPECT_TRUE(undo.asks.command("undo", {{"seat", seat}}));
    return undo;
  }
};

TEST_F(TwoPeople, begin_when_the_last_seat_is_taken) {
  id = ann.open("rink-ratz", {"me", "open"});
  a = std::make_unique<Seated>(house, ann, id);
  EXPECT_EQ(a->state().at("phase"), "waiting");
  EXPECT_FALSE(a->command("play", {{"seat", 1}, {"move", "7"}}));
  EXPECT_EQ(a->refusal(), "table.not_begun");
  ben.join(ann.code());
  EXPECT_EQ(a->state().at("phase"), "playing");
  EXPECT_EQ(a->state().at("commitment").as_string().size(), 64u);
}

TEST_F(TwoPeople, a_repeated_command_is_done_once_and_acknowledged_again_even_after_a_restart) {
  sit();
  Seated& mover = to_move();
  const int seat = mover.seat_to_move();
  const json::object command{{"type", "play"},
                             {"id", "same"},
                             {"seen", mover.n()},
                             {"seat", seat},
                             {"move", mover.choices()[0]}};
  mover.say(command);
  const std::uint32_t n = mover.n();
  mover.say(command);
  EXPECT_EQ(mover.n(), n);
  const bool is_ann = &mover == a.get();
  house.restart();
  Seated again(house, is_ann ? ann : ben, id);
  again.say(command);
  EXPECT_EQ(again.n(), n);
  EXPECT_EQ(again.messages().back().at("type"), "accepted");
  EXPECT_EQ(again.messages().back().at("n"), n);
}

TEST_F(TwoPeople, a_repeated_command_is_known_however_much_others_did_meanwhile) {
  sit();
  const json::object command{{"type", "chat"}, {"id", "same"}, {"text", "hello"}};
  a->say(command);
  const std::uint32_t n = a->n();
  for (int i = 0; i < 40; ++i) ASSERT_TRUE(b->command("chat", {{"text", "tra la la"}}));
  const std::uint32_t later = b->n();
  const auto expect_known = [&](Seated& seated) {
    seated.say(command);
    EXPECT_EQ(seated.messages().back().at("type"), "accepted");
    EXPECT_EQ(seated.messages().back().at("n"), n);
    EXPECT_EQ(seated.n(), later);
  };
  expect_known(*a);
  house.restart();
  Seated again(house, ann, id);
  expect_known(again);
}

TEST_F(TwoPeople, the_last_64_commands_of_a_person_are_remembered) {
  sit();
  for (int i = 0; i < 100; ++i)
    a->say({{"type", "chat"}, {"id", "c" + std::to_string(i)}, {"text", "tra la la"}});
  const std::uint32_t n = a->n();
  for (int i = 36; i < 100; ++i)
    a->say({{"type", "chat"}, {"id", "c" + std::to_string(i)}, {"text", "tra la la"}});
  EXPECT_EQ(a->n(), n);
}

TEST_F(TwoPeople, a_move_for_a_position_that_is_gone_is_stale) {
  sit();
  Seated& mover = to_move();
  ASSERT_TRUE(mover.play(mover.choices()[0]));
  Seated& next = to_move();
  EXPECT_FALSE(next.command(
      "play", {{"seat", next.seat_to_move()}, {"move", next.choices()[0]}, {"seen", 3}}));
  EXPECT_EQ(next.refusal(), "table.stale");
  EXPECT_FALSE(next.command(
      "play", {{"seat", next.seat_to_move()}, {"move", next.choices()[0]}, {"seen", 30'000}}));
  EXPECT_EQ(next.refusal(), "table.from_the_future");
}

TEST_F(TwoPeople, who_is_not_asked_any_more_is_told_that_something_happened_or_whose_turn_it_is) {
  sit();
  Seated& mover = to_move();
  const int seat = mover.seat_to_move();
  const std::string move = mover.choices()[0];
  const std::uint32_t before = mover.n();
  ASSERT_TRUE(mover.play(move));
  while (mover.seat_to_move() != 0) ASSERT_TRUE(mover.play(mover.choices()[0]));
  EXPECT_FALSE(mover.command("play", {{"seat", seat}, {"move", move}, {"seen", before}}));
  EXPECT_EQ(mover.refusal(), "table.stale");
  EXPECT_FALSE(mover.command("play", {{"seat", seat}, {"move", move}}));
  EXPECT_EQ(mover.refusal(), "refused.not_your_turn");
}

TEST_F(TwoPeople, a_refused_move_names_its_rule) {
  sit();
  Seated& mover = to_move();
  EXPECT_FALSE(mover.command("play", {{"seat", mover.seat_to_move()}, {"move", "pull-goalie"}}));
  const json::object refused = mover.messages().back();
  EXPECT_TRUE(refused.at("refusal").at("rule").as_string().starts_with("RR-"));
  EXPECT_NE(refused.at("refusal").at("text").as_string(), "");
}

TEST_F(TwoPeople, nobody_plays_for_another) {
  sit();
  Seated& mover = to_move();
  EXPECT_FALSE(
      other().command("play", {{"seat", mover.seat_to_move()}, {"move", mover.choices()[0]}}));
  EXPECT_EQ(other().refusal(), "table.not_your_seat");
}

TEST_F(TwoPeople, take_a_move_back_when_both_agree) {
  sit();
  Seated& mover = to_move();
  Seated& partner = other();
  const int seat = mover.seat_to_move();
  const std::vector<std::string> choices = mover.choices();
  ASSERT_TRUE(mover.play(choices[0]));
  ASSERT_TRUE(mover.command("undo", {{"seat", seat}}));
  EXPECT_EQ(mover.state().at("undo").at("asked_by"), seat);
  EXPECT_THAT(mover.choices(), IsEmpty()) << "not before the other agrees";
  ASSERT_TRUE(partner.command("answer_undo", {{"agree", true}}));
  EXPECT_EQ(mover.choices(), choices);
}

// Whoever asks goes back to his own move, and what was played since goes with it.
TEST_F(TwoPeople, take_back_the_move_of_who_asks_with_the_answer_to_it) {
  TwoAtATable::sit("double-echec", {});
  std::vector<std::string> choices;
  int seat = 0;
  const auto may_ask = [&](const Seated& who, int own) {
    const json::array by = who.state().at("undo").at("by").as_array();
    return std::find(by.begin(), by.end(), own) != by.end();
  };
  // Until one has moved, the other has answered, and neither was shown anything.
  bool found = false;
  for (int i = 0; i < 400 && !found; ++i) {
    Seated& mover = to_move();
    const int at = mover.seat_to_move();
    if (seat != 0 && at != seat) {
      ASSERT_TRUE(mover.play(mover.choices()[0]));
      Seated& first = seat == 1 ? *a : *b;
      found = may_ask(first, seat);
      if (!found) seat = 0;
      continue;
    }
    seat = at;
    choices = mover.choices();
    ASSERT_TRUE(mover.play(choices.back()));
  }
  ASSERT_TRUE(found);
  Seated& asker = seat == 1 ? *a : *b;
  Seated& partner = seat == 1 ? *b : *a;
  ASSERT_TRUE(asker.command("undo", {{"seat", seat}})) << asker.refusal();
  EXPECT_EQ(partner.state().at("undo").at("moves"), 2);
  ASSERT_TRUE(partner.command("answer_undo", {{"agree", true}}));
  EXPECT_EQ(asker.choices(), choices);
  EXPECT_EQ(count_rows("line", "undo"), 2);
}

TEST_F(TwoPeople, nobody_takes_back_before_he_has_moved) {
  sit();
  Seated& mover = to_move();
  const int seat = mover.seat_to_move();
  ASSERT_TRUE(mover.play(mover.choices()[0]));
  Seated& partner = seat == 1 ? *b : *a;
  EXPECT_EQ(partner.state().at("undo").at("by"), json::array{seat});
  EXPECT_FALSE(partner.command("undo", {{"seat", 3 - seat}}));
  EXPECT_EQ(partner.refusal(), "refused.undo_nothing");
}

TEST_F(TwoPeople, keep_a_move_when_one_does_not_agree) {
  const auto [mover, partner] = ask_undo();
  ASSERT_TRUE(partner.command("answer_undo", {{"agree", false}}));
  EXPECT_TRUE(mover.state().at("undo").at("asked_by").is_null());
  EXPECT_FALSE(partner.command("answer_undo", {{"agree", true}}));
  EXPECT_EQ(partner.refusal(), "table.no_undo_asked");
}

TEST_F(TwoPeople, an_undo_is_answered_once_and_by_whom_it_is_asked_of) {
  const auto [mover, partner] = ask_undo();
  EXPECT_FALSE(mover.command("answer_undo", {{"agree", true}}));
  EXPECT_EQ(mover.refusal(), "table.undo_not_asked_of_you");
  EXPECT_TRUE(mover.command("answer_undo", {{"agree", false}})) << "he thinks better of it";
  EXPECT_FALSE(partner.command("answer_undo", {{"agree", true}}));
  EXPECT_EQ(partner.refusal(), "table.no_undo_asked");
}

// The last one who was asked leaves it to a coach: nobody is waited for any more, and nothing is
// taken back that was decided while he played.
TEST_F(TwoPeople, a_move_stays_when_who_was_asked_to_take_it_back_leaves_it_to_a_coach) {
  const auto [mover, partner] = ask_undo();
  const int seat = mover.state().at("undo").at("asked_by").as_int64() == 1 ? 2 : 1;
  ASSERT_TRUE(partner.command("stand_in", {{"seat", seat}, {"coach", "random"}}));
  EXPECT_TRUE(mover.state().at("undo").at("asked_by").is_null());
  EXPECT_EQ(count_rows("undo_declined", ""), 1);
  EXPECT_EQ(count_rows("line", "undo"), 0);
}

TEST_F(TwoPeople, nobody_takes_back_what_was_decided_before_a_coach_came_for_who_is_away) {
  sit();
  Seated& mover = to_move();
  Seated& partner = other();
  const int seat = mover.seat_to_move();
  ASSERT_TRUE(mover.play(mover.choices()[0]));
  partner.hang_up();
  house.pass(62'000);
  ASSERT_TRUE(mover.command("stand_in", {{"seat", 3 - seat}, {"coach", "random"}}));
  EXPECT_EQ(mover.state().at("undo").at("by"), json::array{});
  EXPECT_FALSE(mover.command("undo", {{"seat", seat}}));
  EXPECT_EQ(mover.refusal(), "table.undo_before_coach");
  EXPECT_EQ(count_rows("line", "undo"), 0);
  // What he decided since, and what the coach answered, can be.
  ASSERT_TRUE(mover.play(mover.choices()[0]));
  mover.command("undo", {{"seat", seat}});
  EXPECT_TRUE(count_rows("line", "undo") > 0 || mover.refusal() != "table.undo_before_coach");
}

TEST_F(TwoPeople, an_undo_is_not_waited_for_when_the_time_of_who_was_asked_is_up) {
  sit({{"clock", json::object{{"kind", "bank"}, {"seconds", 30}, {"at_zero", "coach"}}}});
  Seated& mover = to_move();
  const int seat = mover.seat_to_move();
  ASSERT_TRUE(mover.play(mover.choices()[0]));
  ASSERT_TRUE(mover.command("undo", {{"seat", seat}}));
  house.pass(31'000);
  EXPECT_EQ(count_rows("stand_in", ""), 1);
  EXPECT_EQ(count_rows("undo_declined", ""), 1);
}

TEST_F(TwoPeople, nobody_is_muted_at_a_table_that_is_closed) {
  const TableId waiting = ann.open("rink-ratz", {"me", "open"});
  ASSERT_EQ(ann.call("DELETE", "/api/tables/" + std::to_string(waiting)).status, 200);
  Seated late(house, ann, waiting);
  EXPECT_FALSE(late.command("mute", {{"seat", 1}, {"on", true}}));
  EXPECT_EQ(late.refusal(), "table.closed");
}

TEST_F(TwoPeople, however_much_is_said_who_comes_back_gets_his_seat_and_moves_are_taken_back) {
  sit();
  ASSERT_TRUE(b->command("stand_in", {{"seat", 2}, {"coach", "random"}}));
  bool refused = false;
  for (int i = 0; i < 5'000 && !refused; ++i) refused = !a->command("chat", {{"text", "la"}});
  EXPECT_EQ(a->refusal(), "table.too_long");
  EXPECT_TRUE(b->command("stand_in", {{"seat", 2}, {"coach", nullptr}})) << b->refusal();
  EXPECT_TRUE(a->command("undo", {{"seat", 1}}) || a->refusal() != "table.too_long");
}

TEST_F(TwoPeople, who_changes_his_mind_about_muting_without_end_is_refused) {
  sit();
  bool refused = false;
  for (int i = 0; i < 101 && !refused; ++i)
    refused = !a->command("mute", {{"seat", 2}, {"on", i % 2 == 0}});
  EXPECT_TRUE(refused);
  EXPECT_EQ(a->refusal(), "table.too_long");
  EXPECT_TRUE(b->command("mute", {{"seat", 1}, {"on", true}})) << "others may";
}

TEST_F(TwoPeople, an_undo_that_would_show_something_is_refused_with_the_reason) {
  sit();
  EXPECT_FALSE(a->command("undo", {{"seat", 1}}));
  EXPECT_THAT(a->refusal(), testing::StartsWith("refused.undo"));
}

TEST_F(TwoPeople, resigning_ends_the_game_for_the_other_and_opens_the_dice) {
  sit();
  ASSERT_TRUE(a->command("resign", {{"seat", 1}}));
  EXPECT_TRUE(b->over());
  EXPECT_EQ(b->state().at("result").at("winners"), json::array{2});
  EXPECT_EQ(b->state().at("result").at("resigned"), true);
  const std::string record = ben.call("GET", "/api/tables/1/record").body;
  EXPECT_THAT(record, testing::HasSubstr("\nopening: "));
  EXPECT_THAT(record, testing::EndsWith("; Ann gave up here.\n"));
  EXPECT_EQ(ben.call("GET", "/api/tables/1/proof").object().at("proved"), true);
}

TEST_F(TwoPeople, play_again_with_the_seats_rotated_when_both_asked) {
  sit();
  a->command("resign", {{"seat", 1}});
  ASSERT_TRUE(a->command("rematch"));
  EXPECT_TRUE(a->state().at("rematch").is_null());
  ASSERT_TRUE(b->command("rematch"));
  const TableId next = a->state().at("rematch").as_int64();
  Seated again(house, ann, next);
  EXPECT_EQ(again.last().at("you").at("seats"), json::array{2});
  EXPECT_EQ(again.state().at("phase"), "playing");
}

TEST_F(TwoPeople, who_play_again_are_watched_by_the_same_people) {
  for (const int delay : {0, 1}) {
    sit({{"delay", delay}});
    Visitor eve(house, "Eve");
    eve.join(ann.watch_code());
    a->command("resign", {{"seat", 1}});
    a->command("rematch");
    ASSERT_TRUE(b->command("rematch"));
    const std::string next = std::to_string(a->state().at("rematch").as_int64());
    EXPECT_EQ(eve.call("GET", "/api/tables/" + next).status, delay == 0 ? 200 : 404);
    EXPECT_EQ(eve.call("GET", "/api/me/tables").object().at("tables").as_array().size(),
              delay == 0 ? 2u : 1u);
  }
}

TEST_F(TwoPeople, a_coach_stands_in_for_who_is_away_and_gives_the_seat_back) {
  sit();
  EXPECT_FALSE(a->command("stand_in", {{"seat", 2}, {"coach", "greedy"}}));
  EXPECT_EQ(a->refusal(), "table.person_is_here");
  b->hang_up();
  house.pass(61'000);
  ASSERT_TRUE(a->command("stand_in", {{"seat", 2}, {"coach", "greedy"}}));
  play_on(house, {a.get()}, 5, 3);
  EXPECT_NE(a->seat_to_move(), 0) << "the coach answers";
  Seated back(house, ben, id);
  EXPECT_FALSE(back.command("play", {{"seat", 2}, {"move", "1"}}));
  EXPECT_EQ(back.refusal(), "table.coach_plays");
  EXPECT_TRUE(back.command("stand_in", {{"seat", 2}, {"coach", nullptr}}));
}

TEST_F(TwoPeople, who_does_not_come_back_after_a_restart_is_away_too) {
  sit();
  a->hang_up();
  b->hang_up();
  house.restart();
  Seated again(house, ann, id);
  EXPECT_FALSE(again.command("stand_in", {{"seat", 2}, {"coach", "greedy"}}));
  house.pass(61'000);
  EXPECT_TRUE(again.command("stand_in", {{"seat", 2}, {"coach", "greedy"}}));
}

TEST_F(TwoPeople, who_sat_down_and_never_came_to_the_table_is_away_too) {
  id = ann.open("rink-ratz", {"me", "open"});
  ben.join(ann.code());
  a = std::make_unique<Seated>(house, ann, id);
  house.pass(59'000);
  EXPECT_FALSE(a->command("stand_in", {{"seat", 2}, {"coach", "greedy"}}));
  house.pass(1'000);
  EXPECT_TRUE(a->command("stand_in", {{"seat", 2}, {"coach", "greedy"}}));
}

TEST_F(TwoPeople, who_opens_a_socket_and_says_nothing_does_not_count_as_having_been_here) {
  sit();
  b->hang_up();
  house.pass(59'000);
  const HttpRequest request = ben.request("GET", "/api/tables/" + std::to_string(id) + "/live");
  class Silent final : public Wire {
   public:
    void send(std::shared_ptr<const std::string>) override {}
    void close(std::uint16_t) override {}
  };
  const SocketId silent =
      house.house().connect(house.admission(request), std::make_shared<Silent>());
  house.house().disconnect(silent);
  house.pass(1'000);
  EXPECT_TRUE(a->command("stand_in", {{"seat", 2}, {"coach", "greedy"}}));
}

constexpr Milliseconds kDay = Milliseconds{24} * 3600 * 1000;

TEST_F(TwoPeople, over_days_others_wait_three_days_for_a_decision) {
  sit({{"pace", "days"}});
  const int seat = to_move().seat_to_move();
  Seated& waits = other();
  to_move().hang_up();
  const json::object call{{"seat", seat}, {"coach", "greedy"}};
  house.pass(3 * kDay - 1);
  EXPECT_FALSE(waits.command("stand_in", call));
  EXPECT_EQ(waits.refusal(), "table.person_has_days");
  house.pass(1);
  EXPECT_TRUE(waits.command("stand_in", call));
}

TEST_F(TwoPeople, over_days_who_owes_nothing_is_not_away) {
  sit({{"pace", "days"}});
  Seated& mover = to_move();
  const int waiting = 3 - mover.seat_to_move();
  other().hang_up();
  house.pass(30 * kDay);
  EXPECT_FALSE(mover.command("stand_in", {{"seat", waiting}, {"coach", "greedy"}}));
}

TEST_F(TwoPeople, over_days_a_table_that_slept_knows_since_when_he_owes_a_decision) {
  sit({{"pace", "days"}});
  const int seat = to_move().seat_to_move();
  a->hang_up();
  b->hang_up();
  house.pass(2 * kDay);
  house.restart(kDay);
  Seated again(house, seat == 1 ? ben : ann, id);
  EXPECT_TRUE(again.command("stand_in", {{"seat", seat}, {"coach", "greedy"}}));
}

json::value coach_on(const Seated& seated, int seat) {
  return seated.state().at("seats").at(static_cast<std::size_t>(seat - 1)).at("stand_in");
}

TEST_F(TwoPeople, without_time_for_a_move_a_coach_makes_it_and_the_next_is_the_persons) {
  sit({{"clock", json::object{{"kind", "move"}, {"seconds", 30}, {"at_zero", "coach"}}}});
  Seated& late = to_move();
  Seated& partner = other();
  const int seat = late.seat_to_move();
  const std::uint32_t n = late.n();
  house.pass(29'000);
  EXPECT_EQ(late.n(), n);
  house.pass(1'000);
  EXPECT_GT(late.n(), n);
  EXPECT_EQ(late.seat_to_move(), 0) << "the coach has moved";
  EXPECT_TRUE(coach_on(late, seat).is_null());
  while (partner.seat_to_move() != 0) ASSERT_TRUE(partner.play(partner.choices()[0]));
  ASSERT_EQ(late.seat_to_move(), seat);
  EXPECT_EQ(late.state().at("clock").at("left").at(static_cast<std::size_t>(seat - 1)), 30'000);
  EXPECT_TRUE(late.play(late.choices()[0]));
  const json::object told =
      told_state(*LiveTable::fold(id, rows_of(house, id)).table, house.now(), {1, 2});
  EXPECT_EQ(json::serialize(told), json::serialize(late.state())) << "after a restart too";
}

TEST_F(TwoPeople, who_is_out_of_time_cannot_keep_the_coach_from_deciding) {
  sit({{"clock", json::object{{"kind", "move"}, {"seconds", 30}, {"at_zero", "coach"}}}});
  Seated& late = to_move();
  const int seat = late.seat_to_move();
  house.pass_without_waiting(30'000);
  late.say({{"type", "stand_in"}, {"id", "back"}, {"seat", seat}, {"coach", nullptr}});
  EXPECT_EQ(late.refusal(), "table.no_time");
}

TEST_F(TwoPeople, without_time_the_coach_goes_on_for_who_is_away_until_he_is_back) {
  sit({{"clock", json::object{{"kind", "move"}, {"seconds", 90}, {"at_zero", "coach"}}}});
  const int seat = to_move().seat_to_move();
  Seated& here = other();
  to_move().hang_up();
  house.pass(90'000);
  EXPECT_EQ(coach_on(here, seat), "greedy");
  while (here.seat_to_move() == 0) house.pass(1'000);
  ASSERT_TRUE(here.play(here.choices()[0]));
  EXPECT_EQ(coach_on(here, seat), "greedy");
  Seated back(house, seat == 1 ? ann : ben, id);
  EXPECT_TRUE(back.command("stand_in", {{"seat", seat}, {"coach", nullptr}})) << back.refusal();
}

TEST_F(TwoPeople, with_a_bank_that_is_used_up_the_coach_decides_from_then_on) {
  sit({{"clock", json::object{{"kind", "bank"}, {"seconds", 30}, {"at_zero", "coach"}}}});
  Seated& late = to_move();
  const int seat = late.seat_to_move();
  house.pass(30'000);
  EXPECT_EQ(coach_on(late, seat), "greedy");
  EXPECT_FALSE(late.command("stand_in", {{"seat", seat}, {"coach", nullptr}}));
  EXPECT_EQ(late.refusal(), "table.no_time");
}

TEST(LiveTables, who_resigned_takes_nothing_back_while_the_others_play_on) {
  HouseForTest house;
  Visitor ann(house, "Ann");
  Visitor ben(house, "Ben");
  const TableId id = ann.open("powerplay", {"me", "open", "coach random"},
                              {{"options", json::object{{"seats", "3"}}}});
  ASSERT_EQ(ben.join(ann.code()).status, 200);
  Seated a(house, ann, id);
  Seated b(house, ben, id);
  const auto may_take_back = [&] { return a.state().at("undo").at("by") == json::array{1}; };
  const auto move = [&](Seated& who) {
    if (may_take_back() || who.choices().empty()) return;
    EXPECT_TRUE(who.play(who.choices()[0])) << who.refusal();
    house.pass(50);
  };
  for (int i = 0; i < 200 && !may_take_back(); ++i) {
    move(a);
    move(b);
  }
  ASSERT_EQ(a.state().at("undo").at("by"), json::array{1});
  ASSERT_TRUE(a.command("resign", {{"seat", 1}})) << a.refusal();
  ASSERT_EQ(a.state().at("phase"), "playing");
  EXPECT_EQ(a.state().at("undo").at("by"), json::array{});
  EXPECT_FALSE(a.command("undo", {{"seat", 1}}));
  EXPECT_EQ(a.refusal(), "table.resigned_already");
}

TEST_F(TwoPeople, who_resigns_must_have_seen_the_position) {
  sit();
  Seated& mover = to_move();
  Seated& partner = other();
  const std::uint32_t before = partner.n();
  ASSERT_TRUE(mover.play(mover.choices()[0]));
  const int seat = &partner == a.get() ? 1 : 2;
  EXPECT_FALSE(partner.command("resign", {{"seat", seat}, {"seen", before}}));
  EXPECT_EQ(partner.refusal(), "table.stale");
  EXPECT_TRUE(partner.command("resign", {{"seat", seat}}));
}

TEST_F(TwoPeople, a_coach_called_in_and_sent_away_gives_no_time_for_the_move) {
  sit({{"clock", json::object{{"kind", "move"}, {"seconds", 30}, {"at_zero", "resign"}}}});
  Seated& mover = to_move();
  const int seat = mover.seat_to_move();
  house.pass(20'000);
  // Before the coach has thought.
  mover.say_without_waiting(
      {{"type", "stand_in"}, {"id", "in"}, {"seat", seat}, {"coach", "greedy"}});
  mover.say_without_waiting(
      {{"type", "stand_in"}, {"id", "out"}, {"seat", seat}, {"coach", nullptr}});
  house.run();
  ASSERT_EQ(mover.seat_to_move(), seat) << mover.refusal();
  EXPECT_EQ(mover.state().at("clock").at("left").at(static_cast<std::size_t>(seat - 1)), 10'000);
  house.pass(10'000);
  EXPECT_TRUE(mover.over());
}

TEST_F(TwoPeople, who_used_up_his_bank_resigns_if_that_was_agreed) {
  sit({{"clock", json::object{{"kind", "bank"}, {"seconds", 10}, {"at_zero", "resign"}}}});
  Seated& late = to_move();
  Seated& partner = other();
  house.pass(4'000);
  ASSERT_TRUE(late.play(late.choices()[0]));
  house.pass(2'000);
  ASSERT_TRUE(partner.play(partner.choices()[0]));
  house.pass(5'000);
  EXPECT_FALSE(late.over());
  house.pass(1'100);
  EXPECT_TRUE(late.over());
  EXPECT_EQ(late.state().at("result").at("resigned"), true);
}

TEST_F(TwoPeople, time_does_not_run_while_the_server_is_down) {
  sit({{"clock", json::object{{"kind", "bank"}, {"seconds", 10}, {"at_zero", "resign"}}}});
  const auto seat = static_cast<std::size_t>(to_move().seat_to_move());
  house.pass(3'000);
  house.restart(3'600'000);
  Seated again(house, ann, id);
  EXPECT_EQ(again.state().at("clock").at("left").at(seat - 1), 7'000);
  house.pass(6'900);
  EXPECT_FALSE(again.over());
  house.pass(200);
  EXPECT_TRUE(again.over());
}

TEST_F(TwoPeople, say_nothing_that_cannot_be_seen) {
  sit();
  for (const char* text : {"   ", "\u200b", " \u00a0\u2060"}) {
    EXPECT_FALSE(a->command("chat", {{"text", text}}));
    EXPECT_EQ(a->refusal(), "table.chat_empty");
  }
}

TEST_F(TwoPeople, read_each_others_chat_unless_muted) {
  sit();
  ASSERT_TRUE(a->command("chat", {{"text", "bonne chance"}}));
  EXPECT_EQ(b->last().at("happenings").at(0).at("text"), "bonne chance");
  ASSERT_TRUE(b->command("mute", {{"seat", 1}, {"on", true}}));
  ASSERT_TRUE(a->command("chat", {{"text", "allô ?"}}));
  EXPECT_THAT(b->last().at("happenings").as_array(), IsEmpty());
  EXPECT_FALSE(a->command("chat", {{"text", "one\ntwo"}}));
  EXPECT_EQ(a->refusal(), "record.control_character");
}

TEST_F(TwoPeople, stay_muted_when_the_game_is_over) {
  sit();
  ASSERT_TRUE(b->command("mute", {{"seat", 1}, {"on", true}}));
  ASSERT_TRUE(b->command("resign", {{"seat", 2}}));
  ASSERT_TRUE(a->command("chat", {{"text", "I won!"}}));
  EXPECT_THAT(b->last().at("happenings").as_array(), IsEmpty());
}

TEST_F(TwoPeople, may_say_two_hundred_letters_with_their_accents) {
  sit();
  std::string text;
  for (int i = 0; i < 200; ++i) text += "é";
  EXPECT_TRUE(a->command("chat", {{"text", text}})) << a->refusal();
  text.replace(0, 2, "ab");
  EXPECT_FALSE(a->command("chat", {{"text", text}}));
  EXPECT_EQ(a->refusal(), "table.chat_too_long");
}

TEST_F(TwoPeople, come_back_with_the_last_number_and_miss_nothing) {
  sit();
  play_on(house, {a.get(), b.get()}, 1, 10);
  const std::uint32_t seen = a->n();
  const auto known = a->last().at("viewpoints").at(0).at("events").as_array();
  const std::int64_t last_event = known.empty() ? 0 : known.back().at("n").as_int64();
  a->hang_up();
  Seated& left = *b;
  while (left.seat_to_move() != 0) ASSERT_TRUE(left.play(left.choices()[0]));
  Seated again(house, ann, id, seen);
  const auto events = again.last().at("viewpoints").at(0).at("events").as_array();
  if (!events.empty() && last_event != 0) {
    EXPECT_EQ(events.front().at("n").as_int64(), last_event + 1);
  }
  EXPECT_EQ(again.n(), left.n());
}

TEST(HotSeat, shows_each_seat_its_own_view_and_plays_them_all) {
  HouseForTest house;
  Visitor ann(house, "Ann");
  const TableId id = ann.open("rink-ratz", {"me", "here Ben"});
  Seated a(house, ann, id);
  EXPECT_EQ(a.last().at("viewpoints").as_array().size(), 2u);
  play_on(house, {&a}, 2);
  EXPECT_TRUE(a.over());
}

TEST(RealDice, are_typed_in_by_who_sits_there_and_refereed) {
  HouseForTest house;
  Visitor ann(house, "Ann");
  const TableId id = ann.open("rink-ratz", {"me", "here Ben"}, {{"dice", "real"}});
  Seated a(house, ann, id);
  EXPECT_EQ(a.state().at("turn").at("owes"), "chance");
  EXPECT_TRUE(a.state().at("commitment").is_null());
  ASSERT_TRUE(a.command("roll", {{"outcome", "12"}}));
  EXPECT_FALSE(a.command("roll", {{"outcome", "99"}}));
  EXPECT_EQ(a.refusal(), "refused.unreadable_outcome");
  ASSERT_TRUE(a.command("roll", {{"outcome", "3"}}));
  for (const char* card :
       {"8", "3", "11", "8", "4", "4", "15", "1", "7", "9", "2", "14", "6", "10", "13", "5"})
    ASSERT_TRUE(a.command("roll", {{"outcome", card}})) << card << a.refusal();
  EXPECT_EQ(a.state().at("turn").at("owes"), "decision");
  EXPECT_EQ(a.seat_to_move(), 2);
}

TEST(RealDice, what_was_mistyped_is_taken_back_with_the_move_before_it) {
  HouseForTest house;
  Visitor ann(house, "Ann");
  const TableId id = ann.open("pairadice", {"me", "here Ben"}, {{"dice", "real"}});
  auto a = std::make_unique<Seated>(house, ann, id);
  const auto view = [&] { return a->last().at("viewpoints").at(0).at("view"); };
  const auto type = [&] {
    return a->command("roll", {{"outcome", a->state().at("turn").at("outcomes").at(0)}});
  };
  json::value before;
  int mover = 0;
  for (bool moved = false; !moved || a->seat_to_move() != 0;) {
    moved = a->seat_to_move() != 0;
    before = view();
    if (moved) mover = a->seat_to_move();
    ASSERT_TRUE(moved ? a->play(a->choices()[0]) : type()) << a->refusal();
  }
  ASSERT_TRUE(type());
  ASSERT_TRUE(a->command("undo", {{"seat", mover}})) << a->refusal();
  EXPECT_EQ(view(), before);
  a.reset();
  house.restart();
  a = std::make_unique<Seated>(house, ann, id);
  EXPECT_EQ(view(), before) << "after a restart too";
  EXPECT_TRUE(a->play(a->choices()[0]));
}

TEST(Spectators, with_a_delay_see_everything_that_much_later) {
  HouseForTest house;
  Visitor ann(house, "Ann");
  Visitor eve(house, "Eve");
  const TableId id = ann.open("rink-ratz", {"me", "coach random"}, {{"delay", 60}});
  eve.join(ann.watch_code());
  Seated a(house, ann, id);
  house.pass(10'000);
  Seated e(house, eve, id);
  EXPECT_EQ(e.state().at("phase"), "waiting") << "as it was a minute ago";
  play_on(house, {&a}, 1, 3);
  const std::uint32_t n = a.n();
  house.pass(30'000);
  EXPECT_LT(e.n(), n);
  house.pass(31'000);
  EXPECT_EQ(e.n(), n);
}

}  // namespace
}  // namespace benchboss
