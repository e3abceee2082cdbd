#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace benchboss {

struct BenchRow {
  std::string game;
  std::string variant;
  double actions_per_second = 0;
  double copy_actions_per_second = 0;
  std::size_t state_bytes = 0;
  std::optional<double> watched_microseconds;  // lab/watch.h
};

// Random play on one thread with a silent sink, for about `seconds` a row; every step of the state
// (decision or chance) is an action. All games, or the one of that name; of each all variants, or
// the first, which most people play.
enum class BenchVariants : std::uint8_t { all, first };
std::vector<BenchRow> bench_all(double seconds, std::string_view only = {},
                                BenchVariants variants = BenchVariants::all);

// Exactly `actions` steps of one variant, for counting instructions and allocations from outside.
// Returns the hash of what was reached, or 0 if there is no such variant.
std::uint64_t bench_run(const std::string& game, const std::string& variant, bool copy,
                        std::uint64_t actions);

// The hash over fixed self-play of all games: it changes when and only when behaviour does.
std::uint64_t signature();

}  // namespace benchboss
