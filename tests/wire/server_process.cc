#include "tests/wire/server_process.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <cstdlib>

namespace benchboss {

ServerProcess::ServerProcess(std::string program, std::string folder,
                             std::vector<std::string> flags)
    : program_(std::move(program)), folder_(std::move(folder)), flags_(std::move(flags)) {}

ServerProcess::~ServerProcess() { kill(); }

bool ServerProcess::start() {
  int ends[2];
  if (pipe2(ends, O_CLOEXEC) != 0) return false;
  std::vector<std::string> words = {
      program_,     "serve",   "--lang",        "en",     "--port", std::to_string(port_),
      "--folder",   folder_,   "--connections", "100000", "--rate", "1000000",
      "--commands", "1000000", "--tables",      "1000000"};
  words.insert(words.end(), flags_.begin(), flags_.end());
  std::vector<char*> arguments;
  for (std::string& word : words) arguments.push_back(word.data());
  arguments.push_back(nullptr);
  process_ = fork();
  if (process_ == 0) {
    std::signal(SIGXFSZ, SIG_DFL);  // as it is for a program that a shell starts
    dup2(ends[1], STDOUT_FILENO);
    dup2(ends[1], STDERR_FILENO);
    execv(program_.c_str(), arguments.data());
    _exit(127);
  }
  close(ends[1]);
  output_ = ends[0];
  said_.clear();
  // "The tables are open at http://127.0.0.1:8080/"
  while (said_.find("stops the server") == said_.npos) {
    pollfd waiting{output_, POLLIN, 0};
    char bytes[512];
    if (poll(&waiting, 1, 60'000) <= 0) return false;
    const ssize_t count = read(output_, bytes, sizeof bytes);
    if (count <= 0) return false;
    said_.append(bytes, static_cast<std::size_t>(count));
  }
  // An address of IPv6 has colons of its own.
  const std::size_t colon = said_.rfind(':', said_.find('/', said_.find("http://") + 7));
  port_ = static_cast<std::uint16_t>(std::atoi(said_.c_str() + colon + 1));
  return true;
}

int ServerProcess::stop(int signal) {
  if (process_ < 0) return 0;
  ::kill(process_, signal);
  int status = 0;
  waitpid(process_, &status, 0);
  process_ = -1;
  if (output_ >= 0) close(output_);
  output_ = -1;
  return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

void ServerProcess::stop_listening() {
  close(output_);
  output_ = -1;
}

void ServerProcess::kill() { stop(SIGKILL); }

}  // namespace benchboss
