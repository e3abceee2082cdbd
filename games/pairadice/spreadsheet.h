#pragma once
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace benchboss::pairadice {

inline constexpr std::string_view kUtf8Mark = "\xEF\xBB\xBF";
// Text in UTF-16 is full of zeros, or begins with its mark.
constexpr bool is_utf16(std::string_view text) {
  return text.starts_with("\xFF\xFE") || text.starts_with("\xFE\xFF") ||
         text.substr(0, 64).find('\0') != text.npos;
}

// Reads a table as spreadsheets save one: fields parted by commas, semicolons or tabs, whichever
// the first row uses, with quotes around those that need them. A line that begins with '#' is a
// comment.
class SpreadsheetReader {
 public:
  using Row = std::vector<std::string>;

  explicit SpreadsheetReader(std::string_view text);

  // The next row that holds something.
  bool next(Row& row);
  std::uint32_t line() const { return line_; }

 private:
  std::string_view take_line();
  // Whether another field follows.
  bool take_field(std::string_view& text, std::string& field) const;

  std::string_view rest_;
  char separator_ = ',';
  std::uint32_t line_ = 0;
};

}  // namespace benchboss::pairadice
