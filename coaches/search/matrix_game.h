#pragma once
#include <algorithm>
#include <array>
#include <cstddef>

namespace benchboss {

// What the row player wins, and the column player loses, for each pair of choices made at once.
template <std::size_t Rows, std::size_t Columns>
using Payoffs = std::array<std::array<double, Columns>, Rows>;

// A mix for each player that the other cannot exploit.
template <std::size_t Rows, std::size_t Columns>
struct Equilibrium {
  std::array<double, Rows> row{};
  std::array<double, Columns> column{};
  double value = 0;
};

// How much the two players together could win by answering the other's mix as well as possible:
// zero in an equilibrium, and never less but for rounding.
template <std::size_t Rows, std::size_t Columns>
double exploitability(const Payoffs<Rows, Columns>& payoffs,
                      const Equilibrium<Rows, Columns>& mixes) {
  std::array<double, Rows> by_row{};
  std::array<double, Columns> by_column{};
  for (std::size_t i = 0; i < Rows; ++i)
    for (std::size_t j = 0; j < Columns; ++j) {
      by_row[i] += payoffs[i][j] * mixes.column[j];
      by_column[j] += payoffs[i][j] * mixes.row[i];
    }
  return *std::max_element(by_row.begin(), by_row.end()) -
         *std::min_element(by_column.begin(), by_column.end());
}

// The zero-sum game of a small matrix, solved by the simplex method (Dantzig 1951: a game is a
// linear program). The payoffs are brought to 1..2; then the column player's program is
//   maximise sum(y) under payoffs * y <= 1, y >= 0
// the value is 1 / sum(y), and the dual values are the row player's mix. Bland's rule keeps it from
// going round in circles where the program is degenerate.
template <std::size_t Rows, std::size_t Columns>
class MatrixGame {
 public:
  explicit MatrixGame(const Payoffs<Rows, Columns>& payoffs) {
    low_ = payoffs[0][0];
    double high = low_;
    for (const auto& row : payoffs)
      for (const double payoff : row) {
        low_ = std::min(low_, payoff);
        high = std::max(high, payoff);
      }
    scale_ = high > low_ ? high - low_ : 1;
    for (std::size_t i = 0; i < Rows; ++i) {
      for (std::size_t j = 0; j < Columns; ++j) table_[i][j] = 1 + (payoffs[i][j] - low_) / scale_;
      table_[i][Columns + i] = 1;
      table_[i][kRight] = 1;
      basis_[i] = Columns + i;
    }
    for (std::size_t j = 0; j < Columns; ++j) table_[Rows][j] = -1;
  }

  Equilibrium<Rows, Columns> solve() {
    for (std::size_t enters = entering(); enters != kRight; enters = entering())
      pivot(leaving(enters), enters);
    return read();
  }

 private:
  static constexpr std::size_t kRight = Rows + Columns;
  static constexpr double kZero = 1e-13;

  // The first column that would raise the sum; kRight if none does.
  std::size_t entering() const {
    for (std::size_t j = 0; j < kRight; ++j)
      if (table_[Rows][j] < -kZero) return j;
    return kRight;
  }

  // All payoffs are positive, so the program is bounded and some row always limits the column.
  std::size_t leaving(std::size_t enters) const {
    std::size_t best = Rows;
    for (std::size_t i = 0; i < Rows; ++i) {
      if (table_[i][enters] <= kZero) continue;
      if (best == Rows) {
        best = i;
        continue;
      }
      const double here = table_[i][kRight] * table_[best][enters];
      const double there = table_[best][kRight] * table_[i][enters];
      if (here < there - kZero || (here < there + kZero && basis_[i] < basis_[best])) best = i;
    }
    return best;
  }

  void pivot(std::size_t row, std::size_t column) {
    const double by = table_[row][column];
    for (double& cell : table_[row]) cell /= by;
    for (std::size_t i = 0; i <= Rows; ++i) {
      const double factor = table_[i][column];
      if (i == row || factor == 0) continue;
      for (std::size_t j = 0; j <= kRight; ++j) table_[i][j] -= factor * table_[row][j];
      table_[i][column] = 0;
    }
    basis_[row] = column;
  }

  Equilibrium<Rows, Columns> read() const {
    Equilibrium<Rows, Columns> found;
    double sum = 0;
    for (std::size_t i = 0; i < Rows; ++i)
      if (basis_[i] < Columns) found.column[basis_[i]] = std::max(0.0, table_[i][kRight]);
    for (const double y : found.column) sum += y;
    for (double& y : found.column) y /= sum;
    double dual_sum = 0;
    for (std::size_t i = 0; i < Rows; ++i) {
      found.row[i] = std::max(0.0, table_[Rows][Columns + i]);
      dual_sum += found.row[i];
    }
    for (double& x : found.row) x /= dual_sum;
    found.value = low_ + (1 / sum - 1) * scale_;
    return found;
  }

  std::array<std::array<double, kRight + 1>, Rows + 1> table_{};
  std::array<std::size_t, Rows> basis_{};
  double low_ = 0;
  double scale_ = 1;
};

template <std::size_t Rows, std::size_t Columns>
Equilibrium<Rows, Columns> solve(const Payoffs<Rows, Columns>& payoffs) {
  return MatrixGame<Rows, Columns>(payoffs).solve();
}

}  // namespace benchboss
