#include "catalog/catalog.h"
#include "catalog/rules_of.h"
#include "match/printable.h"
#include "match/table_of.h"

#include <algorithm>

namespace benchboss {

namespace {

// "rookie, junior, pro"
template <class Things, class Name>
std::string joined(const Things& things, Name name) {
  std::string text;
  for (const auto& thing : things) {
    if (!text.empty()) text += ", ";
    text += name(thing);
  }
  return text;
}

std::string allowed_values(const OptionSpec& spec) {
  if (spec.words.empty()) return std::to_string(spec.low) + "-" + std::to_string(spec.high);
  return joined(spec.words, [](std::string_view word) { return word; });
}

std::uint32_t place(const std::vector<std::uint32_t>& places, std::size_t i) {
  return i < places.size() ? places[i] : 0;
}

RecordFault unknown_game(const Record& header) {
  const std::string names = joined(games(), [](const GameInfo& game) { return game.name; });
  return {header.places.game,
          "game: " + printable(header.game),
          {"record.unknown_game", {}, {{"allowed", names}}}};
}

RecordFault check_version(const Record& header, int known) {
  if (header.rules_version == known) return {};
  return {header.places.rules,
          "rules: " + std::to_string(header.rules_version),
          {"record.unknown_rules", {}, {{"known", std::to_string(known)}}}};
}

Verdict read_option(const Record& header, std::size_t i, std::span<const OptionSpec> specs,
                    std::span<std::int16_t> values) {
  const auto& [name, value] = header.options[i];
  const auto before = header.options.begin() + static_cast<std::ptrdiff_t>(i);
  const auto same = [&](const auto& other) { return other.first == name; };
  if (std::any_of(header.options.begin(), before, same)) return {"record.twice", {}, {}};
  switch (set_option(specs, values, name, value)) {
    case OptionFault::none:
      return {};
    case OptionFault::unknown_name: {
      const std::string names = joined(specs, [](const OptionSpec& spec) { return spec.name; });
      return {"record.unknown_option", {}, {{"option", printable(name)}, {"allowed", names}}};
    }
    default: {
      const auto spec = std::find_if(specs.begin(), specs.end(),
                                     [&](const OptionSpec& each) { return each.name == name; });
      return {"record.bad_value", {}, {{"option", name}, {"allowed", allowed_values(*spec)}}};
    }
  }
}

RecordFault read_options(const Record& header, std::span<const OptionSpec> specs,
                         std::span<std::int16_t> values) {
  for (std::size_t i = 0; i < header.options.size(); ++i)
    if (Verdict why = read_option(header, i, specs, values); !why.accepted()) {
      const auto& [name, value] = header.options[i];
      return {place(header.places.options, i),
              "option: " + printable(name) + "=" + printable(value), std::move(why)};
    }
  return {};
}

RecordFault fault_at_seat(const Record& header, std::size_t i, Verdict why) {
  return {place(header.places.seats, i),
          "seat " + std::to_string(i + 1) + ": " + printable(header.seats[i].name), std::move(why)};
}

// A record without seats is one that does not say who sat there.
RecordFault check_seats(const Record& header, Seat wanted) {
  const std::size_t given = header.seats.size();
  for (std::size_t i = 0; i < given; ++i)
    if (Verdict why = check_name(header.seats[i].name); !why.accepted())
      return fault_at_seat(header, i, std::move(why));
  if (given == 0 || given == wanted) return {};
  return fault_at_seat(header, given - 1,
                       {"record.wrong_seats",
                        {},
                        {{"wanted", std::to_string(wanted)}, {"given", std::to_string(given)}}});
}

template <Game G>
OpenedTable open(const Record& header) {
  OpenedTable opened;
  OptionsOf<G> options = default_options<G>();
  opened.fault = check_version(header, G::kRulesVersion);
  if (!opened.fault.found()) opened.fault = read_options(header, G::kOptions, options);
  if (opened.fault.found()) return opened;
  typename G::Rules rules = G::make_rules(options);
  opened.fault = bring_data<G>(header, rules);
  if (!opened.fault.found()) opened.fault = check_seats(header, G::seats(rules));
  if (!opened.fault.found()) opened.table = std::make_unique<TableOf<G>>(rules, &make_coach<G>);
  return opened;
}

}  // namespace

OpenedTable open_table(const Record& header) {
  OpenedTable opened;
  const bool known =
      Catalog::with(header.game, [&]<class G>(std::type_identity<G>) { opened = open<G>(header); });
  if (!known) opened.fault = unknown_game(header);
  return opened;
}

}  // namespace benchboss
