#pragma once
#include "core/philox.h"
#include "store/store.h"

#include <algorithm>
#include <array>
#include <cstddef>

namespace benchboss {

// How long somebody takes to decide. What goes without saying is done for him after as long as one
// of his own last decisions took, so that the wait does not tell whether he had a choice.
class Pace {
 public:
  void note(Milliseconds took) {
    last_[next_] = std::clamp(took, kQuickest, kSlowest);
    next_ = (next_ + 1) % last_.size();
  }
  Milliseconds any(Philox& random) const {
    return last_[random.below(static_cast<std::uint32_t>(last_.size()))];
  }

 private:
  static constexpr Milliseconds kQuickest = 300;
  static constexpr Milliseconds kSlowest = 20'000;

  // As people are before we know them.
  std::array<Milliseconds, 8> last_ = {900, 1'300, 1'700, 2'100, 2'600, 3'300, 4'300, 6'000};
  std::size_t next_ = 0;
};

}  // namespace benchboss
