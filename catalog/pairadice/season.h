#pragma once
#include "games/pairadice/card_maker.h"
#include "games/pairadice/cards.h"

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace benchboss::pairadice {

// PD-60, PD-61: a league of teams, its schedule, and what its players did.
struct League {
  std::vector<Team> teams;
  std::vector<std::vector<SeasonLine>> lines;                 // by team, in the order of its men
  std::vector<std::pair<std::size_t, std::size_t>> schedule;  // visitor, home
};

// The league of a season: teams in the order in which they first appear, every card by the formula.
League league_of(const std::vector<SeasonLine>& season);

// Columns visitor,home with the names of teams. Empty if nothing is wrong, else a message id.
std::string_view read_schedule(std::string_view csv, League& league);

// Every team twice a home-and-home with every other, for a season that comes without a schedule.
void make_schedule(League& league, int games_a_team);

// What everybody did in a number of replayed seasons, added up.
struct Tally {
  struct Man {
    double games = 0;
    double goals = 0;
    double assists = 0;
    double shots = 0;
    double penalty_minutes = 0;
    double plus_minus = 0;
    double goals_against = 0;
    double shots_against = 0;
  };
  struct TeamRow {
    double goals = 0;
    double against = 0;
    double points = 0;  // two for a win, one for a tie (PD-62)
  };
  std::vector<std::vector<Man>> men;  // as the lines of the league
  std::vector<TeamRow> teams;
  int seasons = 0;
};

// Plays the schedule with both benches run by the computer and injuries carried from game to game
// (PD-50). The same seed gives the same season.
void play_season(const League& league, std::uint64_t seed, Tally& tally);

// The cards of the league, moved by replays until goals and assists come out near the season.
// `progress` is told the round, from 1.
inline constexpr int kRounds = 16;
void calibrate(League& league, const std::function<void(int round)>& progress);

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
