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
  // What is past for certain: the clock on the wall has said so for an hour on end while we ran.
  // Far back until we have run for so long. Nobody's session ends sooner: a guest has no password
  // to come back with, and a clock that is wrong for a while, before a start or after it, must cost
  // nobody his seats. A machine that slept, or a server that was down, waits an hour longer.
  Milliseconds surely() const { return sure_ ? sources_.steady() + *sure_ : 0; }
  // To be asked some twenty times a second, before anything that time counts for: since when
  // nothing ran, if that is long ago. Only here the time leaps to a wall clock that is far ahead
  // (the machine slept, or its clock was put forward), and then nothing ran meanwhile either.
  std::optional<Milliseconds> missed_since();

 private:
  void weigh(Milliseconds steady, Milliseconds wall_ahead);

  Sources sources_;
  Milliseconds ahead_;  // of the steady clock
  Milliseconds asked_;  // when last
  // By how much the wall is ahead of the steady clock at least: in the hour that began then, and
  // for an hour and all the time since.
  Milliseconds hour_began_;
  Milliseconds lowest_;
  std::optional<Milliseconds> sure_;
};

// The clocks of this machine.
HouseClock::Sources machine_clocks();

}  // namespace benchboss
