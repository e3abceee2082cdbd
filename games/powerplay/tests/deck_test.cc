#include "games/powerplay/deck.h"

#include "embedded/powerplay.h"
#include "games/powerplay/tests/arena.h"

#include <gtest/gtest.h>

#include <map>
#include <set>
#include <string>

namespace benchboss::powerplay {
namespace {

std::string deck_with(std::string_view from, std::string_view to) {
  std::string csv(embedded::powerplay_deck_csv());
  const std::size_t at = csv.find(from);
  EXPECT_NE(at, csv.npos) << from;
  return csv.replace(at, from.size(), to);
}

std::string fault_in(const std::string& csv) {
  Deck deck;
  const DataFault fault = read_deck(csv, deck);
  if (!fault.found()) return "";
  return std::to_string(fault.line) + " " + std::string(fault.row) + "." +
         std::string(fault.field) + " " + std::string(fault.reason);
}

std::string looks_fault(std::string_view from, std::string_view to) {
  Deck deck;
  EXPECT_FALSE(read_deck(embedded::powerplay_deck_csv(), deck).found());
  std::string csv(embedded::powerplay_looks_csv());
  csv.replace(csv.find(from), from.size(), to);
  std::array<Look, kPlayers> looks{};
  const DataFault fault = read_looks(csv, deck, looks);
  if (!fault.found()) return "";
  return std::string(fault.row) + "." + std::string(fault.field) + " " + std::string(fault.reason);
}

Deck deck_of(std::string_view csv) {
  Deck deck;
  EXPECT_FALSE(read_deck(csv, deck).found());
  return deck;
}

using Values = std::map<int, int>;  // how many plain players of each value
Values plain_values(const Deck& deck, Category category) {
  Values values;
  for (Card card = 0; card < kPlayers; ++card)
    if (category_of(card) == category && !deck.brawler[card] &&
        std::ranges::find(deck.bonus, card) == deck.bonus.end())
      ++values[deck.value[card]];
  return values;
}

std::string brawlers_of(const Deck& deck) {
  std::string list;
  for (Card card = 0; card < kPlayers; ++card)
    if (deck.brawler[card])
      list +=
          std::string(1, "FDG"[index(category_of(card))]) + std::to_string(deck.value[card]) + " ";
  return list;
}

TEST(Powerplay, PP_1_there_are_36_forwards_27_defenders_and_14_goalies_of_values_0_to_11) {
  const Deck deck = deck_of(embedded::powerplay_deck_csv());
  std::array<int, kCategories> counts{};
  std::set<int> values;
  for (Card card = 0; card < kPlayers; ++card) {
    ++counts[index(category_of(card))];
    values.insert(deck.value[card]);
  }
  EXPECT_EQ(counts, (std::array{36, 27, 14}));
  EXPECT_EQ(*values.begin(), 0);
  EXPECT_EQ(*values.rbegin(), 11);
}

TEST(Powerplay, PP_2_six_forwards_are_brawlers) {
  EXPECT_EQ(brawlers_of(deck_of(embedded::powerplay_deck_csv())), "F0 F1 F1 F2 F3 F4 ");
}

TEST(Powerplay, PP_3_six_players_have_a_bonus_and_their_printed_values) {
  const Deck deck = deck_of(embedded::powerplay_deck_csv());
  const auto printed = [&](Bonus bonus) {
    return std::string(deck.id[deck.card(bonus)]) + " " +
           std::to_string(deck.value[deck.card(bonus)]);
  };
  EXPECT_EQ(printed(Bonus::winzig), "willy-winzig 0");
  EXPECT_EQ(printed(Bonus::bully), "sitting-bully 3");
  EXPECT_EQ(printed(Bonus::hydra), "hydra 0");
  EXPECT_EQ(printed(Bonus::judge), "jolly-judge 1");
  EXPECT_EQ(printed(Bonus::rosalinde), "rosalinde 2");
  EXPECT_EQ(printed(Bonus::rumpel), "rumpelstoeckchen 4");
}

TEST(Powerplay, PP_3a_rosalinde_is_a_defender_in_every_deck) {
  const Deck deck = deck_of(embedded::powerplay_deck_csv());
  EXPECT_EQ(category_of(deck.card(Bonus::rosalinde)), Category::defender);
  std::string csv = deck_with("rosalinde,defender,2,no,rosalinde", "rosalinde,defender,2,no,none");
  csv.replace(csv.find("zigzag,forward,3,no,none"), 24, "zigzag,forward,3,no,rosalinde");
  EXPECT_EQ(fault_in(csv), "12 zigzag.category data.pp_rosalinde_defends");
}

TEST(Powerplay, PP_4_the_plain_players_are_as_many_of_each_value_as_the_rulebook_says) {
  const Deck deck = deck_of(embedded::powerplay_deck_csv());
  EXPECT_EQ(
      plain_values(deck, Category::forward),
      (Values{{2, 2}, {3, 3}, {4, 3}, {5, 4}, {6, 4}, {7, 4}, {8, 3}, {9, 2}, {10, 1}, {11, 1}}));
  EXPECT_EQ(
      plain_values(deck, Category::defender),
      (Values{{1, 2}, {2, 2}, {3, 3}, {4, 4}, {5, 4}, {6, 3}, {7, 3}, {8, 1}, {9, 1}, {10, 1}}));
  EXPECT_EQ(
      plain_values(deck, Category::goalie),
      (Values{{1, 1}, {2, 1}, {3, 1}, {4, 2}, {5, 2}, {6, 2}, {7, 2}, {8, 1}, {9, 1}, {10, 1}}));
}

TEST(Powerplay, PP_4_a_fault_names_the_line_the_card_and_the_field) {
  EXPECT_EQ(fault_in(deck_with("hydra,forward,0", "hydra,forward,12")),
            "38 hydra.value data.pp_value_0_to_11");
  EXPECT_EQ(fault_in(deck_with("hydra,forward,0", "hydra,forward,x")),
            "38 hydra.value data.pp_value_0_to_11");
}

TEST(Powerplay, PP_4_a_deck_without_its_header_is_refused) {
  EXPECT_EQ(fault_in(""), "0 .id data.pp_no_deck_header");
  EXPECT_EQ(fault_in(deck_with("id,category", "id,kind")), "2 id.id data.pp_no_deck_header");
}

TEST(Powerplay, PP_4_a_row_of_another_width_is_refused) {
  EXPECT_EQ(fault_in(deck_with("zigzag,forward,3,no,none", "zigzag,forward,3,no")),
            "12 zigzag.id data.wrong_width");
}

TEST(Powerplay, PP_4_an_id_that_is_no_word_or_comes_twice_is_refused) {
  EXPECT_EQ(fault_in(deck_with("zigzag", "Zigzag")), "12 Zigzag.id data.pp_bad_id");
  EXPECT_EQ(fault_in(deck_with("zigzag", "-zigzag")), "12 -zigzag.id data.pp_bad_id");
  EXPECT_EQ(fault_in(deck_with("zigzag", "slush-puppy")), "12 slush-puppy.id data.pp_player_twice");
}

TEST(Powerplay, PP_4_the_categories_must_be_known_in_order_and_as_many_as_the_rules_say) {
  EXPECT_EQ(fault_in(deck_with("zigzag,forward", "zigzag,winger")),
            "12 zigzag.category data.pp_unknown_category");
  EXPECT_EQ(fault_in(deck_with("zigzag,forward", "zigzag,goalie")),
            "12 zigzag.category data.pp_out_of_order");
  EXPECT_EQ(fault_in(deck_with("the-vault,goalie,10,no,none\n", "")),
            "78 .id data.pp_too_few_players");
  EXPECT_EQ(fault_in(deck_with("the-vault,goalie,10,no,none\n",
                               "the-vault,goalie,10,no,none\none-more,goalie,1,no,none\n")),
            "80 one-more.id data.pp_too_many_players");
}

TEST(Powerplay, PP_4_there_must_be_six_brawlers_all_of_one_category_without_bonus) {
  EXPECT_EQ(fault_in(deck_with("butterfist,forward,0,yes", "butterfist,forward,0,no")),
            "79 .brawler data.pp_brawlers_not_six");
  EXPECT_EQ(fault_in(deck_with("zigzag,forward,3,no", "zigzag,forward,3,yes")),
            "12 zigzag.brawler data.pp_brawlers_not_six");
  EXPECT_EQ(fault_in(deck_with("mopsy,defender,4,no", "mopsy,defender,4,yes")),
            "49 mopsy.brawler data.pp_brawlers_mixed");
  EXPECT_EQ(fault_in(deck_with("zigzag,forward,3,no", "zigzag,forward,3,maybe")),
            "12 zigzag.brawler data.pp_brawler_yes_or_no");
  EXPECT_EQ(fault_in(deck_with("hydra,forward,0,no", "hydra,forward,0,yes")),
            "38 hydra.bonus data.pp_brawler_with_bonus");
}

TEST(Powerplay, PP_4_each_bonus_must_be_there_exactly_once) {
  EXPECT_EQ(fault_in(deck_with("hydra,forward,0,no,hydra", "hydra,forward,0,no,none")),
            "79 hydra.bonus data.pp_bonus_missing");
  EXPECT_EQ(fault_in(deck_with("zigzag,forward,3,no,none", "zigzag,forward,3,no,hydra")),
            "38 hydra.bonus data.pp_bonus_twice");
  EXPECT_EQ(fault_in(deck_with("zigzag,forward,3,no,none", "zigzag,forward,3,no,ninja")),
            "12 zigzag.bonus data.pp_unknown_bonus");
}

TEST(Powerplay, PP_4a_in_the_second_deck_six_defenders_are_the_brawlers) {
  const Deck deck = deck_of(embedded::powerplay_deck_defenders_csv());
  EXPECT_EQ(brawlers_of(deck), "D0 D1 D1 D2 D3 D4 ");
  EXPECT_TRUE(Arena(2, {{"brawlers", "defenders"}}).rules().deck.brawler ==
              deck_of(embedded::powerplay_deck_defenders_csv()).brawler);
}

TEST(Powerplay, PP_4a_the_blue_brawlers_become_plain_forwards_of_2_to_7) {
  const Deck first = deck_of(embedded::powerplay_deck_csv());
  const Deck second = deck_of(embedded::powerplay_deck_defenders_csv());
  std::multiset<int> values;
  for (Card card = 0; card < kPlayers; ++card)
    if (first.brawler[card]) values.insert(second.value[card]);
  EXPECT_EQ(values, (std::multiset<int>{2, 3, 4, 5, 6, 7}));
}

TEST(Powerplay, PP_4a_both_decks_have_the_same_players_in_the_same_order) {
  EXPECT_EQ(deck_of(embedded::powerplay_deck_csv()).id,
            deck_of(embedded::powerplay_deck_defenders_csv()).id);
}

TEST(Powerplay, PP_5_the_markers_of_the_box_are_no_players) {
  const Deck deck = deck_of(embedded::powerplay_deck_csv());
  for (const std::string_view marker : {"transfer", "pro-player"})
    EXPECT_EQ(card_of_id(deck, marker), kNoCard);
}

TEST(PowerplayLooks, every_player_has_a_look_of_his_own) {
  const Deck deck = deck_of(embedded::powerplay_deck_csv());
  std::array<Look, kPlayers> looks{};
  ASSERT_FALSE(read_looks(embedded::powerplay_looks_csv(), deck, looks).found());
  std::set<std::string> different;
  for (const Look& look : looks)
    different.insert(std::string(look.creature) + " " + std::string(look.face) + " " +
                     std::string(look.hair) + " " + std::string(look.headgear) + " " +
                     std::string(look.colour) + " " + std::string(look.extra));
  EXPECT_EQ(different.size(), kPlayers);
}

TEST(PowerplayLooks, a_fault_names_the_card_and_the_field) {
  EXPECT_EQ(looks_fault("id,creature", "id,animal"), ".id data.pp_no_looks_header");
  EXPECT_EQ(looks_fault("zigzag,robot", "zigzag,toaster"), "zigzag.creature data.pp_unknown_look");
  EXPECT_EQ(looks_fault("gold,sparks\nsoggy", "gold,laser\nsoggy"),
            "zigzag.extra data.pp_unknown_look");
  EXPECT_EQ(looks_fault("zigzag,", "zagzig,"), "zagzig.id data.pp_unknown_player");
  EXPECT_EQ(looks_fault("zigzag,robot", "hydra,robot"), "hydra.id data.pp_player_twice");
  EXPECT_EQ(looks_fault("zigzag,robot,long,none,helmet,gold,sparks\n", ""),
            "zigzag.id data.pp_look_missing");
}

}  // namespace
}  // namespace benchboss::powerplay
