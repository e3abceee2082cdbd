#include "catalog/texts.h"
#include "cli/tests/program.h"
#include "embedded/cli.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <set>

namespace benchboss::cli_tests {
namespace {

namespace fs = std::filesystem;

using testing::HasSubstr;
using testing::IsEmpty;

Texts own_texts() {
  Texts texts;
  const TextsFault fault = texts.load("cli/data/texts.csv", embedded::cli_texts_csv());
  EXPECT_FALSE(fault.found()) << fault.line << ": " << fault.reason;
  return texts;
}

// The sources that say our texts: this room and the lab, which has no texts of its own.
std::string sources() {
  std::string all;
  for (const char* room : {"cli", "lab"})
    for (const auto& entry : fs::directory_iterator(fs::path(BENCHBOSS_SOURCE_DIR) / room))
      if (entry.path().extension() == ".cc" || entry.path().extension() == ".h")
        all += text_of(entry.path());
  return all;
}

TEST(Texts, every_id_is_used) {
  const std::string code = sources();
  const Texts texts = own_texts();
  std::vector<std::string_view> unused;
  for (const std::string_view id : texts.ids())
    if (code.find("\"" + std::string(id) + "\"") == code.npos) unused.push_back(id);
  EXPECT_THAT(unused, IsEmpty());
}

TEST(Texts, every_id_that_is_used_is_there) {
  const Texts texts = own_texts();
  const std::string code = sources();
  std::set<std::string> missing;
  for (const std::string_view prefix : {"\"cli.", "\"sim.", "\"record."}) {
    for (std::size_t at = code.find(prefix); at != code.npos; at = code.find(prefix, at + 1)) {
      const std::string id = code.substr(at + 1, code.find('"', at + 1) - at - 1);
      if (!texts.has(id)) missing.insert(id);
    }
  }
  EXPECT_THAT(missing, IsEmpty());
}

TEST(Texts, french_has_no_break_spaces_before_high_signs) {
  const Texts texts = own_texts();
  for (const std::string_view id : texts.ids())
    for (const std::string sign : {" :", " ;", " !", " ?", " »", "« ", " %"})
      EXPECT_THAT(std::string(texts.pattern(Lang::fr, id)), testing::Not(HasSubstr(sign))) << id;
}

TEST(Language, comes_from_the_environment) {
  const auto first_line = [](std::vector<std::pair<std::string, std::string>> environment) {
    const std::string help = benchboss({"--help"}, {{}, std::move(environment)}).out;
    return help.substr(0, help.find('\n'));
  };
  EXPECT_EQ(first_line({{"LC_ALL", "fr_CA.UTF-8"}}), "benchboss COMMANDE [OPTIONS]");
  EXPECT_EQ(first_line({{"LC_ALL", ""}, {"LC_MESSAGES", "fr"}}), "benchboss COMMANDE [OPTIONS]");
  EXPECT_EQ(first_line({{"LC_ALL", ""}, {"LANG", "fr_FR"}}), "benchboss COMMANDE [OPTIONS]");
  EXPECT_EQ(first_line({{"LC_ALL", "C"}, {"LANG", "fr_FR"}}), "benchboss COMMAND [FLAGS]");
  EXPECT_EQ(first_line({{"LC_ALL", "de_DE"}}), "benchboss COMMAND [FLAGS]");
}

TEST(Language, of_the_flag_wins_over_the_environment) {
  EXPECT_THAT(benchboss({"--help", "--lang=en"}, {{}, {{"LC_ALL", "fr_CA.UTF-8"}}}).out,
              HasSubstr("Commands"));
}

TEST(Language, french_accents_arrive_intact) {
  const Ran ran = benchboss({"sim", "rink-ratz", "--games", "20", "--lang", "fr"});
  EXPECT_THAT(ran.out, HasSubstr("Par équipe et partie"));
  EXPECT_THAT(ran.out, HasSubstr("écart type"));
}

TEST(Language, a_fault_before_the_flag_is_told_in_that_language) {
  EXPECT_THAT(benchboss({"smi", "--lang", "fr"}).err,
              HasSubstr("La commande «\u00A0smi\u00A0» n’existe pas."));
}

TEST(Language, json_is_the_same_in_every_language) {
  for (const std::vector<std::string>& command : {std::vector<std::string>{"games", "--json"},
                                                  {"rules", "rink-ratz", "RR-14", "--json"},
                                                  {"tree", "rink-ratz", "--depth=1", "--json"}}) {
    std::vector<std::string> french = command;
    french.insert(french.end(), {"--lang", "fr"});
    EXPECT_EQ(benchboss(command).out, benchboss(french).out);
  }
}

}  // namespace
}  // namespace benchboss::cli_tests
