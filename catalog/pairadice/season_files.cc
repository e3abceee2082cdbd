#include "catalog/pairadice/season_files.h"

#include "core/hash.h"
#include "embedded/pairadice.h"
#include "games/pairadice/roster.h"

#include <algorithm>

namespace benchboss::pairadice {

std::string_view shipped_season() { return embedded::pairadice_season_csv(); }
std::string_view shipped_schedule() { return embedded::pairadice_schedule_csv(); }

OpenedLeague open_league(std::string_view season, std::string_view schedule) {
  OpenedLeague opened;
  std::vector<SeasonLine> lines;
  opened.faults = read_season(season, lines);
  if (!opened.faults.empty()) return opened;
  opened.league = league_of(lines);
  if (opened.league.teams.size() < 2) {
    opened.faults.push_back({1, {}, "team", "pd.data.two_teams"});
    return opened;
  }
  if (!schedule.empty()) {
    if (const DataFault fault = read_schedule(schedule, opened.league); fault.found())
      opened.faults.push_back({fault.line, {}, fault.field, fault.reason});
    return opened;
  }
  int games = 0;
  for (const SeasonLine& line : lines) games = std::max(games, line.games);
  make_schedule(opened.league, std::max(games, 1));
  return opened;
}

std::string file_name(const Team& team) {
  std::string name;
  for (const char c : team.city.view()) {
    if (c >= 'A' && c <= 'Z') {
      name += static_cast<char>(c - 'A' + 'a');
    } else if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9')) {
      name += c;
    } else if (!name.ends_with('-')) {
      name += '-';
    }
  }
  return name.empty() ? "team" : name;
}

std::string roster_csv(const Team& team) { return write_roster(team); }

std::uint64_t seed_of_season(std::uint64_t seed, std::uint64_t season) {
  return hash_mix(hash_mix(0, seed), season);
}

}  // namespace benchboss::pairadice
