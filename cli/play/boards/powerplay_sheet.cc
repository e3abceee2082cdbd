#include "cli/play/boards/powerplay_sheet.h"

#include "cli/play/reading.h"
#include "cli/play/typeset.h"

#include <algorithm>
#include <array>

namespace benchboss::playing::powerplay {
namespace {

constexpr int kWidth = 74;  // fits a page of an 80-column window
constexpr int kWidestColumn = 20;

constexpr std::array<std::pair<std::string_view, std::string_view>, 9> kCounts = {{
    {"matches", "pp.head.matches"},
    {"wins", "pp.head.wins"},
    {"goals_for", "pp.head.goals_for"},
    {"goals_against", "pp.head.goals_against"},
    {"duels", "pp.head.duels"},
    {"injuries_given", "pp.head.injuries_given"},
    {"injuries_taken", "pp.head.injuries_taken"},
    {"transfers", "pp.head.transfers"},
    {"exchanges", "pp.head.exchanges"},
}};

std::string crosses(int wins) {
  std::string text;
  for (int i = 0; i < wins; ++i) text += "×";
  return text.empty() ? "–" : text;
}

const boost::json::array& column_of(const boost::json::value& coach) {
  return coach.at("column").as_array();
}

bool in_playoffs(const boost::json::value& entry) { return entry.at("playoffs").as_bool(); }

// "*", "J", "L": how it was decided; "P" in the playoffs.
std::string sign_of(const boost::json::value& entry) {
  const std::string mark = word_in(entry.as_object(), "mark");
  std::string sign = mark == "overtime" ? "*" : mark == "judge" ? "J" : mark == "lot" ? "L" : "";
  if (in_playoffs(entry)) sign += "P";
  return sign;
}

std::string first_letters(const std::string& name, int room) {
  std::u32string letters = decode(name);
  if (static_cast<int>(letters.size()) > room) letters.resize(static_cast<std::size_t>(room));
  return encode(letters);
}

// "1:2 Ant": as much of the opponent's name as fits.
std::string cell_of(const Words& words, const boost::json::value& entry, int width) {
  const boost::json::object& object = entry.as_object();
  const std::string score = std::to_string(number_in(object, "goals")) + ":" +
                            std::to_string(number_in(object, "against")) + sign_of(entry);
  const std::string& name = words.seat(static_cast<Seat>(number_in(object, "opponent") - 1));
  const int room = width - 2 - columns(score);
  return room < 1 ? score : score + " " + first_letters(name, room);
}

std::string padded(const std::string& text, int width) {
  return text + std::string(static_cast<std::size_t>(std::max(1, width - columns(text))), ' ');
}

std::vector<std::string> drawn_columns(const Words& words, const boost::json::array& coaches) {
  const int width = std::min(kWidestColumn, kWidth / static_cast<int>(coaches.size()));
  std::string names;
  std::string won;
  std::size_t longest = 0;
  for (std::size_t seat = 0; seat < coaches.size(); ++seat) {
    names += padded(first_letters(words.seat(static_cast<Seat>(seat)), width - 1), width);
    won += padded(cut(crosses(number_in(coaches[seat].as_object(), "wins")), width - 1), width);
    longest = std::max(longest, column_of(coaches[seat]).size());
  }
  std::vector<std::string> lines = {"", names, won};
  for (std::size_t i = 0; i < longest; ++i) {
    std::string line;
    for (const boost::json::value& coach : coaches) {
      const boost::json::array& column = column_of(coach);
      line += padded(i < column.size() ? cell_of(words, column[i], width) : "", width);
    }
    lines.push_back(line);
  }
  lines.emplace_back();
  lines.push_back(words.say("pp.sheet.legend"));
  return lines;
}

std::string told_entry(const Words& words, const boost::json::value& entry) {
  const boost::json::object& object = entry.as_object();
  std::string text =
      words.say("pp.sheet.against",
                {{"goals", number_in(object, "goals")},
                 {"against", number_in(object, "against")},
                 {"seat", words.seat(static_cast<Seat>(number_in(object, "opponent") - 1))}});
  const std::string mark = word_in(object, "mark");
  if (mark != "none") text += " (" + words.say("pp.sheet.mark." + mark) + ")";
  if (in_playoffs(entry)) text += " (" + words.say("pp.sheet.playoffs") + ")";
  return text;
}

std::vector<std::string> told_columns(const Words& words, const boost::json::array& coaches) {
  std::vector<std::string> lines;
  for (std::size_t seat = 0; seat < coaches.size(); ++seat) {
    std::string list;
    for (const boost::json::value& entry : column_of(coaches[seat]))
      list += (list.empty() ? "" : ", ") + told_entry(words, entry);
    lines.push_back(words.say("pp.sheet.column",
                              {{"seat", words.seat(static_cast<Seat>(seat))},
                               {"crosses", crosses(number_in(coaches[seat].as_object(), "wins"))},
                               {"list", list.empty() ? words.say("pp.sheet.none") : list}}));
  }
  return lines;
}

}  // namespace

ScoreSheet score_sheet(const Words& words, const boost::json::value& sheet) {
  ScoreSheet shown;
  const boost::json::array& coaches = sheet.at("coaches").as_array();
  shown.teams = {""};
  for (const auto& [name, head] : kCounts) shown.columns.push_back(words.say(head));
  for (std::size_t seat = 0; seat < coaches.size(); ++seat) {
    ScoreSheet::Row& row = shown.rows.emplace_back();
    row.title = words.seat(static_cast<Seat>(seat));
    std::vector<std::string>& cells = row.cells.emplace_back();
    for (const auto& [name, head] : kCounts)
      cells.push_back(std::to_string(number_in(coaches[seat].as_object(), name)));
  }
  shown.drawn = drawn_columns(words, coaches);
  shown.told = told_columns(words, coaches);
  return shown;
}

}  // namespace benchboss::playing::powerplay
