#pragma once
#include "catalog/pairadice/season.h"

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace benchboss::pairadice {

// PD-61: what a replayed season adds up to, an average if there were several.
struct Standing {
  std::string team;
  Tally::TeamRow row;
};
// Most points first; then goals for less goals against.
std::vector<Standing> standings(const League& league, const Tally& tally);

enum class Lead : std::uint8_t {
  points,
  goals,
  assists,
  plus_minus,
  penalty_minutes,
  save_percentage
};
inline constexpr std::array kLeads = {Lead::points,          Lead::goals,
                                      Lead::assists,         Lead::plus_minus,
                                      Lead::penalty_minutes, Lead::save_percentage};
struct Leader {
  std::string name;
  std::string team;
  double value = 0;
};
// The best few, best first; goalies only if they faced a fair share of the shots.
std::vector<Leader> leaders(const League& league, const Tally& tally, Lead lead, std::size_t most);

}  // namespace benchboss::pairadice
