#include "catalog/catalog.h"
#include "catalog/rulebook.h"
#include "cli/arguments.h"
#include "cli/console.h"
#include "cli/exit_code.h"
#include "cli/markdown.h"
#include "cli/play/typeset.h"
#include "cli/run.h"
#include "match/printable.h"

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>

#include <algorithm>
#include <cctype>

namespace benchboss {

namespace {

namespace json = boost::json;

json::value in_each_language(const InEach<std::string>& text) {
  return json::object{{"en", text[Lang::en]}, {"fr", text[Lang::fr]}};
}

json::value rule_json(const RulePage& rule) {
  return json::object{{"id", rule.id},
                      {"title", in_each_language(rule.title)},
                      {"text", in_each_language(rule.text)},
                      {"origin", rule.origin}};
}

json::value book_json(std::string_view game, const Rulebook& book) {
  json::array chapters;
  for (const RuleChapter& chapter : book.chapters) {
    json::array rules;
    for (const RulePage& rule : chapter.rules) rules.push_back(rule_json(rule));
    chapters.push_back(json::object{{"title", in_each_language(chapter.title)},
                                    {"text", in_each_language(chapter.text)},
                                    {"rules", std::move(rules)}});
  }
  return json::object{{"game", game},
                      {"title", book.title},
                      {"introduction", in_each_language(book.introduction)},
                      {"chapters", std::move(chapters)}};
}

void print_rule(const RulePage& rule, Console& console) {
  console.line(console.tone(rule.id, Tone::accent) + " " +
               console.tone(rule.title[console.lang()], Tone::strong) +
               console.tone("  [" + rule.origin + "]", Tone::quiet));
  console.print(markdown_text(rule.text[console.lang()], 2, console.width()));
}

std::string line_under(const std::string& title) {
  std::string line;
  for (int i = 0; i < playing::columns(title); ++i) line += "─";
  return line;
}

void print_book(const Rulebook& book, Console& console) {
  const Lang lang = console.lang();
  console.line(console.tone(book.title, Tone::strong));
  console.print(markdown_text(book.introduction[lang], 0, console.width()));
  for (const RuleChapter& chapter : book.chapters) {
    console.line("\n" + console.tone(chapter.title[lang], Tone::strong));
    console.line(console.tone(line_under(chapter.title[lang]), Tone::quiet));
    if (!chapter.text[lang].empty())
      console.print("\n" + markdown_text(chapter.text[lang], 0, console.width()));
    for (const RulePage& rule : chapter.rules) {
      console.line();
      print_rule(rule, console);
    }
  }
}

UsageFault unknown_rule(const GameInfo& game, const Rulebook& book, const std::string& typed) {
  std::vector<std::string_view> ids;
  for (const RuleChapter& chapter : book.chapters)
    for (const RulePage& rule : chapter.rules) ids.push_back(rule.id);
  // "14" and "rr-14x" are near RR-14; the letter behind a number stays small.
  std::string id =
      typed.find('-') == typed.npos ? std::string(game.rule_prefix) + "-" + typed : typed;
  const auto dash = id.begin() + static_cast<std::ptrdiff_t>(id.find('-'));
  std::transform(id.begin(), dash, id.begin(),
                 [](unsigned char c) { return static_cast<char>(std::toupper(c)); });
  UsageFault fault = unknown("cli.usage.unknown_rule", id, ids);
  fault.words = {{"name", printable(typed)},
                 {"first", std::string(ids.front())},
                 {"last", std::string(ids.back())}};
  return fault;
}

}  // namespace

int run_rules(const Arguments& given, Console& console) {
  const std::string& game = given.operands[0];
  const GameInfo& info = *find_game(game);
  const Rulebook book = read_rulebook(info.rulebook);
  const RulePage* rule = given.operands.size() > 1 ? book.find(given.operands[1]) : nullptr;
  if (given.operands.size() > 1 && rule == nullptr)
    return console.usage(unknown_rule(info, book, given.operands[1]), given.command);
  if (given.has("json")) {
    console.json(rule != nullptr ? rule_json(*rule) : book_json(game, book));
  } else if (rule != nullptr) {
    print_rule(*rule, console);
  } else {
    print_book(book, console);
  }
  return kOk;
}

}  // namespace benchboss
