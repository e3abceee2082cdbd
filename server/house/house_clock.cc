#include "server/house/house_clock.h"

#include <algorithm>
#include <chrono>
#include <utility>

namespace benchboss {

namespace {

constexpr Milliseconds kNoticed = 2'000;
constexpr Milliseconds kHour = 3'600'000;

template <class Clock>
Milliseconds read_clock() {
  return std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now().time_since_epoch())
      .count();
}

}  // namespace

HouseClock::HouseClock(Sources sources, Milliseconds last_beat)
    : sources_(std::move(sources)),
      ahead_(std::max(sources_.wall(), last_beat) - sources_.steady()),
      asked_(now()),
      hour_began_(sources_.steady()),
      lowest_(sources_.wall() - hour_began_) {}

std::optional<Milliseconds> HouseClock::missed_since() {
  const Milliseconds steady = sources_.steady();
  const Milliseconds wall = sources_.wall();
  if (wall - (steady + ahead_) > kNoticed) ahead_ = wall - steady;
  weigh(steady, wall - steady);
  const Milliseconds time = steady + ahead_;
  const Milliseconds before = std::exchange(asked_, time);
  return time - before > kNoticed ? std::optional(before) : std::nullopt;
}

void HouseClock::weigh(Milliseconds steady, Milliseconds wall_ahead) {
  lowest_ = std::min(lowest_, wall_ahead);
  if (steady - hour_began_ >= kHour) {
    sure_ = lowest_;
    hour_began_ = steady;
    lowest_ = wall_ahead;
  } else if (sure_) {
    sure_ = std::min(*sure_, wall_ahead);
  }
}

HouseClock::Sources machine_clocks() {
  return {read_clock<std::chrono::system_clock>, read_clock<std::chrono::steady_clock>};
}

}  // namespace benchboss
