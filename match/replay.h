#pragma once
#include "match/dice.h"
#include "match/record.h"

#include <functional>
#include <memory>

namespace benchboss {

// Plays a record's lines on a fresh table. Chance lines that the record leaves out come from its
// seed (all of them or none). `each` (may be empty) is called after every line.
RecordFault replay(const Record& record, Table& table,
                   const std::function<void(const Line&)>& each = {});

// Proves every card and die of a record against its opening (sealed dice) or its seed: draws them
// again and compares.
struct Proof {
  RecordFault fault;        // found(): not proved, and why
  std::uint64_t draws = 0;  // how many cards and dice were compared
  enum class Kind : std::uint8_t { sealed, seeded, nothing } kind = Kind::nothing;
  bool finished = false;
};
Proof verify(const Record& record, Table& fresh);

}  // namespace benchboss
