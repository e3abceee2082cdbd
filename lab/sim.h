#pragma once
#include "match/record.h"

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <vector>

namespace benchboss {

struct SimPlan {
  Record header;                     // game, options; seats are filled in from the coaches
  std::vector<std::string> coaches;  // one a seat, or one for each team or for all, repeated
  std::uint64_t games = 1000;
  std::uint64_t seed = 1;
  unsigned threads = 0;                              // 0: one a core
  std::string records_dir;                           // empty: keep none
  std::function<void(std::uint64_t done)> progress;  // called from one thread, a few times a second
};

struct Interval {
  double low = 0;
  double high = 0;
};

// Exact sums of whole numbers, so that threads cannot change the result. A game may give several
// values (one a team). They depend on each other, so the interval is drawn from whole games.
struct Sample {
  std::int64_t n = 0;
  std::int64_t sum = 0;
  std::int64_t sum_of_squares = 0;
  std::int64_t games = 0;
  std::int64_t sum_of_squared_games = 0;  // of each game's sum, squared

  void add_game(std::span<const std::int64_t> values);
  void add(const Sample& other);
  double mean() const;
  double sd() const;          // of a single value
  double half_width() const;  // of the 95 % confidence interval of the mean
  // The 95 % confidence interval of a share, for samples of zeros and ones (Wilson).
  Interval share_interval() const;
};

struct SimReport {
  RecordFault fault;
  std::uint64_t games = 0;
  std::uint64_t decisions = 0;  // choices of seats
  std::uint64_t actions = 0;    // decisions and outcomes of chance: every step of the state
  double seconds = 0;
  std::vector<std::pair<std::string, Sample>> stats;  // in the game's own order
};

SimReport simulate(const SimPlan& given);

}  // namespace benchboss
