#pragma once
#include "core/rule_id.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace benchboss {

enum class Law : std::uint8_t {
  turn,          // whoever is waited for is there and has a choice
  bounds,        // no list holds more than its capacity
  length,        // no game is longer than max_steps
  odds,          // they sum up and are those of the tickets
  door,          // what is listed is accepted, what is not is refused with a reason
  notation,      // unique, and read back as it was written
  silent,        // nobody listening changes nothing
  copies,        // what happens to a copy does not touch the original
  replay,        // same actions, same bytes
  conservation,  // no card comes or goes
  events,        // arguments are what their shape says
  sheet,         // the score sheet agrees with the state
  result,        // the winners have the most points
  fit,           // an imagined world looks the same
  secrecy,       // what a seat may not know changes nothing it is told
  sealed,        // nobody sees a sealed choice, and their order does not matter
  learning,      // who is shown something hidden is said to have learned it
};
inline constexpr std::array<std::string_view, 17> kLawNames = {
    "turn",         "bounds", "length", "odds",   "door", "notation", "silent", "copies",  "replay",
    "conservation", "events", "sheet",  "result", "fit",  "secrecy",  "sealed", "learning"};
static_assert(kLawNames.size() == static_cast<std::size_t>(Law::learning) + 1);

constexpr std::string_view name_of(Law law) { return kLawNames[static_cast<std::size_t>(law)]; }

class LawSet {
 public:
  static constexpr LawSet all() { return LawSet((1u << kLawNames.size()) - 1); }
  static constexpr LawSet only(Law law) { return LawSet(bit(law)); }
  constexpr LawSet without(Law law) const { return LawSet(bits_ & ~bit(law)); }
  constexpr bool has(Law law) const { return (bits_ & bit(law)) != 0; }

 private:
  explicit constexpr LawSet(unsigned bits) : bits_(bits) {}
  static constexpr unsigned bit(Law law) { return 1u << static_cast<unsigned>(law); }

  unsigned bits_;
};

// What was broken, where, and how to see it again.
struct Violation {
  Law law{};
  std::string game;
  std::string variant;
  std::uint64_t seed = 0;
  std::uint64_t game_number = 0;
  std::size_t step = 0;
  std::string why;
  std::string record;  // the game so far
};

// The most that was ever seen of what has a bound.
struct Peaks {
  std::size_t actions = 0;
  std::size_t outcomes = 0;
  std::size_t events = 0;
  std::size_t steps = 0;

  void raise(const Peaks& other) {
    actions = std::max(actions, other.actions);
    outcomes = std::max(outcomes, other.outcomes);
    events = std::max(events, other.events);
    steps = std::max(steps, other.steps);
  }
};

// The rules that events and refusals named.
class NamedRules {
 public:
  void add(RuleId rule) { named_[place(rule)] = true; }
  void add(const NamedRules& other) {
    for (std::size_t i = 0; i < named_.size(); ++i) named_[i] |= other.named_[i];
  }
  std::vector<RuleId> list() const {
    std::vector<RuleId> rules;
    for (std::size_t i = 0; i < named_.size(); ++i)
      if (named_[i]) {
        const auto suffix = static_cast<char>(i % kSuffixes);
        rules.push_back({static_cast<std::uint8_t>(i / kSuffixes), suffix});
      }
    return rules;
  }

 private:
  static constexpr std::size_t kSuffixes = 128;
  static std::size_t place(RuleId rule) {
    return rule.number * kSuffixes + static_cast<unsigned char>(rule.suffix) % kSuffixes;
  }

  std::array<bool, 256 * kSuffixes> named_{};
};

struct LawReport {
  // After so many broken games a run stops: more of them tell nothing new.
  static constexpr std::size_t kMostViolations = 10;

  std::uint64_t games = 0;
  std::uint64_t steps = 0;
  std::uint64_t resealed = 0;  // worlds made to try the secrecy on
  std::uint64_t changed = 0;   // of these, the ones that did differ
  Peaks peaks;
  NamedRules named;
  std::vector<Violation> violations;

  bool breaks(Law law) const {
    return std::any_of(violations.begin(), violations.end(),
                       [&](const Violation& each) { return each.law == law; });
  }
  void add(const LawReport& other) {
    games += other.games;
    steps += other.steps;
    resealed += other.resealed;
    changed += other.changed;
    peaks.raise(other.peaks);
    named.add(other.named);
    violations.insert(violations.end(), other.violations.begin(), other.violations.end());
  }
};

inline std::string tell(const Violation& violation) {
  return "law \"" + std::string(name_of(violation.law)) + "\" broken by " + violation.game + ", " +
         violation.variant + ", seed " + std::to_string(violation.seed) + ", game " +
         std::to_string(violation.game_number) + ", step " + std::to_string(violation.step) +
         ":\n  " + violation.why + "\nThe game so far:\n" + violation.record;
}

inline std::string tell(const std::vector<Violation>& violations) {
  std::string text;
  for (const Violation& each : violations) text += tell(each) + "\n";
  return text;
}

}  // namespace benchboss
