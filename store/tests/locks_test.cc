#include "store/folder.h"
#include "store/store.h"
#include "store/tests/folder_for_test.h"
#include "store/tests/store_for_test.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <filesystem>

namespace benchboss {
namespace {

// What a server in a process of its own is told.
std::string second_server(const std::string& folder) {
  int ends[2];
  EXPECT_EQ(pipe(ends), 0);
  const pid_t child = fork();
  if (child == 0) {
    const std::string reason = open_store(folder).fault.reason;
    _exit(write(ends[1], reason.data(), reason.size()) < 0 ? 1 : 0);
  }
  close(ends[1]);
  char said[100];
  const ssize_t count = read(ends[0], said, sizeof said);
  close(ends[0]);
  waitpid(child, nullptr, 0);
  return {said, static_cast<std::size_t>(std::max<ssize_t>(count, 0))};
}

TEST(Locks, a_second_server_is_refused) {
  const FolderForTest folder;
  const auto store = opened(folder.path());
  EXPECT_EQ(second_server(folder.path()), "store.in_use");
}

TEST(Locks, a_second_server_is_refused_after_somebody_removed_the_lock) {
  const FolderForTest folder;
  const auto store = opened(folder.path());
  std::filesystem::remove(folder.file("lock"));
  EXPECT_EQ(second_server(folder.path()), "store.in_use");
  EXPECT_TRUE(written(*store, {row(1, 1)}).accepted());
}

TEST(Locks, a_second_server_is_refused_after_somebody_moved_the_tables) {
  const FolderForTest folder;
  const auto store = opened(folder.path());
  std::filesystem::rename(store_file(folder.path()), folder.file("elsewhere"));
  EXPECT_EQ(second_server(folder.path()), "store.in_use");
  EXPECT_FALSE(std::filesystem::exists(store_file(folder.path())));
}

TEST(Locks, a_server_that_is_gone_holds_nothing) {
  const FolderForTest folder;
  opened(folder.path()).reset();
  EXPECT_EQ(second_server(folder.path()), "");
}

}  // namespace
}  // namespace benchboss
