#include "lab/bench.h"

#include "catalog/catalog.h"
#include "lab/watch.h"

#include <gtest/gtest.h>

namespace benchboss {
namespace {

TEST(Bench, the_signature_is_the_same_every_time) { EXPECT_EQ(signature(), signature()); }

TEST(Bench, a_run_is_the_same_every_time_and_depends_on_its_length) {
  const auto run = [](std::uint64_t actions) {
    return bench_run("rink-ratz", "pro", false, actions);
  };
  EXPECT_EQ(run(5000), run(5000));
  EXPECT_NE(run(5000), run(5001));
}

TEST(Bench, knows_its_variants) {
  EXPECT_EQ(bench_run("rink-ratz", "expert", false, 10), 0u);
  EXPECT_EQ(bench_run("curling", "pro", false, 10), 0u);
}

TEST(Bench, watches_the_games_that_name_a_coach_for_it) {
  EXPECT_EQ(watch("pairadice", "usual", 3), watch("pairadice", "usual", 3));
  EXPECT_NE(watch("pairadice", "usual", 3), watch("pairadice", "usual", 4));
  EXPECT_EQ(watch("rink-ratz", "pro", 3), 0u);
  EXPECT_GT(microseconds_of_watched_game("pairadice", "usual", 0.001).value_or(0), 0);
}

TEST(Bench, measures_every_variant) {
  const auto rows = bench_all(0.001);
  std::size_t variants = 0;
  for (const GameInfo& game : games()) variants += game.variants.size();
  ASSERT_EQ(rows.size(), variants);
  for (const BenchRow& row : rows) {
    EXPECT_GT(row.actions_per_second, 0) << row.variant;
    EXPECT_LE(row.state_bytes, 512u) << row.variant;
  }
}

TEST(Bench, measures_one_game_alone) {
  const auto rows = bench_all(0.001, "pairadice");
  EXPECT_EQ(rows.size(), find_game("pairadice")->variants.size());
  for (const BenchRow& row : rows) EXPECT_EQ(row.game, "pairadice");
}

TEST(Bench, measures_the_first_variant_of_each_game_alone) {
  const auto rows = bench_all(0.001, {}, BenchVariants::first);
  ASSERT_EQ(rows.size(), games().size());
  for (std::size_t i = 0; i < rows.size(); ++i) {
    EXPECT_EQ(rows[i].game, games()[i].name);
    EXPECT_EQ(rows[i].variant, games()[i].variants[0].name);
  }
}

}  // namespace
}  // namespace benchboss
