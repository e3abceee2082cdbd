#include "catalog/pairadice/standings.h"

#include <algorithm>
#include <tuple>

namespace benchboss::pairadice {
namespace {

double value_of(const Tally::Man& man, Lead lead) {
  switch (lead) {
    case Lead::points:
      return man.goals + man.assists;
    case Lead::goals:
      return man.goals;
    case Lead::assists:
      return man.assists;
    case Lead::plus_minus:
      return man.plus_minus;
    case Lead::penalty_minutes:
      return man.penalty_minutes;
    case Lead::save_percentage:
      return 1 - man.goals_against / man.shots_against;
  }
  return 0;
}

// Who is in the race: skaters, or goalies who played a quarter of their team's games.
bool is_in(const SeasonLine& line, const Tally::Man& man, Lead lead, double games) {
  if (lead != Lead::save_percentage) return line.spot != kGoalie;
  return line.spot == kGoalie && man.shots_against > 0 && 4 * man.games >= games;
}

}  // namespace

std::vector<Standing> standings(const League& league, const Tally& tally) {
  const double seasons = std::max(tally.seasons, 1);
  std::vector<Standing> table;
  for (std::size_t team = 0; team < league.teams.size(); ++team) {
    Tally::TeamRow row = tally.teams[team];
    for (double* each : {&row.wins, &row.losses, &row.ties, &row.goals, &row.against})
      *each /= seasons;
    table.push_back({std::string(league.teams[team].city.view()), row});
  }
  std::sort(table.begin(), table.end(), [](const Standing& a, const Standing& b) {
    const auto order = [](const Standing& each) {
      return std::make_tuple(-each.row.points(), each.row.against - each.row.goals, each.team);
    };
    return order(a) < order(b);
  });
  return table;
}

std::vector<Leader> leaders(const League& league, const Tally& tally, Lead lead, std::size_t most) {
  const double seasons = lead == Lead::save_percentage ? 1 : std::max(tally.seasons, 1);
  std::vector<Leader> best;
  for (std::size_t team = 0; team < league.teams.size(); ++team) {
    const Tally::TeamRow& row = tally.teams[team];
    for (std::size_t man = 0; man < league.lines[team].size(); ++man) {
      const SeasonLine& line = league.lines[team][man];
      const Tally::Man& did = tally.men[team][man];
      if (is_in(line, did, lead, row.wins + row.losses + row.ties))
        best.push_back({line.name, line.team, value_of(did, lead) / seasons});
    }
  }
  std::sort(best.begin(), best.end(), [](const Leader& a, const Leader& b) {
    return a.value != b.value ? a.value > b.value : a.name < b.name;
  });
  best.resize(std::min(best.size(), most));
  return best;
}

}  // namespace benchboss::pairadice
