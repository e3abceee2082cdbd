#include "tests/laws/files.h"
#include "tests/laws/suite.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <string_view>

namespace benchboss {
namespace {

std::uint64_t wanted(const char* name, std::uint64_t usual) {
  const char* given = std::getenv(name);
  return given == nullptr ? usual : std::strtoull(given, nullptr, 10);
}

// So much of each game, shared out among its variants. A game of many steps needs fewer games.
LawPlan plan_for(std::size_t variants) {
  LawPlan plan;
  plan.games = (wanted("LAW_GAMES", 200) + variants - 1) / variants;
  plan.steps = wanted("LAW_STEPS", 1'000'000) / variants;
  return plan;
}

// Every rule that an event or a refusal named has its heading in the rulebook.
void expect_rules_exist(const Suite& suite, const NamedRules& named) {
  const std::string rulebook = text_of_file(folder_of_game(suite.game) / "RULES.md").value_or("");
  for (const RuleId rule : named.list()) {
    const std::string id(write_rule(suite.rule_prefix, rule).view());
    EXPECT_NE(rulebook.find("\n### " + id + " "), std::string::npos) << id << " is not in RULES.md";
  }
}

TEST(Laws, every_game_obeys_them_in_every_variant) {
  const char* only = std::getenv("LAW_GAME");
  for (const Suite& suite : suites()) {
    if (only != nullptr && suite.game != only) continue;
    for (const Variant& variant : suite.variants) {
      const LawPlan plan = plan_for(suite.variants.size());
      const LawReport report = suite.run_laws(variant, plan);
      EXPECT_TRUE(report.games == plan.games || report.steps >= plan.steps);
      EXPECT_TRUE(report.violations.empty()) << tell(report.violations);
      expect_rules_exist(suite, report.named);
    }
  }
}

}  // namespace
}  // namespace benchboss
