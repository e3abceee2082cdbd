#include "server/live/countdown.h"

#include <algorithm>

namespace benchboss {

void Countdown::run(Milliseconds at, SeatSet running) {
  for (Seat seat = 0; seat < kMaxSeats; ++seat) left_[seat] = left(seat, at);
  running_ = running;
  since_ = at;
}

void Countdown::skip(Milliseconds from, Milliseconds until) {
  run(from, running_);
  since_ = until;
}

Milliseconds Countdown::left(Seat seat, Milliseconds now) const {
  if (!running_.has(seat)) return left_[seat];
  return std::clamp<Milliseconds>(left_[seat] - std::max<Milliseconds>(now - since_, 0), 0,
                                  left_[seat]);
}

Seat Countdown::next_to_run_out() const {
  Seat next = kMaxSeats;
  if (running_.empty()) return next;
  for (Seat seat = 0; seat < kMaxSeats; ++seat)
    if (running_.has(seat) && (next == kMaxSeats || left_[seat] < left_[next])) next = seat;
  return next;
}

Milliseconds Countdown::deadline() const {
  const Seat seat = next_to_run_out();
  return seat == kMaxSeats ? 0 : since_ + left_[seat];
}

}  // namespace benchboss
