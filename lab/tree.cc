#include "lab/tree.h"

#include "catalog/catalog.h"
#include "catalog/rules_of.h"
#include "match/replay.h"

namespace benchboss {
namespace {

template <Game G>
class Counter {
 public:
  explicit Counter(const typename G::Rules& rules) : rules_(rules) {}

  std::uint64_t count(const typename G::State& state, int depth) const {
    if (depth == 0) return 1;
    std::uint64_t sum = 0;
    each(
        state,
        [&](const std::string&, const typename G::State& after) { sum += count(after, depth - 1); },
        false);
    return sum;
  }

  // Calls f(step, state after it) for every step; names cost time and are made only on wish.
  template <class F>
  void each(const typename G::State& state, F&& f, bool named) const {
    const Turn turn = G::turn(rules_, state);
    Silent silent;
    std::string name;
    if (turn.owes == Owes::chance) {
      OddsOf<G> odds;
      G::outcomes(rules_, state, odds);
      for (const auto& chance : odds) {
        typename G::State after = state;
        G::roll(rules_, after, chance.outcome, silent);
        if (named) name = "* " + std::string(G::write(rules_, chance.outcome).view());
        f(name, after);
      }
    } else if (turn.owes == Owes::decision) {
      // Sealed decisions are taken one after the other, the lowest seat first.
      const Seat seat = turn.seats.lowest();
      ActionList<G> actions;
      G::actions(rules_, state, seat, actions);
      for (const auto& action : actions) {
        typename G::State after = state;
        G::act(rules_, after, seat, action, silent);
        if (named)
          name = std::to_string(seat + 1) + " " + std::string(G::write(rules_, action).view());
        f(name, after);
      }
    }
  }

 private:
  const typename G::Rules& rules_;
};

template <Game G>
typename G::State state_after(const typename G::Rules& rules, const std::vector<Line>& lines) {
  std::vector<typename G::State> before;  // each decision, for undo
  typename G::State state = G::start(rules);
  Silent silent;
  for (const Line& line : lines) {
    if (line.kind == Line::Kind::undo) {
      state = before.back();
      before.pop_back();
    } else if (line.kind == Line::Kind::chance) {
      G::roll(rules, state, *G::read_outcome(rules, line.text), silent);
    } else {
      before.push_back(state);
      G::act(rules, state, line.seat, *G::read_action(rules, line.text), silent);
    }
  }
  return state;
}

}  // namespace

TreeCount count_tree(const Record& from, int depth, const TreeProgress& progress) {
  TreeCount tree;
  const OpenedTable opened = open_table(from);
  tree.fault = opened.fault;
  if (!tree.fault.found()) tree.fault = replay(from, *opened.table);
  if (tree.fault.found()) return tree;
  // The table has played every line, chance included, so they can be read without a check.
  Catalog::with(from.game, [&](auto game) {
    using G = typename decltype(game)::type;
    const auto rules = rules_of<G>(from);
    const Counter<G> counter(rules);
    const auto state = state_after<G>(rules, opened.table->lines());
    if (depth <= 0) {
      tree.total = 1;
      return;
    }
    const std::uint64_t first_steps = counter.count(state, 1);
    counter.each(
        state,
        [&](const std::string& step, const typename G::State& after) {
          if (progress) progress(tree.split.size(), first_steps);
          const std::uint64_t courses = counter.count(after, depth - 1);
          tree.split.emplace_back(step, courses);
          tree.total += courses;
        },
        true);
  });
  return tree;
}

}  // namespace benchboss
