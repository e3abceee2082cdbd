#include "match/event_json.h"

#include "match/json_fields.h"

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

void tell_event(const SaidEvent& event, Fields& fields) {
  fields.number("n", static_cast<std::int64_t>(event.number));
  fields.word("id", event.id);
  if (event.rule.empty()) {
    fields.none("rule");
  } else {
    fields.word("rule", event.rule);
  }
  fields.open_group("args");
  for (const SaidArg& arg : event.args) {
    if (arg.hidden) {
      fields.none(arg.name);
    } else if (arg.type == ArgType::term || arg.type == ArgType::name) {
      fields.word(arg.name, arg.term);
    } else {
      fields.number(arg.name, arg.value);
    }
  }
  fields.close();
}

boost::json::value event_json(const SaidEvent& event) {
  JsonFields fields;
  tell_event(event, fields);
  return fields.take();
}

}  // namespace benchboss
