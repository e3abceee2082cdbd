#include "cli/progress.h"

#include "cli/bar.h"
#include "cli/console.h"
#include "cli/play/typeset.h"

#include <unistd.h>

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>

namespace benchboss {

using playing::columns;
using playing::cut;

namespace {

constexpr int kBarWidth = 24;

// A terminal that can go back to the start of the line and wipe it.
bool is_seen_here() {
  const char* terminal = std::getenv("TERM");
  return isatty(STDERR_FILENO) == 1 && terminal != nullptr && std::strcmp(terminal, "dumb") != 0;
}

}  // namespace

Progress::Progress(const Console& console, std::string_view text, std::uint64_t of)
    : console_(console), text_(text), of_(of), seen_(is_seen_here()) {}

void Progress::show(std::uint64_t done) {
  if (!seen_) return;
  std::string line = console_.say(
      text_, {{"done", console_.numbers().whole(done)}, {"of", console_.numbers().whole(of_)}});
  if (of_ > 0) line = picture(static_cast<double>(done) / static_cast<double>(of_)) + "  " + line;
  std::fprintf(stderr, "\r\033[K%s", cut(line, console_.width() - 1).c_str());
  std::fflush(stderr);
  drawn_ = true;
}

std::string Progress::picture(double share) const {
  std::string text = bar(share, kBarWidth);
  for (int i = columns(text); i < kBarWidth; ++i) text += "░";
  text += " " + console_.numbers().percent(share, 0);
  // The rest is guessed only once there is something to guess from.
  const std::chrono::duration<double> took = std::chrono::steady_clock::now() - start_;
  if (share < 0.02 || share >= 1 || took.count() < 1) return text;
  const auto left = static_cast<std::uint64_t>(std::ceil(took.count() * (1 - share) / share));
  return text + "  " +
         console_.say("cli.progress.left", {{"seconds", console_.numbers().whole(left)}});
}

void Progress::clear() {
  if (!drawn_) return;
  std::fputs("\r\033[K", stderr);
  std::fflush(stderr);
  drawn_ = false;
}

}  // namespace benchboss
