#include "store/store.h"

#include "store/folder.h"
#include "store/schema.h"
#include "store/sqlite.h"
#include "store/tests/files.h"
#include "store/tests/folder_for_test.h"
#include "store/tests/full_disk.h"
#include "store/tests/store_for_test.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <atomic>
#include <filesystem>
#include <fstream>

namespace benchboss {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

TEST(Store, gives_back_the_rows_of_a_table_in_order_and_of_no_other) {
  const FolderForTest folder;
  const auto store = opened(folder.path());
  ASSERT_TRUE(written(*store, {row(1, 1), row(2, 1), row(1, 2, "")}).accepted());
  EXPECT_THAT(store->journal(1).value(), ElementsAre(row(1, 1), row(1, 2, "")));
}

TEST(Store, keeps_everything_over_a_restart) {
  const FolderForTest folder;
  {
    const auto store = opened(folder.path());
    written(*store, {row(1, 1), table_row(1, "ABCD"), Membership{1, 1}, guest("Zoé"),
                     NewAccount{1, "Zoé", "zoé", "hash"}, SessionRow{"key", 1, 99}});
  }
  const auto store = opened(folder.path());
  EXPECT_THAT(store->journal(1).value(), ElementsAre(row(1, 1)));
  EXPECT_EQ(store->table_of_code("ABCD").value()->id, 1);
  EXPECT_EQ(store->table_of_code("WABCD").value()->id, 1);
  EXPECT_EQ(store->tables_of(1, 10).value().size(), 1u);
  EXPECT_TRUE(store->is_member(1, 1).value());
  EXPECT_FALSE(store->is_member(1, 6).value());
  EXPECT_EQ(store->account("zoé").value()->password, "hash");
  EXPECT_EQ(store->session("key").value()->person, 1);
  EXPECT_EQ(store->new_table_id(), 2);
}

TEST(Store, acknowledges_in_the_order_of_writing) {
  const FolderForTest folder;
  const auto store = opened(folder.path());
  std::vector<std::uint32_t> order;
  for (std::uint32_t seq = 1; seq <= 500; ++seq)
    store->write({row(1, seq)}, [&order, seq](const Verdict&) { order.push_back(seq); });
  store->drain();
  ASSERT_EQ(order.size(), 500u);
  EXPECT_TRUE(std::is_sorted(order.begin(), order.end()));
  EXPECT_LT(store->commits(), 500u) << "many writes share a commit";
}

TEST(Store, what_is_acknowledged_is_already_readable) {
  const FolderForTest folder;
  const auto store = opened(folder.path());
  for (std::uint32_t seq = 1; seq <= 20; ++seq) {
    ASSERT_TRUE(written(*store, {row(1, seq)}).accepted());
    EXPECT_EQ(store->journal(1).value().size(), seq);
  }
}

TEST(Store, a_row_that_is_there_already_fails_alone_and_whole) {
  const FolderForTest folder;
  const auto store = opened(folder.path());
  written(*store, {row(1, 1)});
  std::vector<std::string> reasons;
  const auto note = [&](const Verdict& verdict) { reasons.push_back(verdict.reason); };
  store->write({row(2, 1), row(1, 1)}, note);
  store->write({row(3, 1)}, note);
  store->drain();
  EXPECT_THAT(reasons, ElementsAre("store.trouble", ""));
  EXPECT_THAT(store->journal(2).value(), IsEmpty());
  EXPECT_EQ(store->journal(3).value().size(), 1u);
}

TEST(Store, a_session_that_ended_is_gone) {
  const FolderForTest folder;
  const auto store = opened(folder.path());
  written(*store, {SessionRow{"key", 5, 99}});
  written(*store, {SessionEnd{"key"}});
  EXPECT_FALSE(store->session("key").value().has_value());
}

TEST(Store, a_session_is_renewed_unless_it_has_ended) {
  const FolderForTest folder;
  const auto store = opened(folder.path());
  written(*store, {SessionRow{"key", 5, 99}, SessionRenewal{"key", 200}});
  EXPECT_EQ(store->session("key").value()->expires, 200);
  written(*store, {SessionEnd{"key"}, SessionRenewal{"key", 300}});
  EXPECT_FALSE(store->session("key").value().has_value());
}

TEST(Store, a_guest_is_renamed_and_an_account_is_not) {
  const FolderForTest folder;
  const auto store = opened(folder.path());
  written(*store, {guest("Ann"), guest("Bob"), NewAccount{2, "Bob", "bob", "hash"},
                   Renaming{1, "Zoé"}, Renaming{2, "Zoé"}});
  EXPECT_EQ(store->person(1).value()->name, "Zoé");
  EXPECT_EQ(store->person(2).value()->name, "Bob");
}

TEST(Store, sessions_that_have_run_out_and_gaps_that_are_over_are_gone) {
  const FolderForTest folder;
  const auto store = opened(folder.path());
  written(*store, {SessionRow{"old", 5, 99}, SessionRow{"new", 5, 101}, SessionsOver{100}});
  EXPECT_FALSE(store->session("old").value().has_value());
  EXPECT_TRUE(store->session("new").value().has_value());
  written(*store, {Gap{10, 20}, Gap{30, 40}});
  ASSERT_EQ(store->gaps().value().size(), 2u);
  EXPECT_EQ(store->gaps().value()[1].since, 30);
  written(*store, {GapsOver{}});
  EXPECT_TRUE(store->gaps().value().empty());
}

TEST(Store, a_second_server_on_the_same_folder_is_refused) {
  const FolderForTest folder;
  const auto store = opened(folder.path());
  EXPECT_EQ(open_store(folder.path()).fault.reason, "store.in_use");
}

// All that a newer program could have left behind.
TEST(Store, a_file_of_a_newer_program_is_refused_and_left_byte_for_byte) {
  for (const char* kind : {"PRAGMA journal_mode = DELETE; PRAGMA user_version = 99",
                           "PRAGMA journal_mode = WAL; PRAGMA user_version = 99"}) {
    const FolderForTest folder;
    opened(folder.path()).reset();
    const std::string file = store_file(folder.path());
    {
      Database database;
      ASSERT_FALSE(database.open(file, Database::Access::write).found());
      ASSERT_FALSE(database.run(kind).found());
    }
    const std::string before = bytes_of(file);
    const Verdict fault = open_store(folder.path()).fault;
    EXPECT_EQ(fault.reason, "store.newer");
    EXPECT_EQ(fault.words[0].second, "99");
    EXPECT_EQ(bytes_of(file), before) << kind;
    EXPECT_FALSE(std::filesystem::exists(file + "-wal")) << kind;
  }
}

TEST(Store, a_newer_version_that_is_only_in_the_log_is_refused_and_left_byte_for_byte) {
  const FolderForTest folder;
  opened(folder.path()).reset();
  const std::string file = store_file(folder.path());
  {
    Database database;
    ASSERT_FALSE(database.open(file, Database::Access::write).found());
    database.leave_log(true);
    ASSERT_FALSE(database.run("PRAGMA user_version = 99").found());
  }
  const std::string before = bytes_of(file);
  const std::string log = bytes_of(file + "-wal");
  ASSERT_NE(log, "");
  EXPECT_EQ(open_store(folder.path()).fault.reason, "store.newer");
  EXPECT_EQ(bytes_of(file), before);
  EXPECT_EQ(bytes_of(file + "-wal"), log);
}

std::filesystem::perms mode_of(const std::string& path) {
  return std::filesystem::status(path).permissions();
}

TEST(Store, its_files_are_private_and_a_folder_that_was_there_stays_as_it_was) {
  const FolderForTest folder;
  std::filesystem::permissions(folder.path(), std::filesystem::perms(0755));
  const auto store = opened(folder.path());
  written(*store, {row(1, 1)});
  EXPECT_EQ(mode_of(folder.path()), std::filesystem::perms(0755));
  for (const auto& each : std::filesystem::directory_iterator(folder.path()))
    EXPECT_EQ(mode_of(each.path()), std::filesystem::perms(0600)) << each.path();
  const OpenedStore own = open_store(folder.path() + "/own");
  EXPECT_EQ(mode_of(folder.path() + "/own"), std::filesystem::perms(0700));
}

TEST(Store, knows_when_the_server_ran_last) {
  const FolderForTest folder;
  const auto store = opened(folder.path());
  EXPECT_EQ(store->last_beat().value(), 0);
  written(*store, {row(1, 1)});
  EXPECT_EQ(store->last_beat().value(), row(1, 1).at);
  written(*store, {Beat{70'000}});
  written(*store, {Beat{80'000}});
  EXPECT_EQ(store->last_beat().value(), 80'000);
}

TEST(Store, a_folder_that_cannot_be_made_is_named) {
  const Verdict fault = open_store("/proc/benchboss").fault;
  EXPECT_EQ(fault.reason, "store.no_folder");
  EXPECT_EQ(fault.words[0].second, "/proc/benchboss");
}

// Root may write everywhere, so the child becomes nobody.
TEST(Store, a_folder_that_may_only_be_read_is_named) {
  const FolderForTest folder;
  std::filesystem::permissions(folder.path(), std::filesystem::perms(0555));
  const pid_t child = fork();
  if (child == 0) {
    if (geteuid() == 0 && setuid(65534) != 0) _exit(2);
    _exit(open_store(folder.path()).fault.reason == "store.folder_read_only" ? 0 : 1);
  }
  int status = 0;
  waitpid(child, &status, 0);
  EXPECT_TRUE(WIFEXITED(status) && WEXITSTATUS(status) == 0);
}

TEST(Store, on_a_full_disk_nothing_is_acknowledged_that_is_not_there_and_it_recovers) {
  const FolderForTest folder;
  const auto store = opened(folder.path());
  std::uint32_t acknowledged = 0;
  std::uint32_t refused = 0;
  {
    const FullDisk full(300'000);
    for (std::uint32_t seq = 1; seq <= 400; ++seq)
      (written(*store, {row(1, seq, std::string(5000, 'x'))}).accepted() ? acknowledged
                                                                         : refused)++;
  }
  EXPECT_GT(acknowledged, 0u);
  EXPECT_GT(refused, 0u);
  EXPECT_EQ(store->journal(1).value().size(), acknowledged);
  EXPECT_FALSE(written(*store, {row(1, acknowledged + 1)}).accepted()) << "not before recover()";
  store->recover();
  EXPECT_TRUE(written(*store, {row(1, acknowledged + 1)}).accepted());
  EXPECT_EQ(store->journal(1).value().size(), acknowledged + 1);
}

TEST(Store, that_is_opened_on_a_full_disk_says_so) {
  const FolderForTest folder;
  opened(folder.path()).reset();
  const FullDisk full(1000);
  EXPECT_EQ(open_store(folder.path()).fault.reason, "store.full");
}

}  // namespace
}  // namespace benchboss
