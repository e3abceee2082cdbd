#pragma once
#include "core/csv.h"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace benchboss::double_echec {

// The rules that the owners of a league vote on (DE-150), in the order of their options. The first
// eight are the amendments of DE-152, the next seven those of DE-153, then what a table agrees on.
enum class Switch : std::uint8_t {
  quick_face_off,
  full_clock,
  angle_dice,
  zone_clearing,
  exact_dice,
  bench_minors,
  playoff_tickets,  // the league's
  champion_last,    // the league's
  card_penalties,
  permutations,
  four_on_four,
  many_superstars,
  precise_penalty_shots,
  two_line_passes,
  exit_dice,
  precise_shots,
  strict_table,
  minors_end,
};
inline constexpr int kSwitches = 18;

class Switches {
 public:
  constexpr bool on(Switch which) const { return (bits_ >> static_cast<int>(which) & 1) != 0; }
  constexpr void set(Switch which, bool on) {
    const std::uint32_t bit = 1u << static_cast<int>(which);
    bits_ = on ? bits_ | bit : bits_ & ~bit;
  }
  friend constexpr bool operator==(Switches, Switches) = default;

 private:
  std::uint32_t bits_ = 0;
};

struct Rulebook {
  std::string name;
  int version = 0;
  Switches switches;
};

std::string_view switch_name(Switch which);

// Finds the rulebook of that name in a rulebook.json. Every switch must be there, once.
DataFault read_rulebook(std::string_view json, std::string_view name, Rulebook& book);
// The same of a file that holds a single one.
DataFault read_rulebook(std::string_view json, Rulebook& book);
// A file again, in short lines.
std::string write_rulebook(const Rulebook& book);

}  // namespace benchboss::double_echec
