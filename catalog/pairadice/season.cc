#include "catalog/pairadice/season.h"

#include "coaches/pairadice/habits.h"
#include "core/csv.h"
#include "games/pairadice/events.h"
#include "games/pairadice/roster.h"
#include "games/pairadice/rules.h"

#include <algorithm>
#include <atomic>
#include <cassert>
#include <mutex>
#include <thread>

namespace benchboss::pairadice {
namespace {

std::size_t team_of(const League& league, std::string_view name) {
  for (std::size_t i = 0; i < league.teams.size(); ++i)
    if (league.teams[i].city.view() == name) return i;
  return league.teams.size();
}

// Who of a team can play tonight, with the place of each man in the league's lines.
struct Roster {
  Team team;
  std::array<std::size_t, kMaxRoster> lines{};
};

Roster fit_men(const Team& whole, const std::vector<int>& games_hurt) {
  Roster roster;
  roster.team = whole;
  roster.team.clear_men();
  for (std::size_t man = 0; man < whole.size; ++man) {
    if (games_hurt[man] > 0) continue;
    roster.lines[roster.team.size] = man;
    roster.team.add(whole.cards[man], whole.names[man]);
  }
  const std::uint8_t own = roster.team.size;
  call_up(roster.team);
  for (std::size_t place = own; place < roster.team.size; ++place) roster.lines[place] = kMaxRoster;
  return roster;
}

// Keeps the box score of a game (PD-61), and who started in goal.
class Notes {
 public:
  static constexpr bool kSilent = false;

  explicit Notes(const Rules& rules) : rules_(rules) {}

  void operator()(const Event& event) {
    if (static_cast<Said>(event.kind) == Said::starts)
      starters_[static_cast<std::size_t>(event.args[0] - kFirstClub)] =
          static_cast<Man>(event.args[1] % 64);
    Pairadice::note(rules_, sheet_, event);
  }
  const Sheet& sheet() const { return sheet_; }
  bool has_game(std::size_t side, std::size_t man) const {
    if (rules_.teams[side].cards[man].is_goalie()) return starters_[side] == man;
    return (sheet_.played[side] >> man & 1) != 0;
  }

 private:
  const Rules& rules_;
  Sheet sheet_{};
  std::array<Man, 2> starters_{};
};

State play_game(const Rules& rules, Philox& dice, Notes& notes) {
  State state = Pairadice::start(rules);
  for (Turn turn = Pairadice::turn(rules, state); turn.owes != Owes::nothing;
       turn = Pairadice::turn(rules, state)) {
    if (turn.owes == Owes::chance) {
      Pairadice::roll(rules, state, draw<Pairadice>(rules, state, dice), notes);
    } else {
      Pairadice::act(rules, state, state.asks, habitual(rules, state, state.asks), notes);
    }
  }
  return state;
}

// What the men of one team did in a game goes into the tally; those called up for it are forgotten.
void add_men(const Notes& notes, std::size_t side, const Roster& roster,
             std::vector<Tally::Man>& men, std::vector<int>& hurt) {
  for (std::size_t place = 0; place < roster.team.size; ++place) {
    if (roster.lines[place] >= men.size()) continue;
    const ManLine& did = notes.sheet().men[side][place];
    Tally::Man& man = men[roster.lines[place]];
    man.games += notes.has_game(side, place) ? 1 : 0;
    man.goals += did.goals;
    man.assists += did.assists;
    man.shots += did.shots;
    man.penalty_minutes += did.penalty_minutes;
    man.plus_minus += did.plus_minus;
    man.goals_against += did.goals_against;
    man.shots_against += did.shots_against;
    const int games = notes.sheet().games_hurt[side][place];
    if (games > 0) hurt[roster.lines[place]] = games + 1;  // tonight counts none
  }
}

void add_result(Tally::TeamRow& row, int own, int theirs) {
  row.goals += own;
  row.against += theirs;
  row.wins += own > theirs ? 1 : 0;
  row.losses += own < theirs ? 1 : 0;
  row.ties += own == theirs ? 1 : 0;
}

void open(const League& league, Tally& tally) {
  if (!tally.men.empty()) return;
  tally.teams.resize(league.teams.size());
  for (const auto& lines : league.lines) tally.men.emplace_back(lines.size());
}

}  // namespace

League league_of(const std::vector<SeasonLine>& season) {
  League league;
  for (const SeasonLine& line : season) {
    const std::size_t at = team_of(league, line.team);
    if (at == league.teams.size()) {
      Team& team = league.teams.emplace_back();
      team.clear_men();
      team.city = Name(line.team);
      team.name = {Name(line.team), Name(line.team)};
      league.lines.emplace_back();
    }
    Team& team = league.teams[at];
    assert(team.size < kMaxRoster);  // read_season refuses more
    team.add(make_card(line, first_aim(line)), Name(line.name));
    league.lines[at].push_back(line);
  }
  return league;
}

DataFault read_schedule(std::string_view csv, League& league) {
  CsvReader reader(csv);
  CsvReader::Row row;
  if (!reader.next(row) || row.size() != 2 || row[0] != "visitor" || row[1] != "home")
    return {1, "visitor", "pd.data.schedule_header"};
  league.schedule.clear();
  while (reader.next(row)) {
    if (row.size() != 2) return {reader.line(), "visitor", "pd.data.wrong_width"};
    const std::size_t visitor = team_of(league, row[0]);
    const std::size_t home = team_of(league, row[1]);
    if (visitor == home || std::max(visitor, home) == league.teams.size())
      return {reader.line(), "visitor", "pd.data.schedule_teams"};
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
    Notes notes(rules);
    const State end = play_game(rules, dice, notes);
    for (const Side side : {kVisitor, kHome}) {
      const std::size_t team = side == kVisitor ? visitor : home;
      add_result(tally.teams[team], end.benches[side].goals, end.benches[other(side)].goals);
      add_men(notes, side, rosters[side], tally.men[team], hurt[team]);
      for (int& games : hurt[team]) games = std::max(0, games - 1);
    }
  }
  ++tally.seasons;
}

void Tally::add(const Tally& other) {
  if (men.empty()) {
    *this = other;
    return;
  }
  for (std::size_t team = 0; team < other.teams.size(); ++team) {
    teams[team].wins += other.teams[team].wins;
    teams[team].losses += other.teams[team].losses;
    teams[team].ties += other.teams[team].ties;
    teams[team].goals += other.teams[team].goals;
    teams[team].against += other.teams[team].against;
    for (std::size_t man = 0; man < other.men[team].size(); ++man) {
      Man& sum = men[team][man];
      const Man& more = other.men[team][man];
      sum.games += more.games;
      sum.goals += more.goals;
      sum.assists += more.assists;
      sum.shots += more.shots;
      sum.penalty_minutes += more.penalty_minutes;
      sum.plus_minus += more.plus_minus;
      sum.goals_against += more.goals_against;
      sum.shots_against += more.shots_against;
    }
  }
  seasons += other.seasons;
}

void play_seasons(const League& league, std::span<const std::uint64_t> seeds, Tally& tally,
                  const SeasonProgress& progress) {
  std::atomic<std::size_t> next = 0;
  std::mutex mutex;
  std::uint64_t done = 0;
  const auto work = [&] {
    Tally own;
    for (std::size_t i = next++; i < seeds.size(); i = next++) {
      play_season(league, seeds[i], own);
      if (!progress) continue;
      const std::lock_guard lock(mutex);
      progress(++done);
    }
    const std::lock_guard lock(mutex);
    if (own.seasons > 0) tally.add(own);
  };
  std::vector<std::jthread> crew;
  for (unsigned i = 1; i < std::thread::hardware_concurrency(); ++i) crew.emplace_back(work);
  work();
}

}  // namespace benchboss::pairadice
