#include "games/double_echec/rules.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace benchboss::double_echec {
namespace {

#ifdef NDEBUG
constexpr std::uint64_t kGames = 20;
#else
constexpr std::uint64_t kGames = 2;
#endif

// What a random game came to at most.
struct Most {
  std::size_t actions = 0;
  std::size_t events = 0;
  std::uint32_t steps = 0;
  int tasks = 0;
  int dice = 0;
};

void play_random_game(const Rules& rules, std::uint64_t game, Most& most) {
  Philox random(1, game);
  State state = DoubleEchec::start(rules);
  std::uint32_t steps = 0;
  for (Turn turn = DoubleEchec::turn(rules, state); turn.owes != Owes::nothing;
       turn = DoubleEchec::turn(rules, state)) {
    EventsOf<DoubleEchec> events;
    if (turn.owes == Owes::chance) {
      DoubleEchec::roll(rules, state, draw<DoubleEchec>(rules, state, random), events);
    } else {
      ActionList<DoubleEchec> list;
      DoubleEchec::actions(rules, state, state.asked, list);
      most.actions = std::max(most.actions, list.size());
      const auto pick = random.below(static_cast<std::uint32_t>(list.size()));
      DoubleEchec::act(rules, state, state.asked, list[pick], events);
    }
    most.events = std::max(most.events, events.size());
    most.tasks = std::max<int>(most.tasks, state.tasks);
    most.dice = std::max<int>(most.dice, state.dice.count);
    ++steps;
  }
  most.steps = std::max(most.steps, steps);
}

TEST(DoubleEchecBounds, random_games_of_every_variant_stay_within_the_bounds_of_the_rulebook) {
  for (const Variant& variant : DoubleEchec::variants()) {
    const Rules rules = DoubleEchec::make_rules(options_of<DoubleEchec>(variant));
    Most most;
    for (std::uint64_t game = 0; game < kGames; ++game) play_random_game(rules, game, most);
    EXPECT_LE(most.actions, DoubleEchec::kMaxActions) << variant.name;
    EXPECT_LE(most.events, DoubleEchec::kMaxEvents) << variant.name;
    EXPECT_LE(most.steps, DoubleEchec::max_steps(rules)) << variant.name;
    EXPECT_LE(most.tasks, 10) << variant.name;
    EXPECT_LE(most.dice, 17) << variant.name;
  }
}

TEST(DoubleEchecNotation, men_steps_squares_and_words_are_written_as_the_rulebook_says) {
  const Rules rules = DoubleEchec::make_rules(default_options<DoubleEchec>());
  const auto written = [&](Action action) {
    return std::string(DoubleEchec::write(rules, action).view());
  };
  EXPECT_EQ(written(name_man(8)), "man-9");
  EXPECT_EQ(written(step_of(7, direction_of(1, -1))), "8-ne");
  EXPECT_EQ(written(at_square(square_at(12, 6))), "g12");
  EXPECT_EQ(written({Verb::field, 11, 1}), "LW=12");
  EXPECT_EQ(written({Verb::net, 0, 2}), "net-3");
  EXPECT_EQ(written(word(Verb::low_side)), "low-side");
  EXPECT_FALSE(DoubleEchec::read_action(rules, "f1x").has_value());
  EXPECT_FALSE(DoubleEchec::read_action(rules, "g1").has_value());    // inside the net
  EXPECT_FALSE(DoubleEchec::read_action(rules, "LW=1").has_value());  // a goalie on the wing
  EXPECT_FALSE(DoubleEchec::read_action(rules, "21-n").has_value());
}

}  // namespace
}  // namespace benchboss::double_echec
