#pragma once
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>

namespace benchboss::powerplay {

// N numbers of Bits bits each, side by side in bytes: what ten coaches remember fits the state only
// without gaps. A number lies within four bytes, hence the room behind the last one.
template <unsigned Bits, std::size_t N>
class Packed {
  static_assert(Bits + 7 <= 32);
  static_assert(std::endian::native == std::endian::little);  // else the bytes of a word turn round

 public:
  std::uint32_t get(std::size_t i) const { return word_at(i * Bits / 8) >> (i * Bits % 8) & kMask; }
  void set(std::size_t i, std::uint32_t value) {
    const std::size_t at = i * Bits / 8;
    const unsigned shift = i * Bits % 8;
    const std::uint32_t word = (word_at(at) & ~(kMask << shift)) | value << shift;
    std::memcpy(&bytes_[at], &word, sizeof word);
  }
  friend constexpr bool operator==(const Packed&, const Packed&) = default;

 private:
  static constexpr std::uint32_t kMask = (std::uint32_t{1} << Bits) - 1;

  std::uint32_t word_at(std::size_t at) const {
    std::uint32_t word;
    std::memcpy(&word, &bytes_[at], sizeof word);
    return word;
  }

  std::array<std::uint8_t, ((N - 1) * Bits / 8 + 4 + 1) / 2 * 2> bytes_{};
};

}  // namespace benchboss::powerplay
