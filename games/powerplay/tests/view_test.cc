#include "games/powerplay/tests/arena.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace benchboss::powerplay {
namespace {

using testing::Contains;
using testing::IsSupersetOf;

std::vector<std::string> seen_by(const Arena& arena, int seat) {
  return lines_of(arena.rules(), arena.view(seat));
}

// Two duels: Hydra against a plain player, then Sitting Bully with a goalie of the market.
Arena two_duels() {
  Arena arena(3);
  arena.teams({"hydra B4 F9 D10 D9 G10", "sitting-bully F6 F5 D6 D5 G6"});
  arena.play("1 match:2");
  arena.duel("B4", "F5");
  arena.duel("hydra", "sitting-bully");
  return arena;
}

TEST(PowerplayView, PP_31_the_card_that_helps_bully_stays_in_sight_until_the_round_is_over) {
  Arena arena = two_duels();
  EXPECT_THAT(seen_by(arena, 3),
              IsSupersetOf({"match.added = -", "match.sides.2.shown.2.points = 3"}));
  arena.play("2 draw:goalies");
  EXPECT_THAT(seen_by(arena, 3), IsSupersetOf({"match.added = -", "drawing_from = goalies"}));
  arena.roll("G9");
  for (const int viewer : {1, 2, 3, Arena::kWatcher})
    EXPECT_THAT(seen_by(arena, viewer),
                IsSupersetOf({"match.added.id = the-sphinx", "match.sides.2.shown.2.points = 12",
                              "drawing_from = -"}));
}

// The same six against the same six, tied: Sitting Bully begins again without help.
TEST(PowerplayView, PP_31_bullys_help_is_gone_in_overtime) {
  Arena arena(2);
  arena.teams({"sitting-bully F5 F6 D5 D6 G5", "F3 F5b F6b D5b D6b G5b"});
  arena.play("1 match:2");
  arena.duel("sitting-bully", "G5b");
  arena.play("1 draw:forwards");
  arena.roll("F11");
  for (const auto& [mine, theirs] :
       {std::pair{"F5", "F5b"}, std::pair{"F6", "F6b"}, std::pair{"D5", "D5b"},
        std::pair{"D6", "D6b"}, std::pair{"G5", "F3"}})
    arena.duel(mine, theirs);
  EXPECT_EQ(arena.board().match.duel, 7);
  EXPECT_THAT(seen_by(arena, 1), Contains("match.added = -"));
  arena.duel("sitting-bully", "F3");
  arena.play("1 draw:none");
  EXPECT_EQ(arena.score(), "0-0");
}

TEST(PowerplayView, PP_32_hydra_counts_the_number_of_her_duel) {
  const Arena arena = two_duels();
  EXPECT_THAT(seen_by(arena, 2),
              IsSupersetOf({"match.sides.1.shown.2.id = hydra", "match.sides.1.shown.2.value = 0",
                            "match.sides.1.shown.2.points = 2"}));
}

TEST(PowerplayView, the_own_players_on_the_table_are_marked_used_and_injured) {
  const Arena arena = two_duels();
  EXPECT_THAT(seen_by(arena, 2),
              IsSupersetOf({"hand.1.id = sitting-bully", "hand.1.used = yes", "hand.1.injured = no",
                            "hand.2.used = no", "hand.3.used = yes", "hand.3.injured = yes"}));
  for (const int slot : {1, 2, 3, 4, 5, 6})
    EXPECT_THAT(seen_by(arena, 3), Contains("hand." + std::to_string(slot) + ".used = no"));
}

TEST(PowerplayView, every_card_says_how_to_draw_it) {
  const Arena arena = two_duels();
  EXPECT_THAT(seen_by(arena, 1), Contains("hand.1.look = dragon long none helmet green none"));
}

}  // namespace
}  // namespace benchboss::powerplay
