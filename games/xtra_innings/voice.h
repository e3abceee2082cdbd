#pragma once
#include "games/xtra_innings/events.h"
#include "games/xtra_innings/xtra_innings.h"

namespace benchboss::xtra_innings {

// What the referee says, and who hears it.
template <class Sink>
class Voice {
 public:
  Voice(const Rules& rules, Sink& sink) : rules_(rules), sink_(sink) {}

  template <class... Args>
  void tell(Said said, RuleId rule, Args... args) {
    if constexpr (!Sink::kSilent) sink_(event_of(said, rule, args...));
  }
  // Something hidden is turned face up. Nobody takes back what was shown, not even who showed it
  // (XI-22).
  template <class... Args>
  void reveal(Said said, RuleId rule, Args... args) {
    if constexpr (!Sink::kSilent) {
      Event told = event_of(said, rule, args...);
      told.learned = SeatSet::everyone();
      sink_(told);
    }
  }
  // A card drawn: its face is for the team (XI-29, XI-60).
  void drew(RuleId rule, Seat seat, Card card) {
    if constexpr (!Sink::kSilent) {
      Event told = event_of(Said::drew, rule, seat, term(card));
      told.secret = 1u << 1;
      told.audience = SeatSet::of(seat);
      if (rules_.seats == 4) told.audience.add(static_cast<Seat>(seat ^ 2));
      told.learned = told.audience;
      sink_(told);
    }
  }

 private:
  const Rules& rules_;
  Sink& sink_;
};

}  // namespace benchboss::xtra_innings
