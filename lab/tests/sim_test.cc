#include "lab/sim.h"

#include "catalog/catalog.h"
#include "match/replay.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <sstream>

namespace benchboss {
namespace {

SimPlan plan_for(std::string level, std::vector<std::string> coaches, std::uint64_t games) {
  SimPlan plan;
  plan.header.game = "rink-ratz";
  plan.header.options = {{"level", std::move(level)}};
  plan.coaches = std::move(coaches);
  plan.games = games;
  return plan;
}

const Sample& stat(const SimReport& report, std::string_view name) {
  for (const auto& [each, sample] : report.stats)
    if (each == name) return sample;
  static const Sample none;
  ADD_FAILURE() << "no statistic " << name;
  return none;
}

TEST(Sample, mean_and_sd_are_those_of_the_textbook) {
  Sample sample;
  for (const std::int64_t value : {2, 4, 4, 4, 5, 5, 7, 9}) sample.add_game({&value, 1});
  EXPECT_DOUBLE_EQ(sample.mean(), 5);
  EXPECT_NEAR(sample.sd(), 2.138089935, 1e-9);
  // Student's t with 7 degrees of freedom is 2.3646.
  EXPECT_NEAR(sample.half_width(), 2.3646 * 2.138089935 / std::sqrt(8.0), 0.01);
}

// Two teams that always share ten goals: every game has the same mean, so nothing is uncertain.
TEST(Sample, the_interval_is_drawn_from_whole_games) {
  Sample sample;
  for (const std::int64_t goals : {2, 7, 5, 9}) {
    const std::array<std::int64_t, 2> teams = {goals, 10 - goals};
    sample.add_game(teams);
  }
  EXPECT_EQ(sample.n, 8);
  EXPECT_DOUBLE_EQ(sample.mean(), 5);
  EXPECT_GT(sample.sd(), 2);
  EXPECT_DOUBLE_EQ(sample.half_width(), 0);
}

TEST(Sim, the_number_of_threads_does_not_change_the_result) {
  SimPlan plan = plan_for("pro", {"greedy", "random"}, 200);
  plan.threads = 1;
  const SimReport one = simulate(plan);
  plan.threads = 3;
  const SimReport three = simulate(plan);
  ASSERT_EQ(one.stats.size(), three.stats.size());
  EXPECT_EQ(one.actions, three.actions);
  EXPECT_EQ(one.decisions, three.decisions);
  for (std::size_t i = 0; i < one.stats.size(); ++i) {
    EXPECT_EQ(one.stats[i].first, three.stats[i].first);
    EXPECT_EQ(one.stats[i].second.sum, three.stats[i].second.sum);
    EXPECT_EQ(one.stats[i].second.sum_of_squares, three.stats[i].second.sum_of_squares);
  }
}

TEST(Sim, another_seed_gives_other_games) {
  SimPlan plan = plan_for("rookie", {"random"}, 50);
  const SimReport first = simulate(plan);
  plan.seed = 2;
  EXPECT_NE(first.actions, simulate(plan).actions);
}

TEST(Sim, greedy_play_looks_like_hockey_at_every_level) {
  for (const char* level : {"rookie", "junior", "pro"}) {
    const SimReport report = simulate(plan_for(level, {"greedy"}, 1500));
    EXPECT_EQ(report.games, 1500u) << level;
    EXPECT_GT(stat(report, "goals").mean(), 2.8) << level;
    EXPECT_LT(stat(report, "goals").mean(), 4.1) << level;
    EXPECT_GT(stat(report, "shots").mean(), 19) << level;
    EXPECT_LT(stat(report, "shots").mean(), 28) << level;
    EXPECT_EQ(stat(report, "goals").n, 3000) << level << ": one for each team";
  }
}

TEST(Sample, the_interval_of_a_share_stays_between_0_and_1) {
  Sample sample;
  const auto add = [&](std::int64_t value) { sample.add_game({&value, 1}); };
  for (int i = 0; i < 10; ++i) add(0);
  EXPECT_DOUBLE_EQ(sample.share_interval().low, 0);
  EXPECT_NEAR(sample.share_interval().high, 0.2775, 0.0001);  // Wilson: z²/(n+z²)
  for (int i = 0; i < 10; ++i) add(1);
  EXPECT_NEAR(sample.share_interval().low, 0.2993, 0.0001);
  EXPECT_NEAR(sample.share_interval().high, 0.7007, 0.0001);
}

TEST(Sim, every_record_replays_to_the_end_and_is_proved_by_its_seed) {
  const auto folder = std::filesystem::path(testing::TempDir()) / "benchboss-sim-records";
  std::filesystem::remove_all(folder);
  SimPlan plan = plan_for("pro", {"greedy", "random"}, 5);
  plan.records_dir = folder.string();
  ASSERT_FALSE(simulate(plan).fault.found());
  int files = 0;
  for (const auto& entry : std::filesystem::directory_iterator(folder)) {
    std::stringstream text;
    text << std::ifstream(entry.path()).rdbuf();
    Record record;
    ASSERT_FALSE(read_record(text.str(), record).found());
    const OpenedTable opened = open_table(record);
    ASSERT_FALSE(opened.fault.found());
    const Proof proof = verify(record, *opened.table);
    EXPECT_FALSE(proof.fault.found()) << proof.fault.why.reason;
    EXPECT_EQ(proof.kind, Proof::Kind::seeded);
    EXPECT_TRUE(proof.finished);
    ++files;
  }
  EXPECT_EQ(files, 5);
  EXPECT_EQ(simulate(plan).fault.why.reason, "sim.record_exists") << "nothing is written over";
  std::filesystem::remove_all(folder);
}

TEST(Sim, faults_say_what_is_wrong) {
  EXPECT_EQ(simulate(plan_for("rookie", {"genius"}, 1)).fault.why.reason, "sim.unknown_coach");
  EXPECT_EQ(simulate(plan_for("rookie", {"random", "random", "random"}, 1)).fault.why.reason,
            "sim.coaches_do_not_fit");
  EXPECT_TRUE(simulate(plan_for("expert", {"random"}, 1)).fault.found());
  SimPlan plan = plan_for("rookie", {"random"}, 1);
  plan.records_dir = "/proc/nowhere";
  EXPECT_EQ(simulate(plan).fault.why.reason, "record.not_written");
}

}  // namespace
}  // namespace benchboss
