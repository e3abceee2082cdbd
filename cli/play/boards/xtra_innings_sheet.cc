#include "cli/play/boards/xtra_innings_sheet.h"

#include "cli/play/boards/xtra_innings_words.h"
#include "cli/play/reading.h"

namespace benchboss::playing::xtra_innings {
namespace {

using boost::json::array;
using boost::json::object;

struct Column {
  std::string_view title;
  std::string_view name;
};
constexpr std::array<Column, 8> kBatting = {{{"xi.column.ab", "at_bats"},
                                             {"xi.column.r", "runs"},
                                             {"xi.column.h", "hits"},
                                             {"xi.column.hr", "home_runs"},
                                             {"xi.column.rbi", "batted_in"},
                                             {"xi.column.bb", "walks"},
                                             {"xi.column.so", "strikeouts"},
                                             {"xi.column.sb", "stolen_bases"}}};
constexpr std::array<Column, 8> kPitching = {{{"xi.column.ip", "outs"},
                                              {"xi.column.h", "hits"},
                                              {"xi.column.r", "runs_allowed"},
                                              {"xi.column.bb", "walks"},
                                              {"xi.column.so", "strikeouts"},
                                              {"xi.column.hr", "home_runs"},
                                              {"xi.column.bf", "batters"},
                                              {"xi.column.np", "pitches"}}};
constexpr std::array<std::string_view, 5> kPitchNames = {"inside", "outside", "slider", "curve",
                                                         "change_up"};

// "6.1" is six innings and an out.
std::string innings(int outs) { return std::to_string(outs / 3) + "." + std::to_string(outs % 3); }

ScoreSheet line_score(const Words& words, const object& sheet) {
  ScoreSheet shown;
  shown.title = words.say("xi.sheet.line");
  shown.teams = {""};
  const array& teams = sheet.at("teams").as_array();
  std::size_t most = 0;
  for (const auto& team : teams)
    most = std::max(most, numbers_in(team.as_object(), "innings").size());
  for (std::size_t i = 1; i <= most; ++i) shown.columns.push_back(std::to_string(i));
  for (const std::string_view id : {"xi.column.r", "xi.column.h", "xi.column.e"})
    shown.columns.push_back(words.say(id));
  const auto home = static_cast<std::size_t>(number_in(sheet, "home") - 1);
  for (const std::size_t team : {1 - home, home}) {
    const object& side = teams[team].as_object();
    ScoreSheet::Row& row = shown.rows.emplace_back();
    row.title = words.team(team);
    std::vector<std::string>& cells = row.cells.emplace_back();
    const std::vector<int> runs = numbers_in(side, "innings");
    for (std::size_t i = 0; i < most; ++i)
      cells.push_back(i < runs.size() ? std::to_string(runs[i]) : "x");
    for (const std::string_view name : {"runs", "hits", "errors"})
      cells.push_back(std::to_string(number_in(side, name)));
  }
  return shown;
}

template <class Columns>
ScoreSheet empty_sheet(const Words& words, std::string title, const Columns& columns) {
  ScoreSheet shown;
  shown.title = std::move(title);
  shown.teams = {""};
  for (const Column& column : columns) shown.columns.push_back(words.say(column.title));
  return shown;
}

ScoreSheet batting(const Words& words, const object& side, std::size_t team) {
  ScoreSheet shown =
      empty_sheet(words, words.say("xi.sheet.batting", {{"team", words.team(team)}}), kBatting);
  int place = 0;
  for (const auto& each : side.at("batting").as_array()) {
    const object& line = each.as_object();
    const std::string name = name_of_batter(words, static_cast<int>(team) + 1, ++place);
    ScoreSheet::Row& row = shown.rows.emplace_back();
    row.title =
        number_in(line, "pinch_hitters") > 0 ? words.say("xi.sheet.pinch", {{"name", name}}) : name;
    std::vector<std::string>& cells = row.cells.emplace_back();
    for (const Column& column : kBatting)
      cells.push_back(std::to_string(number_in(line, column.name)));
  }
  return shown;
}

ScoreSheet pitching(const Words& words, const object& side, std::size_t team) {
  ScoreSheet shown =
      empty_sheet(words, words.say("xi.sheet.pitching", {{"team", words.team(team)}}), kPitching);
  int place = 0;
  for (const auto& each : side.at("pitching").as_array()) {
    const object& line = each.as_object();
    ScoreSheet::Row& row = shown.rows.emplace_back();
    row.title = name_of_pitcher(words, static_cast<int>(team) + 1, ++place);
    std::vector<std::string>& cells = row.cells.emplace_back();
    for (const Column& column : kPitching) {
      const int value = number_in(line, column.name);
      cells.push_back(column.name == "outs" ? innings(value) : std::to_string(value));
    }
  }
  return shown;
}

ScoreSheet together(const Words& words, const array& teams) {
  ScoreSheet shown;
  shown.title = words.say("xi.sheet.team");
  shown.teams = {""};
  for (std::size_t team = 0; team < teams.size(); ++team) shown.columns.push_back(words.team(team));
  for (const auto& [name, title] :
       {std::pair<std::string_view, std::string_view>{"left_on_base", "xi.stat.left_on_base"},
        {"double_plays", "xi.stat.double_plays"}}) {
    ScoreSheet::Row& row = shown.rows.emplace_back();
    row.title = words.say(title);
    std::vector<std::string>& cells = row.cells.emplace_back();
    for (const auto& side : teams)
      cells.push_back(std::to_string(number_in(side.as_object(), name)));
  }
  return shown;
}

ScoreSheet mix(const Words& words, const array& teams) {
  ScoreSheet shown;
  shown.title = words.say("xi.sheet.mix");
  shown.columns = {words.say("xi.sheet.thrown"), words.say("xi.sheet.guessed")};
  for (std::size_t team = 0; team < teams.size(); ++team) shown.teams.push_back(words.team(team));
  for (std::size_t pitch = 0; pitch < kPitchNames.size(); ++pitch) {
    ScoreSheet::Row& row = shown.rows.emplace_back();
    row.title = name_of_card(words, kPitchCodes[pitch]);
    for (const auto& side : teams) {
      std::vector<std::string>& cells = row.cells.emplace_back();
      for (const std::string_view how : {"thrown", "guessed"}) {
        const object* counts = group_in(side.as_object(), how);
        cells.push_back(counts == nullptr ? ""
                                          : std::to_string(number_in(*counts, kPitchNames[pitch])));
      }
    }
  }
  return shown;
}

}  // namespace

std::vector<ScoreSheet> box_score(const Words& words, const boost::json::value& sheet) {
  const object& whole = sheet.as_object();
  const array& teams = whole.at("teams").as_array();
  std::vector<ScoreSheet> sheets = {line_score(words, whole)};
  for (std::size_t team = 0; team < teams.size(); ++team)
    sheets.push_back(batting(words, teams[team].as_object(), team));
  for (std::size_t team = 0; team < teams.size(); ++team)
    sheets.push_back(pitching(words, teams[team].as_object(), team));
  sheets.push_back(together(words, teams));
  sheets.push_back(mix(words, teams));
  return sheets;
}

}  // namespace benchboss::playing::xtra_innings
