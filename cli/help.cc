#include "cli/help.h"

#include "cli/arguments.h"
#include "cli/console.h"
#include "cli/exit_code.h"
#include "cli/grid.h"
#include "cli/play/typeset.h"
#include "cli/run.h"

#include <array>
#include <utility>

namespace benchboss {

using playing::wrap;

namespace {

constexpr std::array<std::pair<int, std::string_view>, 5> kExitCodes = {{
    {kOk, "cli.exit.ok"},
    {kAnswerIsNo, "cli.exit.no"},
    {kWrongUsage, "cli.exit.usage"},
    {kFileTrouble, "cli.exit.file"},
    {kOurMistake, "cli.exit.mistake"},
}};

std::string heading(const Console& console, std::string_view id) {
  return "\n" + console.tone(console.say(id), Tone::strong) + "\n";
}

std::string paragraphs(const Console& console, const std::string& text) {
  std::string lines;
  for (const std::string& line : wrap(text, console.width())) lines += line + "\n";
  return lines;
}

// "-n, --games NUMBER"
std::string spelled(const Console& console, const Flag& flag) {
  std::string text = flag.letter == 0 ? "    " : std::string("-") + flag.letter + ", ";
  text += "--";
  text += flag.name;
  if (flag.wants == Wants::nothing) return text;
  const std::string value = console.say(flag.argument);
  text += flag.may_be_bare ? "[=" + value + "]" : " " + value;
  return flag.repeatable ? text + "..." : text;
}

std::string flags(const Console& console, std::span<const Flag> own, std::span<const Flag> common) {
  Grid grid({Grid::Align::left, Grid::Align::left});
  for (const auto& flags : {own, common})
    for (const Flag& flag : flags)
      grid.add({{spelled(console, flag), Tone::accent}, {console.say(flag.help)}});
  return heading(console, "cli.help.flags") +
         grid.text(kIndent, console.width(), console.colours());
}

std::string usage_line(const Console& console, const Command& command) {
  std::string text = "benchboss ";
  text += command.name;
  for (const Operand& operand : command.operands) {
    const std::string name = console.say(operand.name);
    text += operand.optional ? " [" + name + "]" : " " + name;
  }
  return console.tone(text + " " + console.say("cli.help.any_flags"), Tone::strong) + "\n";
}

}  // namespace

std::string help_of_program(const Console& console) {
  std::string text =
      console.tone("benchboss " + console.say("cli.help.command_and_flags"), Tone::strong) + "\n";
  text += paragraphs(console, console.say("cli.help.program"));

  Grid grid({Grid::Align::left, Grid::Align::left});
  for (const Command& command : commands())
    if (!command.hidden)
      grid.add({{std::string(command.name), Tone::accent}, {console.say(command.summary)}});
  text += heading(console, "cli.help.commands");
  text += grid.text(kIndent, console.width(), console.colours());
  text += flags(console, {}, program_flags());

  Grid codes({Grid::Align::right, Grid::Align::left});
  for (const auto& [code, meaning] : kExitCodes)
    codes.add({{std::to_string(code), Tone::accent}, {console.say(meaning)}});
  text += heading(console, "cli.help.exit_codes");
  text += codes.text(kIndent, console.width(), console.colours());
  return text + "\n" + paragraphs(console, console.say("cli.help.more"));
}

std::string help_of_command(const Console& console, const Command& command) {
  std::string text = usage_line(console, command);
  if (command.hidden) return text;
  text += paragraphs(console, console.say(command.summary));
  text += flags(console, command.flags, common_flags());
  if (!command.about.empty()) text += "\n" + paragraphs(console, console.say(command.about));
  if (command.examples.empty()) return text;
  text += heading(console, "cli.help.examples");
  for (const std::string_view example : command.examples)
    text += std::string(kIndent, ' ') + std::string(example) + "\n";
  return text;
}

int run_help(const Arguments& given, Console& console) {
  console.print(given.operands.empty()
                    ? help_of_program(console)
                    : help_of_command(console, *find_command(given.operands[0])));
  return kOk;
}

}  // namespace benchboss
