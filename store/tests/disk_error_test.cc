#include "store/backup.h"
#include "store/store.h"
#include "store/tests/faulty_disk.h"
#include "store/tests/folder_for_test.h"
#include "store/tests/store_for_test.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace benchboss {
namespace {

using Fault = FaultyDisk::Fault;
using Lasts = FaultyDisk::Lasts;

constexpr std::uint32_t kLongRows = 60;

void make_long_table(const std::string& folder) {
  const auto store = opened(folder);
  std::vector<Change> changes{table_row(1, "ABCD")};
  for (std::uint32_t seq = 1; seq <= kLongRows; ++seq)
    changes.emplace_back(row(1, seq, std::string(3000, 'x')));
  ASSERT_TRUE(written(*store, std::move(changes)).accepted());
}

// Whoever is told that the file is damaged puts a backup over what is whole.
TEST(DiskError, while_a_journal_is_read_is_no_damage_and_all_is_right_after_it) {
  FaultyDisk disk;
  const FolderForTest folder;
  make_long_table(folder.path());
  for (const auto lasts : {Lasts::once, Lasts::for_ever}) {
    const auto store = opened(folder.path());
    disk.fail_at(1, Fault::read_error, lasts);
    const auto journal = store->journal(1);
    disk.heal();
    if (lasts == Lasts::for_ever) {
      ASSERT_TRUE(journal.failed());
    }
    if (journal.failed()) {
      EXPECT_EQ(journal.fault().reason, "store.unreadable");
    }
    EXPECT_EQ(store->journal(1).value().size(), kLongRows);
    EXPECT_TRUE(
        written(*store, {guest("Ann" + std::to_string(static_cast<int>(lasts)))}).accepted());
  }
}

// Wherever the disk fails when a store is opened or verified.
TEST(DiskError, of_a_disk_that_cannot_be_read_at_the_start_is_no_damage) {
  FaultyDisk disk;
  const FolderForTest folder;
  make_long_table(folder.path());
  bool failed = true;
  for (std::int64_t n = 1; failed; ++n) {
    disk.fail_at(n, Fault::read_error, Lasts::for_ever);
    const OpenedStore opened = open_store(folder.path());
    const auto verified = verify_store(folder.path());
    failed = n <= disk.count(FaultyDisk::Act::read);
    disk.heal();
    EXPECT_NE(opened.fault.reason, "store.damaged") << n;
    if (verified.failed()) {
      EXPECT_NE(verified.fault().reason, "store.damaged") << n;
    }
  }
  EXPECT_EQ(opened(folder.path())->journal(1).value().size(), kLongRows);
}

}  // namespace
}  // namespace benchboss
