#include "server/house/read_troubles.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace benchboss {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

const Verdict kFault{"store.unreadable", {}, {}};

class ReadTroublesTest : public testing::Test {
 protected:
  // Reads a person for somebody, who may be readable or not.
  void read_person(const bool& works) {
    const Read<int> got = troubles.read(
        "person", [&works] { return works ? Read<int>(1) : Read<int>(Unread{kFault}); });
    EXPECT_EQ(got.failed(), !works);
  }

  std::vector<std::string> told;
  ReadTroubles troubles{Log([this](const std::string& line) { told.push_back(line); })};
};

TEST_F(ReadTroublesTest, end_when_each_read_that_failed_has_worked_again) {
  bool first = false;
  bool second = false;
  read_person(first);
  read_person(second);
  second = true;
  troubles.try_again();
  EXPECT_TRUE(troubles.any()) << "the first person still cannot be read";
  first = true;
  troubles.try_again();
  EXPECT_FALSE(troubles.any());
  EXPECT_EQ(troubles.count(), 2u);
}

TEST_F(ReadTroublesTest, are_told_once_for_each_kind_until_it_can_be_read_again) {
  bool works = false;
  for (int i = 0; i < 100; ++i) read_person(works);
  EXPECT_EQ(told.size(), 1u);
  works = true;
  troubles.try_again();
  EXPECT_FALSE(troubles.any());
  works = false;
  read_person(works);
  EXPECT_EQ(told.size(), 2u);
}

TEST_F(ReadTroublesTest, try_tables_in_turn_so_that_none_is_forgotten_behind_others) {
  EXPECT_THAT(troubles.next_tables(2), IsEmpty());
  for (TableId table = 1; table <= 5; ++table) troubles.note_table(table, kFault);
  EXPECT_THAT(troubles.next_tables(2), ElementsAre(1, 2));
  EXPECT_THAT(troubles.next_tables(2), ElementsAre(3, 4));
  EXPECT_THAT(troubles.next_tables(2), ElementsAre(5, 1));
  EXPECT_THAT(troubles.next_tables(9), ElementsAre(2, 3, 4, 5, 1));
}

}  // namespace
}  // namespace benchboss
