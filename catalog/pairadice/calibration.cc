#include "catalog/pairadice/calibration.h"

#include "core/hash.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace benchboss::pairadice {
namespace {

// Moves the aims of a league's men, round by round, towards what they did in the season.
class Calibration {
 public:
  explicit Calibration(League& league) : league_(league) {
    for (const auto& lines : league.lines) {
      men_.emplace_back();
      for (const SeasonLine& line : lines) men_.back().push_back({first_aim(line), {}});
    }
  }

  // First OFFENSE for the assists and SHOOTING for the goals together; then OFFENSE stays at what
  // came out best, and SHOOTING goes on alone, with the goals of the whole team.
  void round(int number, const SeasonProgress& progress) {
    std::array<std::uint64_t, kSeasonsOfRound> seeds{};
    for (std::size_t season = 0; season < seeds.size(); ++season)
      seeds[season] = hash_mix(std::uint64_t(number), season);
    Tally tally;
    play_seasons(league_, seeds, tally, progress);
    const bool both = number <= kOffenseRounds;
    if (!both) keep_the_best(tally);
    for (std::size_t team = 0; team < league_.teams.size(); ++team) {
      for (std::size_t man = 0; man < league_.lines[team].size(); ++man) {
        const SeasonLine& line = league_.lines[team][man];
        if (line.spot == kGoalie || line.games == 0) continue;
        const Tally::Man& did = tally.men[team][man];
        // By the games he played in the season, so that games missed count too.
        const double games = line.games;
        const double helped = (line.assists - did.assists / kSeasonsOfRound) / games;
        if (both) move_offense(team, man, helped, number);
        if (number == kOffenseRounds) settle_offense(team, man);
        // What whole ratings of OFFENSE leave open in assists, goals make up for in points.
        const double goals = line.goals / games + (both ? 0 : kMadeUp * helped);
        move_ways(team, man, std::max(goals, 0.0), did.goals / kSeasonsOfRound / games,
                  both ? 0.7 : 0.4);
      }
      if (!both) mend_team(team, tally, kSeasonsOfRound);
      for (std::size_t man = 0; man < league_.lines[team].size(); ++man)
        league_.teams[team].cards[man] = make_card(league_.lines[team][man], men_[team][man].aim);
    }
  }

  // What came out nearest of all that was replayed.
  void finish() { league_.teams = best_teams_; }

 private:
  static constexpr int kOffenseRounds = 10;
  static constexpr double kMadeUp = 0.8;
  static constexpr std::size_t kRatings = 10;

  struct Man {
    Aim aim;
    std::array<double, kRatings> error{};  // of each OFFENSE tried: how far the assists were off
    std::array<int, kRatings> tries{};
  };

  void move_offense(std::size_t team, std::size_t man, double helped, int number) {
    Man& each = men_[team][man];
    if (number > 3) {
      const std::uint8_t tried = league_.teams[team].cards[man].offense;
      each.error[tried] += std::abs(helped);
      ++each.tries[tried];
    }
    each.aim.offense = std::clamp(each.aim.offense + 2.2 * helped, 1.0, 8.0);
  }

  void settle_offense(std::size_t team, std::size_t man) {
    Man& each = men_[team][man];
    double least = 1e9;
    for (std::size_t rating = 0; rating < kRatings; ++rating) {
      if (each.tries[rating] == 0) continue;
      const double error = each.error[rating] / each.tries[rating];
      if (error < least) {
        least = error;
        each.aim.offense = double(rating);
      }
    }
  }

  void move_ways(std::size_t team, std::size_t man, double real, double replayed, double step) {
    double& ways = men_[team][man].aim.ways;
    constexpr double kFew = 0.02;  // goals a game: so that nobody is judged by one goal
    const double by = std::clamp((real + kFew) / (replayed + kFew), 0.5, 2.0);
    ways = std::clamp(ways * std::pow(by, step), 0.6, double(kMostWays));
  }

  // A way of 36 more or less for the men whose rounding is nearest to it, until the team's goals
  // fit.
  void mend_team(std::size_t team, const Tally& tally, int seasons) {
    double missing = -tally.teams[team].goals / seasons;
    for (std::size_t man = 0; man < league_.lines[team].size(); ++man) {
      missing += league_.lines[team][man].goals;
      // What the new cards will change by themselves.
      missing -= (std::round(men_[team][man].aim.ways) - league_.teams[team].cards[man].ways) *
                 a_way(team, man, tally, seasons);
    }
    for (int tries = 0; tries < 24; ++tries) {
      std::size_t best = league_.lines[team].size();
      double nearest = 1;
      for (std::size_t man = 0; man < league_.lines[team].size(); ++man) {
        const double goals = a_way(team, man, tally, seasons);
        if (goals < 0.5 || std::abs(missing) < goals / 2) continue;
        const double ways = men_[team][man].aim.ways;
        const double target = std::round(ways) + (missing > 0 ? 1 : -1);
        if (target < 1 || target > kMostWays) continue;
        const double away = std::abs(target - ways) / ways;
        if (away < nearest) {
          nearest = away;
          best = man;
        }
      }
      if (best == league_.lines[team].size()) return;
      const double by = missing > 0 ? 1 : -1;
      men_[team][best].aim.ways = std::round(men_[team][best].aim.ways) + by;
      missing -= by * a_way(team, best, tally, seasons);
    }
  }
  // The goals that one way more brings a man in a season.
  double a_way(std::size_t team, std::size_t man, const Tally& tally, int seasons) const {
    return tally.men[team][man].shots / seasons / 36;
  }

  // By the team whose goals are farthest off.
  void keep_the_best(const Tally& tally) {
    double worst = 0;
    for (std::size_t team = 0; team < league_.teams.size(); ++team) {
      double real = 0;
      for (const SeasonLine& line : league_.lines[team]) real += line.goals;
      const double off = std::abs(tally.teams[team].goals / kSeasonsOfRound - real);
      worst = std::max(worst, off / std::max(real, 1.0));
    }
    if (worst >= least_) return;
    least_ = worst;
    best_teams_ = league_.teams;
  }

  League& league_;
  std::vector<std::vector<Man>> men_;
  std::vector<Team> best_teams_;
  double least_ = std::numeric_limits<double>::infinity();
};

}  // namespace

void calibrate(League& league, const SeasonProgress& progress) {
  Calibration calibration(league);
  for (int round = 1; round <= kRounds; ++round)
    calibration.round(round, [&](std::uint64_t done) {
      if (progress) progress(std::uint64_t(round - 1) * kSeasonsOfRound + done);
    });
  calibration.finish();
}

}  // namespace benchboss::pairadice
