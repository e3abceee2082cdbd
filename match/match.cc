#include "match/match.h"

#include "match/walk.h"

namespace benchboss {

Match::Match(Record header, std::unique_ptr<Table> table, OpenedDice dice)
    : header_(std::move(header)),
      table_(std::move(table)),
      dice_(std::move(dice.dice)),
      sealed_(dice.sealed) {
  header_.opening.clear();
  header_.lines = std::vector<Line>();  // and the memory with them
  header_.line_numbers = std::vector<std::uint32_t>();
  header_.places = {};
  seed_of_coaches_ = sealed_ != nullptr ? sealed_->seed_of_coaches()
                     : header_.seed     ? *header_.seed
                                        : random_seed();
}

Match Match::start(Record header, std::unique_ptr<Table> table, DiceKind kind) {
  name_seats(header, table->seats());
  if (kind == DiceKind::by_hand && header.commitment.empty()) table->roll_by_hand();
  header.commitment.clear();
  header.opening.clear();
  if (kind != DiceKind::seeded) header.seed.reset();
  if (kind == DiceKind::seeded && !header.seed) header.seed = random_seed();
  OpenedDice dice;
  if (kind == DiceKind::sealed) {
    std::unique_ptr<SealedDice> sealed = SealedDice::create(write_terms(header));
    header.commitment = sealed->commitment();
    dice.sealed = sealed.get();
    dice.dice = std::move(sealed);
  } else {
    dice = open_dice(header);
  }
  return Match(std::move(header), std::move(table), std::move(dice));
}

Match::Resumed Match::resume(const Record& saved, std::unique_ptr<Table> fresh, const Each& each) {
  Resumed resumed;
  OpenedDice dice = open_dice(saved);
  resumed.fault = std::move(dice.fault);
  if (resumed.fault.found()) return resumed;
  WalkPlan plan;
  plan.dice = dice.dice.get();
  plan.compare = plan.dice != nullptr;
  if (each) plan.each = [&](const Line&) { each(*fresh); };
  resumed.fault = walk(saved, *fresh, plan).fault;
  if (resumed.fault.found()) return resumed;
  Record header = saved;
  name_seats(header, fresh->seats());
  resumed.match.reset(new Match(std::move(header), std::move(fresh), std::move(dice)));
  return resumed;
}

int Match::advance(const Each& each) {
  if (dice_ == nullptr) return 0;
  if (!each) return roll_owed(*table_, *dice_);
  return roll_owed(*table_, *dice_, [&](const Line&) { each(*table_); });
}

// Every thought has a stream of its own, named by where it stands in the journal, so that it does
// not depend on how the match came to this point. Stream 0 is the dice's.
Philox Match::thoughts() const { return Philox(seed_of_coaches_, 1 + table_->lines().size()); }

Verdict Match::coach_move(Seat seat) {
  if (seat >= header_.seats.size()) return {std::string(refusal::kNoSuchSeat), {}, {}};
  const std::string& coach = header_.seats[seat].coach;
  Philox random = thoughts();
  const std::string action = table_->advise(seat, coach, random);
  if (action.empty() && table_->turn().asks(seat))
    return {"refused.no_such_coach", {}, {{"coach", coach}}};
  if (action.empty()) return {std::string(refusal::kNotYourTurn), {}, {}};
  return table_->play(seat, action);
}

Record Match::record() const {
  Record record = table_->turn().owes == Owes::nothing ? save() : header_;
  record.lines = table_->lines();
  return record;
}

Record Match::save() const {
  Record record = header_;
  if (sealed_ != nullptr) record.opening = sealed_->opening();
  record.lines = table_->lines();
  return record;
}

}  // namespace benchboss
