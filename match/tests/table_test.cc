#include "match/table.h"

#include "match/tests/toy_table.h"

#include <boost/json/serialize.hpp>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace benchboss {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::Pair;

// Seat 1 holds 9 and 4, seat 2 holds 7 and 5.
std::unique_ptr<Table> ready() { return dealt_toy({"9", "7", "4", "5"}); }

std::vector<std::string> ids(const std::vector<SaidEvent>& events) {
  std::vector<std::string> all;
  all.reserve(events.size());
  for (const SaidEvent& event : events) all.emplace_back(event.id);
  return all;
}

TEST(Table, lists_the_choices_of_a_seat_that_is_asked) {
  EXPECT_THAT(ready()->choices(1), ElementsAre("7", "5"));
}

TEST(Table, lists_nothing_for_a_seat_that_is_not_asked_or_does_not_exist) {
  const auto table = ready();
  table->play(1, "7");
  EXPECT_THAT(table->choices(1), IsEmpty());
  EXPECT_THAT(table->choices(2), IsEmpty());
  EXPECT_THAT(table->choices(200), IsEmpty());
}

TEST(Table, refuses_what_is_not_notation_and_shows_the_start_of_it) {
  const Verdict verdict = ready()->play(0, "\x1b[31mq\xff" + std::string(100, 'x'));
  EXPECT_EQ(verdict.reason, "refused.unreadable");
  EXPECT_THAT(verdict.words, ElementsAre(Pair("text", "?[31mq?" + std::string(33, 'x'))));
}

TEST(Table, refuses_a_move_with_the_rule_that_forbids_it) {
  const auto table = ready();
  const Verdict verdict = table->play(0, "12");
  EXPECT_EQ(verdict.reason, "toy.refused.not_in_hand");
  EXPECT_EQ(verdict.rule, "TY-2");
}

TEST(Table, refuses_out_of_turn_without_a_rule) {
  const auto table = toy_table();
  EXPECT_EQ(table->play(0, "9").reason, "refused.chance_first");
  EXPECT_EQ(table->play(0, "9").rule, "");
  EXPECT_EQ(table->play(77, "9").reason, "refused.no_such_seat");
}

TEST(Table, a_refusal_leaves_state_and_journal_alone) {
  const auto table = ready();
  const std::uint64_t before = table->hash();
  const std::uint64_t events = table->event_count();
  table->play(0, "12");
  table->roll("3");
  EXPECT_EQ(table->hash(), before);
  EXPECT_EQ(table->event_count(), events);
  EXPECT_EQ(table->lines().size(), 4u);
}

TEST(Table, refuses_a_card_that_is_gone_and_a_card_when_none_is_owed) {
  EXPECT_EQ(dealt_toy({"9", "9"})->roll("9").reason, "refused.impossible_outcome");
  EXPECT_EQ(ready()->roll("3").reason, "refused.no_chance_now");
  EXPECT_EQ(toy_table()->roll("joker").reason, "refused.unreadable_outcome");
}

TEST(Table, odds_and_tickets_speak_of_the_same_cards) {
  const auto table = dealt_toy({"1", "1"});
  EXPECT_EQ(table->odds().front().outcome, "2");
  EXPECT_EQ(table->odds().front().ways, 2u);
  EXPECT_EQ(table->tickets(), 22u);
  EXPECT_EQ(table->outcome_at(0), "2");
  EXPECT_EQ(table->outcome_at(21), "12");
  EXPECT_EQ(table->outcome_at(22), "");
}

TEST(Table, has_no_odds_when_a_decision_is_owed) {
  EXPECT_THAT(ready()->odds(), IsEmpty());
  EXPECT_EQ(ready()->tickets(), 0u);
  EXPECT_EQ(ready()->outcome_at(0), "");
}

TEST(Table, keeps_a_line_for_every_step) {
  const auto table = ready();
  table->play(1, "5");
  EXPECT_EQ(table->lines().front(), (Line{Line::Kind::chance, 0, "9"}));
  EXPECT_EQ(table->lines().back(), (Line{Line::Kind::move, 1, "5"}));
}

TEST(Table, numbers_events_from_one_without_gaps) {
  const auto table = ready();
  const auto events = table->events(0, 0);
  ASSERT_EQ(events.size(), table->event_count());
  for (std::size_t i = 0; i < events.size(); ++i) EXPECT_EQ(events[i].number, i + 1);
}

TEST(Table, gives_the_events_after_the_number_that_was_seen) {
  const auto table = ready();
  EXPECT_EQ(table->events(0, 3).front().number, 4u);
  EXPECT_THAT(table->events(0, table->event_count()), IsEmpty());
  EXPECT_THAT(table->events(0, ~std::uint64_t{0}), IsEmpty());
}

TEST(Table, says_seats_from_one_and_terms_by_their_message_id) {
  const auto dealt = ready()->events(1, 0)[1];
  EXPECT_EQ(dealt.id, "toy.dealt");
  EXPECT_EQ(dealt.rule, "TY-1");
  EXPECT_EQ(dealt.args[0].value, 2);
  EXPECT_EQ(dealt.args[1].term, "toy.card.7");
  EXPECT_FALSE(dealt.args[1].hidden);
}

TEST(Table, hides_a_dealt_card_from_everyone_else) {
  const auto table = ready();
  for (const Seat viewer : {Seat{0}, kSpectator, Seat{5}, Seat{255}}) {
    const SaidArg card = table->events(viewer, 0)[1].args[1];
    EXPECT_TRUE(card.hidden) << int{viewer};
    EXPECT_EQ(card.value, 0);
    EXPECT_EQ(card.term, "");
  }
}

TEST(Table, shows_each_viewer_his_own_view_as_json) {
  const auto table = ready();
  EXPECT_EQ(boost::json::serialize(table->view(1)), R"({"round":1,"hand":[7,5]})");
  EXPECT_EQ(boost::json::serialize(table->view(kSpectator)), R"({"round":1,"hand":[0,0]})");
  EXPECT_EQ(table->view(255), table->view(kSpectator));
}

TEST(Table, asks_a_coach_by_name) {
  const auto table = ready();
  Philox random(1);
  EXPECT_THAT(table->advise(0, "any", random), testing::AnyOf("9", "4"));
  EXPECT_EQ(table->advise(0, "nobody", random), "");
  EXPECT_EQ(table->advise(9, "any", random), "");
}

TEST(Table, a_thought_goes_on_from_what_was_known_when_it_began) {
  const auto table = ready();
  Philox random(1);
  Philox same(1);
  const std::string advice = table->advise(0, "any", random);
  const Table::Thought thought = table->thought(0, "any");
  table->play(0, "9");
  EXPECT_EQ(thought(same), advice);
  EXPECT_FALSE(table->thought(1, "nobody"));
}

TEST(Table, foresees_what_would_be_said_without_doing_it) {
  const auto table = ready();
  const std::uint64_t before = table->hash();
  Philox random(1);
  EXPECT_THAT(ids(table->foresee(0, "9", random)), ElementsAre("toy.decided"));
  EXPECT_THAT(table->foresee(0, "12", random), IsEmpty());
  EXPECT_EQ(table->hash(), before);
  EXPECT_EQ(table->event_count(), 4u);
}

TEST(Undo, has_nothing_to_take_back_before_the_first_decision) {
  EXPECT_EQ(toy_table()->undo().reason, "refused.undo_nothing");
  EXPECT_EQ(ready()->undo().reason, "refused.undo_nothing");
}

TEST(Undo, takes_back_a_sealed_choice) {
  const auto table = ready();
  const std::uint64_t before = table->hash();
  table->play(0, "9");
  EXPECT_TRUE(table->may_undo(1).accepted());
  EXPECT_TRUE(table->undo().accepted());
  EXPECT_EQ(table->hash(), before);
  EXPECT_EQ(table->turn(), Turn::sealed(SeatSet::first(2)));
}

TEST(Undo, stays_in_the_journal_as_a_line_and_an_event_of_its_own) {
  const auto table = ready();
  table->play(1, "7");
  table->undo();
  EXPECT_EQ(table->lines().back(), (Line{Line::Kind::undo, 0, ""}));
  const auto events = table->events(0, 4);
  EXPECT_THAT(ids(events), ElementsAre("toy.decided", "match.undone"));
  EXPECT_EQ(events[1].args[0].value, 2);
  EXPECT_EQ(events[1].rule, "");
}

TEST(Undo, goes_back_over_the_sealed_choices_of_several_seats) {
  const auto table = dealt_toy({"9", "7", "2", "4", "5", "3"}, 3);
  const std::uint64_t before = table->hash();
  table->play(0, "9");
  table->play(2, "3");
  EXPECT_TRUE(table->may_undo(2).accepted());
  EXPECT_EQ(table->may_undo(3).reason, "refused.undo_nothing");
  EXPECT_TRUE(table->undo().accepted());
  EXPECT_TRUE(table->undo().accepted());
  EXPECT_EQ(table->hash(), before);
  EXPECT_EQ(table->undo().reason, "refused.undo_nothing");
}

TEST(Undo, is_refused_once_the_choices_are_opened) {
  const auto table = ready();
  table->play(0, "9");
  table->play(1, "7");
  EXPECT_EQ(table->may_undo(1).reason, "refused.undo_revealed");
  EXPECT_EQ(table->undo().reason, "refused.undo_revealed");
}

TEST(Undo, does_not_bring_back_a_decision_from_before_a_card_was_dealt) {
  const auto table = ready();
  table->play(0, "9");
  table->play(1, "7");
  for (const std::string_view card : {"1", "2", "3", "4"}) table->roll(card);
  table->play(0, "3");
  EXPECT_TRUE(table->undo().accepted());
  EXPECT_EQ(table->undo().reason, "refused.undo_revealed");
}

// Sealed dice are opened then: whoever went back would know what comes.
TEST(Undo, is_refused_when_the_game_is_over) {
  const auto table = toy_table();
  while (table->turn().owes != Owes::nothing) {
    if (table->turn().owes == Owes::chance) {
      table->roll(table->outcome_at(0));
    } else {
      const Seat seat = table->turn().seats.lowest();
      table->play(seat, table->choices(seat).front());
    }
  }
  EXPECT_EQ(table->undo().reason, "refused.game_over");
}

TEST(Undo, puts_the_score_sheet_back) {
  const auto table = ready();
  table->play(0, "9");
  table->play(1, "7");
  for (const std::string_view card : {"1", "2", "3", "4"}) table->roll(card);
  const auto before = table->score_sheet();
  table->play(0, "3");
  table->undo();
  EXPECT_EQ(table->score_sheet(), before);
  EXPECT_EQ(boost::json::serialize(before), R"({"points":[1,0],"high_cards":0})");
}

TEST(Undo, has_a_bound_so_that_the_journal_has_one) {
  const auto table = ready();
  for (int i = 0; i < 1000; ++i) {
    ASSERT_TRUE(table->play(0, "9").accepted());
    ASSERT_TRUE(table->undo().accepted());
  }
  table->play(0, "9");
  EXPECT_EQ(table->undo().reason, "refused.undo_too_often");
}

}  // namespace
}  // namespace benchboss
