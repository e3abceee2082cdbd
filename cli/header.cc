#include "cli/header.h"

#include "catalog/catalog.h"
#include "cli/joined.h"
#include "match/printable.h"

#include <boost/json/object.hpp>

#include <algorithm>

namespace benchboss {

namespace {

std::string allowed_values(const OptionSpec& spec) {
  if (!spec.words.empty()) return joined(spec.words);
  return std::to_string(spec.low) + "–" + std::to_string(spec.high);
}

UsageFault check_setting(const GameInfo& game, const std::string& name, const std::string& value) {
  std::vector<std::string_view> names;
  for (const OptionSpec& spec : game.options) {
    names.push_back(spec.name);
    if (spec.name != name) continue;
    std::int16_t unused = 0;
    if (set_option({&spec, 1}, {&unused, 1}, name, value) == OptionFault::none) return {};
    UsageFault fault =
        unknown("cli.usage.bad_option_value", value, {spec.words.begin(), spec.words.end()});
    fault.words = {{"name", name}, {"value", printable(value)}, {"allowed", allowed_values(spec)}};
    return fault;
  }
  return unknown("cli.usage.unknown_option", name, names);
}

}  // namespace

Record header_of(std::string_view game, const Arguments& given) {
  Record header;
  header.game = game;
  header.rules_version = find_game(game)->rules_version;
  for (const auto& setting : given.settings()) {
    std::erase_if(header.options, [&](const auto& old) { return old.first == setting.first; });
    header.options.push_back(setting);
  }
  return header;
}

UsageFault check_settings(const Record& header) {
  const GameInfo& game = *find_game(header.game);
  for (const auto& [name, value] : header.options)
    if (UsageFault fault = check_setting(game, name, value); fault.found()) return fault;
  return {};
}

UsageFault check_coaches(std::string_view game, const std::vector<std::string>& coaches) {
  const std::vector<std::string_view>& known = find_game(game)->coaches;
  for (const std::string& coach : coaches)
    if (std::find(known.begin(), known.end(), coach) == known.end())
      return unknown("cli.usage.unknown_coach", coach, known);
  return {};
}

boost::json::value options_json(const Record& header) {
  boost::json::object options;
  for (const OptionSpec& spec : find_game(header.game)->options)
    options[spec.name] = std::string(write_option(spec, spec.normal).view());
  for (const auto& [name, value] : header.options) options[name] = value;
  return options;
}

std::string options_text(const Record& header) {
  std::string text;
  for (const auto& [name, value] : header.options) {
    if (!text.empty()) text += ", ";
    text += name;
    text += '=';
    text += value;
  }
  return text;
}

}  // namespace benchboss
