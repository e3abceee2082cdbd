#include "cli/play/terminal.h"

#include "cli/play/signals.h"
#include "cli/play/typeset.h"

#include <curses.h>
#include <poll.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <cstdlib>
#include <map>
#include <utility>
#include <vector>

namespace benchboss::playing {
namespace {

// How a tint is shown with 256 colours and with 8; -1 is the terminal's own.
struct Shown {
  short of_256;
  short of_8;
};

constexpr std::array<Shown, kTints> kShown = {{
    {-1, -1},             // none
    {234, -1},            // walnut
    {137, COLOR_WHITE},   // wood
    {223, -1},            // lamp
    {138, -1},            // shade
    {51, COLOR_CYAN},     // glow
    {195, COLOR_WHITE},   // ice
    {152, COLOR_CYAN},    // scratch
    {160, COLOR_RED},     // red_line
    {26, COLOR_BLUE},     // blue_line
    {230, COLOR_WHITE},   // paper
    {187, COLOR_YELLOW},  // ruled
    {235, COLOR_BLACK},   // ink
    {240, COLOR_BLACK},   // pencil
    {220, COLOR_YELLOW},  // gold
    {160, COLOR_RED},     // red
    {231, COLOR_WHITE},   // white
    {247, COLOR_WHITE},   // card_off
    {25, COLOR_BLUE},     // jersey
    {110, COLOR_CYAN},    // cloth
    {130, COLOR_RED},     // stick
    {54, COLOR_MAGENTA},  // special
    {25, COLOR_BLUE},     // home
    {150, COLOR_GREEN},   // visitor
    {28, COLOR_GREEN},    // grass
    {34, COLOR_GREEN},    // mown
    {137, COLOR_YELLOW},  // clay
    {23, COLOR_BLUE},     // teal
    {58, COLOR_BLACK},    // olive
    {94, COLOR_RED},      // earth
}};

using Clock = std::chrono::steady_clock;

int left_of(Clock::time_point end) {
  const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(end - Clock::now());
  return static_cast<int>(std::max<std::int64_t>(0, left.count()));
}

Key named(int code) {
  using Kind = Key::Kind;
  switch (code) {
    case KEY_LEFT:
      return {Kind::left};
    case KEY_RIGHT:
      return {Kind::right};
    case KEY_UP:
      return {Kind::up};
    case KEY_DOWN:
      return {Kind::down};
    case KEY_PPAGE:
      return {Kind::page_up};
    case KEY_NPAGE:
      return {Kind::page_down};
    case KEY_HOME:
      return {Kind::home};
    case KEY_END:
      return {Kind::end};
    case KEY_ENTER:
      return {Kind::enter};
    case KEY_BACKSPACE:
      return {Kind::backspace};
    case KEY_RESIZE:
      return {Kind::resized};
    default:
      return {Kind::nothing};
  }
}

Key typed(char32_t character) {
  using Kind = Key::Kind;
  switch (character) {
    case U'\n':
    case U'\r':
      return {Kind::enter};
    case 27:
      return {Kind::escape};
    case 8:
    case 127:
      return {Kind::backspace};
    default:
      return {Kind::character, character};
  }
}

}  // namespace

class Terminal::Colours {
 public:
  Colours() {
    const char* no_color = std::getenv("NO_COLOR");
    if (no_color != nullptr && *no_color != '\0') return;
    if (!has_colors() || start_color() == ERR) return;
    use_default_colors();
    depth_ = COLORS >= 256 ? Depth::many : Depth::eight;
  }

  void set(const Style& style, const wchar_t* text, cchar_t& cell) {
    attr_t attributes = A_NORMAL;
    if (style.bold) attributes |= A_BOLD;
    if (style.underlined) attributes |= A_UNDERLINE;
    if (style.reversed) attributes |= A_REVERSE;
    short pair = 0;
    if (depth_ == Depth::none) {
      // What colour would have said is said by light and weight.
      if (style.ink == Tint::gold || style.ink == Tint::glow) attributes |= A_BOLD;
      if (style.paper == Tint::gold || style.paper == Tint::glow || style.paper == Tint::home)
        attributes |= A_REVERSE;
    } else {
      pair = pair_of(colour(style.ink), colour(style.paper));
    }
    setcchar(&cell, text, attributes, pair, nullptr);
  }

 private:
  enum class Depth : std::uint8_t { none, eight, many };

  short colour(Tint tint) const {
    const Shown& shown = kShown[static_cast<std::size_t>(tint)];
    return depth_ == Depth::many ? shown.of_256 : shown.of_8;
  }

  short pair_of(short ink, short paper) {
    // Eight colours mix some inks with their paper; black or white is read on anything.
    if (ink == paper && ink != -1) ink = paper == COLOR_WHITE ? COLOR_BLACK : COLOR_WHITE;
    const auto [found, fresh] = pairs_.try_emplace({ink, paper}, short{0});
    if (fresh && static_cast<int>(pairs_.size()) < COLOR_PAIRS) {
      const auto number = static_cast<short>(pairs_.size());
      if (init_pair(number, ink, paper) != ERR) found->second = number;
    }
    return found->second;
  }

  Depth depth_ = Depth::none;
  std::map<std::pair<short, short>, short> pairs_;
};

std::unique_ptr<Terminal> Terminal::open() {
  if (isatty(STDIN_FILENO) == 0 || isatty(STDOUT_FILENO) == 0 || !speak_utf8()) return nullptr;
  SCREEN* screen = newterm(nullptr, stdout, stdin);
  if (screen == nullptr) return nullptr;
  if (tigetstr("cup") == nullptr) {
    endwin();
    delscreen(screen);
    return nullptr;
  }
  return std::unique_ptr<Terminal>(new Terminal);
}

Terminal::Terminal() : colours_(std::make_unique<Colours>()) {
  cbreak();
  noecho();
  nonl();
  keypad(stdscr, TRUE);
  nodelay(stdscr, TRUE);
  curs_set(0);
  set_escdelay(25);
}

Terminal::~Terminal() {
  // Some terminals leave rows of the alternate screen behind if they were resized: leave none.
  erase();
  refresh();
  curs_set(1);
  endwin();
}

int Terminal::rows() const { return LINES; }
int Terminal::columns() const { return COLS; }

void Terminal::show(const Canvas& canvas) {
  std::vector<cchar_t> line(static_cast<std::size_t>(canvas.columns()));
  for (int row = 0; row < canvas.rows(); ++row) {
    std::size_t used = 0;
    for (int column = 0; column < canvas.columns(); ++column) {
      const Cell& cell = canvas.at(row, column);
      if (cell.character == 0) continue;
      const std::array<wchar_t, 3> text = {static_cast<wchar_t>(cell.character),
                                           static_cast<wchar_t>(cell.accent), 0};
      colours_->set(cell.style, text.data(), line[used++]);
    }
    mvadd_wchnstr(row, 0, line.data(), static_cast<int>(used));
  }
  refresh();
}

Key Terminal::key(int milliseconds) {
  const Clock::time_point end = Clock::now() + std::chrono::milliseconds(milliseconds);
  int empty_reads = 0;
  while (true) {
    if (Signals::caught() != 0) return {Key::Kind::gone};
    wint_t code = 0;
    const int read = get_wch(&code);
    if (read == OK) return typed(static_cast<char32_t>(code));
    if (read == KEY_CODE_YES) {
      if (const Key key = named(static_cast<int>(code)); key.kind != Key::Kind::nothing) return key;
      continue;
    }
    std::array<pollfd, 2> sources = {{{STDIN_FILENO, POLLIN, 0}, {Signals::wakeup(), POLLIN, 0}}};
    const int ready = poll(sources.data(), sources.size(), milliseconds < 0 ? -1 : left_of(end));
    if (ready == 0) return {Key::Kind::nothing};
    if (ready < 0) continue;  // a signal: resized, or to end
    // Readable without anything to read, again and again: the window was closed.
    if ((sources[0].revents & (POLLIN | POLLHUP | POLLERR)) != 0 && ++empty_reads > 8)
      return {Key::Kind::gone};
  }
}

void Terminal::forget_keys() { flushinp(); }
void Terminal::ring() { beep(); }

}  // namespace benchboss::playing
