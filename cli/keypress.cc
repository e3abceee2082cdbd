#include "cli/keypress.h"

#include <fcntl.h>
#include <termios.h>
#include <unistd.h>

#include <cstdio>
#include <string_view>

namespace benchboss {

// Not standard input: the record may come from there.
Keypress::Keypress() : terminal_(isatty(STDOUT_FILENO) == 1 ? open("/dev/tty", O_RDONLY) : -1) {}

Keypress::~Keypress() {
  if (terminal_ >= 0) close(terminal_);
}

bool Keypress::wait() {
  if (terminal_ < 0) return true;
  std::fflush(stdout);
  termios before{};
  if (tcgetattr(terminal_, &before) != 0) return true;
  termios raw = before;
  // Without ISIG: a Ctrl-C that ended us here would leave the terminal mute.
  raw.c_lflag &= ~static_cast<tcflag_t>(ICANON | ECHO | ISIG);
  tcsetattr(terminal_, TCSANOW, &raw);
  constexpr std::string_view kNext = " \n\r";
  constexpr std::string_view kEnough = "qQ\x03\x04";  // Ctrl-C, Ctrl-D
  char key = 0;
  bool more = true;
  do {
    more = ::read(terminal_, &key, 1) == 1 && kEnough.find(key) == kEnough.npos;
  } while (more && kNext.find(key) == kNext.npos);
  tcsetattr(terminal_, TCSANOW, &before);
  return more;
}

}  // namespace benchboss
