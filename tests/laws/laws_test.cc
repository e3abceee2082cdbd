#include "tests/laws/laws.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <sstream>

#include "tests/laws/kits.h"

namespace benchboss {
namespace {

std::uint64_t games_to_play() {
  const char* games = std::getenv("LAW_GAMES");
  return games == nullptr ? 200 : std::strtoull(games, nullptr, 10);
}

TEST(Laws, every_game_obeys_them_in_every_variant) {
  Catalog::each([]<class G>(std::type_identity<G>) {
    for (const Variant& variant : G::variants()) {
      LawPlan plan;
      plan.games = games_to_play();
      const LawReport report = run_laws<G>(variant, plan);
      EXPECT_EQ(report.games, plan.games);
      EXPECT_TRUE(report.violations.empty()) << tell(report.violations);
    }
  });
}

}  // namespace
}  // namespace benchboss
