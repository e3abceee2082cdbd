#include "match/sealed_dice.h"
#include "match/seeded_dice.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <vector>

namespace benchboss {
namespace {

using testing::ElementsAre;

// The numbers below were computed with the Python program of docs/records.md, not with this code.
constexpr std::string_view kKey =
    "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
constexpr std::string_view kSealedTerms =
    "game: rink-ratz\nrules: 1\noption: level=pro\nseat 1: Alice\nseat 2: Bob (coach greedy)\n";
constexpr std::string_view kCommitment =
    "7ba6e0237624efd2d2e099219f1631c9213e3aecbf8013664204ffae0b4de2dc";

std::vector<std::uint32_t> draws(Dice& dice, std::uint32_t n, int count) {
  std::vector<std::uint32_t> drawn(static_cast<std::size_t>(count));
  for (std::uint32_t& each : drawn) each = dice.below(n);
  return drawn;
}

TEST(SealedDice, commit_to_key_and_terms_as_documented) {
  EXPECT_EQ(SealedDice::reopen(kKey, kSealedTerms)->commitment(), kCommitment);
}

TEST(SealedDice, draw_as_documented) {
  const auto dice = SealedDice::reopen(kKey, kSealedTerms);
  EXPECT_THAT(draws(*dice, 64, 8), ElementsAre(57, 25, 13, 56, 10, 60, 50, 24));
  EXPECT_THAT(draws(*dice, 6, 12), ElementsAre(3, 2, 1, 2, 1, 5, 2, 0, 2, 1, 5, 5));
}

TEST(SealedDice, throw_a_word_away_that_would_favour_low_numbers) {
  const auto dice = SealedDice::reopen(kKey, kSealedTerms);
  // The sixth word of the stream is 0xcc6adebc, above 2^31: the sixth draw takes the seventh.
  EXPECT_THAT(draws(*dice, 0x80000001, 6),
              ElementsAre(0x7d2bfd39, 0x6a19c5d9, 0x7703bd8d, 0x494adcb8, 0x6fd8358a, 0x4c7dccb2));
}

TEST(SealedDice, open_what_they_sealed) {
  const auto sealed = SealedDice::create(kSealedTerms);
  const auto opened = SealedDice::reopen(sealed->opening(), kSealedTerms);
  EXPECT_TRUE(opened->fits(sealed->commitment()));
  EXPECT_EQ(draws(*sealed, 1000, 100), draws(*opened, 1000, 100));
}

TEST(SealedDice, are_different_every_time) {
  EXPECT_NE(SealedDice::create(kSealedTerms)->opening(),
            SealedDice::create(kSealedTerms)->opening());
}

TEST(SealedDice, do_not_fit_other_terms_another_key_or_another_commitment) {
  std::string terms(kSealedTerms);
  terms.back() = ' ';
  EXPECT_FALSE(SealedDice::reopen(kKey, terms)->fits(kCommitment));
  std::string key(kKey);
  key.back() = 'e';
  EXPECT_FALSE(SealedDice::reopen(key, kSealedTerms)->fits(kCommitment));
  std::string commitment(kCommitment);
  commitment.back() = 'd';
  EXPECT_FALSE(SealedDice::reopen(kKey, kSealedTerms)->fits(commitment));
  EXPECT_FALSE(SealedDice::reopen(kKey, kSealedTerms)->fits(""));
}

TEST(SealedDice, open_with_64_hex_digits_only) {
  EXPECT_EQ(SealedDice::reopen("", kSealedTerms), nullptr);
  EXPECT_EQ(SealedDice::reopen(kKey.substr(2), kSealedTerms), nullptr);
  EXPECT_EQ(SealedDice::reopen(std::string(64, 'x'), kSealedTerms), nullptr);
}

TEST(SealedDice, give_coaches_a_seed_that_follows_from_the_key) {
  EXPECT_EQ(SealedDice::reopen(kKey, kSealedTerms)->seed_of_coaches(), 0xd7dfbabdc7dc302du);
}

TEST(SeededDice, are_stream_0_of_the_seed) {
  SeededDice dice(42);
  Philox stream(42, 0);
  for (int i = 0; i < 20; ++i) EXPECT_EQ(dice.below(69), stream.below(69));
}

}  // namespace
}  // namespace benchboss
