#pragma once
#include "cli/play/telling.h"
#include "cli/play/terminal.h"

#include <functional>

namespace benchboss::playing {

// Sheets of paper laid over the table. They draw on top of what `below` draws, so that they fit the
// window again after it was resized.
class Desk {
 public:
  Desk(Terminal& terminal, std::function<Canvas()> below)
      : terminal_(terminal), below_(std::move(below)) {}

  enum class Kind : std::uint8_t {
    text,
    table,  // its lines stay as they are
    book,   // left and right go from heading to heading
  };
  // Up and down turn the page; a key that means nothing here ends it and is returned.
  Key read(const std::function<Page()>& page, const std::string& footer, Kind kind = Kind::text);
  // A note over the lower part of the table; any key takes it away.
  Key note(const std::function<Page()>& page, const std::string& footer);
  // A line of text, changed by the player. Nothing if he gives up.
  std::optional<std::string> ask(const std::string& question, const std::string& text,
                                 const std::string& footer);

  Terminal& terminal() { return terminal_; }

 private:
  Terminal& terminal_;
  std::function<Canvas()> below_;
};

}  // namespace benchboss::playing
