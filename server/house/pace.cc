#include "server/house/pace.h"

#include <algorithm>
#include <cmath>

namespace benchboss {

namespace {

constexpr std::size_t kFew = 3;  // so many of a kind stand for it
// As people are before we know them.
constexpr std::array<std::uint32_t, 8> kAnybody = {900,   1'300, 1'700, 2'100,
                                                   2'600, 3'300, 4'300, 6'000};

// About normal, with a deviation of 1: the sum of twelve even ones.
double bell(Philox& random) {
  double sum = -6;
  for (int i = 0; i < 12; ++i) sum += random.next16() / 65'536.0;
  return sum;
}

double distance(double a, double b) { return std::abs(std::log(a / b)); }

// How far from one of his times a wait may stray, as a share of it: half as far as the next of his
// times is. So a regular person seems regular, an irregular one does not repeat himself, and no
// time comes again to the millisecond.
double play_around(std::span<const std::uint32_t> times, std::size_t chosen) {
  constexpr double kLeast = 0.02;
  constexpr double kMost = 0.25;
  constexpr double kOfTheOnlyOne = 0.06;
  if (times.size() == 1) return kOfTheOnlyOne;
  double nearest = 2 * kMost;
  for (std::size_t i = 0; i < times.size(); ++i)
    if (i != chosen) nearest = std::min(nearest, distance(times[i], times[chosen]));
  return std::max(nearest / 2, kLeast);
}

Milliseconds like_one_of(std::span<const std::uint32_t> times, Philox& random) {
  const std::size_t chosen = random.below(static_cast<std::uint32_t>(times.size()));
  const double wait = times[chosen] * std::exp(play_around(times, chosen) * bell(random));
  return std::llround(wait);
}

}  // namespace

void Pace::Times::note(std::uint32_t took) {
  last_[next_] = took;
  next_ = static_cast<std::uint8_t>((next_ + 1) % last_.size());
  count_ = static_cast<std::uint8_t>(std::min<std::size_t>(count_ + 1u, last_.size()));
}

void Pace::note(Milliseconds took, Likeness likeness) {
  const auto time = static_cast<std::uint32_t>(std::clamp<Milliseconds>(took, 1, kSlowest));
  for (std::size_t kind = 0; kind <= static_cast<std::size_t>(likeness); ++kind)
    times_[kind].note(time);
}

std::span<const std::uint32_t> Pace::nearest() const {
  for (std::size_t kind = times_.size(); kind-- > 1;)
    if (times_[kind].known().size() >= kFew) return times_[kind].known();
  return times_[0].known().empty() ? kAnybody : times_[0].known();
}

// What is too long is drawn again rather than cut, for waits of just the most there is would tell.
Milliseconds Pace::any(Philox& random, Milliseconds most) const {
  constexpr int kTries = 32;
  const std::span<const std::uint32_t> times = nearest();
  for (int i = 0; i < kTries; ++i)
    if (const Milliseconds wait = like_one_of(times, random); wait <= most) return wait;
  const Milliseconds part = std::max<Milliseconds>(most / 4, 0);
  return part + random.below(static_cast<std::uint32_t>(std::min(3 * part, kSlowest) + 1));
}

Pace& Paces::of(PersonId person) {
  if (const auto found = found_.find(person); found != found_.end()) {
    known_.splice(known_.begin(), known_, found->second);
    return known_.front().second;
  }
  if (known_.size() >= kMost) {
    found_.erase(known_.back().first);
    known_.pop_back();
  }
  known_.emplace_front(person, Pace{});
  found_[person] = known_.begin();
  return known_.front().second;
}

}  // namespace benchboss
