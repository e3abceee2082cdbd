#pragma once
#include "games/double_echec/double_echec.h"

#include <type_traits>

namespace benchboss::double_echec {

using EventLog = EventsOf<DoubleEchec>;

// One step of the game. Without a log nothing is told.
void apply_action(const Rules& rules, State& state, Seat seat, Action action, EventLog* log);
void apply_outcome(const Rules& rules, State& state, Outcome outcome, EventLog* log);

}  // namespace benchboss::double_echec

namespace benchboss {

template <class Sink>
void DoubleEchec::act(const Rules& rules, State& state, Seat seat, Action action, Sink& sink) {
  if constexpr (Sink::kSilent) {
    double_echec::apply_action(rules, state, seat, action, nullptr);
  } else if constexpr (std::is_same_v<Sink, double_echec::EventLog>) {
    double_echec::apply_action(rules, state, seat, action, &sink);
  } else {
    double_echec::EventLog log;
    double_echec::apply_action(rules, state, seat, action, &log);
    for (const Event& event : log) sink(event);
  }
}

template <class Sink>
void DoubleEchec::roll(const Rules& rules, State& state, Outcome outcome, Sink& sink) {
  if constexpr (Sink::kSilent) {
    double_echec::apply_outcome(rules, state, outcome, nullptr);
  } else if constexpr (std::is_same_v<Sink, double_echec::EventLog>) {
    double_echec::apply_outcome(rules, state, outcome, &sink);
  } else {
    double_echec::EventLog log;
    double_echec::apply_outcome(rules, state, outcome, &log);
    for (const Event& event : log) sink(event);
  }
}

}  // namespace benchboss
