#pragma once
#include "tests/laws/secrecy_law.h"
#include "tests/laws/step.h"

#include <string>

namespace benchboss {

// While several seats decide, a choice stays sealed: nobody else can tell which one it was, the
// others' choices stay what they are, and it does not matter who decides first.
template <Game G>
std::string sealed_law(const Position<G>& at, Philox& random) {
  if (at.turn.seats.size() < 2) return {};
  const Step<G> step = random_step(at, random);
  const Seat seats = G::seats(at.rules);
  for (const auto& other : at.choices(step.seat))
    for (unsigned i = 0; i <= seats; ++i)
      if (const Seat viewer = viewer_at<G>(at.rules, i); viewer != step.seat)
        if (!(seen_by<G>(viewer, at.rules, at.state, step) ==
              seen_by<G>(viewer, at.rules, at.state, Step<G>::of(step.seat, other))))
          return name_of_viewer(viewer) + " can tell the sealed choices of seat " +
                 std::to_string(step.seat + 1) + " apart";

  Silent silent;
  SeatSet rest = at.turn.seats;
  rest.drop(step.seat);
  const Seat second = rest.lowest();
  const ActionList<G> list = at.choices(second);
  const auto seconds =
      Step<G>::of(second, list[random.below(static_cast<std::uint32_t>(list.size()))]);
  typename G::State first_then_second = at.state;
  apply(at.rules, first_then_second, step, silent);
  const Position<G> between(at.rules, first_then_second);
  if (!between.turn.asks(second) || !(between.choices(second) == list))
    return "a sealed choice of seat " + std::to_string(step.seat + 1) + " changes those of seat " +
           std::to_string(second + 1);
  apply(at.rules, first_then_second, seconds, silent);
  typename G::State second_then_first = at.state;
  apply(at.rules, second_then_first, seconds, silent);
  apply(at.rules, second_then_first, step, silent);
  if (!same_bytes(first_then_second, second_then_first))
    return "the order of sealed choices changes the state";
  return {};
}

}  // namespace benchboss
