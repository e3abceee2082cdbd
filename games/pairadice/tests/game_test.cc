#include "games/pairadice/tests/rink.h"

#include <gmock/gmock.h>

namespace benchboss::pairadice {
namespace {

// The benches run by the assistant, who never changes anything in the game.
struct Totals {
  double shots = 0;
  double goals = 0;
  std::size_t events = 0;
};

Totals season(int games) {
  Totals totals;
  for (std::int16_t visitor = 0; visitor < 8; ++visitor) {
    OptionsOf<Pairadice> options = default_options<Pairadice>();
    options[0] = visitor;
    options[1] = static_cast<std::int16_t>((visitor + 3) % 8);
    const Rules rules = Pairadice::make_rules(options);
    for (int game = 0; game < games; ++game) {
      Philox random(65, static_cast<std::uint64_t>(game));
      State state = Pairadice::start(rules);
      EventsOf<Pairadice> events;
      while (state.phase != Phase::over) {
        events.clear();
        if (Pairadice::turn(rules, state).owes == Owes::chance) {
          Pairadice::roll(rules, state, draw<Pairadice>(rules, state, random), events);
        } else {
          ActionList<Pairadice> list;
          Pairadice::actions(rules, state, state.asks, list);
          Pairadice::act(rules, state, state.asks, list[0], events);
        }
        totals.events = std::max(totals.events, events.size());
      }
      for (const Bench& bench : state.benches) {
        totals.shots += bench.shots;
        totals.goals += bench.goals;
      }
    }
  }
  const double team_games = 16.0 * games;
  totals.shots /= team_games;
  totals.goals /= team_games;
  return totals;
}

TEST(Pairadice, PD_65_shots_and_goals_of_the_shipped_teams_stay_in_the_band) {
  const Totals totals = season(50);
  EXPECT_GE(totals.shots, 24);
  EXPECT_LE(totals.shots, 36);
  EXPECT_GE(totals.goals, 2.3);
  EXPECT_LE(totals.goals, 3.7);
  EXPECT_LE(totals.events, Pairadice::kMaxEvents);
}

TEST(Pairadice, PD_61_the_box_score_lists_a_goal_with_time_helpers_and_strength) {
  Rink rink;
  rink.card("V13 offense=4").card("V12 shooting=7").start().puck("V C").roll("1/2 3/4");
  ASSERT_EQ(rink.sheet().goal_count, 1);
  const GoalEntry& goal = rink.sheet().goals[0];
  EXPECT_EQ(goal.period, 1);
  EXPECT_EQ(goal.seconds, 30);
  EXPECT_EQ(Pairadice::proper_name(rink.rules(), goal.scorer), "V12");
  ASSERT_EQ(goal.helpers, 2);
  EXPECT_EQ(Pairadice::proper_name(rink.rules(), goal.assists[1]), "V15");
  EXPECT_EQ(goal.note, GoalNote::even_strength);
}

TEST(Pairadice, PD_61_the_box_score_counts_shots_by_period_and_what_the_goalies_stopped) {
  Rink rink;
  rink.card("V13 offense=4")
      .start()
      .puck("V C")
      .roll("1/2 5/1")
      .strokes(9)
      .puck("V C")
      .roll("1/6 5/1");  // the second shot is the last of the period
  rink.roll("1/3").puck("V C").roll("1/2 5/1");
  const auto shots = static_cast<std::size_t>(Count::shots);
  EXPECT_EQ(rink.state().period, 2);
  EXPECT_EQ(rink.sheet().teams[0][0][shots], 2);
  EXPECT_EQ(rink.sheet().teams[0][1][shots], 1);
  EXPECT_EQ(rink.sheet().men[1][rink.man('H', 1)].shots_against, 3);
  EXPECT_EQ(rink.sheet().men[0][rink.man('V', 12)].shots, 3);
}

TEST(Pairadice, PD_61_penalties_are_listed_with_name_and_minutes) {
  Rink rink;
  rink.card("H13 penalty=6").start().puck("V C").roll("6/2 1/2");
  ASSERT_EQ(rink.sheet().penalty_count, 1);
  EXPECT_EQ(Pairadice::proper_name(rink.rules(), rink.sheet().penalties[0].man), "H13");
  EXPECT_EQ(rink.sheet().men[1][rink.man('H', 13)].penalty_minutes, 2);
}

TEST(Pairadice, PD_61_a_penalty_is_timed_by_the_clock_of_the_goals) {
  Rink rink;
  rink.card("H13 penalty=6").card("V22 shooting=7").start().puck("V C");
  rink.roll("1/1").puck("V C").roll("6/2 1/2");  // the second action; the face-off takes no time
  rink.roll("1/3").roll("1/2 3/4");              // a third, and the shot
  ASSERT_EQ(rink.sheet().penalty_count, 1);
  ASSERT_EQ(rink.sheet().goal_count, 1);
  EXPECT_EQ(rink.sheet().penalties[0].seconds, 120 * 2 / 8);
  EXPECT_EQ(rink.sheet().goals[0].seconds, 120 * 4 / 10);
}

TEST(Pairadice, PD_61_two_minutes_on_the_ice_go_to_those_who_were_there_at_the_stroke) {
  Rink rink;
  rink.start().puck("V C").roll("1/6").go_on();
  EXPECT_EQ(rink.sheet().men[0][rink.man('V', 11)].minutes, 2);
  EXPECT_EQ(rink.sheet().men[0][rink.man('V', 21)].minutes, 0);
  EXPECT_EQ(rink.sheet().men[0][rink.man('V', 1)].minutes, 2);
}

TEST(Pairadice, PD_61_the_minutes_of_a_short_overtime_are_five) {
  Rink rink;
  rink.start().period(3).strokes(9).puck("V C").roll("1/6").go_on();
  ASSERT_EQ(rink.state().period, 4);
  const auto minutes = [&] { return rink.sheet().men[0][rink.man('V', 1)].minutes; };
  const int before = minutes();
  rink.roll("1/3").puck("V C").roll("1/6 1/6 1/6");
  EXPECT_EQ(rink.phase(), "over");
  EXPECT_EQ(minutes() - before, 5);
}

TEST(Pairadice, PD_61_every_goal_is_counted_though_only_sixty_are_listed) {
  Rink rink;
  for (const char line : {'1', '2', '3', '4'})
    rink.card(std::string("V") + line + "3 offense=9")
        .card(std::string("V") + line + "2 shooting=2,3,4,5,6,7,8,9,10,11");
  rink.start();
  for (int goal = 0; goal < 300; ++goal) rink.puck("V C").roll("1/2 3/4").go_on();
  EXPECT_EQ(rink.state().benches[0].goals, rink.sheet().goal_count);
  EXPECT_GE(rink.sheet().goal_count, 300);
  EXPECT_EQ(rink.sheet().men[0][rink.man('V', 12)].goals +
                rink.sheet().men[0][rink.man('V', 22)].goals +
                rink.sheet().men[0][rink.man('V', 32)].goals +
                rink.sheet().men[0][rink.man('V', 42)].goals,
            rink.sheet().goal_count);
}

TEST(PairadiceNotation, an_action_and_a_roll_are_read_as_they_are_written) {
  const Rules rules = Pairadice::make_rules(default_options<Pairadice>());
  for (const char* text : {"go", "assistant", "scratch:98", "time-out:4", "stay:LD", "pull:7",
                           "goalie-in", "play-on", "no-forward", "replace:12"}) {
    const auto action = Pairadice::read_action(rules, text);
    ASSERT_TRUE(action.has_value()) << text;
    EXPECT_EQ(Pairadice::write(rules, *action).view(), text);
  }
  for (const char* text : {"1/6", "6/1", "4"})
    EXPECT_EQ(Pairadice::write(rules, *Pairadice::read_outcome(rules, text)).view(), text);
  for (const char* text : {"", "time-out:5", "stay:G", "pull:0", "pull:99", "go:1", "stay"})
    EXPECT_FALSE(Pairadice::read_action(rules, text).has_value()) << text;
  for (const char* text : {"", "7", "0/1", "1/7", "1/", "11", "1-1"})
    EXPECT_FALSE(Pairadice::read_outcome(rules, text).has_value()) << text;
}

}  // namespace
}  // namespace benchboss::pairadice
