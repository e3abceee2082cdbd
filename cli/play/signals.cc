#include "cli/play/signals.h"

#include <fcntl.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>

namespace benchboss::playing {
namespace {

constexpr std::array kEnding = {SIGINT, SIGTERM, SIGHUP};
constexpr std::size_t kIgnored = kEnding.size();

volatile std::sig_atomic_t first_caught = 0;
std::array<int, 2> wakeup_pipe = {-1, -1};
std::array<struct sigaction, kEnding.size() + 1> actions_before;

extern "C" void remember(int signal) {
  const int kept = errno;
  if (first_caught == 0) first_caught = signal;
  [[maybe_unused]] const ssize_t written = ::write(wakeup_pipe[1], "", 1);
  errno = kept;
}

}  // namespace

Signals::Signals() {
  first_caught = 0;
  if (pipe2(wakeup_pipe.data(), O_CLOEXEC | O_NONBLOCK) != 0) wakeup_pipe = {-1, -1};
  struct sigaction action = {};
  sigemptyset(&action.sa_mask);
  action.sa_handler = remember;
  for (std::size_t i = 0; i < kEnding.size(); ++i) {
    sigaction(kEnding[i], nullptr, &actions_before[i]);
    // nohup, or a job in the background: what was ignored stays ignored.
    if (actions_before[i].sa_handler != SIG_IGN) sigaction(kEnding[i], &action, nullptr);
  }
  action.sa_handler = SIG_IGN;
  sigaction(SIGPIPE, &action, &actions_before[kIgnored]);
}

Signals::~Signals() {
  for (std::size_t i = 0; i < kEnding.size(); ++i)
    sigaction(kEnding[i], &actions_before[i], nullptr);
  sigaction(SIGPIPE, &actions_before[kIgnored], nullptr);
  for (int& end : wakeup_pipe) {
    if (end >= 0) close(end);
    end = -1;
  }
}

int Signals::caught() { return first_caught; }
int Signals::wakeup() { return wakeup_pipe[0]; }

}  // namespace benchboss::playing
