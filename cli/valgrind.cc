#include "cli/valgrind.h"

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cctype>
#include <filesystem>
#include <string_view>
#include <vector>

namespace benchboss {

namespace {

// Two runs of different length: what they share, the start of the program above all, cancels out.
// The shorter one is a beginning of the longer one.
struct Lengths {
  std::uint64_t fewer;
  std::uint64_t more;
};
constexpr Lengths kRunsOfActions = {20'000, 120'000};
constexpr Lengths kRunsOfGames = {20, 120};

// Runs a program and gives what it writes to standard error; nothing if it fails.
std::optional<std::string> errors_of(std::vector<std::string> words) {
  int ends[2];
  if (pipe2(ends, O_CLOEXEC) != 0) return std::nullopt;
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
  posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
  posix_spawn_file_actions_adddup2(&actions, ends[1], STDERR_FILENO);
  std::vector<char*> argv;
  argv.reserve(words.size() + 1);
  for (std::string& word : words) argv.push_back(word.data());
  argv.push_back(nullptr);
  pid_t child = 0;
  const int failed = posix_spawnp(&child, argv[0], &actions, nullptr, argv.data(), environ);
  posix_spawn_file_actions_destroy(&actions);
  close(ends[1]);
  std::string text;
  char block[4096];
  for (ssize_t count = 0; failed == 0 && (count = ::read(ends[0], block, sizeof block)) > 0;)
    text.append(block, static_cast<std::size_t>(count));
  close(ends[0]);
  int status = 0;
  if (failed != 0 || waitpid(child, &status, 0) != child || status != 0) return std::nullopt;
  return text;
}

// The number that follows a label: "Collected : 1234", "total heap usage: 1,234 allocs".
std::optional<std::uint64_t> number_after(std::string_view text, std::string_view label) {
  const std::size_t found = text.find(label);
  if (found == text.npos) return std::nullopt;
  const std::size_t first = text.find_first_of("0123456789", found + label.size());
  if (first == text.npos) return std::nullopt;
  std::uint64_t number = 0;
  for (const char c : text.substr(first)) {
    if (c == ',') continue;
    if (std::isdigit(static_cast<unsigned char>(c)) == 0) break;
    number = number * 10 + static_cast<std::uint64_t>(c - '0');
  }
  return number;
}

// How a valgrind tool is asked to count, and where its answer stands.
struct Tool {
  std::vector<std::string> flags;
  std::string_view label;
};

std::optional<std::uint64_t> count(const Tool& tool, const BenchRun& run, std::uint64_t length) {
  std::vector<std::string> words = {"valgrind"};
  words.insert(words.end(), tool.flags.begin(), tool.flags.end());
  std::error_code error;
  const std::string ourselves = std::filesystem::read_symlink("/proc/self/exe", error);
  for (const std::string& word : {ourselves, std::string("bench-run"), run.game, run.variant,
                                  run.how, std::to_string(length)})
    words.push_back(word);
  const std::optional<std::string> said = errors_of(words);
  return said ? number_after(*said, tool.label) : std::nullopt;
}

std::optional<double> per_unit(const Tool& tool, const BenchRun& run, Lengths lengths) {
  const auto fewer = count(tool, run, lengths.fewer);
  const auto more = count(tool, run, lengths.more);
  if (!fewer || !more) return std::nullopt;
  return (static_cast<double>(*more) - static_cast<double>(*fewer)) /
         static_cast<double>(lengths.more - lengths.fewer);
}

const Tool kInstructions = {{"--tool=callgrind", "--callgrind-out-file=/dev/null"}, "Collected :"};
const Tool kAllocations = {{"--tool=memcheck", "--undef-value-errors=no"}, "total heap usage:"};

}  // namespace

bool has_valgrind() { return errors_of({"valgrind", "--version"}).has_value(); }

std::optional<double> instructions_per_action(const BenchRun& run) {
  return per_unit(kInstructions, run, kRunsOfActions);
}

std::optional<double> allocations_per_action(const BenchRun& run) {
  return per_unit(kAllocations, run, kRunsOfActions);
}

std::optional<double> instructions_per_game(const BenchRun& run) {
  return per_unit(kInstructions, run, kRunsOfGames);
}

}  // namespace benchboss
