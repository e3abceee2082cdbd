#include "match/event_json.h"

#include <boost/json/object.hpp>

namespace benchboss {

std::vector<SaidEvent> events_laid_open(const Table& table) {
  std::vector<SaidEvent> open = table.events(kSpectator, 0);
  for (Seat seat = 0; seat < table.seats(); ++seat) {
    const std::vector<SaidEvent> seen = table.events(seat, 0);
    for (std::size_t i = 0; i < open.size(); ++i)
      for (std::size_t arg = 0; arg < open[i].args.size(); ++arg)
        if (open[i].args[arg].hidden) open[i].args[arg] = seen[i].args[arg];
  }
  return open;
}

boost::json::value event_json(const SaidEvent& event) {
  boost::json::object args;
  for (const SaidArg& arg : event.args) {
    boost::json::value& value = args[arg.name];
    if (arg.hidden) continue;
    if (arg.type == ArgType::term || arg.type == ArgType::name) {
      value = arg.term;
    } else {
      value = arg.value;
    }
  }
  boost::json::object object{{"n", event.number}, {"id", event.id}, {"rule", nullptr}};
  if (!event.rule.empty()) object["rule"] = event.rule;
  object["args"] = std::move(args);
  return object;
}

}  // namespace benchboss
