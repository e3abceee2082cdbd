#include "cli/console.h"

#include "cli/arguments.h"
#include "cli/exit_code.h"
#include "cli/json_text.h"
#include "embedded/cli.h"
#include "server/house/house.h"

#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <cassert>
#include <cctype>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>

namespace benchboss {

namespace {

Texts texts_of_program() {
  Texts texts = server_texts();
  [[maybe_unused]] const TextsFault fault =
      texts.load("cli/data/texts.csv", embedded::cli_texts_csv());
  assert(!fault.found());
  return texts;
}

bool wants_colours(int stream) {
  const char* no = std::getenv("NO_COLOR");
  const char* terminal = std::getenv("TERM");
  const bool dumb = terminal == nullptr || std::strcmp(terminal, "dumb") == 0;
  return isatty(stream) == 1 && !dumb && (no == nullptr || *no == '\0');
}

// Lines longer than this are hard to read, however wide the window.
constexpr int kWidest = 120;
constexpr int kNarrowest = 40;
constexpr int kNoTerminal = 80;

int width_of_terminal() {
  winsize size{};
  if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_col == 0) return kNoTerminal;
  return std::clamp<int>(size.ws_col, kNarrowest, kWidest);
}

}  // namespace

Console::Console(Lang lang)
    : lang_(lang),
      texts_(texts_of_program()),
      numbers_(lang == Lang::fr),
      colours_(wants_colours(STDOUT_FILENO)),
      error_colours_(wants_colours(STDERR_FILENO)),
      width_(width_of_terminal()) {}

std::string Console::say_of(std::string_view prefix, std::string_view id) const {
  return say(std::string(prefix) + "." + std::string(id));
}

void Console::print(std::string_view text) {
  const std::size_t written = std::fwrite(text.data(), 1, text.size(), stdout);
  if (written < text.size() && output_error_ == 0) output_error_ = errno;
}

void Console::line(std::string_view text) {
  print(text);
  print("\n");
}

void Console::json(const boost::json::value& value) { print(json_text(value)); }

void Console::complain(std::string_view text) {
  std::fflush(stdout);
  std::string line = toned("benchboss:", Tone::bad, error_colours_) + " ";
  line += text;
  line += '\n';
  std::fputs(line.c_str(), stderr);
}

int Console::usage(const UsageFault& fault, const Command* command) {
  std::vector<Param> params;
  params.reserve(fault.words.size() + 1);
  for (const auto& [name, text] : fault.words) params.emplace_back(name, text);
  if (!fault.argument.empty()) params.emplace_back("argument", say(fault.argument));
  std::string text = texts_.say(lang_, fault.reason, params);
  if (!fault.meant.empty()) text += "\n" + say("cli.usage.meant", {{"meant", fault.meant}});
  const std::string name = command == nullptr || command->hidden
                               ? "benchboss --help"
                               : "benchboss " + std::string(command->name) + " --help";
  complain(text + "\n" + say("cli.usage.see", {{"command", name}}));
  return kWrongUsage;
}

bool Console::finish() {
  if (std::fflush(stdout) != 0 && output_error_ == 0) output_error_ = errno;
  return output_error_ == 0 || output_error_ == EPIPE;
}

std::string message_prefix(std::string_view rule_prefix) {
  std::string prefix(rule_prefix);
  std::transform(prefix.begin(), prefix.end(), prefix.begin(),
                 [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return prefix;
}

}  // namespace benchboss
