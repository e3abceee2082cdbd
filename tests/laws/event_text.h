#pragma once
#include "core/game.h"

#include <string>

namespace benchboss {

// "seat=1 card=rr.card.7", "?" for what is hidden.
template <Game G>
std::string text_of_args(const Event& event) {
  std::string text;
  const EventShape& shape = G::event_shapes()[event.kind];
  for (std::size_t i = 0; i < Event::kMaxArgs && !shape.args[i].name.empty(); ++i) {
    text += ' ';
    text += shape.args[i].name;
    text += '=';
    const std::int16_t value = event.args[i];
    if (value == Event::kHidden) {
      text += '?';
    } else if (shape.args[i].type == ArgType::term) {
      text += G::terms()[static_cast<std::size_t>(value)];
    } else {
      const bool from_one =
          shape.args[i].type == ArgType::seat || shape.args[i].type == ArgType::team;
      text += std::to_string(value + (from_one ? 1 : 0));
    }
  }
  return text;
}

// "RR-9 rr.dealt seat=2 card=?": as a spectator hears it.
template <Game G>
std::string text_of(const Event& event) {
  return std::string(write_rule(G::kRulePrefix, event.rule).view()) + " " +
         std::string(G::event_shapes()[event.kind].id) +
         text_of_args<G>(as_seen_by(event, kSpectator));
}

// The seats that hear more than a spectator, with what they hear; and who learned something.
template <Game G>
std::string text_of_audience(const typename G::Rules& rules, const Event& event) {
  std::string text;
  std::string learned;
  for (Seat seat = 0; seat < G::seats(rules); ++seat) {
    const std::string number = std::to_string(seat + 1);
    if (!(as_seen_by(event, seat) == as_seen_by(event, kSpectator)))
      text += "; to " + number + ":" + text_of_args<G>(as_seen_by(event, seat));
    if (event.learned.has(seat)) learned += " " + number;
  }
  if (!learned.empty()) text += "; learned by" + learned;
  return text;
}

}  // namespace benchboss
