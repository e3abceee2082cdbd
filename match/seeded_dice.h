#pragma once
#include "core/philox.h"
#include "match/dice.h"

namespace benchboss {

// Dice that anyone who knows the seed can throw again: simulations, puzzles, tests.
class SeededDice final : public Dice {
 public:
  explicit SeededDice(std::uint64_t seed) : stream_(seed, 0) {}
  std::uint32_t below(std::uint32_t n) override { return stream_.below(n); }

 private:
  Philox stream_;
};

}  // namespace benchboss
