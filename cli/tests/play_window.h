#pragma once
#include <sys/types.h>

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace benchboss::cli_tests {

// What a terminal shows: understands what ncurses sends to a vt100, and most of what it sends to an
// xterm.
class Glass {
 public:
  Glass(int rows, int columns) { resize(rows, columns); }

  void resize(int rows, int columns);
  void feed(std::string_view bytes);
  // Rows with line ends, trailing spaces cut.
  std::string text() const;

 private:
  void put(std::string_view character);
  void next_row();
  void row_before();
  void obey(std::string_view sequence);
  void erase_line(int how);
  void erase_cells(int count);
  void erase_screen(int how);

  std::vector<std::vector<std::string>> cells_;
  int row_ = 0;
  int column_ = 0;
  int top_ = 0;  // the rows that scroll
  int bottom_ = 0;
  bool past_end_ = false;  // the next character begins a new row
  std::string pending_;    // of an escape sequence or a character that is not complete yet
};

// The program on a terminal of its own, played by keys.
class Window {
 public:
  using Environment = std::vector<std::pair<std::string, std::string>>;
  Window(std::vector<std::string> arguments, const Environment& environment, int rows = 24,
         int columns = 80);
  ~Window();
  Window(const Window&) = delete;
  Window& operator=(const Window&) = delete;

  void type(std::string_view keys);
  void resize(int rows, int columns);
  void send_signal(int signal);
  // Takes the terminal away, as if its window was closed.
  void close();

  // Waits until the screen holds that text; false if it does not come within some seconds.
  bool shows(std::string_view text);
  // Waits until nothing more comes and the program waits for a key.
  std::string screen();
  // Everything sent to the terminal since this was last called.
  std::string bytes();
  // Waits for the end of the program.
  int exit_code();

 private:
  // Reads what comes within that time; false if nothing came.
  bool listen(int milliseconds);
  bool is_at_work() const;

  int terminal_ = -1;
  pid_t child_ = -1;
  Glass glass_;
  std::string bytes_;
  bool over_ = false;
};

inline constexpr std::string_view kEnter = "\r";
inline constexpr std::string_view kEscape = "\033";

}  // namespace benchboss::cli_tests
