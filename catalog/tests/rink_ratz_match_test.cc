#include "catalog/catalog.h"
#include "match/match.h"
#include "match/replay.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

namespace benchboss {
namespace {

using testing::Contains;

Record header_of(const Variant& variant) {
  Record header;
  header.game = "rink-ratz";
  for (const auto& [name, value] : variant.options) header.options.emplace_back(name, value);
  const Seat seats = open_table(header).table->seats();
  header.seats.assign(seats, {"", "random"});
  name_seats(header, seats);
  return header;
}

Match start(const Record& header, DiceKind kind) {
  return Match::start(header, open_table(header).table, kind);
}

bool over(const Match& match) { return match.table().turn().owes == Owes::nothing; }

void play_out(Match& match) {
  while (match.advance(), !over(match)) match.coach_move(match.table().turn().seats.lowest());
}

// Now and then a move is taken back, if it may be.
Match random_game(const Record& header, std::uint64_t seed) {
  Record seeded = header;
  seeded.seed = seed;
  Match match = start(seeded, DiceKind::seeded);
  Philox whims(seed, 1);
  while (match.advance(), !over(match)) {
    match.coach_move(match.table().turn().seats.lowest());
    if (whims.below(4) == 0) match.table().undo();
  }
  return match;
}

TEST(RinkRatzMatch, records_of_random_games_replay_to_the_same_end) {
  for (const Variant& variant : RinkRatz::variants())
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
      const Match match = random_game(header_of(variant), seed);
      Record read;
      ASSERT_FALSE(read_record(write_record(match.record()), read).found());
      EXPECT_EQ(read, match.record());
      const auto table = open_table(read).table;
      const RecordFault fault = replay(read, *table);
      ASSERT_FALSE(fault.found()) << fault.line << " " << fault.text << " " << fault.why.reason;
      EXPECT_EQ(table->hash(), match.table().hash());
      EXPECT_EQ(table->score_sheet(), match.table().score_sheet());
      EXPECT_EQ(table->event_count(), match.table().event_count());
      EXPECT_EQ(table->lines(), match.table().lines());
    }
}

TEST(RinkRatzMatch, the_random_games_above_do_take_moves_back) {
  const Match match = random_game(header_of(RinkRatz::variants()[0]), 1);
  EXPECT_THAT(match.record().lines, Contains(Line{Line::Kind::undo, 0, ""}));
}

TEST(RinkRatzMatch, sealed_games_of_every_variant_can_be_proved) {
  for (const Variant& variant : RinkRatz::variants()) {
    Match match = start(header_of(variant), DiceKind::sealed);
    play_out(match);
    const Proof proof = verify(match.record(), *open_table(match.record()).table);
    EXPECT_FALSE(proof.fault.found()) << proof.fault.why.reason;
    EXPECT_TRUE(proof.finished);
    EXPECT_GE(proof.draws, 2u + 3u * 64u);
  }
}

TEST(RinkRatzMatch, a_game_resumed_from_its_text_goes_on_as_it_would_have) {
  Match match = start(header_of(RinkRatz::variants()[2]), DiceKind::sealed);
  for (int i = 0; i < 40; ++i) {
    match.advance();
    match.coach_move(match.table().turn().seats.lowest());
  }
  Record read;
  ASSERT_FALSE(read_record(write_record(match.save()), read).found());
  const Match::Resumed resumed = Match::resume(read, open_table(read).table);
  ASSERT_NE(resumed.match, nullptr) << resumed.fault.why.reason;
  play_out(*resumed.match);
  play_out(match);
  EXPECT_EQ(write_record(resumed.match->record()), write_record(match.record()));
}

// Nobody saw a card since, but the dice are open now.
TEST(RinkRatzMatch, the_last_card_of_a_game_stays) {
  Match match = start(header_of(RinkRatz::variants()[0]), DiceKind::sealed);
  play_out(match);
  EXPECT_EQ(match.table().undo().reason, "refused.game_over");
}

TEST(RinkRatzMatch, greedy_coaches_finish_a_game) {
  Record header = header_of(RinkRatz::variants()[2]);
  for (SeatEntry& seat : header.seats) seat.coach = "greedy";
  Match match = start(header, DiceKind::sealed);
  play_out(match);
  EXPECT_TRUE(over(match));
}

// Rookie, two seats: seat 1 wins the face-off and deals; seat 2 is dealt first and plays first.
class RinkRatzUndo : public testing::Test {
 protected:
  RinkRatzUndo() {
    Record header;
    header.game = "rink-ratz";
    table = open_table(header).table;
    for (const std::string_view card : {"9", "2"}) table->roll(card);
    for (const std::string_view card : {"1", "2", "3", "4", "5", "6", "7", "8"})
      for (int seat = 0; seat < 2; ++seat) table->roll(card);
  }
  std::unique_ptr<Table> table;
};

TEST_F(RinkRatzUndo, the_player_of_a_card_may_take_it_back) {
  const std::uint64_t before = table->hash();
  ASSERT_TRUE(table->play(1, "8").accepted());
  EXPECT_TRUE(table->undo().accepted());
  EXPECT_EQ(table->hash(), before);
  EXPECT_TRUE(table->play(1, "7").accepted());
}

TEST_F(RinkRatzUndo, only_the_last_card_comes_back_because_the_other_player_has_seen_it) {
  table->play(1, "8");
  table->play(0, "3");
  EXPECT_TRUE(table->undo().accepted());
  EXPECT_TRUE(table->turn().asks(0));
  EXPECT_EQ(table->undo().reason, "refused.undo_revealed");
}

TEST_F(RinkRatzUndo, the_score_sheet_goes_back_too) {
  table->play(1, "8");
  const auto before = table->score_sheet();
  table->play(0, "8");  // RR-12: a shot
  EXPECT_NE(table->score_sheet(), before);
  table->undo();
  EXPECT_EQ(table->score_sheet(), before);
}

TEST_F(RinkRatzUndo, the_last_card_of_a_shift_stays_once_new_cards_are_dealt) {
  for (const std::string_view card : {"8", "7", "6", "5", "4", "3", "2", "1"}) {
    ASSERT_TRUE(table->play(1, card).accepted());
    ASSERT_TRUE(table->play(0, card).accepted());
  }
  EXPECT_TRUE(table->may_undo(1).accepted());
  table->roll("9");
  EXPECT_EQ(table->undo().reason, "refused.undo_revealed");
}

TEST_F(RinkRatzUndo, RR_40_a_dealt_card_is_shown_to_nobody_else) {
  std::size_t seen = 0;
  for (const Seat viewer : {Seat{0}, Seat{1}, kSpectator})
    for (const SaidEvent& event : table->events(viewer, 0))
      if (event.id == "rr.dealt") {
        EXPECT_EQ(event.args[1].hidden, event.args[0].value != viewer + 1);
        ++seen;
      }
  EXPECT_EQ(seen, 3u * 16u);
}

TEST_F(RinkRatzUndo, RR_9_a_card_not_in_hand_is_refused_by_its_rule) {
  const Verdict verdict = table->play(1, "SB:block");
  EXPECT_EQ(verdict.reason, "rr.refused.not_in_hand");
  EXPECT_EQ(verdict.rule, "RR-9");
}

TEST_F(RinkRatzUndo, RR_40_views_hold_the_own_hand_only) {
  EXPECT_EQ(table->view(0).at("hand").as_array().size(), 8u);
  EXPECT_TRUE(table->view(kSpectator).at("hand").as_array().empty());
}

}  // namespace
}  // namespace benchboss
