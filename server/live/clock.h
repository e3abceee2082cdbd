#pragma once
#include "server/live/countdown.h"
#include "server/live/terms.h"

namespace benchboss {

// The time that was agreed on for a table: so much for each decision, or for the whole game.
class Clock {
 public:
  explicit Clock(const ClockTerms& terms);

  // From `at` on the time of these seats runs, and no other's. Those in `fresh` decide anew.
  void run(Milliseconds at, SeatSet running, SeatSet fresh);
  void skip(Milliseconds from, Milliseconds until) { time_.skip(from, until); }

  bool is_on() const { return terms_.kind != ClockTerms::Kind::off; }
  const ClockTerms& terms() const { return terms_; }
  const Countdown& time() const { return time_; }
  // Whether a seat has no time for a decision that it owes, or (a bank) for any.
  bool is_spent(Seat seat, bool asked, Milliseconds now) const;

 private:
  ClockTerms terms_;
  Countdown time_;
};

}  // namespace benchboss
