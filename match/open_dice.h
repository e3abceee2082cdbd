#pragma once
#include "match/record.h"
#include "match/sealed_dice.h"

#include <cstdint>
#include <memory>

namespace benchboss {

// The dice of a record before their first throw: from its seed or from its opening; null if it has
// neither, because they were thrown by hand. A fault if they are sealed and the opening is missing
// or does not fit.
struct OpenedDice {
  std::unique_ptr<Dice> dice;
  const SealedDice* sealed = nullptr;  // the same dice, if they are of that kind
  RecordFault fault;
};
OpenedDice open_dice(const Record& record);

}  // namespace benchboss
