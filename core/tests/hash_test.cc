#include "core/hash.h"

#include <gtest/gtest.h>

#include <array>
#include <cstdint>
#include <set>

namespace benchboss {
namespace {

// Signatures and golden playthroughs depend on these numbers. The first is also the first number of
// SplitMix64 from seed 0.
TEST(Hash, of_a_value_never_changes) {
  EXPECT_EQ(hash_of(std::uint8_t{0}), 0xe220a8397b1dcdaf);
  EXPECT_EQ(hash_of(std::uint64_t{1}), 0x3ee5789041c98ac3);
  EXPECT_EQ(hash_of(std::array<std::uint8_t, 11>{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11}),
            0x4c7e2c9dc946e66c);
  EXPECT_EQ(hash_mix(1, 2), 0x06c45d188009454f);
}

TEST(Hash, changes_with_every_bit) {
  std::set<std::uint64_t> hashes;
  hashes.insert(hash_of(std::array<std::uint8_t, 12>{}));
  for (std::size_t bit = 0; bit < 12 * 8; ++bit) {
    std::array<std::uint8_t, 12> bytes{};
    bytes[bit / 8] = static_cast<std::uint8_t>(1 << bit % 8);
    hashes.insert(hash_of(bytes));
  }
  EXPECT_EQ(hashes.size(), 12u * 8 + 1);
}

TEST(Hash, tells_values_of_different_size_apart) {
  EXPECT_NE(hash_of(std::uint8_t{0}), hash_of(std::uint16_t{0}));
  EXPECT_NE(hash_of(std::uint64_t{0}), hash_of(std::array<std::uint64_t, 2>{}));
}

TEST(Hash, depends_on_the_order) {
  EXPECT_NE(hash_mix(hash_mix(0, 1), 2), hash_mix(hash_mix(0, 2), 1));
}

}  // namespace
}  // namespace benchboss
