#include "cli/play/boards/pairadice_sheet.h"

#include "cli/play/reading.h"

#include <fmt/format.h>

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
  return words.say(period <= 3 ? fmt::format("pd.column.{}", period) : std::string("pd.column.ot"));
}

std::string goal_line(const Words& words, const boost::json::object& goal,
                      const std::vector<std::string>& cities) {
  std::string helpers;
  for (const std::string& each : words_in(goal, "assists"))
    helpers += (helpers.empty() ? "" : ", ") + each;
  if (helpers.empty()) helpers = words.say("pd.sheet.alone");
  const int seconds = number_in(goal, "seconds");
  return words.say("pd.sheet.goal",
                   {{"period", column_name(words, number_in(goal, "period"))},
                    {"time", fmt::format("{}:{:02}", seconds / 60, seconds % 60)},
                    {"club", cities[static_cast<std::size_t>(number_in(goal, "team") - 1)]},
                    {"player", word_in(goal, "scorer")},
                    {"helpers", helpers},
                    {"how", words.say(word_in(goal, "how"))}});
}

std::string penalty_line(const Words& words, const boost::json::object& penalty,
                         const std::vector<std::string>& cities) {
  return words.say("pd.sheet.penalty",
                   {{"period", column_name(words, number_in(penalty, "period"))},
                    {"time", fmt::format("{}:00", number_in(penalty, "minute"))},
                    {"club", cities[static_cast<std::size_t>(number_in(penalty, "team") - 1)]},
                    {"player", word_in(penalty, "player")},
                    {"penalty", words.say(word_in(penalty, "penalty"))},
                    {"minutes", number_in(penalty, "minutes")}});
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
                    {"difference", fmt::format("{:+d}", number_in(player, "plus_minus"))},
                    {"penalties", number_in(player, "penalty_minutes")},
                    {"minutes", number_in(player, "minutes")}});
}

}  // namespace

ScoreSheet box_score(const Words& words, const boost::json::value& sheet) {
  ScoreSheet shown;
  for (const char* id :
       {"pd.column.1", "pd.column.2", "pd.column.3", "pd.column.ot", "pd.column.total"})
    shown.columns.push_back(words.say(id));
  const boost::json::array& teams = sheet.at("teams").as_array();
  for (const boost::json::value& team : teams)
    shown.teams.push_back(word_in(team.as_object(), "city"));
  for (const std::string_view count : kCounts) {
    ScoreSheet::Row& row = shown.rows.emplace_back();
    row.title = words.say("pd.stat." + std::string(count));
    for (const boost::json::value& team : teams) {
      std::vector<std::string>& cells = row.cells.emplace_back();
      int total = 0;
      for (const int value : numbers_in(team.as_object(), count)) {
        cells.push_back(std::to_string(value));
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
  for (std::size_t team = 0; team < teams.size(); ++team) {
    note(shown.teams[team]);
    for (const boost::json::value& player : teams[team].at("players").as_array())
      note(player_line(words, player.as_object()));
  }
  return shown;
}

}  // namespace benchboss::playing::pairadice
