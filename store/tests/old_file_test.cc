#include "store/backup.h"
#include "store/folder.h"
#include "store/sqlite.h"
#include "store/store.h"
#include "store/tests/files.h"
#include "store/tests/folder_for_test.h"
#include "store/tests/full_disk.h"
#include "store/tests/store_for_test.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sqlite3.h>

#include <filesystem>
#include <functional>

namespace benchboss {
namespace {

// As programs wrote it before pages had sums: the first four steps of the shape.
constexpr const char* kVersionFour = R"(
  PRAGMA journal_mode = WAL;
  CREATE TABLE journal (row INTEGER PRIMARY KEY, table_id INTEGER NOT NULL, seq INTEGER NOT NULL,
    at INTEGER NOT NULL, person INTEGER NOT NULL, command TEXT NOT NULL, kind TEXT NOT NULL,
    text TEXT NOT NULL);
  CREATE UNIQUE INDEX journal_by_table ON journal (table_id, seq);
  CREATE TABLE tables (id INTEGER PRIMARY KEY, code TEXT NOT NULL UNIQUE,
    watch_code TEXT NOT NULL UNIQUE, game TEXT NOT NULL, owner INTEGER NOT NULL,
    is_public INTEGER NOT NULL, phase INTEGER NOT NULL, wakes INTEGER NOT NULL,
    at INTEGER NOT NULL);
  CREATE INDEX tables_by_owner ON tables (owner, phase);
  CREATE INDEX tables_by_phase ON tables (phase, wakes);
  CREATE TABLE members (person INTEGER NOT NULL, table_id INTEGER NOT NULL,
    PRIMARY KEY (person, table_id)) WITHOUT ROWID;
  CREATE TABLE people (id INTEGER PRIMARY KEY, name TEXT NOT NULL, account TEXT UNIQUE,
    password TEXT NOT NULL, at INTEGER NOT NULL);
  CREATE TABLE sessions (key TEXT PRIMARY KEY, person INTEGER NOT NULL,
    expires INTEGER NOT NULL) WITHOUT ROWID;
  CREATE TABLE beat (one INTEGER PRIMARY KEY CHECK (one = 1), at INTEGER NOT NULL);
  CREATE INDEX members_by_table ON members (table_id);
  CREATE TABLE gaps (since INTEGER NOT NULL, till INTEGER NOT NULL);
  PRAGMA user_version = 4;
  INSERT INTO people VALUES (5, 'Zoé', 'zoé', 'hash', 3);
  INSERT INTO sessions VALUES ('key', 5, 99);
  INSERT INTO tables VALUES (3, 'ABCD', 'WABCD', 'rink-ratz', 5, 0, 1, 1, 7);
  INSERT INTO members VALUES (5, 3);
  INSERT INTO gaps VALUES (10, 20);
  INSERT INTO beat VALUES (1, 4000);)";
constexpr std::uint32_t kOldRows = 200;

// Calls `while_open` while the old program still runs.
void make_old_file(const std::string& folder, const std::function<void()>& while_open = [] {}) {
  sqlite3* old = nullptr;
  ASSERT_EQ(sqlite3_open(store_file(folder).c_str(), &old), SQLITE_OK);
  std::string sql = kVersionFour;
  for (std::uint32_t seq = 1; seq <= kOldRows; ++seq)
    sql += "INSERT INTO journal VALUES (NULL, 3, " + std::to_string(seq) + ", " +
           std::to_string(1000 + seq) + ", 5, 'c" + std::to_string(seq) + "', 'line', '* 7');";
  EXPECT_EQ(sqlite3_exec(old, sql.c_str(), nullptr, nullptr, nullptr), SQLITE_OK);
  while_open();
  sqlite3_close(old);
}

void expect_everything(Store& store) {
  const auto journal = store.journal(3).value();
  ASSERT_EQ(journal.size(), kOldRows);
  for (std::uint32_t seq = 1; seq <= kOldRows; ++seq) EXPECT_EQ(journal[seq - 1], row(3, seq));
  EXPECT_EQ(store.account("zoé").value()->id, 5);
  EXPECT_EQ(store.session("key").value()->person, 5);
  EXPECT_EQ(store.table(3).value()->phase, TablePhase::playing);
  EXPECT_TRUE(store.is_member(3, 5).value());
  EXPECT_EQ(store.gaps().value().size(), 1U);
  EXPECT_EQ(store.last_beat().value(), 4000);
}

bool has_sums(const std::string& file) {
  Database database;
  return !database.open(file, Database::Access::read).found() && database.has_sums();
}

TEST(OldFile, without_sums_gets_them_and_keeps_everything) {
  const FolderForTest folder;
  make_old_file(folder.path());
  ASSERT_FALSE(has_sums(store_file(folder.path())));
  for (int i = 0; i < 2; ++i) {
    const auto store = opened(folder.path());
    expect_everything(*store);
    EXPECT_EQ(store->new_table_id(), 4);
  }
  EXPECT_TRUE(has_sums(store_file(folder.path())));
  written(*opened(folder.path()), {guest("Ann")});
  EXPECT_EQ(person_of(*opened(folder.path()), "Ann"), 6);
}

TEST(OldFile, of_a_killed_server_keeps_what_is_in_its_log) {
  const FolderForTest killed;
  {
    const FolderForTest folder;
    make_old_file(folder.path(), [&] { copy_as_killed(folder.path(), killed.path()); });
  }
  ASSERT_GT(bytes_of(log_of(store_file(killed.path()))).size(), 0U);
  expect_everything(*opened(killed.path()));
}

TEST(OldFile, for_which_there_is_no_room_stays_as_it_was_until_there_is) {
  const FolderForTest folder;
  make_old_file(folder.path());
  for (const rlim_t room : {5'000U, 20'000U, 33'000U, 50'000U}) {
    {
      const FullDisk full(room);
      EXPECT_NE(open_store(folder.path()).fault.reason, "") << room;
    }
    EXPECT_FALSE(has_sums(store_file(folder.path())));
  }
  expect_everything(*opened(folder.path()));
}

TEST(OldFile, can_be_backed_up_and_restored) {
  const FolderForTest folder;
  const FolderForTest other;
  make_old_file(folder.path());
  ASSERT_EQ(back_up(folder.path(), folder.file("copy")).fault.reason, "");
  ASSERT_EQ(restore(other.path(), folder.file("copy")).fault.reason, "");
  expect_everything(*opened(other.path()));
  const FolderForTest third;
  ASSERT_EQ(restore(third.path(), store_file(folder.path())).fault.reason, "");
  expect_everything(*opened(third.path()));
}

}  // namespace
}  // namespace benchboss
