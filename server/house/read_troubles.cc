#include "server/house/read_troubles.h"

#include <algorithm>
#include <utility>

namespace benchboss {

void ReadTroubles::note_table(TableId table, const Verdict& fault) {
  ++count_;
  last_ = fault;
  if (tables_.insert(table).second) tell("table " + std::to_string(table), fault);
}

void ReadTroubles::note(const std::string& what, const Verdict& fault,
                        std::function<bool()> again) {
  ++count_;
  last_ = fault;
  std::deque<std::function<bool()>>& waiting = others_[what];
  if (waiting.empty()) tell(what, fault);
  waiting.push_back(std::move(again));
  if (waiting.size() > kKept) waiting.pop_front();
}

void ReadTroubles::try_again() {
  for (auto& each : others_) std::erase_if(each.second, [](const auto& again) { return again(); });
  std::erase_if(others_, [](const auto& each) { return each.second.empty(); });
}

std::vector<TableId> ReadTroubles::next_tables(std::size_t most) {
  std::vector<TableId> next;
  auto at = tables_.upper_bound(last_tried_);
  while (next.size() < std::min(most, tables_.size())) {
    if (at == tables_.end()) at = tables_.begin();
    next.push_back(*at++);
  }
  if (!next.empty()) last_tried_ = next.back();
  return next;
}

// Once for each, until it can be read again.
void ReadTroubles::tell(const std::string& what, const Verdict& fault) {
  boost::json::object words;
  for (const auto& [name, word] : fault.words) words[name] = word;
  boost::json::object details{{"read", what}, {"why", fault.reason}, {"words", std::move(words)}};
  log_.note("store.unreadable", std::move(details));
}

}  // namespace benchboss
