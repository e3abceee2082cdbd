#include "server/house/told_games.h"

#include "catalog/game_data.h"
#include "catalog/rulebook.h"

#include <boost/json/array.hpp>

#include <algorithm>
#include <cassert>
#include <cctype>
#include <set>
#include <string>

namespace benchboss {

namespace json = boost::json;

namespace {

template <class Names>
json::array names_json(const Names& names) {
  json::array all;
  for (const std::string_view name : names) all.emplace_back(name);
  return all;
}

// The ids of a game's texts begin with this.
std::string small_prefix(const GameInfo& game) {
  std::string prefix(game.rule_prefix);
  std::transform(prefix.begin(), prefix.end(), prefix.begin(),
                 [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return prefix + ".";
}

json::value id_if_there(const Texts& texts, const std::string& id) {
  return texts.has(id) ? json::value(id) : json::value(nullptr);
}

json::object option_json(const GameInfo& game, const OptionSpec& spec, const Texts& texts) {
  const std::string name(spec.name);
  const std::string prefix = small_prefix(game);
  // A number without words of its own is told by its bounds.
  const bool counts = spec.words.empty();
  json::array values;
  for (int value = spec.low; value <= spec.high && !counts; ++value) {
    const std::string word(write_option(spec, static_cast<std::int16_t>(value)).view());
    values.push_back(json::object{
        {"value", word}, {"title", id_if_there(texts, prefix + "value." + name + "." + word)}});
  }
  return {{"name", spec.name},
          {"title", prefix + "option_name." + name},
          {"help", prefix + "option_help." + name},
          {"normal", write_option(spec, spec.normal).view()},
          {"values", std::move(values)},
          {"low", counts ? json::value(spec.low) : json::value(nullptr)},
          {"high", counts ? json::value(spec.high) : json::value(nullptr)}};
}

std::size_t seats_with(const GameInfo& game, const OptionSpec* spec, int value) {
  Record header;
  header.game = game.name;
  header.rules_version = game.rules_version;
  if (spec != nullptr)
    header.options = {{std::string(spec->name),
                       std::string(write_option(*spec, static_cast<std::int16_t>(value)).view())}};
  return open_table(header).table->seats();
}

// How many can sit down: whatever any one of the options makes of it.
json::array seat_counts(const GameInfo& game) {
  std::set<std::size_t> counts{seats_with(game, nullptr, 0)};
  for (const OptionSpec& spec : game.options)
    for (int value = spec.low; value <= spec.high; ++value)
      counts.insert(seats_with(game, &spec, value));
  return json::array(counts.begin(), counts.end());
}

json::object chapter_json(const RuleChapter& chapter, Lang lang) {
  json::array rules;
  for (const RulePage& rule : chapter.rules)
    rules.push_back(json::object{{"id", rule.id},
                                 {"title", rule.title[lang]},
                                 {"text", rule.text[lang]},
                                 {"origin", rule.origin}});
  return {
      {"title", chapter.title[lang]}, {"text", chapter.text[lang]}, {"rules", std::move(rules)}};
}

}  // namespace

std::string_view name_of(Lang lang) { return lang == Lang::fr ? "fr" : "en"; }

std::vector<std::string_view> ids_of_part(const Texts& texts, std::string_view part) {
  std::vector<std::string_view> ids = texts.ids();
  if (part.empty()) return ids;
  Texts own;
  std::set<std::string> listed;
  for (const GameInfo& game : games()) {
    if (part != kSharedTexts && part != game.name) continue;
    [[maybe_unused]] const TextsFault fault = own.load(game.name, game.texts);
    assert(!fault.found());
    for (const char* each : {"name", "blurb", "minute"}) listed.insert(small_prefix(game) + each);
  }
  std::erase_if(ids, [&](std::string_view id) {
    if (part != kSharedTexts) return !own.has(id);
    return own.has(id) && !listed.contains(std::string(id));
  });
  return ids;
}

json::object told_game(const GameInfo& game, const Texts& texts) {
  json::array options;
  for (const OptionSpec& spec : game.options) options.push_back(option_json(game, spec, texts));
  json::object variants;
  for (const Variant& variant : game.variants) {
    json::object& chosen = variants[variant.name].emplace_object();
    for (const auto& [name, value] : variant.options) chosen[name] = value;
  }
  return {{"game", game.name},
          {"title", small_prefix(game) + "name"},
          {"blurb", small_prefix(game) + "blurb"},
          {"minute", id_if_there(texts, small_prefix(game) + "minute")},
          {"rule_prefix", game.rule_prefix},
          {"rules_version", game.rules_version},
          {"seats", seats_with(game, nullptr, 0)},
          {"seat_counts", seat_counts(game)},
          {"options", std::move(options)},
          {"coaches", names_json(game.coaches)},
          {"data_slots", names_json(game.data_slots)},
          {"real_dice", has_open_chance(game.name)},
          {"variants", std::move(variants)}};
}

json::object told_rules(const GameInfo& game, Lang lang) {
  const Rulebook book = read_rulebook(game.rulebook);
  json::array chapters;
  for (const RuleChapter& chapter : book.chapters) chapters.push_back(chapter_json(chapter, lang));
  return {{"game", game.name},
          {"lang", name_of(lang)},
          {"title", book.title},
          {"introduction", book.introduction[lang]},
          {"chapters", std::move(chapters)}};
}

}  // namespace benchboss
