#include "catalog/pairadice/season.h"

#include "coaches/pairadice/habits.h"
#include "core/csv.h"
#include "core/hash.h"
#include "games/pairadice/events.h"
#include "games/pairadice/roster.h"
#include "games/pairadice/rules.h"

#include <algorithm>
#include <cmath>

namespace benchboss::pairadice {
namespace {

std::size_t team_of(const League& league, std::string_view name) {
  for (std::size_t i = 0; i < league.teams.size(); ++i)
    if (league.teams[i].city.view() == name) return i;
  return league.teams.size();
}

void set_card(Team& team, std::size_t man, const Card& card) { team.cards[man] = card; }

// Who of a team can play tonight, with the place of each man in the league's lines.
struct Roster {
  Team team;
  std::array<std::size_t, kMaxRoster> lines{};
};

Roster fit_men(const Team& whole, const std::vector<int>& games_hurt) {
  Roster roster;
  roster.team = whole;
  roster.team.size = 0;
  roster.team.by_number.fill(kNobody);
  for (std::size_t man = 0; man < whole.size; ++man) {
    if (games_hurt[man] > 0) continue;
    const std::uint8_t place = roster.team.size++;
    roster.team.cards[place] = whole.cards[man];
    roster.team.names[place] = whole.names[man];
    roster.team.by_number[whole.cards[man].number] = place;
    roster.lines[place] = man;
  }
  const std::uint8_t own = roster.team.size;
  call_up(roster.team);
  for (std::size_t place = own; place < roster.team.size; ++place) roster.lines[place] = kMaxRoster;
  return roster;
}

// Counts what the events of a game mean for the men of both teams.
class Scorer {
 public:
  static constexpr bool kSilent = false;

  Scorer(const std::array<Roster, 2>& rosters, std::array<std::vector<Tally::Man>*, 2> men,
         std::array<std::vector<int>*, 2> hurt)
      : rosters_(rosters), men_(men), hurt_(hurt) {}

  void operator()(const Event& event) {
    const auto& args = event.args;
    switch (static_cast<Said>(event.kind)) {
      case Said::shot:
        add(args[1], [](Tally::Man& man) { ++man.shots; });
        shot_on_ = 1 - side_of(args[0]);
        if (!empty_[shot_on_]) goalie(shot_on_, [](Tally::Man& man) { ++man.shots_against; });
        break;
      case Said::goal:
        add(args[1], [](Tally::Man& man) { ++man.goals; });
        if (!empty_[shot_on_]) goalie(shot_on_, [](Tally::Man& man) { ++man.goals_against; });
        if (static_cast<GoalNote>(args[2] - kFirstGoalTerm) != GoalNote::power_play)
          plus_minus(side_of(args[0]));
        break;
      case Said::assist:
        add(args[0], [](Tally::Man& man) { ++man.assists; });
        break;
      case Said::penalty:
        add(args[1], [&](Tally::Man& man) { man.penalty_minutes += args[3]; });
        break;
      case Said::injured:
      case Said::hurt_later: {
        const std::size_t side = side_of(args[0]);
        const std::size_t line = rosters_[side].lines[static_cast<std::size_t>(args[1] % 64)];
        if (line < hurt_[side]->size()) (*hurt_[side])[line] = args[2] + 1;  // tonight counts none
        break;
      }
      case Said::starts:
        goalies_[side_of(args[0])] = args[1];
        add(args[1], [](Tally::Man& man) { ++man.games; });
        break;
      case Said::goalie_in:
        goalies_[side_of(args[0])] = args[1];
        break;
      case Said::sixth_on:
        empty_[side_of(args[0])] = true;
        break;
      case Said::sixth_off:
        empty_[side_of(args[0])] = false;
        break;
      case Said::placed:
        add(args[1], [](Tally::Man& man) { ++man.games; });
        break;
      default:
        break;
    }
  }

  void watch(const State& state) { state_ = &state; }

 private:
  static std::size_t side_of(std::int16_t name) {
    return static_cast<std::size_t>(name >= kFirstClub ? name - kFirstClub : name / 64);
  }
  template <class F>
  void add(std::int16_t name, F&& f) {
    const std::size_t side = side_of(name);
    const std::size_t line = rosters_[side].lines[static_cast<std::size_t>(name % 64)];
    if (line < men_[side]->size()) f((*men_[side])[line]);
  }
  template <class F>
  void goalie(std::size_t side, F&& f) {
    add(goalies_[side], f);
  }
  void plus_minus(std::size_t scored) {
    for (std::size_t side = 0; side < 2; ++side)
      for (const OnIce& standing : state_->benches[side].ice)
        if (standing.man != kNobody)
          add(name_of_man(static_cast<Side>(side), standing.man),
              [&](Tally::Man& man) { man.plus_minus += side == scored ? 1 : -1; });
  }

  const std::array<Roster, 2>& rosters_;
  std::array<std::vector<Tally::Man>*, 2> men_;
  std::array<std::vector<int>*, 2> hurt_;
  const State* state_ = nullptr;
  std::array<std::int16_t, 2> goalies_{};
  std::array<bool, 2> empty_{};
  std::size_t shot_on_ = 0;
};

State play_game(const Rules& rules, Philox& dice, Scorer& scorer) {
  State state = Pairadice::start(rules);
  scorer.watch(state);
  for (Turn turn = Pairadice::turn(rules, state); turn.owes != Owes::nothing;
       turn = Pairadice::turn(rules, state)) {
    if (turn.owes == Owes::chance) {
      Pairadice::roll(rules, state, draw<Pairadice>(rules, state, dice), scorer);
    } else {
      Pairadice::act(rules, state, state.asks, habitual(rules, state, state.asks), scorer);
    }
  }
  return state;
}

void add_result(const State& state, std::size_t visitor, std::size_t home, Tally& tally) {
  const int first = state.benches[kVisitor].goals;
  const int second = state.benches[kHome].goals;
  tally.teams[visitor].goals += first;
  tally.teams[visitor].against += second;
  tally.teams[home].goals += second;
  tally.teams[home].against += first;
  tally.teams[visitor].points += first > second ? 2 : first == second ? 1 : 0;
  tally.teams[home].points += second > first ? 2 : first == second ? 1 : 0;
}

void open(const League& league, Tally& tally) {
  if (!tally.men.empty()) return;
  tally.teams.resize(league.teams.size());
  for (const auto& lines : league.lines) tally.men.emplace_back(lines.size());
}

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

League league_of(const std::vector<SeasonLine>& season) {
  League league;
  for (const SeasonLine& line : season) {
    const std::size_t at = team_of(league, line.team);
    if (at == league.teams.size()) {
      Team& team = league.teams.emplace_back();
      team.by_number.fill(kNobody);
      team.city = Name(line.team);
      team.name = {Name(line.team), Name(line.team)};
      league.lines.emplace_back();
    }
    Team& team = league.teams[at];
    if (team.size == kMaxRoster) continue;
    team.names[team.size] = Name(line.name);
    team.by_number[line.number] = team.size;
    set_card(team, team.size++, make_card(line, first_aim(line)));
    league.lines[at].push_back(line);
  }
  return league;
}

std::string_view read_schedule(std::string_view csv, League& league) {
  CsvReader reader(csv);
  CsvReader::Row row;
  if (!reader.next(row) || row.size() != 2 || row[0] != "visitor" || row[1] != "home")
    return "pd.data.schedule_header";
  league.schedule.clear();
  while (reader.next(row)) {
    if (row.size() != 2) return "pd.data.wrong_width";
    const std::size_t visitor = team_of(league, row[0]);
    const std::size_t home = team_of(league, row[1]);
    if (visitor == home || std::max(visitor, home) == league.teams.size())
      return "pd.data.schedule_teams";
    league.schedule.emplace_back(visitor, home);
  }
  return {};
}

void make_schedule(League& league, int games_a_team) {
  league.schedule.clear();
  const std::size_t teams = league.teams.size();
  if (teams < 2) return;
  for (std::size_t round = 0; league.schedule.size() * 2 < teams * std::size_t(games_a_team);
       ++round)
    for (std::size_t visitor = 0; visitor < teams; ++visitor) {
      const std::size_t home = (visitor + 1 + round % (teams - 1)) % teams;
      league.schedule.emplace_back(visitor, home);
    }
}

void play_season(const League& league, std::uint64_t seed, Tally& tally) {
  open(league, tally);
  std::vector<std::vector<int>> hurt;
  hurt.reserve(league.lines.size());
  for (const auto& lines : league.lines) hurt.emplace_back(lines.size(), 0);
  Rules rules = Pairadice::make_rules(default_options<Pairadice>());
  for (std::size_t game = 0; game < league.schedule.size(); ++game) {
    const auto [visitor, home] = league.schedule[game];
    const std::array<Roster, 2> rosters = {fit_men(league.teams[visitor], hurt[visitor]),
                                           fit_men(league.teams[home], hurt[home])};
    for (std::size_t side = 0; side < 2; ++side) rules.teams[side] = rosters[side].team;
    Philox dice(seed, game);
    Scorer scorer(rosters, {&tally.men[visitor], &tally.men[home]}, {&hurt[visitor], &hurt[home]});
    add_result(play_game(rules, dice, scorer), visitor, home, tally);
    for (const std::size_t team : {visitor, home})
      for (int& games : hurt[team]) games = std::max(0, games - 1);
  }
  ++tally.seasons;
}

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
  // came out best, and SHOOTING goes on alone; last the goals of the whole team.
  void round(int number) {
    constexpr int kSeasons = 24;
    Tally tally;
    for (int season = 0; season < kSeasons; ++season)
      play_season(league_, hash_mix(std::uint64_t(number), std::uint64_t(season)), tally);
    const bool both = number <= kOffenseRounds;
    for (std::size_t team = 0; team < league_.teams.size(); ++team) {
      for (std::size_t man = 0; man < league_.lines[team].size(); ++man) {
        const SeasonLine& line = league_.lines[team][man];
        if (line.spot == kGoalie || line.games == 0) continue;
        const Tally::Man& did = tally.men[team][man];
        // By the games he played in the season, so that games missed count too.
        const double games = line.games;
        const double helped = (line.assists - did.assists / kSeasons) / games;
        if (both) move_offense(team, man, helped, number);
        if (number == kOffenseRounds) settle_offense(team, man);
        // What whole ratings of OFFENSE leave open in assists, goals make up for in points.
        const double goals = line.goals / games + (both ? 0 : kMadeUp * helped);
        move_ways(team, man, std::max(goals, 0.0), did.goals / kSeasons / games, both ? 0.7 : 0.4);
      }
      if (!both) mend_team(team, tally, kSeasons);
      for (std::size_t man = 0; man < league_.lines[team].size(); ++man)
        set_card(league_.teams[team], man,
                 make_card(league_.lines[team][man], men_[team][man].aim));
    }
  }

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

  League& league_;
  std::vector<std::vector<Man>> men_;
};

}  // namespace

void calibrate(League& league, const std::function<void(int round)>& progress) {
  Calibration calibration(league);
  for (int round = 1; round <= kRounds; ++round) {
    if (progress) progress(round);
    calibration.round(round);
  }
}

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
