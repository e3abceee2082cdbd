#include "tests/laws/laws.h"

#include "tests/laws/files.h"
#include "tests/laws/kits.h"

#include <gtest/gtest.h>

#include <cstdlib>

namespace benchboss {
namespace {

// So many of each game, shared out among its variants.
std::uint64_t games_to_play(std::size_t variants) {
  const char* given = std::getenv("LAW_GAMES");
  const std::uint64_t games = given == nullptr ? 200 : std::strtoull(given, nullptr, 10);
  return (games + variants - 1) / variants;
}

// Every rule that an event or a refusal named has its heading in the rulebook.
template <Game G>
void expect_rules_exist(const NamedRules& named) {
  const std::string rulebook = text_of_file(folder_of_game(G::kName) / "RULES.md").value_or("");
  for (const RuleId rule : named.list()) {
    const std::string id(write_rule(G::kRulePrefix, rule).view());
    EXPECT_NE(rulebook.find("\n### " + id + " "), std::string::npos) << id << " is not in RULES.md";
  }
}

TEST(Laws, every_game_obeys_them_in_every_variant) {
  Catalog::each([]<class G>(std::type_identity<G>) {
    for (const Variant& variant : G::variants()) {
      LawPlan plan;
      plan.games = games_to_play(G::variants().size());
      const LawReport report = run_laws<G>(variant, plan);
      EXPECT_EQ(report.games, plan.games);
      EXPECT_TRUE(report.violations.empty()) << tell(report.violations);
      expect_rules_exist<G>(report.named);
    }
  });
}

}  // namespace
}  // namespace benchboss
