#include "coaches/rink_ratz/coaches.h"
#include "coaches/tests/coached_games.h"
#include "games/rink_ratz/rules.h"

#include <gtest/gtest.h>

namespace benchboss {
namespace {

using G = RinkRatz;

TEST(RinkRatzCoaches, are_found_by_name_and_only_by_name) {
  for (const std::string_view name : coach_names<G>()) EXPECT_NE(make_coach<G>(name), nullptr);
  EXPECT_EQ(make_coach<G>("genius"), nullptr);
}

TEST(RinkRatzCoaches, greedy_beats_random_nearly_always_at_every_level) {
  for (const char* level : {"rookie", "junior", "pro"})
    EXPECT_GE(wins_of_greedy<G>(rules_with_level<G>(level), 100), 95) << level;
}

// A table in the middle of a period: hands as given, everything else not seen yet.
G::State table(const G::Rules& rules, std::initializer_list<int> numbers,
               std::initializer_list<rink_ratz::Card> specials) {
  G::State state = G::start(rules);
  rink_ratz::Board& board = state.board;
  board.phase = rink_ratz::Phase::play;
  board.period = 1;
  board.shift = 1;
  const auto give = [&](Seat seat, rink_ratz::Card card) {
    state.unseen.drop(card);
    state.hands[seat].add(card);
    ++board.sizes[seat];
    ++board.in_hands;
  };
  for (const int number : numbers) give(0, rink_ratz::number_card(number));
  for (const auto card : specials) give(0, card);
  for (int number = 1; number <= 5; ++number) give(1, rink_ratz::number_card(number));
  return state;
}

std::string chosen(const G::Rules& rules, const G::State& state) {
  ActionList<G> choices;
  G::actions(rules, state, 0, choices);
  Philox random(1);
  const auto action =
      make_coach<G>("greedy")->choose(rules, G::view(rules, state, 0), choices, random);
  return std::string(G::write(rules, action).view());
}

TEST(RinkRatzCoaches, greedy_scores_when_he_can) {
  const auto rules = rules_with_level<G>("rookie");
  G::State state = table(rules, {3, 8, 9, 12}, {});
  state.board.shot = {rink_ratz::Stage::target, 0, rink_ratz::ShotKind::pair,
                      rules.ranges.of(rink_ratz::RangeRow::ordinary)};
  state.board.previous = 8;
  EXPECT_EQ(chosen(rules, state), "8");
}

TEST(RinkRatzCoaches, greedy_takes_the_rebound_when_he_cannot_score) {
  const auto rules = rules_with_level<G>("rookie");
  G::State state = table(rules, {3, 9, 12, 14}, {});
  state.board.shot = {rink_ratz::Stage::target, 0, rink_ratz::ShotKind::pair,
                      rules.ranges.of(rink_ratz::RangeRow::ordinary)};
  state.board.previous = 8;
  EXPECT_EQ(chosen(rules, state), "9");
}

TEST(RinkRatzCoaches, greedy_saves_the_goal) {
  const auto rules = rules_with_level<G>("junior");
  G::State state = table(rules, {3, 9, 12}, {rink_ratz::Card::breakaway_save});
  state.board.goals = {0, 1};
  state.board.fresh_goal.team = 1;
  state.board.fresh_goal.number = 6;
  EXPECT_EQ(chosen(rules, state), "BM:save");
}

TEST(RinkRatzCoaches, greedy_makes_the_pair) {
  const auto rules = rules_with_level<G>("rookie");
  G::State state = table(rules, {3, 4, 5, 10, 13}, {});
  state.board.previous = 10;
  EXPECT_EQ(chosen(rules, state), "10");
}

// He is given a view, so what he may not know cannot change his mind.
TEST(RinkRatzCoaches, greedy_decides_the_same_whatever_the_others_hold) {
  const auto rules = rules_with_level<G>("pro");
  G::State state = table(rules, {3, 4, 9, 10, 13}, {rink_ratz::Card::shot_block});
  const std::string choice = chosen(rules, state);
  state.hands[1].drop(rink_ratz::Card::n1);
  state.unseen.add(rink_ratz::Card::n1);
  state.hands[1].add(rink_ratz::Card::n15);
  state.unseen.drop(rink_ratz::Card::n15);
  EXPECT_EQ(chosen(rules, state), choice);
}

}  // namespace
}  // namespace benchboss
