#pragma once
#include "core/seats.h"
#include "store/store.h"

#include <array>

namespace benchboss {

// The time that each seat has left. It follows from the times of the journal's rows alone, so a
// restart finds it as it was; while nobody could move (the server was down) no time passed.
class Countdown {
 public:
  void give(Seat seat, Milliseconds time) { left_[seat] = time; }
  // From `at` on the time of these seats runs, and no other's.
  void run(Milliseconds at, SeatSet running);
  // The server stood still meanwhile.
  void skip(Milliseconds from, Milliseconds until);

  SeatSet running() const { return running_; }
  Milliseconds left(Seat seat, Milliseconds now) const;
  // When the next seat runs out, and which; 0 and kMaxSeats if none can.
  Milliseconds deadline() const;
  Seat next_to_run_out() const;

 private:
  std::array<Milliseconds, kMaxSeats> left_{};
  SeatSet running_;
  Milliseconds since_ = 0;
};

}  // namespace benchboss
