#pragma once
#include "coaches/coaches.h"
#include "core/game.h"

#include <gtest/gtest.h>

#include <string_view>

namespace benchboss {

template <Game G>
typename G::Rules rules_with_level(std::string_view level) {
  OptionsOf<G> options = default_options<G>();
  set_option(G::kOptions, options, "level", level);
  return G::make_rules(options);
}

// Plays to the end with one coach a team: the first has the even seats.
template <Game G>
typename G::State play_out(const typename G::Rules& rules, Coach<G>& first, Coach<G>& second,
                           std::uint64_t game) {
  Philox random(7, game);
  typename G::State state = G::start(rules);
  Silent silent;
  for (Turn turn = G::turn(rules, state); turn.owes != Owes::nothing;
       turn = G::turn(rules, state)) {
    if (turn.owes == Owes::chance) {
      G::roll(rules, state, draw<G>(rules, state, random), silent);
      continue;
    }
    const Seat seat = turn.seats.lowest();
    ActionList<G> choices;
    G::actions(rules, state, seat, choices);
    Coach<G>& coach = (seat & 1) == 0 ? first : second;
    const auto action = coach.choose(rules, G::view(rules, state, seat), choices, random);
    EXPECT_TRUE(choices.contains(action));
    G::act(rules, state, seat, action, silent);
  }
  return state;
}

// How many of the games the greedy coach wins against the random one; they change seats.
template <Game G>
int wins_of_greedy(const typename G::Rules& rules, std::uint64_t games) {
  const auto greedy = make_coach<G>("greedy");
  const auto random = make_coach<G>("random");
  int wins = 0;
  for (std::uint64_t game = 0; game < games; ++game) {
    const bool first = game % 2 == 0;
    const auto end = first ? play_out<G>(rules, *greedy, *random, game)
                           : play_out<G>(rules, *random, *greedy, game);
    wins += G::result(rules, end).winners.has(first ? 0 : 1) ? 1 : 0;
  }
  return wins;
}

}  // namespace benchboss
