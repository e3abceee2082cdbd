#include "server/house/metrics.h"

#include <cstdio>

namespace benchboss {

void Histogram::note(double milliseconds) {
  std::size_t step = 0;
  while (step < kSteps.size() && milliseconds > kSteps[step]) ++step;
  ++counts_[step];
  ++count_;
  sum_ += milliseconds;
}

std::string Histogram::text(const char* name) const {
  std::string text = "# TYPE " + std::string(name) + " histogram\n";
  std::uint64_t below = 0;
  char line[160];
  for (std::size_t step = 0; step < kSteps.size(); ++step) {
    below += counts_[step];
    std::snprintf(line, sizeof line, "%s_bucket{le=\"%g\"} %llu\n", name, kSteps[step] / 1000,
                  static_cast<unsigned long long>(below));
    text += line;
  }
  std::snprintf(line, sizeof line, "%s_bucket{le=\"+Inf\"} %llu\n%s_sum %.6f\n%s_count %llu\n",
                name, static_cast<unsigned long long>(count_), name, sum_ / 1000, name,
                static_cast<unsigned long long>(count_));
  return text + line;
}

}  // namespace benchboss
