#pragma once
#include "games/pairadice/events.h"
#include "games/pairadice/pairadice.h"

namespace benchboss::pairadice {

// Tells the sink what happens; nothing of it is computed for a silent one.
template <class Sink>
class Announcer {
 public:
  explicit Announcer(Sink& sink) : sink_(sink) {}

  template <class... Args>
  void tell(Said said, RuleId rule, Args... args) {
    if constexpr (!Sink::kSilent) sink_(event_of(said, rule, args...));
  }
  // Something about a club, a man of it, and more.
  template <class... Args>
  void tell_club(Said said, RuleId rule, Side side, Args... args) {
    tell(said, rule, name_of_club(side), args...);
  }
  template <class... Args>
  void tell_man(Said said, RuleId rule, Side side, Man man, Args... args) {
    if constexpr (!Sink::kSilent)
      tell(said, rule, name_of_club(side), name_of_man(side, man), args...);
  }
  // What nobody could know before: the dice.
  template <class... Args>
  void reveal(Said said, RuleId rule, Args... args) {
    if constexpr (!Sink::kSilent) {
      Event told = event_of(said, rule, args...);
      told.learned = SeatSet::everyone();
      sink_(told);
    }
  }

 private:
  Sink& sink_;
};

}  // namespace benchboss::pairadice
