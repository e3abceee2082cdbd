#pragma once
#include <functional>

#include "cli/play/telling.h"
#include "cli/play/terminal.h"

namespace benchboss::playing {

// Sheets of paper laid over the table. They draw on top of what `below` draws, so that they fit the
// window again after it was resized.
class Desk {
 public:
  Desk(Terminal& terminal, std::function<Canvas()> below)
      : terminal_(terminal), below_(std::move(below)) {}

  // Arrows turn the page; any other key ends it and is returned. Lines are kept as they are if the
  // page is a table.
  Key read(const std::function<Page()>& page, const std::string& footer, bool is_table = false);
  // A note over the lower part of the table; any key takes it away.
  Key note(const std::function<Page()>& page, const std::string& footer);
  // A line of text, changed by the player. Nothing if he gives up.
  std::optional<std::string> ask(const std::string& question, std::string text,
                                 const std::string& footer);

  Terminal& terminal() { return terminal_; }

 private:
  Terminal& terminal_;
  std::function<Canvas()> below_;
};

}  // namespace benchboss::playing
