#include "games/powerplay/tests/arena.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>

namespace benchboss::powerplay {
namespace {

using testing::IsSupersetOf;

class Numbers final : public Measures {
 public:
  void measure(std::string_view name, std::int64_t value) override {
    sums[std::string(name)] += value;
  }
  std::map<std::string, std::int64_t> sums;
};

// Bertrand's brawler hurts a forward, Rumpelstöckchen sends a card back, Sitting Bully draws.
Arena eventful_match() {
  Arena arena(3);
  arena.teams({"B4 F9 F8 rumpelstoeckchen D9 G5", "sitting-bully F3 F2 D1 D2 G5b"});
  arena.play("1 match:2");
  arena.duel("B4", "F3");
  arena.duel("rumpelstoeckchen", "F2");
  arena.play("2 G5b");
  arena.duel("F9", "sitting-bully");
  arena.play("2 draw:forwards");
  arena.roll("F11");
  arena.duel("F8", "D1");
  arena.duel("D9", "D2");
  arena.duel("G5", "F2");
  return arena;
}

TEST(PowerplaySheet, counts_goals_duels_and_injuries_of_each_coach) {
  const Arena arena = eventful_match();
  EXPECT_THAT(
      lines_of(arena.rules(), arena.sheet()),
      IsSupersetOf({"coaches.1.matches = 1", "coaches.1.wins = 1", "coaches.1.goals_for = 3",
                    "coaches.1.goals_against = 1", "coaches.1.duels = 6",
                    "coaches.1.injuries_given = 1", "coaches.1.injuries_taken = 0",
                    "coaches.2.injuries_taken = 1", "coaches.2.goals_for = 1",
                    "coaches.2.goals_against = 3", "coaches.3.matches = 0"}));
}

TEST(PowerplaySheet, counts_appearances_goals_and_injuries_of_each_player) {
  const Arena arena = eventful_match();
  EXPECT_THAT(
      lines_of(arena.rules(), arena.sheet()),
      IsSupersetOf({"players.madame-mayhem.appearances = 1", "players.madame-mayhem.goals = 1",
                    "players.sitting-bully.goals = 1", "players.sitting-bully.injuries = 0"}));
  const auto& counts = arena.sheet().cards[arena.card("F3")];
  EXPECT_EQ(counts, (std::array<std::uint16_t, kCardCounts>{1, 0, 1}));
}

TEST(PowerplaySheet, a_card_taken_back_has_appeared_once_when_it_is_played_later) {
  const Arena arena = eventful_match();
  EXPECT_EQ(arena.sheet().cards[arena.card("F2")][0], 1);
}

TEST(PowerplaySheet, counts_transfers_and_exchanges_for_who_began_them) {
  Arena arena(2);
  arena.teams({"F11 F10 F9 D10 D9 G10"});
  arena.play("1 transfer:F9");
  arena.finish_turn();
  arena.play("2 exchange:1");
  arena.finish_turn();
  EXPECT_THAT(lines_of(arena.rules(), arena.sheet()),
              IsSupersetOf({"coaches.1.transfers = 1", "coaches.1.exchanges = 0",
                            "coaches.2.exchanges = 1"}));
}

TEST(PowerplaySheet, measures_length_first_seat_advantage_and_every_player) {
  Arena arena(3);
  arena.teams({"F11 F10 F9 D10 D9 G10", "F2 F3 F4 D1 D2 G1"});
  arena.wins({4, 0, 0});
  arena.play("1 match:2");
  for (const auto& [mine, theirs] :
       {std::pair{"F11", "F2"}, std::pair{"F10", "F3"}, std::pair{"F9", "F4"},
        std::pair{"D10", "D1"}, std::pair{"D9", "D2"}, std::pair{"G10", "G1"}})
    arena.duel(mine, theirs);
  Numbers numbers;
  Powerplay::measure(arena.rules(), arena.state(), arena.sheet(), numbers);
  EXPECT_EQ(numbers.sums["turns"], 1);
  EXPECT_EQ(numbers.sums["season_matches"], 1);
  EXPECT_EQ(numbers.sums["titles_first_seat"], 1);
  EXPECT_EQ(numbers.sums["first_seat_advantage"], 2) << "three times its fair share";
  EXPECT_EQ(numbers.sums["goals_for"], 6);
  EXPECT_EQ(numbers.sums["card.the-great-oddsky.goals"], 1);
  EXPECT_EQ(numbers.sums["card.the-vault.appearances"], 1);
  EXPECT_EQ(numbers.sums["card.hydra.injuries"], 0);
}

TEST(PowerplaySheet, the_advantage_is_that_of_who_began_by_lot) {
  Arena arena(3, {{"first", "lot"}});
  arena.finish_turn();
  const Seat first = arena.board().seat;
  ASSERT_NE(first, 0) << "else this shows nothing";
  State over = arena.state();
  for (Seat seat = 0; seat < 3; ++seat) {
    over.board.champion = seat;
    Numbers numbers;
    Powerplay::measure(arena.rules(), over, arena.sheet(), numbers);
    EXPECT_EQ(numbers.sums["titles_first_seat"], seat == first ? 1 : 0);
    EXPECT_EQ(numbers.sums["first_seat_advantage"], seat == first ? 2 : -1);
  }
}

// One turn of one, then seven matches of the playoffs at most.
TEST(PowerplaySheet, a_season_that_ends_in_the_playoffs_did_not_end_at_its_limit) {
  for (const int wins : {4, 0}) {
    Arena arena(2, {{"turn_limit", "1"}, {"playoffs", "on"}});
    arena.teams({"F11 F10 F9 D10 D9 G10", "F2 F3 F4 D1 D2 G1"});
    arena.wins({wins, 0});
    arena.play("1 match:2");
    while (arena.phase() != "over") arena.finish_turn();
    Numbers numbers;
    Powerplay::measure(arena.rules(), arena.state(), arena.sheet(), numbers);
    EXPECT_EQ(numbers.sums["season_at_limit"], wins == 4 ? 0 : 1);
  }
}

}  // namespace
}  // namespace benchboss::powerplay
