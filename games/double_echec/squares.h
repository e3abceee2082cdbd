#pragma once
#include <array>
#include <bit>
#include <cstdint>

namespace benchboss::double_echec {

// A square of the rink: sixteen to a row, of which the rink uses the first (DE-1: 15, DE-19: 13).
using Square = std::uint16_t;
inline constexpr int kMostRows = 31;
inline constexpr int kMostColumns = 15;
inline constexpr int kSquares = kMostRows * 16;

// Where a man is who is not on the ice.
inline constexpr Square kBench = kSquares;
inline constexpr Square kBox = kSquares + 1;
inline constexpr Square kGone = kSquares + 2;  // injured or withdrawn

constexpr Square square_at(int row, int column) { return static_cast<Square>(row * 16 + column); }
constexpr int row_of(Square square) { return square >> 4; }
constexpr int column_of(Square square) { return square & 15; }

// The eight directions are the cells of a three by three box, row by row; the fifth is no step.
inline constexpr int kDirections = 9;
inline constexpr int kNoStep = 4;
using Directions = std::uint16_t;  // a set
constexpr int direction_of(int rows, int columns) { return 3 * (rows + 1) + columns + 1; }
constexpr int rows_of_direction(int direction) { return direction / 3 - 1; }
constexpr int columns_of_direction(int direction) { return direction % 3 - 1; }
inline constexpr std::array<int, kDirections> kStride = {-17, -16, -15, -1, 0, 1, 15, 16, 17};
constexpr Square beside(Square square, int direction) {
  return static_cast<Square>(square + kStride[static_cast<std::size_t>(direction)]);
}

// A set of squares, a word a row, with an empty row around it.
class Squares {
 public:
  constexpr bool has(Square square) const {
    return (rows_[row(square)] >> column_of(square) & 1) != 0;
  }
  constexpr void add(Square square) { rows_[row(square)] |= bit(square); }
  constexpr void drop(Square square) {
    rows_[row(square)] &= static_cast<std::uint16_t>(~bit(square));
  }
  constexpr bool empty() const {
    std::uint16_t all = 0;
    for (const std::uint16_t each : rows_) all |= each;
    return all == 0;
  }
  constexpr int size() const {
    int sum = 0;
    for (const std::uint16_t each : rows_) sum += std::popcount(each);
    return sum;
  }
  // Which of the nine squares around (and itself) are in the set.
  constexpr Directions around(Square square) const {
    const std::size_t r = row(square);
    const auto three = [&](std::size_t i) {
      return (static_cast<std::uint32_t>(rows_[i]) << 1) >> column_of(square) & 7u;
    };
    return static_cast<Directions>(three(r - 1) | three(r) << 3 | three(r + 1) << 6);
  }
  constexpr std::uint16_t columns_in(int r) const { return rows_[static_cast<std::size_t>(r + 1)]; }
  constexpr void set_columns(int r, std::uint16_t columns) {
    rows_[static_cast<std::size_t>(r + 1)] = columns;
  }
  // The squares a step away and the set itself; the caller takes out what cannot be entered.
  constexpr Squares grown() const {
    std::array<std::uint32_t, kRows> wide{};
    for (std::size_t i = 0; i < kRows; ++i) {
      const std::uint32_t each = rows_[i];
      wide[i] = each | each << 1 | each >> 1;
    }
    Squares grown;
    for (std::size_t i = 1; i + 1 < kRows; ++i)
      grown.rows_[i] = static_cast<std::uint16_t>(wide[i - 1] | wide[i] | wide[i + 1]);
    return grown;
  }
  constexpr Squares operator&(const Squares& with) const {
    Squares both;
    for (std::size_t i = 0; i < kRows; ++i)
      both.rows_[i] = static_cast<std::uint16_t>(rows_[i] & with.rows_[i]);
    return both;
  }
  constexpr Squares operator|(const Squares& with) const {
    Squares either;
    for (std::size_t i = 0; i < kRows; ++i)
      either.rows_[i] = static_cast<std::uint16_t>(rows_[i] | with.rows_[i]);
    return either;
  }
  constexpr Squares without(const Squares& those) const {
    Squares rest;
    for (std::size_t i = 0; i < kRows; ++i)
      rest.rows_[i] = static_cast<std::uint16_t>(rows_[i] & ~those.rows_[i]);
    return rest;
  }
  // Calls f for each square, low rows first.
  template <class F>
  constexpr void each(F&& f) const {
    for (std::size_t i = 0; i < kRows; ++i)
      for (std::uint32_t rest = rows_[i]; rest != 0; rest &= rest - 1)
        f(square_at(static_cast<int>(i) - 1, std::countr_zero(rest)));
  }
  constexpr Square lowest() const {
    std::size_t i = 0;
    while (rows_[i] == 0) ++i;
    return square_at(static_cast<int>(i) - 1, std::countr_zero(rows_[i]));
  }
  friend constexpr bool operator==(const Squares&, const Squares&) = default;

 private:
  static constexpr std::size_t kRows = kMostRows + 2;
  static constexpr std::size_t row(Square square) {
    return static_cast<std::size_t>(row_of(square) + 1);
  }
  static constexpr std::uint16_t bit(Square square) {
    return static_cast<std::uint16_t>(1u << column_of(square));
  }
  std::array<std::uint16_t, kRows> rows_{};
};

}  // namespace benchboss::double_echec
