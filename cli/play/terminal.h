#pragma once
#include "cli/play/canvas.h"

#include <memory>

namespace benchboss::playing {

// A key, or what came instead of one.
struct Key {
  enum class Kind : std::uint8_t {
    character,
    enter,
    escape,
    left,
    right,
    up,
    down,
    page_up,
    page_down,
    home,
    end,
    backspace,
    resized,
    nothing,  // the time is up
    gone,     // the terminal is closed, or a signal asks to end
  };
  Kind kind = Kind::nothing;
  char32_t character = 0;

  bool is(char32_t c) const { return kind == Kind::character && character == c; }
  bool is(Kind other) const { return kind == other; }
};

// The whole screen, through ncurses: the alternate screen, so nothing stays in the scrollback.
class Terminal {
 public:
  // Null if this terminal cannot move its cursor or there is none.
  static std::unique_ptr<Terminal> open();
  ~Terminal();
  Terminal(const Terminal&) = delete;
  Terminal& operator=(const Terminal&) = delete;

  int rows() const;
  int columns() const;
  void show(const Canvas& canvas);
  // Waits that long at most; forever if negative.
  Key key(int milliseconds = -1);
  // Throws away what was typed before now.
  void forget_keys();
  void ring();

 private:
  Terminal();
  class Colours;
  std::unique_ptr<Colours> colours_;
};

}  // namespace benchboss::playing
