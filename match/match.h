#pragma once
#include "match/dice.h"
#include "match/open_dice.h"
#include "match/record.h"
#include "match/table.h"

#include <cstdint>
#include <functional>
#include <memory>

namespace benchboss {

enum class DiceKind : std::uint8_t {
  sealed,   // nobody can know them before, everybody can check them after
  seeded,   // from the header's seed, or from a fresh one if it has none
  by_hand,  // real cards and dice, typed in with Table::roll
};

// One live match: a table, who sits at it and under which terms, and its dice.
class Match {
 public:
  // On a fresh table that fits the header; the header's lines are not played.
  static Match start(Record header, std::unique_ptr<Table> table, DiceKind kind);

  // Goes on where a saved record ends, with the same dice as if there had been no pause; every card
  // and die so far is checked against them. `each` (may be empty) is called after every line with
  // the table as it then is. `match` is null if there is a fault.
  struct Resumed {
    std::unique_ptr<Match> match;
    RecordFault fault;
  };
  using Each = std::function<void(const Table& table)>;
  static Resumed resume(const Record& saved, std::unique_ptr<Table> fresh, const Each& each = {});

  Table& table() { return *table_; }
  const Table& table() const { return *table_; }
  const Record& header() const { return header_; }

  // Rolls until a decision is owed or the game is over; returns how often. Never by hand. `each`
  // (may be empty) is called after every roll.
  int advance(const Each& each = {});
  bool by_hand() const { return dice_ == nullptr; }

  // Lets the coach of that seat decide. He thinks the same after a resume as he would have before.
  Verdict coach_move(Seat seat);
  // The randomness of the next thought, whoever thinks it.
  Philox thoughts() const;

  // What everybody may read now: the opening is in it once the game is over.
  Record record() const;
  // What resume needs: the opening is always in it, so it is for the host's eyes only.
  Record save() const;

 private:
  Match(Record header, std::unique_ptr<Table> table, OpenedDice dice);

  Record header_;  // without lines and opening
  std::unique_ptr<Table> table_;
  std::unique_ptr<Dice> dice_;          // null: by hand
  const SealedDice* sealed_ = nullptr;  // dice_, if they are of that kind
  std::uint64_t seed_of_coaches_ = 0;
};

}  // namespace benchboss
