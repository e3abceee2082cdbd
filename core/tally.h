#pragma once
#include <array>
#include <cstdint>

namespace benchboss {

// How many there are of each of up to 24 kinds of card, a byte a kind, and how many in all: a deck,
// its discards, or what is not seen yet. Eight neighbours never hold more than 127 together, so
// that they can be summed inside one word.
class Tally {
 public:
  constexpr int count(int kind) const {
    return static_cast<int>(words_[word(kind)] >> shift(kind) & 0xff);
  }
  constexpr void add(int kind, int copies) {
    words_[word(kind)] += static_cast<std::uint64_t>(copies) << shift(kind);
    size_ += static_cast<std::uint64_t>(copies);
  }
  constexpr void drop(int kind) {
    words_[word(kind)] -= std::uint64_t{1} << shift(kind);
    --size_;
  }
  constexpr std::uint32_t size() const { return static_cast<std::uint32_t>(size_); }
  // The kind that the ticket stands for, when each card is one ticket, in the order of the kinds.
  constexpr int at(std::uint32_t ticket) const {
    unsigned w = 0;
    std::uint64_t prefix = words_[0] * kBytes;  // byte i: kinds 0..i
    while (ticket >= prefix >> 56) {
      ticket -= static_cast<std::uint32_t>(prefix >> 56);
      prefix = words_[++w] * kBytes;
    }
    // Bytes whose running sum is not above the ticket are passed over; count them.
    const std::uint64_t passed = ((ticket * kBytes | kTops) - prefix) & kTops;
    return static_cast<int>(8 * w + ((passed >> 7) * kBytes >> 56));
  }
  friend constexpr bool operator==(const Tally&, const Tally&) = default;

 private:
  static constexpr std::uint64_t kBytes = 0x0101010101010101;
  static constexpr std::uint64_t kTops = 0x8080808080808080;
  static constexpr unsigned word(int kind) { return static_cast<unsigned>(kind) / 8; }
  static constexpr unsigned shift(int kind) { return static_cast<unsigned>(kind) % 8 * 8; }

  std::array<std::uint64_t, 3> words_{};
  std::uint64_t size_ = 0;
};

}  // namespace benchboss
