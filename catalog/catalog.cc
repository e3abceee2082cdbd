#include "catalog/catalog.h"

#include <algorithm>
#include <array>

#include "embedded/rink_ratz.h"
#include "match/printable.h"
#include "match/table_of.h"

namespace benchboss {

namespace {

// The pages that a game brings along.
template <Game G>
struct Pages;
template <>
struct Pages<RinkRatz> {
  static std::string_view rulebook() { return embedded::rink_ratz_RULES_md(); }
  static std::string_view texts() { return embedded::rink_ratz_texts_csv(); }
};

template <Game G>
GameInfo info_of() {
  const auto coaches = coach_names<G>();
  GameInfo info;
  info.name = G::kName;
  info.rule_prefix = G::kRulePrefix;
  info.rules_version = G::kRulesVersion;
  info.options = G::kOptions;
  info.variants = G::variants();
  info.coaches.assign(coaches.begin(), coaches.end());
  info.rulebook = Pages<G>::rulebook();
  info.texts = Pages<G>::texts();
  return info;
}

std::string joined(std::span<const std::string> words) {
  std::string text;
  for (const std::string& word : words) {
    if (!text.empty()) text += ", ";
    text += word;
  }
  return text;
}

std::string allowed_values(const OptionSpec& spec) {
  if (spec.words.empty()) return std::to_string(spec.low) + "-" + std::to_string(spec.high);
  return joined(std::vector<std::string>(spec.words.begin(), spec.words.end()));
}

RecordFault fault(std::uint32_t line, std::string text, Verdict why) {
  return {line, std::move(text), std::move(why)};
}

std::uint32_t place(const std::vector<std::uint32_t>& places, std::size_t i) {
  return i < places.size() ? places[i] : 0;
}

RecordFault unknown_game(const Record& header) {
  std::vector<std::string> names;
  for (const GameInfo& game : games()) names.emplace_back(game.name);
  return fault(header.places.game, "game: " + printable(header.game),
               {"record.unknown_game", {}, {{"allowed", joined(names)}}});
}

RecordFault check_version(const Record& header, int known) {
  if (header.rules_version == known) return {};
  return fault(header.places.rules, "rules: " + std::to_string(header.rules_version),
               {"record.unknown_rules", {}, {{"known", std::to_string(known)}}});
}

template <Game G>
RecordFault read_options(const Record& header, OptionsOf<G>& values) {
  std::array<bool, G::kOptions.size()> seen{};
  for (std::size_t i = 0; i < header.options.size(); ++i) {
    const auto& [name, value] = header.options[i];
    const auto at = [&](Verdict why) {
      return fault(place(header.places.options, i),
                   "option: " + printable(name) + "=" + printable(value), std::move(why));
    };
    const auto spec = std::find_if(G::kOptions.begin(), G::kOptions.end(),
                                   [&](const OptionSpec& each) { return each.name == name; });
    if (spec == G::kOptions.end()) {
      std::vector<std::string> names;
      for (const OptionSpec& each : G::kOptions) names.emplace_back(each.name);
      return at({"record.unknown_option",
                 {},
                 {{"option", printable(name)}, {"allowed", joined(names)}}});
    }
    if (std::exchange(seen[static_cast<std::size_t>(spec - G::kOptions.begin())], true))
      return at({"record.twice", {}, {}});
    if (set_option(G::kOptions, values, name, value) != OptionFault::none)
      return at({"record.bad_value", {}, {{"option", name}, {"allowed", allowed_values(*spec)}}});
  }
  return {};
}

// A record without seats is one that does not say who sat there.
RecordFault check_seats(const Record& header, Seat wanted) {
  const std::size_t given = header.seats.size();
  for (std::size_t i = 0; i < given; ++i)
    if (Verdict why = check_name(header.seats[i].name); !why.accepted())
      return fault(place(header.places.seats, i),
                   "seat " + std::to_string(i + 1) + ": " + printable(header.seats[i].name),
                   std::move(why));
  if (given == 0 || given == wanted) return {};
  const std::size_t last = given - 1;
  return fault(place(header.places.seats, last), "seat " + std::to_string(given) + ": " + printable(header.seats[last].name),
               {"record.wrong_seats",
                {},
                {{"wanted", std::to_string(wanted)}, {"given", std::to_string(given)}}});
}

template <Game G>
OpenedTable open(const Record& header) {
  OpenedTable opened;
  opened.fault = check_version(header, G::kRulesVersion);
  OptionsOf<G> options = default_options<G>();
  if (!opened.fault.found()) opened.fault = read_options<G>(header, options);
  if (opened.fault.found()) return opened;
  const typename G::Rules rules = G::make_rules(options);
  opened.fault = check_seats(header, G::seats(rules));
  if (!opened.fault.found()) opened.table = std::make_unique<TableOf<G>>(rules, &make_coach<G>);
  return opened;
}

}  // namespace

const std::vector<GameInfo>& games() {
  static const std::vector<GameInfo> all = [] {
    std::vector<GameInfo> infos;
    Catalog::each([&]<class G>(std::type_identity<G>) { infos.push_back(info_of<G>()); });
    return infos;
  }();
  return all;
}

const GameInfo* find_game(std::string_view name) {
  for (const GameInfo& game : games())
    if (game.name == name) return &game;
  return nullptr;
}

OpenedTable open_table(const Record& header) {
  OpenedTable opened;
  const bool known = Catalog::with(
      header.game, [&]<class G>(std::type_identity<G>) { opened = open<G>(header); });
  if (!known) opened.fault = unknown_game(header);
  return opened;
}

}  // namespace benchboss
