#include "catalog/catalog.h"
#include "cli/tests/program.h"
#include "cli/tests/records.h"
#include "match/match.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

namespace benchboss::cli_tests {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;

// A whole game of two coaches with sealed dice.
Record sealed_game() {
  Record header;
  header.game = "rink-ratz";
  header.seats = {{"Alice", "random"}, {"Bob", "random"}};
  Match match = Match::start(header, open_table(header).table, DiceKind::sealed);
  while (match.table().turn().owes != Owes::nothing) {
    match.advance();
    const Turn turn = match.table().turn();
    if (turn.owes == Owes::decision) match.coach_move(turn.seats.lowest());
  }
  return match.record();
}

TEST(Verify, proves_sealed_dice_and_shows_the_commitment) {
  const Record record = sealed_game();
  const Ran ran = benchboss({"verify", "-"}, {write_record(record)});
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_THAT(ran.out, HasSubstr("Proved."));
  EXPECT_THAT(ran.out, HasSubstr(record.commitment));
  EXPECT_THAT(ran.out, HasSubstr("the game is over"));
}

TEST(Verify, tells_of_a_seal_that_was_opened_before_the_end) {
  Record record = sealed_game();
  record.lines.resize(30);
  const Ran ran = benchboss({"verify", "-"}, {write_record(record)});
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_THAT(ran.out, HasSubstr("The seal is opened before the end"));
}

TEST(Verify, tells_how_many_cards_were_compared) {
  const Record record = sealed_game();
  const auto cards = std::count_if(record.lines.begin(), record.lines.end(), [](const Line& line) {
    return line.kind == Line::Kind::chance;
  });
  EXPECT_THAT(benchboss({"verify", "-"}, {write_record(record)}).out,
              HasSubstr(std::to_string(cards) + " cards and dice"));
}

TEST(Verify, refuses_a_card_that_was_exchanged_and_names_its_line) {
  Record record = sealed_game();
  record.lines[0].text = record.lines[0].text == "7" ? "8" : "7";
  const Ran ran = benchboss({"verify", "-"}, {write_record(record)});
  EXPECT_EQ(ran.code, 1);
  EXPECT_THAT(ran.out, IsEmpty());
  EXPECT_THAT(ran.err, HasSubstr("Line 9, “* " + record.lines[0].text + "”: The dice gave"));
}

TEST(Verify, refuses_a_name_that_was_changed_after_the_seal) {
  Record record = sealed_game();
  record.seats[0].name = "Alicia";
  EXPECT_EQ(benchboss({"verify", "-"}, {write_record(record)}).code, 1);
}

TEST(Verify, cannot_prove_dice_that_are_still_sealed) {
  Record record = sealed_game();
  record.opening.clear();
  const Ran ran = benchboss({"verify", "-"}, {write_record(record)});
  EXPECT_EQ(ran.code, 1);
  EXPECT_THAT(ran.err, HasSubstr("still sealed"));
}

TEST(Verify, cannot_prove_cards_drawn_by_hand) {
  const Ran ran = benchboss({"verify", "-"}, {kByHand});
  EXPECT_EQ(ran.code, 1);
  EXPECT_THAT(ran.err, HasSubstr("Nothing can be proved"));
}

TEST(Verify, names_the_seed_of_a_record_without_cards) {
  const Ran ran = benchboss({"verify", "-"}, {kOnlySeed});
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_THAT(ran.out, HasSubstr("the seed 42 gives them all"));
  EXPECT_THAT(ran.out, HasSubstr("the game is not over"));
}

TEST(Verify, a_file_that_is_not_there_is_a_trouble_of_files) {
  EXPECT_EQ(benchboss({"verify", "/nowhere/game.bbr"}).code, 3);
}

}  // namespace
}  // namespace benchboss::cli_tests
