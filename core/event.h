#pragma once
#include "core/list.h"
#include "core/rule_id.h"
#include "core/seats.h"

#include <array>
#include <cstdint>
#include <initializer_list>
#include <span>
#include <string_view>

namespace benchboss {

// Something that happened. Everyone is told that it happened; the arguments in `secret` are for
// the audience only (a card dealt). So all seats count the same events with the same numbers.
struct Event {
  static constexpr std::size_t kMaxArgs = 4;
  static constexpr std::int16_t kHidden = INT16_MIN;

  std::uint8_t kind = 0;    // the game's own enum; its Shape says what the arguments are
  std::uint8_t secret = 0;  // bit i: args[i] is for the audience only
  RuleId rule;
  SeatSet audience = SeatSet::everyone();
  SeatSet learned;  // who was told something hidden: they cannot undo past it
  std::array<std::int16_t, kMaxArgs> args{};

  friend constexpr bool operator==(const Event&, const Event&) = default;
};
static_assert(sizeof(Event) == 16);

// What everyone may know; who hears of it and what of it is secret can still be set.
template <class Kind, class... Args>
constexpr Event event_of(Kind kind, RuleId rule, Args... args) {
  Event event;
  event.kind = static_cast<std::uint8_t>(kind);
  event.rule = rule;
  event.args = {static_cast<std::int16_t>(args)...};
  return event;
}

// The one choke point through which events reach a seat.
constexpr Event as_seen_by(Event event, Seat seat) {
  if (!event.audience.has(seat))
    for (std::size_t i = 0; i < Event::kMaxArgs; ++i)
      if ((event.secret >> i & 1) != 0) event.args[i] = Event::kHidden;
  event.audience = SeatSet::everyone();
  event.learned = SeatSet::none();
  return event;
}

// What an argument means, so that every screen can say it in its own words.
enum class ArgType : std::uint8_t { seat, team, number, term, name };

struct ArgShape {
  std::string_view name;
  ArgType type = ArgType::number;
};

// A game's events as data: message id and arguments. A `term` argument is an index into the game's
// list of terms, which are message ids themselves ("rr.card.7"). A `name` argument is a proper
// name, the same in every language: G::proper_name(rules, value) says it.
struct EventShape {
  std::string_view id;
  std::array<ArgShape, Event::kMaxArgs> args{};
};

// A silent sink: what is sent here is not even computed.
struct Silent {
  static constexpr bool kSilent = true;
  constexpr void operator()(const Event&) const {}
};

// Keeps the events of one step.
template <std::size_t N>
struct EventList : List<Event, N> {
  static constexpr bool kSilent = false;
  constexpr void operator()(const Event& event) { this->push(event); }
};

}  // namespace benchboss
