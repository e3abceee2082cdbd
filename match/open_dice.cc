#include "match/open_dice.h"

#include "match/seeded_dice.h"

namespace benchboss {

namespace {

OpenedDice fault_at_commitment(const Record& record, std::string reason) {
  OpenedDice opened;
  opened.fault = {
      record.places.commitment, "commitment: " + record.commitment, {std::move(reason), {}, {}}};
  return opened;
}

OpenedDice open_sealed(const Record& record) {
  if (record.opening.empty()) return fault_at_commitment(record, "record.not_opened");
  std::unique_ptr<SealedDice> dice = SealedDice::reopen(record.opening, write_terms(record));
  if (dice == nullptr || !dice->fits(record.commitment))
    return fault_at_commitment(record, "record.seal_broken");
  OpenedDice opened;
  opened.sealed = dice.get();
  opened.dice = std::move(dice);
  return opened;
}

}  // namespace

OpenedDice open_dice(const Record& record) {
  if (!record.commitment.empty()) return open_sealed(record);
  OpenedDice opened;
  if (record.seed) opened.dice = std::make_unique<SeededDice>(*record.seed);
  return opened;
}

}  // namespace benchboss
