#include "match/replay.h"

#include "match/match.h"
#include "match/tests/toy_table.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace benchboss {
namespace {

using testing::ElementsAre;
using testing::Pair;

Record record_of(std::string_view lines, std::string_view header = "") {
  Record record;
  const std::string text =
      "benchboss record 1\ngame: toy\nrules: 1\n" + std::string(header) + std::string(lines);
  const RecordFault fault = read_record(text, record);
  EXPECT_FALSE(fault.found()) << fault.why.reason;
  return record;
}

// A whole match between two coaches.
Record played(DiceKind kind) {
  Record header;
  header.game = "toy";
  header.seed = 11;
  header.seats = {{"Ann", "any"}, {"Ben", "any"}};
  Match match = Match::start(header, toy_table(), kind);
  while (match.advance(), match.table().turn().owes != Owes::nothing)
    match.coach_move(match.table().turn().seats.lowest());
  return match.record();
}

TEST(Replay, plays_moves_and_cards_as_they_are_written) {
  const auto table = toy_table();
  EXPECT_FALSE(replay(record_of("* 9\n* 7\n* 4\n* 5\n2 7\nundo\n2 5\n1 9\n"), *table).found());
  const auto by_hand = dealt_toy({"9", "7", "4", "5"});
  by_hand->play(1, "5");
  by_hand->play(0, "9");
  EXPECT_EQ(table->hash(), by_hand->hash());
  EXPECT_EQ(table->lines().size(), 8u);
}

TEST(Replay, calls_back_after_every_line) {
  const auto table = toy_table();
  std::vector<std::string> lines;
  replay(record_of("* 9\n* 7\n* 4\n* 5\n2 7\nundo\n"), *table,
         [&](const Line& line) { lines.push_back(write_line(line)); });
  EXPECT_THAT(lines, ElementsAre("* 9", "* 7", "* 4", "* 5", "2 7", "undo"));
}

TEST(Replay, completes_cards_from_the_seed_up_to_the_next_decision) {
  const auto table = toy_table();
  std::vector<std::string> lines;
  EXPECT_FALSE(replay(record_of("", "seed: 11\n"), *table, [&](const Line& line) {
                 lines.push_back(write_line(line));
               }).found());
  EXPECT_EQ(table->turn().owes, Owes::decision);
  EXPECT_EQ(lines.size(), 4u);
}

TEST(Replay, completes_a_whole_game_from_its_seed) {
  const Record full = played(DiceKind::seeded);
  Record moves = full;
  std::erase_if(moves.lines, [](const Line& line) { return line.kind == Line::Kind::chance; });
  const auto table = toy_table();
  ASSERT_FALSE(replay(moves, *table).found());
  EXPECT_EQ(table->lines(), full.lines);
  EXPECT_EQ(table->turn().owes, Owes::nothing);
}

TEST(Replay, of_a_header_alone_is_the_start_of_a_game) {
  const auto table = toy_table();
  EXPECT_FALSE(replay(record_of(""), *table).found());
  EXPECT_EQ(table->hash(), toy_table()->hash());
}

TEST(Replay, names_the_line_of_a_move_that_is_refused) {
  const auto table = toy_table();
  const RecordFault fault = replay(record_of("* 9\n* 7\n* 4\n* 5\n; now\n2 12 ; no\n"), *table);
  EXPECT_EQ(fault.line, 9u);
  EXPECT_EQ(fault.text, "2 12");
  EXPECT_EQ(fault.why.reason, "toy.refused.not_in_hand");
  EXPECT_EQ(fault.why.rule, "TY-2");
}

TEST(Replay, names_the_line_where_a_card_is_missing_among_others) {
  const auto table = toy_table();
  const RecordFault fault = replay(record_of("* 9\n* 7\n* 4\n2 7\n", "seed: 11\n"), *table);
  EXPECT_EQ(fault.line, 8u);
  EXPECT_EQ(fault.why.reason, "record.chance_missing");
}

TEST(Replay, asks_for_cards_or_a_seed_if_there_is_neither) {
  const auto table = toy_table();
  const RecordFault fault = replay(record_of("2 7\n"), *table);
  EXPECT_EQ(fault.line, 4u);
  EXPECT_EQ(fault.why.reason, "record.chance_owed");
}

TEST(Replay, refuses_cards_that_cannot_be) {
  const auto table = toy_table();
  const RecordFault fault = replay(record_of("* 9\n* 9\n* 9\n"), *table);
  EXPECT_EQ(fault.line, 6u);
  EXPECT_EQ(fault.why.reason, "refused.impossible_outcome");
}

TEST(Replay, refuses_an_undo_that_the_table_refused) {
  const auto table = toy_table();
  const RecordFault fault = replay(record_of("* 9\nundo\n"), *table);
  EXPECT_EQ(fault.line, 5u);
  EXPECT_EQ(fault.why.reason, "refused.undo_nothing");
}

TEST(Verify, proves_every_card_of_sealed_dice) {
  const Proof proof = verify(played(DiceKind::sealed), *toy_table());
  EXPECT_FALSE(proof.fault.found()) << proof.fault.why.reason;
  EXPECT_EQ(proof.kind, Proof::Kind::sealed);
  EXPECT_EQ(proof.draws, 12u);
  EXPECT_TRUE(proof.finished);
}

TEST(Verify, proves_every_card_of_a_seed) {
  const Proof proof = verify(played(DiceKind::seeded), *toy_table());
  EXPECT_FALSE(proof.fault.found());
  EXPECT_EQ(proof.kind, Proof::Kind::seeded);
  EXPECT_EQ(proof.draws, 12u);
}

TEST(Verify, has_nothing_to_compare_if_the_cards_were_typed_in) {
  const Proof proof = verify(record_of("* 9\n* 7\n* 4\n* 5\n2 7\n"), *toy_table());
  EXPECT_FALSE(proof.fault.found());
  EXPECT_EQ(proof.kind, Proof::Kind::nothing);
  EXPECT_EQ(proof.draws, 0u);
  EXPECT_FALSE(proof.finished);
}

TEST(Verify, finds_a_card_that_the_seed_did_not_give) {
  Record record = played(DiceKind::seeded);
  const std::string drawn = record.lines[2].text;
  record.lines[2].text = drawn == "3" ? "4" : "3";
  const Proof proof = verify(record, *toy_table());
  EXPECT_EQ(proof.fault.why.reason, "record.draw_differs");
  EXPECT_THAT(proof.fault.why.words, ElementsAre(Pair("drawn", drawn)));
  EXPECT_EQ(proof.fault.line, place_of_line(record, 2));
}

TEST(Verify, wants_the_opening) {
  Record record = played(DiceKind::sealed);
  record.opening.clear();
  EXPECT_EQ(verify(record, *toy_table()).fault.why.reason, "record.not_opened");
}

TEST(Verify, wants_the_cards_of_sealed_dice_written_down) {
  Record record = played(DiceKind::sealed);
  std::erase_if(record.lines, [](const Line& line) { return line.kind == Line::Kind::chance; });
  record.line_numbers.clear();
  EXPECT_EQ(verify(record, *toy_table()).fault.why.reason, "record.chance_owed");
}

TEST(Verify, finds_terms_that_changed_after_the_seal) {
  const Record good = played(DiceKind::sealed);
  const auto reason = [](const Record& record) {
    return verify(record, *toy_table()).fault.why.reason;
  };
  Record record = good;
  record.seats[0].name = "Anna";
  EXPECT_EQ(reason(record), "record.seal_broken");
  record = good;
  record.seats[1].coach = "";
  EXPECT_EQ(reason(record), "record.seal_broken");
  record = good;
  record.options.emplace_back("seats", "2");
  EXPECT_EQ(reason(record), "record.seal_broken");
  record = good;
  record.rules_version = 2;
  EXPECT_EQ(reason(record), "record.seal_broken");
  record = good;
  record.opening[5] = record.opening[5] == '0' ? '1' : '0';
  EXPECT_EQ(reason(record), "record.seal_broken");
}

TEST(Verify, names_the_line_of_the_broken_seal) {
  Record good = played(DiceKind::sealed);
  std::string text = write_record(good);
  text.replace(text.find("Ben"), 3, "Bob");
  Record record;
  ASSERT_FALSE(read_record(text, record).found());
  EXPECT_EQ(verify(record, *toy_table()).fault.line, 6u);
}

TEST(Verify, finds_every_changed_card_of_sealed_dice) {
  const Record good = played(DiceKind::sealed);
  for (std::size_t i = 0; i < good.lines.size(); ++i) {
    if (good.lines[i].kind != Line::Kind::chance) continue;
    Record record = good;
    record.lines[i].text = record.lines[i].text == "3" ? "4" : "3";
    const Proof proof = verify(record, *toy_table());
    EXPECT_EQ(proof.fault.why.reason, "record.draw_differs");
    EXPECT_EQ(proof.fault.line, place_of_line(record, i));
  }
}

}  // namespace
}  // namespace benchboss
