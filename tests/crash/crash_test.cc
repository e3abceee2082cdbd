#include "catalog/catalog.h"
#include "core/philox.h"
#include "server/live/live_table.h"
#include "store/store.h"
#include "tests/crash/witness.h"
#include "tests/wire/server_process.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <memory>
#include <set>
#include <thread>

namespace benchboss {
namespace {

namespace fs = std::filesystem;

int kills_wanted() {
  const char* wanted = std::getenv("CRASH_KILLS");
  return wanted == nullptr ? 15 : std::atoi(wanted);
}

// On a real disk, where a commit takes its time.
class Folder {
 public:
  Folder() : path_(fs::temp_directory_path() / ("benchboss-crash-" + std::to_string(getpid()))) {
    fs::remove_all(path_);
  }
  ~Folder() { fs::remove_all(path_); }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;
  std::string path() const { return path_; }

 private:
  fs::path path_;
};

struct Findings {
  int kills = 0;
  std::size_t acknowledged = 0;
  std::vector<std::string> faults;
};

// What was acknowledged must stand in the journal: once, where it was said to stand, and in order.
void compare(Store& store, const Witness& witness, Findings& findings) {
  std::map<std::int64_t, std::vector<JournalRow>> journals;
  std::uint32_t before = 0;
  std::int64_t table = 0;
  for (const Witness::Acknowledged& each : witness.acknowledged()) {
    ++findings.acknowledged;
    if (!journals.contains(each.table)) journals[each.table] = store.journal(each.table);
    std::uint32_t last = 0;
    bool apart = false;
    for (const JournalRow& row : journals[each.table]) {
      if (row.command != each.command) continue;
      apart |= last != 0 && row.seq != last + 1;
      last = row.seq;
    }
    if (last == 0) findings.faults.push_back("lost: " + each.command);
    if (last != 0 && last != each.n) findings.faults.push_back("elsewhere: " + each.command);
    if (apart) findings.faults.push_back("doubled: " + each.command);
    if (each.table == table && each.n <= before)
      findings.faults.push_back("out of order: " + each.command);
    table = each.table;
    before = each.n;
  }
  for (const auto& [id, rows] : journals)
    if (const Verdict why = LiveTable::fold(id, rows).fault; !why.accepted())
      findings.faults.push_back("does not replay: " + why.reason);
  for (const std::string& complaint : witness.complaints()) findings.faults.push_back(complaint);
}

// Kills the server at random moments while people play, and looks at what is left.
Findings kill_again_and_again(const std::string& program, int kills, bool until_found) {
  const Folder folder;
  Findings findings;
  ServerProcess server(program, folder.path());
  EXPECT_TRUE(server.start()) << server.said();
  std::vector<std::unique_ptr<Witness>> witnesses;
  for (int i = 0; i < 6; ++i) {
    const GameInfo& game = games()[static_cast<std::size_t>(i) % games().size()];
    witnesses.push_back(std::make_unique<Witness>("W" + std::to_string(i), std::string(game.name),
                                                  static_cast<std::uint64_t>(i)));
  }
  std::atomic<bool> enough = false;
  std::vector<std::thread> threads;
  for (const auto& witness : witnesses)
    threads.emplace_back([&, port = server.port()] { witness->play(port, enough); });
  Philox random(static_cast<std::uint64_t>(getpid()));
  for (; findings.kills < kills; ++findings.kills) {
    std::this_thread::sleep_for(std::chrono::microseconds(20'000 + random.below(120'000)));
    server.kill();
    if (!server.start()) {
      findings.faults.push_back("does not start again: " + server.said());
      break;
    }
    if (until_found && findings.kills % 20 == 19) {
      // Losses show as complaints of those who come back; enough of them is enough.
      bool found = false;
      for (const auto& witness : witnesses) found |= !witness->complaints().empty();
      if (found) break;
    }
  }
  std::this_thread::sleep_for(std::chrono::milliseconds(100));
  enough = true;
  for (std::thread& thread : threads) thread.join();
  server.kill();
  const OpenedStore opened = open_store(folder.path());
  EXPECT_EQ(opened.fault.reason, "");
  if (opened.store != nullptr)
    for (const auto& witness : witnesses) compare(*opened.store, *witness, findings);
  return findings;
}

TEST(Crash, nothing_that_was_acknowledged_is_lost_doubled_or_reordered) {
  const Findings findings = kill_again_and_again(BENCHBOSS_BINARY, kills_wanted(), false);
  std::printf("%d kills, %zu acknowledged commands\n", findings.kills, findings.acknowledged);
  EXPECT_EQ(findings.kills, kills_wanted());
  EXPECT_GT(findings.acknowledged, static_cast<std::size_t>(findings.kills));
  for (std::size_t i = 0; i < findings.faults.size() && i < 10; ++i)
    ADD_FAILURE() << findings.faults[i];
}

// The control: a server that acknowledges before the commit must be found out by the same test.
TEST(Crash, a_server_that_acknowledges_too_early_is_found_out) {
  const Findings findings = kill_again_and_again(BENCHBOSS_BROKEN_BINARY, 200, true);
  std::printf("%d kills, %zu acknowledged commands, %zu faults, such as \"%s\"\n", findings.kills,
              findings.acknowledged, findings.faults.size(),
              findings.faults.empty() ? "" : findings.faults[0].c_str());
  EXPECT_FALSE(findings.faults.empty());
}

}  // namespace
}  // namespace benchboss
