#include "store/backup.h"
#include "store/folder.h"
#include "store/store.h"
#include "store/tests/faulty_disk.h"
#include "store/tests/files.h"
#include "store/tests/folder_for_test.h"
#include "store/tests/store_for_test.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>

namespace benchboss {
namespace {

namespace fs = std::filesystem;

void leave_killed_with(const FolderForTest& killed, std::vector<Change> changes) {
  const FolderForTest folder;
  const auto store = opened(folder.path());
  ASSERT_EQ(back_up(folder.path(), folder.file("copy")).fault.reason, "");
  ASSERT_TRUE(written(*store, std::move(changes)).accepted());
  copy_as_killed(folder.path(), killed.path());
}

void leave_stopped_with(const FolderForTest& folder, std::vector<Change> changes) {
  const auto store = opened(folder.path());
  ASSERT_TRUE(written(*store, std::move(changes)).accepted());
  ASSERT_EQ(back_up(folder.path(), folder.file("copy")).fault.reason, "");
}

void remove_notes(const FolderForTest& folder) {
  fs::remove(folder.file("lock"));
  fs::remove(folder.file("tables.db-run"));
}

void expect_gone(const FolderForTest& folder, const std::string& why) {
  const auto before = sums_of(folder.path());
  const Verdict fault = open_store(folder.path()).fault;
  EXPECT_EQ(fault.reason, why);
  EXPECT_EQ(sums_of(folder.path()), before);
}

TEST(Gone, a_log_after_a_kill_is_missed) {
  const FolderForTest killed;
  leave_killed_with(killed, {row(1, 1), table_row(1, "ABCD")});
  fs::remove(log_of(store_file(killed.path())));
  expect_gone(killed, "store.log_gone");
  EXPECT_EQ(verify_store(killed.path()).fault().reason, "store.log_gone");
  EXPECT_EQ(back_up(killed.path(), killed.file("other")).fault.reason, "store.log_gone");
  fs::remove(killed.file("tables.db-run"));
  expect_gone(killed, "store.log_gone");
  remove_notes(killed);
  EXPECT_EQ(opened(killed.path())->journal(1).value().size(), 0U);
  EXPECT_EQ(opened(killed.path())->journal(1).value().size(), 0U);
}

TEST(Gone, a_log_after_a_kill_is_not_missed_once_a_backup_was_restored) {
  const FolderForTest killed;
  leave_killed_with(killed, {row(1, 1)});
  fs::remove(log_of(store_file(killed.path())));
  EXPECT_EQ(restore(killed.path(), killed.file("copy")).fault.reason, "");
  for (int i = 0; i < 2; ++i) EXPECT_EQ(opened(killed.path())->journal(1).value().size(), 0U);
}

TEST(Gone, a_log_is_not_missed_where_a_backup_was_copied_over_the_tables_of_a_killed_server) {
  const FolderForTest killed;
  leave_killed_with(killed, {row(1, 1)});
  fs::remove(log_of(store_file(killed.path())));
  fs::rename(killed.file("copy"), store_file(killed.path()));
  EXPECT_EQ(opened(killed.path())->journal(1).value().size(), 0U);
}

TEST(Gone, a_log_is_not_missed_after_a_stop_nor_after_a_kill_at_the_start) {
  const FolderForTest folder;
  for (std::uint32_t seq = 1; seq <= 3; ++seq) written(*opened(folder.path()), {row(1, seq)});
  const FolderForTest killed;
  {
    const auto store = opened(folder.path());
    copy_as_killed(folder.path(), killed.path());
  }
  EXPECT_FALSE(fs::exists(log_of(store_file(folder.path()))));
  EXPECT_EQ(opened(killed.path())->journal(1).value().size(), 3U);
}

TEST(Gone, tables_after_a_stop_or_a_kill_are_missed) {
  const FolderForTest folder;
  leave_stopped_with(folder, {row(1, 1)});
  fs::remove(store_file(folder.path()));
  expect_gone(folder, "store.tables_gone");
  const FolderForTest killed;
  leave_killed_with(killed, {row(1, 1)});
  fs::remove(store_file(killed.path()));
  fs::remove(log_of(store_file(killed.path())));
  expect_gone(killed, "store.tables_gone");
  remove_notes(killed);
  EXPECT_EQ(opened(killed.path())->journal(1).value().size(), 0U);
}

TEST(Gone, tables_are_not_missed_once_a_backup_was_restored) {
  const FolderForTest folder;
  leave_stopped_with(folder, {row(1, 1)});
  fs::remove(store_file(folder.path()));
  EXPECT_EQ(restore(folder.path(), folder.file("copy")).fault.reason, "");
  for (int i = 0; i < 2; ++i) EXPECT_EQ(opened(folder.path())->journal(1).value().size(), 1U);
}

// The one or the other: a log that is noted as needed is there.
TEST(Gone, nothing_is_missed_after_a_disk_that_failed_at_the_start_or_the_stop) {
  FaultyDisk disk;
  const FolderForTest killed;
  leave_killed_with(killed, {row(1, 1)});
  for (const auto fault : {FaultyDisk::Fault::read_error, FaultyDisk::Fault::write_error,
                           FaultyDisk::Fault::sync_error}) {
    bool failed = true;
    for (std::int64_t n = 1; failed; ++n) {
      const FolderForTest folder;
      copy_as_killed(killed.path(), folder.path());
      disk.fail_at(n, fault, FaultyDisk::Lasts::for_ever);
      open_store(folder.path()).store.reset();
      failed = n <= disk.count(FaultyDisk::act_of(fault));
      disk.heal();
      const OpenedStore opened = open_store(folder.path());
      ASSERT_EQ(opened.fault.reason, "") << FaultyDisk::name_of(fault) << " at " << n;
      EXPECT_EQ(opened.store->journal(1).value().size(), 1U);
    }
  }
}

// A backup reads the log while the server stops: it stays, and is needed.
TEST(Gone, a_log_that_a_stop_left_because_somebody_read_it_is_missed) {
  const FolderForTest folder;
  {
    auto store = opened(folder.path());
    ASSERT_TRUE(written(*store, {row(1, 1)}).accepted());
    Database reads;
    ASSERT_FALSE(reads.open(store_file(folder.path()), Database::Access::read).found());
    reads.leave_log(true);
    ASSERT_FALSE(reads.run("BEGIN; SELECT count(*) FROM journal").found());
    ASSERT_TRUE(written(*store, {row(1, 2)}).accepted());
    store.reset();
  }
  ASSERT_TRUE(fs::exists(log_of(store_file(folder.path()))));
  const FolderForTest without;
  copy_as_killed(folder.path(), without.path());
  fs::remove(log_of(store_file(without.path())));
  expect_gone(without, "store.log_gone");
  EXPECT_EQ(opened(folder.path())->journal(1).value().size(), 2U);
}

}  // namespace
}  // namespace benchboss
