#include "games/xtra_innings/tests/park.h"

namespace benchboss::xtra_innings {
namespace {

TEST(XtraInningsNotation, writes_every_move_as_people_say_it) {
  const Rules rules = rules_of();
  const auto text = [&](Move move) {
    return std::string(XtraInnings::write(rules, {move}).view());
  };
  EXPECT_EQ(text(throw_pitch(Pitch::change_up)), "CH");
  EXPECT_EQ(text(play(Card::extra_base_error)), "E+");
  EXPECT_EQ(text(drop(Card::ground_out)), "drop:GO");
  EXPECT_EQ(text(play(Card::stolen_base)), "SB:1");
  EXPECT_EQ(text(kStealThird), "SB:2");
  EXPECT_EQ(text(play(Card::block_and_pickoff)), "BP");
  EXPECT_EQ(text(kBlockAtFirst), "BP:1");
  EXPECT_EQ(text(kBlockAtSecond), "BP:2");
  EXPECT_EQ(text(kPass), "pass");
  EXPECT_EQ(text(kKeep), "keep");
}

TEST(XtraInningsNotation, reads_nothing_else) {
  const Rules rules = rules_of();
  for (const std::string_view text : {"", "SB", "SB:3", "drop:", "drop:XX", "ch", "BP:0", "PASS"})
    EXPECT_FALSE(XtraInnings::read_action(rules, text)) << text;
  EXPECT_FALSE(XtraInnings::read_outcome(rules, "FI"));
}

}  // namespace
}  // namespace benchboss::xtra_innings
