#include "store/folder.h"
#include "store/sqlite.h"
#include "store/store.h"
#include "store/tests/files.h"
#include "store/tests/folder_for_test.h"
#include "store/tests/store_for_test.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sqlite3.h>

#include <filesystem>

namespace benchboss {
namespace {

// Why a folder is refused, and that nothing in it was touched.
std::string refused(const FolderForTest& folder) {
  const auto before = sums_of(folder.path());
  const OpenedStore opened = open_store(folder.path());
  EXPECT_EQ(opened.store, nullptr);
  EXPECT_EQ(sums_of(folder.path()), before);
  return opened.fault.reason;
}

void run_sql(const std::string& file, const std::string& sql) {
  Database database;
  ASSERT_FALSE(database.open(file, Database::Access::write).found());
  ASSERT_FALSE(database.run(sql).found());
}

TEST(Refusals, a_file_of_no_bytes_is_not_taken_for_a_new_store) {
  const FolderForTest folder;
  put_bytes(store_file(folder.path()), "");
  EXPECT_EQ(refused(folder), "store.empty_file");
}

TEST(Refusals, a_file_that_is_no_database_is_left_alone) {
  for (const std::size_t size : {1U, 99U, 100U, 5000U}) {
    const FolderForTest folder;
    put_bytes(store_file(folder.path()), std::string(size, 'x'));
    EXPECT_EQ(refused(folder), "store.foreign") << size;
  }
}

TEST(Refusals, a_database_of_another_program_is_left_alone) {
  for (const std::string mode : {"DELETE", "WAL"})
    for (const int version : {0, 1, 5}) {
      const FolderForTest folder;
      sqlite3* other = nullptr;
      ASSERT_EQ(sqlite3_open(store_file(folder.path()).c_str(), &other), SQLITE_OK);
      const std::string sql = "PRAGMA journal_mode = " + mode +
                              "; CREATE TABLE people (id); INSERT INTO people VALUES (7);"
                              "PRAGMA user_version = " +
                              std::to_string(version);
      EXPECT_EQ(sqlite3_exec(other, sql.c_str(), nullptr, nullptr, nullptr), SQLITE_OK);
      sqlite3_close(other);
      const std::string before = bytes_of(store_file(folder.path()));
      EXPECT_EQ(open_store(folder.path()).fault.reason, "store.foreign") << mode << version;
      EXPECT_EQ(bytes_of(store_file(folder.path())), before) << mode << version;
    }
}

TEST(Refusals, a_file_of_ours_whose_header_says_that_it_has_no_sums_is_damaged) {
  const FolderForTest folder;
  opened(folder.path()).reset();
  std::string bytes = bytes_of(store_file(folder.path()));
  bytes[20] = 0;
  put_bytes(store_file(folder.path()), bytes);
  const std::string reason = refused(folder);
  EXPECT_TRUE(reason == "store.damaged" || reason == "store.unreadable") << reason;
}

TEST(Refusals, a_journal_with_a_gap_is_refused) {
  for (const std::string what : {"seq = 1", "seq = 2", "table_id = 2"}) {
    const FolderForTest folder;
    written(*opened(folder.path()),
            {row(1, 1), row(1, 2), row(1, 3), table_row(1, "A"), row(2, 1), table_row(2, "B")});
    run_sql(store_file(folder.path()), "DELETE FROM journal WHERE " + what);
    EXPECT_EQ(open_store(folder.path()).fault.reason, "store.journal_gap") << what;
  }
}

TEST(Refusals, a_journal_that_gets_a_gap_while_the_server_runs_is_not_shown) {
  const FolderForTest folder;
  const auto store = opened(folder.path());
  written(*store, {row(1, 1), row(1, 2), row(1, 3), row(2, 1)});
  run_sql(store_file(folder.path()), "DELETE FROM journal WHERE table_id = 1 AND seq = 2");
  const auto journal = store->journal(1);
  ASSERT_TRUE(journal.failed());
  EXPECT_EQ(journal.fault().reason, "store.journal_gap");
  EXPECT_EQ(store->journal(2).value().size(), 1U);
}

TEST(Refusals, a_value_of_another_type_is_damage) {
  const FolderForTest folder;
  const auto store = opened(folder.path());
  written(*store, {guest("Ann"), row(1, 1)});
  run_sql(store_file(folder.path()),
          "UPDATE people SET at = 'noon'; UPDATE journal SET text = x'00'");
  EXPECT_EQ(store->person(1).fault().reason, "store.damaged");
  EXPECT_EQ(store->journal(1).fault().reason, "store.damaged");
}

}  // namespace
}  // namespace benchboss
