#include "games/pairadice/spreadsheet.h"

#include <algorithm>

namespace benchboss::pairadice {
namespace {

bool holds_nothing(std::string_view line) { return line.empty() || line[0] == '#'; }

// The first of the three that stands outside quotes.
char separator_of(std::string_view line) {
  bool quoted = false;
  for (const char c : line) {
    if (c == '"') quoted = !quoted;
    if (!quoted && (c == ',' || c == ';' || c == '\t')) return c;
  }
  return ',';
}

}  // namespace

SpreadsheetReader::SpreadsheetReader(std::string_view text) : rest_(text) {
  std::string_view first;
  while (!rest_.empty() && holds_nothing(first)) first = take_line();
  separator_ = separator_of(first);
  rest_ = text;
  line_ = 0;
}

std::string_view SpreadsheetReader::take_line() {
  const std::size_t end = std::min(rest_.find('\n'), rest_.size());
  std::string_view line = rest_.substr(0, end);
  rest_.remove_prefix(std::min(end + 1, rest_.size()));
  ++line_;
  if (line.ends_with('\r')) line.remove_suffix(1);
  return line;
}

// Quotes end with their line: an open one must not swallow the rest of the team.
bool SpreadsheetReader::take_field(std::string_view& text, std::string& field) const {
  bool quoted = text.starts_with('"');
  if (quoted) text.remove_prefix(1);
  while (!text.empty()) {
    const char c = text[0];
    text.remove_prefix(1);
    if (quoted && c == '"') {
      quoted = text.starts_with('"');  // two of them are one
      if (!quoted) continue;
      text.remove_prefix(1);
    } else if (!quoted && c == separator_) {
      return true;
    }
    field += c;
  }
  return false;
}

bool SpreadsheetReader::next(Row& row) {
  while (!rest_.empty()) {
    std::string_view line = take_line();
    if (holds_nothing(line)) continue;
    row.clear();
    while (take_field(line, row.emplace_back())) {
    }
    if (std::any_of(row.begin(), row.end(), [](const std::string& each) { return !each.empty(); }))
      return true;
  }
  return false;
}

}  // namespace benchboss::pairadice
