#pragma once
#include "catalog/pairadice/season.h"

#include <string>
#include <vector>

namespace benchboss::pairadice {

// Replayed seasons beside the real one (PD-60).
struct Comparison {
  struct TeamRow {
    std::string name;
    double real = 0;
    double replayed = 0;
  };
  struct Scorer {
    std::string name;
    std::string team;
    double real = 0;
    double replayed = 0;
  };
  std::vector<TeamRow> teams;
  std::vector<Scorer> scorers;  // the twenty with the most points, best first
  double worst_team = 0;        // the largest difference of a team, in per cent
  double correlation = 0;       // of the scorers' points
};
Comparison compare(const League& league, const Tally& tally);

}  // namespace benchboss::pairadice
