#include "cli/tests/play_window.h"

#include <poll.h>
#include <pty.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <fstream>
#include <thread>
#include <utility>

namespace benchboss::cli_tests {
namespace {

constexpr int kQuiet = 15;       // milliseconds after which a screen is taken for finished
constexpr int kPatience = 8000;  // a sanitised program on a busy machine

std::size_t length_of(unsigned char first) {
  return first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
}

}  // namespace

void Glass::resize(int rows, int columns) {
  cells_.resize(static_cast<std::size_t>(rows));
  for (auto& row : cells_) row.resize(static_cast<std::size_t>(columns), " ");
  bottom_ = rows - 1;
}

void Glass::feed(std::string_view bytes) {
  pending_ += bytes;
  std::string_view rest = pending_;
  while (!rest.empty()) {
    if (rest[0] == '\033') {
      if (rest.size() < 2) break;
      if (rest[1] == '[') {
        const std::size_t end = rest.find_first_not_of("0123456789;?", 2);
        if (end == rest.npos) break;
        obey(rest.substr(2, end - 1));
        rest.remove_prefix(end + 1);
        continue;
      }
      const std::size_t size = rest[1] == '(' || rest[1] == ')' ? 3 : 2;
      if (rest.size() < size) break;
      if (rest[1] == 'M') row_before();
      rest.remove_prefix(size);
      continue;
    }
    const std::size_t size = length_of(static_cast<unsigned char>(rest[0]));
    if (rest.size() < size) break;
    put(rest.substr(0, size));
    rest.remove_prefix(size);
  }
  pending_ = std::string(rest);
}

void Glass::next_row() {
  if (row_ != bottom_) {
    row_ = std::min(row_ + 1, static_cast<int>(cells_.size()) - 1);
    return;
  }
  std::rotate(cells_.begin() + top_, cells_.begin() + top_ + 1, cells_.begin() + bottom_ + 1);
  std::fill(cells_[static_cast<std::size_t>(row_)].begin(),
            cells_[static_cast<std::size_t>(row_)].end(), " ");
}

void Glass::row_before() {
  if (row_ != top_) {
    row_ = std::max(row_ - 1, 0);
    return;
  }
  std::rotate(cells_.begin() + top_, cells_.begin() + bottom_, cells_.begin() + bottom_ + 1);
  std::fill(cells_[static_cast<std::size_t>(row_)].begin(),
            cells_[static_cast<std::size_t>(row_)].end(), " ");
}

void Glass::put(std::string_view character) {
  const int columns = static_cast<int>(cells_[0].size());
  if (character == "\r") {
    column_ = 0;
  } else if (character == "\n") {
    next_row();
  } else if (character == "\b") {
    column_ = std::max(column_ - 1, 0);
  } else if (character == "\t") {
    column_ = std::min((column_ / 8 + 1) * 8, columns - 1);
  } else if (static_cast<unsigned char>(character[0]) >= 0x20) {
    if (past_end_) {
      column_ = 0;
      next_row();
    }
    cells_[static_cast<std::size_t>(row_)][static_cast<std::size_t>(column_)] = character;
    past_end_ = column_ + 1 == columns;
    if (!past_end_) ++column_;
    return;
  }
  past_end_ = false;
}

// Numbers and semicolons, then the letter that says what to do.
void Glass::obey(std::string_view sequence) {
  std::array<int, 2> numbers = {-1, -1};
  std::size_t index = 0;
  for (const char c : sequence) {
    if (c == ';') ++index;
    if (c < '0' || c > '9' || index >= numbers.size()) continue;
    numbers[index] = std::max(numbers[index], 0) * 10 + (c - '0');
  }
  const auto given = [&](std::size_t i, int usual) { return numbers[i] < 0 ? usual : numbers[i]; };
  const int rows = static_cast<int>(cells_.size());
  const int columns = static_cast<int>(cells_[0].size());
  past_end_ = false;
  switch (sequence.back()) {
    case 'A':
      row_ -= given(0, 1);
      break;
    case 'B':
      row_ += given(0, 1);
      break;
    case 'C':
      column_ += given(0, 1);
      break;
    case 'D':
      column_ -= given(0, 1);
      break;
    case 'H':
      row_ = given(0, 1) - 1;
      column_ = given(1, 1) - 1;
      break;
    case 'd':
      row_ = given(0, 1) - 1;
      break;
    case 'G':
      column_ = given(0, 1) - 1;
      break;
    case 'X':
      erase_cells(given(0, 1));
      break;
    case 'r':  // the rows that scroll
      top_ = given(0, 1) - 1;
      bottom_ = std::min(given(1, rows), rows) - 1;
      row_ = column_ = 0;
      break;
    case 'J':
      erase_screen(given(0, 0));
      break;
    case 'K':
      erase_line(given(0, 0));
      break;
    default:
      break;
  }
  row_ = std::clamp(row_, 0, rows - 1);
  column_ = std::clamp(column_, 0, columns - 1);
}

void Glass::erase_line(int how) {
  auto& row = cells_[static_cast<std::size_t>(row_)];
  const auto here = row.begin() + column_;
  std::fill(how == 0 ? here : row.begin(), how == 1 ? here + 1 : row.end(), " ");
}

void Glass::erase_cells(int count) {
  auto& row = cells_[static_cast<std::size_t>(row_)];
  const int columns = static_cast<int>(row.size());
  std::fill(row.begin() + column_, row.begin() + std::min(column_ + count, columns), " ");
}

void Glass::erase_screen(int how) {
  for (std::size_t row = 0; row < cells_.size(); ++row) {
    const bool below = static_cast<int>(row) > row_;
    const bool above = static_cast<int>(row) < row_;
    if ((below && how != 1) || (above && how != 0))
      std::fill(cells_[row].begin(), cells_[row].end(), " ");
  }
  erase_line(how);
}

std::string Glass::text() const {
  std::string all;
  for (const auto& row : cells_) {
    std::string line;
    for (const std::string& cell : row) line += cell;
    line.erase(line.find_last_not_of(' ') + 1);
    all += line + "\n";
  }
  return all;
}

Window::Window(std::vector<std::string> arguments, const Environment& environment, int rows,
               int columns)
    : glass_(rows, columns) {
  winsize size = {};
  size.ws_row = static_cast<unsigned short>(rows);
  size.ws_col = static_cast<unsigned short>(columns);
  child_ = forkpty(&terminal_, nullptr, nullptr, &size);
  if (child_ != 0) return;
  for (const char* name : {"LANG", "LC_MESSAGES", "NO_COLOR", "NO_MOTION"}) unsetenv(name);
  setenv("LC_ALL", "C.UTF-8", 1);
  setenv("TERM", "vt100", 1);
  for (const auto& [name, value] : environment) setenv(name.c_str(), value.c_str(), 1);
  std::string name = "benchboss";
  std::vector<char*> argv = {name.data()};
  for (std::string& argument : arguments) argv.push_back(argument.data());
  argv.push_back(nullptr);
  execv(BENCHBOSS_BINARY, argv.data());
  _exit(127);
}

Window::~Window() {
  if (!over_) {
    kill(child_, SIGKILL);
    exit_code();
  }
  close();
}

void Window::close() {
  if (terminal_ >= 0) ::close(terminal_);
  terminal_ = -1;
}

void Window::type(std::string_view keys) {
  // A program that has ended reads no more; a full terminal must not hold the test for ever.
  pollfd room = {terminal_, POLLOUT, 0};
  if (poll(&room, 1, 1000) != 1 || (room.revents & POLLOUT) == 0) return;
  [[maybe_unused]] const ssize_t written = write(terminal_, keys.data(), keys.size());
}

void Window::resize(int rows, int columns) {
  winsize size = {};
  size.ws_row = static_cast<unsigned short>(rows);
  size.ws_col = static_cast<unsigned short>(columns);
  glass_ = Glass(rows, columns);
  ioctl(terminal_, TIOCSWINSZ, &size);
}

void Window::send_signal(int signal) { kill(child_, signal); }

bool Window::listen(int milliseconds) {
  pollfd source = {terminal_, POLLIN, 0};
  if (terminal_ < 0 || poll(&source, 1, milliseconds) <= 0) return false;
  std::array<char, 4096> block{};
  const ssize_t size = read(terminal_, block.data(), block.size());
  if (size <= 0) return false;
  bytes_.append(block.data(), static_cast<std::size_t>(size));
  glass_.feed({block.data(), static_cast<std::size_t>(size)});
  return true;
}

std::string Window::screen() {
  do {
    while (listen(kQuiet)) {
    }
  } while (is_at_work());
  return glass_.text();
}

// A program that waits for a core has not finished its screen, however long it is quiet.
bool Window::is_at_work() const {
  std::ifstream file("/proc/" + std::to_string(child_) + "/stat");
  std::string stat;
  std::getline(file, stat);
  const std::size_t name_ends = stat.rfind(") ");
  return name_ends != stat.npos && (stat[name_ends + 2] == 'R' || stat[name_ends + 2] == 'D');
}

bool Window::shows(std::string_view text) {
  const auto end = std::chrono::steady_clock::now() + std::chrono::milliseconds(kPatience);
  while (glass_.text().find(text) == std::string::npos) {
    if (std::chrono::steady_clock::now() > end) return false;
    if (!listen(100) && terminal_ >= 0 && kill(child_, 0) != 0) return false;
  }
  return true;
}

std::string Window::bytes() { return std::exchange(bytes_, {}); }

int Window::exit_code() {
  const auto end = std::chrono::steady_clock::now() + std::chrono::milliseconds(2 * kPatience);
  int status = 0;
  while (waitpid(child_, &status, WNOHANG) == 0) {
    // A program that still writes to a full terminal would never end.
    if (!listen(5)) std::this_thread::sleep_for(std::chrono::milliseconds(1));
    if (std::chrono::steady_clock::now() > end) kill(child_, SIGKILL);
  }
  while (listen(0)) {
  }
  over_ = true;
  return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

}  // namespace benchboss::cli_tests
