#include "server/live/clock.h"

#include <algorithm>

namespace benchboss {

Clock::Clock(const ClockTerms& terms) : terms_(terms) { left_.fill(terms.seconds * 1000); }

void Clock::run(Milliseconds at, SeatSet running, SeatSet fresh) {
  if (!is_on()) return;
  for (Seat seat = 0; seat < kMaxSeats; ++seat) {
    left_[seat] = left(seat, at);
    if (fresh.has(seat) && terms_.kind == ClockTerms::Kind::move)
      left_[seat] = terms_.seconds * 1000;
  }
  running_ = running;
  since_ = at;
}

Milliseconds Clock::left(Seat seat, Milliseconds now) const {
  if (!running_.has(seat)) return left_[seat];
  return std::clamp<Milliseconds>(left_[seat] - std::max<Milliseconds>(now - since_, 0), 0,
                                  left_[seat]);
}

bool Clock::is_spent(Seat seat) const {
  return terms_.kind == ClockTerms::Kind::bank && left_[seat] == 0;
}

Seat Clock::next_to_run_out() const {
  Seat next = kMaxSeats;
  for (Seat seat = 0; seat < kMaxSeats; ++seat)
    if (running_.has(seat) && (next == kMaxSeats || left_[seat] < left_[next])) next = seat;
  return next;
}

Milliseconds Clock::deadline() const {
  const Seat seat = next_to_run_out();
  return !is_on() || seat == kMaxSeats ? 0 : since_ + left_[seat];
}

}  // namespace benchboss
