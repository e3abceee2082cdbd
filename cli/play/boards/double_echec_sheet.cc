#include "cli/play/boards/double_echec_sheet.h"

#include "cli/play/boards/double_echec_words.h"
#include "cli/play/reading.h"
#include "cli/play/typeset.h"

#include <algorithm>
#include <array>

namespace benchboss::playing::double_echec {
namespace {

using boost::json::object;

constexpr std::array<std::string_view, 3> kCauses = {"card", "attempt", "fight"};
constexpr std::size_t kUnitsInARow = 10;  // five minutes of the strip

std::string period_name(const Words& words, int period) {
  if (period < kRegularPeriods) return words.say("de.column." + std::to_string(period + 1));
  return words.say("de.sheet.overtime", {{"number", std::to_string(period - kRegularPeriods + 1)}});
}

// "1st  CCCLC CCFFC ...": a letter a unit.
std::string strip(const Words& words, const std::vector<std::string>& units) {
  std::string line;
  for (std::size_t i = 0; i < units.size(); ++i) {
    if (i > 0 && i % kUnitsInARow == 0) line += ' ';
    line += words.say("de.mark." + units[i]);
  }
  return line;
}

}  // namespace

ScoreSheet men_sheet(const Words& words, const object& sheet, std::size_t team) {
  ScoreSheet shown;
  shown.title = words.say("de.sheet.men", {{"team", words.team(team)}});
  shown.teams = {""};
  for (const std::string_view column : {"goals", "assists", "points"})
    shown.columns.push_back(words.say("de.column." + std::string(column)));
  for (const boost::json::value& each : list_in(sheet, "men")) {
    const object& man = each.as_object();
    if (number_in(man, "team") != static_cast<int>(team) + 1) continue;
    const int goals = number_in(man, "goals");
    const int assists = number_in(man, "assists");
    shown.rows.push_back(
        {"#" + std::to_string(number_in(man, "number")),
         {{std::to_string(goals), std::to_string(assists), std::to_string(goals + assists)}}});
  }
  return shown;
}

ScoreSheet clock_sheet(const Words& words, const object& sheet) {
  ScoreSheet shown;
  shown.title = words.say("de.sheet.clock");
  shown.teams = {""};
  shown.zeros = true;
  for (const std::string_view column : {"cards", "attempts", "rounds", "units"})
    shown.columns.push_back(words.say("de.column." + std::string(column)));
  const boost::json::array& periods = list_in(sheet, "clock");
  int widest = 0;
  for (std::size_t i = 0; i < periods.size(); ++i) {
    const object& period = periods[i].as_object();
    const std::string name = period_name(words, static_cast<int>(i));
    int marked = 0;
    for (const std::string_view cause : kCauses) marked += number_in(period, cause);
    shown.rows.push_back(
        {name,
         {{std::to_string(number_in(period, "cards")), std::to_string(number_in(period, "attempt")),
           std::to_string(number_in(period, "fight")), std::to_string(marked)}}});
    widest = std::max(widest, columns(name));
  }
  for (std::size_t i = 0; i < periods.size(); ++i) {
    const std::string& name = shown.rows[i].title;
    const std::string gap(static_cast<std::size_t>(widest - columns(name) + 2), ' ');
    shown.drawn.push_back(name + gap + strip(words, words_in(periods[i].as_object(), "units")));
  }
  shown.told = shown.drawn;
  shown.rows.push_back({words.say("de.sheet.clock_key"), {}});
  return shown;
}

}  // namespace benchboss::playing::double_echec
