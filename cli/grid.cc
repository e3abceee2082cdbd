#include "cli/grid.h"

#include "cli/play/typeset.h"

#include <algorithm>

namespace benchboss {

using playing::columns;
using playing::spaces;
using playing::wrap;

namespace {

constexpr int kGap = 2;
constexpr int kNarrowestColumn = 20;  // a wrapped column never gets less

}  // namespace

std::vector<int> Grid::widths() const {
  std::vector<int> widths(columns_.size());
  for (const auto& row : rows_)
    for (std::size_t i = 0; i < row.size(); ++i)
      widths[i] = std::max(widths[i], columns(row[i].text));
  return widths;
}

int Grid::start_of_last(int indent) const {
  const std::vector<int> all = widths();
  for (std::size_t i = 0; i + 1 < all.size(); ++i) indent += all[i] + kGap;
  return indent;
}

std::string Grid::text(int indent, int width, bool colours) const {
  std::vector<int> all = widths();
  const int start = start_of_last(indent);
  all.back() = std::min(all.back(), std::max(kNarrowestColumn, width - start));
  std::string text;
  for (const auto& row : rows_) {
    std::string line = spaces(indent);
    std::vector<std::string> rest;
    for (std::size_t i = 0; i < row.size(); ++i) {
      std::vector<std::string> shown = {row[i].text};
      if (columns(row[i].text) > all[i]) shown = wrap(row[i].text, all[i]);
      const std::string padding = spaces(all[i] - columns(shown.front()));
      const std::string told = toned(shown.front(), row[i].tone, colours);
      line += columns_[i] == Align::right ? padding + told : told + padding;
      line += spaces(kGap);
      rest.assign(shown.begin() + 1, shown.end());
    }
    line.erase(line.find_last_not_of(' ') + 1);
    text += line + "\n";
    for (const std::string& more : rest)
      text += spaces(start) + toned(more, row.back().tone, colours) + "\n";
  }
  return text;
}

}  // namespace benchboss
