#pragma once
#include <cstdint>
#include <optional>
#include <string>

namespace benchboss {

// What `benchboss bench-run` costs per action or per game, counted by valgrind. Nothing where
// valgrind is missing or cannot run this program (a sanitised build).
struct BenchRun {
  std::string game;
  std::string variant;
  std::string how;  // step, copy or watch
};

bool has_valgrind();
std::optional<double> instructions_per_action(const BenchRun& run);
std::optional<double> allocations_per_action(const BenchRun& run);
std::optional<double> instructions_per_game(const BenchRun& run);

}  // namespace benchboss
