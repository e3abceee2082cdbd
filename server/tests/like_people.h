#pragma once
#include "core/philox.h"
#include "store/store.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

namespace benchboss {

// About normal, with a deviation of 1.
inline double bell_curve(Philox& random) {
  double sum = -6;
  for (int i = 0; i < 12; ++i) sum += random.next16() / 65'536.0;
  return sum;
}

// How long people of some kind take: around one time, or now and then around another.
struct KindOfPerson {
  std::string name;
  double usual;
  double spread;
  double seldom = 0;  // how often it is the other time
  double then = 0;
  Milliseconds takes(Philox& random) const {
    const bool other = random.next16() < seldom * 65'536;
    return std::llround((other ? then : usual) * std::exp(spread * bell_curve(random)));
  }
};

inline const std::vector<KindOfPerson>& kinds_of_people() {
  static const std::vector<KindOfPerson> kKinds = {{"quick and regular", 180, 0.12},
                                                   {"regular", 1'500, 0.12},
                                                   {"slow", 12'000, 0.4},
                                                   {"irregular", 800, 0.25, 0.3, 7'000}};
  return kKinds;
}

// The largest distance between the shares of both that are below any time (Kolmogorov, Smirnov).
inline double distance_of(std::vector<Milliseconds> a, std::vector<Milliseconds> b) {
  std::sort(a.begin(), a.end());
  std::sort(b.begin(), b.end());
  const auto share = [](const std::vector<Milliseconds>& of, Milliseconds time) {
    const auto below = std::upper_bound(of.begin(), of.end(), time) - of.begin();
    return static_cast<double>(below) / static_cast<double>(of.size());
  };
  double most = 0;
  for (const auto* each : {&a, &b})
    for (const Milliseconds time : *each)
      most = std::max(most, std::abs(share(a, time) - share(b, time)));
  return most;
}

// The distance that two samples of one kind exceed once in a thousand times, of so many each that
// have nothing to do with one another.
inline double distance_by_chance(std::size_t a, std::size_t b) {
  const auto x = static_cast<double>(a);
  const auto y = static_cast<double>(b);
  return 1.95 * std::sqrt((x + y) / (x * y));
}

// How waits were drawn before: from the last eight decisions of a kind that was only known once
// something had gone without saying at the table, and until then from these.
class PaceAsItWas {
 public:
  void note(Milliseconds took) {
    last_[next_] = std::clamp<Milliseconds>(took, 300, 20'000);
    next_ = (next_ + 1) % last_.size();
  }
  Milliseconds any(Philox& random) const {
    return last_[random.below(static_cast<std::uint32_t>(last_.size()))];
  }

 private:
  std::vector<Milliseconds> last_ = {900, 1'300, 1'700, 2'100, 2'600, 3'300, 4'300, 6'000};
  std::size_t next_ = 0;
};

}  // namespace benchboss
