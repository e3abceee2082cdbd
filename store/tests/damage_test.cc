#include "store/backup.h"
#include "store/checked_disk.h"
#include "store/folder.h"
#include "store/log_format.h"
#include "store/sqlite.h"
#include "store/store.h"
#include "store/tests/files.h"
#include "store/tests/folder_for_test.h"
#include "store/tests/store_for_test.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>

namespace benchboss {
namespace {

constexpr std::size_t kPage = kPageBytes;
constexpr std::uint32_t kRows = 120;
using Damage = std::string (*)(const std::string& file, std::size_t page);

std::string with(std::string file, std::size_t at, const std::string& bytes) {
  return file.replace(at, bytes.size(), bytes);
}

// A small store; long rows overflow. No page of it is free: what lies there is nobody's.
void make_store(const std::string& folder) {
  const auto store = opened(folder);
  std::vector<Change> changes{table_row(1, "ABCD"), guest("Ann"), guest("Bob")};
  for (std::uint32_t seq = 1; seq <= kRows; ++seq)
    changes.emplace_back(row(1, seq, std::string(seq % 20 == 0 ? 9'000 + seq : 100, 'x')));
  ASSERT_TRUE(written(*store, changes).accepted());
}

// A backup reads no index: it is refused, or it is whole.
void expect_no_false_backup(const FolderForTest& folder) {
  const FolderForTest other;
  const Backup backup = back_up(folder.path(), store_file(other.path()));
  if (!backup.fault.accepted()) return;
  const auto store = opened(other.path());
  ASSERT_NE(store, nullptr);
  EXPECT_EQ(store->journal(1).value().size(), kRows);
  EXPECT_EQ(person_of(*store, "Bob"), 2);
}

// Every page, one at a time: the damage is found when the store is opened, and by whoever verifies
// it. How many pages there were.
std::size_t damage_each_page(Damage damage) {
  const FolderForTest folder;
  make_store(folder.path());
  const std::string file = store_file(folder.path());
  const std::string good = bytes_of(file);
  const std::size_t pages = good.size() / kPage;
  for (std::size_t page = 0; page < pages; ++page) {
    const testing::ScopedTrace where(__FILE__, __LINE__, "page " + std::to_string(page));
    const std::string bad = damage(good, page);
    if (bad == good) continue;
    put_bytes(file, bad);
    EXPECT_EQ(open_store(folder.path()).store, nullptr);
    EXPECT_TRUE(verify_store(folder.path()).failed());
    expect_no_false_backup(folder);
    EXPECT_TRUE(bytes_of(file) == bad) << "it was touched";
  }
  put_bytes(file, good);
  EXPECT_EQ(opened(folder.path())->journal(1).value().size(), kRows);
  return pages;
}

TEST(Damage, of_a_hundred_bytes_in_any_page_is_found) {
  const std::size_t pages = damage_each_page([](const std::string& file, std::size_t page) {
    return with(file, page * kPage + 2000, std::string(100, '\x5a'));
  });
  EXPECT_GT(pages, 30U);
}

TEST(Damage, of_one_bit_in_any_page_is_found) {
  damage_each_page([](const std::string& file, std::size_t page) {
    const std::size_t at = page * kPage + (page * 977) % kPage;
    return with(file, at, std::string(1, static_cast<char>(file[at] ^ 4)));
  });
}

TEST(Damage, of_a_whole_page_is_found) {
  damage_each_page([](const std::string& file, std::size_t page) {
    return with(file, page * kPage, std::string(kPage, '\0'));
  });
}

// Each page is right in itself.
TEST(Damage, of_a_page_that_has_the_bytes_of_the_one_before_is_found) {
  damage_each_page([](const std::string& file, std::size_t page) {
    return with(file, page * kPage, file.substr((page == 0 ? 1 : page - 1) * kPage, kPage));
  });
}

TEST(Damage, of_two_pages_that_changed_places_is_found) {
  damage_each_page([](const std::string& file, std::size_t page) {
    const std::size_t other = (page + 7) % (file.size() / kPage);
    const std::string swapped = with(file, page * kPage, file.substr(other * kPage, kPage));
    return with(swapped, other * kPage, file.substr(page * kPage, kPage));
  });
}

TEST(Damage, of_a_file_that_was_cut_off_is_found) {
  damage_each_page([](const std::string& file, std::size_t page) {
    return page == 0 ? file : file.substr(0, page * kPage);
  });
  damage_each_page(
      [](const std::string& file, std::size_t page) { return file.substr(0, page * kPage + 123); });
}

// The file as it is now, after the server that had it was stopped.
std::string file_with_rows(const std::string& folder, std::uint32_t from, std::uint32_t to) {
  {
    const auto store = opened(folder);
    for (std::uint32_t seq = from; seq <= to; ++seq)
      EXPECT_TRUE(written(*store, {row(1, seq), row(2, seq)}).accepted());
  }
  return bytes_of(store_file(folder));
}

// As if the disk had said that a page was written, and had not written it. Each page is right in
// itself, and in its place. Of pages that tell the same as before nobody sees that they are older.
TEST(Damage, of_any_one_page_that_is_an_earlier_copy_never_makes_a_journal_shorter) {
  const FolderForTest folder;
  const std::string earlier = file_with_rows(folder.path(), 1, 40);
  const std::string now = file_with_rows(folder.path(), 41, 43);
  int older = 0;
  int refused = 0;
  for (std::size_t page = 0; page < earlier.size() / kPage; ++page) {
    const std::string bad = with(now, page * kPage, earlier.substr(page * kPage, kPage));
    if (bad == now) continue;
    ++older;
    put_bytes(store_file(folder.path()), bad);
    const auto verified = verify_store(folder.path());
    if (!verified.failed()) {
      EXPECT_EQ(verified.value().rows, 86) << "page " << page;
    }
    const FolderForTest other;
    const Backup backup = back_up(folder.path(), store_file(other.path()));
    if (backup.fault.accepted()) {
      const auto copy = opened(other.path());
      ASSERT_NE(copy, nullptr) << "page " << page;
      const auto journal = copy->journal(1);
      ASSERT_FALSE(journal.failed()) << "page " << page;
      EXPECT_EQ(journal.value().size(), 43U) << "page " << page;
    }
    // What was opened is written to: the next page is put into `now` again.
    const OpenedStore opened = open_store(folder.path());
    refused += opened.store == nullptr ? 1 : 0;
    if (opened.store == nullptr) continue;
    for (const TableId table : {1, 2}) {
      const auto journal = opened.store->journal(table);
      if (!journal.failed()) {
        EXPECT_EQ(journal.value().size(), 43U) << "page " << page;
      }
    }
  }
  EXPECT_GE(older, 3);  // the journal, its index, the run
  EXPECT_GE(refused, 2);
}

// The page at which something begins.
std::size_t root_of(const std::string& folder, const std::string& name) {
  Database database;
  EXPECT_FALSE(database.open(store_file(folder), Database::Access::read).found());
  return static_cast<std::size_t>(
      database.number("SELECT rootpage FROM sqlite_master WHERE name = " + sql_text(name)).value());
}

TEST(Damage, of_a_page_of_the_journal_or_of_its_index_that_is_an_earlier_copy_is_refused) {
  for (const std::string name : {"journal", "journal_by_table"}) {
    const FolderForTest folder;
    const std::string earlier = file_with_rows(folder.path(), 1, 15);
    const std::string now = file_with_rows(folder.path(), 16, 17);
    const std::size_t at = (root_of(folder.path(), name) - 1) * kPage;
    const std::string bad = with(now, at, earlier.substr(at, kPage));
    ASSERT_NE(bad, now) << name;
    put_bytes(store_file(folder.path()), bad);
    EXPECT_EQ(open_store(folder.path()).fault.reason, "store.journal_gap") << name;
    EXPECT_EQ(verify_store(folder.path()).fault().reason, "store.damaged") << name;
    EXPECT_EQ(back_up(folder.path(), folder.file("copy")).fault.reason, "store.damaged") << name;
    EXPECT_TRUE(bytes_of(store_file(folder.path())) == bad) << "it was touched";
  }
}

// People are looked for by their sessions, too.
TEST(Damage, of_another_index_that_is_an_earlier_copy_is_found_by_who_verifies) {
  const FolderForTest folder;
  written(*opened(folder.path()), {guest("Ann")});
  const std::string earlier = bytes_of(store_file(folder.path()));
  written(*opened(folder.path()), {guest("Bob")});
  const std::string now = bytes_of(store_file(folder.path()));
  const std::size_t at = (root_of(folder.path(), "sessions_by_person") - 1) * kPage;
  put_bytes(store_file(folder.path()), with(now, at, earlier.substr(at, kPage)));
  EXPECT_EQ(verify_store(folder.path()).fault().reason, "store.damaged");
}

TEST(Damage, that_comes_while_the_server_runs_never_makes_a_journal_shorter) {
  const FolderForTest folder;
  make_store(folder.path());
  const std::string good = bytes_of(store_file(folder.path()));
  for (std::size_t page = 1; page < good.size() / kPage; ++page) {
    put_bytes(store_file(folder.path()), good);
    const auto store = opened(folder.path());
    {
      // In place, as a disk does it: the file stays open.
      std::fstream file(store_file(folder.path()), std::ios::in | std::ios::out);
      file.seekp(static_cast<std::streamoff>(page * kPage));
      file << std::string(kPage, '\0');
    }
    const auto journal = store->journal(1);
    if (!journal.failed()) {
      EXPECT_EQ(journal.value().size(), kRows) << "page " << page;
    }
    for (const auto& person : {store->person(1), store->person(2)})
      if (!person.failed()) {
        EXPECT_TRUE(person.value().has_value()) << "page " << page;
      }
  }
}

// A log of several transactions, each of some frames, and the places of its frames that end one.
struct Log {
  std::string bytes;
  std::vector<std::int64_t> commits;
  std::int64_t frames = 0;
};
Log log_in(const std::string& folder) {
  Log log;
  log.bytes = bytes_of(log_of(store_file(folder)));
  const auto size = static_cast<std::int64_t>(log.bytes.size());
  for (; LogFormat::offset(log.frames + 1) <= size; ++log.frames) {
    const auto at = static_cast<std::size_t>(LogFormat::offset(log.frames));
    if (log.bytes.substr(at + 4, 4) != std::string(4, '\0')) log.commits.push_back(log.frames);
  }
  return log;
}

void leave_killed(const FolderForTest& killed, std::uint32_t rows) {
  const FolderForTest folder;
  const auto store = opened(folder.path());
  for (std::uint32_t seq = 1; seq <= rows; ++seq)
    ASSERT_TRUE(written(*store, {row(1, seq, std::string(3000, 'x'))}).accepted());
  copy_as_killed(folder.path(), killed.path());
}

// How many rows there are after a byte of a frame was changed; -1: refused.
int rows_after_damage(const FolderForTest& killed, const Log& log, std::int64_t frame,
                      std::size_t byte) {
  const FolderForTest damaged;
  copy_as_killed(killed.path(), damaged.path());
  const std::size_t at = static_cast<std::size_t>(LogFormat::offset(frame)) + byte;
  put_bytes(log_of(store_file(damaged.path())),
            with(log.bytes, at, std::string(1, static_cast<char>(log.bytes[at] ^ 1))));
  const OpenedStore opened = open_store(damaged.path());
  if (opened.store == nullptr) {
    EXPECT_EQ(opened.fault.reason, "store.damaged");
    return -1;
  }
  return static_cast<int>(opened.store->journal(1).value().size());
}

TEST(Damage, of_a_page_in_the_log_that_was_followed_by_more_is_refused) {
  const FolderForTest killed;
  leave_killed(killed, 12);
  const Log log = log_in(killed.path());
  ASSERT_EQ(log.commits.size(), 12U);
  for (std::int64_t frame = 0; frame <= log.commits[10]; ++frame)
    EXPECT_EQ(rows_after_damage(killed, log, frame, 1000), -1) << "frame " << frame;
}

// Two damaged places in one: the frame itself, and what the next one goes on from.
TEST(Damage, of_the_head_of_a_frame_in_the_log_that_was_followed_by_more_is_refused) {
  const FolderForTest killed;
  leave_killed(killed, 12);
  const Log log = log_in(killed.path());
  for (const std::size_t byte : {0U, 5U, 9U, 17U, 22U})
    for (std::int64_t frame = 0; frame <= log.commits[8]; ++frame)
      EXPECT_EQ(rows_after_damage(killed, log, frame, byte), -1) << frame << " byte " << byte;
}

TEST(Damage, of_the_head_of_the_log_is_refused) {
  const FolderForTest killed;
  leave_killed(killed, 3);
  Log log = log_in(killed.path());
  log.bytes[17] = static_cast<char>(log.bytes[17] ^ 1);
  put_bytes(log_of(store_file(killed.path())), log.bytes);
  EXPECT_EQ(open_store(killed.path()).fault.reason, "store.damaged");
}

// That is what the power leaves when it goes, and nothing of it was acknowledged.
TEST(Damage, of_the_last_transaction_in_the_log_is_what_a_power_loss_leaves) {
  const FolderForTest killed;
  leave_killed(killed, 12);
  const Log log = log_in(killed.path());
  for (std::int64_t frame = log.commits[10] + 1; frame < log.frames; ++frame)
    EXPECT_EQ(rows_after_damage(killed, log, frame, 1000), 11) << "frame " << frame;
  const FolderForTest cut;
  copy_as_killed(killed.path(), cut.path());
  put_bytes(log_of(store_file(cut.path())), log.bytes.substr(0, log.bytes.size() - 1000));
  EXPECT_EQ(opened(cut.path())->journal(1).value().size(), 11U);
}

// More than the cache holds is written to the log before it is committed, and read from there.
TEST(Damage, is_not_seen_where_a_transaction_is_larger_than_the_cache) {
  const FolderForTest folder;
  const auto store = opened(folder.path());
  std::vector<Change> changes;
  for (std::uint32_t seq = 1; seq <= 200; ++seq)
    for (TableId table = 1; table <= 50; ++table)
      changes.emplace_back(row(table, seq, std::string(3000, 'x')));
  for (TableId table = 1; table <= 50; ++table) changes.emplace_back(Rewording{table, 1, "-"});
  EXPECT_EQ(written(*store, std::move(changes)).reason, "");
  EXPECT_EQ(store->journal(1).value().size(), 200U);
}

}  // namespace
}  // namespace benchboss
