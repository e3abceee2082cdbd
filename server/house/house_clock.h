#pragma once
#include "store/store.h"

#include <functional>
#include <optional>

namespace benchboss {

// The time of the house. It begins where the clock on the wall stands, or where the house was when
// it last ran if that is later, and goes on by a clock that nobody sets: it never goes back, and
// nobody's time stands still because the machine's clock was put back.
class HouseClock {
 public:
  using Source = std::function<Milliseconds()>;
  struct Sources {
    Source wall;    // since 1970; may be set at any moment
    Source steady;  // since some moment; never set, and may stand still while the machine sleeps
  };

  HouseClock(Sources sources, Milliseconds last_beat);

  Milliseconds now() const { return sources_.steady() + ahead_; }
  // To be asked some twenty times a second, before anything that time counts for: since when
  // nothing ran, if that is long ago. Only here the time leaps to a wall clock that is far ahead
  // (the machine slept, or its clock was put forward), and then nothing ran meanwhile either.
  std::optional<Milliseconds> missed_since();

 private:
  Sources sources_;
  Milliseconds ahead_;  // of the steady clock
  Milliseconds asked_;  // when last
};

// The clocks of this machine.
HouseClock::Sources machine_clocks();

}  // namespace benchboss
