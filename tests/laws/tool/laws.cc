// laws: the laws over as many random games as one likes, and the writer of the files that the tests
// compare with.
#include "core/text.h"
#include "tests/laws/golden.h"
#include "tests/laws/suite.h"

#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdio>
#include <functional>
#include <mutex>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

namespace benchboss {
namespace {

constexpr std::string_view kHelp =
    "laws [options]          plays random games of every game and variant under the laws\n"
    "  --games N             so many a variant (1000)\n"
    "  --first N             the number of the first one (0)\n"
    "  --seed S              which games they are (1)\n"
    "  --game NAME           only this game\n"
    "  --variant NAME        only this variant\n"
    "  --threads T           so many at once (one a core)\n"
    "  --everywhere          every law at every position, instead of samples\n"
    "laws --write-golden     writes games/*/tests/golden/ anew\n"
    "laws --write-trees      writes games/*/tests/trees/ anew\n"
    "Exit codes: 0 the laws hold, 1 one is broken or a file cannot be written, 2 wrong usage.\n";

struct Wishes {
  LawPlan plan;
  std::string game;
  std::string variant;
  unsigned threads = std::max(1u, std::thread::hardware_concurrency());
  bool write_golden = false;
  bool write_trees = false;
  bool help = false;
};

// An empty text, or what is wrong with the arguments.
std::string read_wishes(const std::vector<std::string_view>& args, Wishes& wishes) {
  constexpr std::int64_t kMost = 1'000'000'000'000;
  wishes.plan.games = 1000;
  for (std::size_t i = 0; i < args.size(); ++i) {
    const std::string_view name = args[i];
    if (name == "--help" || name == "-h") {
      wishes.help = true;
    } else if (name == "--write-golden") {
      wishes.write_golden = true;
    } else if (name == "--write-trees") {
      wishes.write_trees = true;
    } else if (name == "--everywhere") {
      wishes.plan.everywhere = true;
    } else if (i + 1 == args.size()) {
      return std::string(name) + ": unknown, or its value is missing";
    } else if (name == "--game") {
      wishes.game = args[++i];
    } else if (name == "--variant") {
      wishes.variant = args[++i];
    } else {
      const std::int64_t value = read_number(args[++i], kMost);
      if (value < 0) return std::string(name) + ": a number is wanted";
      const auto number = static_cast<std::uint64_t>(value);
      if (name == "--games") {
        wishes.plan.games = number;
      } else if (name == "--first") {
        wishes.plan.first = number;
      } else if (name == "--seed") {
        wishes.plan.seed = number;
      } else if (name == "--threads" && number >= 1 && number <= 1024) {
        wishes.threads = static_cast<unsigned>(number);
      } else {
        return std::string(name) + ": unknown option or value";
      }
    }
  }
  return {};
}

// Deals the games of a plan out to threads in small blocks. The games are the same on any number
// of threads.
class Crew {
 public:
  using Run = std::function<LawReport(const LawPlan&)>;

  Crew(const LawPlan& plan, unsigned threads, Run run)
      : plan_(plan), threads_(threads), run_(std::move(run)) {}

  LawReport work(const std::string& title) {
    std::vector<std::thread> threads;
    threads.reserve(threads_);
    for (unsigned i = 0; i < threads_; ++i) threads.emplace_back([this] { take_blocks(); });
    if (isatty(STDERR_FILENO) != 0) show_progress(title);
    for (std::thread& thread : threads) thread.join();
    std::sort(total_.violations.begin(), total_.violations.end(),
              [](const Violation& a, const Violation& b) { return a.game_number < b.game_number; });
    return std::move(total_);
  }

 private:
  static constexpr std::uint64_t kBlock = 250;

  void take_blocks() {
    while (!broken_) {
      const std::uint64_t first = next_.fetch_add(kBlock);
      if (first >= plan_.games) break;
      LawPlan part = plan_;
      part.first += first;
      part.games = std::min(kBlock, plan_.games - first);
      const LawReport report = run_(part);
      done_ += report.games;
      if (!report.violations.empty()) broken_ = true;
      const std::lock_guard lock(mutex_);
      total_.add(report);
    }
    ++finished_;
  }

  void show_progress(const std::string& title) {
    while (finished_ < threads_) {
      std::fprintf(stderr, "\r%s: %llu of %llu games", title.c_str(),
                   static_cast<unsigned long long>(done_),
                   static_cast<unsigned long long>(plan_.games));
      std::this_thread::sleep_for(std::chrono::milliseconds(200));
    }
    std::fputs("\r\033[K", stderr);
  }

  const LawPlan plan_;
  const unsigned threads_;
  const Run run_;
  std::atomic<std::uint64_t> next_ = 0;
  std::atomic<std::uint64_t> done_ = 0;
  std::atomic<unsigned> finished_ = 0;
  std::atomic<bool> broken_ = false;
  std::mutex mutex_;
  LawReport total_;
};

bool obeys(const Suite& suite, const Variant& variant, const Wishes& wishes) {
  const std::string title = std::string(suite.game) + ", " + std::string(variant.name);
  const auto start = std::chrono::steady_clock::now();
  const LawReport report = Crew(wishes.plan, wishes.threads, [&](const LawPlan& plan) {
                             return suite.run_laws(variant, plan);
                           }).work(title);
  const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - start;
  const Suite::Bounds bounds = suite.bounds(variant);
  const Peaks& most = report.peaks;
  std::printf(
      "%s: %llu games, %llu steps, %.1f s; at most %zu of %zu actions, %zu of %zu outcomes, "
      "%zu of %zu events, %zu of %u steps\n",
      title.c_str(), static_cast<unsigned long long>(report.games),
      static_cast<unsigned long long>(report.steps), seconds.count(), most.actions, bounds.actions,
      most.outcomes, bounds.outcomes, most.events, bounds.events, most.steps, bounds.steps);
  std::fputs(tell(report.violations).c_str(), stdout);
  std::fflush(stdout);
  return report.violations.empty();
}

bool written(const std::filesystem::path& path, const std::string& text) {
  const bool good = write_file(path, text);
  std::printf("%s%s\n", path.c_str(), good ? "" : " cannot be written");
  return good;
}

bool write_golden(const Suite& suite) {
  bool good = true;
  for (std::size_t variant = 0; variant < suite.variants.size(); ++variant)
    good &=
        written(golden_file(suite.game, suite.variants[variant].name), suite.playthrough(variant));
  return good;
}

bool write_trees(const Suite& suite) {
  bool good = true;
  for (std::size_t i = 0; i < suite.landmarks.size(); ++i) {
    const auto tree = suite.tree_of(i);
    if (!tree) std::printf("%s: never reached\n", std::string(suite.landmarks[i]).c_str());
    good &= tree && written(tree_file(suite.game, suite.landmarks[i]), write_tree(*tree));
  }
  return good;
}

int run(const Wishes& wishes) {
  bool good = true;
  bool any = false;
  for (const Suite& suite : suites()) {
    if (!wishes.game.empty() && wishes.game != suite.game) continue;
    if (wishes.write_golden) good &= write_golden(suite);
    if (wishes.write_trees) good &= write_trees(suite);
    if (wishes.write_golden || wishes.write_trees) {
      any = true;
      continue;
    }
    for (const Variant& variant : suite.variants) {
      if (!wishes.variant.empty() && wishes.variant != variant.name) continue;
      any = true;
      good &= obeys(suite, variant, wishes);
    }
  }
  if (!any) {
    std::fputs("There is no such game or variant.\n", stderr);
    return 2;
  }
  return good ? 0 : 1;
}

}  // namespace
}  // namespace benchboss

int main(int argc, char** argv) {
  benchboss::Wishes wishes;
  const std::string wrong =
      benchboss::read_wishes(std::vector<std::string_view>(argv + 1, argv + argc), wishes);
  if (!wrong.empty()) {
    std::fprintf(stderr, "laws: %s\n", wrong.c_str());
    return 2;
  }
  if (wishes.help) {
    std::fwrite(benchboss::kHelp.data(), 1, benchboss::kHelp.size(), stdout);
    return 0;
  }
  return benchboss::run(wishes);
}
