#include "games/xtra_innings/tests/park.h"

namespace benchboss::xtra_innings {
namespace {

TEST(XtraInnings, XI_20_after_a_completed_series_the_next_card_needs_a_pitch) {
  Park park = Park().bases("1").hands("SB BK", "");
  park.pitch("ball").series("pass SB:1");
  EXPECT_EQ(park.phase(), Phase::pitch);
  EXPECT_EQ(park.refused_of(1, "BK"), "XI-25 xi.refused.pitch_first");
}

TEST(XtraInnings, XI_20_stretch_error_and_the_answers_are_played_at_once) {
  Park park = Park().hands("1B ST E", "");
  park.pitch("hit").play("1B pass ST RL E");
  EXPECT_EQ(park.phase(), Phase::pitch);
  EXPECT_EQ(park.where(), "2");
}

// Seed, rule 7: the offence wants Stolen Base, the defence Pickoff at First.
TEST(XtraInnings, XI_21_a_pickoff_at_first_comes_before_a_stolen_base) {
  Park park = Park().bases("1").hands("SB", "P1");
  park.pitch("ball");
  EXPECT_EQ(park.asked(), "2");
  park.series("P1");
  EXPECT_EQ(park.where(), "-");
  EXPECT_NE(park.hand(1, Role::offence).find("SB"), std::string::npos) << "it stays in the hand";
}

// Seed, rule 7: the offence wants Sacrifice Bunt, the defence Pickoff at Second.
TEST(XtraInnings, XI_21_a_pickoff_at_second_comes_before_a_sacrifice_bunt) {
  Park park = Park().bases("2").hands("BU", "P2");
  park.pitch("strike").series("P2");
  EXPECT_EQ(park.where(), "-");
  EXPECT_TRUE(park.said("XI-48 xi.picked_off runner=xi.batter.1.1 base=xi.base.2"));
  EXPECT_NE(park.hand(1, Role::offence).find("BU"), std::string::npos);
}

TEST(XtraInnings, XI_22_whoever_plays_a_card_is_said_to_have_shown_it_so_it_cannot_be_taken_back) {
  Park park = Park().hands("1B", "");
  park.pitch("hit");
  EventsOf<XtraInnings> events;
  XtraInnings::act(park.rules(), park.state(), 0, {play(Card::single)}, events);
  ASSERT_EQ(events.size(), 1u);
  EXPECT_TRUE(events[0].learned.has(0));
}

TEST(XtraInnings, XI_22_the_time_to_answer_is_an_option_that_everybody_can_see) {
  EXPECT_EQ(rules_of().answer_seconds, 0);
  EXPECT_EQ(rules_of({{"answer_seconds", "20"}}).answer_seconds, 20);
}

TEST(XtraInnings, XI_23_intentional_walk_and_pitching_change_come_before_the_first_pitch) {
  Park park = Park().hands("", "IW PC");
  EXPECT_EQ(park.choices_of(2), "FI FO SL CU CH IW PC");
  EXPECT_EQ(park.choices_of(1), "FI FO SL CU CH");
}

TEST(XtraInnings, XI_23_never_inside_a_series) {
  Park park = Park().bases("1").hands("", "IW PC");
  park.pitch("ball");
  EXPECT_EQ(park.refused("IW"), "XI-23 xi.refused.only_before_a_pitch");
}

TEST(XtraInnings, XI_23_the_offence_takes_its_pitch_back_unseen) {
  Park park = Park().hands("", "IW");
  park.seat_plays(1, "SL");
  park.seat_plays(2, "IW");
  for (const std::string& line : park.told()) EXPECT_EQ(line.find("xi.pitch.SL"), line.npos);
  EXPECT_EQ(park.board().last_guess, kNoCard);
  EXPECT_EQ(park.asked(), "1 2");
}

// Seed: after a Double neither Pickoff at Second nor Stolen Base nor Sacrifice Bunt.
TEST(XtraInnings, XI_24_right_after_a_double_no_pickoff_steal_or_bunt) {
  Park park = Park().hands("2B SB BU ST", "P2 LF");
  park.pitch("hit").play("2B");
  EXPECT_EQ(park.refused("P2"), "XI-24 xi.refused.next_pitch_first");
  park.play("pass");
  EXPECT_EQ(park.refused("SB:2"), "XI-24 xi.refused.next_pitch_first");
  EXPECT_EQ(park.refused("BU"), "XI-24 xi.refused.next_pitch_first");
  park.series("");
  EXPECT_EQ(park.refused_of(2, "P2"), "XI-25 xi.refused.pitch_first");
}

TEST(XtraInnings, XI_25_the_defence_may_lay_as_many_cards_as_it_likes_before_a_pitch) {
  Park park = Park().hands("", "IW PC");
  park.seat_plays(2, "PC");
  park.seat_plays(1, "FI");
  park.play("keep").draw();
  park.seat_plays(2, "IW");
  park.seat_plays(1, "FI");
  EXPECT_EQ(park.where(), "1");
  EXPECT_EQ(park.phase(), Phase::pitch);
}

TEST(XtraInnings, XI_25_a_pitch_is_thrown_once) {
  Park park = Park().hands("1B", "");
  park.pitch("hit");
  EXPECT_EQ(park.refused("FI"), "XI-25 xi.refused.pitch_is_thrown");
}

TEST(XtraInnings, XI_26_the_windows_after_a_hit_come_in_their_order) {
  Park park = Park().bases("1").hands("ST E", "GO");
  park.pitch("hit");
  std::vector<Phase> phases;
  for (const std::string_view move : {"drop:FB", "*BK", "pass", "pass", "pass", "ST", "RL", "E"}) {
    phases.push_back(park.phase());
    park.play(move);
  }
  EXPECT_EQ(phases,
            (std::vector{Phase::hit, Phase::redraw, Phase::drawn, Phase::change, Phase::counter,
                         Phase::stretch, Phase::relay, Phase::relay_error}));
  EXPECT_EQ(park.phase(), Phase::pitch);
}

TEST(XtraInnings, XI_26_an_answer_leads_to_the_window_of_the_error) {
  Park park = Park().hands("1B E", "GO");
  park.pitch("hit").play("1B GO");
  EXPECT_EQ(park.phase(), Phase::error);
  EXPECT_EQ(park.choices(), "E pass");
}

TEST(XtraInnings, XI_27_the_windows_after_a_ball_come_in_their_order) {
  Park park = Park().bases("1").hands("SB E", "CS");
  park.pitch("ball");
  std::vector<Phase> phases;
  for (const std::string_view move : {"pass", "SB:1", "CS", "E"}) {
    phases.push_back(park.phase());
    park.play(move);
  }
  EXPECT_EQ(phases, (std::vector{Phase::open_defence, Phase::open_offence, Phase::answer,
                                 Phase::answer_error}));
}

TEST(XtraInnings, XI_27_once_the_defence_has_opened_the_offence_may_not) {
  Park park = Park().bases("1").hands("BK E", "P1");
  park.pitch("ball").play("P1");
  EXPECT_EQ(park.phase(), Phase::pick_error);
  EXPECT_EQ(park.choices(), "E pass");
}

TEST(XtraInnings, XI_28_a_window_is_offered_whatever_the_hand_holds) {
  Park with = Park().bases("1").hands("", "P1");
  Park without = Park().bases("1").hands("", "");
  with.pitch("strike");
  without.pitch("strike");
  EXPECT_EQ(with.asked(), "2");
  EXPECT_EQ(without.asked(), "2");
  EXPECT_EQ(without.choices(), "pass");
}

TEST(XtraInnings, XI_28_a_pass_is_not_announced) {
  Park park = Park().bases("1").hands("", "");
  park.pitch("strike");
  const std::size_t told = park.told().size();
  park.play("pass");
  EXPECT_EQ(park.told().size(), told);
}

TEST(XtraInnings, XI_28_a_window_is_left_out_for_what_everybody_sees) {
  Park park = Park().hands("", "P1 P2");
  park.pitch("strike");
  EXPECT_EQ(park.phase(), Phase::open_offence) << "nobody on: there is nothing to pick off";
}

TEST(XtraInnings, XI_28_to_pass_with_nothing_else_to_do_goes_without_saying) {
  EXPECT_TRUE(XtraInnings::goes_without_saying({kPass}));
  EXPECT_TRUE(XtraInnings::goes_without_saying({kKeep}));
  EXPECT_FALSE(XtraInnings::goes_without_saying({play(Card::single)}));
  EXPECT_FALSE(XtraInnings::goes_without_saying({throw_pitch(Pitch::curve)}));
}

}  // namespace
}  // namespace benchboss::xtra_innings
