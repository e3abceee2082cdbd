#include "cli/tests/program.h"

#include <boost/json/parse.hpp>
#include <fcntl.h>
#include <gtest/gtest.h>
#include <poll.h>
#include <pty.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cstdlib>
#include <fstream>
#include <iterator>

namespace benchboss::cli_tests {

namespace {

namespace fs = std::filesystem;

// Never returns: this process becomes the program.
[[noreturn]] void become(const std::string& file, std::vector<std::string> arguments,
                         const Circumstances& circumstances) {
  for (const char* name : {"LC_MESSAGES", "LANG", "NO_COLOR"}) unsetenv(name);
  setenv("LC_ALL", "C.UTF-8", 1);
  for (const auto& [name, value] : circumstances.environment)
    setenv(name.c_str(), value.c_str(), 1);
  if (!circumstances.folder.empty() && chdir(circumstances.folder.c_str()) != 0) _exit(126);
  std::string name = "benchboss";
  std::vector<char*> argv = {name.data()};
  for (std::string& argument : arguments) argv.push_back(argument.data());
  argv.push_back(nullptr);
  execv(file.c_str(), argv.data());
  _exit(127);
}

int exit_code(pid_t child) {
  int status = 0;
  waitpid(child, &status, 0);
  return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

// Reads both ends at once, until both are closed: neither may fill up and block the program.
void drain(std::array<int, 2> ends, std::array<std::string*, 2> texts) {
  std::array<pollfd, 2> open = {{{ends[0], POLLIN, 0}, {ends[1], POLLIN, 0}}};
  while (open[0].fd >= 0 || open[1].fd >= 0) {
    poll(open.data(), open.size(), -1);
    for (std::size_t i = 0; i < open.size(); ++i) {
      if (open[i].fd < 0 || open[i].revents == 0) continue;
      std::array<char, 4096> block{};
      const ssize_t count = read(open[i].fd, block.data(), block.size());
      if (count > 0) {
        texts[i]->append(block.data(), static_cast<std::size_t>(count));
      } else {
        close(open[i].fd);
        open[i].fd = -1;
      }
    }
  }
}

Ran run(const std::string& file, const std::vector<std::string>& arguments,
        const Circumstances& circumstances) {
  int in[2];
  int out[2];
  int err[2];
  if (pipe2(in, O_CLOEXEC) != 0 || pipe2(out, O_CLOEXEC) != 0 || pipe2(err, O_CLOEXEC) != 0)
    return {};
  const pid_t child = fork();
  if (child == 0) {
    dup2(in[0], STDIN_FILENO);
    dup2(out[1], STDOUT_FILENO);
    dup2(err[1], STDERR_FILENO);
    become(file, arguments, circumstances);
  }
  close(in[0]);
  close(out[1]);
  close(err[1]);
  // What we send is smaller than a pipe; a program that does not read it must not end the test.
  const std::string& input = circumstances.input;
  EXPECT_LT(input.size(), 65536U);
  if (write(in[1], input.data(), input.size()) < 0) ADD_FAILURE() << "the program has no input";
  close(in[1]);
  Ran ran;
  drain({out[0], err[0]}, {&ran.out, &ran.err});
  ran.code = exit_code(child);
  return ran;
}

}  // namespace

Ran benchboss(const std::vector<std::string>& arguments, const Circumstances& circumstances) {
  return run(BENCHBOSS_BINARY, arguments, circumstances);
}

Ran benchboss_on_terminal(const std::vector<std::string>& arguments,
                          const Circumstances& circumstances) {
  winsize size{};
  size.ws_col = 80;
  size.ws_row = 24;
  int terminal = -1;
  const pid_t child = forkpty(&terminal, nullptr, nullptr, &size);
  if (child == 0) {
    setenv("TERM", "xterm-256color", 1);
    become(BENCHBOSS_BINARY, arguments, circumstances);
  }
  const std::string& input = circumstances.input;
  if (write(terminal, input.data(), input.size()) < 0) ADD_FAILURE() << "the terminal is gone";
  Ran ran;
  std::array<char, 4096> block{};
  for (ssize_t count = 0; (count = read(terminal, block.data(), block.size())) > 0;)
    ran.out.append(block.data(), static_cast<std::size_t>(count));
  ran.code = exit_code(child);
  close(terminal);
  return ran;
}

Ran bash(const std::string& script, const std::vector<std::string>& arguments) {
  std::vector<std::string> all = {"-c", script, "bash", BENCHBOSS_BINARY};
  all.insert(all.end(), arguments.begin(), arguments.end());
  return run("/bin/bash", all, {});
}

boost::json::value parsed(const std::string& text) {
  boost::json::error_code error;
  boost::json::value value = boost::json::parse(text, error);
  EXPECT_FALSE(error) << error.message() << " in " << text;
  return value;
}

TemporaryFolder::TemporaryFolder() {
  std::string name = (fs::temp_directory_path() / "benchboss-test-XXXXXX").string();
  path_ = mkdtemp(name.data());
}

TemporaryFolder::~TemporaryFolder() {
  std::error_code error;
  fs::remove_all(path_, error);
}

std::string TemporaryFolder::write(const std::string& name, const std::string& text) const {
  const fs::path file = path_ / name;
  fs::create_directories(file.parent_path());
  std::ofstream(file, std::ios::binary) << text;
  return file.string();
}

std::string text_of(const fs::path& file) {
  std::ifstream stream(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(stream), {}};
}

}  // namespace benchboss::cli_tests
