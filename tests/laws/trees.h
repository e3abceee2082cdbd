#pragma once
#include "core/door.h"
#include "match/record.h"
#include "tests/laws/alphabet.h"
#include "tests/laws/files.h"
#include "tests/laws/step.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace benchboss {

// How many courses of so many steps a position has, split by the first step. Kept in
// games/<game>/tests/trees/: a record that ends in the position, and after "; tree depth N" a
// comment line "; <step> <count>" for each first step.
using TreeSplit = std::vector<std::pair<std::string, std::uint64_t>>;
struct TreeFile {
  Record from;
  int depth = 0;
  TreeSplit split;
};

inline std::string write_tree(const TreeFile& tree) {
  std::string text = write_record(tree.from) + "; tree depth " + std::to_string(tree.depth) + "\n";
  for (const auto& [step, count] : tree.split)
    text += "; " + step + " " + std::to_string(count) + "\n";
  return text;
}

inline std::optional<TreeFile> read_tree(const std::string& text) {
  constexpr std::string_view kDepth = "; tree depth ";
  TreeFile tree;
  if (read_record(text, tree.from).found()) return std::nullopt;
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) {
    if (line.starts_with(kDepth)) {
      tree.depth = static_cast<int>(read_number(line.substr(kDepth.size()), 99));
    } else if (tree.depth > 0 && line.starts_with("; ")) {
      const std::size_t space = line.rfind(' ');
      const std::int64_t count = read_number(line.substr(space + 1), INT64_MAX / 100);
      if (space < 3 || count < 0) return std::nullopt;
      tree.split.emplace_back(line.substr(2, space - 2), static_cast<std::uint64_t>(count));
    }
  }
  if (tree.depth < 1) return std::nullopt;
  return tree;
}

// Counts by trying everything that can be written at the checked door: it does not know the lists
// of actions and odds that it is compared with. Of sealed decisions the lowest seat's comes first.
template <Game G>
class DoorCount {
 public:
  explicit DoorCount(const typename G::Rules& rules) : rules_(rules), all_(rules) {}

  std::uint64_t count(const typename G::State& state, int depth) const {
    if (depth == 0) return 1;
    std::uint64_t sum = 0;
    each(state,
         [&](const Step<G>&, const typename G::State& after) { sum += count(after, depth - 1); });
    return sum;
  }

  TreeSplit split(const typename G::State& state, int depth) const {
    TreeSplit counts;
    each(state, [&](const Step<G>& step, const typename G::State& after) {
      counts.emplace_back(write_line(line_of(rules_, step)), count(after, depth - 1));
    });
    return counts;
  }

 private:
  template <class F>
  void each(const typename G::State& state, F&& f) const {
    Silent silent;
    const Turn turn = G::turn(rules_, state);
    if (turn.owes == Owes::chance) {
      for (const auto& outcome : all_.outcomes) {
        typename G::State after = state;
        if (!play_roll<G>(rules_, after, outcome, silent).refused()) f(Step<G>::of(outcome), after);
      }
    } else if (turn.owes == Owes::decision) {
      const Seat seat = turn.seats.lowest();
      for (const auto& action : all_.actions) {
        typename G::State after = state;
        if (!play<G>(rules_, after, seat, action, silent).refused())
          f(Step<G>::of(seat, action), after);
      }
    }
  }

  const typename G::Rules& rules_;
  const Alphabet<G> all_;
};

// Where a record's lines lead, or nothing if one of them is refused.
template <Game G>
std::optional<typename G::State> state_after(const typename G::Rules& rules,
                                             const std::vector<Line>& lines) {
  typename G::State state = G::start(rules);
  Silent silent;
  for (const Line& line : lines) {
    if (line.kind == Line::Kind::chance) {
      const auto outcome = G::read_outcome(rules, line.text);
      if (!outcome || play_roll<G>(rules, state, *outcome, silent).refused()) return std::nullopt;
    } else {
      const auto action = G::read_action(rules, line.text);
      if (!action || play<G>(rules, state, line.seat, *action, silent).refused())
        return std::nullopt;
    }
  }
  return state;
}

template <Game G>
OptionsOf<G> options_in(const Record& record) {
  OptionsOf<G> options = default_options<G>();
  for (const auto& [name, value] : record.options) set_option(G::kOptions, options, name, value);
  return options;
}

// The first position of its kind that random play reaches, counted; nothing if it is never reached.
template <Game G>
std::optional<TreeFile> tree_of(const Landmark<G>& landmark) {
  constexpr std::uint64_t kSeed = 1;
  constexpr std::uint64_t kMostGames = 1'000'000;
  for (const Variant& variant : G::variants()) {
    if (variant.name != landmark.variant) continue;
    const OptionsOf<G> options = options_of<G>(variant);
    const auto rules = G::make_rules(options);
    for (std::uint64_t number = 0; number < kMostGames; ++number) {
      Philox random(kSeed, number);
      typename G::State state = G::start(rules);
      std::vector<Step<G>> steps;
      Silent silent;
      while (G::turn(rules, state).owes != Owes::nothing && !landmark.reached(rules, state)) {
        steps.push_back(random_step(Position<G>(rules, state), random));
        apply(rules, state, steps.back(), silent);
      }
      if (G::turn(rules, state).owes == Owes::nothing) continue;
      TreeFile tree{header_of<G>(options), landmark.depth, {}};
      for (const Step<G>& step : steps) tree.from.lines.push_back(line_of(rules, step));
      tree.split = DoorCount<G>(rules).split(state, landmark.depth);
      return tree;
    }
  }
  return std::nullopt;
}

inline std::filesystem::path tree_file(std::string_view game, std::string_view landmark) {
  return folder_of_game(game) / "tests" / "trees" / (std::string(landmark) + ".txt");
}

}  // namespace benchboss
