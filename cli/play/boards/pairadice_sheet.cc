#include "cli/play/boards/pairadice_sheet.h"

#include "cli/play/reading.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace benchboss::playing::pairadice {
namespace {

constexpr std::array<std::string_view, 8> kCounts = {"goals",
                                                     "shots",
                                                     "penalties",
                                                     "penalty_minutes",
                                                     "penalties_drawn",
                                                     "power_play_goals",
                                                     "short_handed_goals",
                                                     "face_offs"};

std::string column_name(const Words& words, int period) {
  if (period > 4) return words.say("pd.column.later_ot", {{"number", period - 3}});
  return words.say(period == 4 ? "pd.column.ot" : "pd.column." + std::to_string(period));
}

// Overtime begins with a face-off, and somebody wins it.
bool had_overtime(const boost::json::array& teams) {
  return std::ranges::any_of(teams, [](const boost::json::value& team) {
    return numbers_in(team.as_object(), "face_offs").back() > 0;
  });
}

std::string signed_number(int number) { return number == 0 ? "0" : fmt::format("{:+d}", number); }

std::string clock(int seconds) { return fmt::format("{}:{:02}", seconds / 60, seconds % 60); }

std::string goal_line(const Words& words, const boost::json::object& goal,
                      const std::vector<std::string>& cities) {
  std::string helpers;
  for (const std::string& each : words_in(goal, "assists"))
    helpers += (helpers.empty() ? "" : ", ") + each;
  if (helpers.empty()) helpers = words.say("pd.sheet.alone");
  return words.say("pd.sheet.goal",
                   {{"period", column_name(words, number_in(goal, "period"))},
                    {"time", clock(number_in(goal, "seconds"))},
                    {"club", cities[static_cast<std::size_t>(number_in(goal, "team") - 1)]},
                    {"player", word_in(goal, "scorer")},
                    {"helpers", helpers},
                    {"how", words.say(word_in(goal, "how"))}});
}

std::string penalty_line(const Words& words, const boost::json::object& penalty,
                         const std::vector<std::string>& cities) {
  return words.say("pd.sheet.penalty",
                   {{"period", column_name(words, number_in(penalty, "period"))},
                    {"time", clock(number_in(penalty, "seconds"))},
                    {"club", cities[static_cast<std::size_t>(number_in(penalty, "team") - 1)]},
                    {"player", word_in(penalty, "player")},
                    {"penalty", words.say(word_in(penalty, "penalty"))},
                    {"minutes", number_in(penalty, "minutes")}});
}

std::vector<std::string> injury_lines(const Words& words, const boost::json::array& teams,
                                      const std::vector<std::string>& cities) {
  std::vector<std::string> lines;
  for (std::size_t team = 0; team < teams.size(); ++team)
    for (const boost::json::value& each : teams[team].at("players").as_array())
      if (const int games = number_in(each.as_object(), "games_hurt"); games > 0)
        lines.push_back(
            words.say("pd.sheet.injured", {{"club", cities[team]},
                                           {"player", word_in(each.as_object(), "name")},
                                           {"games", games}}));
  return lines;
}

std::string player_line(const Words& words, const boost::json::object& player) {
  if (word_in(player, "pos") == "G")
    return words.say("pd.sheet.goalie", {{"player", word_in(player, "name")},
                                         {"saves", number_in(player, "saves")},
                                         {"shots", number_in(player, "shots_against")},
                                         {"minutes", number_in(player, "minutes")}});
  return words.say("pd.sheet.skater",
                   {{"player", word_in(player, "name")},
                    {"goals", number_in(player, "goals")},
                    {"assists", number_in(player, "assists")},
                    {"shots", number_in(player, "shots")},
                    {"difference", signed_number(number_in(player, "plus_minus"))},
                    {"penalties", number_in(player, "penalty_minutes")},
                    {"minutes", number_in(player, "minutes")}});
}

}  // namespace

ScoreSheet box_score(const Words& words, const boost::json::value& sheet) {
  ScoreSheet shown;
  const boost::json::array& teams = sheet.at("teams").as_array();
  const std::size_t periods = had_overtime(teams) ? 4 : 3;
  for (std::size_t period = 1; period <= periods; ++period)
    shown.columns.push_back(column_name(words, static_cast<int>(period)));
  shown.columns.push_back(words.say("pd.column.total"));
  for (const boost::json::value& team : teams)
    shown.teams.push_back(word_in(team.as_object(), "city"));
  for (const std::string_view count : kCounts) {
    ScoreSheet::Row& row = shown.rows.emplace_back();
    row.title = words.say("pd.stat." + std::string(count));
    for (const boost::json::value& team : teams) {
      std::vector<std::string>& cells = row.cells.emplace_back();
      int total = 0;
      for (const int value : numbers_in(team.as_object(), count)) {
        if (cells.size() < periods) cells.push_back(std::to_string(value));
        total += value;
      }
      cells.push_back(std::to_string(total));
    }
  }
  const auto note = [&](std::string text) { shown.rows.push_back({std::move(text), {}}); };
  note(words.say("pd.sheet.goals"));
  for (const boost::json::value& goal : sheet.at("goals").as_array())
    note(goal_line(words, goal.as_object(), shown.teams));
  note(words.say("pd.sheet.penalties"));
  for (const boost::json::value& penalty : sheet.at("penalties").as_array())
    note(penalty_line(words, penalty.as_object(), shown.teams));
  if (const std::vector<std::string> hurt = injury_lines(words, teams, shown.teams);
      !hurt.empty()) {
    note(words.say("pd.sheet.injuries"));
    for (const std::string& line : hurt) note(line);
  }
  for (std::size_t team = 0; team < teams.size(); ++team) {
    note(shown.teams[team]);
    for (const boost::json::value& player : teams[team].at("players").as_array())
      note(player_line(words, player.as_object()));
  }
  return shown;
}

}  // namespace benchboss::playing::pairadice
