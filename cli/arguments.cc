#include "cli/arguments.h"

#include "cli/joined.h"
#include "cli/nearest.h"
#include "match/printable.h"

#include <getopt.h>

#include <algorithm>
#include <charconv>
#include <ranges>

namespace benchboss {

namespace {

// Above every letter, so that getopt's answer tells long flags from short ones.
constexpr int kFirstLong = 256;

template <class Number>
bool read_whole(std::string_view text, Number& value) {
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  return error == std::errc{} && end == text.data() + text.size();
}

std::vector<std::string> split(std::string_view text, char at) {
  std::vector<std::string> parts;
  for (std::size_t end = 0; end != text.npos; text.remove_prefix(end + 1)) {
    end = text.find(at);
    parts.emplace_back(text.substr(0, end));
    if (end == text.npos) break;
  }
  return parts;
}

std::string dashed(const Flag& flag) { return "--" + std::string(flag.name); }

UsageFault check_number(const Flag& flag, std::string_view value) {
  std::uint64_t number = 0;
  if (read_whole(value, number) && number >= flag.low && number <= flag.high) return {};
  return {"cli.usage.bad_number",
          {{"flag", dashed(flag)},
           {"value", printable(value)},
           {"low", std::to_string(flag.low)},
           {"high", std::to_string(flag.high)}}};
}

constexpr double kLongestSeconds = 3600;

UsageFault check_seconds(const Flag& flag, std::string_view value) {
  double seconds = 0;
  if (read_whole(value, seconds) && seconds > 0 && seconds <= kLongestSeconds) return {};
  return {"cli.usage.bad_seconds", {{"flag", dashed(flag)}, {"value", printable(value)}}};
}

UsageFault check_setting(std::string_view value) {
  const std::size_t equals = value.find('=');
  if (equals != value.npos && equals > 0 && equals + 1 < value.size()) return {};
  return {"cli.usage.bad_setting", {{"value", printable(value)}}};
}

UsageFault check_word(std::string_view reason, std::string_view word,
                      std::span<const std::string_view> allowed) {
  if (std::find(allowed.begin(), allowed.end(), word) != allowed.end()) return {};
  return unknown(reason, word, {allowed.begin(), allowed.end()});
}

UsageFault no_value(const Flag& flag) {
  return {"cli.usage.value_missing", {{"flag", dashed(flag)}}, flag.argument};
}

UsageFault check_value(const Flag& flag, std::string_view value) {
  switch (flag.wants) {
    case Wants::number:
      return check_number(flag, value);
    case Wants::seconds:
      return check_seconds(flag, value);
    case Wants::setting:
      return check_setting(value);
    case Wants::language:
      return check_word("cli.usage.unknown_language", value, kLanguages);
    case Wants::file:
    case Wants::folder:
      return value.empty() ? no_value(flag) : UsageFault{};
    default:
      return {};
  }
}

UsageFault check_operand(const Operand& operand, std::string_view value) {
  switch (operand.wants) {
    case Wants::game:
      return check_word("cli.usage.unknown_game", value, game_names());
    case Wants::command:
      return check_word("cli.usage.unknown_command", value, command_names());
    case Wants::shell:
      return check_word("cli.usage.unknown_shell", value, kShells);
    default:
      return {};
  }
}

UsageFault check_operands(const Command& command, const std::vector<std::string>& operands) {
  for (std::size_t i = 0; i < command.operands.size(); ++i) {
    const Operand& operand = command.operands[i];
    if (i < operands.size()) {
      if (UsageFault fault = check_operand(operand, operands[i]); fault.found()) return fault;
    } else if (!operand.optional) {
      return {"cli.usage.missing_operand", {{"command", std::string(command.name)}}, operand.name};
    }
  }
  if (operands.size() <= command.operands.size()) return {};
  return {"cli.usage.too_many_operands", {{"value", printable(operands[command.operands.size()])}}};
}

// getopt_long with a table of ours: one run over a command line.
class Getopt {
 public:
  explicit Getopt(std::vector<const Flag*> flags, bool stop_at_operand)
      : flags_(std::move(flags)), letters_(stop_at_operand ? "+:" : ":") {
    for (std::size_t i = 0; i < flags_.size(); ++i) {
      const Flag& flag = *flags_[i];
      const int takes = flag.wants == Wants::nothing ? no_argument
                        : flag.may_be_bare           ? optional_argument
                                                     : required_argument;
      // The names are literals of the table, so they end in a zero.
      // NOLINTNEXTLINE(bugprone-suspicious-stringview-data-usage)
      options_.push_back({flag.name.data(), takes, nullptr, kFirstLong + static_cast<int>(i)});
      if (flag.letter == 0) continue;
      letters_ += flag.letter;
      letters_.append(static_cast<std::size_t>(takes), ':');
    }
    options_.push_back({});
  }

  // Reads until the end or, if so asked, the first operand; `at` is then where the operands begin.
  UsageFault read(std::vector<char*>& argv, Arguments& given, std::size_t& at) {
    optind = 0;
    opterr = 0;
    const int argc = static_cast<int>(argv.size()) - 1;
    for (;;) {
      const int answer = getopt_long(argc, argv.data(), letters_.c_str(), options_.data(), nullptr);
      at = static_cast<std::size_t>(optind);
      if (answer == -1) return {};
      const std::string_view typed = argv[at - 1];
      if (answer == ':') return no_value(*flag_of(optopt));
      if (answer == '?') return not_understood(typed);
      const Flag& flag = *flag_of(answer);
      const std::string value = optarg == nullptr ? "" : optarg;
      if (optarg != nullptr)
        if (UsageFault fault = check_value(flag, value); fault.found()) return fault;
      given.add(flag, value);
    }
  }

 private:
  const Flag* flag_of(int answer) const {
    if (answer >= kFirstLong) return flags_[static_cast<std::size_t>(answer - kFirstLong)];
    for (const Flag* flag : flags_)
      if (flag->letter == answer) return flag;
    return nullptr;
  }

  UsageFault not_understood(std::string_view typed) const {
    if (optopt >= kFirstLong)
      return {"cli.usage.value_unwanted", {{"flag", dashed(*flag_of(optopt))}}};
    if (optopt != 0) {
      const char letter = static_cast<char>(optopt);
      return unknown_flag("-" + printable({&letter, 1}));
    }
    const std::string_view name = typed.substr(0, typed.find('='));
    std::vector<std::string> fits;
    for (const Flag* flag : flags_)
      if (std::string text = dashed(*flag); text.starts_with(name)) fits.push_back(std::move(text));
    if (!fits.empty())
      return {"cli.usage.ambiguous_flag", {{"flag", printable(name)}, {"allowed", joined(fits)}}};
    return unknown_flag(name);
  }

  UsageFault unknown_flag(std::string_view typed) const {
    std::vector<std::string> names(flags_.size());
    std::transform(flags_.begin(), flags_.end(), names.begin(),
                   [](const Flag* flag) { return dashed(*flag); });
    return unknown("cli.usage.unknown_flag", typed, {names.begin(), names.end()});
  }

  std::vector<const Flag*> flags_;
  std::string letters_;
  std::vector<option> options_;
};

std::vector<const Flag*> pointers(std::span<const Flag> a, std::span<const Flag> b) {
  std::vector<const Flag*> all;
  for (const Flag& flag : a) all.push_back(&flag);
  for (const Flag& flag : b) all.push_back(&flag);
  return all;
}

// A flag that some command has, typed before the command.
bool belongs_to_commands(std::string_view typed) {
  const std::string_view name = typed.substr(0, typed.find('='));
  return std::any_of(commands().begin(), commands().end(), [&](const Command& command) {
    return std::any_of(command.flags.begin(), command.flags.end(),
                       [&](const Flag& flag) { return name == dashed(flag); });
  });
}

}  // namespace

const std::string* Arguments::last(std::string_view flag) const {
  for (const auto& [each, value] : flags_ | std::views::reverse)
    if (each->name == flag) return &value;
  return nullptr;
}

std::string Arguments::text(std::string_view flag, std::string_view fallback) const {
  const std::string* value = last(flag);
  return value == nullptr ? std::string(fallback) : *value;
}

std::uint64_t Arguments::number(std::string_view flag, std::uint64_t fallback) const {
  if (const std::string* value = last(flag)) read_whole(*value, fallback);
  return fallback;
}

double Arguments::seconds(std::string_view flag, double fallback) const {
  if (const std::string* value = last(flag)) read_whole(*value, fallback);
  return fallback;
}

std::vector<std::string> Arguments::list(std::string_view flag) const {
  const std::string* value = last(flag);
  return value == nullptr ? std::vector<std::string>{} : split(*value, ',');
}

std::vector<std::string> Arguments::all(std::string_view flag) const {
  std::vector<std::string> values;
  for (const auto& [each, value] : flags_)
    if (each->name == flag) values.push_back(value);
  return values;
}

std::vector<std::pair<std::string, std::string>> Arguments::settings() const {
  std::vector<std::pair<std::string, std::string>> all;
  for (const auto& [flag, value] : flags_) {
    if (flag->wants != Wants::setting) continue;
    const std::size_t equals = value.find('=');
    all.emplace_back(value.substr(0, equals), value.substr(equals + 1));
  }
  return all;
}

UsageFault unknown(std::string_view reason, std::string_view name,
                   std::vector<std::string_view> allowed) {
  return {reason,
          {{"name", printable(name)}, {"allowed", joined(allowed)}},
          {},
          std::string(nearest(name, allowed))};
}

UsageFault no_command() { return {"cli.usage.no_command", {{"allowed", joined(command_names())}}}; }

UsageFault parse_arguments(const std::vector<std::string>& typed, Arguments& given) {
  std::vector<std::string> words = typed;
  std::vector<char*> argv{const_cast<char*>("benchboss")};  // NOLINT: getopt only moves pointers
  for (std::string& word : words) argv.push_back(word.data());
  argv.push_back(nullptr);

  std::size_t at = 0;
  UsageFault fault = Getopt(pointers(program_flags(), {}), true).read(argv, given, at);
  if (fault.reason == "cli.usage.unknown_flag" && belongs_to_commands(argv[at - 1]))
    return {"cli.usage.flag_before_command", {{"flag", printable(argv[at - 1])}}};
  if (fault.found() || at + 1 >= argv.size()) return fault;

  const std::string_view name = argv[at];
  given.command = find_command(name);
  if (given.command == nullptr) return unknown("cli.usage.unknown_command", name, command_names());
  argv.erase(argv.begin(), argv.begin() + static_cast<std::ptrdiff_t>(at));
  fault = Getopt(pointers(given.command->flags, common_flags()), false).read(argv, given, at);
  if (fault.found()) return fault;
  given.operands.assign(argv.begin() + static_cast<std::ptrdiff_t>(at), argv.end() - 1);
  return given.has("help") ? UsageFault{} : check_operands(*given.command, given.operands);
}

}  // namespace benchboss
