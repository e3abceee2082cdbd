#include "games/pairadice/tests/rink.h"

namespace benchboss::pairadice {
namespace {

// A shot of the visitor with double six: somebody may be hurt.
Rink hurt(std::string_view card) {
  Rink rink;
  rink.card("V13 offense=4").card(card).start().puck("V C").roll("1/2 6/6");
  EXPECT_EQ(rink.phase(), "injury");
  return rink;
}

TEST(Pairadice, PD_50_the_injury_rating_is_taken_off_the_games_and_he_leaves_at_once) {
  Rink rink = hurt("V11 injury=3");
  rink.roll("2/1");
  EXPECT_TRUE(rink.said("PD-50 injured V V11 2"));
  EXPECT_EQ(rink.phase(), "replace");
}

TEST(Pairadice, PD_50_nothing_left_is_no_injury) {
  EXPECT_TRUE(hurt("V11 injury=5").roll("2/1").said("PD-50 no_injury"));
}

TEST(Pairadice, PD_50_a_6_is_never_hurt) {
  EXPECT_TRUE(hurt("V12 injury=4").roll("3/1").said("PD-50 no_injury"));
}

TEST(Pairadice, PD_50_an_empty_place_is_not_hurt) {
  Rink rink;
  rink.card("V13 offense=4").card("V11 injury=0").start().box("V LW 2").puck("V C");
  EXPECT_TRUE(rink.roll("1/2 6/6").roll("3/1").said("PD-50 no_injury"));
}

// A delayed penalty of the home centre, a sixth man, and a double six: the whistle empties a place
// and sends a goalie back, but neither was so when the shot was taken.
Rink hurt_while_delayed(std::string_view card) {
  Rink rink;
  rink.card("V13 offense=4").card("H13 penalty=6").card(card).start().puck("V C");
  rink.roll("6/2 3/4").play("V extra:43").roll("1/2 6/6");
  EXPECT_EQ(rink.phase(), "injury");
  EXPECT_EQ(rink.ice('H'), "11 12 - 14 15");
  return rink;
}

TEST(Pairadice, PD_50_a_man_whom_the_whistle_sends_off_was_on_the_ice_for_the_shot) {
  EXPECT_TRUE(hurt_while_delayed("H13 injury=0").roll("4/3").said("PD-50 injured H H13 2"));
}

TEST(Pairadice, PD_50_a_goalie_who_was_out_for_a_sixth_man_is_not_hurt) {
  EXPECT_TRUE(hurt_while_delayed("V1 injury=0").roll("1/6").said("PD-50 no_injury"));
}

TEST(Pairadice, PD_51_the_coloured_die_gives_team_and_length) {
  const std::vector<std::pair<std::string, std::string>> chart = {
      {"1/1", "V V11 2"}, {"2/1", "V V11 5"}, {"3/1", "V V11 10"},
      {"4/1", "H H11 2"}, {"5/1", "H H11 5"}, {"6/1", "H H11 10"}};
  for (const auto& [dice, told] : chart) {
    Rink rink;
    rink.card("V13 offense=4").card("V11 injury=0").card("H11 injury=0").start().puck("V C");
    EXPECT_TRUE(rink.roll("1/2 6/6").roll(dice).said("PD-50 injured " + told));
  }
}

TEST(Pairadice, PD_51_a_white_6_names_the_goalie) {
  EXPECT_EQ(hurt("H1 injury=0").roll("4/6").phase(), "goalie_hurt");
}

TEST(Pairadice, PD_52_a_goalie_is_hurt_only_if_coloured_beats_white) {
  Rink rink = hurt("H1 injury=0");
  EXPECT_TRUE(rink.roll("4/6 3/3").said("PD-52 no_injury"));
}

TEST(Pairadice, PD_52_coloured_above_white_again_and_he_leaves_now) {
  Rink rink = hurt("H1 injury=0");
  rink.roll("4/6 3/2 3/2");
  EXPECT_TRUE(rink.said("PD-52 injured H H1 2"));
  EXPECT_TRUE(rink.said("PD-52 goalie_in H H2"));
}

TEST(Pairadice, PD_52_otherwise_he_finishes_the_game) {
  Rink rink = hurt("H1 injury=0");
  rink.roll("4/6 3/2 2/3");
  EXPECT_TRUE(rink.said("PD-52 hurt_later H H1 2"));
  EXPECT_EQ(rink.state().benches[1].goalie, rink.man('H', 1));
}

TEST(Pairadice, PD_52_the_second_goalie_finishes_the_game_even_hurt) {
  Rink rink = hurt("H1 injury=0");
  rink.state().benches[1].out |= bit_of(static_cast<Man>(rink.man('H', 2)));
  rink.roll("4/6 3/2 3/2");
  EXPECT_TRUE(rink.said("PD-52 hurt_later H H1 2"));
}

TEST(Pairadice, PD_53_a_man_of_the_position_from_another_line_takes_his_place_and_plays_both) {
  Rink rink = hurt("V11 injury=0");
  rink.roll("1/1");
  EXPECT_EQ(rink.choices(), "replace:21 replace:31 replace:41");
  EXPECT_EQ(rink.refused("V replace:22"), "PD-53 pd.refused.cannot_replace");
  rink.play("V replace:21").go_on();
  EXPECT_EQ(rink.ice('V'), "21 22 23 24 25");
  rink.puck("V C").roll("1/6 1/6 1/6").go_on();
  EXPECT_EQ(rink.ice('V'), "21 12 13 14 15");
}

TEST(Pairadice, PD_53_without_one_of_the_position_another_forward_steps_in) {
  Rink rink = hurt("V11 injury=0");
  for (const int number : {21, 31, 41}) {
    Bench& bench = rink.state().benches[0];
    bench.lines[slot_of(static_cast<unsigned>(number / 10 - 1), kLeftWing)] =
        static_cast<Man>(rink.man('V', 22));
    bench.out |= bit_of(static_cast<Man>(rink.man('V', number)));
  }
  rink.roll("1/1");
  EXPECT_EQ(rink.choices(), "replace:22 replace:23 replace:32 replace:33 replace:42 replace:43");
}

TEST(Pairadice, PD_53_a_team_keeps_six_forwards_and_four_defenders) {
  Rink rink = hurt("V11 injury=0");
  Bench& bench = rink.state().benches[0];
  for (const int number : {31, 32, 33, 41, 42, 43})
    bench.out |= bit_of(static_cast<Man>(rink.man('V', number)));
  rink.roll("1/1");
  EXPECT_TRUE(rink.said("PD-53 plays_on V V11"));
  EXPECT_TRUE(bench.is_fit(static_cast<Man>(rink.man('V', 11))));
}

TEST(Pairadice, PD_53_the_fifth_defender_leaves_and_the_fourth_plays_on) {
  for (const bool five : {true, false}) {
    Rink rink = hurt("V14 injury=0");
    Bench& bench = rink.state().benches[0];
    bench.out |= bit_of(static_cast<Man>(rink.man('V', 35)));
    if (!five) bench.out |= bit_of(static_cast<Man>(rink.man('V', 34)));
    rink.roll("1/4");
    EXPECT_EQ(bool(rink.said("PD-53 plays_on V V14")), !five);
    EXPECT_EQ(bench.is_fit(static_cast<Man>(rink.man('V', 14))), !five);
  }
}

}  // namespace
}  // namespace benchboss::pairadice
