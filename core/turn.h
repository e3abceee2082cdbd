#pragma once
#include "core/seats.h"

namespace benchboss {

// What the game waits for.
enum class Owes : std::uint8_t {
  decision,  // of every seat in the set; several seats decide sealed, in any order
  chance,    // a card, a die
  nothing,   // the game is over
};

struct Turn {
  Owes owes = Owes::nothing;
  SeatSet seats;

  static constexpr Turn of(Seat seat) { return {Owes::decision, SeatSet::of(seat)}; }
  static constexpr Turn sealed(SeatSet seats) { return {Owes::decision, seats}; }
  static constexpr Turn chance() { return {Owes::chance, {}}; }
  static constexpr Turn over() { return {Owes::nothing, {}}; }

  constexpr bool asks(Seat seat) const { return owes == Owes::decision && seats.has(seat); }
  friend constexpr bool operator==(const Turn&, const Turn&) = default;
};

}  // namespace benchboss
