#include "games/rink_ratz/moves.h"
#include "games/rink_ratz/tests/ice.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace benchboss::rink_ratz {
namespace {

using testing::Contains;
using testing::HasSubstr;
using testing::Not;

int specials(const Pool& deck) {
  int sum = 0;
  for (int i = kNumbers; i < kCards; ++i) sum += deck.count(static_cast<Card>(i));
  return sum;
}

TEST(RinkRatz, RR_1_every_number_from_1_to_15_is_there_four_times_at_every_level) {
  for (const std::string_view level : kLevelWords)
    for (int number = 1; number <= 15; ++number)
      EXPECT_EQ(rules_of(level).deck.count(number_card(number)), 4) << level << " #" << number;
}

TEST(RinkRatz, RR_1_forty_jerseys_and_twenty_sticks_make_sixty_numbers) {
  int jerseys = 0;
  int sticks = 0;
  for (int i = 0; i < kCards; ++i) {
    const auto card = static_cast<Card>(i);
    if (!is_number(card)) continue;
    (is_stick(card) ? sticks : jerseys) += rules_of("pro").deck.count(card);
  }
  EXPECT_EQ(jerseys, 40);
  EXPECT_EQ(sticks, 20);
}

TEST(RinkRatz, RR_1_the_sticks_are_11_to_15_and_no_special_is_one) {
  EXPECT_FALSE(is_stick(number_card(10)));
  EXPECT_TRUE(is_stick(number_card(11)));
  EXPECT_TRUE(is_stick(number_card(15)));
  for (int i = kNumbers; i < kCards; ++i) EXPECT_FALSE(is_stick(static_cast<Card>(i)));
}

TEST(RinkRatz, RR_2_nine_specials_are_in_the_box) {
  const Pool deck = rules_of("pro").deck;
  EXPECT_EQ(deck.count(Card::shot_block), 4);
  EXPECT_EQ(deck.count(Card::power_play_shutdown), 2);
  EXPECT_EQ(deck.count(Card::two_on_one_save), 1);
  EXPECT_EQ(deck.count(Card::breakaway_save), 1);
  EXPECT_EQ(deck.count(Card::two_on_one_shutdown), 1);
  EXPECT_EQ(specials(deck), 9);
}

TEST(RinkRatz, RR_2_a_special_has_the_two_options_printed_on_it_and_no_others) {
  const Rules rules = rules_of("pro");
  const std::vector<std::string_view> options = {"shot",       "block",      "breakaway", "save",
                                                 "two-on-one", "power-play", "shutdown"};
  const std::vector<std::pair<std::string, std::vector<std::string_view>>> printed = {
      {"SB", {"shot", "block"}},
      {"BM", {"breakaway", "save"}},
      {"TM", {"two-on-one", "save"}},
      {"PD", {"power-play", "shutdown"}},
      {"TD", {"two-on-one", "shutdown"}}};
  for (const auto& [card, own] : printed)
    for (const std::string_view option : options) {
      const std::string text = card + ":" + std::string(option);
      EXPECT_EQ(RinkRatz::read_action(rules, text).has_value(),
                std::find(own.begin(), own.end(), option) != own.end())
          << text;
    }
  EXPECT_FALSE(RinkRatz::read_action(rules, "SB").has_value()) << "an option must be chosen";
}

TEST(RinkRatz, RR_2_the_card_leaves_the_hand_whichever_option_is_chosen) {
  Ice ice("pro");
  ice.hands({"TD TM 3", "SB 8 9"});
  ice.play("1 TM:two-on-one");
  EXPECT_EQ(ice.hand(1), "3 TD");
  EXPECT_TRUE(ice.said("RR-2 special_played seat=1 card=TM option=two-on-one"));
  ice.play("2 SB:block");
  EXPECT_EQ(ice.hand(2), "8 9");
  EXPECT_TRUE(ice.said("RR-2 special_played seat=2 card=SB option=block"));
}

TEST(RinkRatz, RR_2_one_option_of_two_cards_takes_the_card_that_was_named) {
  Ice ice("pro");
  ice.hands({"TD TM 3", "8 8 9"});
  ice.play("1 TD:two-on-one");
  EXPECT_EQ(ice.hand(1), "3 TM");
  EXPECT_TRUE(ice.said("RR-2 special_played seat=1 card=TD option=two-on-one"));
}

TEST(RinkRatz, RR_3_rookies_play_with_64_cards_and_only_shots_and_blocks) {
  const Rules rules = rules_of("rookie");
  EXPECT_EQ(rules.deck.size(), 64u);
  EXPECT_EQ(rules.deck.count(Card::shot_block), 4);
  EXPECT_EQ(specials(rules.deck), 4);
  EXPECT_EQ(rules.bench, 0);
}

TEST(RinkRatz, RR_3_rookie_is_the_level_when_none_is_chosen) {
  EXPECT_EQ(RinkRatz::make_rules(default_options<RinkRatz>()).deck, rules_of("rookie").deck);
}

TEST(RinkRatz, RR_4_juniors_add_the_breakaway_and_the_two_on_one_with_the_save) {
  const Rules rules = rules_of("junior");
  EXPECT_EQ(rules.deck.size(), 66u);
  EXPECT_EQ(rules.deck.count(Card::breakaway_save), 1);
  EXPECT_EQ(rules.deck.count(Card::two_on_one_save), 1);
  EXPECT_EQ(rules.deck.count(Card::two_on_one_shutdown), 0) << "the misprint of the French list";
  EXPECT_EQ(rules.deck.count(Card::power_play_shutdown), 0);
  EXPECT_EQ(rules.bench, 2);
}

TEST(RinkRatz, RR_5_pros_play_with_all_69_cards_and_five_on_the_bench) {
  const Rules rules = rules_of("pro");
  EXPECT_EQ(rules.deck.size(), 69u);
  EXPECT_EQ(rules.deck.count(Card::power_play_shutdown), 2);
  EXPECT_EQ(rules.deck.count(Card::two_on_one_shutdown), 1);
  EXPECT_EQ(rules.bench, 5);
}

TEST(RinkRatz, RR_6_the_bench_is_set_aside_before_the_first_shift_is_dealt) {
  Ice junior("junior");
  junior.roll("15, 3");
  EXPECT_THAT(junior.told(),
              testing::ElementsAre("RR-8 face_off_card seat=2 card=3", "RR-8 dealer seat=1",
                                   "RR-10 period_begins number=1 seat=1",
                                   "RR-6 bench_set_aside number=2", "RR-9 shift_begins number=1"));
  Ice pro("pro");
  pro.roll("15, 3");
  EXPECT_TRUE(pro.said("RR-6 bench_set_aside number=5"));
}

TEST(RinkRatz, RR_6_the_bench_is_set_aside_anew_in_every_period) {
  Ice ice("pro");
  ice.period(2).last_shift().hands({"3", "9"});
  ice.play("1 3, 2 9");
  EXPECT_TRUE(ice.said("RR-10 period_begins number=3 seat=1"));
  EXPECT_TRUE(ice.said("RR-6 bench_set_aside number=5"));
}

TEST(RinkRatz, RR_6_rookies_have_no_bench) {
  Ice ice("rookie");
  ice.roll("15, 3");
  EXPECT_TRUE(ice.said("RR-10 period_begins number=1 seat=1"));
  EXPECT_TRUE(ice.silent_about("bench_set_aside"));
}

TEST(RinkRatz, RR_6_four_shifts_with_two_players_and_two_with_four) {
  for (const std::string_view level : kLevelWords) {
    EXPECT_EQ(rules_of(level).shifts, 4) << level;
    EXPECT_EQ(rules_of(level, {{"seats", "4"}}).shifts, 2) << level;
  }
}

TEST(RinkRatz, RR_6_a_period_deals_64_cards_and_leaves_the_bench) {
  for (const std::string_view level : kLevelWords)
    for (const std::string_view seats : kSeatWords) {
      Ice ice(level, {{"seats", seats}});
      Philox random(6);
      int dealt = 0;
      std::uint32_t left = 0;
      while (ice.board().period <= 1) {
        if (ice.phase() == "deal") ++dealt;
        left = ice.state().unseen.size() + ice.board().bench_draws;
        ice.step(random);
      }
      EXPECT_EQ(left, ice.rules().bench) << level << " " << seats;
      EXPECT_EQ(dealt, 64) << level << " " << seats;
    }
}

TEST(RinkRatz, RR_6_nobody_has_looked_at_the_bench_so_it_is_among_the_unseen_cards) {
  Ice ice("pro");
  ice.roll("15, 3");
  EXPECT_EQ(ice.state().unseen.size(), 69u);
  EXPECT_EQ(ice.board().bench_draws, 0);
  EXPECT_THAT(lines_of(ice.rules(), ice.view(1)), Contains("bench=5"));
  EXPECT_THAT(lines_of(ice.rules(), ice.view(1)), Not(Contains(HasSubstr("bench_shown"))));
}

TEST(RinkRatz, the_state_keeps_its_promised_size) {
  EXPECT_LE(sizeof(State), 256u);
  EXPECT_EQ(sizeof(Action), 1u);
  EXPECT_EQ(sizeof(Outcome), 1u);
  EXPECT_LE(sizeof(View), 256u);
}

TEST(RinkRatz, a_hand_counts_up_to_four_of_each_card_apart_from_its_neighbours) {
  Hand hand;
  for (int copy = 0; copy < 4; ++copy) hand.add(Card::n15);
  hand.add(Card::shot_block);
  EXPECT_EQ(hand.count(Card::n14), 0);
  EXPECT_EQ(hand.count(Card::n15), 4);
  EXPECT_EQ(hand.count(Card::shot_block), 1);
  EXPECT_EQ(hand.size(), 5);
  EXPECT_FALSE(hand.only_specials());
  for (int copy = 0; copy < 4; ++copy) hand.drop(Card::n15);
  EXPECT_TRUE(hand.only_specials());
}

TEST(RinkRatz, the_tickets_of_a_pool_stand_for_its_cards_in_order) {
  const Pool deck = rules_of("pro").deck;
  std::uint32_t ticket = 0;
  for (int i = 0; i < kCards; ++i)
    for (int copy = 0; copy < deck.count(static_cast<Card>(i)); ++copy)
      EXPECT_EQ(deck.at(ticket++), static_cast<Card>(i)) << "ticket " << ticket - 1;
  EXPECT_EQ(ticket, deck.size());
}

}  // namespace
}  // namespace benchboss::rink_ratz
