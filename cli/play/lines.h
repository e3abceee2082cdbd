#pragma once
#include "cli/play/time_limit.h"

#include <optional>
#include <string>
#include <string_view>

namespace benchboss::playing {

// Lines in and lines out, for plain play.
class Lines {
 public:
  // Null at the end of the input, when a signal asks to end, or when the time is up.
  std::optional<std::string> read(const TimeLimit& limit = TimeLimit({}));
  void write(std::string_view line);
  // Without an end of line, and shown at once.
  void ask(std::string_view prompt);
  // As many empty lines as the window is high.
  void scroll_away();

  // Both ends are a terminal: someone sits there.
  bool is_terminal() const;
  // Nobody reads any more.
  bool broken() const { return broken_; }

 private:
  void put(std::string_view text);

  std::string waiting_;
  bool ended_ = false;
  bool broken_ = false;
};

}  // namespace benchboss::playing
