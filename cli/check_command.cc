#include "catalog/catalog.h"
#include "catalog/rulebook.h"
#include "cli/arguments.h"
#include "cli/console.h"
#include "cli/exit_code.h"
#include "cli/joined.h"
#include "cli/play/typeset.h"
#include "cli/rule_coverage.h"
#include "cli/run.h"

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>

namespace benchboss {

using playing::wrap;

namespace {

namespace fs = std::filesystem;
namespace json = boost::json;

struct Coverage {
  const GameInfo* game = nullptr;
  std::size_t rules = 0;
  std::vector<std::string> untested;
  NamedRules unknown;  // named by a test, not in the rulebook
};

// Here and above, or where this program lies.
fs::path find_source(const Arguments& given) {
  if (given.has("source")) return given.text("source");
  std::error_code error;
  const fs::path here = source_folder_above(fs::current_path(error));
  return here.empty() ? source_folder_above(fs::read_symlink("/proc/self/exe", error)) : here;
}

Coverage cover(const GameInfo& game, const fs::path& source) {
  Coverage coverage{&game, 0, {}, rules_named_by_tests(source, game.name, game.rule_prefix)};
  const Rulebook book = read_rulebook(game.rulebook);
  for (const RuleChapter& chapter : book.chapters)
    for (const RulePage& rule : chapter.rules) {
      ++coverage.rules;
      if (coverage.unknown.erase(rule.id) == 0) coverage.untested.push_back(rule.id);
    }
  return coverage;
}

json::value coverage_json(const Coverage& coverage) {
  json::object unknown;
  for (const auto& [id, file] : coverage.unknown) unknown[id] = file;
  return json::object{{"game", coverage.game->name},
                      {"rules", coverage.rules},
                      {"untested", json::array(coverage.untested.begin(), coverage.untested.end())},
                      {"unknown", std::move(unknown)}};
}

void print_coverage(const Coverage& coverage, Console& console) {
  const std::string name = console.say_of(message_prefix(coverage.game->rule_prefix), "name");
  if (coverage.untested.empty()) {
    console.line(console.tone("✓", Tone::good) + " " +
                 console.say("cli.check.complete", {{"game", name}, {"n", coverage.rules}}));
  } else {
    console.line(
        console.tone("✗", Tone::bad) + " " +
        console.say("cli.check.gaps",
                    {{"game", name}, {"n", coverage.untested.size()}, {"rules", coverage.rules}}));
    for (const std::string& line : wrap(joined(coverage.untested, " "), console.width() - 4))
      console.line("    " + line);
  }
  for (const auto& [id, file] : coverage.unknown)
    console.line("  " + console.say("cli.check.unknown", {{"id", id}, {"file", file}}));
}

}  // namespace

int run_check(const Arguments& given, Console& console) {
  const fs::path source = find_source(given);
  std::error_code error;
  if (source.empty() || !fs::is_directory(source / "games", error)) {
    console.complain(console.say("cli.check.no_source"));
    return kFileTrouble;
  }
  bool complete = true;
  json::array all;
  for (const GameInfo& game : games()) {
    const Coverage coverage = cover(game, source);
    complete = complete && coverage.untested.empty();
    if (given.has("json")) {
      all.push_back(coverage_json(coverage));
    } else {
      print_coverage(coverage, console);
    }
  }
  if (given.has("json"))
    console.json(json::object{{"complete", complete}, {"games", std::move(all)}});
  return complete ? kOk : kAnswerIsNo;
}

}  // namespace benchboss
