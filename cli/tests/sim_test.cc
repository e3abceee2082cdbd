#include "cli/tests/program.h"

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace benchboss::cli_tests {
namespace {

namespace fs = std::filesystem;
namespace json = boost::json;

using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;

json::object simulated(std::vector<std::string> flags) {
  std::vector<std::string> typed = {"sim", "rink-ratz", "--json"};
  typed.insert(typed.end(), flags.begin(), flags.end());
  const Ran ran = benchboss(typed);
  EXPECT_EQ(ran.code, 0) << ran.err;
  return parsed(ran.out).as_object();
}

json::object without_time(json::object report) {
  report.erase("seconds");
  report.erase("actions_per_second");
  return report;
}

TEST(Sim, json_has_exactly_the_promised_members) {
  const json::object report =
      simulated({"--games=50", "--set=level=pro", "--coaches=greedy,random"});
  std::vector<std::string> keys;
  for (const auto& member : report) keys.emplace_back(member.key());
  EXPECT_THAT(keys, ElementsAre("game", "games", "seed", "coaches", "options", "decisions",
                                "actions", "seconds", "actions_per_second", "stats"));
  EXPECT_EQ(report.at("games"), 50);
  EXPECT_EQ(report.at("options").at("level"), "pro");
  EXPECT_EQ(report.at("coaches").at(1), "random");
  EXPECT_GT(report.at("actions").to_number<double>(), report.at("decisions").to_number<double>());
  const json::object& goals = report.at("stats").at("goals").as_object();
  EXPECT_EQ(goals.at("n"), 100);  // two teams a game
  EXPECT_TRUE(goals.contains("mean") && goals.contains("sd"));
  EXPECT_EQ(report.at("stats").at("periods").at("n"), 50);
}

TEST(Sim, the_same_seed_gives_the_same_numbers_on_any_number_of_threads) {
  const auto with_threads = [](const char* threads) {
    return without_time(simulated({"--games=300", "--seed=7", threads}));
  };
  EXPECT_EQ(with_threads("--threads=1"), with_threads("--threads=2"));
}

TEST(Sim, another_seed_gives_other_games) {
  EXPECT_NE(without_time(simulated({"--games=300", "--seed=7"})).at("stats"),
            without_time(simulated({"--games=300", "--seed=8"})).at("stats"));
}

TEST(Sim, one_coach_a_team_is_seated_on_every_seat_of_it) {
  const json::object report = simulated({"--games=5", "--set=seats=4", "--coaches=greedy,random"});
  EXPECT_EQ(report.at("coaches"), json::value({"greedy", "random", "greedy", "random"}));
}

TEST(Sim, its_records_replay_and_verify) {
  const TemporaryFolder folder;
  const fs::path records = folder.path() / "new" / "games";
  simulated({"--games=3", "--seed=5", "--set=level=pro", "--records", records});
  int count = 0;
  for (const auto& entry : fs::directory_iterator(records)) {
    ++count;
    EXPECT_EQ(benchboss({"replay", entry.path()}).code, 0);
    const Ran proof = benchboss({"verify", entry.path()});
    EXPECT_EQ(proof.code, 0) << proof.err;
    EXPECT_THAT(proof.out, HasSubstr("the game is over"));
  }
  EXPECT_EQ(count, 3);
}

TEST(Sim, records_that_cannot_be_written_are_a_trouble_of_files) {
  const TemporaryFolder folder;
  const std::string file = folder.write("file", "");
  const Ran ran = benchboss({"sim", "rink-ratz", "--games=1", "--records", file + "/below"});
  EXPECT_EQ(ran.code, 3);
  EXPECT_THAT(ran.err, HasSubstr("cannot be written"));
}

TEST(Sim, the_table_shows_means_with_intervals_and_bars) {
  const Ran ran = benchboss({"sim", "rink-ratz", "--games=200"});
  EXPECT_THAT(ran.out, HasSubstr("Goals "));
  EXPECT_THAT(ran.out, HasSubstr("±"));
  EXPECT_THAT(ran.out, HasSubstr("█"));
  EXPECT_THAT(ran.out, Not(HasSubstr("[rr."))) << "a statistic has no text";
}

TEST(Sim, progress_is_shown_on_a_terminal_only) {
  EXPECT_THAT(benchboss_on_terminal({"sim", "rink-ratz", "--games=200"}).out,
              HasSubstr("200 of 200 games"));
  EXPECT_EQ(benchboss({"sim", "rink-ratz", "--games=200"}).err, "");
}

}  // namespace
}  // namespace benchboss::cli_tests
