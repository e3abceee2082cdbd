#include "core/philox.h"

#include <Random123/philox.h>
#include <gtest/gtest.h>

#include <cstdint>
#include <optional>
#include <set>
#include <vector>

namespace benchboss {
namespace {

Philox::Block by_random123(std::uint64_t key, Philox::Block counter) {
  const r123::Philox2x64::ctr_type in = {{counter[0], counter[1]}};
  const r123::Philox2x64::key_type with = {{key}};
  const r123::Philox2x64::ctr_type out = r123::Philox2x64()(in, with);
  return {out[0], out[1]};
}

TEST(Philox, gives_the_known_answers_of_its_authors) {
  EXPECT_EQ(Philox::block(0, {0, 0}), (Philox::Block{0xca00a0459843d731, 0x66c24222c9a845b5}));
  EXPECT_EQ(Philox::block(~0ull, {~0ull, ~0ull}),
            (Philox::Block{0x65b021d60cd8310f, 0x4d02f3222f86df20}));
  EXPECT_EQ(Philox::block(0xa4093822299f31d0, {0x243f6a8885a308d3, 0x13198a2e03707344}),
            (Philox::Block{0x0a5e742c2997341c, 0xb0f883d38000de5d}));
}

TEST(Philox, gives_the_blocks_of_random123_for_many_keys_and_counters) {
  std::uint64_t key = 1;
  Philox::Block counter = {2, 3};
  for (int i = 0; i < 10'000; ++i) {
    const Philox::Block block = Philox::block(key, counter);
    ASSERT_EQ(block, by_random123(key, counter)) << "key " << key;
    counter = {counter[1] ^ block[0], counter[0] + 1};
    key ^= block[1];
  }
}

TEST(Philox, a_stream_is_the_blocks_of_its_seed_and_number_one_after_the_other) {
  constexpr std::uint64_t kSeed = 0x0123456789abcdef;
  constexpr std::uint64_t kStream = 4711;
  Philox random(kSeed, kStream);
  for (std::uint64_t count = 0; count < 100; ++count) {
    const Philox::Block block = by_random123(kSeed, {count, kStream});
    for (int word = 1; word >= 0; --word)
      for (int shift = 48; shift >= 0; shift -= 16)
        ASSERT_EQ(random.next16(), block[static_cast<std::size_t>(word)] >> shift & 0xffff);
  }
}

// Records that name a seed depend on these numbers.
TEST(Philox, the_numbers_of_a_seed_never_change) {
  Philox random(1);
  for (const std::uint32_t word : {505745509u, 3497569685u, 3956429432u, 87231388u})
    EXPECT_EQ(random.next32(), word);
  for (const std::uint32_t card : {21u, 5u, 59u, 65u, 58u, 11u, 10u, 62u})
    EXPECT_EQ(random.below(69), card);
  for (const std::uint32_t large : {782615u, 415143u, 374430u, 404720u})
    EXPECT_EQ(random.below(1'000'000), large);
}

// Multiply and reject (Lemire 2019), one word of so many bits at a time, as the paper has it.
std::optional<std::uint32_t> number_of(std::uint64_t word, int bits, std::uint64_t n) {
  const std::uint64_t size = std::uint64_t{1} << bits;
  const std::uint64_t product = word * n;
  if (product % size < size % n) return std::nullopt;
  return static_cast<std::uint32_t>(product / size);
}

TEST(Philox, multiply_and_reject_gives_every_number_in_equally_many_ways) {
  for (std::uint32_t n = 1; n <= 512; ++n) {
    std::vector<std::uint32_t> ways(n);
    for (std::uint32_t word = 0; word < 0x10000; ++word)
      if (const auto number = number_of(word, 16, n)) ++ways[*number];
    for (const std::uint32_t each : ways) ASSERT_EQ(each, 0x10000 / n) << "below " << n;
  }
}

TEST(Philox, below_up_to_512_is_multiply_and_reject_on_sixteen_bits) {
  for (std::uint32_t n = 1; n <= 512; ++n) {
    Philox random(7, n);
    Philox words(7, n);
    for (int i = 0; i < 1000; ++i) {
      std::optional<std::uint32_t> expected;
      while (!expected) expected = number_of(words.next16(), 16, n);
      ASSERT_EQ(random.below(n), *expected) << "below " << n;
    }
  }
}

TEST(Philox, below_more_than_512_is_multiply_and_reject_on_thirty_two_bits) {
  // The last ones but one reject every second and every fourth word.
  for (const std::uint32_t n :
       {513u, 1000u, 65'536u, 999'983u, 0x80000000u, 0x80000001u, 0xC0000000u, 0xffffffffu}) {
    Philox random(7, n);
    Philox words(7, n);
    for (int i = 0; i < 10'000; ++i) {
      std::optional<std::uint32_t> expected;
      while (!expected) expected = number_of(words.next32(), 32, n);
      ASSERT_EQ(random.below(n), *expected) << "below " << n;
    }
  }
}

TEST(Philox, streams_of_a_seed_and_seeds_of_a_stream_share_no_block) {
  std::set<Philox::Block> blocks;
  for (std::uint64_t seed = 0; seed < 30; ++seed)
    for (std::uint64_t stream = 0; stream < 30; ++stream)
      for (std::uint64_t count = 0; count < 30; ++count)
        blocks.insert(Philox::block(seed, {count, stream}));
  EXPECT_EQ(blocks.size(), 30u * 30u * 30u);
}

TEST(Philox, a_copy_goes_on_where_the_original_was) {
  Philox random(3);
  for (int i = 0; i < 5; ++i) random.next16();
  Philox copy = random;
  for (int i = 0; i < 100; ++i) ASSERT_EQ(copy.below(52), random.below(52));
}

}  // namespace
}  // namespace benchboss
