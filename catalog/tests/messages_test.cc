#include "catalog/catalog.h"
#include "catalog/texts.h"
#include "match/match.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>
#include <set>
#include <string>
#include <string_view>

namespace benchboss {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;
using testing::IsSubsetOf;
using testing::Not;

std::string source_text(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

// What stands in double quotes in our sources; tests do not count.
std::set<std::string> quoted_in(const std::vector<std::string>& rooms) {
  static const std::regex kQuoted("\"([^\"\\\\\n]+)\"");
  std::set<std::string> found;
  for (const std::string& room : rooms)
    for (const auto& entry :
         fs::recursive_directory_iterator(fs::path(BENCHBOSS_SOURCE_DIR) / room)) {
      const std::string extension = entry.path().extension();
      if (extension != ".cc" && extension != ".h") continue;
      if (entry.path().string().find("/tests/") != std::string::npos) continue;
      const std::string text = source_text(entry.path());
      for (std::sregex_iterator it(text.begin(), text.end(), kQuoted), end; it != end; ++it)
        found.insert((*it)[1]);
    }
  return found;
}

std::set<std::string> parameters_of(std::string_view pattern) {
  static const std::regex kParameter("\\{([a-z0-9_]+)");
  const std::string text(pattern);
  std::set<std::string> names;
  for (std::sregex_iterator it(text.begin(), text.end(), kParameter), end; it != end; ++it)
    names.insert((*it)[1]);
  return names;
}

TEST(Messages, every_event_and_term_of_every_game_has_a_text) {
  const Texts texts = catalog_texts();
  Catalog::each([&]<class G>(std::type_identity<G>) {
    for (const EventShape& shape : G::event_shapes()) EXPECT_TRUE(texts.has(shape.id)) << shape.id;
    for (const std::string_view term : G::terms()) EXPECT_TRUE(texts.has(term)) << term;
  });
}

TEST(Messages, texts_of_events_use_only_what_the_event_holds) {
  const Texts texts = catalog_texts();
  Catalog::each([&]<class G>(std::type_identity<G>) {
    for (const EventShape& shape : G::event_shapes()) {
      std::set<std::string> names;
      for (const ArgShape& arg : shape.args) names.emplace(arg.name);
      for (const Lang lang : kLangs)
        EXPECT_THAT(parameters_of(texts.pattern(lang, shape.id)), IsSubsetOf(names)) << shape.id;
    }
  });
}

TEST(Messages, every_refusal_and_fault_that_the_sources_name_has_a_text) {
  static const std::regex kMessage("(([a-z]+\\.)?refused|record|match|data)\\.[a-z0-9_]+");
  const Texts texts = catalog_texts();
  int named = 0;
  for (const std::string& quoted : quoted_in({"core", "games", "match", "catalog"}))
    if (std::regex_match(quoted, kMessage)) {
      EXPECT_TRUE(texts.has(quoted)) << quoted;
      ++named;
    }
  EXPECT_GT(named, 50);
}

// Used as a whole, as a term or hidden event, or built from a beginning that is quoted
// ("rr.stat."). What every game has is named without the game: say_of(prefix, "name"), "stat.",
// "{}.option_name.{}".
TEST(Messages, no_text_is_unused) {
  const std::set<std::string> quoted =
      quoted_in({"core", "games", "match", "catalog", "cli", "lab"});
  const auto every_game_has = [&](std::string_view id) {
    const std::string_view rest = id.substr(id.find('.') + 1);
    const std::string kind(rest.substr(0, rest.find('.') + 1));
    if (quoted.contains(std::string(rest)) || (!kind.empty() && quoted.contains(kind))) return true;
    for (const std::string& each : quoted)
      if (!kind.empty() && each.starts_with("{}." + kind)) return true;
    return false;
  };
  const auto is_used = [&](std::string_view id) {
    if (quoted.contains(std::string(id)) || every_game_has(id)) return true;
    if (id.ends_with(".hidden")) id.remove_suffix(std::string_view(".hidden").size());
    if (quoted.contains(std::string(id))) return true;
    for (std::size_t dot = id.find('.'); dot != id.npos; dot = id.find('.', dot + 1)) {
      const std::string whole(id.substr(0, dot + 1));
      const std::size_t first = id.find('.');
      const std::string after_prefix(id.substr(first, dot + 1 - first));
      if (quoted.contains(whole) || (dot > first && quoted.contains(after_prefix))) return true;
    }
    return false;
  };
  const Texts texts = catalog_texts();
  for (const std::string_view id : texts.ids()) EXPECT_TRUE(is_used(id)) << id;
}

TEST(Messages, both_languages_use_the_same_parameters) {
  const Texts texts = catalog_texts();
  for (const std::string_view id : texts.ids())
    EXPECT_EQ(parameters_of(texts.pattern(Lang::en, id)),
              parameters_of(texts.pattern(Lang::fr, id)))
        << id;
}

TEST(Messages, french_has_its_hard_spaces) {
  static const std::regex kSoft(" (:|;|!|\\?|»)|« ");
  const Texts texts = catalog_texts();
  for (const std::string_view id : texts.ids())
    EXPECT_FALSE(std::regex_search(std::string(texts.pattern(Lang::fr, id)), kSoft)) << id;
}

TEST(Messages, faults_of_records_bring_the_words_that_their_texts_need) {
  const std::string head = "benchboss record 1\ngame: rink-ratz\nrules: 1\n";
  const Texts texts = catalog_texts();
  for (const std::string& text :
       {std::string("x"), std::string("benchboss record 9"), std::string(5u << 20, '\n'),
        head + std::string(400, ';'), head + "x: y", head + "seat 11: x", head + "seat 2: x",
        head + "seat 1: " + std::string(50, 'x'), head + "option: ice=1", head + "option: level=x",
        head + "seat 1: x", head + "1 7", head + "seed: 1\n1 joker",
        std::string("benchboss record 1\ngame: go\nrules: 1\n"),
        std::string("benchboss record 1\ngame: rink-ratz\nrules: 8\n")}) {
    Record record;
    RecordFault fault = read_record(text, record);
    OpenedTable opened;
    if (!fault.found()) {
      opened = open_table(record);
      fault = opened.fault;
    }
    if (!fault.found()) fault = Match::resume(record, std::move(opened.table)).fault;
    ASSERT_TRUE(fault.found()) << text;
    for (const Lang lang : kLangs) {
      const std::string said = texts.say(lang, fault);
      EXPECT_THAT(said, Not(HasSubstr("{"))) << fault.why.reason;
      EXPECT_THAT(said, Not(HasSubstr("["))) << fault.why.reason;
    }
  }
}

}  // namespace
}  // namespace benchboss
