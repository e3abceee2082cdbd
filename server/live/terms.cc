#include "server/live/terms.h"

#include "catalog/catalog.h"
#include "match/json_fields.h"
#include "server/live/fields.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace benchboss {

namespace json = boost::json;

namespace {

constexpr std::array<std::string_view, 3> kClockKinds = {"off", "move", "bank"};

constexpr std::int64_t kMostSeconds = 30 * 24 * 3600;  // as the protocol says

ClockTerms read_clock(const json::object& clock) {
  ClockTerms terms;
  const std::string kind = text_in(clock, "kind");
  for (std::size_t i = 0; i < kClockKinds.size(); ++i)
    if (kind == kClockKinds[i]) terms.kind = static_cast<ClockTerms::Kind>(i);
  terms.seconds = std::min(number_in(clock, "seconds"), kMostSeconds);
  if (terms.seconds <= 0) terms.kind = ClockTerms::Kind::off;
  terms.resign_at_zero = text_in(clock, "at_zero") == "resign";
  return terms;
}

// A text with a fault stays as it is, so that the fault can be told with its line.
std::string as_kept(std::string_view game, std::string_view text) {
  std::string lines = rewrite_data(game, text);
  return lines.empty() ? std::string(text) : lines;
}

}  // namespace

TableTerms read_terms(const json::object& body) {
  TableTerms terms;
  terms.game = text_in(body, "game");
  if (const json::object* options = object_in(body, "options"))
    for (const auto& option : *options)
      if (option.value().is_string())
        terms.options.emplace_back(option.key(), option.value().get_string());
  if (const json::object* data = object_in(body, "data"))
    for (const auto& each : *data)
      if (each.value().is_string())
        terms.data.emplace_back(each.key(), as_kept(terms.game, each.value().get_string()));
  terms.over_days = text_in(body, "pace") == "days";
  terms.dice = text_in(body, "dice") == "real" ? DiceKind::by_hand : DiceKind::sealed;
  if (const json::object* clock = object_in(body, "clock")) terms.clock = read_clock(*clock);
  terms.delay = static_cast<std::uint32_t>(number_in(body, "delay"));
  terms.is_public = flag_in(body, "public", false);
  terms.chat = flag_in(body, "chat", true);
  return terms;
}

void tell_clock_terms(const ClockTerms& terms, Fields& fields) {
  fields.word("kind", kClockKinds[static_cast<std::size_t>(terms.kind)]);
  fields.number("seconds", terms.seconds);
  fields.word("at_zero", terms.resign_at_zero ? "resign" : "coach");
}

json::object write_terms(const TableTerms& terms) {
  json::object options;
  for (const auto& [name, value] : terms.options) options[name] = value;
  json::object data;
  for (const auto& [slot, text] : terms.data) data[slot] = text;
  JsonFields clock;
  tell_clock_terms(terms.clock, clock);
  return {{"game", terms.game},
          {"options", std::move(options)},
          {"data", std::move(data)},
          {"pace", terms.over_days ? "days" : "live"},
          {"dice", terms.dice == DiceKind::by_hand ? "real" : "sealed"},
          {"clock", clock.take()},
          {"delay", terms.delay},
          {"public", terms.is_public},
          {"chat", terms.chat}};
}

Record header_of(const TableTerms& terms) {
  Record header;
  header.game = terms.game;
  if (const GameInfo* game = find_game(terms.game)) header.rules_version = game->rules_version;
  header.options = terms.options;
  header.data = terms.data;
  header.places.data.assign(terms.data.size(), 1);  // a fault names the line of the text
  return header;
}

}  // namespace benchboss
