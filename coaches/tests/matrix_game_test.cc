#include "coaches/search/matrix_game.h"

#include "core/philox.h"

#include <gtest/gtest.h>

#include <cmath>

namespace benchboss {
namespace {

constexpr double kExact = 1e-9;

template <std::size_t Rows, std::size_t Columns>
void expect_solved(const Payoffs<Rows, Columns>& payoffs, const std::string& what) {
  const auto mixes = solve(payoffs);
  double row = 0;
  double column = 0;
  for (const double share : mixes.row) {
    EXPECT_GE(share, 0) << what;
    row += share;
  }
  for (const double share : mixes.column) {
    EXPECT_GE(share, 0) << what;
    column += share;
  }
  EXPECT_NEAR(row, 1, 1e-12) << what;
  EXPECT_NEAR(column, 1, 1e-12) << what;
  EXPECT_LE(exploitability(payoffs, mixes), kExact) << what;
}

TEST(MatrixGame, rock_paper_scissors_is_mixed_evenly_and_worth_nothing) {
  const Payoffs<3, 3> payoffs = {{{0, -1, 1}, {1, 0, -1}, {-1, 1, 0}}};
  const auto mixes = solve(payoffs);
  EXPECT_NEAR(mixes.value, 0, 1e-12);
  for (std::size_t i = 0; i < 3; ++i) {
    EXPECT_NEAR(mixes.row[i], 1.0 / 3, 1e-12);
    EXPECT_NEAR(mixes.column[i], 1.0 / 3, 1e-12);
  }
}

TEST(MatrixGame, a_saddle_point_needs_no_mixing) {
  const Payoffs<2, 3> payoffs = {{{4, 2, 5}, {3, 1, 9}}};
  const auto mixes = solve(payoffs);
  EXPECT_NEAR(mixes.value, 2, 1e-12);
  EXPECT_NEAR(mixes.row[0], 1, 1e-12);
  EXPECT_NEAR(mixes.column[1], 1, 1e-12);
}

TEST(MatrixGame, the_known_value_of_a_two_by_two_game_is_found) {
  // (3 * 2 - (-1) * (-2)) / (3 + 2 + 1 + 2)
  EXPECT_NEAR(solve(Payoffs<2, 2>{{{3, -1}, {-2, 2}}}).value, 0.5, 1e-12);
}

TEST(MatrixGame, a_game_without_any_difference_has_its_one_value) {
  Payoffs<5, 5> payoffs{};
  for (auto& row : payoffs) row.fill(-7.5);
  EXPECT_NEAR(solve(payoffs).value, -7.5, 1e-12);
  expect_solved(payoffs, "constant");
}

TEST(MatrixGame, an_exploitable_mix_is_found_out) {
  const Payoffs<2, 2> payoffs = {{{1, -1}, {-1, 1}}};
  Equilibrium<2, 2> mixes;
  mixes.row = {1, 0};
  mixes.column = {0.5, 0.5};
  EXPECT_NEAR(exploitability(payoffs, mixes), 1, 1e-12);
}

TEST(MatrixGame, random_five_by_five_games_cannot_be_exploited) {
  Philox random(1);
  for (int game = 0; game < 20'000; ++game) {
    Payoffs<5, 5> payoffs;
    for (auto& row : payoffs)
      for (double& payoff : row) payoff = random.next32() / 4294967296.0 - 0.5;
    ASSERT_NO_FATAL_FAILURE(expect_solved(payoffs, "game " + std::to_string(game)));
  }
}

// Few different payoffs: ties everywhere, where a careless simplex goes round in circles.
TEST(MatrixGame, degenerate_games_cannot_be_exploited_either) {
  Philox random(2);
  for (int game = 0; game < 20'000; ++game) {
    Payoffs<5, 5> payoffs;
    for (auto& row : payoffs)
      for (double& payoff : row) payoff = static_cast<double>(random.below(3)) - 1;
    ASSERT_NO_FATAL_FAILURE(expect_solved(payoffs, "game " + std::to_string(game)));
  }
}

TEST(MatrixGame, the_scale_of_the_payoffs_does_not_matter) {
  Philox random(3);
  for (int game = 0; game < 1000; ++game) {
    Payoffs<4, 6> payoffs;
    for (auto& row : payoffs)
      for (double& payoff : row) payoff = 1e-3 * (random.next32() / 4294967296.0) + 5;
    ASSERT_NO_FATAL_FAILURE(expect_solved(payoffs, "game " + std::to_string(game)));
  }
}

}  // namespace
}  // namespace benchboss
