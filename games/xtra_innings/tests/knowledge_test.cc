#include "games/xtra_innings/tests/park.h"
#include "tests/laws/field_lines.h"

#include <gmock/gmock.h>

namespace benchboss::xtra_innings {
namespace {

using testing::HasSubstr;

std::string seen(const Park& park, int seat) {
  FieldLines lines;
  const Seat viewer = seat == 0 ? kSpectator : static_cast<Seat>(seat - 1);
  XtraInnings::describe(park.rules(), XtraInnings::view(park.rules(), park.state(), viewer), lines);
  return lines.take();
}

TEST(XtraInnings, XI_29_a_team_sees_its_own_two_hands_and_nobody_elses) {
  const Park park = Park().hands("HR", "SC");
  const View batter = XtraInnings::view(park.rules(), park.state(), 0);
  EXPECT_EQ(batter.hands[0], park.state().hands[0][0]);
  EXPECT_EQ(batter.hands[1], park.state().hands[0][1]);
  const View watcher = XtraInnings::view(park.rules(), park.state(), kSpectator);
  EXPECT_TRUE(watcher.hands[0].empty());
  EXPECT_TRUE(watcher.hands[1].empty());
}

TEST(XtraInnings, XI_29_sizes_of_hands_and_decks_are_open) {
  const Park park = Park().hands("HR", "SC");
  EXPECT_THAT(seen(park, 0), HasSubstr("hand_sizes.1.offence = 7"));
  EXPECT_THAT(seen(park, 0), HasSubstr("deck_sizes.offence = 26"));
  EXPECT_THAT(seen(park, 1), HasSubstr("deck_sizes.defence = 26"));
}

TEST(XtraInnings, XI_29_a_pitch_is_secret_until_both_are_turned) {
  Park park = Park().hands("", "");
  const View before = XtraInnings::view(park.rules(), park.state(), 0);
  park.seat_plays(2, "SL");
  View after = XtraInnings::view(park.rules(), park.state(), 0);
  EXPECT_EQ(after.sealed.picks[at(Role::defence)], kNoCard);
  after.board.sealed = before.board.sealed;
  EXPECT_EQ(after, before) << "only that there is a pitch can be seen";
  const View own = XtraInnings::view(park.rules(), park.state(), 1);
  EXPECT_EQ(own.sealed.picks[at(Role::defence)], static_cast<std::uint8_t>(Pitch::slider));
}

TEST(XtraInnings, XI_29_a_card_drawn_is_shown_to_its_team_alone) {
  Park park = Park().exact_hands("1B 2B HR E", "GO GO GO GO");
  park.pitch("hit").play("1B");
  EventsOf<XtraInnings> events;
  XtraInnings::roll(park.rules(), park.state(), {Card::balk}, events);
  ASSERT_EQ(events.size(), 1u);
  EXPECT_EQ(as_seen_by(events[0], 0).args[1], term(Card::balk));
  EXPECT_EQ(as_seen_by(events[0], 1).args[1], Event::kHidden);
  EXPECT_EQ(as_seen_by(events[0], kSpectator).args[1], Event::kHidden);
}

TEST(XtraInnings, XI_60_partners_alternate_between_field_and_bat) {
  const Rules rules = rules_of({{"seats", "4"}});
  Board board;
  board.home = 1;
  const auto duty = [&](int inning, int half, Role role) {
    board.inning = static_cast<std::uint8_t>(inning);
    board.half = static_cast<std::uint8_t>(half);
    return seat_on_duty(rules, board, role) + 1;
  };
  // Team 1 is seats 1 and 3: in odd innings 1 defends and 3 bats.
  EXPECT_EQ(duty(1, 0, Role::offence), 3);
  EXPECT_EQ(duty(1, 0, Role::defence), 2);
  EXPECT_EQ(duty(1, 1, Role::offence), 4);
  EXPECT_EQ(duty(1, 1, Role::defence), 1);
  EXPECT_EQ(duty(2, 0, Role::offence), 1);
  EXPECT_EQ(duty(2, 0, Role::defence), 4);
  EXPECT_EQ(duty(3, 1, Role::defence), 1);
}

TEST(XtraInnings, XI_60_both_partners_see_the_hand_and_only_the_one_on_duty_his_pitch) {
  Park park(Settings{{"seats", "4"}});
  park.hands("HR", "SC");
  park.seat_plays(2, "CU");
  const View partner = XtraInnings::view(park.rules(), park.state(), 3);
  EXPECT_TRUE(partner.hands[at(Role::defence)].has(Card::super_catch));
  EXPECT_EQ(partner.sealed.picks[at(Role::defence)], kNoCard);
}

TEST(XtraInnings, XI_60_a_drawn_card_is_for_both_partners) {
  Park park(Settings{{"seats", "4"}});
  park.exact_hands("1B 2B HR E", "GO GO GO GO");
  park.pitch("hit").play("1B");
  EventsOf<XtraInnings> events;
  XtraInnings::roll(park.rules(), park.state(), {Card::balk}, events);
  EXPECT_EQ(as_seen_by(events[0], 0).args[1], term(Card::balk));
  EXPECT_EQ(as_seen_by(events[0], 2).args[1], term(Card::balk));
  EXPECT_EQ(as_seen_by(events[0], 3).args[1], Event::kHidden);
}

TEST(XtraInnings, XI_61_on_the_road_nobody_is_shown_the_count) {
  Park park(Settings{{"travel", "on"}});
  park.count(2, 1).hands("", "");
  for (const int seat : {0, 1, 2}) {
    EXPECT_THAT(seen(park, seat), HasSubstr("balls = -"));
    EXPECT_THAT(seen(park, seat), HasSubstr("strikes = -"));
    EXPECT_THAT(seen(park, seat), HasSubstr("outs = 0"));
  }
  EXPECT_THAT(seen(Park().count(2, 1).hands("", ""), 0), HasSubstr("balls = 2"));
}

TEST(XtraInnings, XI_61_on_the_road_the_count_is_in_no_view_and_in_no_event) {
  Park park(Settings{{"travel", "on"}});
  park.count(2, 1).bases("1").hands("SB", "");
  const View before = XtraInnings::view(park.rules(), park.state(), 0);
  EXPECT_EQ(before.board.balls, kByHeart);
  EXPECT_EQ(before.board.strikes, kByHeart);
  park.pitch("ball").series("");
  EXPECT_TRUE(park.said("XI-61 xi.settled"));
  EXPECT_EQ(park.board().balls, 3) << "it counts all the same";
}

TEST(XtraInnings, XI_61_an_imagined_count_is_one_that_there_can_be) {
  Park park(Settings{{"travel", "on"}});
  park.count(3, 2).hands("FB", "");
  const View view = XtraInnings::view(park.rules(), park.state(), 0);
  Philox random(1);
  bool other = false;
  for (int i = 0; i < 100; ++i) {
    const State world = XtraInnings::imagine(park.rules(), view, random);
    EXPECT_LE(world.board.balls, 3);
    EXPECT_LE(world.board.strikes, 2);
    other = other || world.board.balls != 3 || world.board.strikes != 2;
  }
  EXPECT_TRUE(other);
}

TEST(XtraInnings, XI_29_the_view_tells_who_is_asked_and_what_answers_what) {
  Park park = Park().bases("1").hands("1B ST E", "RL");
  park.pitch("hit").play("1B pass ST RL");
  const std::string text = seen(park, 0);
  for (const std::string_view line :
       {"asked = 1", "on_duty.offence = 1", "on_duty.defence = 2", "last_call = hit",
        "series.cards.1.card = 1B", "series.cards.2.card = ST", "series.cards.3.card = RL",
        "series.cards.3.answers = ST", "series.cards.3.side = defence"})
    EXPECT_THAT(text, HasSubstr(std::string(line)));
}

TEST(XtraInnings, XI_31_the_view_tells_a_single_without_a_card) {
  Park park = Park().hands("ST SB SB SB FB FB FB", "");
  park.pitch("hit").play("drop:FB *BU");
  EXPECT_THAT(seen(park, 2), HasSubstr("series.cards.1.lies = no"));
}

TEST(XtraInnings, XI_29_only_who_laid_a_pitch_is_told_which) {
  Park park = Park().hands("", "");
  park.seat_plays(2, "SL");
  EXPECT_THAT(seen(park, 2), HasSubstr("own_pick = SL"));
  EXPECT_THAT(seen(park, 1), HasSubstr("own_pick = -"));
  EXPECT_THAT(seen(park, 1), HasSubstr("laid.defence = yes"));
  EXPECT_THAT(seen(park, 1), HasSubstr("asked = 1"));
}

TEST(XtraInnings, XI_70_little_league_plays_five_innings_with_hands_of_five) {
  const Rules rules = rules_of({{"level", "little"}});
  EXPECT_EQ(rules.scheduled(), 5);
  Park park(Settings{{"level", "little"}});
  park.roll("1B");
  park.roll("2B");
  park.draw();
  EXPECT_EQ(park.size(1, Role::offence), 5);
  EXPECT_EQ(park.choices_of(1), "FI FO SL CU CH");
}

TEST(XtraInnings, XI_70_a_hand_that_falls_to_one_draws_one) {
  Park park(Settings{{"level", "little"}});
  park.exact_hands("1B 2B", "GO GO GO");
  park.pitch("hit").play("1B");
  EXPECT_EQ(park.asked(), "chance");
  park.draw();
  EXPECT_EQ(park.size(1, Role::offence), 2);
  park.play("GO");
  EXPECT_EQ(park.size(2, Role::defence), 2) << "two are enough";
}

TEST(XtraInnings, XI_70_two_cards_are_kept_so_at_most_three_are_new) {
  Park park(Settings{{"level", "little"}});
  park.inning(1, "bottom").outs(2).count(0, 2).hands("1B 2B 3B", "GO");
  park.pitch("strike").series("");
  EXPECT_EQ(park.board().to_refresh[at(Role::offence)], 3);
}

}  // namespace
}  // namespace benchboss::xtra_innings
