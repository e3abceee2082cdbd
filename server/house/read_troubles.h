#pragma once
#include "server/house/log.h"
#include "store/read.h"
#include "store/store.h"

#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <type_traits>
#include <vector>

namespace benchboss {

// What of the store cannot be read now. Who asked for it is told why; the log, the metrics and the
// health tell it to whoever looks after the server; and it is tried again until it can be read.
class ReadTroubles {
 public:
  explicit ReadTroubles(const Log& log) : log_(log) {}

  // Reads, and notes if that failed.
  template <class F>
  auto read(const char* what, F how) -> std::invoke_result_t<F> {
    auto got = how();
    if (got.failed()) note(what, got.fault(), [how] { return !how().failed(); });
    return got;
  }
  // A table is tried again by waking it.
  void note_table(TableId table, const Verdict& fault);
  void table_was_read(TableId table) { tables_.erase(table); }

  bool any() const { return !others_.empty() || !tables_.empty(); }
  std::uint64_t count() const { return count_; }
  const Verdict& last() const { return last_; }
  // Those to be tried now, in turn.
  std::vector<TableId> next_tables(std::size_t most);
  // All but the tables.
  void try_again();

 private:
  void note(const std::string& what, const Verdict& fault, std::function<bool()> again);
  void tell(const std::string& what, const Verdict& fault);

  Log log_;
  // Of each kind so many failed reads are remembered.
  static constexpr std::size_t kKept = 16;
  std::map<std::string, std::deque<std::function<bool()>>> others_;
  std::set<TableId> tables_;
  TableId last_tried_ = 0;
  std::uint64_t count_ = 0;
  Verdict last_;
};

}  // namespace benchboss
