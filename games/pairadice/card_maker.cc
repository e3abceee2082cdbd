#include "games/pairadice/card_maker.h"

#include "core/text.h"
#include "games/pairadice/charts.h"
#include "games/pairadice/roster.h"
#include "games/pairadice/spreadsheet.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace benchboss::pairadice {
namespace {

constexpr std::array<std::string_view, 12> kStatistics = {
    "team", "no", "name", "pos", "gp", "g", "a", "pim", "plus_minus", "shots", "ga", "save_pct"};
enum Column : std::uint8_t { team, no, name, pos, gp, g, a, pim, plus_minus, shots, ga, save_pct };

constexpr int kMostGames = 200;
constexpr int kMostCount = 9999;

// "0.912" in thousandths; -1 if it is anything else.
int read_thousandths(std::string_view text) {
  if (text == "1" || text == "1.0" || text == "1.00" || text == "1.000") return 1000;
  if (text.starts_with("0.")) text.remove_prefix(2);
  if (text.empty() || text.size() > 3) return -1;
  int value = 0;
  for (const char c : text) {
    if (c < '0' || c > '9') return -1;
    value = value * 10 + (c - '0');
  }
  for (std::size_t i = text.size(); i < 3; ++i) value *= 10;
  return value;
}

class SeasonReader {
 public:
  SeasonReader(std::vector<SeasonLine>& season, std::vector<SeasonFault>& faults)
      : season_(season), faults_(faults) {}

  void read(std::string_view csv) {
    if (csv.starts_with(kUtf8Mark)) csv.remove_prefix(kUtf8Mark.size());
    if (is_utf16(csv)) return faults_.push_back({1, {}, "team", "pd.data.not_utf8"});
    SpreadsheetReader reader(csv);
    SpreadsheetReader::Row row;
    if (!reader.next(row)) return faults_.push_back({1, {}, "team", "pd.data.no_header"});
    line_ = reader.line();
    header(row);
    if (!faults_.empty()) return;
    while (reader.next(row)) {
      line_ = reader.line();
      player_.clear();
      if (row.size() == places_.size()) {
        add(in_order(row));
      } else {
        refuse(team, "pd.data.wrong_width");
      }
    }
  }

 private:
  using Row = std::array<std::string, kStatistics.size()>;

  void refuse(std::size_t column, std::string_view reason) {
    faults_.push_back({line_, player_, std::string(kStatistics[column]), reason});
  }

  // The columns may stand in any order, but none may be missing.
  void header(const SpreadsheetReader::Row& row) {
    std::array<bool, kStatistics.size()> there{};
    for (const std::string& word : row) {
      const auto found = std::find(kStatistics.begin(), kStatistics.end(), word);
      const auto column = static_cast<std::size_t>(found - kStatistics.begin());
      if (found == kStatistics.end()) {
        faults_.push_back({line_, {}, word, "pd.data.unknown_column"});
      } else if (std::exchange(there[column], true)) {
        refuse(column, "pd.data.field_twice");
      }
      places_.push_back(column);
    }
    for (std::size_t column = 0; column < kStatistics.size(); ++column)
      if (!there[column]) refuse(column, "pd.data.column_missing");
  }
  Row in_order(SpreadsheetReader::Row& row) const {
    Row fields;
    for (std::size_t i = 0; i < row.size(); ++i) fields[places_[i]] = std::move(row[i]);
    return fields;
  }

  int count(const Row& row, std::size_t column, int high) {
    if (row[column].empty()) return 0;
    const std::int64_t value = read_number(row[column], high);
    if (value < 0) refuse(column, "pd.data.whole_number");
    return static_cast<int>(std::max<std::int64_t>(value, 0));
  }

  struct Squad {
    std::string team;
    std::size_t men = 0;
    std::array<bool, kMaxNumber + 1> worn{};
  };

  // PD-9: a team has 32 men at most, each with a number of his own.
  void join(const SeasonLine& line) {
    auto squad = std::find_if(squads_.begin(), squads_.end(),
                              [&](const Squad& each) { return each.team == line.team; });
    if (squad == squads_.end()) squad = squads_.insert(squad, {line.team});
    if (++squad->men > kMaxRoster) refuse(no, "pd.data.too_many_players");
    if (line.number > 0 && std::exchange(squad->worn[line.number], true))
      refuse(no, "pd.data.number_twice");
  }

  void add(const Row& row) {
    SeasonLine line;
    player_ = row[name];
    line.team = row[team];
    line.name = row[name];
    for (const std::size_t column : {team, name})
      if (const auto reason = fault_of_name(row[column]); !reason.empty()) refuse(column, reason);
    line.number = static_cast<std::uint8_t>(count(row, no, kMaxNumber));
    if (line.number == 0) refuse(no, "pd.data.number_1_to_98");
    join(line);
    line.spot = spot_of_word(row[pos]);
    if (line.spot == kNobody) refuse(pos, "pd.data.unknown_position");
    line.games = count(row, gp, kMostGames);
    line.goals = count(row, g, kMostCount);
    line.assists = count(row, a, kMostCount);
    line.penalty_minutes = count(row, pim, kMostCount);
    const bool minus = row[plus_minus].starts_with('-');
    std::string_view size = row[plus_minus];
    if (minus || size.starts_with('+')) size.remove_prefix(1);
    const std::int64_t difference = row[plus_minus].empty() ? 0 : read_number(size, kMostCount);
    if (difference < 0) refuse(plus_minus, "pd.data.whole_number");
    line.plus_minus = static_cast<int>(minus ? -difference : difference);
    line.shots = count(row, shots, kMostCount);
    if (line.goals > line.shots) refuse(g, "pd.data.more_goals_than_shots");
    line.goals_against = count(row, ga, kMostCount);
    if (line.spot == kGoalie) {
      const int thousandths = read_thousandths(row[save_pct]);
      if (thousandths < 0) refuse(save_pct, "pd.data.save_percentage");
      line.save_percentage = thousandths / 1000.0;
    }
    season_.push_back(std::move(line));
  }

  std::vector<SeasonLine>& season_;
  std::vector<SeasonFault>& faults_;
  std::vector<std::size_t> places_;  // which column stands where
  std::uint32_t line_ = 0;
  std::string player_;
  std::vector<Squad> squads_;
};

double per_game(int count, const SeasonLine& line) {
  return line.games == 0 ? 0 : double(count) / line.games;
}

// Minutes a game, to a rating that brings about as many: most men have 1 to 3 (PD-9a).
void set_penalty(Card& card, const SeasonLine& line) {
  const double minutes = per_game(line.penalty_minutes, line);
  constexpr std::array<double, 3> kSteps = {0.12, 0.28, 0.45};
  card.penalty = 12;
  for (std::size_t i = 0; i < kSteps.size(); ++i)
    if (minutes >= kSteps[i]) card.penalty = static_cast<std::uint8_t>(i + 1);
  card.rough = minutes >= 0.5;
  if (card.rough) card.penalty = minutes >= 0.8 ? 4 : 3;
}

// Who missed few games is hard to hurt. A season is taken to have 80 games or so; goalies share
// theirs, so theirs tell nothing.
std::uint8_t injury_of(const SeasonLine& line) {
  if (line.spot == kGoalie) return 4;
  constexpr std::array<int, 3> kSteps = {70, 76, 81};
  std::uint8_t rating = 3;
  for (const int step : kSteps) rating = static_cast<std::uint8_t>(rating + (line.games >= step));
  return rating;
}

void set_goalie(Card& card, const SeasonLine& line) {
  card.save = static_cast<std::int8_t>(line.save_percentage >= 0.915   ? -1
                                       : line.save_percentage >= 0.893 ? 0
                                                                       : 1);
  card.rebound = static_cast<std::uint8_t>(line.save_percentage >= 0.925   ? 2
                                           : line.save_percentage >= 0.880 ? 3
                                                                           : 4);
}

}  // namespace

std::vector<SeasonFault> read_season(std::string_view csv, std::vector<SeasonLine>& season) {
  std::vector<SeasonFault> faults;
  season.clear();
  SeasonReader(season, faults).read(csv);
  return faults;
}

Aim first_aim(const SeasonLine& line) {
  Aim aim;
  const double assists = per_game(line.assists, line);
  aim.offense = is_forward(line.spot) ? 1.8 + 7.5 * assists : 1.6 + 6.5 * assists;
  aim.offense = std::clamp(aim.offense, 1.0, 7.0);
  aim.ways = line.shots == 0 ? 1 : 36.0 * line.goals / line.shots;
  return aim;
}

// Numbers whose ways add up to exactly so many, with the star on one of them.
void set_shooting(Card& card, int ways) {
  struct Choice {
    std::uint16_t numbers;
    std::uint8_t star;
  };
  constexpr auto bits = [](auto... totals) {
    return static_cast<std::uint16_t>(((1u << totals) | ...));
  };
  constexpr std::array<Choice, kMostWays + 1> kChoices = {{
      {0, 0},
      {bits(2), 2},
      {bits(3), 3},
      {bits(4), 4},
      {bits(2, 4), 4},
      {bits(2, 5), 5},
      {bits(2, 6), 6},
      {bits(3, 6), 6},
      {bits(4, 6), 6},
      {bits(2, 4, 6), 6},
      {bits(6, 8), 6},
      {bits(2, 6, 8), 6},
      {bits(3, 6, 8), 6},
      {bits(4, 6, 8), 6},
      {bits(6, 8, 9), 6},
      {bits(2, 6, 8, 9), 6},
      {bits(3, 6, 8, 9), 6},
      {bits(4, 6, 8, 9), 6},
      {bits(2, 4, 6, 8, 9), 6},
      {bits(4, 6, 8, 9, 11), 6},
      {bits(4, 6, 8, 9, 10), 6},
  }};
  const Choice& choice = kChoices[static_cast<std::size_t>(std::clamp(ways, 0, kMostWays))];
  card.numbers = choice.numbers;
  card.star = choice.star;
  card.ways = static_cast<std::uint8_t>(scoring_ways(card, 0));
}

Card make_card(const SeasonLine& line, const Aim& aim) {
  Card card;
  card.number = line.number;
  card.spot = line.spot;
  card.injury = injury_of(line);
  if (card.is_goalie()) {
    set_goalie(card, line);
    return card;
  }
  card.offense = static_cast<std::uint8_t>(std::clamp(std::lround(aim.offense), 0l, 8l));
  const double swing = per_game(line.plus_minus, line);
  const double base = is_forward(line.spot) ? 3.2 : 4.4;
  card.defense = static_cast<std::uint8_t>(std::clamp(std::lround(base + 2 * swing), 1l, 6l));
  set_penalty(card, line);
  set_shooting(card, static_cast<int>(std::lround(aim.ways)));
  return card;
}

}  // namespace benchboss::pairadice
