#include "catalog/catalog.h"
#include "cli/arguments.h"
#include "cli/console.h"
#include "cli/exit_code.h"
#include "cli/joined.h"
#include "cli/play/typeset.h"
#include "cli/run.h"

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>

namespace benchboss {

using playing::wrap;

namespace {

namespace json = boost::json;

std::vector<std::string> values_of(const OptionSpec& spec) {
  std::vector<std::string> values;
  for (int value = spec.low; value <= spec.high; ++value)
    values.emplace_back(write_option(spec, static_cast<std::int16_t>(value)).view());
  return values;
}

// How many can sit down: what the option "seats" allows, or what the table has without one.
std::vector<int> seats_of(const GameInfo& game) {
  Record header;
  header.game = game.name;
  header.rules_version = game.rules_version;
  std::vector<int> seats;
  for (const OptionSpec& spec : game.options) {
    if (spec.name != "seats") continue;
    for (const std::string& value : values_of(spec)) {
      header.options = {{"seats", value}};
      seats.push_back(open_table(header).table->seats());
    }
  }
  if (seats.empty()) seats.push_back(open_table(header).table->seats());
  return seats;
}

json::value in_each_language(const Texts& texts, const std::string& id) {
  return json::object{{"en", texts.say(Lang::en, id)}, {"fr", texts.say(Lang::fr, id)}};
}

json::value option_json(const OptionSpec& spec) {
  json::array values;
  for (const std::string& value : values_of(spec)) values.push_back(json::value(value));
  return json::object{{"name", spec.name},
                      {"values", std::move(values)},
                      {"default", write_option(spec, spec.normal).view()}};
}

json::value game_json(const GameInfo& game, const Texts& texts) {
  const std::string prefix = message_prefix(game.rule_prefix);
  json::array options;
  json::array coaches;
  json::array seats;
  for (const OptionSpec& spec : game.options) options.push_back(option_json(spec));
  for (const std::string_view coach : game.coaches) coaches.push_back(json::value(coach));
  for (const int count : seats_of(game)) seats.push_back(json::value(count));
  return json::object{{"name", game.name},
                      {"rules", game.rules_version},
                      {"rule_prefix", game.rule_prefix},
                      {"title", in_each_language(texts, prefix + ".name")},
                      {"blurb", in_each_language(texts, prefix + ".blurb")},
                      {"seats", std::move(seats)},
                      {"options", std::move(options)},
                      {"coaches", std::move(coaches)}};
}

// "rookie | junior | pro", or "0–10" where there are no words.
std::string choices_of(const OptionSpec& spec) {
  if (!spec.words.empty()) return joined(spec.words, " | ");
  return std::to_string(spec.low) + "–" + std::to_string(spec.high);
}

void print_game(const GameInfo& game, Console& console) {
  const std::string prefix = message_prefix(game.rule_prefix);
  console.line(console.tone(console.say_of(prefix, "name"), Tone::strong) + "  " +
               console.tone(game.name, Tone::accent));
  for (const std::string& line : wrap(console.say_of(prefix, "blurb"), console.width() - 2))
    console.line("  " + line);
  std::vector<std::string> seats;
  for (const int count : seats_of(game)) seats.push_back(std::to_string(count));
  console.line("  " + console.say("cli.games.seats", {{"seats", joined(seats)}}));
  console.line("  " + console.say("cli.games.coaches", {{"coaches", joined(game.coaches)}}));
  console.line("\n  " + console.tone(console.say("cli.games.options"), Tone::strong));
  for (const OptionSpec& spec : game.options) {
    const std::string name(spec.name);
    console.line("  " + console.tone(name + "=" + choices_of(spec), Tone::accent) + "  " +
                 console.tone(console.say("cli.games.default",
                                          {{"value", write_option(spec, spec.normal).view()}}),
                              Tone::quiet));
    for (const std::string& line :
         wrap(console.say_of(prefix, "option_help." + name), console.width() - 6))
      console.line("      " + line);
  }
}

}  // namespace

int run_games(const Arguments& given, Console& console) {
  if (given.has("json")) {
    json::array all;
    for (const GameInfo& game : games()) all.push_back(game_json(game, console.texts()));
    console.json(json::object{{"games", std::move(all)}});
    return kOk;
  }
  bool first = true;
  for (const GameInfo& game : games()) {
    if (!first) console.line();
    first = false;
    print_game(game, console);
  }
  return kOk;
}

}  // namespace benchboss
