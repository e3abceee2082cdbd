#pragma once
#include <array>
#include <bit>
#include <cstdint>

namespace benchboss {

// Philox2x64-10 (Salmon, Moraes, Dror, Shaw: "Parallel random numbers: as easy as 1, 2, 3", 2011).
// A stream is named by (seed, stream), so game 4711 of a simulation can be played alone, on any
// thread, with any compiler, and comes out the same. Two 64-bit words cost a third of the
// instructions of the 4x32 kind for the same number of bits.
class Philox {
 public:
  using Block = std::array<std::uint64_t, 2>;

  constexpr explicit Philox(std::uint64_t seed, std::uint64_t stream = 0)
      : key_(seed), stream_(stream) {}

  // Sixteen fresh bits.
  constexpr std::uint32_t next16() {
    if (left_ == 0) [[unlikely]]
      refill();
    return slices_[--left_];
  }

  constexpr std::uint32_t next32() {
    const std::uint32_t high = next16();
    return high << 16 | next16();
  }

  // A number below n, each exactly as likely as the others (Lemire 2019; n > 0). Cards and dice
  // need few bits: sixteen of them make a draw that is redrawn once in a hundred times at worst.
  constexpr std::uint32_t below(std::uint32_t n) {
    if (n > kSmall) return below_large(n);
    std::uint32_t product = next16() * n;
    if ((product & 0xffff) < n) [[unlikely]] {
      const std::uint32_t reject = 0x10000 % n;
      while ((product & 0xffff) < reject) product = next16() * n;
    }
    return product >> 16;
  }

  static constexpr Block block(std::uint64_t key, Block counter) {
#pragma GCC unroll 10
    for (int round = 0; round < 10; ++round) {
      const Wide product = Wide{0xD2B74407B1CE6E93} * counter[0];
      counter = {static_cast<std::uint64_t>(product >> 64) ^ key ^ counter[1],
                 static_cast<std::uint64_t>(product)};
      key += 0x9E3779B97F4A7C15;
    }
    return counter;
  }

 private:
  __extension__ using Wide = unsigned __int128;
  static constexpr std::uint32_t kSmall = 512;

  [[gnu::noinline]] constexpr void refill() {
    slices_ = std::bit_cast<Slices>(block(key_, {count_, stream_}));
    ++count_;
    left_ = slices_.size();
  }

  constexpr std::uint32_t below_large(std::uint32_t n) {
    std::uint64_t product = std::uint64_t{next32()} * n;
    const std::uint32_t reject = (0u - n) % n;
    while (static_cast<std::uint32_t>(product) < reject) product = std::uint64_t{next32()} * n;
    return static_cast<std::uint32_t>(product >> 32);
  }

  using Slices = std::array<std::uint16_t, 8>;
  static_assert(std::endian::native == std::endian::little, "the slices of a block are in order");

  std::uint64_t key_;
  std::uint64_t stream_;
  std::uint64_t count_ = 0;
  Slices slices_{};
  std::uint64_t left_ = 0;
};

}  // namespace benchboss
