#include "match/match.h"

#include "match/replay.h"
#include "match/tests/toy_table.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace benchboss {
namespace {

using testing::ElementsAre;

Record header() {
  Record header;
  header.game = "toy";
  header.seats = {{"Ann", "any"}, {"Ben", "any"}};
  return header;
}

bool over(const Match& match) { return match.table().turn().owes == Owes::nothing; }

void step(Match& match) {
  if (match.advance() == 0) match.coach_move(match.table().turn().seats.lowest());
}

TEST(Match, names_the_seats_that_nobody_named) {
  Record bare;
  bare.game = "toy";
  const Match match = Match::start(bare, toy_table(), DiceKind::by_hand);
  EXPECT_THAT(match.header().seats, ElementsAre(SeatEntry{"Seat 1", ""}, SeatEntry{"Seat 2", ""}));
}

TEST(Match, tells_of_every_line_as_it_comes_live_and_resumed) {
  std::vector<std::uint64_t> live;
  const auto note = [&](const Table& table) { live.push_back(table.event_count()); };
  Match match = Match::start(header(), toy_table(), DiceKind::sealed);
  match.advance(note);
  std::vector<std::uint64_t> resumed;
  Match::resume(match.save(), toy_table(),
                [&](const Table& table) { resumed.push_back(table.event_count()); });
  EXPECT_EQ(live.size(), 4u);
  EXPECT_EQ(resumed, live);
}

TEST(Match, advances_to_the_next_decision) {
  Match match = Match::start(header(), toy_table(), DiceKind::sealed);
  EXPECT_EQ(match.advance(), 4);
  EXPECT_EQ(match.table().turn().owes, Owes::decision);
  EXPECT_EQ(match.advance(), 0);
}

TEST(Match, by_hand_waits_for_the_cards) {
  Match match = Match::start(header(), toy_table(), DiceKind::by_hand);
  EXPECT_EQ(match.advance(), 0);
  EXPECT_EQ(match.table().turn().owes, Owes::chance);
}

TEST(Match, seeded_draws_what_the_seed_says) {
  Record seeded = header();
  seeded.seed = 5;
  Match match = Match::start(seeded, toy_table(), DiceKind::seeded);
  match.advance();
  const auto table = toy_table();
  replay(seeded, *table);
  EXPECT_EQ(match.table().hash(), table->hash());
}

TEST(Match, seeded_without_a_seed_takes_one_and_writes_it_down) {
  EXPECT_TRUE(Match::start(header(), toy_table(), DiceKind::seeded).record().seed.has_value());
}

TEST(Match, shows_the_commitment_before_and_the_opening_only_after) {
  Match match = Match::start(header(), toy_table(), DiceKind::sealed);
  EXPECT_EQ(match.record().commitment.size(), 64u);
  while (!over(match)) {
    EXPECT_EQ(match.record().opening, "");
    step(match);
  }
  EXPECT_EQ(match.record().opening, match.save().opening);
  EXPECT_FALSE(verify(match.record(), *toy_table()).fault.found());
}

TEST(Match, refuses_a_coach_that_is_not_there_or_not_asked) {
  Record people = header();
  people.seats[0].coach = "";
  Match match = Match::start(people, toy_table(), DiceKind::sealed);
  EXPECT_EQ(match.coach_move(1).reason, "refused.not_your_turn");
  match.advance();
  EXPECT_EQ(match.coach_move(0).reason, "refused.no_such_coach");
  EXPECT_EQ(match.coach_move(2).reason, "refused.no_such_seat");
  EXPECT_TRUE(match.coach_move(1).accepted());
}

class MatchResumes : public testing::TestWithParam<DiceKind> {};

// Wherever it is interrupted: the same dice and the same thoughts follow.
TEST_P(MatchResumes, as_if_there_had_been_no_pause) {
  Match match = Match::start(header(), toy_table(), GetParam());
  std::vector<Record> saves = {match.save()};
  while (!over(match)) {
    step(match);
    saves.push_back(match.save());
  }
  for (const Record& save : saves) {
    Record read;
    ASSERT_FALSE(read_record(write_record(save), read).found());
    const Match::Resumed resumed = Match::resume(read, toy_table());
    ASSERT_NE(resumed.match, nullptr) << resumed.fault.why.reason;
    while (!over(*resumed.match)) step(*resumed.match);
    EXPECT_EQ(resumed.match->record(), match.record());
  }
}

INSTANTIATE_TEST_SUITE_P(Each, MatchResumes, testing::Values(DiceKind::sealed, DiceKind::seeded));

TEST(Match, resumes_cards_typed_in_by_hand) {
  Record record = header();
  record.lines = {{Line::Kind::chance, 0, "9"}, {Line::Kind::chance, 0, "7"}};
  const Match::Resumed resumed = Match::resume(record, toy_table());
  ASSERT_NE(resumed.match, nullptr);
  EXPECT_EQ(resumed.match->advance(), 0);
  EXPECT_EQ(resumed.match->record(), record);
}

TEST(Match, by_hand_a_move_that_opened_cards_stays_too) {
  Match match = Match::start(header(), toy_table(), DiceKind::by_hand);
  Table& table = match.table();
  for (const char* card : {"9", "7", "4", "5"}) ASSERT_TRUE(table.roll(card).accepted());
  ASSERT_TRUE(table.play(1, "5").accepted());
  ASSERT_TRUE(table.play(0, "9").accepted());
  EXPECT_EQ(table.undo().reason, "refused.undo_revealed");
}

TEST(Match, does_not_resume_without_the_opening) {
  Match match = Match::start(header(), toy_table(), DiceKind::sealed);
  match.advance();
  const Match::Resumed resumed = Match::resume(match.record(), toy_table());
  EXPECT_EQ(resumed.match, nullptr);
  EXPECT_EQ(resumed.fault.why.reason, "record.not_opened");
}

TEST(Match, does_not_resume_with_a_changed_card) {
  Match match = Match::start(header(), toy_table(), DiceKind::sealed);
  match.advance();
  Record save = match.save();
  save.lines[1].text = save.lines[1].text == "3" ? "4" : "3";
  const Match::Resumed resumed = Match::resume(save, toy_table());
  EXPECT_EQ(resumed.match, nullptr);
  EXPECT_EQ(resumed.fault.why.reason, "record.draw_differs");
  EXPECT_EQ(resumed.fault.line, place_of_line(save, 1));
}

}  // namespace
}  // namespace benchboss
