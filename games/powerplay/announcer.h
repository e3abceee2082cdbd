#pragma once
#include "games/powerplay/events.h"

namespace benchboss::powerplay {

// Who hears it and who learns something that was hidden.
template <class Sink>
class Announcer {
 protected:
  explicit Announcer(Sink& sink) : sink_(sink) {}

  template <class... Args>
  void tell_all(Said said, RuleId rule, Args... args) {
    if constexpr (!Sink::kSilent) sink_(event_of(said, rule, args...));
  }
  // For all, and new to everyone but one seat (kSpectator: new to every seat).
  template <class... Args>
  void tell_shown(Said said, RuleId rule, Seat knew, Args... args) {
    if constexpr (!Sink::kSilent) {
      Event told = event_of(said, rule, args...);
      told.learned = SeatSet::everyone_but(knew);
      sink_(told);
    }
  }
  // The argument number `secret` is for the audience alone.
  template <class... Args>
  void tell_secret(Said said, RuleId rule, SeatSet audience, SeatSet learned, unsigned secret,
                   Args... args) {
    if constexpr (!Sink::kSilent) {
      Event told = event_of(said, rule, args...);
      told.secret = static_cast<std::uint8_t>(1u << secret);
      told.audience = audience;
      told.learned = learned;
      sink_(told);
    }
  }

 private:
  Sink& sink_;
};

}  // namespace benchboss::powerplay
