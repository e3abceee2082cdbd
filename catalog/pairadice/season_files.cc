#include "catalog/pairadice/season_files.h"

#include "core/hash.h"
#include "core/utf8.h"
#include "embedded/pairadice.h"
#include "games/pairadice/roster.h"

#include <algorithm>
#include <array>

namespace benchboss::pairadice {
namespace {

// The letter under the accent, for À to ÿ and œ; nothing for what is no letter.
std::string_view plain_letter(std::int32_t character) {
  constexpr std::int32_t kFirst = 0xC0;
  constexpr std::array<std::string_view, 32> kPlain = {
      "a", "a", "a", "a", "a", "a", "ae", "c", "e", "e", "e", "e", "i", "i", "i",  "i",
      "d", "n", "o", "o", "o", "o", "o",  "",  "o", "u", "u", "u", "u", "y", "th", "ss"};
  if (character == 0x152 || character == 0x153) return "oe";
  if (character == 0xFF) return "y";
  if (character < kFirst || character > 0xFF) return {};
  return kPlain[static_cast<std::size_t>(character - kFirst) % kPlain.size()];
}

}  // namespace

std::string_view shipped_season() { return embedded::pairadice_season_csv(); }
std::string_view shipped_schedule() { return embedded::pairadice_schedule_csv(); }

OpenedLeague open_league(std::string_view season, std::string_view schedule) {
  OpenedLeague opened;
  std::vector<SeasonLine> lines;
  opened.faults = read_season(season, lines);
  if (!opened.faults.empty()) return opened;
  opened.league = league_of(lines);
  for (const Team& team : opened.league.teams) {
    Team filled = team;
    call_up(filled);
    if (!can_dress(filled))
      opened.faults.push_back({1, std::string(team.city.view()), "team", "pd.data.cannot_dress"});
  }
  if (!opened.faults.empty()) return opened;
  if (opened.league.teams.size() < 2) {
    opened.faults.push_back({1, {}, "team", "pd.data.two_teams"});
    return opened;
  }
  if (!schedule.empty()) {
    if (const DataFault fault = read_schedule(schedule, opened.league); fault.found())
      opened.faults.push_back({fault.line, {}, std::string(fault.field), fault.reason});
    opened.in_schedule = !opened.faults.empty();
    return opened;
  }
  int games = 0;
  for (const SeasonLine& line : lines) games = std::max(games, line.games);
  make_schedule(opened.league, std::max(games, 1));
  return opened;
}

std::string file_name(const Team& team) {
  std::string name;
  for (std::string_view rest = team.city.view(); !rest.empty();) {
    const std::int32_t character = take_character(rest);
    if (character < 0) break;
    if (character >= 'A' && character <= 'Z') {
      name += static_cast<char>(character - 'A' + 'a');
    } else if ((character >= 'a' && character <= 'z') || (character >= '0' && character <= '9')) {
      name += static_cast<char>(character);
    } else if (const std::string_view plain = plain_letter(character); !plain.empty()) {
      name += plain;
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
