#pragma once
#include "tests/laws/law_kit.h"
#include "tests/laws/secrecy_law.h"

#include <string>

namespace benchboss {

// Whoever is shown something hidden is said to have learned it; else an undo could take back what
// he already knows. A seat learns by a step if another world, or another outcome of chance, that it
// held possible before cannot have shown it the same.
template <Game G>
class LearningLaw {
 public:
  LearningLaw(const Position<G>& at, const Step<G>& step, const EventsOf<G>& events, Seat viewer)
      : at_(at), step_(step), events_(events), viewer_(viewer) {}

  std::string check(Philox& random) const {
    if (said_to_have_learned()) return {};
    const Seen<G> seen = seen_by<G>(viewer_, at_.rules, at_.state, step_);
    const typename G::State other = LawKit<G>::reseal(at_.rules, at_.state, viewer_, random);
    const bool excluded = step_.chance ? chance_excludes(seen) : decision_excludes(seen, other);
    if (!excluded) return {};
    return "\"" + write_line(line_of(at_.rules, step_)) + "\" shows seat " +
           std::to_string(viewer_ + 1) + " something hidden, and no event says that it learned it";
  }

 private:
  bool said_to_have_learned() const {
    for (const Event& event : events_)
      if (event.learned.has(viewer_)) return true;
    return false;
  }

  bool chance_excludes(const Seen<G>& seen) const {
    for (const auto& [outcome, ways] : at_.odds())
      if (!(seen_by<G>(viewer_, at_.rules, at_.state, Step<G>::of(outcome)) == seen)) return true;
    return false;
  }

  bool decision_excludes(const Seen<G>& seen, const typename G::State& other) const {
    const Position<G> there(at_.rules, other);
    for (const auto& action : there.choices(step_.seat))
      if (seen_by<G>(viewer_, at_.rules, other, Step<G>::of(step_.seat, action)) == seen)
        return false;
    return true;
  }

  const Position<G>& at_;
  const Step<G>& step_;
  const EventsOf<G>& events_;
  Seat viewer_;
};

template <Game G>
std::string learning_law(const Position<G>& at, const Step<G>& step, const EventsOf<G>& events,
                         Seat viewer, Philox& random) {
  if (viewer == kSpectator) return {};  // he has nothing to take back
  return LearningLaw<G>(at, step, events, viewer).check(random);
}

}  // namespace benchboss
