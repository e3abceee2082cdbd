// The quick ways of ice.cc against slow ones that are plain to read, at positions of random games.
#include "games/double_echec/ice.h"
#include "games/double_echec/rules.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

namespace benchboss::double_echec {
namespace {

#ifdef NDEBUG
constexpr std::uint64_t kGamesOfWays = 8;
#else
constexpr std::uint64_t kGamesOfWays = 1;
#endif

template <class Look>
void look_at_random_games(std::string_view variant_name, Look&& look) {
  for (const Variant& variant : DoubleEchec::variants()) {
    if (variant.name != variant_name) continue;
    const Rules rules = DoubleEchec::make_rules(options_of<DoubleEchec>(variant));
    for (std::uint64_t game = 0; game < kGamesOfWays; ++game) {
      Philox random(2, game);
      State state = DoubleEchec::start(rules);
      Silent silent;
      for (Turn turn = DoubleEchec::turn(rules, state); turn.owes != Owes::nothing;
           turn = DoubleEchec::turn(rules, state)) {
        if (random.below(16) == 0) look(rules, state, random);
        if (turn.owes == Owes::chance) {
          DoubleEchec::roll(rules, state, draw<DoubleEchec>(rules, state, random), silent);
          continue;
        }
        ActionList<DoubleEchec> list;
        DoubleEchec::actions(rules, state, state.asked, list);
        const auto pick = random.below(static_cast<std::uint32_t>(list.size()));
        DoubleEchec::act(rules, state, state.asked, list[pick], silent);
      }
    }
  }
}

// Steps from a square to all others, over open squares only.
std::vector<int> steps_over(const Rink& rink, const Squares& open, Square from) {
  std::vector<int> steps(kSquares, Ice::kUnreachable);
  std::vector<Square> queue = {from};
  steps[from] = 0;
  for (std::size_t next = 0; next < queue.size(); ++next)
    for (int direction = 0; direction < kDirections; ++direction) {
      if ((rink.steps[queue[next]] >> direction & 1) == 0) continue;
      const Square to = beside(queue[next], direction);
      if (!open.has(to) || steps[to] != Ice::kUnreachable) continue;
      steps[to] = steps[queue[next]] + 1;
      queue.push_back(to);
    }
  return steps;
}

// DE-6, DE-8: what a man can cross.
Squares open_to(const Rules& rules, const State& state, Team team, Man man) {
  Squares open = rules.rink->ice;
  const Side& theirs = state.sides[other(team)];
  for (Men rest = taking_part(state, other(team)); rest != 0; rest &= rest - 1)
    open.drop(theirs.at[first(rest)]);
  for (Team end = 0; end < 2; ++end)
    if (goalie_in_zone(rules, state, end) && !(end == team && state.sides[team].goalie == man))
      open = open.without(rules.rink->reserved[end]);
  return open;
}

// DE-38: as far as his points take him on a shortest way, where nobody is.
Squares landing_of(const Rules& rules, const State& state, Team team, Man man, Square to,
                   int points) {
  const Square from = state.sides[team].at[man];
  Squares open = open_to(rules, state, team, man);
  open.add(from);
  const std::vector<int> back = steps_over(*rules.rink, open, to);
  open.add(to);
  const std::vector<int> ahead = steps_over(*rules.rink, open, from);
  const Ice ice(rules, state);
  Squares stops;
  const int far = back[from];
  for (int steps = std::min(points, far); far != Ice::kUnreachable && steps > 0; --steps) {
    rules.rink->ice.each([&](Square at) {
      const bool puck = state.puck.loose() && state.puck.at == at;
      if (ahead[at] == steps && back[at] == far - steps && ice.free(at) && !puck) stops.add(at);
    });
    if (!stops.empty()) return stops;
  }
  stops.add(from);
  return stops;
}

void expect_same_ways(const Rules& rules, const State& state, Philox& random) {
  const auto team = static_cast<Team>(random.below(2));
  const Men men = taking_part(state, team);
  if (men == 0 || state.ask == Ask::line_up || !rules.rink->ice.has(state.puck.at)) return;
  Men rest = men;
  for (std::uint32_t skip = random.below(static_cast<std::uint32_t>(size(men))); skip > 0; --skip)
    rest &= rest - 1;
  const Man man = first(rest);
  const Square from = state.sides[team].at[man];
  const Square to = state.puck.at;
  if (from >= kSquares || from == to) return;  // a shoot-out has men on the bench
  Squares open = open_to(rules, state, team, man);
  open.add(from);
  const int far = steps_over(*rules.rink, open, to)[from];
  const Ice ice(rules, state);
  EXPECT_EQ(ice.distance(team, man, to), far);
  const int points = 1 + static_cast<int>(random.below(12));
  if (points >= far) return;
  EXPECT_EQ(ice.landing(team, man, to, points, far),
            landing_of(rules, state, team, man, to, points));
}

//   A . b . *        a plain search goes around b, square by square, and finds the same distance
//   . . . . .
TEST(DoubleEchec, DE_8_the_distance_and_DE_38_the_landing_are_those_of_a_plain_search) {
  for (const std::string_view variant : {"season-10", "large", "house-rules"})
    look_at_random_games(variant, expect_same_ways);
}

//   B A .            A's steps, looked up alone and with the whole crowd
//   . a .
TEST(DoubleEchec, DE_6_a_man_has_the_same_steps_alone_and_in_the_crowd) {
  look_at_random_games("season-10", [](const Rules& rules, const State& state, Philox&) {
    const Ice ice(rules, state);
    const Crowd crowd(state);
    for (Team team = 0; team < 2; ++team)
      for (Men rest = taking_part(state, team); rest != 0; rest &= rest - 1)
        for (const int points : {1, 2}) {
          if (state.sides[team].at[first(rest)] >= kSquares) continue;
          EXPECT_EQ(ice.steps(team, first(rest), points, crowd),
                    ice.steps(team, first(rest), points));
        }
  });
}

}  // namespace
}  // namespace benchboss::double_echec
