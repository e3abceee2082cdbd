#include "catalog/catalog.h"
#include "catalog/texts.h"
#include "match/match.h"
#include "match/replay.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace benchboss {
namespace {

using testing::SizeIs;

Record header_of(const Variant& variant, std::uint64_t seed) {
  Record header;
  header.game = "xtra-innings";
  for (const auto& [name, value] : variant.options) header.options.emplace_back(name, value);
  const Seat seats = open_table(header).table->seats();
  header.seats.assign(seats, {"", "greedy"});
  name_seats(header, seats);
  header.seed = seed;
  return header;
}

Match played_out(const Record& header) {
  Match match = Match::start(header, open_table(header).table, DiceKind::seeded);
  while (match.advance(), match.table().turn().owes != Owes::nothing)
    match.coach_move(match.table().turn().seats.lowest());
  return match;
}

TEST(XtraInningsMatch, records_of_every_variant_replay_to_the_same_end) {
  for (const Variant& variant : XtraInnings::variants()) {
    const Match match = played_out(header_of(variant, 11));
    Record read;
    ASSERT_FALSE(read_record(write_record(match.record()), read).found());
    const auto table = open_table(read).table;
    const RecordFault fault = replay(read, *table);
    ASSERT_FALSE(fault.found()) << fault.line << " " << fault.text << " " << fault.why.reason;
    EXPECT_EQ(table->hash(), match.table().hash());
    EXPECT_EQ(table->score_sheet(), match.table().score_sheet());
  }
}

// Every plate appearance is one sentence: as many as the batting lines count, in both languages.
TEST(XtraInningsMatch, every_plate_appearance_has_its_sentence) {
  const Record header = header_of(XtraInnings::variants()[0], 3);
  const Match match = played_out(header);
  const Texts texts = catalog_texts();
  int sentences = 0;
  for (const SaidEvent& event : match.table().events(kSpectator, 0)) {
    if (!event.id.starts_with("xi.at_plate")) continue;
    ++sentences;
    for (const Lang lang : kLangs) {
      const std::string said =
          texts.say(lang, event, texts.names(lang, match.header().seats, match.table()));
      EXPECT_EQ(said.find_first_of("{["), said.npos) << said;
    }
  }
  std::int64_t appearances = 0;
  const auto sheet = match.table().score_sheet();
  for (const auto& team : sheet.at("teams").as_array())
    for (const auto& line : team.at("batting").as_array())
      appearances += line.at("plate_appearances").as_int64();
  EXPECT_EQ(sentences, appearances);
}

// Seat 2 is at home and pitches; both hands as the cards fall.
class XtraInningsTable : public testing::Test {
 protected:
  XtraInningsTable() {
    Record header;
    header.game = "xtra-innings";
    table = open_table(header).table;
    for (const std::string_view card : {"FB", "HR"}) table->roll(card);
    for (const std::string_view card : {"1B", "1B", "1B", "1B", "2B", "E", "ST"}) table->roll(card);
    for (const std::string_view card : {"GO", "GO", "GO", "GO", "FC", "FC", "DP"})
      table->roll(card);
  }
  void pitch(std::string_view thrown, std::string_view guessed) {
    ASSERT_TRUE(table->play(1, thrown).accepted());
    ASSERT_TRUE(table->play(0, guessed).accepted());
  }
  std::unique_ptr<Table> table;
};

TEST_F(XtraInningsTable, XI_28_a_seat_that_can_only_pass_need_not_be_asked) {
  pitch("FI", "CU");  // a strike, nobody on: the offence may open, and holds nothing for it
  ASSERT_TRUE(table->turn().asks(0));
  EXPECT_EQ(table->by_itself(0), "pass");
  EXPECT_EQ(table->by_itself(1), "") << "it is not asked";
}

TEST_F(XtraInningsTable, XI_28_a_real_choice_must_be_asked_for) {
  pitch("FI", "FI");
  EXPECT_EQ(table->by_itself(0), "");
}

TEST_F(XtraInningsTable, XI_22_a_card_that_was_played_stays_and_a_sealed_pitch_may_be_taken_back) {
  ASSERT_TRUE(table->play(1, "FI").accepted());
  EXPECT_TRUE(table->may_undo(1).accepted());
  ASSERT_TRUE(table->play(0, "FI").accepted());
  EXPECT_EQ(table->may_undo(1).reason, "refused.undo_revealed");
  ASSERT_TRUE(table->play(0, "2B").accepted());
  EXPECT_EQ(table->may_undo(1).reason, "refused.undo_revealed");
}

// The defence could not be told apart from one that holds a card: its pass stays once the offence
// has passed too.
TEST_F(XtraInningsTable, XI_22_a_pass_stays_once_the_pitch_is_settled) {
  pitch("FI", "CU");
  ASSERT_TRUE(table->play(0, "pass").accepted());
  EXPECT_EQ(table->may_undo(1).reason, "refused.undo_revealed");
}

TEST_F(XtraInningsTable, every_view_has_the_line_score) {
  const auto view = table->view(kSpectator);
  EXPECT_EQ(view.at("line_score").at(0).at("innings").at(0), 0);
  EXPECT_EQ(view.at("line_score").at(1).at("errors"), 0);
}

TEST_F(XtraInningsTable, XI_22_without_the_option_nobody_is_hurried) {
  pitch("FI", "CU");
  EXPECT_EQ(table->patience(0).seconds, 0);
}

TEST(XtraInningsMatch, XI_22_with_the_option_an_answer_is_a_pass_when_its_time_is_up) {
  Record header = header_of(XtraInnings::variants()[0], 5);
  header.options.emplace_back("answer_seconds", "20");
  Match match = Match::start(header, open_table(header).table, DiceKind::seeded);
  Table& table = match.table();
  match.advance();
  const Seat batter = table.view(kSpectator).at("on_duty").at("offence") == 1 ? 0 : 1;
  EXPECT_EQ(table.patience(batter).seconds, 0) << "a pitch must be chosen";
  ASSERT_TRUE(table.play(static_cast<Seat>(1 - batter), "FI").accepted());
  ASSERT_TRUE(table.play(batter, "CU").accepted());
  ASSERT_TRUE(table.turn().asks(batter));
  EXPECT_EQ(table.patience(batter).seconds, 20);
  EXPECT_EQ(table.patience(batter).then, "pass");
  EXPECT_EQ(table.patience(static_cast<Seat>(1 - batter)).seconds, 0) << "it is not asked";
}

TEST_F(XtraInningsTable, the_greedy_coach_tells_his_mix_of_pitches) {
  const std::vector<MixLine> mix = table->mix(0, "greedy");
  ASSERT_THAT(mix, SizeIs(5));
  EXPECT_EQ(mix[0].action, "FI");
  double sum = 0;
  for (const MixLine& line : mix) sum += line.share;
  EXPECT_NEAR(sum, 1, 1e-12);
  EXPECT_THAT(table->mix(0, "random"), SizeIs(0));
  EXPECT_THAT(table->mix(0, "nobody"), SizeIs(0));
}

}  // namespace
}  // namespace benchboss
