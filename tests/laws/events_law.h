#pragma once
#include "core/event.h"
#include "tests/laws/step.h"

#include <string>

namespace benchboss {

// An event is what its shape says: every argument there is in range, and there are no others.
template <Game G>
std::string events_law(const typename G::Rules& rules, const Event& event) {
  const auto shapes = G::event_shapes();
  if (event.kind >= shapes.size()) return "event " + std::to_string(event.kind) + " has no shape";
  const EventShape& shape = shapes[event.kind];
  const auto wrong = [&](std::size_t i, std::string_view why) {
    return std::string(shape.id) + ", argument " + std::string(shape.args[i].name) + " = " +
           std::to_string(event.args[i]) + ": " + std::string(why);
  };
  if (event.rule.number == 0) return std::string(shape.id) + " names no rule";
  for (std::size_t i = 0; i < Event::kMaxArgs; ++i) {
    const std::int16_t value = event.args[i];
    const bool secret = (event.secret >> i & 1) != 0;
    if (shape.args[i].name.empty()) {
      if (value != 0 || secret) return wrong(i, "the shape has no such argument");
      continue;
    }
    if (value == Event::kHidden) return wrong(i, "hidden before anyone looked");
    std::int64_t high = INT16_MAX;
    switch (shape.args[i].type) {
      case ArgType::seat:
        high = G::seats(rules) - 1;
        break;
      case ArgType::team:
        high = 0;
        for (Seat seat = 0; seat < G::seats(rules); ++seat)
          high = std::max<std::int64_t>(high, G::team(rules, seat));
        break;
      case ArgType::term:
        high = static_cast<std::int64_t>(G::terms().size()) - 1;
        break;
      case ArgType::number:
        continue;
      case ArgType::name:
        if constexpr (HasProperNames<G>)
          if (!G::proper_name(rules, value).empty()) continue;
        return wrong(i, "a name that nobody bears");
    }
    if (value < 0 || value > high) return wrong(i, "out of range");
  }
  if (event.secret >> Event::kMaxArgs != 0)
    return std::string(shape.id) + " hides what is not there";
  if (event.secret != 0)
    for (Seat seat = 0; seat <= kSpectator; ++seat)
      if (event.learned.has(seat) && !event.audience.has(seat))
        return std::string(shape.id) + ": somebody learned it who is not told";
  return {};
}

}  // namespace benchboss
