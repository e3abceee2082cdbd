#pragma once
#include "core/list.h"

#include <cstdint>
#include <string_view>

namespace benchboss {

// What is wrong in a data file: where, in which field, and why. An empty reason means nothing is.
struct DataFault {
  std::uint32_t line = 0;
  std::string_view field;
  std::string_view reason;
  std::string_view row = {};  // how the row calls itself, where rows have names

  constexpr bool found() const { return !reason.empty(); }
};

// Reads the plain comma-separated tables of games/*/data: no quotes, '#' starts a comment line.
class CsvReader {
 public:
  using Row = List<std::string_view, 16>;

  constexpr explicit CsvReader(std::string_view text) : rest_(text) {}

  // The next row that holds something. More fields than a row can have end up in the last one,
  // where no reader expects a comma.
  constexpr bool next(Row& row) {
    while (!rest_.empty()) {
      std::string_view text = cut('\n', rest_);
      ++line_;
      if (!text.empty() && text.back() == '\r') text.remove_suffix(1);
      if (text.empty() || text[0] == '#') continue;
      row.clear();
      while (row.size() + 1 < Row::capacity() && text.find(',') != text.npos)
        row.push(cut(',', text));
      row.push(text);
      return true;
    }
    return false;
  }
  constexpr std::uint32_t line() const { return line_; }

 private:
  static constexpr std::string_view cut(char at, std::string_view& text) {
    const std::size_t end = text.find(at);
    const std::string_view head = text.substr(0, end);
    text.remove_prefix(end == text.npos ? text.size() : end + 1);
    return head;
  }

  std::string_view rest_;
  std::uint32_t line_ = 0;
};

}  // namespace benchboss
