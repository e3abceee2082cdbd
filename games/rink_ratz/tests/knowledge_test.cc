#include "games/rink_ratz/tests/ice.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace benchboss::rink_ratz {
namespace {

using testing::Contains;
using testing::IsSupersetOf;
using testing::Not;
using testing::StartsWith;

TEST(RinkRatz, RR_40_a_player_sees_his_own_hand) {
  Ice ice("pro", kFour);
  ice.hands({"3 PD", "9 8", "6 7", "1 2"});
  EXPECT_EQ(ice.view(1).hand, ice.state().hands[0]);
  EXPECT_EQ(ice.view(4).hand, ice.state().hands[3]);
  EXPECT_THAT(lines_of(ice.rules(), ice.view(1)), IsSupersetOf({"hand.=3", "hand.=PD"}));
}

TEST(RinkRatz, RR_40_a_player_sees_neither_his_partners_hand_nor_his_opponents) {
  Ice one("pro", kFour);
  one.hands({"3 PD", "9 8", "6 7", "1 2"});
  Ice other("pro", kFour);
  other.hands({"3 PD", "6 2", "9 1", "8 7"});
  EXPECT_EQ(one.view(1), other.view(1));
  EXPECT_EQ(lines_of(one.rules(), one.view(1)), lines_of(other.rules(), other.view(1)));
  EXPECT_NE(one.view(3), other.view(3));
}

TEST(RinkRatz, RR_40_a_spectator_sees_no_hand) {
  Ice one("pro");
  one.hands({"3 PD", "9 8"});
  Ice other("pro");
  other.hands({"9 3", "8 PD"});
  EXPECT_EQ(one.view(Ice::kWatcher), other.view(Ice::kWatcher));
  EXPECT_TRUE(one.view(Ice::kWatcher).hand.empty());
  EXPECT_THAT(lines_of(one.rules(), one.view(Ice::kWatcher)), Not(Contains(StartsWith("hand."))));
}

TEST(RinkRatz, RR_40_everyone_sees_how_many_cards_each_hand_holds) {
  Ice ice("pro");
  ice.hands({"3 5 7", "9 8 7"});
  ice.play("1 3");
  for (const int seat : {1, 2, Ice::kWatcher}) {
    const View view = ice.view(seat);
    EXPECT_EQ(view.board.sizes[0], 2);
    EXPECT_EQ(view.board.sizes[1], 3);
  }
  EXPECT_THAT(lines_of(ice.rules(), ice.view(Ice::kWatcher)),
              IsSupersetOf({"hand_sizes.=2", "hand_sizes.=3"}));
}

TEST(RinkRatz, RR_40_a_dealt_card_is_told_only_to_the_one_who_gets_it) {
  Ice ice("pro", kFour);
  ice.roll("15, 3, 4, 5");
  ice.roll("9");
  const Event dealt = ice.events()[0];
  EXPECT_EQ(tell(as_seen_by(dealt, 1)), "RR-9 dealt seat=2 card=9");
  EXPECT_EQ(tell(as_seen_by(dealt, 0)), "RR-9 dealt seat=2 card=?");
  EXPECT_EQ(tell(as_seen_by(dealt, 3)), "RR-9 dealt seat=2 card=?") << "partners do not talk";
  EXPECT_EQ(tell(as_seen_by(dealt, kSpectator)), "RR-9 dealt seat=2 card=?");
  EXPECT_EQ(dealt.learned, SeatSet::of(1));
}

TEST(RinkRatz, RR_40_every_card_played_is_told_to_all_and_new_to_all_but_the_player) {
  for (const std::string move : {"1 3", "1 PD:power-play"}) {
    Ice ice("pro");
    ice.hands({"3 PD", "9 8"});
    ice.play(move);
    const Event played = ice.events()[0];
    EXPECT_EQ(as_seen_by(played, 1).args, played.args);
    EXPECT_EQ(as_seen_by(played, kSpectator).args, played.args);
    EXPECT_FALSE(played.learned.has(0)) << move;
    EXPECT_TRUE(played.learned.has(1)) << move;
  }
}

TEST(RinkRatz, RR_40_a_wasted_card_and_a_bench_card_are_told_to_all) {
  Ice ice("junior");
  ice.keep("11").hands({"BM 3", "SB"});
  ice.play("1 BM:breakaway, 2 SB:none");
  EXPECT_EQ(tell(as_seen_by(ice.events()[0], kSpectator)), "RR-30 wasted seat=2 card=SB");
  EXPECT_TRUE(ice.events()[0].learned.has(0));
  EXPECT_FALSE(ice.events()[0].learned.has(1));
  ice.roll("11");
  EXPECT_EQ(tell(as_seen_by(ice.events()[0], kSpectator)), "RR-30 penalty_shot team=1 card=11");
  EXPECT_TRUE(ice.events()[0].learned.has(0));
  EXPECT_TRUE(ice.events()[0].learned.has(1));
}

TEST(RinkRatz, RR_40_face_off_cards_are_told_to_all) {
  Ice ice("pro");
  ice.roll("9");
  EXPECT_EQ(tell(as_seen_by(ice.events()[0], kSpectator)), "RR-8 face_off_card seat=1 card=9");
  EXPECT_TRUE(ice.events()[0].learned.has(0));
  EXPECT_TRUE(ice.events()[0].learned.has(1));
}

TEST(RinkRatz, RR_40_a_player_can_count_the_cards_he_has_not_seen) {
  Ice ice("rookie");
  ice.hands({"8 8 3 4 5 6 7 9", "8 1 1 2 2 3 3 10"});
  EXPECT_EQ(ice.view(1).unseen.count(number_card(8)), 2) << "two in his own hand";
  ice.play("1 4, 2 8");
  EXPECT_EQ(ice.view(1).unseen.count(number_card(8)), 1) << "and one on the pile";
  EXPECT_EQ(ice.view(2).unseen.count(number_card(8)), 3);
  EXPECT_EQ(ice.view(Ice::kWatcher).unseen.count(number_card(8)), 3);
  EXPECT_EQ(ice.view(1).unseen.size(), 64u - 8 - 1);
}

TEST(RinkRatz, RR_40_a_drawn_bench_card_is_no_longer_unseen) {
  Ice ice("junior");
  ice.keep("11").hands({"BM 3", "SB"});
  ice.play("1 BM:breakaway, 2 SB:none");
  const int before = ice.view(2).unseen.count(number_card(11));
  ice.roll("11");
  EXPECT_EQ(ice.view(2).unseen.count(number_card(11)), before - 1);
}

TEST(RinkRatz, RR_40_an_imagined_world_fits_what_the_player_knows) {
  Ice ice("pro", kFour);
  ice.hands({"3 PD 5", "9 8 1", "6 7 1", "1 2 12"});
  ice.play("1 3, 2 9");
  for (const int seat : {1, 2, 3, 4}) {
    Philox random(40);
    const State world = RinkRatz::imagine(ice.rules(), ice.view(seat), random);
    EXPECT_EQ(RinkRatz::view(ice.rules(), world, static_cast<Seat>(seat - 1)), ice.view(seat));
    for (Seat each = 0; each < 4; ++each)
      EXPECT_EQ(world.hands[each].size(), ice.board().sizes[each]);
  }
}

TEST(RinkRatz, RR_40_imagined_worlds_differ_in_what_the_player_does_not_know) {
  Ice ice("pro");
  ice.hands({"3 PD 5 6 7", "9 8 1 2 4"});
  Philox random(40);
  const State world = RinkRatz::imagine(ice.rules(), ice.view(1), random);
  const State another = RinkRatz::imagine(ice.rules(), ice.view(1), random);
  EXPECT_NE(world.hands[1], another.hands[1]);
}

TEST(RinkRatz, the_view_says_what_lies_on_the_table) {
  Ice ice("pro");
  ice.period(2).shift(3).score(2, 1).hands({"SB 3", "9 8"});
  EXPECT_THAT(lines_of(ice.rules(), ice.view(2)),
              IsSupersetOf({"phase=play", "level=pro", "period=2", "shift=3", "shifts=4",
                            "dealer=2", "to_play=1", "goals.=2", "goals.=1", "top=none",
                            "previous=none", "shot=none", "power_play=none", "fresh_goal=none"}));
  ice.play("1 SB:shot, 2 9");
  EXPECT_THAT(
      lines_of(ice.rules(), ice.view(2)),
      IsSupersetOf({"top=9", "previous=9", "shot.stage=target", "shot.team=1", "shot.kind=card",
                    "shot.scores.=0", "shot.rebounds.=-1", "shot.rebounds.=1"}));
}

TEST(RinkRatz, the_view_says_where_a_shot_scores_and_rebounds) {
  Ice two_on_one("junior");
  two_on_one.hands({"TM 3", "9 8"});
  two_on_one.play("1 TM:two-on-one");
  EXPECT_THAT(lines_of(two_on_one.rules(), two_on_one.view(1)),
              IsSupersetOf({"shot.stage=made", "shot.kind=two_on_one", "shot.scores.=0",
                            "shot.scores.=1", "shot.rebounds.=-1"}));
  Ice breakaway("junior");
  breakaway.hands({"BM 3", "9 8"});
  breakaway.play("1 BM:breakaway");
  EXPECT_THAT(lines_of(breakaway.rules(), breakaway.view(1)),
              Not(Contains(StartsWith("shot.rebounds."))));
  Ice two_men("pro");
  two_men.hands({"PD PD 3", "9 8 7"});
  two_men.play("1 PD:power-play, 2 9, 1 PD:power-play");
  const std::vector<std::string> lines = lines_of(two_men.rules(), two_men.view(2));
  EXPECT_THAT(lines, IsSupersetOf({"shot.scores.=-1", "shot.scores.=0", "shot.scores.=1",
                                   "power_play.men=2"}));
  EXPECT_THAT(lines, Not(Contains(StartsWith("shot.rebounds."))));
}

TEST(RinkRatz, the_view_offers_rookies_no_goal_to_save) {
  Ice ice("rookie");
  ice.hands({"8 11 3", "8 11 9"});
  ice.play("1 8, 2 8, 1 11, 2 11");
  EXPECT_THAT(lines_of(ice.rules(), ice.view(1)), Contains("fresh_goal=none"));
}

TEST(RinkRatz, the_view_says_which_goal_can_be_saved_and_which_goalies_are_out) {
  Ice ice("pro");
  ice.period(3).last_shift().score(0, 1).hands({"3 9 5", "SB 11 4"});
  ice.play("1 pull-goalie");
  EXPECT_THAT(lines_of(ice.rules(), ice.view(2)), Contains("goalies_out.=1"));
  ice.play("1 3, 2 SB:shot, 1 9, 2 11");
  EXPECT_THAT(lines_of(ice.rules(), ice.view(1)), Contains("fresh_goal=2"));
  EXPECT_THAT(lines_of(ice.rules(), ice.view(1)), Not(Contains(StartsWith("goalies_out."))));
}

}  // namespace
}  // namespace benchboss::rink_ratz
