#include "tests/faults/scenarios/scenarios.h"

#include <algorithm>
#include <array>
#include <exception>

namespace benchboss {

namespace {

using Act = FaultyDisk::Act;
using Fault = FaultyDisk::Fault;
using Lasts = FaultyDisk::Lasts;

struct Way {
  Fault fault;
  Lasts lasts;
};

// A disk that gives something else than what was written says so sooner or later, or gives it
// always; if it did it for a while only, nothing could tell the end of a log from what the power
// left of it.
constexpr std::array kWays = {
    Way{Fault::read_error, Lasts::once},     Way{Fault::read_error, Lasts::a_while},
    Way{Fault::read_error, Lasts::for_ever}, Way{Fault::short_read, Lasts::once},
    Way{Fault::short_read, Lasts::a_while},  Way{Fault::short_read, Lasts::for_ever},
    Way{Fault::torn_zeros, Lasts::once},     Way{Fault::torn_zeros, Lasts::for_ever},
    Way{Fault::torn_garbage, Lasts::once},   Way{Fault::torn_garbage, Lasts::for_ever},
    Way{Fault::write_error, Lasts::once},    Way{Fault::write_error, Lasts::for_ever},
    Way{Fault::torn_write, Lasts::once},     Way{Fault::torn_write, Lasts::for_ever},
    Way{Fault::sync_error, Lasts::once},     Way{Fault::sync_error, Lasts::for_ever},
    Way{Fault::truncate_error, Lasts::once}, Way{Fault::truncate_error, Lasts::for_ever},
};

std::string where(const Scenario& scenario, const Way& way, std::int64_t n) {
  return std::string(scenario.name) + ", " + FaultyDisk::name_of(way.fault) + " " +
         FaultyDisk::name_of(way.lasts) + " at " + std::to_string(n) + ": ";
}

class Everywhere {
 public:
  explicit Everywhere(std::int64_t most) {
    for (const Scenario& scenario : scenarios()) count(scenario);
    most_ = most == 0 ? findings_.places : std::min(most, findings_.places);
  }

  Findings run() {
    std::int64_t place = 0;
    for (std::size_t i = 0; i < scenarios().size(); ++i)
      for (const Way& way : kWays)
        for (std::int64_t n = 1; n <= acts(i, way.fault); ++n)
          if (is_chosen(place++)) fail(scenarios()[i], way, n);
    return findings_;
  }

 private:
  using Counts = std::array<std::int64_t, 4>;

  bool is_chosen(std::int64_t place) const {
    return place * most_ / findings_.places != (place + 1) * most_ / findings_.places;
  }

  // Without a fault: how often the disk does what, and that nothing is wrong then.
  void count(const Scenario& scenario) {
    Counts counts{};
    note(std::string(scenario.name) + " without a fault: ",
         found(scenario, [&] { disk_.count_only(); }));
    for (const Act act : {Act::read, Act::write, Act::sync, Act::truncate})
      counts.at(static_cast<std::size_t>(act)) = disk_.count(act);
    counts_.push_back(counts);
    for (const Way& way : kWays) findings_.places += acts(counts_.size() - 1, way.fault);
  }

  std::int64_t acts(std::size_t scenario, Fault fault) const {
    return counts_[scenario].at(static_cast<std::size_t>(FaultyDisk::act_of(fault)));
  }

  void fail(const Scenario& scenario, const Way& way, std::int64_t n) {
    ++findings_.tried;
    note(where(scenario, way, n), found(scenario, [&] { disk_.fail_at(n, way.fault, way.lasts); }));
  }

  Found found(const Scenario& scenario, const std::function<void()>& spoil) {
    try {
      return scenario.run(world_, disk_, spoil);
    } catch (const std::exception& thrown) {
      disk_.heal();
      return {std::string("thrown: ") + thrown.what()};
    }
  }

  void note(const std::string& where, const Found& wrong) {
    constexpr std::size_t kMost = 20;
    if (wrong.empty()) return;
    ++findings_.wrong_tries;
    if (findings_.wrong.size() < kMost) findings_.wrong.push_back(where + wrong.front());
  }

  FaultyDisk disk_;
  World world_;
  std::vector<Counts> counts_;
  std::int64_t most_ = 0;
  Findings findings_;
};

}  // namespace

Findings fail_everywhere(std::int64_t most) { return Everywhere(most).run(); }

}  // namespace benchboss
