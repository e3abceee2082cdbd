#pragma once
#include "match/dice.h"
#include "match/record.h"

#include <cstdint>
#include <functional>

namespace benchboss {

// How the lines of a record and dice go together.
struct WalkPlan {
  Dice* dice = nullptr;
  bool complete = true;  // the chance lines that the record leaves out come from the dice
  bool compare = false;  // every chance line must be what the dice give
  std::function<void(const Line&)> each;
};

struct Walked {
  RecordFault fault;
  std::uint64_t draws = 0;  // how many chance lines were compared
};

// Plays the lines of a record on a fresh table: what replay, verify and resume have in common.
Walked walk(const Record& record, Table& table, const WalkPlan& plan);

// Rolls what chance owes, until a decision is asked for or the game is over. Returns how many.
int roll_owed(Table& table, Dice& dice, const std::function<void(const Line&)>& each = {});

}  // namespace benchboss
