#include "games/pairadice/tests/rink.h"

namespace benchboss::pairadice {
namespace {

TEST(Pairadice, PD_7_men_are_left_out_of_positions_that_have_too_many) {
  Rink rink;
  rink.add("V LW 51").arrive();
  EXPECT_EQ(rink.to_play(), "V");
  EXPECT_EQ(rink.choices(), "assistant scratch:11 scratch:21 scratch:31 scratch:41 scratch:51");
  EXPECT_EQ(rink.refused("V scratch:13"), "PD-7 pd.refused.cannot_scratch");
  rink.play("V scratch:21");
  EXPECT_EQ(rink.phase(), "lines");
}

TEST(Pairadice, PD_7_the_fourth_line_takes_the_pairs_in_turn) {
  Rink rink;
  rink.start().puck("V C");
  // A white 6 on each pass brings the next unit.
  rink.roll("1/6 1/6 1/6").go_on();
  EXPECT_EQ(rink.ice('V'), "41 42 43 14 15");
  rink.roll("1/6 1/6 1/6 1/6").go_on();
  EXPECT_EQ(rink.ice('V'), "41 42 43 24 25");
}

TEST(Pairadice, PD_8_the_visitor_lays_out_his_lines_first) {
  Rink rink;
  rink.arrive();
  EXPECT_EQ(rink.to_play(), "V");
  rink.play("V assistant");
  EXPECT_EQ(rink.phase(), "lines");
  EXPECT_EQ(rink.to_play(), "H");
}

TEST(Pairadice, PD_8_a_man_with_a_place_is_not_placed_again) {
  Rink rink;
  rink.arrive();
  rink.play("V place:11");
  EXPECT_EQ(rink.refused("V place:11"), "PD-56 pd.refused.cannot_place");
  EXPECT_EQ(rink.choices(), "assistant place:12 place:22 place:32 place:42");
}

TEST(Pairadice, PD_8_the_last_man_of_a_position_is_placed_by_himself) {
  Rink rink;
  rink.start();
  EXPECT_EQ(rink.state().benches[0].lines[slot_of(3, kCentre)], rink.man('V', 43));
}

TEST(Pairadice, PD_48_a_bracketed_5_who_rolls_8_is_a_4) {
  Rink rink;
  rink.card("V11 offense=[5]").arrive();
  ASSERT_EQ(rink.phase(), "call_up");
  rink.roll("3/5");
  EXPECT_TRUE(rink.said("PD-48 called_up V11 8 offense 4"));
}

TEST(Pairadice, PD_48_a_rookie_who_is_not_dressed_does_not_roll) {
  Rink rink;
  rink.add("V LW 51").card("V51 offense=[5]").arrive();
  rink.play("V scratch:51");
  EXPECT_EQ(rink.phase(), "lines");
}

TEST(Pairadice, PD_49_the_call_up_chart_adds_and_takes_away) {
  const std::vector<std::pair<std::string, int>> chart = {
      {"1/1", 7}, {"1/2", 6}, {"2/2", 6}, {"1/4", 5}, {"3/4", 5},
      {"4/4", 4}, {"4/5", 4}, {"4/6", 3}, {"5/6", 3}, {"6/6", 2}};
  for (const auto& [dice, rating] : chart) {
    Rink rink;
    rink.card("V11 offense=[5]").arrive().roll(dice);
    EXPECT_EQ(rink.state().benches[0].tuned[rink.man('V', 11)], rating) << dice;
  }
}

TEST(Pairadice, PD_49_no_rating_falls_below_0_and_a_goalie_stays_on_his_scale) {
  Rink rink;
  rink.card("V11 offense=[1]").card("V1 save=[-1]").card("V2 rebound=[3]").arrive();
  rink.roll("6/6");
  EXPECT_TRUE(rink.said("PD-48 called_up_goalie V1 12 minus_one"));
  rink.roll("1/1");
  EXPECT_TRUE(rink.said("PD-48 called_up V2 2 rebound 4"));
  rink.roll("6/6");
  EXPECT_TRUE(rink.said("PD-48 called_up V11 12 offense 0"));
}

TEST(Pairadice, PD_56_a_short_position_is_filled_from_one_that_has_too_many) {
  Rink rink;
  rink.remove("V41").add("V C 53").arrive();
  rink.play("V place:11, V place:12, V place:13, V place:21, V place:22, V place:23");
  rink.play("V place:32, V place:33");  // 31 is the last left wing, so he has his place
  // No left wing is left; five centres for four places.
  EXPECT_EQ(rink.choices(), "assistant place:43 place:53");
}

TEST(Pairadice, PD_64_the_assistant_puts_the_best_man_of_each_position_on_line_1) {
  Rink rink;
  rink.card("V41 offense=5").card("V42 shooting=5").card("V34 defense=6").card("V2 save=-1");
  rink.arrive().play("V assistant, H assistant");
  EXPECT_EQ(rink.ice('V'), "41 42 13 34 15");
  EXPECT_EQ(rink.state().benches[0].goalie, rink.man('V', 2));
}

TEST(Pairadice, PD_64_the_assistant_leaves_out_the_weakest) {
  Rink rink;
  rink.add("V LW 51").card("V21 offense=1").arrive().play("V assistant");
  EXPECT_EQ(rink.state().benches[0].dressed >> rink.man('V', 21) & 1, 0u);
  EXPECT_EQ(rink.refused("V scratch:11"), "PD-7 pd.refused.not_dressing");
}

TEST(Pairadice, PD_64_the_assistant_has_gone_home_when_the_game_is_on) {
  Rink rink;
  rink.start().puck("V C").roll("1/6");
  EXPECT_EQ(rink.refused("V assistant"), "PD-64 pd.refused.no_assistant_now");
}

}  // namespace
}  // namespace benchboss::pairadice
