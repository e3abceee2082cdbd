#include "core/philox.h"
#include "store/store.h"
#include "store/tests/folder_for_test.h"
#include "store/tests/forgetful_disk.h"

#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <thread>

namespace benchboss {
namespace {

// Writes rows as fast as the store takes them and lets the power go at a random moment. How many
// rows were acknowledged that are not there afterwards; -1 if the file cannot be opened any more.
int lost_rows(std::uint64_t seed, bool lying_disk) {
  Philox random(seed);
  const FolderForTest folder;
  const FolderForTest after;
  const std::string left = after.file("left");
  ForgetfulDisk disk;
  std::uint32_t acknowledged = 0;
  {
    std::atomic<std::uint32_t> done = 0;
    const OpenedStore opened = open_store(folder.path());
    disk.lie(lying_disk);
    const std::uint32_t rows = 200 + random.below(400);
    for (std::uint32_t seq = 1; seq <= rows; ++seq) {
      const std::string text(random.below(3000), 'x');
      opened.store->write({JournalRow{1, seq, 1, 1, "", "line", text}},
                          [&done, seq](const Verdict& verdict) {
                            if (verdict.accepted()) done = seq;
                          });
      if (random.below(20) == 0) opened.store->drain();
    }
    std::this_thread::sleep_for(std::chrono::microseconds(random.below(3000)));
    acknowledged = done;
    disk.cut_power(folder.path(), left, seed);
    opened.store->drain();
  }
  const OpenedStore reopened = open_store(left);
  if (reopened.store == nullptr) return -1;
  const std::size_t there = reopened.store->journal(1).value().size();
  return there >= acknowledged ? 0 : static_cast<int>(acknowledged - there);
}

TEST(PowerLoss, takes_nothing_that_was_acknowledged) {
  for (std::uint64_t seed = 1; seed <= 60; ++seed) ASSERT_EQ(lost_rows(seed, false), 0) << seed;
}

// The control: with a disk that only says that it synced, the same test finds losses.
TEST(PowerLoss, on_a_disk_that_lies_is_found_out) {
  int found = 0;
  for (std::uint64_t seed = 1; seed <= 10; ++seed) found += lost_rows(seed, true) != 0 ? 1 : 0;
  EXPECT_GT(found, 0);
}

}  // namespace
}  // namespace benchboss
