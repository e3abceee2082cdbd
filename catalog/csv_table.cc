#include "catalog/csv_table.h"

#include <algorithm>

namespace benchboss {

bool CsvTable::next(std::vector<std::string>& row) {
  row.clear();
  line_ = next_line_;
  if (rest_.empty()) return false;
  while (true) {
    if (!take_field(row.emplace_back())) return false;
    if (at_row_end()) break;
    rest_.remove_prefix(1);  // the comma
  }
  take_row_end();
  return true;
}

bool CsvTable::take_field(std::string& field) {
  if (rest_.starts_with('"')) return take_quoted(field);
  const std::size_t end = std::min(rest_.find_first_of(",\r\n\""), rest_.size());
  field = rest_.substr(0, end);
  rest_.remove_prefix(end);
  if (rest_.empty() || rest_[0] == ',' || at_row_end()) return true;
  fault_ =
      rest_[0] == '"' ? "a quote inside a field that is not quoted" : "a stray carriage return";
  return false;
}

bool CsvTable::take_quoted(std::string& field) {
  rest_.remove_prefix(1);
  while (true) {
    const std::size_t quote = rest_.find('"');
    if (quote == rest_.npos) {
      fault_ = "a quoted field that does not end";
      return false;
    }
    field += rest_.substr(0, quote);
    rest_.remove_prefix(quote + 1);
    if (!rest_.starts_with('"')) break;
    field += '"';
    rest_.remove_prefix(1);
  }
  next_line_ += static_cast<std::uint32_t>(std::count(field.begin(), field.end(), '\n'));
  if (rest_.starts_with(',') || at_row_end()) return true;
  fault_ = "something after the closing quote";
  return false;
}

bool CsvTable::at_row_end() const {
  return rest_.empty() || rest_[0] == '\n' || rest_.starts_with("\r\n");
}

void CsvTable::take_row_end() {
  if (rest_.starts_with('\r')) rest_.remove_prefix(1);
  if (rest_.starts_with('\n')) rest_.remove_prefix(1);
  ++next_line_;
}

}  // namespace benchboss
