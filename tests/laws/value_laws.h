#pragma once
#include "core/door.h"
#include "tests/laws/step.h"

#include <span>
#include <string>

namespace benchboss {

// What happens to a copy does not touch the original, neither its bytes nor what follows from them.
template <Game G>
std::string copies_law(const Position<G>& at, const Step<G>& step, Philox& random) {
  constexpr int kStepsOfTheCopy = 4;
  Silent silent;
  const typename G::State original = at.state;
  typename G::State before = original;
  apply(at.rules, before, step, silent);

  typename G::State copy = original;
  for (int i = 0; i < kStepsOfTheCopy; ++i) {
    const Position<G> there(at.rules, copy);
    if (there.turn.owes == Owes::nothing) break;
    apply(at.rules, copy, random_step(there, random), silent);
  }
  if (!same_bytes(original, at.state)) return "playing on a copy changed the original";
  typename G::State after = original;
  apply(at.rules, after, step, silent);
  if (!same_bytes(before, after))
    return "the same step leads elsewhere once a copy has been played on";
  return {};
}

// Same actions, same bytes: the whole game again, from its notation and through the checked door.
template <Game G>
std::string replay_law(const typename G::Rules& rules, std::span<const Step<G>> steps,
                       const typename G::State& end) {
  typename G::State state = G::start(rules);
  EventsOf<G> events;
  for (std::size_t i = 0; i < steps.size(); ++i) {
    events.clear();
    const Line line = line_of(rules, steps[i]);
    Refusal refusal;
    if (line.kind == Line::Kind::chance) {
      const auto outcome = G::read_outcome(rules, line.text);
      if (!outcome) return "step " + std::to_string(i) + " cannot be read: " + line.text;
      refusal = play_roll<G>(rules, state, *outcome, events);
    } else {
      const auto action = G::read_action(rules, line.text);
      if (!action) return "step " + std::to_string(i) + " cannot be read: " + line.text;
      refusal = play<G>(rules, state, line.seat, *action, events);
    }
    if (refusal.refused())
      return "step " + std::to_string(i) + " is refused: " + std::string(refusal.reason);
  }
  if (!same_bytes(state, end)) return "the same steps lead to another state";
  return {};
}

}  // namespace benchboss
