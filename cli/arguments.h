#pragma once
#include "cli/commands.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace benchboss {

// Of what is played by chance, where --seed is not given.
inline constexpr std::uint64_t kUsualSeed = 1;

// What was typed, checked against the table of commands.
class Arguments {
 public:
  const Command* command = nullptr;  // null: none was named
  std::vector<std::string> operands;

  bool has(std::string_view flag) const { return last(flag) != nullptr; }
  // The value of a flag (the last one, if it was given twice), or the fallback without it.
  std::string text(std::string_view flag, std::string_view fallback = "") const;
  std::uint64_t number(std::string_view flag, std::uint64_t fallback) const;
  double seconds(std::string_view flag, double fallback) const;
  std::vector<std::string> list(std::string_view flag) const;  // parts between commas
  // Every value of a flag that may be repeated.
  std::vector<std::string> all(std::string_view flag) const;
  // All --set of the command.
  std::vector<std::pair<std::string, std::string>> settings() const;

  void add(const Flag& flag, std::string value) { flags_.emplace_back(&flag, std::move(value)); }

 private:
  const std::string* last(std::string_view flag) const;

  std::vector<std::pair<const Flag*, std::string>> flags_;
};

// What is wrong with a command line: a message id with its words, and what was probably meant.
struct UsageFault {
  std::string_view reason;
  std::vector<std::pair<std::string, std::string>> words;
  std::string_view argument{};  // a message id, for the word {argument}
  std::string meant{};

  bool found() const { return !reason.empty(); }
};

// Reads a command line the way GNU programs do: --name=value, --name value, -x value, flags after
// operands, `--`, unambiguous beginnings of long names. What could be read before a fault stays in
// `given`, so that the fault can be told in the right language.
UsageFault parse_arguments(const std::vector<std::string>& typed, Arguments& given);

// What to say to someone who named no command.
UsageFault no_command();

// An unknown name of a game, coach, option, ...: the words {name} and {allowed}, and the nearest.
UsageFault unknown(std::string_view reason, std::string_view name,
                   std::vector<std::string_view> allowed);

}  // namespace benchboss
