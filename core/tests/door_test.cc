#include "core/door.h"

#include "tests/toy/toy.h"

#include <gtest/gtest.h>

namespace benchboss {
namespace {

// Two seats of the toy: seat 1 holds 9 and 4, seat 2 holds 12 and 1, and both are to choose.
class Door : public testing::Test {
 protected:
  void SetUp() override {
    for (const int card : {9, 12, 4, 1}) roll_accepted(static_cast<toy::Card>(card));
  }

  void roll_accepted(toy::Card card) {
    ASSERT_FALSE(play_roll<Toy>(rules, state, {card}, events).refused());
  }
  Refusal choose(Seat seat, toy::Card card) {
    return play<Toy>(rules, state, seat, {card}, events);
  }

  const Toy::Rules rules = Toy::make_rules({2, 0});
  Toy::State state = Toy::start(rules);
  EventList<Toy::kMaxEvents * 4> events;
};

TEST_F(Door, lets_a_listed_action_through) {
  EXPECT_FALSE(choose(0, 9).refused());
  EXPECT_EQ(state.chosen[0], 9);
}

TEST_F(Door, lets_sealed_decisions_through_in_any_order) {
  EXPECT_FALSE(choose(1, 1).refused());
  EXPECT_FALSE(choose(0, 4).refused());
  EXPECT_EQ(state.board.points[0], 1);
}

TEST_F(Door, refuses_with_the_reason_and_rule_of_the_game) {
  EXPECT_EQ(choose(0, 12), (Refusal{"toy.refused.not_in_hand", {2}}));
}

TEST_F(Door, refuses_a_seat_that_has_already_decided) {
  choose(0, 9);
  EXPECT_EQ(choose(0, 4).reason, refusal::kNotYourTurn);
}

TEST_F(Door, refuses_a_seat_that_nobody_has) {
  for (const Seat seat : {Seat{2}, kSpectator, Seat{255}})
    EXPECT_EQ(choose(seat, 9).reason, refusal::kNoSuchSeat);
}

TEST_F(Door, refuses_chance_while_a_decision_is_owed) {
  EXPECT_EQ(play_roll<Toy>(rules, state, {7}, events).reason, refusal::kNoChanceNow);
}

TEST_F(Door, refuses_a_decision_while_chance_is_owed) {
  state = Toy::start(rules);
  EXPECT_EQ(choose(0, 9).reason, refusal::kChanceFirst);
}

TEST_F(Door, refuses_an_outcome_that_cannot_happen) {
  state = Toy::start(rules);
  roll_accepted(7);
  roll_accepted(7);
  EXPECT_EQ(play_roll<Toy>(rules, state, {7}, events).reason, refusal::kImpossible);
  EXPECT_EQ(play_roll<Toy>(rules, state, {200}, events).reason, refusal::kImpossible);
}

TEST_F(Door, refuses_everything_once_the_game_is_over) {
  state.board.round = toy::kRounds;
  choose(0, 9);
  choose(1, 12);
  ASSERT_EQ(Toy::turn(rules, state), Turn::over());
  EXPECT_EQ(choose(0, 4).reason, refusal::kGameOver);
  EXPECT_EQ(choose(kSpectator, 4).reason, refusal::kGameOver);
  EXPECT_EQ(play_roll<Toy>(rules, state, {7}, events).reason, refusal::kGameOver);
}

TEST_F(Door, leaves_the_state_and_the_sink_untouched_when_it_refuses) {
  const Toy::State before = state;
  events.clear();
  choose(0, 12);
  choose(kSpectator, 9);
  play_roll<Toy>(rules, state, {7}, events);
  EXPECT_EQ(state, before);
  EXPECT_TRUE(events.empty());
}

TEST_F(Door, check_says_the_same_as_play_and_touches_nothing) {
  const Toy::State before = state;
  EXPECT_FALSE(check<Toy>(rules, state, 0, {9}).refused());
  EXPECT_EQ(check<Toy>(rules, state, 0, {12}), choose(0, 12));
  EXPECT_EQ(check_roll<Toy>(rules, state, {7}).reason, refusal::kNoChanceNow);
  EXPECT_EQ(state, before);
}

TEST_F(Door, draw_takes_outcomes_with_their_exact_odds) {
  // A source that hands out every ticket once.
  struct Tickets {
    std::uint32_t next = 0;
    std::uint32_t below(std::uint32_t) { return next++; }
  } tickets;
  std::array<int, toy::kRanks + 1> drawn{};
  for (int i = 0; i < 20; ++i) ++drawn[draw<Toy>(rules, state, tickets).card];
  EXPECT_EQ(drawn, (std::array<int, toy::kRanks + 1>{0, 1, 2, 2, 1, 2, 2, 2, 2, 1, 2, 2, 1}));
}

}  // namespace
}  // namespace benchboss
