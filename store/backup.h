#pragma once
#include "match/table.h"
#include "store/check.h"
#include "store/store.h"

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace benchboss {

// Copies the store of a folder, which a running server may be writing, to a new file: a whole and
// consistent copy of one moment. A file that is there already is never written over.
struct Backup {
  Verdict fault;
  std::int64_t tables = 0;
  std::int64_t bytes = 0;
};
Backup back_up(const std::string& folder, const std::string& to);

// Puts a backup in the place of a folder's store, while no server runs there. It is checked first;
// what was there is moved aside and kept.
struct Restored {
  Verdict fault;
  std::int64_t tables = 0;
  std::string aside{};  // where what was there is now; empty if nothing was
};
Restored restore(const std::string& folder, const std::string& from);

// Reads all that a folder's store holds, which a running server may be writing, and says what there
// is. `each` (may be empty) gets every table's journal and may refuse it; `of` is how many there
// are.
using EachJournal =
    std::function<Verdict(TableId table, const std::vector<JournalRow>& rows, std::int64_t of)>;
Read<StoreCounts> verify_store(const std::string& folder, const EachJournal& each = {});

}  // namespace benchboss
