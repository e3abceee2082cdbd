#include "games/powerplay/tests/arena.h"

#include <gtest/gtest.h>

namespace benchboss::powerplay {
namespace {

std::string written(const Rules& rules, Move move, std::uint8_t what) {
  return std::string(Powerplay::write(rules, Action{move, what}).view());
}

TEST(PowerplayNotation, a_move_is_a_word_and_what_it_is_about) {
  const Rules rules = rules_of(4);
  const Card hydra = rules.deck.card(Bonus::hydra);
  EXPECT_EQ(written(rules, Move::exchange, 2), "exchange:3");
  EXPECT_EQ(written(rules, Move::match, 9), "match:10");
  EXPECT_EQ(written(rules, Move::transfer, hydra), "transfer:hydra");
  EXPECT_EQ(written(rules, Move::give, hydra), "give:hydra");
  EXPECT_EQ(written(rules, Move::play, hydra), "hydra");
  EXPECT_EQ(written(rules, Move::draw, 1), "draw:defenders");
  EXPECT_EQ(written(rules, Move::draw, kDeclines), "draw:none");
  EXPECT_EQ(written(rules, Move::judge, 2), "judge:play-on");
}

TEST(PowerplayNotation, chance_is_a_player_or_a_lot) {
  const Rules rules = rules_of(4);
  EXPECT_EQ(Powerplay::write(rules, Outcome{rules.deck.card(Bonus::rumpel)}).view(),
            "rumpelstoeckchen");
  EXPECT_EQ(Powerplay::write(rules, lot(3)).view(), "lot:4");
}

TEST(PowerplayNotation, what_is_not_written_so_is_not_read) {
  const Rules rules = rules_of(4);
  for (const std::string_view text :
       {"", ":", ":hydra", "hydra:", "match:", "match:0", "match:11", "match:02", "Match:2",
        "exchange:hydra", "draw:wingers", "draw:", "judge:me", "transfer:", "nobody", "lot:2"})
    EXPECT_FALSE(Powerplay::read_action(rules, text)) << text;
  for (const std::string_view text : {"", "lot:", "lot:0", "lot:11", "lot:hydra", "match:2", "lot"})
    EXPECT_FALSE(Powerplay::read_outcome(rules, text)) << text;
}

TEST(PowerplayPacked, numbers_side_by_side_do_not_touch_each_other) {
  Packed<13, 77> packed;
  for (std::size_t i = 0; i < 77; ++i) packed.set(i, static_cast<std::uint32_t>(i * 97 % 8192));
  packed.set(40, 8191);
  packed.set(40, 5);
  for (std::size_t i = 0; i < 77; ++i)
    EXPECT_EQ(packed.get(i), i == 40 ? 5u : static_cast<std::uint32_t>(i * 97 % 8192)) << i;
}

}  // namespace
}  // namespace benchboss::powerplay
