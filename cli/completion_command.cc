#include "catalog/catalog.h"
#include "catalog/rulebook.h"
#include "cli/arguments.h"
#include "cli/console.h"
#include "cli/exit_code.h"
#include "cli/joined.h"
#include "cli/run.h"

#include <fmt/format.h>

#include <set>

namespace benchboss {

namespace {

// Everything below depends on nothing but bash: no bash-completion package. "=" ends a word for
// readline, so --coach=gr arrives as three words: `name` is then what stands before it.
constexpr std::string_view kBegin = R"bash(# Made by: benchboss completion bash
_benchboss_words() {
  mapfile -t COMPREPLY < <(compgen -W "$1" -- "$cur")
}
_benchboss_list() {
  local before=
  [[ $cur != *,* ]] || before=${cur%,*},
  mapfile -t COMPREPLY < <(compgen -P "$before" -W "$1" -- "${cur##*,}")
}
_benchboss() {
  local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]} name= command= first= word i
  local IFS=$' \t\n'
  COMPREPLY=()
  if [[ $cur == = ]]; then
    name=$prev cur=
  elif [[ $prev == = ]]; then
    name=${COMP_WORDS[COMP_CWORD-2]}
  fi
)bash";

constexpr std::string_view kEnd = R"bash(}
complete -F _benchboss benchboss
)bash";

void add_coaches(const GameInfo& game, std::set<std::string>& names) {
  names.insert(game.coaches.begin(), game.coaches.end());
}

void add_settings(const GameInfo& game, std::set<std::string>& names) {
  for (const OptionSpec& spec : game.options) names.insert(std::string(spec.name) + "=");
}

// A command for the names of the game that was typed, or of all games.
std::string by_game(std::string_view command,
                    void (*add)(const GameInfo&, std::set<std::string>&)) {
  std::string text = "case $first in";
  std::set<std::string> all;
  const auto branch = [&](std::string_view pattern, const std::set<std::string>& names) {
    text += fmt::format(" {}) {} '{}' ;;", pattern, command, joined(names, " "));
  };
  for (const GameInfo& game : games()) {
    std::set<std::string> names;
    add(game, names);
    add(game, all);
    branch(game.name, names);
  }
  branch("*", all);
  return text + " esac";
}

// The ids of the rules of the game that was typed.
std::string rules_of_games() {
  std::string text = "case $first in";
  for (const GameInfo& game : games()) {
    std::vector<std::string> ids;
    for (const RuleChapter& chapter : read_rulebook(game.rulebook).chapters)
      for (const RulePage& rule : chapter.rules) ids.push_back(rule.id);
    text += " " + std::string(game.name) + ") _benchboss_words '" + joined(ids, " ") + "' ;;";
  }
  return text + " esac";
}

// The bash command that offers what fits.
std::string offer(Wants wants) {
  const auto words = [](const std::string& list) { return "_benchboss_words '" + list + "'"; };
  switch (wants) {
    case Wants::file:
      return "compopt -o filenames; mapfile -t COMPREPLY < <(compgen -f -- \"$cur\")";
    case Wants::folder:
      return "compopt -o filenames; mapfile -t COMPREPLY < <(compgen -d -- \"$cur\")";
    case Wants::language:
      return words(joined(kLanguages, " "));
    case Wants::game:
      return words(joined(game_names(), " "));
    case Wants::coach:
      return by_game("_benchboss_words", add_coaches);
    case Wants::coaches:
      return by_game("_benchboss_list", add_coaches) + "; compopt -o nospace";
    case Wants::setting:
      return by_game("_benchboss_words", add_settings) + "; compopt -o nospace";
    case Wants::rule:
      return rules_of_games();
    case Wants::command:
      return words(joined(command_names(), " "));
    case Wants::shell:
      return words(joined(kShells, " "));
    default:
      return ":";
  }
}

// After "level=": the values of that option.
std::string option_values() {
  std::string text;
  for (const GameInfo& game : games())
    for (const OptionSpec& spec : game.options)
      if (!spec.words.empty())
        text += "      " + std::string(spec.name) + ") _benchboss_words '" +
                joined(spec.words, " ") + "'; return ;;\n";
  return text;
}

// "sim,--games|sim,-n": the flag as a pattern for "$command,$word". Flags of one name can want
// different things in different commands.
std::string pattern(std::string_view command, const Flag& flag) {
  const std::string before = std::string(command) + ",";
  std::string text = before + "--" + std::string(flag.name);
  if (flag.letter != 0) text += "|" + before + "-" + flag.letter;
  return text;
}

// Calls f(command, flag) for every flag with a value; "*" stands for all commands.
template <class F>
void each_flag_with_value(F&& f) {
  for (const Flag& flag : common_flags())
    if (flag.wants != Wants::nothing) f("*", flag);
  for (const Command& command : commands())
    for (const Flag& flag : command.flags)
      if (flag.wants != Wants::nothing) f(command.name, flag);
}

// Finds the command and its first operand before the cursor; the values of flags are neither.
std::string words_before_cursor() {
  std::vector<std::string> with_value;
  each_flag_with_value([&](std::string_view command, const Flag& flag) {
    if (!flag.may_be_bare) with_value.push_back(pattern(command, flag));
  });
  return R"bash(  for ((i = 1; i < COMP_CWORD; i++)); do
    word=${COMP_WORDS[i]}
    case $command,$word in
      )bash" +
         joined(with_value, "|") + R"bash()
        [[ ${COMP_WORDS[i+1]} == = ]] && ((i++))
        ((i++)) ;;
      *,=) ((i++)) ;;
      *,-*) ;;
      *) if [[ ! $command ]]; then command=$word; elif [[ ! $first ]]; then first=$word; fi ;;
    esac
  done
)bash";
}

std::string flag_values() {
  std::string text = "  case $command,${name:-$prev} in\n";
  each_flag_with_value([&](std::string_view command, const Flag& flag) {
    text += "    " + pattern(command, flag) + ") ";
    // A value that may be left out is given only with "=".
    if (flag.may_be_bare) text += "[[ $name ]] && { ";
    text += offer(flag.wants) + "; return";
    text += flag.may_be_bare ? "; } ;;\n" : " ;;\n";
  });
  return text + "  esac\n";
}

std::string flag_names(std::span<const Flag> own, std::span<const Flag> common) {
  std::vector<std::string> names;
  for (const auto& flags : {own, common})
    for (const Flag& flag : flags) names.push_back("--" + std::string(flag.name));
  return joined(names, " ");
}

std::string operands_and_flags() {
  std::string text = "  if [[ $cur == -* ]]; then\n    case $command in\n";
  text += "      '') _benchboss_words '" + flag_names({}, program_flags()) + "' ;;\n";
  for (const Command& command : commands())
    if (!command.hidden)
      text += "      " + std::string(command.name) + ") _benchboss_words '" +
              flag_names(command.flags, common_flags()) + "' ;;\n";
  text += "    esac\n    return\n  fi\n  case $command,${first:+second} in\n";
  text += "    ,*) _benchboss_words '" + joined(command_names(), " ") + "' ;;\n";
  for (const Command& command : commands()) {
    if (command.hidden) continue;
    constexpr std::string_view kPlaces[] = {"", "second"};
    for (std::size_t i = 0; i < command.operands.size(); ++i)
      text += "    " + std::string(command.name) + "," + std::string(kPlaces[i]) + ") " +
              offer(command.operands[i].wants) + " ;;\n";
  }
  return text + "  esac\n";
}

}  // namespace

int run_completion(const Arguments&, Console& console) {
  console.print(kBegin);
  console.print(words_before_cursor());
  console.print("  if [[ $name && $name != -* ]]; then\n    case $name in\n" + option_values() +
                "    esac\n  fi\n");
  console.print(flag_values());
  console.print(operands_and_flags());
  console.print(kEnd);
  return kOk;
}

}  // namespace benchboss
