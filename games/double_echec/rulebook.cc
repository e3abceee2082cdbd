#include "games/double_echec/rulebook.h"

#include "core/text.h"
#include "core/utf8.h"

#include <algorithm>
#include <charconv>

namespace benchboss::double_echec {
namespace {

constexpr std::array<std::string_view, kSwitches> kNames = {
    "quick_face_off",        "full_clock",      "angle_dice",
    "zone_clearing",         "exact_dice",      "bench_minors",
    "playoff_tickets",       "champion_last",   "card_penalties",
    "permutations",          "four_on_four",    "many_superstars",
    "precise_penalty_shots", "two_line_passes", "exit_dice",
    "precise_shots",         "strict_table",    "minors_end"};

// As much JSON as a rulebook needs: a list of objects with strings, whole numbers, true and false,
// and one object inside. Only the name of a rulebook may have escapes.
class Scanner {
 public:
  explicit Scanner(std::string_view text) : rest_(text) {
    constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
    if (rest_.starts_with(kByteOrderMark)) rest_.remove_prefix(kByteOrderMark.size());
  }

  bool take(char mark) {
    skip();
    if (rest_.empty() || rest_[0] != mark) return false;
    rest_.remove_prefix(1);
    return true;
  }
  bool string(std::string_view& value) {
    if (!take('"')) return false;
    const std::size_t end = rest_.find('"');
    if (end == rest_.npos) return false;
    value = rest_.substr(0, end);
    for (const char each : value)
      if (static_cast<unsigned char>(each) < ' ' || each == '\x7f' || each == '\\') return false;
    rest_.remove_prefix(end + 1);
    return true;
  }
  // A string with escapes.
  bool text(std::string& value) {
    if (!take('"')) return false;
    value.clear();
    while (!rest_.empty() && rest_[0] != '"') {
      if (static_cast<unsigned char>(rest_[0]) < ' ') return false;
      if (rest_[0] != '\\') {
        value += rest_[0];
        rest_.remove_prefix(1);
      } else if (!escape(value)) {
        return false;
      }
    }
    return take('"');
  }
  // A number, true or false.
  std::string_view bare() {
    skip();
    std::size_t end = 0;
    while (end < rest_.size() &&
           ((rest_[end] >= 'a' && rest_[end] <= 'z') || (rest_[end] >= '0' && rest_[end] <= '9') ||
            rest_[end] == '.' || rest_[end] == '-' || rest_[end] == '+' || rest_[end] == 'E'))
      ++end;
    const std::string_view word = rest_.substr(0, end);
    rest_.remove_prefix(end);
    return word;
  }
  std::uint32_t line() const { return line_; }
  bool at_end() {
    skip();
    return rest_.empty();
  }

 private:
  void skip() {
    while (!rest_.empty() &&
           (rest_[0] == ' ' || rest_[0] == '\n' || rest_[0] == '\r' || rest_[0] == '\t')) {
      line_ += rest_[0] == '\n';
      rest_.remove_prefix(1);
    }
  }
  bool escape(std::string& value) {
    constexpr std::string_view kThemselves = "\"\\/";
    if (rest_.size() > 1 && kThemselves.find(rest_[1]) != kThemselves.npos) {
      value += rest_[1];
      rest_.remove_prefix(2);
      return true;
    }
    std::uint32_t character = 0;
    std::uint32_t second = 0;
    if (!code(character)) return false;
    if (character >= 0xD800 && character < 0xDC00) {  // the first half of a pair
      if (!code(second) || second < 0xDC00 || second > 0xDFFF) return false;
      character = 0x10000 + ((character - 0xD800) << 10) + (second - 0xDC00);
    }
    append(value, character);
    return true;
  }
  // "\u00e9".
  bool code(std::uint32_t& character) {
    if (rest_.size() < 6 || !rest_.starts_with("\\u")) return false;
    const char* const begin = rest_.data() + 2;
    const auto [end, fault] = std::from_chars(begin, begin + 4, character, 16);
    if (fault != std::errc() || end != begin + 4) return false;
    rest_.remove_prefix(6);
    return true;
  }
  static void append(std::string& value, std::uint32_t character) {
    const auto tail = [&](int shift) {
      value += static_cast<char>(0x80 | (character >> shift & 0x3F));
    };
    if (character < 0x80) {
      value += static_cast<char>(character);
    } else if (character < 0x800) {
      value += static_cast<char>(0xC0 | character >> 6);
      tail(0);
    } else if (character < 0x10000) {
      value += static_cast<char>(0xE0 | character >> 12);
      tail(6);
      tail(0);
    } else {
      value += static_cast<char>(0xF0 | character >> 18);
      tail(12);
      tail(6);
      tail(0);
    }
  }
  std::string_view rest_;
  std::uint32_t line_ = 1;
};

// Characters that can be shown as they are.
bool is_plain(std::string_view text) {
  while (!text.empty())
    if (is_control(take_character(text))) return false;  // what is no UTF-8 is below them all
  return true;
}

class RulebookReader {
 public:
  explicit RulebookReader(std::string_view json) : scan_(json) {}

  // The one of that name in a list of several.
  DataFault find(std::string_view name, Rulebook& book) {
    if (!scan_.take('[')) return fault("rulebooks", "de.data.not_json");
    bool found = false;
    do {
      Rulebook each;
      if (const DataFault wrong = rulebook(each); wrong.found()) return wrong;
      if (each.name != name) continue;
      if (found) return fault(name, "de.data.name_twice");
      book = each;
      found = true;
    } while (scan_.take(','));
    if (!scan_.take(']')) return fault("rulebooks", "de.data.not_json");
    if (!scan_.at_end()) return fault("rulebooks", "de.data.text_after_it");
    return found ? DataFault{} : fault(name, "de.data.no_such_rulebook");
  }

  // The only one of a file, in a list or not.
  DataFault only(Rulebook& book) {
    const bool list = scan_.take('[');
    if (const DataFault wrong = rulebook(book); wrong.found()) return wrong;
    if (list && scan_.take(',')) return fault("rulebooks", "de.data.one_rulebook");
    if (list && !scan_.take(']')) return fault("rulebooks", "de.data.not_json");
    return scan_.at_end() ? DataFault{} : fault("rulebook", "de.data.text_after_it");
  }

 private:
  DataFault rulebook(Rulebook& book) {
    seen_ = {};
    members_ = {};
    if (!scan_.take('{')) return fault("rulebook", "de.data.not_json");
    do {
      std::string_view key;
      if (!scan_.string(key) || !scan_.take(':')) return fault("rulebook", "de.data.not_json");
      if (const DataFault wrong = member(key, book); wrong.found()) return wrong;
    } while (scan_.take(','));
    if (!scan_.take('}')) return fault("rulebook", "de.data.not_json");
    for (std::size_t i = 0; i < kMembers.size(); ++i)
      if (!members_[i]) return fault(kMembers[i], "de.data.member_missing");
    for (const std::string_view each : kNames)
      if (!seen_[index_of(each)]) return fault(each, "de.data.switch_missing");
    return {};
  }
  DataFault member(std::string_view key, Rulebook& book) {
    const auto which = static_cast<std::size_t>(std::find(kMembers.begin(), kMembers.end(), key) -
                                                kMembers.begin());
    if (which == kMembers.size()) return fault(plain(key, "rulebook"), "de.data.unknown_member");
    if (members_[which]) return fault(kMembers[which], "de.data.member_twice");
    members_[which] = true;
    if (which == 0) {
      const bool fits = scan_.text(book.name) && !book.name.empty() &&
                        book.name.size() <= kLongestName && is_plain(book.name);
      return fits ? DataFault{} : fault(key, "de.data.rulebook_name");
    }
    if (which == 2) return switches(book.switches);
    book.version = static_cast<int>(read_number(scan_.bare(), 9999));
    return book.version > 0 ? DataFault{} : fault(key, "de.data.version_1_to_9999");
  }
  DataFault switches(Switches& switches) {
    if (!scan_.take('{')) return fault("switches", "de.data.not_json");
    if (scan_.take('}')) return {};  // none: the first one is missing
    do {
      std::string_view name;
      if (!scan_.string(name) || !scan_.take(':')) return fault("switches", "de.data.not_json");
      const std::size_t which = index_of(name);
      if (which == kSwitches) return fault(plain(name, "switches"), "de.data.unknown_switch");
      if (seen_[which]) return fault(name, "de.data.switch_twice");
      seen_[which] = true;
      const std::string_view value = scan_.bare();
      if (value != "true" && value != "false") return fault(name, "de.data.true_or_false");
      switches.set(static_cast<Switch>(which), value == "true");
    } while (scan_.take(','));
    return scan_.take('}') ? DataFault{} : fault("switches", "de.data.not_json");
  }
  static std::size_t index_of(std::string_view name) {
    return static_cast<std::size_t>(std::find(kNames.begin(), kNames.end(), name) - kNames.begin());
  }
  // A word from the file is told only if it is one.
  static std::string_view plain(std::string_view word, std::string_view otherwise) {
    const bool letters = std::all_of(word.begin(), word.end(), [](char each) {
      return (each >= 'a' && each <= 'z') || (each >= '0' && each <= '9') || each == '_';
    });
    return letters && !word.empty() && word.size() <= kLongestName ? word : otherwise;
  }
  DataFault fault(std::string_view field, std::string_view reason) const {
    return {scan_.line(), field, reason};
  }

  Scanner scan_;
  static constexpr std::array<std::string_view, 3> kMembers = {"name", "version", "switches"};
  static constexpr std::size_t kLongestName = 60;
  std::array<bool, kSwitches> seen_{};
  std::array<bool, kMembers.size()> members_{};
};

}  // namespace

std::string_view switch_name(Switch which) { return kNames[static_cast<std::size_t>(which)]; }

DataFault read_rulebook(std::string_view json, std::string_view name, Rulebook& book) {
  return RulebookReader(json).find(name, book);
}

DataFault read_rulebook(std::string_view json, Rulebook& book) {
  return RulebookReader(json).only(book);
}

std::string write_rulebook(const Rulebook& book) {
  std::string name;
  for (const char each : book.name) {
    if (each == '"' || each == '\\') name += '\\';
    name += each;
  }
  std::string text = "{\n  \"name\": \"" + name +
                     "\",\n  \"version\": " + std::to_string(book.version) +
                     ",\n  \"switches\": {\n";
  for (int i = 0; i < kSwitches; ++i) {
    const auto which = static_cast<Switch>(i);
    text += "    \"" + std::string(switch_name(which)) + "\": ";
    text += book.switches.on(which) ? "true" : "false";
    text += i + 1 < kSwitches ? ",\n" : "\n";
  }
  return text + "  }\n}\n";
}

}  // namespace benchboss::double_echec
