#pragma once
#include "core/game.h"
#include "match/record.h"

#include <cstring>
#include <string>

namespace benchboss {

// One step of a game: a decision of a seat or an outcome of chance.
template <Game G>
struct Step {
  bool chance = false;
  Seat seat = 0;
  typename G::Action action{};
  typename G::Outcome outcome{};

  static Step of(Seat seat, const typename G::Action& action) {
    Step step;
    step.seat = seat;
    step.action = action;
    return step;
  }
  static Step of(const typename G::Outcome& outcome) {
    Step step;
    step.chance = true;
    step.outcome = outcome;
    return step;
  }
};

template <Game G, class Sink>
void apply(const typename G::Rules& rules, typename G::State& state, const Step<G>& step,
           Sink& sink) {
  if (step.chance) {
    G::roll(rules, state, step.outcome, sink);
  } else {
    G::act(rules, state, step.seat, step.action, sink);
  }
}

template <Game G>
Line line_of(const typename G::Rules& rules, const Step<G>& step) {
  if (step.chance)
    return {Line::Kind::chance, 0, std::string(G::write(rules, step.outcome).view())};
  return {Line::Kind::move, step.seat, std::string(G::write(rules, step.action).view())};
}

// The head of a record of a game with these options: those away from their default are named.
template <Game G>
Record header_of(const OptionsOf<G>& options) {
  Record record;
  record.game = G::kName;
  record.rules_version = G::kRulesVersion;
  for (std::size_t i = 0; i < options.size(); ++i)
    if (options[i] != G::kOptions[i].normal)
      record.options.emplace_back(G::kOptions[i].name, write_option(G::kOptions[i], options[i]));
  return record;
}

// Equal to the last byte; a small value has no bytes but those of its fields.
template <SmallValue T>
bool same_bytes(const T& a, const T& b) {
  return std::memcmp(&a, &b, sizeof(T)) == 0;
}

// Where a game stands when a law looks at it.
template <Game G>
struct Position {
  const typename G::Rules& rules;
  const typename G::State& state;
  Turn turn;

  Position(const typename G::Rules& the_rules, const typename G::State& the_state)
      : rules(the_rules), state(the_state), turn(G::turn(the_rules, the_state)) {}

  // Made once for the seat that was asked about last.
  const ActionList<G>& choices(Seat seat) const {
    if (listed_ != seat) G::actions(rules, state, seat, choices_);
    listed_ = seat;
    return choices_;
  }
  OddsOf<G> odds() const {
    OddsOf<G> list;
    G::outcomes(rules, state, list);
    return list;
  }

 private:
  mutable ActionList<G> choices_;
  mutable int listed_ = -1;
};

template <Game G>
Step<G> random_step(const Position<G>& at, Philox& random) {
  if (at.turn.owes == Owes::chance) return Step<G>::of(draw<G>(at.rules, at.state, random));
  SeatSet asked = at.turn.seats;
  for (std::uint32_t skip = random.below(static_cast<std::uint32_t>(asked.size())); skip > 0;
       --skip)
    asked.drop(asked.lowest());
  const Seat seat = asked.lowest();
  const ActionList<G>& list = at.choices(seat);
  return Step<G>::of(seat, list[random.below(static_cast<std::uint32_t>(list.size()))]);
}

// Everyone who may look: the seats and, last, a spectator.
template <Game G>
Seat viewer_at(const typename G::Rules& rules, unsigned index) {
  return index < G::seats(rules) ? static_cast<Seat>(index) : kSpectator;
}

inline std::string name_of_viewer(Seat viewer) {
  return viewer == kSpectator ? "a spectator" : "seat " + std::to_string(viewer + 1);
}

}  // namespace benchboss
