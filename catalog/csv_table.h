#pragma once
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace benchboss {

// Reads comma-separated values with quotes (RFC 4180), row by row. A field in quotes may hold
// commas, line breaks, and quotes written twice.
class CsvTable {
 public:
  explicit CsvTable(std::string_view text) : rest_(text) {}

  // The next row, or false at the end or at a fault.
  bool next(std::vector<std::string>& row);
  std::uint32_t line() const { return line_; }  // where the row begins
  // What is wrong with the row that next refused; empty at the end of the text.
  std::string_view fault() const { return fault_; }

 private:
  bool take_field(std::string& field);
  bool take_quoted(std::string& field);
  bool at_row_end() const;
  void take_row_end();

  std::string_view rest_;
  std::string_view fault_;
  std::uint32_t line_ = 0;
  std::uint32_t next_line_ = 1;
};

}  // namespace benchboss
