#pragma once
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>

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

// A set of squares, a bit each: four rows a word, with an empty word before and after. The spare
// column of a row keeps a shift by one from running into the next.
class Squares {
 public:
  static constexpr std::size_t kWords = (kSquares + 63) / 64 + 2;

  constexpr bool has(Square square) const {
    return (words_[word(square)] >> (square & 63u) & 1) != 0;
  }
  constexpr void add(Square square) { words_[word(square)] |= bit(square); }
  constexpr void drop(Square square) { words_[word(square)] &= ~bit(square); }
  constexpr bool empty() const {
    std::uint64_t all = 0;
    for (const std::uint64_t each : words_) all |= each;
    return all == 0;
  }
  constexpr int size() const {
    int sum = 0;
    for (const std::uint64_t each : words_) sum += std::popcount(each);
    return sum;
  }
  // Which of the nine squares around (and itself) are in the set.
  Directions around(Square square) const {
    static_assert(std::endian::native == std::endian::little, "the rows of a word are in order");
    const unsigned low = 64u + square - 17u;  // the first of the nine
    std::uint64_t nine = 0;
    std::memcpy(&nine, reinterpret_cast<const std::byte*>(words_.data()) + (low >> 3), sizeof nine);
    // Three rows of three bits, sixteen apart, side by side: a product is the sum of its shifts.
    constexpr std::uint64_t kThreeRows = 0x0007'0007'0007;
    constexpr std::uint64_t kTogether = 1ull << 32 | 1ull << 19 | 1ull << 6;
    return static_cast<Directions>((nine >> (low & 7u) & kThreeRows) * kTogether >> 32 & 0777u);
  }
  constexpr std::uint64_t operator[](std::size_t word) const { return words_[word]; }
  constexpr std::uint64_t& operator[](std::size_t word) { return words_[word]; }
  static constexpr std::size_t word(Square square) { return 1u + (square >> 6); }

  constexpr Squares operator&(const Squares& with) const {
    Squares both;
    for (std::size_t i = 0; i < kWords; ++i) both.words_[i] = words_[i] & with.words_[i];
    return both;
  }
  constexpr Squares operator|(const Squares& with) const {
    Squares either;
    for (std::size_t i = 0; i < kWords; ++i) either.words_[i] = words_[i] | with.words_[i];
    return either;
  }
  constexpr Squares without(const Squares& those) const {
    Squares rest;
    for (std::size_t i = 0; i < kWords; ++i) rest.words_[i] = words_[i] & ~those.words_[i];
    return rest;
  }
  // Calls f for each square, low rows first.
  template <class F>
  constexpr void each(F&& f) const {
    for (std::size_t i = 1; i + 1 < kWords; ++i)
      for (std::uint64_t rest = words_[i]; rest != 0; rest &= rest - 1)
        f(static_cast<Square>(64 * (i - 1) + static_cast<std::size_t>(std::countr_zero(rest))));
  }
  constexpr Square lowest() const {
    std::size_t i = 1;
    while (words_[i] == 0) ++i;
    return static_cast<Square>(64 * (i - 1) +
                               static_cast<std::size_t>(std::countr_zero(words_[i])));
  }
  constexpr Square highest() const {
    std::size_t i = kWords - 2;
    while (words_[i] == 0) --i;
    return static_cast<Square>(64 * i - 1 - static_cast<std::size_t>(std::countl_zero(words_[i])));
  }
  friend constexpr bool operator==(const Squares&, const Squares&) = default;

 private:
  static constexpr std::uint64_t bit(Square square) { return std::uint64_t{1} << (square & 63u); }
  std::array<std::uint64_t, kWords> words_{};
};

}  // namespace benchboss::double_echec
