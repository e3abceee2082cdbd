#pragma once
#include "match/dice.h"

#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

namespace benchboss {

// A number from the system's generator.
std::uint64_t random_seed();

// Dice whose whole course is fixed by a secret key before the first throw. The commitment to that
// key, and to the terms of the match, is shown at the start; the opening, which is the key, at the
// end. docs/records.md gives every byte, so that anyone can check it.
class SealedDice final : public Dice {
 public:
  // With a fresh key from the system's generator.
  static std::unique_ptr<SealedDice> create(std::string_view terms);
  // With the key that an opening gives, in hex; null if it is not 64 hex digits.
  static std::unique_ptr<SealedDice> reopen(std::string_view opening, std::string_view terms);

  SealedDice(const SealedDice&) = delete;
  SealedDice& operator=(const SealedDice&) = delete;
  ~SealedDice() override;

  std::uint32_t below(std::uint32_t n) override;

  std::string commitment() const;
  std::string opening() const;
  // Whether that is our commitment, in hex.
  bool fits(std::string_view commitment) const;
  // For the computer coaches of this match: follows from the key, tells nothing about the dice.
  std::uint64_t seed_of_coaches() const;

 private:
  static constexpr std::size_t kBytes = 32;
  static constexpr std::size_t kBlock = 64;
  using Bytes = std::array<unsigned char, kBytes>;

  SealedDice(const Bytes& key, std::string_view terms);
  std::uint32_t next();

  Bytes key_;
  Bytes commitment_;
  std::array<unsigned char, kBlock> block_{};
  std::size_t used_ = kBlock;
  std::uint32_t blocks_ = 0;
};

}  // namespace benchboss
