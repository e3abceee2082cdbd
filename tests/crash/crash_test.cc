#include "catalog/catalog.h"
#include "core/philox.h"
#include "server/live/live_table.h"
#include "store/store.h"
#include "tests/crash/witness.h"
#include "tests/wire/server_process.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <memory>
#include <string>
#include <thread>
#include <unordered_map>
#include <vector>

namespace benchboss {
namespace {

namespace fs = std::filesystem;

int kills_wanted() {
  const char* wanted = std::getenv("CRASH_KILLS");
  return wanted == nullptr ? 15 : std::atoi(wanted);
}

// How many servers are killed side by side.
int servers_wanted() {
  const char* wanted = std::getenv("CRASH_SERVERS");
  return wanted == nullptr ? 1 : std::max(1, std::atoi(wanted));
}

// On a real disk, where a commit takes its time.
class Folder {
 public:
  explicit Folder(int number)
      : path_(fs::temp_directory_path() /
              ("benchboss-crash-" + std::to_string(getpid()) + "-" + std::to_string(number))) {
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
  std::size_t tables = 0;
  std::size_t acknowledged = 0;
  std::vector<std::string> faults;
};

// Where the rows of a command stand in the journal of a table.
struct Where {
  std::uint32_t last = 0;
  bool apart = false;
};
using Places = std::unordered_map<std::string, Where>;

Places places_in(const std::vector<JournalRow>& rows) {
  Places places;
  for (const JournalRow& row : rows) {
    if (row.command.empty()) continue;
    Where& place = places[row.command];
    place.apart |= place.last != 0 && row.seq != place.last + 1;
    place.last = row.seq;
  }
  return places;
}

// What was acknowledged must stand in the journal: once, where it was said to stand, and in order.
void compare(Store& store, const Witness& witness, Findings& findings) {
  Places places;
  std::uint32_t before = 0;
  std::int64_t table = 0;
  for (const Witness::Acknowledged& each : witness.acknowledged()) {
    ++findings.acknowledged;
    if (each.table != table) {
      const std::vector<JournalRow> rows = store.journal(each.table).value();
      if (const Verdict why = LiveTable::fold(each.table, rows).fault; !why.accepted())
        findings.faults.push_back("does not replay: " + why.reason);
      places = places_in(rows);
      table = each.table;
      before = 0;
      ++findings.tables;
    }
    const auto found = places.find(each.command);
    if (found == places.end()) {
      findings.faults.push_back("lost: " + each.command);
    } else {
      if (found->second.last != each.n) findings.faults.push_back("elsewhere: " + each.command);
      if (found->second.apart) findings.faults.push_back("doubled: " + each.command);
    }
    if (each.n <= before) findings.faults.push_back("out of order: " + each.command);
    before = each.n;
  }
  for (const std::string& complaint : witness.complaints()) findings.faults.push_back(complaint);
}

// On a port that the system gives to no client: one that is free for a moment while the server is
// dead could otherwise be taken, or even connect to itself.
bool start_first(ServerProcess& server, Philox& random) {
  for (int i = 0; i < 20; ++i) {
    server.use_port(static_cast<std::uint16_t>(20'000 + random.below(10'000)));
    if (server.start()) return true;
    server.kill();
  }
  return false;
}

// Ten thousand kills take a quarter of an hour: whoever waits is told how far it is.
void tell_progress() {
  static std::atomic<int> kills = 0;
  if (const int so_far = ++kills; so_far % 500 == 0)
    std::fprintf(stderr, "%d kills so far\n", so_far);
}

// Kills a server at random moments while people play, and looks at what is left.
Findings kill_again_and_again(const std::string& program, int number, int kills, bool until_found) {
  const Folder folder(number);
  Findings findings;
  ServerProcess server(program, folder.path());
  Philox random(static_cast<std::uint64_t>(getpid()) * 1000 + static_cast<std::uint64_t>(number));
  if (!start_first(server, random)) {
    findings.faults.push_back("does not start: " + server.said());
    return findings;
  }
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
  for (; findings.kills < kills; ++findings.kills) {
    std::this_thread::sleep_for(std::chrono::microseconds(20'000 + random.below(120'000)));
    server.kill();
    tell_progress();
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

// Several servers side by side, each with its share of the kills.
Findings kill_side_by_side(int kills, int servers) {
  std::vector<Findings> parts(static_cast<std::size_t>(servers));
  std::vector<std::thread> threads;
  for (int i = 0; i < servers; ++i)
    threads.emplace_back([&, i, share = kills / servers + (i < kills % servers ? 1 : 0)] {
      parts[static_cast<std::size_t>(i)] = kill_again_and_again(BENCHBOSS_BINARY, i, share, false);
    });
  for (std::thread& thread : threads) thread.join();
  Findings all;
  for (const Findings& part : parts) {
    all.kills += part.kills;
    all.tables += part.tables;
    all.acknowledged += part.acknowledged;
    all.faults.insert(all.faults.end(), part.faults.begin(), part.faults.end());
  }
  return all;
}

TEST(Crash, nothing_that_was_acknowledged_is_lost_doubled_or_reordered) {
  const Findings findings = kill_side_by_side(kills_wanted(), servers_wanted());
  std::printf("%d kills, %zu tables, %zu acknowledged commands, %zu faults\n", findings.kills,
              findings.tables, findings.acknowledged, findings.faults.size());
  EXPECT_EQ(findings.kills, kills_wanted());
  // A server with sanitizers on a busy machine hardly comes to play between two kills.
  EXPECT_GT(findings.acknowledged, static_cast<std::size_t>(findings.kills) / 4);
  for (std::size_t i = 0; i < findings.faults.size() && i < 10; ++i)
    ADD_FAILURE() << findings.faults[i];
}

// The control: a server that acknowledges before the commit must be found out by the same test.
TEST(Crash, a_server_that_acknowledges_too_early_is_found_out) {
  const Findings findings = kill_again_and_again(BENCHBOSS_BROKEN_BINARY, 0, 200, true);
  std::printf("%d kills, %zu acknowledged commands, %zu faults, such as \"%s\"\n", findings.kills,
              findings.acknowledged, findings.faults.size(),
              findings.faults.empty() ? "" : findings.faults[0].c_str());
  EXPECT_FALSE(findings.faults.empty());
}

}  // namespace
}  // namespace benchboss
