#pragma once
#include "core/csv.h"
#include "games/pairadice/card_maker.h"
#include "games/pairadice/cards.h"

#include <cstdint>
#include <functional>
#include <span>
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

// The league of a season that was read without a fault: teams in the order in which they first
// appear, every card by the formula.
League league_of(const std::vector<SeasonLine>& season);

// Columns visitor,home with the names of teams.
DataFault read_schedule(std::string_view csv, League& league);

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
    double wins = 0;
    double losses = 0;
    double ties = 0;
    double goals = 0;
    double against = 0;

    double points() const { return 2 * wins + ties; }  // PD-62
  };
  std::vector<std::vector<Man>> men;  // as the lines of the league
  std::vector<TeamRow> teams;
  int seasons = 0;

  void add(const Tally& other);
};

// Plays the schedule with both benches run by the computer and injuries carried from game to game
// (PD-50). The same seed gives the same season.
void play_season(const League& league, std::uint64_t seed, Tally& tally);

// Several seasons, as many at a time as there are cores. Everything counted is a whole number, so
// the sums do not depend on who played which. `progress` is told how many are done, by one thread
// at a time.
using SeasonProgress = std::function<void(std::uint64_t done)>;
void play_seasons(const League& league, std::span<const std::uint64_t> seeds, Tally& tally,
                  const SeasonProgress& progress);

}  // namespace benchboss::pairadice
