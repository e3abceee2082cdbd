#include "games/xtra_innings/tests/park.h"
#include "tests/laws/event_text.h"

namespace benchboss::xtra_innings {
namespace {

// Why that card is refused after this pitch and these moves.
std::string refused(Park park, std::string_view call, std::string_view moves,
                    std::string_view card) {
  return park.pitch(call).play(moves).refused(card);
}

TEST(XtraInnings, XI_40_a_hit_batter_goes_to_first_and_nothing_answers) {
  Park park = Park().bases("1").count(1, 2).hands("HP", "");
  park.pitch("ball").play("pass HP");
  EXPECT_EQ(park.phase(), Phase::pitch);
  EXPECT_EQ(park.picture(), "1 2; 0-0; 0-0, 0 out");
}

TEST(XtraInnings, XI_40_only_after_a_ball) {
  EXPECT_EQ(refused(Park().hands("HP", ""), "strike", "", "HP"),
            "XI-40 xi.refused.only_after_a_ball");
}

TEST(XtraInnings, XI_41_on_a_wild_pitch_all_runners_advance_one) {
  Park park = Park().bases("1 3").hands("WP", "");
  park.pitch("ball").series("pass WP");
  EXPECT_EQ(park.picture(), "2; 1-0; 1-0, 0 out");
}

// Seed: Wild Pitch + Super Block = end of the series.
TEST(XtraInnings, XI_41_a_super_block_holds_everybody_and_ends_the_series) {
  Park park = Park().bases("1 3").hands("WP E", "BL");
  park.pitch("ball").play("pass WP BL");
  EXPECT_EQ(park.phase(), Phase::pitch);
  EXPECT_EQ(park.where(), "1 3");
}

TEST(XtraInnings, XI_41_block_and_pickoff_puts_out_the_runner_the_defence_chooses) {
  Park park = Park().bases("1 2").hands("WP", "BP");
  park.pitch("ball").play("pass WP");
  EXPECT_EQ(park.choices(), "BP:1 BP:2 pass");
  park.series("BP:2");
  EXPECT_EQ(park.where(), "1");
  EXPECT_EQ(park.board().outs, 1);
}

TEST(XtraInnings, XI_41_the_block_and_its_pickoff_are_told_under_this_rule) {
  Park park = Park().bases("1 2").hands("WP", "BP");
  park.pitch("ball").series("pass WP BP:2");
  EXPECT_TRUE(park.said("XI-41 xi.blocked_for seat=2 card=xi.card.BP base=xi.base.2"));
  EXPECT_TRUE(park.said("XI-41 xi.blocked seat=2"));
  EXPECT_TRUE(park.said("XI-41 xi.picked_off runner=xi.batter.1.1 base=xi.base.2"));
}

TEST(XtraInnings, XI_41_an_error_undoes_the_pickoff_but_not_the_block) {
  Park park = Park().bases("1 3").hands("WP E", "BP");
  park.pitch("ball").series("pass WP BP:1 E");
  EXPECT_EQ(park.where(), "1 3");
  EXPECT_EQ(park.board().outs, 0);
}

TEST(XtraInnings, XI_41_without_a_runner_on_first_or_second_it_is_just_a_block) {
  Park park = Park().bases("3").hands("WP E", "BP");
  park.pitch("ball").play("pass WP");
  EXPECT_TRUE(park.offers("BP"));
  park.play("BP");
  EXPECT_EQ(park.phase(), Phase::pitch);
  EXPECT_EQ(park.where(), "3");
}

TEST(XtraInnings, XI_41_only_after_a_ball_with_a_runner) {
  EXPECT_EQ(refused(Park().bases("1").hands("WP", ""), "strike", "pass", "WP"),
            "XI-41 xi.refused.only_after_a_ball");
  EXPECT_EQ(refused(Park().hands("WP", ""), "ball", "pass", "WP"), "XI-41 xi.refused.no_runner");
}

TEST(XtraInnings, XI_42_a_checked_swing_makes_the_strike_a_ball_even_the_third) {
  Park park = Park().count(1, 2).hands("CK", "");
  park.pitch("strike").series("CK");
  EXPECT_EQ(park.tally(), "2-2, 0 out");
}

TEST(XtraInnings, XI_42_it_can_be_ball_four) {
  Park park = Park().count(3, 2).hands("CK", "");
  park.pitch("strike").series("CK");
  EXPECT_EQ(park.where(), "1");
}

TEST(XtraInnings, XI_42_a_called_strike_answers_it_and_no_error_helps) {
  Park park = Park().count(0, 2).hands("CK E", "CL");
  park.pitch("strike").play("CK CL");
  EXPECT_EQ(park.phase(), Phase::pitch);
  EXPECT_EQ(park.board().outs, 1);
}

TEST(XtraInnings, XI_42_only_after_a_strike) {
  EXPECT_EQ(refused(Park().hands("CK", ""), "ball", "pass", "CK"),
            "XI-42 xi.refused.only_after_a_strike");
}

TEST(XtraInnings, XI_42a_a_called_strike_turns_a_ball_into_a_strike_without_answer) {
  Park park = Park().count(3, 2).hands("E FB", "CL");
  park.pitch("ball").play("CL");
  EXPECT_EQ(park.tally(), "0-0, 1 out");
  EXPECT_TRUE(park.said("XI-42a xi.called"));
}

TEST(XtraInnings, XI_42a_can_be_switched_off) {
  Park park = Park(Settings{{"called_strike_on_ball", "off"}}).bases("1").hands("", "CL");
  park.pitch("ball");
  EXPECT_EQ(park.choices(), "pass");
  EXPECT_EQ(park.refused("CL"), "XI-42a xi.refused.called_strike_is_off");
}

TEST(XtraInnings, XI_43_a_foul_ball_takes_the_third_strike_away) {
  Park park = Park().count(2, 2).hands("FB", "");
  park.pitch("strike").series("FB");
  EXPECT_EQ(park.tally(), "2-2, 0 out");
}

TEST(XtraInnings, XI_43_is_for_the_third_strike_only) {
  EXPECT_EQ(refused(Park().count(2, 1).hands("FB", ""), "strike", "", "FB"),
            "XI-43 xi.refused.only_on_the_third_strike");
}

TEST(XtraInnings, XI_43_a_foul_tip_answers_it) {
  Park park = Park().count(0, 2).hands("FB", "FT");
  park.pitch("strike").series("FB FT");
  EXPECT_EQ(park.board().outs, 1);
}

TEST(XtraInnings, XI_44_a_bunt_moves_the_runners_and_puts_the_batter_out) {
  Park park = Park().bases("1 3").hands("BU", "");
  park.pitch("strike").series("pass BU");
  EXPECT_EQ(park.picture(), "2; 1-0; 0-0, 1 out");
}

TEST(XtraInnings, XI_44_a_fly_brings_the_runner_on_third_home_and_the_others_hold) {
  Park park = Park().bases("1 3").hands("SF", "");
  park.pitch("strike").series("pass SF");
  EXPECT_EQ(park.where(), "1");
  EXPECT_EQ(park.runs(), "1-0");
}

TEST(XtraInnings, XI_44_out_at_home_takes_the_runner_who_would_score) {
  Park fly = Park().bases("3").hands("SF", "OH");
  fly.pitch("strike").series("SF OH");
  EXPECT_EQ(fly.board().outs, 2);
  EXPECT_EQ(fly.runs(), "0-0");
  Park bunt = Park().bases("1 3").hands("BU", "OH");
  bunt.pitch("strike").series("pass BU OH");
  EXPECT_EQ(bunt.board().outs, 2);
  EXPECT_EQ(bunt.where(), "2");
}

TEST(XtraInnings, XI_44_the_runner_out_at_home_is_told_under_this_rule) {
  Park fly = Park().bases("3").hands("SF", "OH");
  fly.pitch("strike").series("SF OH");
  EXPECT_TRUE(fly.said("XI-44 xi.played seat=2 card=xi.card.OH"));
  EXPECT_TRUE(fly.said("XI-44 xi.cut_down runner=xi.batter.1.1"));
}

TEST(XtraInnings, XI_44_nobody_is_out_at_home_on_a_bunt_without_a_runner_on_third) {
  Park park = Park().bases("1").hands("BU", "OH");
  park.pitch("strike").play("pass BU");
  EXPECT_EQ(park.phase(), Phase::pitch) << "nobody was asked for an answer";
}

TEST(XtraInnings, XI_44_an_error_lets_the_runner_score_and_the_batter_is_out_all_the_same) {
  Park park = Park().bases("3").hands("SF E", "OH");
  park.pitch("strike").series("SF OH E");
  EXPECT_EQ(park.board().outs, 1);
  EXPECT_EQ(park.runs(), "1-0");
}

TEST(XtraInnings, XI_44_never_after_the_third_strike_with_two_outs_or_after_a_ball) {
  EXPECT_EQ(refused(Park().bases("3").count(0, 2).hands("SF BU", ""), "strike", "", "SF"),
            "XI-44 xi.refused.never_after_the_third");
  EXPECT_EQ(refused(Park().bases("3").outs(2).hands("SF BU", ""), "strike", "", "BU"),
            "XI-44 xi.refused.two_outs");
  EXPECT_EQ(refused(Park().bases("3").hands("SF BU", ""), "ball", "pass", "BU"),
            "XI-44 xi.refused.only_after_a_strike");
  EXPECT_EQ(refused(Park().hands("SF BU", ""), "strike", "", "BU"), "XI-44 xi.refused.no_runner");
}

TEST(XtraInnings, XI_45_a_runner_steals_the_free_base_ahead_and_the_offence_chooses_him) {
  Park park = Park().bases("1 2").hands("SB", "");
  park.pitch("ball").play("pass");
  EXPECT_EQ(park.choices(), "SB:2 pass");
  park.series("SB:2");
  EXPECT_EQ(park.where(), "1 3");
  Park first = Park().bases("1 3").hands("SB", "");
  first.pitch("strike").play("pass");
  EXPECT_EQ(first.choices(), "SB:1 CK pass");
}

// Seed, example 1: Stolen Base + Caught Stealing = out, then a new pitch.
TEST(XtraInnings, XI_45_caught_stealing_puts_him_out_and_play_goes_on_with_a_pitch) {
  Park park = Park().bases("1").hands("SB", "CS");
  park.pitch("ball").series("pass SB:1 CS");
  EXPECT_EQ(park.picture(), "-; 0-0; 1-0, 1 out");
  EXPECT_EQ(park.phase(), Phase::pitch);
}

// Seed: Stolen Base + Caught Stealing + Error = end of the series (safe).
TEST(XtraInnings, XI_39_an_error_makes_the_stealing_runner_safe_and_ends_the_series) {
  Park park = Park().bases("1").hands("SB E", "CS");
  park.pitch("ball").play("pass SB:1 CS E");
  EXPECT_EQ(park.where(), "2");
  EXPECT_EQ(park.phase(), Phase::pitch);
}

TEST(XtraInnings, XI_45_home_cannot_be_stolen_with_it) {
  EXPECT_EQ(refused(Park().bases("3").hands("SB", ""), "ball", "pass", "SB:1"),
            "XI-45 xi.refused.no_free_base");
}

TEST(XtraInnings, XI_46_a_double_steal_moves_both) {
  Park back = Park().bases("1 2").hands("DS", "");
  back.pitch("ball").series("pass DS");
  EXPECT_EQ(back.where(), "2 3");
  Park home = Park().bases("1 3").hands("DS", "");
  home.pitch("ball").series("pass DS");
  EXPECT_EQ(home.where(), "2");
  EXPECT_EQ(home.runs(), "1-0");
}

TEST(XtraInnings, XI_46_caught_stealing_takes_the_lead_runner_and_the_other_is_safe) {
  Park park = Park().bases("1 2").hands("DS", "CS");
  park.pitch("ball").series("pass DS CS");
  EXPECT_EQ(park.where(), "2");
  EXPECT_EQ(park.board().outs, 1);
}

TEST(XtraInnings, XI_46_both_runners_and_the_one_who_is_caught_are_told_under_this_rule) {
  Park both = Park().bases("1 3").hands("DS", "");
  both.pitch("ball").series("pass DS");
  EXPECT_TRUE(both.said("XI-46 xi.stole runner=xi.batter.1.1 base=xi.base.4"));
  EXPECT_TRUE(both.said("XI-46 xi.stole runner=xi.batter.1.2 base=xi.base.2"));
  EXPECT_TRUE(both.said("XI-46 xi.scored runner=xi.batter.1.1 team=1 runs=1 against=0"));
  Park caught = Park().bases("1 2").hands("DS", "CS");
  caught.pitch("ball").series("pass DS CS");
  EXPECT_TRUE(caught.said("XI-46 xi.played seat=2 card=xi.card.CS"));
  EXPECT_TRUE(caught.said("XI-46 xi.caught runner=xi.batter.1.1 base=xi.base.3"));
}

TEST(XtraInnings, XI_46_needs_two_runners_and_a_free_base) {
  EXPECT_EQ(refused(Park().bases("1 2 3").hands("DS", ""), "ball", "pass", "DS"),
            "XI-46 xi.refused.no_free_base");
}

TEST(XtraInnings, XI_47_a_balk_moves_all_runners_and_the_pitch_counts) {
  Park park = Park().bases("2 3").count(0, 1).hands("BK", "BL");
  park.pitch("strike").play("pass BK");
  EXPECT_EQ(park.phase(), Phase::pitch) << "no answer";
  EXPECT_EQ(park.picture(), "3; 1-0; 0-2, 0 out");
}

TEST(XtraInnings, XI_48_a_pickoff_puts_the_runner_out_and_the_pitch_counts) {
  Park park = Park().bases("1 2").hands("", "P1 P2");
  park.pitch("ball");
  EXPECT_EQ(park.choices(), "P1 P2 pass");
  park.series("P2");
  EXPECT_EQ(park.picture(), "1; 0-0; 1-0, 1 out");
}

TEST(XtraInnings, XI_48_an_error_undoes_it) {
  Park park = Park().bases("1").hands("E", "P1");
  park.pitch("strike").series("P1 E");
  EXPECT_EQ(park.picture(), "1; 0-0; 0-1, 0 out");
}

TEST(XtraInnings, XI_48_needs_a_runner_on_that_base) {
  EXPECT_EQ(refused(Park().bases("2").hands("", "P1"), "strike", "", "P1"),
            "XI-48 xi.refused.no_runner");
}

TEST(XtraInnings, XI_49_an_intentional_walk_puts_the_batter_on_first) {
  Park park = Park().bases("1 2 3").count(2, 2).hands("", "IW");
  park.seat_plays(2, "IW");
  park.seat_plays(1, "CH");
  EXPECT_EQ(park.picture(), "1 2 3; 1-0; 0-0, 0 out");
}

TEST(XtraInnings, XI_50_a_pitching_change_lets_the_defence_change_cards_and_keeps_the_count) {
  Park park = Park().count(2, 1).hands("", "PC");
  park.seat_plays(2, "PC");
  park.seat_plays(1, "CH");
  EXPECT_EQ(park.asked(), "2");
  park.play("drop:FT drop:FT drop:RL keep");
  EXPECT_EQ(park.asked(), "chance");
  EXPECT_EQ(park.board().owed[at(Role::defence)], 3);
  park.draw();
  EXPECT_EQ(park.size(2, Role::defence), 6);
  EXPECT_EQ(park.tally(), "2-1, 0 out");
  EXPECT_TRUE(park.said("XI-50 xi.new_pitcher team=2 pitcher=xi.pitcher.2.2"));
}

TEST(XtraInnings, XI_50_a_pinch_hitter_changes_cards_and_the_pitch_is_counted_afterwards) {
  Park park = Park().count(0, 1).hands("PH", "");
  park.pitch("strike").play("PH drop:FB keep");
  EXPECT_EQ(park.size(1, Role::offence), 5);
  park.draw();
  EXPECT_EQ(park.size(1, Role::offence), 6);
  EXPECT_EQ(park.tally(), "0-2, 0 out");
  EXPECT_TRUE(park.said("XI-50 xi.pinch_hitter team=1 batter=xi.batter.1.1"));
}

TEST(XtraInnings, XI_50_the_sixth_pitcher_stays_in) {
  Park park = Park().hands("", "PC");
  park.state().board.pitcher = {6, 6};
  park.seat_plays(2, "PC");
  park.seat_plays(1, "CH");
  EXPECT_EQ(park.board().pitcher[1], 6);
}

TEST(XtraInnings, XI_51_ball_four_after_a_wild_pitch_still_takes_effect) {
  Park park = Park().bases("1").count(3, 0).hands("WP", "");
  park.pitch("ball").series("pass WP");
  EXPECT_EQ(park.where(), "1 2");
}

TEST(XtraInnings, XI_51_when_both_have_passed_the_count_is_told_and_nobody_takes_it_back) {
  Park park = Park().bases("1").count(1, 1).hands("SB", "");
  EventsOf<XtraInnings> events;
  park.pitch("ball").play("pass");
  XtraInnings::act(park.rules(), park.state(), 0, {kPass}, events);
  ASSERT_EQ(events.size(), 1u);
  EXPECT_EQ(text_of<XtraInnings>(events[0]), "XI-51 xi.counted balls=2 strikes=1");
  EXPECT_TRUE(events[0].learned.has(0));
  EXPECT_TRUE(events[0].learned.has(1));
}

TEST(XtraInnings, XI_51_strike_three_after_a_stolen_base_still_takes_effect) {
  Park park = Park().bases("1").count(0, 2).hands("SB", "");
  park.pitch("strike").series("pass SB:1");
  EXPECT_EQ(park.picture(), "2; 0-0; 0-0, 1 out");
}

TEST(XtraInnings, XI_51_the_next_batter_starts_at_nothing_after_a_hit_safe_or_out) {
  for (const std::string_view cards : {"1B", "1B GO"}) {
    Park park = Park().count(2, 2).hands("1B", "GO");
    park.pitch("hit").series(cards);
    EXPECT_EQ(park.board().batter[0], 2);
    EXPECT_EQ(park.board().balls + park.board().strikes, 0);
  }
}

TEST(XtraInnings, XI_52_a_third_out_on_the_bases_ends_the_half_and_the_batter_leads_off_the_next) {
  Park park = Park().bases("1").outs(2).count(3, 2).hands("", "P1");
  park.pitch("ball").series("P1");
  EXPECT_EQ(park.board().half, 1);
  EXPECT_EQ(park.board().batter[0], 2) << "he was up and is up again";
  EXPECT_EQ(park.tally(), "0-0, 0 out");
  EXPECT_EQ(park.where(), "-") << "ball four does not count any more";
}

}  // namespace
}  // namespace benchboss::xtra_innings
