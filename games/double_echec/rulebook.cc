#include "games/double_echec/rulebook.h"

#include "core/text.h"

#include <algorithm>

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
// and one object inside. No escapes: names are plain words.
class Scanner {
 public:
  explicit Scanner(std::string_view text) : rest_(text) {}

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
    rest_.remove_prefix(end + 1);
    return true;
  }
  // A number, true or false.
  std::string_view bare() {
    skip();
    std::size_t end = 0;
    while (end < rest_.size() &&
           ((rest_[end] >= 'a' && rest_[end] <= 'z') || (rest_[end] >= '0' && rest_[end] <= '9')))
      ++end;
    const std::string_view word = rest_.substr(0, end);
    rest_.remove_prefix(end);
    return word;
  }
  std::uint32_t line() const { return line_; }

 private:
  void skip() {
    while (!rest_.empty() &&
           (rest_[0] == ' ' || rest_[0] == '\n' || rest_[0] == '\r' || rest_[0] == '\t')) {
      line_ += rest_[0] == '\n';
      rest_.remove_prefix(1);
    }
  }
  std::string_view rest_;
  std::uint32_t line_ = 1;
};

class RulebookReader {
 public:
  explicit RulebookReader(std::string_view json) : scan_(json) {}

  DataFault find(std::string_view name, Rulebook& book) {
    if (!scan_.take('[')) return fault("rulebooks", "de.data.not_json");
    bool found = false;
    do {
      Rulebook each;
      if (const DataFault wrong = rulebook(each); wrong.found()) return wrong;
      if (each.name != name) continue;
      book = each;
      found = true;
    } while (scan_.take(','));
    if (!scan_.take(']')) return fault("rulebooks", "de.data.not_json");
    return found ? DataFault{} : fault(name, "de.data.no_such_rulebook");
  }

 private:
  DataFault rulebook(Rulebook& book) {
    if (!scan_.take('{')) return fault("rulebook", "de.data.not_json");
    do {
      std::string_view key;
      if (!scan_.string(key) || !scan_.take(':')) return fault("rulebook", "de.data.not_json");
      if (const DataFault wrong = member(key, book); wrong.found()) return wrong;
    } while (scan_.take(','));
    if (!scan_.take('}')) return fault("rulebook", "de.data.not_json");
    for (const std::string_view each : kNames)
      if (!seen_[index_of(each)]) return fault(each, "de.data.switch_missing");
    seen_ = {};
    return {};
  }
  DataFault member(std::string_view key, Rulebook& book) {
    if (key == "name")
      return scan_.string(book.name) ? DataFault{} : fault(key, "de.data.not_json");
    if (key == "version") {
      book.version = static_cast<int>(read_number(scan_.bare(), 9999));
      return book.version > 0 ? DataFault{} : fault(key, "de.data.number_out_of_range");
    }
    if (key == "switches") return switches(book.switches);
    return fault(key, "de.data.unknown_member");
  }
  DataFault switches(Switches& switches) {
    if (!scan_.take('{')) return fault("switches", "de.data.not_json");
    do {
      std::string_view name;
      if (!scan_.string(name) || !scan_.take(':')) return fault("switches", "de.data.not_json");
      const std::size_t which = index_of(name);
      if (which == kSwitches) return fault(name, "de.data.unknown_switch");
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
  DataFault fault(std::string_view field, std::string_view reason) const {
    return {scan_.line(), field, reason};
  }

  Scanner scan_;
  std::array<bool, kSwitches> seen_{};
};

}  // namespace

std::string_view switch_name(Switch which) { return kNames[static_cast<std::size_t>(which)]; }

DataFault read_rulebook(std::string_view json, std::string_view name, Rulebook& book) {
  return RulebookReader(json).find(name, book);
}

}  // namespace benchboss::double_echec
