#pragma once
#include "coaches/pairadice/habits.h"
#include "core/coach.h"
#include "games/pairadice/rules.h"

#include <array>

namespace benchboss::pairadice {

// PD-64: picks his match-ups by expected goals. At home he tries every order of his four lines and
// three pairs against what the visitor laid out, each over a whole period, for a line leaves the
// puck to the next one; and his time-out brings the line that is likeliest
// to score against the one that is coming.
class BenchCoach final : public Coach<Pairadice> {
 public:
  Action choose(const Rules& rules, const View& view, const ActionList<Pairadice>& choices,
                Philox& random) override;

 private:
  Action place(const Rules& rules, const State& state);

  // The lines he has in mind, and for which table.
  std::array<Man, kSlots> plan_{};
  std::uint64_t planned_for_ = 0;
};

// The home team's expected lead of a period at even strength, with these men in its slots.
double expected_lead(const Rules& rules, const State& state, const std::array<Man, kSlots>& lines);

// The order of lines and pairs with the best expected lead over the visitor's: the men for every
// slot. `best` are the men as the assistant would lay them out.
std::array<Man, kSlots> best_order(const Rules& rules, const State& state,
                                   const std::array<Man, kSlots>& best);

}  // namespace benchboss::pairadice
