#include "cli/play/boards/powerplay_sheet.h"

#include "cli/play/reading.h"
#include "cli/play/typeset.h"

#include <algorithm>
#include <array>

namespace benchboss::playing::powerplay {
namespace {

constexpr int kWidth = 74;  // fits a page of an 80-column window
constexpr int kWidestColumn = 20;
constexpr std::size_t kAcross = 5;  // coaches side by side; more stand in a second block

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
  return text;
}

const boost::json::array& column_of(const boost::json::value& coach) {
  return coach.at("column").as_array();
}

// The score does not say who won (PP-24).
bool leaves_a_tie(std::string_view mark) { return mark == "judge" || mark == "lot"; }

bool in_playoffs(const boost::json::value& entry) { return entry.at("playoffs").as_bool(); }

// How it was decided: "*" in overtime; "JJ+", "lot−" for a score that does not tell who won, as the
// challenger sees it; "P" in the playoffs.
std::string sign_of(const Words& words, const boost::json::value& entry, std::size_t challenger) {
  const boost::json::object& object = entry.as_object();
  const std::string mark = word_in(object, "mark");
  std::string sign;
  if (mark == "overtime") sign = "*";
  if (leaves_a_tie(mark))
    sign = words.say("pp.sheet.mark." + mark) +
           (number_in(object, "winner") == static_cast<int>(challenger) + 1 ? "+" : "−");
  if (in_playoffs(entry)) sign += "P";
  return sign;
}

std::string first_letters(const std::string& name, int room) {
  std::u32string letters = decode(name);
  if (static_cast<int>(letters.size()) > room) letters.resize(static_cast<std::size_t>(room));
  return encode(letters);
}

// A short name for every coach, no two alike: his first letters, with his number behind them where
// somebody else begins the same; and numbers alone if even that does not help.
std::vector<std::string> labels_of(const Words& words, std::size_t coaches, int room) {
  std::vector<std::string> plain;
  for (std::size_t seat = 0; seat < coaches; ++seat)
    plain.push_back(first_letters(words.seat(static_cast<Seat>(seat)), room));
  std::vector<std::string> labels = plain;
  for (std::size_t seat = 0; seat < coaches; ++seat)
    if (std::ranges::count(plain, plain[seat]) > 1) {
      const std::string number = std::to_string(seat + 1);
      labels[seat] = first_letters(plain[seat], room - columns(number)) + number;
    }
  for (std::size_t seat = 0; seat < coaches; ++seat)
    if (std::ranges::count(labels, labels[seat]) > 1) {
      for (std::size_t each = 0; each < coaches; ++each) labels[each] = std::to_string(each + 1);
      break;
    }
  return labels;
}

std::string padded(const std::string& text, int width) {
  return text + spaces(std::max(1, width - columns(text)));
}

// The sheet of PP-24 as a table: a column a coach.
class ColumnDrawing {
 public:
  ColumnDrawing(const Words& words, const boost::json::array& coaches)
      : words_(words), coaches_(coaches) {
    blocks_ = (coaches.size() + kAcross - 1) / kAcross;
    across_ = (coaches.size() + blocks_ - 1) / blocks_;
    width_ = std::min(kWidestColumn, kWidth / static_cast<int>(across_));
    labels_ = labels_of(words, coaches.size(), std::max(1, width_ - 6 - widest_sign()));
  }

  std::vector<std::string> draw() {
    for (std::size_t block = 0; block < blocks_; ++block)
      draw_block(block * across_, std::min(coaches_.size(), (block + 1) * across_));
    lines_.emplace_back();
    for (std::string& line : wrap(words_.say("pp.sheet.legend"), kWidth))
      lines_.push_back(std::move(line));
    return std::move(lines_);
  }

 private:
  int widest_sign() const {
    int widest = 0;
    for (std::size_t seat = 0; seat < coaches_.size(); ++seat)
      for (const boost::json::value& entry : column_of(coaches_[seat]))
        widest = std::max(widest, columns(sign_of(words_, entry, seat)));
    return widest;
  }

  void draw_block(std::size_t first, std::size_t end) {
    std::string names;
    std::string won;
    std::size_t longest = 0;
    for (std::size_t seat = first; seat < end; ++seat) {
      const int wins = number_in(coaches_[seat].as_object(), "wins");
      names += padded(cut(head_of(seat), width_ - 1), width_);
      won += padded(wins == 0 ? "–" : crosses(wins) + " " + std::to_string(wins), width_);
      longest = std::max(longest, column_of(coaches_[seat]).size());
    }
    lines_.insert(lines_.end(), {"", names, won});
    for (std::size_t i = 0; i < longest; ++i) {
      std::string& line = lines_.emplace_back();
      for (std::size_t seat = first; seat < end; ++seat)
        line += padded(i < column_of(coaches_[seat]).size() ? cell_of(seat, i) : "", width_);
    }
  }

  // His name, which begins with his label; where it does not, the label first.
  std::string head_of(std::size_t seat) const {
    const std::string& name = words_.seat(static_cast<Seat>(seat));
    return name.starts_with(labels_[seat]) ? name : labels_[seat] + " " + name;
  }

  // "1:2 Ant JJ+"
  std::string cell_of(std::size_t seat, std::size_t i) const {
    const boost::json::value& entry = column_of(coaches_[seat])[i];
    const boost::json::object& object = entry.as_object();
    const std::string sign = sign_of(words_, entry, seat);
    return std::to_string(number_in(object, "goals")) + ":" +
           std::to_string(number_in(object, "against")) + " " +
           labels_[static_cast<std::size_t>(number_in(object, "opponent")) - 1] +
           (sign.empty() ? "" : " " + sign);
  }

  const Words& words_;
  const boost::json::array& coaches_;
  std::size_t blocks_ = 1;
  std::size_t across_ = 1;
  int width_ = 0;
  std::vector<std::string> labels_;
  std::vector<std::string> lines_;
};

std::string told_entry(const Words& words, const boost::json::value& entry) {
  const boost::json::object& object = entry.as_object();
  std::string text =
      words.say("pp.sheet.against",
                {{"goals", number_in(object, "goals")},
                 {"against", number_in(object, "against")},
                 {"seat", words.seat(static_cast<Seat>(number_in(object, "opponent") - 1))}});
  const std::string mark = word_in(object, "mark");
  const std::string told = words.say("pp.sheet.mark." + mark);
  if (leaves_a_tie(mark)) {
    const auto winner = static_cast<Seat>(number_in(object, "winner") - 1);
    text +=
        " (" + words.say("pp.sheet.decided", {{"mark", told}, {"seat", words.seat(winner)}}) + ")";
  } else if (mark != "none") {
    text += " (" + told + ")";
  }
  if (in_playoffs(entry)) text += " (" + words.say("pp.sheet.playoffs") + ")";
  return text;
}

std::vector<std::string> told_columns(const Words& words, const boost::json::array& coaches) {
  std::vector<std::string> lines;
  for (std::size_t seat = 0; seat < coaches.size(); ++seat) {
    std::string list;
    for (const boost::json::value& entry : column_of(coaches[seat]))
      list += (list.empty() ? "" : ", ") + told_entry(words, entry);
    lines.push_back(
        words.say("pp.sheet.column", {{"seat", words.seat(static_cast<Seat>(seat))},
                                      {"wins", number_in(coaches[seat].as_object(), "wins")},
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
  shown.drawn = ColumnDrawing(words, coaches).draw();
  shown.told = told_columns(words, coaches);
  return shown;
}

}  // namespace benchboss::playing::powerplay
