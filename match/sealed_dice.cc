#include "match/sealed_dice.h"

#include <sodium.h>

#include <cstdlib>

namespace benchboss {

namespace {

constexpr std::string_view kDomain = "benchboss sealed dice 1";
constexpr std::string_view kCoaches = "benchboss coaches 1";

// sodium_init can be called any number of times. Without randomness there is no fair game, and
// nothing sensible to go on with.
void need_sodium() {
  if (sodium_init() < 0) std::abort();
}

template <std::size_t N>
std::array<unsigned char, N> digest(std::string_view domain,
                                    const std::array<unsigned char, 32>& key,
                                    std::string_view text) {
  const auto bytes = [](std::string_view view) {
    return reinterpret_cast<const unsigned char*>(view.data());
  };
  std::array<unsigned char, N> out{};
  crypto_generichash_state state;
  crypto_generichash_init(&state, nullptr, 0, N);
  crypto_generichash_update(&state, bytes(domain), domain.size());
  crypto_generichash_update(&state, key.data(), key.size());
  crypto_generichash_update(&state, bytes(text), text.size());
  crypto_generichash_final(&state, out.data(), N);
  sodium_memzero(&state, sizeof state);
  return out;
}

std::string hex(const std::array<unsigned char, 32>& bytes) {
  std::string text(2 * bytes.size() + 1, '\0');
  sodium_bin2hex(text.data(), text.size(), bytes.data(), bytes.size());
  text.pop_back();
  return text;
}

bool read_hex(std::string_view text, std::array<unsigned char, 32>& bytes) {
  std::size_t read = 0;
  return text.size() == 2 * bytes.size() &&
         sodium_hex2bin(bytes.data(), bytes.size(), text.data(), text.size(), nullptr, &read,
                        nullptr) == 0 &&
         read == bytes.size();
}

}  // namespace

std::uint64_t random_seed() {
  need_sodium();
  std::uint64_t seed = 0;
  randombytes_buf(&seed, sizeof seed);
  return seed;
}

std::unique_ptr<SealedDice> SealedDice::create(std::string_view terms) {
  need_sodium();
  Bytes key;
  randombytes_buf(key.data(), key.size());
  std::unique_ptr<SealedDice> dice(new SealedDice(key, terms));
  sodium_memzero(key.data(), key.size());
  return dice;
}

std::unique_ptr<SealedDice> SealedDice::reopen(std::string_view opening, std::string_view terms) {
  need_sodium();
  Bytes key;
  if (!read_hex(opening, key)) return nullptr;
  std::unique_ptr<SealedDice> dice(new SealedDice(key, terms));
  sodium_memzero(key.data(), key.size());
  return dice;
}

SealedDice::SealedDice(const Bytes& key, std::string_view terms)
    : key_(key), commitment_(digest<kBytes>(kDomain, key, terms)) {}

SealedDice::~SealedDice() {
  sodium_memzero(key_.data(), key_.size());
  sodium_memzero(block_.data(), block_.size());
}

// A word that lies in the incomplete last run of n is thrown away, so that all results are exactly
// equally likely.
std::uint32_t SealedDice::below(std::uint32_t n) {
  constexpr std::uint64_t kWords = std::uint64_t{1} << 32;
  const std::uint64_t usable = kWords - kWords % n;
  std::uint32_t word = next();
  while (word >= usable) word = next();
  return word % n;
}

std::uint32_t SealedDice::next() {
  if (used_ == kBlock) {
    constexpr std::array<unsigned char, crypto_stream_chacha20_ietf_NONCEBYTES> kNonce{};
    block_ = {};
    crypto_stream_chacha20_ietf_xor_ic(block_.data(), block_.data(), kBlock, kNonce.data(),
                                       blocks_++, key_.data());
    used_ = 0;
  }
  std::uint32_t word = 0;
  for (unsigned i = 0; i < 4; ++i) word |= std::uint32_t{block_[used_++]} << (8 * i);
  return word;
}

std::string SealedDice::commitment() const { return hex(commitment_); }
std::string SealedDice::opening() const { return hex(key_); }

bool SealedDice::fits(std::string_view commitment) const {
  Bytes bytes;
  return read_hex(commitment, bytes) &&
         sodium_memcmp(bytes.data(), commitment_.data(), kBytes) == 0;
}

std::uint64_t SealedDice::seed_of_coaches() const {
  const auto bytes = digest<16>(kCoaches, key_, "");
  std::uint64_t seed = 0;
  for (unsigned i = 0; i < 8; ++i) seed |= std::uint64_t{bytes[i]} << (8 * i);
  return seed;
}

}  // namespace benchboss
