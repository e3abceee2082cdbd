#pragma once
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace benchboss {

class Arguments;
class Console;

// What a flag or an operand must be: parsing checks it, help names it, completion offers it.
enum class Wants : std::uint8_t {
  nothing,  // a flag that is there or not
  number,   // whole, from low to high
  seconds,  // more than none, a fraction allowed
  text,
  names,  // several, with commas
  file,
  folder,
  language,
  game,
  coach,
  coaches,  // several, with commas
  setting,  // option=value
  rule,
  command,
  shell,
};

// Ids are message ids of cli/data/texts.csv. No id here is put together from pieces: a test looks
// for each of them in the sources.
struct Flag {
  std::string_view name;
  char letter = 0;  // 0: has no short form
  std::string_view help;
  Wants wants = Wants::nothing;
  std::string_view argument{};  // what its value is called
  std::uint64_t low = 0;        // numbers only
  std::uint64_t high = UINT64_MAX;
  bool repeatable = false;
  bool may_be_bare = false;  // the value may be left out; with one it must be --name=value
};

struct Operand {
  std::string_view name;
  Wants wants = Wants::text;
  bool optional = false;
};

struct Command {
  std::string_view name;
  std::string_view summary;  // one line
  std::string_view about;    // what else --help says; may be empty
  std::span<const Operand> operands;
  std::span<const Flag> flags;
  int (*run)(const Arguments& given, Console& console) = nullptr;
  std::span<const std::string_view> examples{};
  bool hidden = false;  // the program calls it itself
};

std::span<const Command> commands();
// Understood before a command, and with every command.
std::span<const Flag> common_flags();
// Understood where no command is given.
std::span<const Flag> program_flags();

// Of those that are not hidden.
std::vector<std::string_view> command_names();
std::vector<std::string_view> game_names();

const Command* find_command(std::string_view name);
inline constexpr std::string_view kLanguages[] = {"en", "fr"};
inline constexpr std::string_view kShells[] = {"bash"};

}  // namespace benchboss
