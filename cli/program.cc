#include "cli/program.h"

#include "cli/arguments.h"
#include "cli/console.h"
#include "cli/exit_code.h"
#include "cli/help.h"
#include "cli/play/typeset.h"

#include <fcntl.h>
#include <unistd.h>

#include <cstdlib>
#include <exception>
#include <string_view>

namespace benchboss {

namespace {

// A standard stream that came closed is opened to something that cannot be used. Otherwise the next
// file we open would take its place, and what we print would land in that file.
void keep_standard_streams() {
  for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
    if (fcntl(stream, F_GETFD) == -1)
      open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY);
}

Lang language_of_environment() {
  for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"})
    if (const char* value = std::getenv(name); value != nullptr && *value != '\0')
      return std::string_view(value).starts_with("fr") ? Lang::fr : Lang::en;
  return Lang::en;
}

// Looks ahead, so that a fault before --lang is told in the right language too.
std::string language_typed(const std::vector<std::string>& typed) {
  for (std::size_t i = 0; i < typed.size() && typed[i] != "--"; ++i) {
    if (typed[i].starts_with("--lang=")) return typed[i].substr(7);
    if ((typed[i] == "--lang" || typed[i] == "-l") && i + 1 < typed.size()) return typed[i + 1];
  }
  return {};
}

Lang language(const std::vector<std::string>& typed, const Arguments& given) {
  const std::string chosen = given.text("lang", language_typed(typed));
  if (chosen == "en") return Lang::en;
  if (chosen == "fr") return Lang::fr;
  return language_of_environment();
}

int run_command(const UsageFault& fault, const Arguments& given, Console& console) {
  if (fault.found()) return console.usage(fault, given.command);
  if (given.has("help")) {
    console.print(given.command == nullptr ? help_of_program(console)
                                           : help_of_command(console, *given.command));
    return kOk;
  }
  if (given.command != nullptr) return given.command->run(given, console);
  if (given.has("version")) {
    console.line(kVersion);
    return kOk;
  }
  return console.usage(no_command(), nullptr);
}

}  // namespace

int run_program(const std::vector<std::string>& typed) try {
  keep_standard_streams();
  playing::speak_utf8();
  Arguments given;
  const UsageFault fault = parse_arguments(typed, given);
  Console console(language(typed, given));
  const int code = run_command(fault, given, console);
  if (console.finish()) return code;
  console.complain(console.say("cli.error.output"));
  return kFileTrouble;
} catch (const std::exception& error) {
  Console console(language_of_environment());
  console.complain(console.say("cli.error.mistake", {{"what", std::string_view(error.what())}}));
  return kOurMistake;
}

}  // namespace benchboss
