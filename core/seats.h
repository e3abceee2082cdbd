#pragma once
#include <bit>
#include <cstdint>

namespace benchboss {

// A seat at the table, 0-based in memory; people and records count from 1.
using Seat = std::uint8_t;
inline constexpr Seat kMaxSeats = 10;

// Someone who watches: sees what everyone may see and nothing else.
inline constexpr Seat kSpectator = kMaxSeats;

// A set of seats. The spectator has a bit too, so that an audience of everyone includes him.
class SeatSet {
 public:
  constexpr SeatSet() = default;
  static constexpr SeatSet none() { return SeatSet(0); }
  static constexpr SeatSet of(Seat seat) { return SeatSet(bit(seat)); }
  static constexpr SeatSet everyone() { return SeatSet((1u << (kMaxSeats + 1)) - 1); }
  static constexpr SeatSet first(unsigned count) { return SeatSet((1u << count) - 1); }
  static constexpr SeatSet everyone_but(Seat seat) {
    return SeatSet(everyone().bits_ & ~bit(seat));
  }

  constexpr bool has(Seat seat) const { return (bits_ & bit(seat)) != 0; }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr int size() const { return std::popcount(bits_); }
  // The lowest seat of a set that is not empty.
  constexpr Seat lowest() const { return static_cast<Seat>(__builtin_ctz(bits_)); }
  constexpr void add(Seat seat) { bits_ = static_cast<std::uint16_t>(bits_ | bit(seat)); }
  constexpr void drop(Seat seat) { bits_ = static_cast<std::uint16_t>(bits_ & ~bit(seat)); }
  constexpr void add(SeatSet other) { bits_ = static_cast<std::uint16_t>(bits_ | other.bits_); }
  constexpr std::uint16_t bits() const { return bits_; }
  friend constexpr bool operator==(SeatSet, SeatSet) = default;

 private:
  explicit constexpr SeatSet(unsigned bits) : bits_(static_cast<std::uint16_t>(bits)) {}
  static constexpr unsigned bit(Seat seat) { return 1u << seat; }

  std::uint16_t bits_ = 0;
};

}  // namespace benchboss
