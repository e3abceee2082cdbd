#pragma once
#include "core/seats.h"
#include "server/live/terms.h"
#include "store/store.h"

#include <array>

namespace benchboss {

// The time that each seat has left. It follows from the times of the journal's rows alone, so a
// restart finds it as it was; while nobody could move (the server was down) no time passed.
class Clock {
 public:
  explicit Clock(const ClockTerms& terms);

  // From `at` on the time of these seats runs, and no other's. Those in `fresh` decide anew.
  void run(Milliseconds at, SeatSet running, SeatSet fresh);
  // The server stood still until `at`.
  void restart(Milliseconds at) { since_ = at; }

  bool is_on() const { return terms_.kind != ClockTerms::Kind::off; }
  const ClockTerms& terms() const { return terms_; }
  SeatSet running() const { return running_; }
  Milliseconds left(Seat seat, Milliseconds now) const;
  // Whether a seat can never have time again.
  bool is_spent(Seat seat) const;
  // When the next seat runs out, and which; 0 if none can.
  Milliseconds deadline() const;
  Seat next_to_run_out() const;

 private:
  ClockTerms terms_;
  std::array<Milliseconds, kMaxSeats> left_{};
  SeatSet running_;
  Milliseconds since_ = 0;
};

}  // namespace benchboss
