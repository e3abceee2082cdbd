#include "store/backup.h"

#include "store/folder.h"
#include "store/tests/files.h"
#include "store/tests/folder_for_test.h"
#include "store/tests/store_for_test.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

namespace benchboss {
namespace {

using testing::ElementsAre;

TEST(Backup, of_a_store_in_use_is_whole_and_can_be_opened) {
  const FolderForTest folder;
  const FolderForTest other;
  const auto store = opened(folder.path());
  written(*store, {row(1, 1), table_row(1, "ABCD")});
  const Backup backup = back_up(folder.path(), store_file(other.path()));
  EXPECT_EQ(backup.fault.reason, "");
  EXPECT_EQ(backup.tables, 1);
  written(*store, {row(1, 2)});
  EXPECT_THAT(opened(other.path())->journal(1).value(), ElementsAre(row(1, 1)));
}

// What was written since lies in a log beside the file, which must not be played over the backup.
TEST(Backup, put_in_place_of_the_file_of_a_stopped_server_is_what_is_there) {
  const FolderForTest folder;
  const std::string copy = folder.path() + "/copy.db";
  {
    const auto store = opened(folder.path());
    ASSERT_TRUE(written(*store, {row(1, 1)}).accepted());
    ASSERT_TRUE(back_up(folder.path(), copy).fault.accepted());
    for (std::uint32_t seq = 2; seq < 2000; ++seq)
      ASSERT_TRUE(written(*store, {row(1, seq, std::string(200, 'x'))}).accepted());
    EXPECT_EQ(store->journal(1).value().size(), 1999u);
  }
  EXPECT_FALSE(std::filesystem::exists(store_file(folder.path()) + "-wal"));
  std::filesystem::rename(copy, store_file(folder.path()));
  EXPECT_THAT(opened(folder.path())->journal(1).value(), ElementsAre(row(1, 1)));
}

TEST(Backup, never_writes_over_a_file) {
  const FolderForTest folder;
  opened(folder.path()).reset();
  std::ofstream(folder.file("precious")) << "x";
  EXPECT_EQ(back_up(folder.path(), folder.file("precious")).fault.reason, "store.backup_exists");
}

TEST(Backup, that_cannot_be_written_is_named) {
  const FolderForTest folder;
  opened(folder.path()).reset();
  const Verdict fault = back_up(folder.path(), folder.file("none/x")).fault;
  EXPECT_EQ(fault.reason, "store.backup_unwritable");
  EXPECT_EQ(fault.words[0].second, folder.file("none/x"));
}

TEST(Backup, of_an_empty_folder_says_so) {
  const FolderForTest folder;
  EXPECT_EQ(back_up(folder.path(), folder.file("x")).fault.reason, "store.nothing_there");
}

}  // namespace
}  // namespace benchboss
