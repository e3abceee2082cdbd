#include "cli/tests/program.h"
#include "match/record.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace benchboss::cli_tests {
namespace {

// Two coaches play a whole game; saves go into the folder, not to the person who runs the tests.
Record played(const TemporaryFolder& folder, std::vector<std::string> flags) {
  const std::string file = folder.path() / "game.bbr";
  std::vector<std::string> typed = {"play", "rink-ratz", "--plain", "--record", file};
  typed.insert(typed.end(), flags.begin(), flags.end());
  const Ran ran = benchboss(typed, {{}, {{"XDG_STATE_HOME", folder.path()}}});
  EXPECT_EQ(ran.code, 0) << ran.err;
  Record record;
  EXPECT_FALSE(read_record(text_of(file), record).found());
  return record;
}

TEST(PlayCommand, hands_options_names_coaches_and_seed_to_the_table) {
  const TemporaryFolder folder;
  const Record record = played(folder, {"--coaches=random,greedy", "--names=Alice,Bob", "--seed=3",
                                        "--set=level=junior", "--set=level=pro"});
  EXPECT_THAT(record.options, testing::ElementsAre(testing::Pair("level", "pro")));
  EXPECT_THAT(record.seats,
              testing::ElementsAre(SeatEntry{"Alice", "random"}, SeatEntry{"Bob", "greedy"}));
  EXPECT_EQ(record.seed, 3U);
}

TEST(PlayCommand, seals_the_dice_unless_there_is_a_seed) {
  const TemporaryFolder folder;
  const Record record = played(folder, {"--coaches=random,random"});
  EXPECT_FALSE(record.seed.has_value());
  EXPECT_EQ(benchboss({"verify", folder.path() / "game.bbr"}).code, 0);
}

}  // namespace
}  // namespace benchboss::cli_tests
