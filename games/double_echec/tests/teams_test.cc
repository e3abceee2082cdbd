#include "embedded/double_echec.h"
#include "games/double_echec/tests/bench.h"

#include <numeric>

namespace benchboss::double_echec {
namespace {

Rules shipped() { return DoubleEchec::make_rules(default_options<DoubleEchec>()); }

//   ice  C #8 (star)  LW #9 (star)
TEST(DoubleEchec, DE_10_several_superstars_of_a_team_may_be_on_the_ice_together) {
  Rules rules = rules_of();
  rules.superstars[1] = men_of(7) | men_of(8);
  Bench bench = Bench::with(rules);
  bench.face_off(0);
  EXPECT_EQ(bench.state().sides[1].slot[0], 7);
  EXPECT_EQ(bench.state().sides[1].slot[1], 8);
}

//   T P V B
//   2 3 2 x   a superstar
TEST(DoubleEchec, DE_10_a_superstar_is_2_3_2) {
  const Rules rules = shipped();
  for (Man man = 0; man < kMen; ++man) {
    const Abilities& each = rules.abilities(kHome, man);
    EXPECT_EQ(has(rules.superstars[0], man), each.shot >= 2 && each.pass >= 3 && each.steal >= 2);
  }
  EXPECT_NE(rules.superstars[0], 0u);
}

TEST(DoubleEchec, DE_11_exactly_as_many_dice_as_the_ability_are_thrown) {
  Rules rules = rules_of();
  rules.rosters[0][7].pass = 3;
  Bench bench = Bench::with(rules);
  bench.draw("h12", "A*  .  .  B");
  bench.before_card().roll("pass").play("#9");
  EXPECT_EQ(bench.asks(), "chance die");
  EXPECT_EQ(bench.state().dice.left, 3);
}

//   1 G | 2-7 defenders | 8-19 forwards | 20 G | 21-24 reserves, eight times
TEST(DoubleEchec, DE_12_eight_clubs_with_twelve_forwards_six_defenders_two_goalies_and_reserves) {
  std::array<int, kClubs> dressed{};
  std::array<int, kClubs> reserves{};
  RosterReader reader(embedded::double_echec_rosters_csv());
  RosterRow row;
  while (reader.next(row))
    ++(row.number <= kMen ? dressed : reserves)[static_cast<std::size_t>(row.club)];
  EXPECT_FALSE(reader.fault().found());
  for (int club = 0; club < kClubs; ++club) {
    EXPECT_EQ(dressed[static_cast<std::size_t>(club)], 20);
    EXPECT_GE(reserves[static_cast<std::size_t>(club)], 1);
    Roster roster;
    EXPECT_FALSE(read_roster(embedded::double_echec_rosters_csv(), club, roster).found());
  }
}

//   T 1-3 | P 1-3 | V 1-2 | B 1-4 | A 2-5
TEST(DoubleEchec, DE_12_abilities_outside_the_scale_are_refused_with_line_and_field) {
  const auto fault = [](std::string_view row) {
    const std::string text =
        "club,number,position,shot,pass,steal,fight,save,salary,age,rookie\n" + std::string(row);
    RosterReader reader(text);
    RosterRow read;
    reader.next(read);
    return std::string(reader.fault().field) + " " + std::string(reader.fault().reason);
  };
  EXPECT_EQ(fault("lynx,8,C,4,3,2,1,0,50,25,no\n"), "shot de.data.number_out_of_range");
  EXPECT_EQ(fault("lynx,8,C,2,3,3,1,0,50,25,no\n"), "steal de.data.number_out_of_range");
  EXPECT_EQ(fault("lynx,1,G,0,0,0,0,6,50,25,no\n"), "save de.data.number_out_of_range");
  EXPECT_EQ(fault("ours,8,C,2,3,2,1,0,50,25,no\n"), "club de.data.unknown_club");
  EXPECT_EQ(fault("lynx,8,C,2,3,2,1,0,50,25,maybe\n"), "rookie de.data.yes_or_no");
  EXPECT_EQ(fault("lynx,8,G,0,0,0,0,3,50,25,no\n"), "position de.data.goalies_wear_1_20_24");
}

TEST(DoubleEchec, DE_13_three_decks_of_which_an_empty_one_is_shuffled_anew) {
  const Rules rules = shipped();
  for (const Counts& deck : rules.decks)
    EXPECT_GE(std::accumulate(deck.begin(), deck.end(), 0), 30);
  Bench bench;
  bench.draw("h12", "A*  .  .  B");
  const auto forward = static_cast<std::size_t>(Deck::forward);
  bench.state().played[forward] = bench.state().draw[forward];
  bench.state().draw[forward] = {};
  bench.before_card();
  EXPECT_TRUE(bench.said("DE-13 shuffled"));
  EXPECT_EQ(bench.state().draw[forward], bench.rules().decks[forward]);
}

//   Forward, Defender   pass-or-shot pass shot advance clear steal
//   Goalie              rebound pass-to-nearest pass-to-centre face-off
TEST(DoubleEchec, DE_13_each_rink_has_its_own_decks_with_every_card_in_them) {
  const Rules small = rules_of({{"rink", "small"}});
  const Rules large = rules_of({{"rink", "large"}});
  const auto forward = static_cast<std::size_t>(Deck::forward);
  const auto advance = static_cast<std::size_t>(Card::advance);
  EXPECT_GT(large.decks[forward][advance], small.decks[forward][advance]);
  for (const Rules& rules : {small, large})
    for (std::size_t deck = 0; deck < kDecks; ++deck)
      for (std::size_t card = 0; card < kCards; ++card)
        EXPECT_EQ(rules.decks[deck][card] > 0, (deck == 2) == (card >= kSkaterCards));
}

//   spin 1 1 0: no such card      rebound 1 0 5: not for forwards      pass alone: rows missing
TEST(DoubleEchec, DE_13_a_deck_that_cannot_be_is_refused) {
  std::array<Counts, kDecks> decks;
  EXPECT_EQ(read_decks("card,forward,defender,goalie\nspin,1,1,0\n", decks).reason,
            "de.data.unknown_card");
  EXPECT_EQ(read_decks("card,forward,defender,goalie\nrebound,1,0,5\n", decks).reason,
            "de.data.copies_0_to_60");
  EXPECT_EQ(read_decks("card,forward,defender,goalie\npass,9,9,0\n", decks).reason,
            "de.data.row_missing");
}

TEST(DoubleEchec, DE_14_the_deck_is_that_of_the_carriers_own_kind) {
  Bench bench;
  bench.draw("h12", "D*  .  .  B");
  bench.before_card();
  EXPECT_EQ(bench.state().deck, Deck::defender);
}

//   gone  2 3 4 5 6 7        LD a forward   RD a forward
TEST(DoubleEchec, DE_14_without_healthy_men_of_a_kind_any_skater_fills_the_slot) {
  Bench bench;
  Side& side = bench.state().sides[0];
  for (Man man = kFirstDefender; man < kFirstForward; ++man) {
    side.out |= men_of(man);
    side.at[man] = kGone;
  }
  bench.face_off(0);
  EXPECT_TRUE(has(kForwards, side.slot[3]));
  EXPECT_TRUE(has(kForwards, side.slot[4]));
}

TEST(DoubleEchecData, files_with_a_fault_say_where) {
  Rink rink;
  EXPECT_EQ(read_rink("item,team,rows,columns\nnet,home,1,6-8\n", rink).reason,
            "de.data.rink_size_first");
  Rink wide;
  EXPECT_EQ(read_rink("item,team,rows,columns\nsize,,31,16\n", wide).reason,
            "de.data.rink_too_large");
  Rink half;
  EXPECT_EQ(read_rink("item,team,rows,columns\nsize,,31,15\n", half).reason, "de.data.row_missing");
  Numbers numbers;
  const DataFault fault = read_numbers("name,value,rule\nunits,0,DE-20\n", numbers);
  EXPECT_EQ(fault.reason, "de.data.number_out_of_range");
  EXPECT_EQ(fault.line, 2u);
  Stops stops;
  EXPECT_EQ(read_stops("distance,numbers\n0,7\n", stops).reason, "de.data.numbers_0_to_6");
  LineUpPlaces places;
  EXPECT_EQ(read_line_up("slot,behind,behind_own,across\nC,1,1,9\n", places).reason,
            "de.data.number_out_of_range");
}

}  // namespace
}  // namespace benchboss::double_echec
