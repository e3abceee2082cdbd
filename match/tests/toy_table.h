#pragma once
#include "core/coach.h"
#include "match/table_of.h"
#include "tests/toy/toy.h"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace benchboss {

// Takes any of his choices.
class ToyCoach final : public Coach<Toy> {
 public:
  Toy::Action choose(const Toy::Rules&, const Toy::View&, const ActionList<Toy>& choices,
                     Philox& random) override {
    return choices[random.below(static_cast<std::uint32_t>(choices.size()))];
  }
};

inline std::unique_ptr<Coach<Toy>> make_toy_coach(std::string_view name) {
  if (name != "any") return nullptr;
  return std::make_unique<ToyCoach>();
}

inline std::unique_ptr<Table> toy_table(Seat seats = 2) {
  return std::make_unique<TableOf<Toy>>(Toy::Rules{seats}, &make_toy_coach);
}

// Two cards each for the first round, dealt seat by seat.
inline std::unique_ptr<Table> dealt_toy(const std::vector<std::string_view>& cards,
                                        Seat seats = 2) {
  std::unique_ptr<Table> table = toy_table(seats);
  for (const std::string_view card : cards) table->roll(card);
  return table;
}

}  // namespace benchboss
