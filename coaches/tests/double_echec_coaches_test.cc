#include "coaches/double_echec/coaches.h"

#include <gtest/gtest.h>

namespace benchboss {
namespace {

using double_echec::Action;
using double_echec::Count;

struct Totals {
  int games = 0;
  int home_wins = 0;
  double goals = 0;
  double shots = 0;
  double fights = 0;
  double penalties = 0;
  double penalty_shots = 0;

  double per_team(double sum) const { return sum / (2 * games); }
  double per_game(double sum) const { return sum / games; }
};

DoubleEchec::Rules rules_on(std::string_view rink) {
  for (const Variant& variant : DoubleEchec::variants())
    if (variant.name == rink) return DoubleEchec::make_rules(options_of<DoubleEchec>(variant));
  ADD_FAILURE() << "there is no variant " << rink;
  return DoubleEchec::make_rules(default_options<DoubleEchec>());
}

Totals play(std::string_view home, std::string_view visitors, int games,
            std::string_view rink = "season-10") {
  const auto rules = rules_on(rink);
  const std::array coaches = {make_coach<DoubleEchec>(home), make_coach<DoubleEchec>(visitors)};
  Totals totals;
  for (int game = 0; game < games; ++game) {
    Philox chance(3, static_cast<std::uint64_t>(game));
    Philox thoughts(4, static_cast<std::uint64_t>(game));
    DoubleEchec::State state = DoubleEchec::start(rules);
    DoubleEchec::Sheet sheet{};
    for (Turn turn = DoubleEchec::turn(rules, state); turn.owes != Owes::nothing;
         turn = DoubleEchec::turn(rules, state)) {
      EventsOf<DoubleEchec> events;
      if (turn.owes == Owes::chance) {
        DoubleEchec::roll(rules, state, draw<DoubleEchec>(rules, state, chance), events);
      } else {
        const Seat seat = turn.seats.lowest();
        ActionList<DoubleEchec> choices;
        DoubleEchec::actions(rules, state, seat, choices);
        const Action action =
            coaches[seat]->choose(rules, DoubleEchec::view(rules, state, seat), choices, thoughts);
        EXPECT_TRUE(choices.contains(action));
        if (!choices.contains(action)) return totals;
        DoubleEchec::act(rules, state, seat, action, events);
      }
      for (const Event& event : events) DoubleEchec::note(rules, sheet, event);
    }
    const auto count = [&](Count which) {
      int sum = 0;
      for (const auto& team : sheet.teams)
        for (const auto& column : team) sum += column[static_cast<std::size_t>(which)];
      return sum;
    };
    ++totals.games;
    totals.home_wins += state.sides[0].goals > state.sides[1].goals;
    totals.goals += count(Count::goals);
    totals.shots += count(Count::shots);
    totals.fights += count(Count::fights);
    totals.penalties += count(Count::penalties);
    totals.penalty_shots += count(Count::penalty_shots);
  }
  return totals;
}

void expect_hockey(const Totals& totals) {
  EXPECT_GE(totals.per_team(totals.goals), 2.0);
  EXPECT_LE(totals.per_team(totals.goals), 5.0);
  EXPECT_GE(totals.per_game(totals.shots), 16.0);
  EXPECT_LE(totals.per_game(totals.shots), 40.0);
  EXPECT_LE(totals.per_game(totals.fights), 4.0);
  EXPECT_LE(totals.per_game(totals.penalties), 6.0);
  EXPECT_GE(totals.per_game(totals.penalty_shots), 0.1);
  EXPECT_LE(totals.per_game(totals.penalty_shots), 0.4);
}

TEST(DoubleEchecCoaches, greedy_against_greedy_looks_like_hockey) {
  expect_hockey(play("greedy", "greedy", 120));
}

TEST(DoubleEchecCoaches, greedy_against_greedy_looks_like_hockey_on_the_large_rink_too) {
  expect_hockey(play("greedy", "greedy", 120, "large"));
}

TEST(DoubleEchecCoaches, greedy_beats_random_at_home_and_away) {
  EXPECT_GE(play("greedy", "random", 20).home_wins, 19);
  EXPECT_LE(play("random", "greedy", 20).home_wins, 1);
}

TEST(DoubleEchecCoaches, there_is_no_coach_of_another_name) {
  EXPECT_EQ(make_coach<DoubleEchec>("tired"), nullptr);
}

}  // namespace
}  // namespace benchboss
