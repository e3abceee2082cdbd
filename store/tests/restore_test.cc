#include "store/backup.h"
#include "store/folder.h"
#include "store/tests/files.h"
#include "store/tests/folder_for_test.h"
#include "store/tests/store_for_test.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <filesystem>

namespace benchboss {
namespace {

namespace fs = std::filesystem;

// A store of one row, a backup of it, and a second row.
void make_store_and_backup(const FolderForTest& folder) {
  const auto store = opened(folder.path());
  written(*store, {row(1, 1), table_row(1, "ABCD"), guest("Ann")});
  ASSERT_EQ(back_up(folder.path(), folder.file("copy")).fault.reason, "");
  written(*store, {row(1, 2)});
}

std::size_t rows_in(const std::string& folder) {
  const auto store = opened(folder);
  return store == nullptr ? 0 : store->journal(1).value().size();
}

void expect_refused(const FolderForTest& folder, const std::string& from, std::string_view why) {
  const auto before = sums_of(folder.path());
  const Restored restored = restore(folder.path(), from);
  EXPECT_EQ(restored.fault.reason, why);
  EXPECT_EQ(restored.aside, "");
  EXPECT_EQ(sums_of(folder.path()), before);
}

TEST(Restore, puts_a_backup_in_place_and_keeps_what_was_there) {
  const FolderForTest folder;
  make_store_and_backup(folder);
  const Restored restored = restore(folder.path(), folder.file("copy"));
  EXPECT_EQ(restored.fault.reason, "");
  EXPECT_EQ(restored.tables, 1);
  EXPECT_EQ(rows_in(folder.path()), 1U);
  const FolderForTest other;
  fs::copy_file(restored.aside, store_file(other.path()));
  EXPECT_EQ(rows_in(other.path()), 2U);
}

TEST(Restore, keeps_the_log_of_a_killed_server_together_with_its_tables) {
  const FolderForTest killed;
  const FolderForTest folder;
  {
    const auto store = opened(folder.path());
    written(*store, {row(1, 1)});
    ASSERT_EQ(back_up(folder.path(), folder.file("copy")).fault.reason, "");
    written(*store, {row(1, 2)});
    copy_as_killed(folder.path(), killed.path());
  }
  const Restored restored = restore(killed.path(), killed.file("copy"));
  ASSERT_EQ(restored.fault.reason, "");
  EXPECT_FALSE(fs::exists(log_of(store_file(killed.path()))));
  EXPECT_EQ(rows_in(killed.path()), 1U);
  // And back again.
  EXPECT_EQ(restore(killed.path(), restored.aside).fault.reason, "");
  EXPECT_EQ(rows_in(killed.path()), 2U);
}

TEST(Restore, into_a_folder_without_tables_makes_them) {
  const FolderForTest folder;
  const FolderForTest other;
  make_store_and_backup(folder);
  const Restored restored = restore(other.path(), folder.file("copy"));
  EXPECT_EQ(restored.fault.reason, "");
  EXPECT_EQ(restored.aside, "");
  EXPECT_EQ(rows_in(other.path()), 1U);
}

TEST(Restore, mends_a_folder_whose_log_is_of_other_tables) {
  const FolderForTest killed;
  const FolderForTest folder;
  {
    const auto store = opened(folder.path());
    written(*store, {row(1, 1)});
    ASSERT_EQ(back_up(folder.path(), folder.file("copy")).fault.reason, "");
    copy_as_killed(folder.path(), killed.path());
  }
  fs::remove(store_file(killed.path()));
  EXPECT_EQ(restore(killed.path(), killed.file("copy")).fault.reason, "");
  EXPECT_EQ(rows_in(killed.path()), 1U);
}

TEST(Restore, of_a_damaged_backup_changes_nothing) {
  const FolderForTest folder;
  make_store_and_backup(folder);
  std::string bytes = bytes_of(folder.file("copy"));
  bytes.replace(5 * 4096 + 2000, 100, std::string(100, 'x'));
  put_bytes(folder.file("copy"), bytes);
  expect_refused(folder, folder.file("copy"), "store.damaged");
  put_bytes(folder.file("copy"), bytes.substr(0, 3 * 4096));
  expect_refused(folder, folder.file("copy"), "store.damaged");
  put_bytes(folder.file("copy"), "");
  expect_refused(folder, folder.file("copy"), "store.empty_file");
  EXPECT_EQ(rows_in(folder.path()), 2U);
}

TEST(Restore, of_a_backup_that_is_not_there_changes_nothing) {
  const FolderForTest folder;
  make_store_and_backup(folder);
  expect_refused(folder, folder.file("none"), "store.no_backup");
}

TEST(Restore, of_the_tables_themselves_changes_nothing) {
  const FolderForTest folder;
  make_store_and_backup(folder);
  expect_refused(folder, store_file(folder.path()), "store.restores_itself");
  fs::create_symlink(store_file(folder.path()), folder.file("link"));
  expect_refused(folder, folder.file("link"), "store.restores_itself");
}

// In a process of its own, as it would be.
TEST(Restore, while_a_server_runs_is_refused) {
  const FolderForTest folder;
  make_store_and_backup(folder);
  const auto store = opened(folder.path());
  const pid_t child = fork();
  if (child == 0)
    _exit(restore(folder.path(), folder.file("copy")).fault.reason == "store.in_use" ? 0 : 1);
  int status = 0;
  waitpid(child, &status, 0);
  EXPECT_TRUE(WIFEXITED(status) && WEXITSTATUS(status) == 0);
  EXPECT_EQ(store->journal(1).value().size(), 2U);
}

// Whatever keeps the backup from its place, the tables are never gone.
TEST(Restore, that_fails_leaves_the_tables_in_their_place) {
  const FolderForTest folder;
  make_store_and_backup(folder);
  fs::create_directories(folder.file("tables.db.part/x"));
  EXPECT_NE(restore(folder.path(), folder.file("copy")).fault.reason, "");
  EXPECT_EQ(rows_in(folder.path()), 2U);
}

TEST(VerifyStore, tells_how_much_there_is_also_while_a_server_runs) {
  const FolderForTest folder;
  make_store_and_backup(folder);
  const auto counts = verify_store(folder.path()).value();
  EXPECT_EQ(counts.tables, 1);
  EXPECT_EQ(counts.people, 1);
  EXPECT_EQ(counts.rows, 2);
  const auto store = opened(folder.path());
  written(*store, {row(1, 3)});
  EXPECT_EQ(verify_store(folder.path()).value().rows, 3);
  written(*store, {row(1, 4)});
  EXPECT_EQ(store->journal(1).value().size(), 4U);
}

TEST(VerifyStore, of_a_folder_without_tables_says_so) {
  const FolderForTest folder;
  EXPECT_EQ(verify_store(folder.path()).fault().reason, "store.nothing_there");
  EXPECT_TRUE(fs::is_empty(folder.path()));
}

}  // namespace
}  // namespace benchboss
