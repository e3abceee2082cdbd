#pragma once
#include "tests/laws/report.h"
#include "tests/laws/step.h"

#include <string>

namespace benchboss {

// Whoever is waited for sits at the table and has a choice; chance has an outcome.
template <Game G>
std::string turn_law(const Position<G>& at, Peaks& peaks) {
  const Seat seats = G::seats(at.rules);
  if (at.turn.owes != Owes::decision) {
    if (!at.turn.seats.empty()) return "seats are waited for though no decision is owed";
    if (at.turn.owes == Owes::chance && G::tickets(at.rules, at.state) == 0)
      return "chance is owed and has no outcome";
    return {};
  }
  if (at.turn.seats.empty()) return "a decision is owed, but by no seat";
  for (unsigned seat = 0; seat <= kSpectator; ++seat) {
    if (!at.turn.asks(static_cast<Seat>(seat))) continue;
    if (seat >= seats) return "a decision is owed by a seat that nobody has";
    const std::size_t choices = at.choices(static_cast<Seat>(seat)).size();
    if (choices == 0) return "a seat is asked and has no choice";
    peaks.actions = std::max(peaks.actions, choices);
  }
  return {};
}

// Lists run over their capacity only by our own mistake. The assertions of a debug build end it on
// the spot; without them the size says so afterwards.
template <Game G>
std::string bounds_law(const Peaks& peaks) {
  if (peaks.actions > G::kMaxActions) return "more actions than kMaxActions";
  if (peaks.outcomes > G::kMaxOutcomes) return "more outcomes than kMaxOutcomes";
  if (peaks.events > G::kMaxEvents) return "more events in a step than kMaxEvents";
  return {};
}

// At the end: the winners are exactly those with the most points, or nobody if teams share them.
template <Game G>
std::string result_law(const Position<G>& at) {
  const Seat seats = G::seats(at.rules);
  const Result result = G::result(at.rules, at.state);
  std::int16_t most = result.points[0];
  for (Seat seat = 1; seat < seats; ++seat) most = std::max(most, result.points[seat]);
  SeatSet best;
  bool shared = false;
  for (Seat seat = 0; seat < seats; ++seat) {
    if (result.points[seat] != most) continue;
    if (!best.empty() && G::team(at.rules, best.lowest()) != G::team(at.rules, seat)) shared = true;
    best.add(seat);
  }
  for (Seat seat = 0; seat < seats; ++seat)
    for (Seat mate = 0; mate < seat; ++mate)
      if (G::team(at.rules, seat) == G::team(at.rules, mate) &&
          result.points[seat] != result.points[mate])
        return "partners do not have the same points";
  if (shared) best = SeatSet::none();
  if (!(result.winners == best)) return "the winners are not those with the most points";
  return {};
}

}  // namespace benchboss
