#include "catalog/rulebook.h"

#include "catalog/catalog.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace benchboss {
namespace {

using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

Rulebook rink_ratz() { return read_rulebook(find_game("rink-ratz")->rulebook); }

TEST(Rulebook, takes_chapters_rules_and_languages_apart) {
  const Rulebook book = read_rulebook(
      "# Game\n\n**EN** Hello.\n\nMore.\n\n**FR** Bonjour.\n\n"
      "## One | Un\n\n### G-1 Shot | Tir\nOrigin: S/R\n\n**EN** A.\n\n- b\n\n**FR** C.\n\n"
      "## Two | Deux\r\n\r\n**EN** D.\r\n\r\n**FR** E.\r\n");
  EXPECT_EQ(book.title, "Game");
  EXPECT_EQ(book.introduction[Lang::en], "Hello.\n\nMore.");
  EXPECT_EQ(book.introduction[Lang::fr], "Bonjour.");
  ASSERT_EQ(book.chapters.size(), 2u);
  EXPECT_EQ(book.chapters[0].title[Lang::fr], "Un");
  ASSERT_EQ(book.chapters[0].rules.size(), 1u);
  const RulePage& rule = book.chapters[0].rules[0];
  EXPECT_EQ(rule.id, "G-1");
  EXPECT_EQ(rule.title[Lang::en], "Shot");
  EXPECT_EQ(rule.origin, "S/R");
  EXPECT_EQ(rule.text[Lang::en], "A.\n\n- b");
  EXPECT_EQ(rule.text[Lang::fr], "C.");
  EXPECT_EQ(book.chapters[1].text[Lang::en], "D.");
  EXPECT_EQ(book.chapters[1].text[Lang::fr], "E.");
}

TEST(Rulebook, of_nothing_is_empty) {
  EXPECT_TRUE(read_rulebook("").chapters.empty());
  EXPECT_EQ(read_rulebook("").find("RR-1"), nullptr);
}

TEST(Rulebook, finds_a_rule_in_capitals_or_not) {
  const Rulebook book = rink_ratz();
  ASSERT_NE(book.find("rr-24A"), nullptr);
  EXPECT_EQ(book.find("rr-24A")->id, "RR-24a");
  EXPECT_EQ(book.find("RR-2")->title[Lang::en], "Special cards");
  EXPECT_EQ(book.find("RR-34"), nullptr);
  EXPECT_EQ(book.find(""), nullptr);
}

TEST(Rulebook, of_rink_ratz_has_all_44_rules_in_both_languages) {
  const Rulebook book = rink_ratz();
  std::size_t rules = 0;
  for (const RuleChapter& chapter : book.chapters)
    for (const RulePage& rule : chapter.rules) {
      ++rules;
      EXPECT_THAT(rule.id, StartsWith("RR-"));
      EXPECT_NE(rule.origin, "") << rule.id;
      for (const Lang lang : kLangs) {
        EXPECT_NE(rule.title[lang], "") << rule.id;
        EXPECT_NE(rule.text[lang], "") << rule.id;
        EXPECT_THAT(rule.text[lang], Not(HasSubstr("**"))) << rule.id;
      }
    }
  EXPECT_EQ(rules, 44u);
}

TEST(Rulebook, of_every_game_has_the_rule_that_any_event_can_name) {
  for (const GameInfo& game : games()) {
    const Rulebook book = read_rulebook(game.rulebook);
    EXPECT_FALSE(book.title.empty()) << game.name;
    EXPECT_NE(book.find(std::string(game.rule_prefix) + "-1"), nullptr) << game.name;
  }
}

}  // namespace
}  // namespace benchboss
