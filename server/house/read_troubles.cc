#include "server/house/read_troubles.h"

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
  if (others_.insert_or_assign(what, std::move(again)).second) tell(what, fault);
}

void ReadTroubles::try_again() {
  std::erase_if(others_, [](const auto& each) { return each.second(); });
}

// Once for each, until it can be read again.
void ReadTroubles::tell(const std::string& what, const Verdict& fault) {
  boost::json::object words;
  for (const auto& [name, word] : fault.words) words[name] = word;
  boost::json::object details{{"read", what}, {"why", fault.reason}, {"words", std::move(words)}};
  log_.note("store.unreadable", std::move(details));
}

}  // namespace benchboss
