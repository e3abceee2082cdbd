#include "games/xtra_innings/tests/park.h"

namespace benchboss::xtra_innings {
namespace {

TEST(XtraInnings, XI_12_the_higher_rank_cut_is_the_home_team) {
  Park park;
  park.roll("1B");
  park.roll("2B");
  EXPECT_EQ(park.board().home, 1);
  Park other;
  other.roll("SB");
  other.roll("FB");
  EXPECT_EQ(other.board().home, 0);
}

TEST(XtraInnings, XI_12_a_tie_is_cut_again_and_the_cards_stay_out_until_then) {
  Park park;
  park.roll("HR");
  park.roll("HR");
  EXPECT_TRUE(park.said("XI-12 xi.cut_tie"));
  EXPECT_EQ(park.state().decks[0].count(Card::home_run), 0);
  park.roll("CK");
  park.roll("E");
  EXPECT_EQ(park.board().home, 1);
  EXPECT_EQ(park.state().decks[0], park.rules().decks[0]);
}

TEST(XtraInnings, XI_13_the_home_team_pitches_first) {
  Park park;
  park.roll("HR");
  park.roll("1B");
  EXPECT_TRUE(park.said("XI-13 xi.home_team team=1"));
  EXPECT_EQ(batting_team(park.board()), 1);
  EXPECT_EQ(seat_on_duty(park.rules(), park.board(), Role::defence), 0);
}

// The last half-inning of nine, with two outs and two strikes: one pitch ends it.
Park last_out(int inning, std::string_view half, int visitors, int home) {
  Park park;
  park.inning(inning, half).score(visitors, home).outs(2).count(0, 2).hands("1B 1B 1B", "");
  park.pitch("strike").series("");
  return park;
}

TEST(XtraInnings, XI_14_a_game_has_nine_innings) {
  EXPECT_NE(last_out(8, "bottom", 3, 1).phase(), Phase::over);
  const Park park = last_out(9, "bottom", 3, 1);
  EXPECT_EQ(park.phase(), Phase::over);
  EXPECT_EQ(park.winners(), "1");
  EXPECT_TRUE(park.said("XI-14 xi.won team=1 runs=3 against=1"));
  // Whoever won is named with his own runs first.
  EXPECT_TRUE(last_out(9, "top", 1, 3).said("XI-14 xi.won team=2 runs=3 against=1"));
}

TEST(XtraInnings, XI_14_extra_innings_follow_while_it_is_tied) {
  const Park park = last_out(9, "bottom", 2, 2);
  EXPECT_EQ(park.board().inning, 10);
  EXPECT_EQ(park.board().half, 0);
}

TEST(XtraInnings, XI_14_the_home_half_is_skipped_when_the_home_team_leads) {
  EXPECT_EQ(last_out(9, "top", 1, 2).phase(), Phase::over);
  EXPECT_NE(last_out(9, "top", 2, 2).phase(), Phase::over);
  EXPECT_NE(last_out(8, "top", 1, 2).phase(), Phase::over);
}

// To the start of the second inning: everybody has been dealt both hands.
Park second_inning(const Settings& settings = {}) {
  Park park(settings);
  park.inning(1, "bottom").outs(2).count(0, 2).hands("1B 2B 3B", "GO");
  park.pitch("strike").series("");
  return park;
}

TEST(XtraInnings, XI_15_the_first_time_a_hand_is_seven_cards_as_dealt) {
  Park park;
  park.roll("1B");
  park.roll("2B");
  EXPECT_EQ(park.asked(), "chance");
  park.draw();
  EXPECT_EQ(park.phase(), Phase::pitch);
  EXPECT_EQ(park.size(1, Role::offence), 7);
  EXPECT_EQ(park.size(2, Role::defence), 7);
  EXPECT_EQ(park.size(1, Role::defence), 0) << "dealt when it is first taken up";
}

TEST(XtraInnings, XI_15_both_sides_discard_at_the_same_time) {
  Park park = second_inning();
  EXPECT_EQ(park.phase(), Phase::refresh);
  EXPECT_EQ(park.asked(), "1 2");
}

TEST(XtraInnings, XI_15_at_least_two_cards_are_kept_and_the_hand_is_filled_to_seven) {
  Park park = second_inning();
  for (int i = 0; i < 5; ++i) {
    const std::string choices = park.choices_of(1);
    park.seat_plays(1, words_of(choices)[0]);
    park.seat_plays(2, "keep");
  }
  EXPECT_EQ(park.size(1, Role::offence), 2);
  EXPECT_EQ(park.board().owed[at(Role::offence)], 5);
  park.draw();
  EXPECT_EQ(park.phase(), Phase::pitch);
  EXPECT_EQ(park.size(1, Role::offence), 7);
}

TEST(XtraInnings, XI_15_discards_are_turned_over_when_both_are_done_and_not_before) {
  Park park = second_inning();
  const std::string choices = park.choices_of(2);
  park.seat_plays(2, words_of(choices)[0]);
  const std::size_t told = park.told().size();
  for (int i = 0; i < 4; ++i) park.seat_plays(2, "keep");
  for (int i = 0; i < 4; ++i) park.seat_plays(1, "keep");
  EXPECT_EQ(park.told().size(), told) << "nothing is said until the last answer";
  park.seat_plays(1, "keep");
  EXPECT_TRUE(park.said("XI-15 xi.refreshed seat=1 number=0"));
  EXPECT_TRUE(park.said("XI-15 xi.refreshed seat=2 number=1"));
}

TEST(XtraInnings, XI_15_after_keep_only_keep_is_left_and_everybody_answers_equally_often) {
  Park park = second_inning();
  const std::string choices = park.choices_of(1);
  const std::string first(words_of(choices)[0]);
  park.seat_plays(1, "keep");
  EXPECT_EQ(park.asked(), "1 2");
  EXPECT_EQ(park.choices_of(1), "keep");
  EXPECT_EQ(park.refused_of(1, first), "XI-15 xi.refused.rest_is_kept");
  EXPECT_EQ(park.refused_of(1, "FI"), "XI-15 xi.refused.discard_or_keep");
}

TEST(XtraInnings, XI_15_the_side_that_goes_into_the_field_takes_up_its_defence_cards) {
  Park park = second_inning();
  const std::string choices = park.choices_of(2);
  for (const std::string_view choice : words_of(choices)) {
    if (!choice.starts_with("drop:")) continue;
    EXPECT_EQ(role_of(static_cast<Card>(card_of_code(choice.substr(5)))), Role::defence);
  }
}

TEST(XtraInnings, XI_16_a_hand_that_falls_to_three_draws_one_at_once_and_the_other_does_not) {
  Park park = Park().exact_hands("1B 2B HR E", "GO GO GO GO GO");
  park.pitch("hit").play("1B");
  EXPECT_EQ(park.asked(), "chance");
  park.draw();
  EXPECT_EQ(park.size(1, Role::offence), 4);
  EXPECT_EQ(park.size(2, Role::defence), 5);
}

TEST(XtraInnings, XI_16_the_new_card_may_be_used_in_the_same_series) {
  Park park = Park().exact_hands("1B 2B HR FB", "GO GO GO GO GO");
  park.pitch("hit").play("1B *E GO");
  EXPECT_TRUE(park.offers("E"));
}

TEST(XtraInnings, XI_16_a_hand_of_five_does_not_draw) {
  Park park = Park().exact_hands("1B 2B HR FB E", "GO GO GO GO GO");
  park.pitch("hit").play("1B");
  EXPECT_EQ(park.asked(), "2");
}

TEST(XtraInnings, XI_16_a_card_owed_at_the_end_of_a_half_is_drawn_before_the_next_one) {
  Park park = Park().outs(2).exact_hands("HR 1B 1B 1B 1B", "SC GO GO GO");
  park.pitch("hit").play("HR SC");
  EXPECT_EQ(park.phase(), Phase::half_over);
  EXPECT_EQ(park.asked(), "chance");
  park.roll("RL");
  EXPECT_EQ(park.board().half, 1);
  EXPECT_EQ(park.hand(2, Role::defence), "GO GO GO RL");
}

TEST(XtraInnings, XI_18_the_game_ends_when_the_home_team_takes_the_lead_in_the_last_inning) {
  Park park = Park().inning(9, "bottom").score(2, 2).bases("3").hands("1B", "");
  park.pitch("hit").series("1B");
  EXPECT_EQ(park.phase(), Phase::over);
  EXPECT_EQ(park.runs(), "2-3");
  EXPECT_TRUE(park.said("XI-18 xi.walk_off team=2"));
}

TEST(XtraInnings, XI_18_only_the_runs_needed_count) {
  Park park = Park().inning(9, "bottom").score(2, 2).bases("1 2 3").hands("2B", "");
  park.pitch("hit").series("2B");
  EXPECT_EQ(park.runs(), "2-3");
}

TEST(XtraInnings, XI_18_all_runs_of_a_home_run_count) {
  Park park = Park().inning(11, "bottom").score(2, 2).bases("1 2 3").hands("HR", "");
  park.pitch("hit").series("HR");
  EXPECT_EQ(park.runs(), "2-6");
}

TEST(XtraInnings, XI_18_all_runs_of_a_home_run_inside_the_park_count_too) {
  Park park = Park().inning(9, "bottom").score(2, 2).bases("1 2 3").hands("3B ST", "");
  park.pitch("hit").series("3B pass ST");
  EXPECT_EQ(park.runs(), "2-6");
}

TEST(XtraInnings, XI_18_whoever_is_on_his_way_home_when_it_is_won_is_left_on_base) {
  Park park = Park().inning(9, "bottom").score(2, 2).bases("1 2 3").hands("3B", "");
  park.pitch("hit").series("3B");
  EXPECT_EQ(park.runs(), "2-3");
  EXPECT_TRUE(park.said("XI-7 xi.half_ends half=xi.half.bottom number=9 team=2 left=3"));
}

TEST(XtraInnings, XI_18_not_before_the_last_inning) {
  Park park = Park().inning(8, "bottom").score(2, 2).bases("3").hands("1B", "");
  park.pitch("hit").series("1B");
  EXPECT_EQ(park.phase(), Phase::pitch);
}

TEST(XtraInnings, XI_18_a_run_between_pitches_ends_it_too_and_the_count_is_not_settled) {
  Park park = Park().inning(9, "bottom").score(0, 0).bases("3").count(3, 0).hands("WP", "");
  park.pitch("ball").series("pass WP");
  EXPECT_EQ(park.phase(), Phase::over);
  EXPECT_EQ(park.runs(), "0-1");
}

TEST(XtraInnings, XI_19_after_the_last_inning_allowed_a_tie_is_a_draw) {
  Park park(Settings{{"max_innings", "12"}});
  park.inning(12, "bottom").score(4, 4).outs(2).count(0, 2).hands("1B 1B 1B", "");
  park.pitch("strike").series("");
  EXPECT_EQ(park.phase(), Phase::over);
  EXPECT_EQ(park.winners(), "");
  EXPECT_TRUE(park.said("XI-19 xi.drawn runs=4"));
}

TEST(XtraInnings, XI_19_a_short_game_has_its_last_inning_early) {
  Park park(Settings{{"max_innings", "2"}});
  park.inning(2, "bottom").score(1, 1).bases("3").hands("1B", "");
  park.pitch("hit").series("1B");
  EXPECT_EQ(park.phase(), Phase::over);
}

TEST(XtraInnings, XI_19_at_the_pitch_limit_the_game_ends_as_it_stands) {
  Park park(Settings{{"pitch_limit", "200"}});
  park.inning(5).score(1, 0).pitches_thrown(199).hands("", "");
  park.pitch("ball").series("");
  EXPECT_EQ(park.phase(), Phase::over);
  EXPECT_EQ(park.winners(), "1");
  EXPECT_TRUE(park.said("XI-19 xi.limit number=200"));
}

TEST(XtraInnings, XI_19_a_card_in_place_of_a_pitch_counts_as_a_pitch) {
  Park park = Park().hands("", "IW");
  park.seat_plays(2, "IW");
  park.seat_plays(1, "CH");
  EXPECT_EQ(park.board().pitches, 1);
}

}  // namespace
}  // namespace benchboss::xtra_innings
