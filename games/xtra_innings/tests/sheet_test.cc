#include "games/xtra_innings/tests/park.h"

namespace benchboss::xtra_innings {
namespace {

int hits(const Park& park, int team) {
  int sum = 0;
  for (int place = 1; place <= kLineup; ++place) sum += park.batting(team, place, Batting::hits);
  return sum;
}

TEST(XtraInningsSheet, a_home_run_is_a_hit_a_run_and_runs_batted_in) {
  Park park = Park().bases("1").hands("HR", "");
  park.pitch("hit").series("HR");
  EXPECT_EQ(park.batting(1, 2, Batting::hits), 1);
  EXPECT_EQ(park.batting(1, 2, Batting::home_runs), 1);
  EXPECT_EQ(park.batting(1, 2, Batting::batted_in), 2);
  EXPECT_EQ(park.batting(1, 2, Batting::runs), 1);
  EXPECT_EQ(park.batting(1, 1, Batting::runs), 1);
  EXPECT_EQ(park.sheet().teams[0].innings[0], 2);
  EXPECT_EQ(park.pitching(2, 1, Pitching::runs), 2);
}

TEST(XtraInningsSheet, a_hit_undone_and_saved_by_an_error_is_an_error_and_no_hit) {
  Park park = Park().bases("3").hands("1B E", "GO");
  park.pitch("hit").series("1B GO E");
  EXPECT_EQ(hits(park, 1), 0);
  EXPECT_EQ(park.sheet().teams[1].errors, 1);
  EXPECT_EQ(park.batting(1, 2, Batting::on_error), 1);
  EXPECT_EQ(park.batting(1, 2, Batting::at_bats), 1);
  EXPECT_EQ(park.batting(1, 2, Batting::batted_in), 0);
  EXPECT_EQ(park.runs(), "1-0");
}

TEST(XtraInningsSheet, a_stretched_single_is_a_double_and_one_cut_down_stays_a_single) {
  Park safe = Park().hands("1B ST", "");
  safe.pitch("hit").series("1B pass ST");
  EXPECT_EQ(safe.batting(1, 1, Batting::doubles), 1);
  Park out = Park().hands("1B ST", "");
  out.pitch("hit").series("1B pass ST RL");
  EXPECT_EQ(out.batting(1, 1, Batting::doubles), 0);
  EXPECT_EQ(out.batting(1, 1, Batting::hits), 1);
  EXPECT_EQ(out.pitching(2, 1, Pitching::outs), 1);
}

TEST(XtraInningsSheet, walks_hit_batters_and_sacrifices_are_no_at_bats) {
  Park walk = Park().count(3, 0).hands("", "");
  walk.pitch("ball").series("");
  EXPECT_EQ(walk.batting(1, 1, Batting::walks), 1);
  EXPECT_EQ(walk.batting(1, 1, Batting::at_bats), 0);
  EXPECT_EQ(walk.batting(1, 1, Batting::plate_appearances), 1);
  Park bunt = Park().bases("1").hands("BU", "");
  bunt.pitch("strike").series("pass BU");
  EXPECT_EQ(bunt.batting(1, 2, Batting::sacrifices), 1);
  EXPECT_EQ(bunt.batting(1, 2, Batting::at_bats), 0);
}

TEST(XtraInningsSheet, a_double_play_is_two_outs_of_the_pitcher_and_no_run_batted_in) {
  Park park = Park().bases("1 2 3").hands("1B", "DP");
  park.pitch("hit").series("1B DP");
  EXPECT_EQ(park.pitching(2, 1, Pitching::outs), 2);
  EXPECT_EQ(park.sheet().teams[1].double_plays, 1);
  EXPECT_EQ(park.batting(1, 4, Batting::batted_in), 0);
  EXPECT_EQ(park.runs(), "1-0");
}

TEST(XtraInningsSheet, outs_on_the_bases_are_outs_of_the_pitcher_too) {
  Park park = Park().bases("3").hands("SF", "OH");
  park.pitch("strike").series("SF OH");
  EXPECT_EQ(park.pitching(2, 1, Pitching::outs), 2);
}

TEST(XtraInningsSheet, steals_are_credited_and_not_when_the_partner_is_caught) {
  Park both = Park().bases("1 2").hands("DS", "");
  both.pitch("ball").series("pass DS");
  EXPECT_EQ(both.batting(1, 1, Batting::stolen_bases), 1);
  EXPECT_EQ(both.batting(1, 2, Batting::stolen_bases), 1);
  Park caught = Park().bases("1 2").hands("DS", "CS");
  caught.pitch("ball").series("pass DS CS");
  EXPECT_EQ(caught.batting(1, 1, Batting::caught_stealing), 1);
  EXPECT_EQ(caught.batting(1, 2, Batting::stolen_bases), 0);
}

TEST(XtraInningsSheet, a_runner_safe_on_an_error_was_caught_stealing_and_stole_nothing) {
  Park one = Park().bases("1").hands("SB E", "CS");
  one.pitch("ball").series("pass SB:1 CS E");
  EXPECT_EQ(one.batting(1, 1, Batting::stolen_bases), 0);
  EXPECT_EQ(one.batting(1, 1, Batting::caught_stealing), 1);
  EXPECT_EQ(one.pitching(2, 1, Pitching::outs), 0);
  Park two = Park().bases("1 2").hands("DS E", "CS");
  two.pitch("ball").series("pass DS CS E");
  EXPECT_EQ(two.batting(1, 1, Batting::caught_stealing), 1);
  EXPECT_EQ(two.batting(1, 1, Batting::stolen_bases), 0);
  EXPECT_EQ(two.batting(1, 2, Batting::stolen_bases), 0);
}

TEST(XtraInningsSheet, a_run_that_only_an_error_let_in_is_no_sacrifice_and_not_batted_in) {
  for (const std::string_view card : {"SF", "BU"}) {
    Park park = Park().bases("3").hands(std::string(card) + " E", "OH");
    park.pitch("strike").series(std::string(card) + " OH E");
    EXPECT_EQ(park.runs(), "1-0") << card;
    EXPECT_EQ(park.batting(1, 2, Batting::batted_in), 0) << card;
    EXPECT_EQ(park.batting(1, 2, Batting::sacrifices), 0) << card;
    EXPECT_EQ(park.batting(1, 2, Batting::at_bats), 1) << card;
  }
}

TEST(XtraInningsSheet, a_sacrifice_bats_its_run_in) {
  Park park = Park().bases("3").hands("SF", "");
  park.pitch("strike").series("SF");
  EXPECT_EQ(park.batting(1, 2, Batting::batted_in), 1);
  EXPECT_EQ(park.batting(1, 2, Batting::sacrifices), 1);
}

// With the bases full the grounder would have brought the runner from third home all the same.
TEST(XtraInningsSheet, on_an_error_the_run_counts_as_batted_in_that_would_have_scored_anyway) {
  Park full = Park().bases("1 2 3").hands("1B E", "GO");
  full.pitch("hit").series("1B GO E");
  EXPECT_EQ(full.batting(1, 4, Batting::batted_in), 1);
  Park two_outs = Park().bases("1 2 3").outs(2).hands("1B E", "GO");
  two_outs.pitch("hit").series("1B GO E");
  EXPECT_EQ(two_outs.runs(), "1-0");
  EXPECT_EQ(two_outs.batting(1, 4, Batting::batted_in), 0);
  Park turned = Park().bases("1 2 3").hands("1B E", "DP");
  turned.pitch("hit").series("1B DP E");
  EXPECT_EQ(turned.batting(1, 4, Batting::batted_in), 0);
}

TEST(XtraInningsSheet, the_extra_base_of_an_error_bats_nobody_in) {
  Park park = Park().bases("1 3").hands("1B ST E+", "RL");
  park.pitch("hit").series("1B pass ST RL E+");
  EXPECT_EQ(park.runs(), "2-0");
  EXPECT_EQ(park.batting(1, 3, Batting::batted_in), 1) << "the runner from third, on the single";
  EXPECT_EQ(park.batting(1, 3, Batting::hits), 1);
}

TEST(XtraInningsSheet, a_wild_pitch_bats_nobody_in_and_a_walk_with_full_bases_does) {
  Park wild = Park().bases("3").hands("WP", "");
  wild.pitch("ball").series("pass WP");
  EXPECT_EQ(wild.runs(), "1-0");
  EXPECT_EQ(wild.batting(1, 2, Batting::batted_in), 0);
  Park walk = Park().bases("1 2 3").count(3, 0).hands("", "");
  walk.pitch("ball").series("");
  EXPECT_EQ(walk.batting(1, 4, Batting::batted_in), 1);
}

TEST(XtraInningsSheet, two_outs_on_a_bunt_or_a_fly_are_a_double_play) {
  Park fly = Park().bases("3").hands("SF", "OH");
  fly.pitch("strike").series("SF OH");
  EXPECT_EQ(fly.sheet().teams[1].double_plays, 1);
}

TEST(XtraInningsSheet, a_new_pitcher_gets_a_line_of_his_own_and_a_pinch_hitter_a_note) {
  Park park = Park().count(0, 2).hands("PH 1B 1B 1B 2B 2B 3B", "PC");
  park.seat_plays(2, "PC");
  park.seat_plays(1, "FI");
  park.play("keep").draw();
  park.pitch("strike").series("PH keep");
  EXPECT_EQ(park.sheet().teams[1].pitchers, 2);
  EXPECT_EQ(park.pitching(2, 2, Pitching::strikeouts), 1);
  EXPECT_EQ(park.pitching(2, 1, Pitching::strikeouts), 0);
  EXPECT_EQ(park.batting(1, 1, Batting::pinch_hitters), 1);
}

TEST(XtraInningsSheet, a_run_is_charged_to_the_pitcher_who_put_the_runner_on) {
  Park park = Park().hands("1B HR 2B 2B 3B 1B 1B", "PC GO GO GO GO GO GO");
  park.pitch("hit").series("1B pass");
  park.seat_plays(2, "PC");
  park.seat_plays(1, "FI");
  park.play("keep").draw();
  park.pitch("hit").series("HR");
  EXPECT_EQ(park.runs(), "2-0");
  EXPECT_EQ(park.pitching(2, 1, Pitching::runs), 1) << "the runner on first was his";
  EXPECT_EQ(park.pitching(2, 2, Pitching::runs), 1) << "the home run";
  EXPECT_EQ(park.pitching(2, 2, Pitching::home_runs), 1);
}

TEST(XtraInningsSheet, runners_left_on_base_and_the_mix_of_pitches_are_counted) {
  Park park = Park().bases("1 3").outs(2).count(0, 2).hands("1B 1B 1B 1B 2B 2B 3B", "");
  park.pitch("strike").series("");
  EXPECT_EQ(park.sheet().teams[0].left_on_base, 2);
  EXPECT_EQ(park.sheet().teams[1].thrown[static_cast<std::size_t>(Pitch::inside)], 1);
  EXPECT_EQ(park.sheet().teams[0].guessed[static_cast<std::size_t>(Pitch::curve)], 1);
  EXPECT_EQ(park.pitching(2, 1, Pitching::pitches), 1);
}

}  // namespace
}  // namespace benchboss::xtra_innings
