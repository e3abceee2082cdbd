#include "tests/faults/scenarios/world.h"

#include "store/backup.h"
#include "store/folder.h"
#include "store/tests/files.h"
#include "store/tests/store_for_test.h"

#include <filesystem>

namespace benchboss {

namespace {

constexpr std::uint32_t kRows = 200;      // of each table, in the file
constexpr std::uint32_t kRowsInLog = 12;  // of each table, in the log only

JournalRow entry(TableId table, std::uint32_t seq) {
  return row(table, seq, "text " + std::to_string(table * 1000 + seq) + std::string(seq % 90, '.'));
}

std::vector<Change> people() {
  std::vector<Change> changes;
  for (PersonId person = 1; person <= World::kPeople; ++person) {
    const std::string name = "Person " + std::to_string(person);
    changes.emplace_back(NewGuest{name, person, World::session(person), 900 + person});
    if (person % 2 == 0)
      changes.emplace_back(NewAccount{person, name, World::account(person), "hash of " + name});
    changes.emplace_back(SessionRow{"second " + World::session(person), person, 950});
  }
  return changes;
}

std::vector<Change> table_of(TableId id) {
  TableRow table = table_row(id, World::code(id));
  table.owner = id;
  table.is_public = id == 1;
  table.phase = id == 1 ? TablePhase::waiting : TablePhase::playing;
  table.wakes = id == 2;
  std::vector<Change> changes{table, Membership{id, id}, Membership{id, id + 2}};
  for (std::uint32_t seq = 1; seq <= kRows; ++seq) changes.emplace_back(entry(id, seq));
  return changes;
}

void fill(const std::string& folder) {
  const auto store = opened(folder);
  ASSERT_TRUE(written(*store, people()).accepted());
  for (TableId table = 1; table <= World::kTables; ++table)
    ASSERT_TRUE(written(*store, table_of(table)).accepted());
  ASSERT_TRUE(written(*store, {Gap{10, 20}, Beat{5000}}).accepted());
}

// Afterwards there is something of everything in the log.
void go_on(Store& store) {
  for (std::uint32_t seq = kRows + 1; seq <= kRows + kRowsInLog; ++seq) {
    std::vector<Change> changes;
    for (TableId table = 1; table <= World::kTables; ++table)
      changes.emplace_back(entry(table, seq));
    ASSERT_TRUE(written(store, std::move(changes)).accepted());
  }
  ASSERT_TRUE(written(store, {Goodbye{7}, Renaming{5, "Zoé"}, Membership{1, 5}, Beat{6000},
                              PhaseChange{3, TablePhase::over, false, 77}, Gap{30, 40},
                              Rewording{2, 9, "-"}})
                  .accepted());
}

RightAnswers answers_in(const std::string& folder) {
  const auto store = opened(folder);
  return right_answers(*store);
}

}  // namespace

World::World() {
  const FolderForTest folder;
  fill(folder.path());
  {
    const auto store = opened(folder.path());
    EXPECT_EQ(back_up(folder.path(), backup()).fault.reason, "");
    go_on(*store);
    copy_as_killed(folder.path(), made_.file("killed"));
  }
  right_ = answers_in(folder.path());
  const FolderForTest before;
  EXPECT_EQ(restore(before.path(), backup()).fault.reason, "");
  right_in_backup_ = answers_in(before.path());
}

void World::copy_killed(const std::string& into) const {
  copy_as_killed(made_.file("killed"), into);
}

}  // namespace benchboss
