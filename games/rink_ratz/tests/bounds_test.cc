#include "games/rink_ratz/rules.h"

#include <gtest/gtest.h>

namespace benchboss::rink_ratz {
namespace {

#ifdef NDEBUG
constexpr std::uint64_t kGames = 2000;
#else
constexpr std::uint64_t kGames = 100;
#endif

// What one random game came to at most.
struct Most {
  std::size_t actions = 0;
  std::size_t events = 0;
  std::uint32_t steps = 0;
  int goals_in_a_period = 0;
  int penalty_shots_in_a_period = 0;
  int power_play_cards = 0;
};

Most play_random_game(const Rules& rules, std::uint64_t game) {
  Most most;
  Philox random(1, game);
  State state = RinkRatz::start(rules);
  EventsOf<RinkRatz> events;
  std::uint8_t period = 0;
  std::array<std::uint16_t, 2> before{};
  for (;;) {
    const Turn turn = RinkRatz::turn(rules, state);
    if (turn.owes == Owes::nothing) return most;
    events.clear();
    if (turn.owes == Owes::chance) {
      RinkRatz::roll(rules, state, draw<RinkRatz>(rules, state, random), events);
    } else {
      ActionList<RinkRatz> list;
      const Seat seat = turn.seats.lowest();
      RinkRatz::actions(rules, state, seat, list);
      most.actions = std::max(most.actions, list.size());
      RinkRatz::act(rules, state, seat, list[random.below(static_cast<std::uint32_t>(list.size()))],
                    events);
    }
    const Board& board = state.board;
    ++most.steps;
    most.events = std::max(most.events, events.size());
    most.power_play_cards = std::max<int>(most.power_play_cards, board.power_play.cards);
    most.penalty_shots_in_a_period =
        std::max<int>(most.penalty_shots_in_a_period, board.bench_draws);
    for (std::size_t team = 0; team < 2; ++team)
      most.goals_in_a_period = std::max(most.goals_in_a_period, board.goals[team] - before[team]);
    if (board.period != period) {
      period = board.period;
      before = board.goals;
    }
  }
}

TEST(RinkRatzBounds, random_games_of_every_variant_stay_within_the_bounds_of_the_rulebook) {
  for (const Variant& variant : RinkRatz::variants()) {
    const Rules rules = RinkRatz::make_rules(options_of<RinkRatz>(variant));
    Most most;
    for (std::uint64_t game = 0; game < kGames; ++game) {
      const Most one = play_random_game(rules, game);
      most.actions = std::max(most.actions, one.actions);
      most.events = std::max(most.events, one.events);
      most.steps = std::max(most.steps, one.steps);
      most.goals_in_a_period = std::max(most.goals_in_a_period, one.goals_in_a_period);
      most.penalty_shots_in_a_period =
          std::max(most.penalty_shots_in_a_period, one.penalty_shots_in_a_period);
      most.power_play_cards = std::max(most.power_play_cards, one.power_play_cards);
    }
    EXPECT_LE(most.actions, RinkRatz::kMaxActions) << variant.name;
    EXPECT_LE(most.events, RinkRatz::kMaxEvents) << variant.name;
    EXPECT_LE(most.steps, RinkRatz::max_steps(rules)) << variant.name;
    EXPECT_LE(most.steps, 1839u) << variant.name;
    EXPECT_LE(most.goals_in_a_period, 19) << variant.name;
    EXPECT_LE(most.penalty_shots_in_a_period, 6) << variant.name;
    EXPECT_LE(most.power_play_cards, 8) << variant.name;
  }
}

}  // namespace
}  // namespace benchboss::rink_ratz
