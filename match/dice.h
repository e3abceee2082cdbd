#pragma once
#include <cstdint>

namespace benchboss {

// Where the cards and dice of a live match come from.
class Dice {
 public:
  virtual ~Dice() = default;
  // A number below n (> 0), all equally likely.
  virtual std::uint32_t below(std::uint32_t n) = 0;
};

}  // namespace benchboss
