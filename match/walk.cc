#include "match/walk.h"

#include <algorithm>
#include <cassert>

namespace benchboss {

namespace {

class Walker {
 public:
  Walker(const Record& record, Table& table, const WalkPlan& plan)
      : record_(record), table_(table), plan_(plan) {}

  Walked walk() {
    const bool complete = plan_.dice != nullptr && plan_.complete && !has_chance_lines();
    if (record_.commitment.empty() && !record_.seed) table_.roll_by_hand();
    Walked walked;
    for (std::size_t i = 0; i < record_.lines.size(); ++i) {
      const Line& line = record_.lines[i];
      if (complete && line.kind == Line::Kind::move) roll_owed(table_, *plan_.dice, plan_.each);
      Verdict why = step(line);
      if (!why.accepted()) {
        walked.fault = {place_of_line(record_, i), write_line(line), std::move(why)};
        return walked;
      }
      if (plan_.compare && line.kind == Line::Kind::chance) ++walked.draws;
      if (plan_.each) plan_.each(line);
    }
    if (complete) roll_owed(table_, *plan_.dice, plan_.each);
    return walked;
  }

 private:
  bool has_chance_lines() const {
    return std::any_of(record_.lines.begin(), record_.lines.end(),
                       [](const Line& line) { return line.kind == Line::Kind::chance; });
  }

  Verdict step(const Line& line) {
    switch (line.kind) {
      case Line::Kind::undo:
        return table_.undo();
      case Line::Kind::chance:
        return chance(line);
      default:
        if (table_.turn().owes == Owes::chance)
          return {has_chance_lines() ? "record.chance_missing" : "record.chance_owed", {}, {}};
        return table_.play(line.seat, line.text);
    }
  }

  Verdict chance(const Line& line) {
    const std::uint32_t tickets = table_.tickets();
    if (plan_.compare && tickets > 0) {
      const std::string drawn = table_.outcome_at(plan_.dice->below(tickets));
      if (drawn != line.text) return {"record.draw_differs", {}, {{"drawn", drawn}}};
    }
    return table_.roll(line.text);
  }

  const Record& record_;
  Table& table_;
  const WalkPlan& plan_;
};

}  // namespace

Walked walk(const Record& record, Table& table, const WalkPlan& plan) {
  return Walker(record, table, plan).walk();
}

int roll_owed(Table& table, Dice& dice, const std::function<void(const Line&)>& each) {
  int rolls = 0;
  while (table.turn().owes == Owes::chance) {
    if (!table.roll(table.outcome_at(dice.below(table.tickets()))).accepted()) {
      assert(false && "a ticket stands for a possible outcome");
      break;
    }
    ++rolls;
    if (each) each(table.lines().back());
  }
  return rolls;
}

}  // namespace benchboss
