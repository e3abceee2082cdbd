#include "games/double_echec/events.h"
#include "games/double_echec/tests/bench.h"

namespace benchboss::double_echec {
namespace {

// A loose puck beside both teams:    d e f g h
//                                 12 A . * . a
constexpr std::string_view kScramble = "A  .  *  .  a";

// Defensive actions that a man of this team still sits through in the box.
int units_until_he_is_out(Bench& bench, Team team) {
  int units = -1;
  for (bench.forget(); !bench.said("DE-26 penalty_over man=9") &&
                       !bench.said("DE-26 penalty_over man=8") && units < 20;
       ++units)
    bench.before_defence();
  EXPECT_EQ(bench.state().sides[team].boxed, 0);
  return units;
}

TEST(DoubleEchec, DE_20_a_defensive_action_costs_a_unit_and_the_card_after_it_none) {
  Bench bench;
  bench.draw("h12", "A*  .  .  .  a");
  bench.clock(1, 7).before_defence();
  EXPECT_TRUE(bench.said("DE-20 unit number=8 cause=card"));
  bench.play("go").roll("1").play("stop, go").roll("advance 1 1").play("stop");
  EXPECT_EQ(bench.state().units, 9);  // the next defensive action
}

//   d10 A . . . . * . . . . a     home had it when the last card was turned
//   visitors try   home tries   visitors try
//   unit 8         none         unit 9
TEST(DoubleEchec, DE_20_only_the_defending_sides_attempts_cost_a_unit) {
  Bench bench;
  bench.draw("d10", "A  .  .  .  .  *  .  .  .  .  a");
  bench.clock(1, 7).loose_after(kHome);
  EXPECT_TRUE(bench.said("DE-20 unit number=8 cause=attempt"));
  bench.play("go, #8").roll("1 1").play("d18");
  bench.forget();
  bench.play("go, #8").roll("1 1");
  EXPECT_TRUE(bench.silent_about("unit"));
  bench.play("d12");
  EXPECT_TRUE(bench.said("DE-20 unit number=9 cause=attempt"));
}

//   h14 A*  quick -> f11 D, two points: short       had the puck: home       unit 1: visitors' try
TEST(DoubleEchec, DE_16_in_a_play_without_a_card_the_winner_of_the_face_off_had_the_puck) {
  Bench bench;
  bench.face_off(0).roll("6 6 1 1").play("quick");
  EXPECT_EQ(bench.state().play.carded, kHome);
  bench.play("#2").roll("1 1");  // too short: visitors try, and that costs them a unit
  EXPECT_TRUE(bench.said("DE-20 unit number=1 cause=attempt"));
}

//   h20 A  .  .  .  .  .  .  .  g*     Rebound!: A shoots, two points: loose on h22
//   d12 a                              it was the visitors' card: their try is free, home's is not
TEST(DoubleEchec, DE_16_after_a_rebound_the_goalies_team_is_still_the_one_that_had_the_puck) {
  Bench bench;
  bench.draw("h20", "A  .  .  .  .  .  .  .  g*");
  bench.draw("d12", "a");
  bench.clock(1, 7).before_card().roll("rebound").play("shoot").roll("1 1").until(Ask::changes);
  EXPECT_EQ(bench.asks(), "visitors changes");
  EXPECT_TRUE(bench.silent_about("unit"));
  bench.play("go, #8").roll("1 1").until(Ask::changes);
  EXPECT_EQ(bench.asks(), "home changes");
  EXPECT_TRUE(bench.said("DE-20 unit number=8 cause=attempt"));
}

TEST(DoubleEchec, DE_17_what_would_cost_the_41st_unit_is_not_begun) {
  Bench bench;
  bench.draw("h12", "A*  .  .  .  a");
  bench.clock(1, 40).before_defence();
  EXPECT_TRUE(bench.said("DE-21 period_ends number=1 goals1=0 goals2=0"));
  EXPECT_TRUE(bench.said("DE-20 period_begins number=2"));
  EXPECT_TRUE(bench.said("DE-114 face_off spot=centre"));
  EXPECT_EQ(bench.state().units, 0);
}

TEST(DoubleEchec, DE_17_the_free_attempt_after_the_40th_unit_is_played) {
  Bench bench;
  bench.draw("d12", kScramble);
  bench.clock(1, 40);
  bench.state().play.carded = kHome;
  bench.state().play.last = kVisitors;
  bench.state().agenda[0] = {Do::play_over, 0, 0, 0};
  bench.state().tasks = 1;
  bench.state().ask = Ask::changes;
  bench.state().asked = kHome;
  bench.play("go, go");
  EXPECT_EQ(bench.asks(), "home designate");  // it was home's card, so the try is free
}

TEST(DoubleEchec, DE_21_a_fight_at_the_41st_unit_is_fought_out_and_served_in_the_next_period) {
  Bench bench;
  bench.draw("h12", R"(
      A*  a
      .   .
      .   .    b )");
  bench.crowd().clock(1, 40).before_card().roll("steal").play(bench.number('a')).roll("1 1");
  // Two points: on his square, without the two more to leave.
  EXPECT_TRUE(bench.silent_about("unit"));
  bench.roll("6 6 1 1");
  EXPECT_TRUE(bench.said("DE-64 fight_won man=8 team=1"));
  EXPECT_TRUE(bench.said("DE-64 penalty man=8 team=2 units=10"));
  EXPECT_TRUE(bench.said("DE-64 third man=8 number=1"));
  EXPECT_TRUE(bench.said("DE-21 period_ends number=1 goals1=0 goals2=0"));
  EXPECT_EQ(bench.at('a'), "box");
  EXPECT_EQ(bench.state().sides[1].box[0].left & ~kMajor, 10);
}

TEST(DoubleEchec, DE_21_after_the_last_period_the_loser_is_hurt_but_not_sent_off) {
  Bench bench;
  bench.draw("h12", "A*  a");
  bench.clock(3, 40).score(2, 1).before_card().roll("steal").play(bench.number('a')).roll("1 1");
  bench.roll("6 6 1 1");
  EXPECT_TRUE(bench.said("DE-64 third man=8 number=1"));
  EXPECT_TRUE(bench.silent_about("penalty"));
  EXPECT_EQ(bench.asks(), "over");
}

//   third period, unit 40 marked, 2-1: the 41st is the end of the match
TEST(DoubleEchec, DE_21_a_match_decided_after_three_periods_is_over) {
  Bench bench;
  bench.draw("h12", "A*  .  .  .  a");
  bench.clock(3, 40).score(2, 1).before_defence();
  EXPECT_TRUE(bench.said("DE-21 won team=1 goals1=2 goals2=1"));
}

TEST(DoubleEchec, DE_21_if_overtime_follows_he_serves_there) {
  Bench bench;
  bench.draw("h12", "A*  a");
  bench.crowd()
      .clock(3, 40)
      .score(2, 2)
      .before_card()
      .roll("steal")
      .play(bench.number('a'))
      .roll("1 1");
  bench.roll("6 6 1 1");
  EXPECT_TRUE(bench.said("DE-64 penalty man=8 team=2 units=10"));
  EXPECT_TRUE(bench.said("DE-24 overtime_begins number=1"));
}

//   minor  |----|            4 units, of a bench penalty (two cards at once)
//   major  |----------|      10 units, of a fight; a round of it costs one, too: 7 -> 8, then 9
TEST(DoubleEchec, DE_22_a_major_is_ten_units_and_a_minor_four_and_fights_do_not_stop_the_clock) {
  Bench minor(Settings{{"strict_table", "on"}});
  minor.draw("h12", "A*  B  C  D  E  .  a");
  minor.before_card().play("go, two").roll("advance advance").play("accept, #9");
  EXPECT_TRUE(minor.said("DE-29 penalty man=9 team=1 units=4"));
  EXPECT_EQ(units_until_he_is_out(minor, kHome), 4);

  Bench major;
  major.draw("h12", "A*  a");
  major.crowd().clock(1, 7).before_card().roll("steal").play("#8").roll("1 1").roll("6 6 1 1");
  EXPECT_TRUE(major.said("DE-64 penalty man=8 team=2 units=10"));
  EXPECT_EQ(major.state().units, 9);  // the round and the next defensive action
  EXPECT_EQ(1 + units_until_he_is_out(major, kVisitors), 10);
}

TEST(DoubleEchec, DE_23_the_clock_sheet_adds_up) {
  Bench bench;
  bench.draw("h12", R"(
      A*  .
      .   a )");
  bench.crowd().clock(1, 0).before_defence();
  bench.play("go").roll("1").play("stop, go").roll("steal").play(bench.number('a'));
  bench.roll("1 1 3 3 3 3 4 4 1 1");  // a tie, then a winner: two rounds
  const Sheet& sheet = bench.sheet();
  EXPECT_EQ(sheet.causes[0][static_cast<std::size_t>(Cause::card)], 2);
  EXPECT_EQ(sheet.causes[0][static_cast<std::size_t>(Cause::fight)], 2);
  EXPECT_EQ(sheet.cards[0], 1);
  EXPECT_EQ(bench.state().units, 4);
}

//   unit      1             1               1
//   cards     advance       two at once     wrong, back, right
//   audit     1             1               1
TEST(DoubleEchec, DE_23_a_defensive_action_has_one_card_on_the_sheet_whatever_is_turned) {
  const auto turned = [](const Settings& settings, std::string_view how, std::string_view cards) {
    Bench bench(settings);
    bench.draw("h12", "A*  B  C  D  E  .  .  .  a");
    bench.clock(1, 0).before_defence().play("go").roll("1").play("stop, go, go").play(how);
    bench.roll(cards);
    return int{bench.sheet().cards[0]};
  };
  const Settings strict = {{"strict_table", "on"}};
  const Settings lenient = {{"strict_table", "on"}, {"card_penalties", "off"}};
  EXPECT_EQ(turned(strict, "turn", "advance"), 1);
  EXPECT_EQ(turned(strict, "two", "advance shot"), 1);
  EXPECT_EQ(turned(lenient, "wrong", "advance shot"), 1);
  EXPECT_EQ(turned(lenient, "two", "advance shot clear"), 1);
}

//   season    A B . D E  against  a b . d e       playoffs  A B C D E  against  a b c d e
TEST(DoubleEchec, DE_24_overtime_in_the_season_is_four_on_four_and_in_the_playoffs_five_on_five) {
  for (const auto& [competition, skaters] : {std::pair{"season", 4}, std::pair{"playoffs", 5}}) {
    Bench bench(Settings{{"competition", competition}});
    bench.clock(4, 0).face_off(0);
    EXPECT_EQ(size(bench.state().sides[0].active()), skaters) << competition;
    EXPECT_EQ(size(bench.state().sides[1].active()), skaters) << competition;
  }
}

//   box of the visitors  a b        home  five     visitors  three
TEST(DoubleEchec, DE_24_overtime_starts_five_on_three_if_a_team_is_two_men_short) {
  Bench bench;
  bench.in_box(kVisitors, "a", 4).in_box(kVisitors, "b", 4);
  bench.clock(4, 0).face_off(0);
  EXPECT_EQ(size(bench.state().sides[0].active()), 5);
  EXPECT_EQ(size(bench.state().sides[1].active()), 3);
}

//   h24 A* . . . (no goalie) | net      overtime 1, unit 3
TEST(DoubleEchec, DE_18_a_goal_in_overtime_ends_the_match_in_the_playoffs_too) {
  for (const std::string_view competition : {"season", "playoffs"}) {
    Bench bench(Settings{{"competition", competition}});
    bench.draw("h24", "A*");
    bench.pulled(kVisitors).clock(4, 3).before_card().roll("shot 6 6").play("net-2");
    EXPECT_TRUE(bench.said("DE-18 won team=1 goals1=1 goals2=0")) << competition;
    EXPECT_EQ(bench.asks(), "over") << competition;
  }
}

//   running penalties   home 0, visitors 1     home 0, visitors 2     both 1
//   skaters             4 and 3                5 and 3                3 and 3
TEST(DoubleEchec, DE_18_at_four_on_four_the_number_is_four_less_the_penalties_but_three_at_least) {
  const auto skaters = [](std::string_view home, std::string_view visitors) {
    Bench bench;
    for (const char each : home) bench.in_box(kHome, std::string(1, each), 4);
    for (const char each : visitors) bench.in_box(kVisitors, std::string(1, each), 4);
    bench.clock(4, 0).face_off(0);
    return std::pair(size(bench.state().sides[0].active()), size(bench.state().sides[1].active()));
  };
  EXPECT_EQ(skaters("", "b"), std::pair(4, 3));
  EXPECT_EQ(skaters("", "bc"), std::pair(5, 3));
  EXPECT_EQ(skaters("B", "b"), std::pair(3, 3));
}

//   visitors  1  .  3  .  5  .  7 ...      three each, then one each; `reroll_cap` (2) more rounds
//   home      .  2  .  4  .  6  .          without a goal: home wins (DE-35)
TEST(DoubleEchec, DE_18_after_the_overtimes_a_shoot_out_with_a_different_skater_each_time) {
  Bench bench(Settings{{"max_overtimes", "0"}, {"reroll_cap", "2"}});
  bench.draw("h12", "A*  .  .  .  a");
  bench.clock(3, 40).before_defence();
  EXPECT_TRUE(bench.said("DE-18 shoot_out_begins"));
  std::array<std::string, 2> before;
  for (int shot = 0; shot < 10; ++shot) {
    const auto team = static_cast<std::size_t>(shot % 2 == 0 ? kVisitors : kHome);
    ASSERT_EQ(bench.asks(), shot % 2 == 0 ? "visitors shooter" : "home shooter") << shot;
    const std::string offered = bench.choices();
    EXPECT_NE(offered, before[team]) << shot;
    before[team] = offered;
    const std::string shooter = offered.substr(0, offered.find(' '));
    bench.play(shooter);
    bench.until(Ask::goalie_tries).play("attempt");  // his shot falls short
    bench.roll("6").until(shot < 9 ? Ask::shooter : Ask::over);
  }
  EXPECT_TRUE(bench.said("DE-18 won team=1 goals1=1 goals2=0"));
}

}  // namespace
}  // namespace benchboss::double_echec
