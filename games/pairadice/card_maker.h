#pragma once
#include "games/pairadice/cards.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace benchboss::pairadice {

// What a player did in a season (PD-60). Goalies have goals against and a save percentage.
struct SeasonLine {
  std::string team;
  std::uint8_t number = 0;
  std::string name;
  Spot spot = 0;
  int games = 0;
  int goals = 0;
  int assists = 0;
  int penalty_minutes = 0;
  int plus_minus = 0;
  int shots = 0;
  int goals_against = 0;
  double save_percentage = 0;

  int points() const { return goals + assists; }
};

struct SeasonFault {
  std::uint32_t line = 0;
  std::string player;
  std::string field;
  std::string_view reason;
};

// Columns team,no,name,pos,gp,g,a,pim,plus_minus,shots,ga,save_pct. Every mistake is told.
std::vector<SeasonFault> read_season(std::string_view csv, std::vector<SeasonLine>& season);

// What a card should come to before it is rounded: replays move these until the replayed season
// comes out near the real one.
struct Aim {
  double offense = 3;
  double ways = 3;  // of 36 rolls that score
};

// docs/pairadice-cards.md explains the formula.
Aim first_aim(const SeasonLine& line);
Card make_card(const SeasonLine& line, const Aim& aim);

// The SHOOTING numbers that score on about so many of 36 rolls.
void set_shooting(Card& card, int ways);
inline constexpr int kMostWays = 20;

}  // namespace benchboss::pairadice
