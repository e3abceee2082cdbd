#pragma once
#include "match/table.h"

#include <algorithm>
#include <chrono>

namespace benchboss::playing {

// The time that a person has for one answer; it runs from now on, whatever he looks at meanwhile.
class TimeLimit {
 public:
  explicit TimeLimit(const Patience& patience)
      : limited_(patience.seconds > 0),
        end_(Clock::now() + std::chrono::seconds(patience.seconds)) {}

  bool is_up() const { return limited_ && Clock::now() >= end_; }
  // For poll: negative is forever.
  int milliseconds() const {
    if (!limited_) return -1;
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(end_ - Clock::now());
    return static_cast<int>(std::max<std::int64_t>(left.count(), 0));
  }

 private:
  using Clock = std::chrono::steady_clock;
  bool limited_;
  Clock::time_point end_;
};

}  // namespace benchboss::playing
