#include "store/backup.h"
#include "store/folder.h"
#include "store/store.h"
#include "store/tests/files.h"
#include "store/tests/folder_for_test.h"
#include "store/tests/store_for_test.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>

namespace benchboss {
namespace {

namespace fs = std::filesystem;

void put_over(const std::string& from, const std::string& to) {
  fs::copy_file(from, to, fs::copy_options::overwrite_existing);
}

// A server that was killed, with something in its log, after `while_open`.
template <class F>
void leave_killed(const FolderForTest& killed, F while_open) {
  const FolderForTest folder;
  const auto store = opened(folder.path());
  ASSERT_TRUE(written(*store, {row(1, 1), guest("Ann")}).accepted());
  while_open(folder, *store);
  ASSERT_TRUE(written(*store, {row(1, 2), guest("Bob")}).accepted());
  copy_as_killed(folder.path(), killed.path());
  ASSERT_GT(fs::file_size(log_of(store_file(killed.path()))), 0U);
}

void expect_refused(const FolderForTest& folder) {
  const auto before = sums_of(folder.path());
  EXPECT_EQ(open_store(folder.path()).fault.reason, "store.other_log");
  EXPECT_EQ(verify_store(folder.path()).fault().reason, "store.other_log");
  EXPECT_EQ(back_up(folder.path(), folder.file("copy")).fault.reason, "store.other_log");
  EXPECT_EQ(sums_of(folder.path()), before);
}

TEST(OtherLog, after_a_kill_without_any_swapping_all_is_there) {
  const FolderForTest killed;
  leave_killed(killed, [](const FolderForTest&, Store&) {});
  EXPECT_EQ(verify_store(killed.path()).value().rows, 2);
  for (int i = 0; i < 2; ++i) {
    const auto store = opened(killed.path());
    EXPECT_EQ(store->journal(1).value().size(), 2U);
    EXPECT_EQ(person_of(*store, "Bob"), 2);
  }
}

// Whoever takes away what says which log belongs to which file does not get a mixture of both.
TEST(OtherLog, earlier_tables_beside_a_log_are_refused_also_without_the_notes) {
  const FolderForTest killed;
  const FolderForTest kept;
  leave_killed(killed, [&](const FolderForTest& folder, Store&) {
    put_over(store_file(folder.path()), kept.file("earlier"));
  });
  put_over(kept.file("earlier"), store_file(killed.path()));
  fs::remove(killed.file("lock"));
  fs::remove(killed.file("tables.db-run"));
  EXPECT_EQ(open_store(killed.path()).fault.reason, "store.other_log");
}

TEST(OtherLog, one_kill_after_another_loses_nothing) {
  const FolderForTest folder;
  fs::path now = folder.file("0");
  for (std::uint32_t seq = 1; seq <= 20; ++seq) {
    const std::string next = folder.file(std::to_string(seq));
    const auto store = opened(now);
    ASSERT_EQ(store->journal(1).value().size(), seq - 1);
    ASSERT_TRUE(written(*store, {row(1, seq)}).accepted());
    copy_as_killed(now, next);
    now = next;
  }
}

TEST(OtherLog, a_backup_that_was_copied_over_the_tables_beside_a_log_is_refused) {
  const FolderForTest killed;
  const FolderForTest kept;
  leave_killed(killed, [&](const FolderForTest& folder, Store&) {
    ASSERT_EQ(back_up(folder.path(), kept.file("copy")).fault.reason, "");
  });
  put_over(kept.file("copy"), store_file(killed.path()));
  expect_refused(killed);
}

TEST(OtherLog, tables_of_an_earlier_run_that_were_put_back_are_refused) {
  const FolderForTest folder;
  const FolderForTest killed;
  opened(folder.path()).reset();
  put_over(store_file(folder.path()), folder.file("earlier"));
  {
    const auto store = opened(folder.path());
    ASSERT_TRUE(written(*store, {row(1, 1)}).accepted());
    copy_as_killed(folder.path(), killed.path());
  }
  put_over(folder.file("earlier"), store_file(killed.path()));
  expect_refused(killed);
}

// What was in the log then has been brought into the file since, and is not in the log any more.
TEST(OtherLog, tables_of_the_same_run_that_were_put_back_after_the_log_began_anew_are_refused) {
  const FolderForTest killed;
  const FolderForTest kept;
  leave_killed(killed, [&](const FolderForTest& folder, Store& store) {
    put_over(store_file(folder.path()), kept.file("earlier"));
    for (TableId table = 2; table < 40; ++table)
      ASSERT_TRUE(written(store, {row(table, 1, std::string(1'000'000, 'x'))}).accepted());
  });
  put_over(kept.file("earlier"), store_file(killed.path()));
  expect_refused(killed);
}

TEST(OtherLog, a_log_whose_tables_are_gone_is_refused) {
  const FolderForTest killed;
  leave_killed(killed, [](const FolderForTest&, Store&) {});
  fs::remove(store_file(killed.path()));
  const auto before = sums_of(killed.path());
  EXPECT_EQ(open_store(killed.path()).fault.reason, "store.other_log");
  EXPECT_EQ(sums_of(killed.path()), before);
}

TEST(OtherLog, a_backup_that_takes_the_place_of_tables_without_a_log_is_opened) {
  const FolderForTest folder;
  {
    const auto store = opened(folder.path());
    written(*store, {row(1, 1)});
    ASSERT_EQ(back_up(folder.path(), folder.file("copy")).fault.reason, "");
    written(*store, {row(1, 2)});
  }
  put_over(folder.file("copy"), store_file(folder.path()));
  EXPECT_EQ(opened(folder.path())->journal(1).value().size(), 1U);
}

}  // namespace
}  // namespace benchboss
