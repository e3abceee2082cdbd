#include "lab/bench.h"

#include "catalog/catalog.h"
#include "core/hash.h"
#include "lab/watch.h"

#include <chrono>

namespace benchboss {
namespace {

// One step of random play. Inlined as it would be in a search.
template <Game G>
[[gnu::always_inline]] inline void step(const typename G::Rules& rules, typename G::State& state,
                                        Turn turn, Philox& random) {
  Silent silent;
  if (turn.owes == Owes::chance) {
    G::roll(rules, state, draw<G>(rules, state, random), silent);
  } else {
    const Seat seat = turn.seats.lowest();
    ActionList<G> choices;
    G::actions(rules, state, seat, choices);
    const auto pick = random.below(static_cast<std::uint32_t>(choices.size()));
    G::act(rules, state, seat, choices[pick], silent);
  }
}

// A copy that the optimiser may not see through: what a search pays at every node.
template <class State>
[[gnu::noinline]] void copy_state(State& to, const State& from) {
  to = from;
}

template <Game G, bool Copy>
std::uint64_t run(const typename G::Rules& rules, std::uint64_t actions) {
  Philox random(1, 0);
  typename G::State state = G::start(rules);
  typename G::State kept = state;
  std::uint64_t hash = 0;
  for (std::uint64_t i = 0; i < actions; ++i) {
    const Turn turn = G::turn(rules, state);
    if (turn.owes == Owes::nothing) {
      hash = hash_mix(hash, hash_of(state));
      state = G::start(rules);
      --i;
      continue;
    }
    if constexpr (Copy) copy_state(kept, state);
    step<G>(rules, state, turn, random);
  }
  return hash_mix(hash, hash_of(state) ^ (Copy ? hash_of(kept) : 0));
}

template <Game G, bool Copy>
double actions_per_second(const typename G::Rules& rules, double seconds) {
  constexpr std::uint64_t kChunk = 1 << 16;
  using Clock = std::chrono::steady_clock;
  // Kept, so that the loop has a purpose the compiler must respect.
  volatile std::uint64_t sink = run<G, Copy>(rules, kChunk);
  const auto start = Clock::now();
  std::uint64_t actions = 0;
  std::chrono::duration<double> took{};
  do {
    sink = sink ^ run<G, Copy>(rules, kChunk * 8);
    actions += kChunk * 8;
    took = Clock::now() - start;
  } while (took.count() < seconds);
  return double(actions) / took.count();
}

template <Game G>
std::uint64_t play_out(const typename G::Rules& rules, std::uint64_t game, std::uint64_t hash) {
  Philox random(0, game);
  typename G::State state = G::start(rules);
  for (Turn turn = G::turn(rules, state); turn.owes != Owes::nothing;
       turn = G::turn(rules, state)) {
    step<G>(rules, state, turn, random);
    hash = hash_mix(hash, hash_of(state));
  }
  return hash;
}

}  // namespace

std::vector<BenchRow> bench_all(double seconds, std::string_view only, BenchVariants variants) {
  std::vector<BenchRow> rows;
  Catalog::each([&](auto game) {
    using G = typename decltype(game)::type;
    if (!only.empty() && only != G::kName) return;
    for (const Variant& variant : G::variants()) {
      const auto rules = G::make_rules(options_of<G>(variant));
      rows.push_back({std::string(G::kName), std::string(variant.name),
                      actions_per_second<G, false>(rules, seconds),
                      actions_per_second<G, true>(rules, seconds), sizeof(typename G::State),
                      microseconds_of_watched_game(std::string(G::kName), std::string(variant.name),
                                                   seconds)});
      if (variants == BenchVariants::first) break;
    }
  });
  return rows;
}

std::uint64_t bench_run(const std::string& game, const std::string& variant, bool copy,
                        std::uint64_t actions) {
  std::uint64_t hash = 0;
  Catalog::with(game, [&](auto found) {
    using G = typename decltype(found)::type;
    for (const Variant& each : G::variants()) {
      if (each.name != variant) continue;
      const auto rules = G::make_rules(options_of<G>(each));
      hash = copy ? run<G, true>(rules, actions) : run<G, false>(rules, actions);
    }
  });
  return hash;
}

std::uint64_t signature() {
  constexpr std::uint64_t kGames = 100;
  std::uint64_t hash = 0;
  Catalog::each([&](auto game) {
    using G = typename decltype(game)::type;
    for (const Variant& variant : G::variants()) {
      const auto rules = G::make_rules(options_of<G>(variant));
      for (std::uint64_t i = 0; i < kGames; ++i) hash = play_out<G>(rules, i, hash);
    }
  });
  return hash;
}

}  // namespace benchboss
