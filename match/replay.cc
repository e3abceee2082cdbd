#include "match/replay.h"

#include "match/open_dice.h"
#include "match/seeded_dice.h"
#include "match/walk.h"

namespace benchboss {

RecordFault replay(const Record& record, Table& table,
                   const std::function<void(const Line&)>& each) {
  WalkPlan plan;
  plan.each = each;
  if (!record.seed) return walk(record, table, plan).fault;
  SeededDice dice(*record.seed);
  plan.dice = &dice;
  return walk(record, table, plan).fault;
}

Proof verify(const Record& record, Table& fresh) {
  Proof proof;
  OpenedDice opened = open_dice(record);
  if (!record.commitment.empty()) {
    proof.kind = Proof::Kind::sealed;
  } else if (record.seed) {
    proof.kind = Proof::Kind::seeded;
  }
  proof.fault = std::move(opened.fault);
  if (proof.fault.found()) return proof;
  WalkPlan plan;
  plan.dice = opened.dice.get();
  plan.compare = plan.dice != nullptr;
  // A seal is shown against what was dealt: cards that are not written down prove nothing.
  plan.complete = proof.kind == Proof::Kind::seeded;
  Walked walked = walk(record, fresh, plan);
  proof.fault = std::move(walked.fault);
  proof.draws = walked.draws;
  proof.finished = fresh.turn().owes == Owes::nothing;
  return proof;
}

}  // namespace benchboss
