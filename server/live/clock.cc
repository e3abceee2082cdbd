#include "server/live/clock.h"

namespace benchboss {

Clock::Clock(const ClockTerms& terms) : terms_(terms) {
  for (Seat seat = 0; seat < kMaxSeats; ++seat) time_.give(seat, terms.seconds * 1000);
}

void Clock::run(Milliseconds at, SeatSet running, SeatSet fresh) {
  if (!is_on()) return;
  time_.run(at, running);
  if (terms_.kind != ClockTerms::Kind::move) return;
  for (Seat seat = 0; seat < kMaxSeats; ++seat)
    if (fresh.has(seat)) time_.give(seat, terms_.seconds * 1000);
}

bool Clock::is_spent(Seat seat, bool asked, Milliseconds now) const {
  return is_on() && (asked || terms_.kind == ClockTerms::Kind::bank) && time_.left(seat, now) == 0;
}

}  // namespace benchboss
