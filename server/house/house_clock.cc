#include "server/house/house_clock.h"

#include <algorithm>
#include <chrono>
#include <utility>

namespace benchboss {

namespace {

constexpr Milliseconds kNoticed = 2'000;

template <class Clock>
Milliseconds read_clock() {
  return std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now().time_since_epoch())
      .count();
}

}  // namespace

HouseClock::HouseClock(Sources sources, Milliseconds last_beat)
    : sources_(std::move(sources)),
      ahead_(std::max(sources_.wall(), last_beat) - sources_.steady()),
      asked_(now()) {}

std::optional<Milliseconds> HouseClock::missed_since() {
  const Milliseconds steady = sources_.steady();
  const Milliseconds wall = sources_.wall();
  if (wall - (steady + ahead_) > kNoticed) ahead_ = wall - steady;
  const Milliseconds time = steady + ahead_;
  const Milliseconds before = std::exchange(asked_, time);
  return time - before > kNoticed ? std::optional(before) : std::nullopt;
}

HouseClock::Sources machine_clocks() {
  return {read_clock<std::chrono::system_clock>, read_clock<std::chrono::steady_clock>};
}

}  // namespace benchboss
