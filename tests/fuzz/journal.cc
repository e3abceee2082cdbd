#include "match/json_text.h"
#include "server/live/live_table.h"
#include "server/live/telling.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

// Rows of a journal as a damaged file could hold them, one a line: kind, tab, text. Whatever they
// are, folding them either gives a table that can be told, or a reason.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace benchboss;
  std::string_view rest(reinterpret_cast<const char*>(data), size);
  std::vector<JournalRow> rows;
  while (!rest.empty() && rows.size() < 200) {
    const std::size_t end = std::min(rest.find('\x1e'), rest.size());
    const std::string_view row = rest.substr(0, end);
    rest.remove_prefix(std::min(end + 1, rest.size()));
    const std::size_t tab = std::min(row.find('\t'), row.size());
    JournalRow& added = rows.emplace_back();
    added.table = 1;
    added.seq = static_cast<std::uint32_t>(rows.size());
    added.at = 1000 * added.seq;
    added.person = 1 + added.seq % 3;
    added.kind = row.substr(0, tab);
    added.text = tab < row.size() ? row.substr(tab + 1) : "";
  }
  const LiveTable::Folded folded = LiveTable::fold(1, rows);
  if (folded.table == nullptr) return 0;
  JsonText text;
  tell_state(*folded.table, 5000, {}, text);
  for (PersonId person = 0; person < 4; ++person) {
    tell_viewpoints(*folded.table, person, 0, text);
    tell_happenings(*folded.table, person, 0, text);
    tell_you(*folded.table, person, false, text);
  }
  return 0;
}
