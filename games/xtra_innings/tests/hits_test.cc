#include "games/xtra_innings/tests/park.h"

namespace benchboss::xtra_innings {
namespace {

// A hit with these cards, played out: where everybody stands, the outs and the score.
struct After {
  std::string where;
  int outs;
  std::string runs;
  friend bool operator==(const After&, const After&) = default;
  friend std::ostream& operator<<(std::ostream& out, const After& after) {
    return out << after.where << " / " << after.outs << " / " << after.runs;
  }
};

After after_hit(Park park, std::string_view cards) {
  park.pitch("hit").series(cards);
  return {park.where(), park.board().outs, park.runs()};
}

TEST(XtraInnings, XI_17_runners_advance_as_far_as_the_hit) {
  const auto after = [](std::string_view runners, std::string_view hit) {
    return after_hit(Park().bases(runners).hands(hit, ""), hit);
  };
  EXPECT_EQ(after("1 3", "1B"), (After{"1 2", 0, "1-0"}));
  EXPECT_EQ(after("1 3", "2B"), (After{"2 3", 0, "1-0"}));
  EXPECT_EQ(after("1 2", "3B"), (After{"3", 0, "2-0"}));
  EXPECT_EQ(after("1 2 3", "HR"), (After{"-", 0, "4-0"}));
}

TEST(XtraInnings, XI_30_a_hit_card_in_hand_must_be_played_and_he_chooses_which) {
  Park park = Park().bases("1 3").hands("1B HR E HAR SQ", "");
  park.pitch("hit");
  EXPECT_EQ(park.choices(), "HR 1B HAR SQ");
  EXPECT_EQ(park.refused("pass"), "XI-30 xi.refused.must_hit");
  EXPECT_EQ(park.refused("drop:E"), "XI-30 xi.refused.must_hit");
}

TEST(XtraInnings, XI_30_optional_cards_take_the_place_of_a_single_only) {
  Park park = Park().bases("1 3").hands("2B HAR SQ", "");
  park.pitch("hit");
  EXPECT_EQ(park.choices(), "2B");
  EXPECT_EQ(park.refused("HAR"), "XI-30 xi.refused.must_hit");
}

TEST(XtraInnings, XI_30_optional_cards_may_be_played_without_any_hit_card) {
  Park park = Park().bases("3").exact_hands("HAR SQ E ST", "GO GO GO GO");
  park.pitch("hit");
  EXPECT_EQ(park.choices(), "HAR SQ drop:HAR drop:SQ drop:E drop:ST");
}

TEST(XtraInnings, XI_30_hit_cards_are_for_hits_only) {
  Park park = Park().bases("3").hands("1B SQ", "");
  park.pitch("strike");
  EXPECT_EQ(park.refused("1B"), "XI-30 xi.refused.only_on_a_hit");
  EXPECT_EQ(park.refused("SQ"), "XI-37 xi.refused.only_on_a_hit");
}

TEST(XtraInnings, XI_30_sacrifices_are_not_hit_cards) {
  Park park = Park().bases("3").hands("SF BU 1B", "");
  park.pitch("hit");
  EXPECT_EQ(park.choices(), "1B");
  EXPECT_EQ(park.refused("SF"), "XI-24 xi.refused.next_pitch_first");
}

TEST(XtraInnings, XI_31_without_a_hit_card_one_is_discarded_and_one_drawn) {
  Park park = Park().hands("E", "");
  park.pitch("hit");
  EXPECT_EQ(park.refused("pass"), "XI-31 xi.refused.must_discard");
  park.play("drop:FB");
  EXPECT_EQ(park.asked(), "chance");
  EXPECT_TRUE(park.said("XI-31 xi.discarded seat=1 card=xi.card.FB"));
  EXPECT_EQ(park.size(1, Role::offence), 6);
}

TEST(XtraInnings, XI_31_a_hit_card_drawn_must_be_played) {
  Park park = Park().bases("1").hands("E", "");
  park.pitch("hit").play("drop:FB *2B");
  EXPECT_TRUE(park.said("XI-31 xi.played seat=1 card=xi.card.2B"));
  park.series("");
  EXPECT_EQ(park.where(), "2 3");
}

TEST(XtraInnings, XI_31_another_card_is_kept_and_the_hit_is_a_single) {
  Park park = Park().hands("E", "");
  park.pitch("hit").series("drop:FB *BK");
  EXPECT_EQ(park.where(), "1");
  EXPECT_EQ(park.hand(1, Role::offence).find("BK") != std::string::npos, true);
  EXPECT_TRUE(park.said("XI-31 xi.no_hit_drawn seat=1"));
}

TEST(XtraInnings, XI_31_an_optional_card_drawn_may_be_played_at_once) {
  Park park = Park().bases("1").hands("E", "");
  park.pitch("hit").play("drop:FB *HAR");
  EXPECT_EQ(park.choices(), "HAR pass");
  park.series("HAR");
  EXPECT_EQ(park.where(), "1 3");
}

TEST(XtraInnings, XI_31_only_the_card_just_drawn_may_be_played_then) {
  Park park = Park().bases("1 3").hands("E HAR", "");
  park.pitch("hit").play("drop:FB *SQ");
  EXPECT_EQ(park.choices(), "SQ pass");
  EXPECT_EQ(park.refused("HAR"), "XI-31 xi.refused.only_the_drawn_card");
}

TEST(XtraInnings, XI_32_the_defence_may_change_a_card_after_a_draw_and_play_it) {
  Park park = Park().hands("E", "");
  park.pitch("hit").play("drop:FB *BK");
  EXPECT_EQ(park.asked(), "2");
  EXPECT_EQ(park.choices(), "drop:RL drop:FT drop:BL pass");
  park.series("drop:BL *GO GO");
  EXPECT_EQ(park.board().outs, 1);
  EXPECT_EQ(park.size(2, Role::defence), 6);
}

TEST(XtraInnings, XI_32_there_is_no_change_when_the_offence_held_its_hit) {
  Park park = Park().hands("1B", "GO");
  park.pitch("hit").play("1B");
  EXPECT_EQ(park.choices(), "GO pass");
}

TEST(XtraInnings, XI_33_a_ground_out_puts_the_batter_out_and_forced_runners_advance) {
  const auto after = [](std::string_view runners, int outs = 0) {
    return after_hit(Park().bases(runners).outs(outs).hands("1B", "GO"), "1B GO");
  };
  EXPECT_EQ(after("-"), (After{"-", 1, "0-0"}));
  EXPECT_EQ(after("1"), (After{"2", 1, "0-0"}));
  EXPECT_EQ(after("3"), (After{"3", 1, "0-0"}));
  EXPECT_EQ(after("1 2 3"), (After{"2 3", 1, "1-0"}));
  EXPECT_EQ(after("1 3"), (After{"2 3", 1, "0-0"}));
}

TEST(XtraInnings, XI_33_no_run_counts_on_a_ground_out_that_is_the_third_out) {
  EXPECT_EQ(after_hit(Park().bases("1 2 3").outs(2).hands("1B", "GO"), "1B GO").runs, "0-0");
}

TEST(XtraInnings, XI_33_on_a_fielders_choice_the_runner_on_first_is_out_at_second) {
  const auto after = [](std::string_view runners) {
    return after_hit(Park().bases(runners).hands("1B", "FC"), "1B FC");
  };
  EXPECT_EQ(after("1"), (After{"1", 1, "0-0"}));
  EXPECT_EQ(after("1 2"), (After{"1 3", 1, "0-0"}));
  EXPECT_EQ(after("1 3"), (After{"1 3", 1, "0-0"}));
  EXPECT_EQ(after("1 2 3"), (After{"1 3", 1, "1-0"}));
}

TEST(XtraInnings, XI_33_a_double_play_puts_out_the_batter_and_the_runner_on_first) {
  EXPECT_EQ(after_hit(Park().bases("1 2 3").hands("1B", "DP"), "1B DP"), (After{"3", 2, "1-0"}));
  EXPECT_EQ(after_hit(Park().bases("1").hands("1B", "DP"), "1B DP"), (After{"-", 2, "0-0"}));
}

TEST(XtraInnings, XI_33_no_run_counts_on_a_double_play_that_ends_the_half) {
  EXPECT_EQ(after_hit(Park().bases("1 2 3").outs(1).hands("1B", "DP"), "1B DP").runs, "0-0");
}

TEST(XtraInnings, XI_33_a_single_of_a_discard_is_answered_like_a_single) {
  EXPECT_EQ(after_hit(Park().bases("1").hands("E", "DP"), "drop:FB *BK pass pass DP"),
            (After{"-", 2, "0-0"}));
}

TEST(XtraInnings, XI_33a_without_a_runner_on_first_they_are_plain_ground_outs) {
  EXPECT_EQ(after_hit(Park().bases("3").hands("1B", "FC"), "1B FC"), (After{"3", 1, "0-0"}));
  EXPECT_EQ(after_hit(Park().bases("2").hands("1B", "DP"), "1B DP"), (After{"2", 1, "0-0"}));
}

TEST(XtraInnings, XI_33a_a_double_play_with_two_outs_is_a_plain_ground_out) {
  Park park = Park().bases("1").outs(2).hands("1B", "DP");
  park.pitch("hit").series("1B DP");
  EXPECT_TRUE(
      park.said("XI-33a xi.at_plate_out batter=xi.batter.1.2 how=xi.plate.ground_out outs=3"));
}

TEST(XtraInnings, XI_33a_switched_off_they_need_their_runner) {
  Park park = Park(Settings{{"grounders_adapt", "off"}}).bases("2").hands("1B", "FC DP GO");
  park.pitch("hit").play("1B");
  EXPECT_EQ(park.choices(), "GO pass");
  EXPECT_EQ(park.refused("FC"), "XI-33a xi.refused.no_runner_to_put_out");
}

TEST(XtraInnings, XI_33a_is_off_in_little_league_unless_it_is_switched_on) {
  EXPECT_FALSE(rules_of({{"level", "little"}}).level.grounders_adapt);
  EXPECT_TRUE(rules_of({{"level", "little"}, {"grounders_adapt", "on"}}).level.grounders_adapt);
  EXPECT_TRUE(rules_of().level.grounders_adapt);
}

// Seed, example 3: a double is safe at second unless the defence plays Long Fly.
TEST(XtraInnings, XI_34_a_double_is_safe_at_second_unless_long_fly_takes_it) {
  EXPECT_EQ(after_hit(Park().hands("2B", "LF"), "2B"), (After{"2", 0, "0-0"}));
  EXPECT_EQ(after_hit(Park().bases("1").hands("2B", "LF"), "2B LF"), (After{"1", 1, "0-0"}));
}

TEST(XtraInnings, XI_35_super_catch_takes_a_triple_and_a_home_run_and_runners_hold) {
  for (const std::string_view hit : {"3B", "HR"})
    EXPECT_EQ(after_hit(Park().bases("1 2").hands(hit, "SC"), std::string(hit) + " SC"),
              (After{"1 2", 1, "0-0"}));
}

TEST(XtraInnings, XI_35_nothing_else_takes_a_home_run) {
  Park park = Park().hands("HR", "LF GO");
  park.pitch("hit").play("HR");
  EXPECT_EQ(park.choices(), "pass");
}

TEST(XtraInnings, XI_35a_long_fly_takes_a_triple_and_super_catch_a_double) {
  EXPECT_EQ(after_hit(Park().hands("3B", "LF"), "3B LF"), (After{"-", 1, "0-0"}));
  EXPECT_EQ(after_hit(Park().hands("2B", "SC"), "2B SC"), (After{"-", 1, "0-0"}));
}

TEST(XtraInnings, XI_36_a_hit_and_run_moves_the_runners_two_bases) {
  EXPECT_EQ(after_hit(Park().bases("1 2").hands("1B HAR", ""), "HAR"), (After{"1 3", 0, "1-0"}));
}

TEST(XtraInnings, XI_36_only_a_ground_out_answers_it_and_the_runners_still_take_one) {
  Park park = Park().bases("1 3").hands("1B HAR", "GO FC DP LF SC");
  park.pitch("hit").play("HAR");
  EXPECT_EQ(park.choices(), "GO pass");
  park.series("GO");
  EXPECT_EQ(park.where(), "2");
  EXPECT_EQ(park.runs(), "1-0");
}

TEST(XtraInnings, XI_36_no_run_counts_when_its_ground_out_is_the_third) {
  EXPECT_EQ(after_hit(Park().bases("3").outs(2).hands("1B HAR", "GO"), "HAR GO").runs, "0-0");
}

TEST(XtraInnings, XI_36_needs_a_runner) {
  Park park = Park().hands("1B HAR", "");
  park.pitch("hit");
  EXPECT_EQ(park.refused("HAR"), "XI-36 xi.refused.no_runner");
}

TEST(XtraInnings, XI_37_a_squeeze_brings_everybody_one_base) {
  EXPECT_EQ(after_hit(Park().bases("1 3").hands("1B SQ", ""), "SQ"), (After{"1 2", 0, "1-0"}));
}

TEST(XtraInnings, XI_37_out_at_home_takes_the_runner_and_leaves_the_rest_as_played) {
  EXPECT_EQ(after_hit(Park().bases("1 3").hands("1B SQ", "OH"), "SQ OH"), (After{"1 2", 1, "0-0"}));
}

TEST(XtraInnings, XI_37_needs_a_runner_on_third) {
  Park park = Park().bases("1 2").hands("1B SQ", "");
  park.pitch("hit");
  EXPECT_EQ(park.refused("SQ"), "XI-37 xi.refused.no_runner");
}

TEST(XtraInnings, XI_38_a_stretch_takes_one_base_more_for_everybody) {
  EXPECT_EQ(after_hit(Park().bases("1").hands("1B ST", ""), "1B pass ST"),
            (After{"2 3", 0, "0-0"}));
  EXPECT_EQ(after_hit(Park().bases("1").hands("2B ST", ""), "2B pass ST"), (After{"3", 0, "1-0"}));
  EXPECT_EQ(after_hit(Park().hands("3B ST", ""), "3B pass ST"), (After{"-", 0, "1-0"}));
}

TEST(XtraInnings, XI_38_a_single_of_a_discard_may_be_stretched_too) {
  EXPECT_EQ(after_hit(Park().hands("ST", ""), "drop:FB *BK pass pass ST"), (After{"2", 0, "0-0"}));
}

// Seed: Double + Stretch + Super Relay = end of the series, out.
TEST(XtraInnings, XI_38_a_super_relay_puts_the_batter_out_and_the_others_stay_where_they_came) {
  EXPECT_EQ(after_hit(Park().bases("1 2").hands("2B ST", ""), "2B pass ST RL"),
            (After{"3", 1, "1-0"}));
}

TEST(XtraInnings, XI_38_the_runs_of_the_hit_count_even_if_the_relay_is_the_third_out) {
  EXPECT_EQ(after_hit(Park().bases("2").outs(2).hands("2B ST", ""), "2B pass ST RL").runs, "1-0");
}

TEST(XtraInnings, XI_38_there_is_nothing_to_stretch_on_a_home_run_a_squeeze_or_a_hit_and_run) {
  for (const std::string_view hit : {"HR", "SQ", "HAR"}) {
    Park park = Park().bases("3").hands("HR 1B SQ HAR ST", "");
    park.pitch("hit").play(hit).play("pass");
    EXPECT_EQ(park.phase(), Phase::pitch) << hit;
  }
}

TEST(XtraInnings, XI_38_an_out_cannot_be_stretched) {
  Park park = Park().hands("1B ST", "GO");
  park.pitch("hit").play("1B GO");
  EXPECT_EQ(park.refused("ST"), "XI-38 xi.refused.nothing_to_stretch");
}

// Seed, example 2: Double + Stretch + Super Relay + Error = safe.
TEST(XtraInnings, XI_39_an_error_on_the_relay_lets_the_stretch_stand) {
  Park park = Park().hands("2B ST E", "");
  park.pitch("hit").series("2B pass ST RL E");
  EXPECT_EQ(park.where(), "3");
  EXPECT_TRUE(park.said("XI-39 xi.error team=2"));
  EXPECT_TRUE(park.said("XI-17 xi.at_plate batter=xi.batter.1.1 how=xi.plate.double"));
}

TEST(XtraInnings, XI_39_an_error_undoes_the_out_and_the_hit_stands) {
  EXPECT_EQ(after_hit(Park().bases("1").hands("1B E", "DP"), "1B DP E"), (After{"1 2", 0, "0-0"}));
  EXPECT_EQ(after_hit(Park().bases("1").hands("2B E", "LF"), "2B LF E"), (After{"2 3", 0, "0-0"}));
  EXPECT_EQ(after_hit(Park().bases("1").hands("1B HAR E", "GO"), "HAR GO E"),
            (After{"1 3", 0, "0-0"}));
  EXPECT_EQ(after_hit(Park().bases("3").hands("1B SQ E", "OH"), "SQ OH E"), (After{"1", 0, "1-0"}));
}

TEST(XtraInnings, XI_39_extra_base_and_error_takes_one_base_more_for_all) {
  EXPECT_EQ(after_hit(Park().bases("1").hands("1B E+", "GO"), "1B GO E+"),
            (After{"2 3", 0, "0-0"}));
  EXPECT_EQ(after_hit(Park().hands("3B E+", "LF"), "3B LF E+"), (After{"-", 0, "1-0"}));
}

TEST(XtraInnings, XI_39_no_error_undoes_a_super_catch) {
  Park park = Park().hands("HR E", "SC");
  park.pitch("hit").play("HR SC");
  EXPECT_EQ(park.phase(), Phase::pitch);
  EXPECT_EQ(park.board().outs, 1);
}

TEST(XtraInnings, XI_39_there_is_no_stretch_after_an_error) {
  Park park = Park().hands("1B E ST", "GO");
  park.pitch("hit").play("1B GO E");
  EXPECT_EQ(park.phase(), Phase::pitch);
}

TEST(XtraInnings, XI_39_without_an_out_there_is_nothing_to_undo) {
  Park park = Park().hands("1B E ST", "");
  park.pitch("hit").play("1B pass");
  EXPECT_EQ(park.refused("E"), "XI-39 xi.refused.nothing_to_undo");
}

}  // namespace
}  // namespace benchboss::xtra_innings
