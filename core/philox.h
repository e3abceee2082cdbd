#pragma once
#include <array>
#include <cstdint>

namespace benchboss {

// Philox4x32-10 (Salmon, Moraes, Dror, Shaw: "Parallel random numbers: as easy as 1, 2, 3", 2011).
// A stream is named by (seed, stream), so game 4711 of a simulation can be played alone, on any
// thread, with any compiler, and comes out the same.
class Philox {
 public:
  using Block = std::array<std::uint32_t, 4>;

  constexpr explicit Philox(std::uint64_t seed, std::uint64_t stream = 0)
      : key_{low(seed), high(seed)}, stream_(stream) {}

  constexpr std::uint32_t next() {
    if (left_ == 0) {
      block_ = block(key_, {low(count_), high(count_), low(stream_), high(stream_)});
      ++count_;
      left_ = 4;
    }
    return block_[--left_];
  }

  // A number below n, each exactly as likely as the others (Lemire 2019; n > 0).
  constexpr std::uint32_t below(std::uint32_t n) {
    std::uint64_t product = std::uint64_t{next()} * n;
    if (low(product) < n) [[unlikely]] {
      const std::uint32_t reject = (0u - n) % n;
      while (low(product) < reject) product = std::uint64_t{next()} * n;
    }
    return high(product);
  }

  static constexpr Block block(std::array<std::uint32_t, 2> key, Block c) {
    for (int round = 0; round < 10; ++round) {
      const std::uint64_t a = std::uint64_t{0xD2511F53} * c[0];
      const std::uint64_t b = std::uint64_t{0xCD9E8D57} * c[2];
      c = {high(b) ^ c[1] ^ key[0], low(b), high(a) ^ c[3] ^ key[1], low(a)};
      key[0] += 0x9E3779B9;
      key[1] += 0xBB67AE85;
    }
    return c;
  }

 private:
  static constexpr std::uint32_t low(std::uint64_t x) { return static_cast<std::uint32_t>(x); }
  static constexpr std::uint32_t high(std::uint64_t x) {
    return static_cast<std::uint32_t>(x >> 32);
  }

  std::array<std::uint32_t, 2> key_;
  std::uint32_t left_ = 0;
  std::uint64_t stream_;
  std::uint64_t count_ = 0;
  Block block_{};
};

}  // namespace benchboss
