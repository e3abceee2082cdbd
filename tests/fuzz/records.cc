// Any bytes may come as a record: reading, opening and replaying them ends with a value, and what
// was read is written and read back the same.
#include "catalog/catalog.h"
#include "match/match.h"
#include "match/replay.h"

#include <cstdint>
#include <cstdlib>
#include <string_view>

using namespace benchboss;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  Record record;
  if (read_record(text, record).found()) return 0;

  Record again;
  if (read_record(write_record(record), again).found() || !(again == record)) std::abort();

  OpenedTable opened = open_table(record);
  if (opened.table == nullptr) return 0;
  if (replay(record, *opened.table).found()) return 0;

  // What the table wrote down leads to the same place.
  Record played = record;
  played.lines = opened.table->lines();
  played.line_numbers.clear();
  const OpenedTable second = open_table(played);
  if (replay(played, *second.table).found()) std::abort();
  if (second.table->hash() != opened.table->hash()) std::abort();
  for (Seat viewer = 0; viewer <= kSpectator; ++viewer) {
    opened.table->events(viewer, 0);
    opened.table->view(viewer);
  }
  verify(record, *open_table(record).table);
  Match::resume(record, open_table(record).table);
  return 0;
}
