#include "cli/play/sheet_page.h"

#include "cli/play/typeset.h"

#include <algorithm>
#include <vector>

namespace benchboss::playing {
namespace {

constexpr std::string_view kBeforeTeam = "  ";

// A row without cells is a remark about all teams.
bool is_note(const ScoreSheet::Row& row) { return row.cells.empty(); }

// One sheet, typeset.
class SheetTable {
 public:
  SheetTable(const ScoreSheet& sheet, int width) : sheet_(sheet), width_(width) {
    for (const ScoreSheet::Row& row : sheet.rows)
      if (!is_note(row)) titles_ = std::max(titles_, columns(row.title));
    for (const std::string& column : sheet.columns) widths_.push_back(std::max(columns(column), 2));
    for (const ScoreSheet::Row& row : sheet.rows)
      for (const auto& cells : row.cells)
        for (std::size_t i = 0; i < cells.size(); ++i)
          widths_[i] = std::max(widths_[i], columns(cells[i]));
    for (int& each : widths_) ++each;
    if (sheet.last_columns > 0) leave_out();
    for (std::size_t i = first_; i < widths_.size(); ++i)
      heads_ += on_the_right(sheet.columns[i], widths_[i]);
  }

  void add_to(Page& page) const {
    if (!sheet_.title.empty()) page.paragraphs.emplace_back(sheet_.title, true);
    const std::size_t teams = sheet_.teams.size();
    const int all = titles_ + static_cast<int>(teams) * (columns(kBeforeTeam) + columns(heads_));
    if (all <= width_ || teams < 2) {
      add_teams(page, 0, teams);
    } else {
      for (std::size_t team = 0; team < teams; ++team) {
        if (team > 0) page.paragraphs.emplace_back();
        add_teams(page, team, team + 1);
      }
    }
    for (const std::string& line : sheet_.drawn) page.paragraphs.emplace_back(line);
  }

 private:
  // Long names first give way, to a third of the page; then the first columns.
  void leave_out() {
    const auto all = [&] {
      int sum = titles_ + columns(kBeforeTeam);
      for (std::size_t i = first_; i < widths_.size(); ++i) sum += widths_[i];
      return sum;
    };
    if (all() > width_) titles_ = std::min(titles_, width_ / 3);
    while (all() > width_ && first_ + sheet_.last_columns < widths_.size()) ++first_;
  }

  void add_teams(Page& page, std::size_t from, std::size_t to) const {
    add_heads(page, from, to);
    for (const ScoreSheet::Row& row : sheet_.rows) {
      if (is_note(row)) {
        if (from == 0)
          for (std::string& line : wrap(row.title, width_)) page.paragraphs.emplace_back(line);
        continue;
      }
      std::string line = filled(row.title, titles_);
      for (std::size_t team = from; team < std::min(to, row.cells.size()); ++team) {
        line += kBeforeTeam;
        const auto& cells = row.cells[team];
        for (std::size_t i = first_; i < cells.size(); ++i)
          line += on_the_right(cells[i] == "0" && !sheet_.zeros ? "·" : cells[i], widths_[i]);
      }
      page.paragraphs.emplace_back(line);
    }
  }

  void add_heads(Page& page, std::size_t from, std::size_t to) const {
    if (from == to) return;
    std::string names = spaces(titles_);
    std::string heads = names;
    bool named = false;
    for (std::size_t team = from; team < to; ++team) {
      const std::string& name = sheet_.teams[team];
      names.append(kBeforeTeam).append(on_the_right(cut(name, columns(heads_)), columns(heads_)));
      heads.append(kBeforeTeam).append(heads_);
      named = named || !name.empty();
    }
    if (named) page.paragraphs.emplace_back(names, true);
    page.paragraphs.emplace_back(heads, true);
    if (named) page.paragraphs.emplace_back();
  }

  const ScoreSheet& sheet_;
  int width_;
  int titles_ = 0;
  std::size_t first_ = 0;    // of the columns that are shown
  std::vector<int> widths_;  // of each column, the gap before it included
  std::string heads_;        // of one team
};

}  // namespace

Page sheet_page(std::span<const ScoreSheet> sheets, const std::string& title, int width) {
  Page page{title, {}};
  for (const ScoreSheet& sheet : sheets) {
    if (!page.paragraphs.empty()) page.paragraphs.emplace_back();
    SheetTable(sheet, width).add_to(page);
  }
  return page;
}

Page notebook_page(std::span<const ScoreSheet> notes, const Words& words, int width) {
  Page page = sheet_page(notes, words.say("play.notebook"), width);
  if (notes.empty()) page.paragraphs.emplace_back(words.say("play.notebook_empty"));
  return page;
}

}  // namespace benchboss::playing
