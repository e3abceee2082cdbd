#include "cli/play/boards/xtra_innings_sheet.h"

#include "cli/play/boards/xtra_innings_words.h"
#include "cli/play/reading.h"
#include "cli/play/typeset.h"

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

constexpr int kNameColumns = 24;  // of a team above a column

// "6.1" is six innings and an out.
std::string innings(int outs) { return std::to_string(outs / 3) + "." + std::to_string(outs % 3); }

// The visitors bat first, and so they stand first.
std::array<std::size_t, 2> batting_order(const object& sheet) {
  const auto home = static_cast<std::size_t>(number_in(sheet, "home") - 1);
  return {1 - home, home};
}

ScoreSheet line_score(const Words& words, const object& sheet) {
  ScoreSheet shown;
  shown.title = words.say("xi.sheet.line");
  shown.teams = {""};
  shown.zeros = true;
  shown.last_columns = 3;
  const array& teams = sheet.at("teams").as_array();
  std::size_t most = 0;
  for (const auto& team : teams)
    most = std::max(most, numbers_in(team.as_object(), "innings").size());
  for (std::size_t i = 1; i <= most; ++i) shown.columns.push_back(std::to_string(i));
  for (const std::string_view id : {"xi.column.r", "xi.column.h", "xi.column.e"})
    shown.columns.push_back(words.say(id));
  // "x": that half was not needed; before the end it may still come.
  const std::string missing = sheet.at("over").as_bool() ? "x" : "";
  for (const std::size_t team : batting_order(sheet)) {
    const object& side = teams[team].as_object();
    ScoreSheet::Row& row = shown.rows.emplace_back();
    row.title = words.team(team);
    std::vector<std::string>& cells = row.cells.emplace_back();
    const std::vector<int> runs = numbers_in(side, "innings");
    for (std::size_t i = 0; i < most; ++i)
      cells.push_back(i < runs.size() ? std::to_string(runs[i]) : missing);
    for (const std::string_view name : {"runs", "hits", "errors"})
      cells.push_back(std::to_string(number_in(side, name)));
  }
  return shown;
}

// What has no column of its own stands below the table: "2B: Foley (2), Walsh".
struct Note {
  std::string_view title;
  std::string_view name;
};
constexpr std::array<Note, 6> kBattingNotes = {{{"xi.note.doubles", "doubles"},
                                                {"xi.note.triples", "triples"},
                                                {"xi.note.hit_by_pitch", "hit_by_pitch"},
                                                {"xi.note.caught_stealing", "caught_stealing"},
                                                {"xi.note.sacrifices", "sacrifices"},
                                                {"xi.note.on_error", "on_error"}}};
constexpr std::array<Note, 1> kPitchingNotes = {{{"xi.note.hit_batters", "hit_batters"}}};

template <class Notes, class NameOf>
void add_notes(const Words& words, const array& lines, const Notes& notes, const NameOf& name_of,
               ScoreSheet& shown) {
  for (const Note& note : notes) {
    std::string list;
    int place = 0;
    for (const auto& each : lines) {
      ++place;
      const int count = number_in(each.as_object(), note.name);
      if (count == 0) continue;
      list += (list.empty() ? "" : ", ") + name_of(place);
      if (count > 1) list += "\u00a0(" + std::to_string(count) + ")";
    }
    if (!list.empty()) shown.rows.push_back({words.say(note.title, {{"list", list}}), {}});
  }
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
  const auto name_of = [&](int place) {
    return name_of_batter(words, static_cast<int>(team) + 1, place);
  };
  const array& lines = side.at("batting").as_array();
  int place = 0;
  for (const auto& each : lines) {
    const object& line = each.as_object();
    const std::string name = name_of(++place);
    ScoreSheet::Row& row = shown.rows.emplace_back();
    row.title =
        number_in(line, "pinch_hitters") > 0 ? words.say("xi.sheet.pinch", {{"name", name}}) : name;
    std::vector<std::string>& cells = row.cells.emplace_back();
    for (const Column& column : kBatting)
      cells.push_back(std::to_string(number_in(line, column.name)));
  }
  add_notes(words, lines, kBattingNotes, name_of, shown);
  return shown;
}

ScoreSheet pitching(const Words& words, const object& side, std::size_t team) {
  ScoreSheet shown =
      empty_sheet(words, words.say("xi.sheet.pitching", {{"team", words.team(team)}}), kPitching);
  const auto name_of = [&](int place) {
    return name_of_pitcher(words, static_cast<int>(team) + 1, place);
  };
  const array& lines = side.at("pitching").as_array();
  int place = 0;
  for (const auto& each : lines) {
    const object& line = each.as_object();
    ScoreSheet::Row& row = shown.rows.emplace_back();
    row.title = name_of(++place);
    std::vector<std::string>& cells = row.cells.emplace_back();
    for (const Column& column : kPitching) {
      const int value = number_in(line, column.name);
      cells.push_back(column.name == "outs" ? innings(value) : std::to_string(value));
    }
  }
  add_notes(words, lines, kPitchingNotes, name_of, shown);
  return shown;
}

ScoreSheet together(const Words& words, const object& sheet) {
  const array& teams = sheet.at("teams").as_array();
  ScoreSheet shown;
  shown.title = words.say("xi.sheet.team");
  shown.teams = {""};
  for (const std::size_t team : batting_order(sheet))
    shown.columns.push_back(cut(words.team(team), kNameColumns));
  for (const auto& [name, title] :
       {std::pair<std::string_view, std::string_view>{"left_on_base", "xi.stat.left_on_base"},
        {"double_plays", "xi.stat.double_plays"}}) {
    ScoreSheet::Row& row = shown.rows.emplace_back();
    row.title = words.say(title);
    std::vector<std::string>& cells = row.cells.emplace_back();
    for (const std::size_t team : batting_order(sheet))
      cells.push_back(std::to_string(number_in(teams[team].as_object(), name)));
  }
  return shown;
}

ScoreSheet mix(const Words& words, const object& sheet) {
  const array& teams = sheet.at("teams").as_array();
  ScoreSheet shown;
  shown.title = words.say("xi.sheet.mix");
  shown.columns = {words.say("xi.sheet.thrown"), words.say("xi.sheet.guessed")};
  for (const std::size_t team : batting_order(sheet)) shown.teams.push_back(words.team(team));
  for (std::size_t pitch = 0; pitch < kPitchNames.size(); ++pitch) {
    ScoreSheet::Row& row = shown.rows.emplace_back();
    row.title = name_of_card(words, kPitchCodes[pitch]);
    for (const std::size_t team : batting_order(sheet)) {
      std::vector<std::string>& cells = row.cells.emplace_back();
      for (const std::string_view how : {"thrown", "guessed"}) {
        const object* counts = group_in(teams[team].as_object(), how);
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
  for (const std::size_t team : batting_order(whole))
    sheets.push_back(batting(words, teams[team].as_object(), team));
  for (const std::size_t team : batting_order(whole))
    sheets.push_back(pitching(words, teams[team].as_object(), team));
  sheets.push_back(together(words, whole));
  sheets.push_back(mix(words, whole));
  return sheets;
}

}  // namespace benchboss::playing::xtra_innings
