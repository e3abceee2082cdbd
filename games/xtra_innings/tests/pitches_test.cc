#include "games/xtra_innings/tests/park.h"

namespace benchboss::xtra_innings {
namespace {

Park at_bat() { return Park().hands("", ""); }

// What a pitch of the defence and a guess of the offence come to.
Call call_of(std::string_view pitch, std::string_view guess) {
  Park park = at_bat();
  park.seat_plays(2, pitch);
  park.seat_plays(1, guess);
  return park.board().series.call;
}

TEST(XtraInnings, XI_1_both_sides_choose_among_the_same_five_pitches_sealed) {
  Park park = at_bat();
  EXPECT_EQ(park.asked(), "1 2");
  EXPECT_EQ(park.choices_of(1), "FI FO SL CU CH");
  EXPECT_EQ(park.choices_of(2), "FI FO SL CU CH");
  park.seat_plays(2, "SL");
  EXPECT_EQ(park.asked(), "1");
  EXPECT_TRUE(park.told().size() == 1) << "only the half-inning has begun";
}

TEST(XtraInnings, XI_1_the_cards_are_taken_back_and_can_be_thrown_again) {
  Park park = at_bat();
  park.pitch("strike").series("");
  EXPECT_EQ(park.choices_of(2), "FI FO SL CU CH");
}

TEST(XtraInnings, XI_2_identical_cards_are_a_hit) {
  for (const std::string_view pitch : {"FI", "FO", "SL", "CU", "CH"})
    EXPECT_EQ(call_of(pitch, pitch), Call::hit) << pitch;
}

TEST(XtraInnings, XI_3_different_cards_of_one_colour_are_a_ball) {
  for (const auto& [pitch, guess] : {std::pair{"FI", "FO"},
                                     {"FI", "SL"},
                                     {"FO", "FI"},
                                     {"FO", "SL"},
                                     {"SL", "FI"},
                                     {"SL", "FO"},
                                     {"CU", "CH"},
                                     {"CH", "CU"}})
    EXPECT_EQ(call_of(pitch, guess), Call::ball) << pitch << " " << guess;
}

TEST(XtraInnings, XI_4_different_colours_are_a_strike) {
  for (const std::string_view red : {"FI", "FO", "SL"})
    for (const std::string_view blue : {"CU", "CH"}) {
      EXPECT_EQ(call_of(red, blue), Call::strike) << red << " " << blue;
      EXPECT_EQ(call_of(blue, red), Call::strike) << blue << " " << red;
    }
}

TEST(XtraInnings, XI_5_the_third_strike_is_an_out) {
  Park park = Park().count(1, 2).hands("1B 1B 1B 1B 2B 2B 3B", "");
  park.pitch("strike").series("");
  EXPECT_EQ(park.tally(), "0-0, 1 out");
  EXPECT_TRUE(park.said("XI-5 xi.at_plate_out batter=xi.batter.1.1 how=xi.plate.strikeout outs=1"));
}

TEST(XtraInnings, XI_6_the_fourth_ball_is_a_walk) {
  Park park = Park().count(3, 1).hands("", "");
  park.pitch("ball").series("");
  EXPECT_EQ(park.where(), "1");
  EXPECT_EQ(park.tally(), "0-0, 0 out");
}

TEST(XtraInnings, XI_6_only_forced_runners_move_on_a_walk) {
  const auto after = [](std::string_view runners) {
    return Park().bases(runners).count(3, 0).hands("", "").pitch("ball").series("").where();
  };
  EXPECT_EQ(after("2"), "1 2");
  EXPECT_EQ(after("3"), "1 3");
  EXPECT_EQ(after("1"), "1 2");
  EXPECT_EQ(after("1 3"), "1 2 3");
  EXPECT_EQ(after("2 3"), "1 2 3");
}

TEST(XtraInnings, XI_6_a_walk_with_the_bases_loaded_brings_a_run) {
  Park park = Park().bases("1 2 3").count(3, 0).hands("", "");
  park.pitch("ball").series("");
  EXPECT_EQ(park.where(), "1 2 3");
  EXPECT_EQ(park.runs(), "1-0");
}

TEST(XtraInnings, XI_7_three_outs_end_the_half_inning) {
  Park park = Park().outs(2).count(0, 2).bases("1").hands("1B 1B 1B 1B 2B 2B 3B", "");
  park.pitch("strike").series("");
  EXPECT_EQ(park.board().half, 1);
  EXPECT_EQ(park.tally(), "0-0, 0 out");
  EXPECT_EQ(park.where(), "-");
  EXPECT_TRUE(park.said("XI-7 xi.half_ends half=xi.half.top number=1 team=1 left=1"));
}

}  // namespace
}  // namespace benchboss::xtra_innings
