#pragma once
#include "catalog/pairadice/season.h"

#include <string>
#include <string_view>
#include <vector>

namespace benchboss::pairadice {

// The season that comes with the game, and its schedule.
std::string_view shipped_season();
std::string_view shipped_schedule();

struct OpenedLeague {
  League league;
  std::vector<SeasonFault> faults;
  bool in_schedule = false;  // the faults are of the schedule
};
// Without a schedule everybody meets everybody, as often as the busiest man has games.
OpenedLeague open_league(std::string_view season, std::string_view schedule);

// A name for the team's file, and what goes into it.
std::string file_name(const Team& team);
std::string roster_csv(const Team& team);

std::uint64_t seed_of_season(std::uint64_t seed, std::uint64_t season);

}  // namespace benchboss::pairadice
