#include "cli/play/lines.h"

#include "cli/play/signals.h"

#include <poll.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdio>
#include <utility>

namespace benchboss::playing {
namespace {

constexpr std::size_t kLongestLine = 4096;  // what is longer is no answer of a person

int window_rows() {
  winsize size = {};
  const bool known = ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_row > 0;
  return known ? size.ws_row : 24;
}

}  // namespace

std::optional<std::string> Lines::read(const TimeLimit& limit) {
  std::fflush(stdout);
  while (true) {
    if (Signals::caught() != 0 || broken_) return std::nullopt;
    if (const std::size_t end = waiting_.find('\n'); end != waiting_.npos) {
      std::string line = waiting_.substr(0, end);
      waiting_.erase(0, end + 1);
      if (line.ends_with('\r')) line.pop_back();
      if (line.size() > kLongestLine) line.resize(kLongestLine);
      return line;
    }
    if (ended_) {
      if (waiting_.empty()) return std::nullopt;
      return std::exchange(waiting_, {});
    }
    if (waiting_.size() > 2 * kLongestLine) waiting_.resize(kLongestLine + 1);
    std::array<pollfd, 2> sources = {{{STDIN_FILENO, POLLIN, 0}, {Signals::wakeup(), POLLIN, 0}}};
    if (limit.is_up()) return std::nullopt;
    if (poll(sources.data(), sources.size(), limit.milliseconds()) < 0) continue;
    if (sources[0].revents == 0) continue;
    std::array<char, 4096> block;  // NOLINT: filled by read
    const ssize_t size = ::read(STDIN_FILENO, block.data(), block.size());
    if (size > 0) waiting_.append(block.data(), static_cast<std::size_t>(size));
    if (size == 0 || (size < 0 && errno != EINTR && errno != EAGAIN)) ended_ = true;
  }
}

void Lines::put(std::string_view text) {
  if (std::fwrite(text.data(), 1, text.size(), stdout) != text.size()) broken_ = true;
}

void Lines::write(std::string_view line) {
  put(line);
  put("\n");
}

void Lines::ask(std::string_view prompt) {
  put(prompt);
  if (std::fflush(stdout) != 0) broken_ = true;
}

void Lines::scroll_away() {
  for (int i = window_rows(); i > 0; --i) put("\n");
}

bool Lines::is_terminal() const { return isatty(STDIN_FILENO) != 0 && isatty(STDOUT_FILENO) != 0; }

}  // namespace benchboss::playing
