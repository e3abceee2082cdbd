#pragma once
#include "core/door.h"
#include "tests/laws/alphabet.h"
#include "tests/laws/report.h"
#include "tests/laws/step.h"

#include <string>

namespace benchboss {

// All that a viewer is told by a step: the events as he hears them, who is waited for, and what he
// sees afterwards.
template <Game G>
struct Seen {
  EventsOf<G> events;
  Turn turn;
  typename G::View view;

  friend bool operator==(const Seen& a, const Seen& b) {
    return a.events == b.events && a.turn == b.turn && same_bytes(a.view, b.view);
  }
};

template <Game G>
Seen<G> seen_by(Seat viewer, const typename G::Rules& rules, typename G::State state,
                const Step<G>& step) {
  EventsOf<G> events;
  apply(rules, state, step, events);
  Seen<G> seen{{}, G::turn(rules, state), G::view(rules, state, viewer)};
  for (const Event& event : events) seen.events(as_seen_by(event, viewer));
  return seen;
}

// Two worlds that differ only in what the viewer may not know must be one and the same to him: what
// he sees now, whom the game waits for, what he may choose, why he is refused, and what he hears
// and sees of the next step. The other world comes from the law kit, never from the game's own view
// or imagine: a leak that both of them share would fit perfectly.
template <Game G>
class SecrecyLaw {
 public:
  using State = typename G::State;

  SecrecyLaw(const Position<G>& at, const Alphabet<G>& all, Seat viewer)
      : at_(at), all_(all), viewer_(viewer) {}

  std::string now(const State& other) const {
    if (const char* why = LawKit<G>::conservation(at_.rules, other))
      return std::string("the law kit's own world has ") + why;
    if (!same_bytes(G::view(at_.rules, at_.state, viewer_), G::view(at_.rules, other, viewer_)))
      return told("the view");
    const Position<G> there(at_.rules, other);
    if (!(there.turn == at_.turn)) return told("whom the game waits for");
    const Result here = G::result(at_.rules, at_.state);
    const Result result = G::result(at_.rules, other);
    if (here.points != result.points || !(here.winners == result.winners))
      return told("the result so far");
    if (!at_.turn.asks(viewer_)) return {};
    if (!(there.choices(viewer_) == at_.choices(viewer_))) return told("the list of choices");
    for (const auto& action : all_.actions)
      if (!(check<G>(at_.rules, at_.state, viewer_, action) ==
            check<G>(at_.rules, other, viewer_, action)))
        return told("the refusal of " + std::string(G::write(at_.rules, action).view()));
    return {};
  }

  // `other` differs only in what even the next step does not show.
  std::string next(const State& other, Philox& random) const {
    const Position<G> there(at_.rules, other);
    if (at_.turn.owes == Owes::chance) {
      const auto outcome = draw<G>(at_.rules, at_.state, random);
      // Face down, every outcome is the same to him; face up, only the same outcome is.
      if (LawKit<G>::face_down(at_.rules, at_.state, viewer_))
        return same(Step<G>::of(outcome), other, Step<G>::of(draw<G>(at_.rules, other, random)));
      if (there.odds().ways(outcome) == 0) return {};
      return same(Step<G>::of(outcome), other, Step<G>::of(outcome));
    }
    const Step<G> step = random_step(at_, random);
    if (!there.choices(step.seat).contains(step.action)) return next_of_both(step.seat, there);
    return same(step, other, step);
  }

 private:
  // The first choice that the seat has in both worlds.
  std::string next_of_both(Seat seat, const Position<G>& there) const {
    const ActionList<G> list = there.choices(seat);
    for (const auto& action : at_.choices(seat))
      if (list.contains(action))
        return same(Step<G>::of(seat, action), there.state, Step<G>::of(seat, action));
    return {};
  }

  std::string same(const Step<G>& step, const State& other, const Step<G>& others_step) const {
    const Seen<G> here = seen_by<G>(viewer_, at_.rules, at_.state, step);
    const Seen<G> there = seen_by<G>(viewer_, at_.rules, other, others_step);
    if (here == there) return {};
    const std::string after = " of the step \"" + write_line(line_of(at_.rules, step)) +
                              "\" (in the other world \"" +
                              write_line(line_of(at_.rules, others_step)) + "\")";
    if (!(here.events == there.events)) return told("the events" + after);
    if (!(here.turn == there.turn)) return told("whom the game waits for because" + after);
    return told("the view because" + after);
  }

  std::string told(const std::string& what) const {
    return "what " + name_of_viewer(viewer_) + " may not know changes " + what;
  }

  const Position<G>& at_;
  const Alphabet<G>& all_;
  Seat viewer_;
};

template <Game G>
std::string secrecy_law(const Position<G>& at, const Alphabet<G>& all, Seat viewer, Philox& random,
                        LawReport& report) {
  using Kit = LawKit<G>;
  if constexpr (!Kit::kSecrets) return {};  // there is nothing to tell
  const SecrecyLaw<G> law(at, all, viewer);
  const typename G::State other = Kit::reseal(at.rules, at.state, viewer, random);
  ++report.resealed;
  report.changed += !same_bytes(other, at.state);
  if (std::string why = law.now(other); !why.empty() || at.turn.owes == Owes::nothing) return why;
  return law.next(Kit::reseal_lasting(at.rules, at.state, viewer, random), random);
}

}  // namespace benchboss
