#pragma once
#include <array>
#include <cstdint>
#include <string>

namespace benchboss {

// How long something took, in steps that double.
class Histogram {
 public:
  void note(double milliseconds);
  std::string text(const char* name) const;  // in the format of Prometheus, in seconds

 private:
  static constexpr std::array kSteps = {0.5, 1.0, 2.0, 5.0, 10.0, 25.0, 50.0, 100.0, 250.0, 1000.0};

  std::array<std::uint64_t, kSteps.size() + 1> counts_{};
  std::uint64_t count_ = 0;
  double sum_ = 0;
};

// What the server counts about itself.
struct Metrics {
  std::uint64_t requests = 0;
  std::uint64_t failed_requests = 0;  // status 400 and above
  std::uint64_t commands = 0;
  std::uint64_t refused_commands = 0;
  std::uint64_t messages = 0;  // sent
  std::uint64_t slow_readers = 0;
  std::uint64_t store_troubles = 0;
  std::uint64_t thoughts = 0;
  std::uint64_t opened_tables = 0;
  std::uint64_t finished_games = 0;
  Histogram acknowledged;  // from a command to its acknowledgement, on disk
};

}  // namespace benchboss
