#include "games/powerplay/tests/arena.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

namespace benchboss::powerplay {
namespace {

TEST(Powerplay, PP_6_everyone_is_dealt_three_forwards_two_defenders_and_a_goalie) {
  Arena arena(3);
  Philox random(6);
  for (int card = 0; card < 18; ++card) {
    EXPECT_EQ(arena.phase(), "deal");
    const auto outcome = draw<Powerplay>(arena.rules(), arena.state(), random);
    arena.roll(Powerplay::write(arena.rules(), outcome).view());
  }
  EXPECT_EQ(arena.phase(), "turn");
  for (std::size_t place = 0; place < 18; ++place)
    EXPECT_EQ(category_of(arena.state().cards[place]),
              category_of_slot(static_cast<Slot>(place % kTeam)));
}

TEST(Powerplay, PP_6_any_player_of_the_category_can_be_dealt_and_no_other) {
  Arena arena(2);
  EXPECT_EQ(Powerplay::tickets(arena.rules(), arena.state()), 36u);
  arena.roll("F7, F6, F5");
  EXPECT_EQ(Powerplay::tickets(arena.rules(), arena.state()), 27u);
  arena.roll("D7, D6");
  EXPECT_EQ(arena.odds(), "G1 G2 G3 G4 G4b G5 G5b G6 G6b G7 G7b G8 G9 G10");
}

TEST(Powerplay, PP_7_the_first_seat_begins_and_play_goes_round) {
  Arena arena(3);
  arena.teams({kStrong, kMiddle, kWeak});
  std::string order;
  for (int turn = 0; turn < 4; ++turn) {
    order += arena.asked();
    arena.finish_turn();
  }
  EXPECT_EQ(order, "1231");
}

TEST(Powerplay, PP_7_the_first_seat_can_be_drawn_by_lot) {
  Arena arena(2, {{"first", "lot"}});
  arena.roll("F2, F3, F4, D1, D2, G1, F5, F6, F7, D3, D4, G2");
  EXPECT_EQ(arena.odds(), "lot:1 lot:2");
  arena.roll("lot:2");
  EXPECT_TRUE(arena.said("PP-7 first seat=2"));
  EXPECT_EQ(arena.asked(), "2");
}

TEST(Powerplay, PP_8_a_turn_is_an_exchange_a_transfer_or_a_match_and_nothing_else) {
  Arena arena(3);
  arena.teams({kStrong, kMiddle, kWeak});
  EXPECT_EQ(arena.choices(1),
            "match:2 match:3 exchange:2 exchange:3 transfer:F11 transfer:F10 transfer:F9 "
            "transfer:D10 transfer:D9 transfer:G10");
  for (const std::string_view move : {"1 F11", "1 give:F11", "1 draw:none", "1 judge:mine"})
    EXPECT_EQ(arena.refused(move), "PP-8 pp.refused.choose_action") << move;
}

TEST(Powerplay, PP_8_the_turn_passes_after_one_of_them) {
  for (const std::string_view move : {"1 exchange:2", "1 transfer:F9", "1 match:2"}) {
    Arena arena(2);
    arena.teams({kStrong, kMiddle});
    arena.play(move);
    arena.finish_turn();
    EXPECT_EQ(arena.board().seat, 1) << move;
    EXPECT_EQ(arena.board().turn, 2) << move;
  }
}

TEST(Powerplay, PP_9_the_piles_keep_36_less_3n_27_less_2n_and_14_less_n_cards) {
  for (int n = 2; n <= 10; ++n) {
    const Rules rules = rules_of(n);
    EXPECT_EQ(rules.pile_size[0], 36 - 3 * n);
    EXPECT_EQ(rules.pile_size[1], 27 - 2 * n);
    EXPECT_EQ(rules.pile_size[2], 14 - n);
  }
}

// Ten coaches leave four goalies: the fifth transfer draws the first goalie that was put under.
TEST(Powerplay, PP_9_a_pile_comes_round_in_the_order_in_which_cards_were_put_under_it) {
  Arena arena(10);
  arena.teams({"G1", "G2", "G3", "G4", "G4b"});
  for (int turn = 1; turn <= 4; ++turn) {
    const std::string goalie = arena.team(turn).substr(arena.team(turn).rfind(' ') + 1);
    arena.play(std::to_string(turn) + " transfer:" + goalie);
    EXPECT_EQ(Powerplay::tickets(arena.rules(), arena.state()),
              static_cast<std::uint32_t>(5 - turn));
    arena.finish_turn();
  }
  arena.play("5 transfer:G4b");
  EXPECT_EQ(arena.odds(), "G1");
  arena.roll("G1");
  arena.play("6 transfer:" + arena.team(6).substr(arena.team(6).rfind(' ') + 1));
  EXPECT_EQ(arena.odds(), "G2");
}

TEST(Powerplay, PP_10_one_of_six_players_is_drawn_from_any_other_coach) {
  Arena arena(3);
  arena.teams({kStrong, kMiddle, kWeak});
  arena.play("1 exchange:3");
  EXPECT_EQ(arena.odds(), "F2 F3 F4 D1 D2 G1");
  EXPECT_TRUE(arena.said("PP-10 exchange seat=1 other=3"));
  arena.roll("F3");
  EXPECT_TRUE(arena.said("PP-10 drew seat=1 other=3 card=F3"));
}

TEST(Powerplay, PP_10_nobody_exchanges_with_himself_or_an_empty_seat) {
  Arena arena(3);
  arena.teams({kStrong, kMiddle, kWeak});
  EXPECT_EQ(arena.refused("1 exchange:1"), "PP-10 pp.refused.not_with_yourself");
  EXPECT_EQ(arena.refused("1 exchange:4"), "PP-10 pp.refused.no_such_coach");
}

TEST(Powerplay, PP_11_a_player_of_the_same_category_goes_back_never_the_one_drawn) {
  Arena arena(2);
  arena.teams({kStrong, kWeak});
  arena.play("1 exchange:2");
  arena.roll("F3");
  EXPECT_EQ(arena.choices(1), "give:F11 give:F10 give:F9");
  EXPECT_EQ(arena.refused("1 give:F3"), "PP-11 pp.refused.just_drawn");
  EXPECT_EQ(arena.refused("1 give:D9"), "PP-11 pp.refused.same_category");
  EXPECT_EQ(arena.refused("1 give:F2"), "PP-11 pp.refused.not_in_hand");
  EXPECT_EQ(arena.refused("1 match:2"), "PP-11 pp.refused.give_first");
  arena.play("1 give:F9");
  EXPECT_EQ(arena.team(1), "F11 F10 F3 D10 D9 G10");
  EXPECT_EQ(arena.team(2), "F2 F9 F4 D1 D2 G1");
}

TEST(Powerplay, PP_11_a_drawn_goalie_costs_the_own_one) {
  Arena arena(2);
  arena.teams({kStrong, kWeak});
  arena.play("1 exchange:2");
  arena.roll("G1");
  EXPECT_EQ(arena.choices(1), "give:G10");
}

TEST(Powerplay, PP_34_rosalinde_costs_the_highest_defender) {
  Arena arena(2);
  arena.teams({"F2 F3 F4 D4 D7 G1", "F5 F6 F7 rosalinde D10 G2"});
  arena.play("1 exchange:2");
  arena.roll("rosalinde");
  EXPECT_EQ(arena.choices(1), "give:D7");
  EXPECT_EQ(arena.refused("1 give:D4"), "PP-34 pp.refused.rosalinde");
  EXPECT_EQ(arena.refused("1 give:rosalinde"), "PP-11 pp.refused.just_drawn");
  arena.play("1 give:D7");
  EXPECT_EQ(arena.team(1), "F2 F3 F4 D4 rosalinde G1");
}

TEST(Powerplay, PP_34_a_tie_between_the_two_defenders_is_the_coachs_choice) {
  Arena arena(2);
  arena.teams({"F2 F3 F4 D5 D5b G1", "F5 F6 F7 rosalinde D10 G2"});
  arena.play("1 exchange:2");
  arena.roll("rosalinde");
  EXPECT_EQ(arena.choices(1), "give:D5 give:D5b");
}

TEST(Powerplay, PP_34_she_has_no_power_when_she_is_given_away_or_another_is_drawn) {
  Arena arena(2);
  arena.teams({"F2 F3 F4 rosalinde D7 G1", "F5 F6 F7 D9 D10 G2"});
  arena.play("1 exchange:2");
  arena.roll("D9");
  EXPECT_EQ(arena.choices(1), "give:rosalinde give:D7");
  arena.play("1 give:rosalinde");
  EXPECT_EQ(arena.team(2), "F5 F6 F7 rosalinde D10 G2");
}

TEST(Powerplay, PP_34_she_has_no_power_when_she_comes_from_the_market) {
  Arena arena(2);
  arena.teams({"F2 F3 F4 D4 D7 G1", kMiddle});
  arena.play("1 transfer:D4");
  arena.roll("rosalinde");
  EXPECT_EQ(arena.team(1), "F2 F3 F4 rosalinde D7 G1");
}

TEST(Powerplay, PP_12_a_transfer_puts_a_player_under_his_pile_and_keeps_the_top_card) {
  Arena arena(2);
  arena.teams({kStrong, kMiddle});
  arena.play("1 transfer:D9");
  EXPECT_EQ(arena.phase(), "transfer_draw");
  EXPECT_EQ(Powerplay::tickets(arena.rules(), arena.state()), 27u - 4);
  arena.roll("D2");
  EXPECT_EQ(arena.team(1), "F11 F10 F9 D10 D2 G10");
  EXPECT_TRUE(arena.said("PP-12 transfer seat=1 pile=defenders card=D9"));
  EXPECT_TRUE(arena.said("PP-12 got seat=1 pile=defenders card=D2"));
  EXPECT_EQ(arena.refused("2 transfer:D9"), "PP-12 pp.refused.not_in_hand");
}

TEST(Powerplay, PP_12_the_player_put_under_is_not_the_one_drawn) {
  Arena arena(2);
  arena.teams({kStrong, kMiddle});
  arena.play("1 transfer:D9");
  EXPECT_EQ(arena.odds().find("D9"), std::string::npos);
}

TEST(Powerplay, PP_13_any_other_coach_can_be_challenged_and_must_play) {
  Arena arena(3);
  arena.teams({kStrong, kMiddle, kWeak});
  EXPECT_EQ(arena.refused("1 match:1"), "PP-13 pp.refused.not_against_yourself");
  EXPECT_EQ(arena.refused("1 match:7"), "PP-13 pp.refused.no_such_coach");
  arena.play("1 match:3");
  EXPECT_TRUE(arena.said("PP-13 match_begins seat=1 other=3"));
  EXPECT_EQ(arena.asked(), "1 3");
}

TEST(Powerplay, PP_14_the_same_coach_is_not_challenged_again_before_all_the_others) {
  Arena arena(3, {{"target", "9"}});
  arena.teams({kStrong, kMiddle, kWeak});
  arena.play("1 match:2");
  arena.finish_turn();
  arena.play("2 match:1");
  arena.finish_turn();
  arena.play("3 match:1");
  arena.finish_turn();
  EXPECT_EQ(arena.refused("1 match:2"), "PP-14 pp.refused.challenged_before");
  EXPECT_EQ(arena.choices(1).substr(0, 18), "match:3 exchange:2");
}

TEST(Powerplay, PP_14_a_complete_round_starts_anew) {
  Arena arena(3, {{"target", "9"}});
  arena.teams({kStrong, kMiddle, kWeak});
  for (const std::string_view move : {"1 match:2", "2 transfer:F7", "3 transfer:F2"}) {
    arena.play(move);
    arena.finish_turn();
  }
  arena.clear();
  arena.play("1 match:3");
  EXPECT_TRUE(arena.said("PP-14 round_complete seat=1"));
  EXPECT_EQ(arena.board().challenged[0], 0);
}

TEST(Powerplay, PP_14_with_two_coaches_nothing_is_restricted) {
  Arena arena(2, {{"target", "9"}});
  arena.teams({kStrong, kWeak});
  arena.play("1 match:2");
  EXPECT_TRUE(arena.silent_about("round_complete"));
  arena.finish_turn();
  arena.play("2 match:1");
  arena.finish_turn();
  EXPECT_EQ(arena.refused("1 match:2"), "");
}

}  // namespace
}  // namespace benchboss::powerplay
