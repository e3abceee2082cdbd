#pragma once
#include <chrono>
#include <cstdint>
#include <string>
#include <string_view>

namespace benchboss {

class Console;

// A line on standard error that says how far a long task is; only on a terminal.
class Progress {
 public:
  // The text has {done} and {of}. Of 0 there is no share to show: the text stands alone.
  Progress(const Console& console, std::string_view text, std::uint64_t of);
  ~Progress() { clear(); }
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

  bool is_seen() const { return seen_; }
  void show(std::uint64_t done);
  void show(std::uint64_t done, std::uint64_t of) {
    of_ = of;
    show(done);
  }
  void clear();

 private:
  std::string picture(double share) const;

  const Console& console_;
  std::string_view text_;
  std::uint64_t of_;
  bool seen_;
  bool drawn_ = false;
  std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
};

}  // namespace benchboss
