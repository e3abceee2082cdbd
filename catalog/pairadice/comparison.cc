#include "catalog/pairadice/comparison.h"

#include <algorithm>
#include <cmath>

namespace benchboss::pairadice {
namespace {

double correlation_of(const std::vector<Comparison::Scorer>& scorers) {
  double x = 0;
  double y = 0;
  for (const auto& each : scorers) {
    x += each.real;
    y += each.replayed;
  }
  const double n = double(scorers.size());
  double xx = 0;
  double yy = 0;
  double xy = 0;
  for (const auto& each : scorers) {
    const double dx = each.real - x / n;
    const double dy = each.replayed - y / n;
    xx += dx * dx;
    yy += dy * dy;
    xy += dx * dy;
  }
  return xx > 0 && yy > 0 ? xy / std::sqrt(xx * yy) : 0;
}

}  // namespace

Comparison compare(const League& league, const Tally& tally) {
  Comparison comparison;
  const double seasons = std::max(tally.seasons, 1);
  for (std::size_t team = 0; team < league.teams.size(); ++team) {
    Comparison::TeamRow row;
    row.name = league.teams[team].city.view();
    for (std::size_t man = 0; man < league.lines[team].size(); ++man) {
      const SeasonLine& line = league.lines[team][man];
      row.real += line.goals;
      const Tally::Man& did = tally.men[team][man];
      if (line.spot != kGoalie)
        comparison.scorers.push_back(
            {line.name, line.team, double(line.points()), (did.goals + did.assists) / seasons});
    }
    row.replayed = tally.teams[team].goals / seasons;
    if (row.real > 0)
      comparison.worst_team =
          std::max(comparison.worst_team, 100 * std::abs(row.replayed - row.real) / row.real);
    comparison.teams.push_back(row);
  }
  std::sort(comparison.scorers.begin(), comparison.scorers.end(), [](const auto& a, const auto& b) {
    return a.real != b.real ? a.real > b.real : a.name < b.name;
  });
  comparison.scorers.resize(std::min<std::size_t>(comparison.scorers.size(), 20));
  comparison.correlation = correlation_of(comparison.scorers);
  return comparison;
}

}  // namespace benchboss::pairadice
