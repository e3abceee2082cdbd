#include "lab/watch.h"

#include "catalog/catalog.h"
#include "core/hash.h"

#include <ctime>

namespace benchboss {
namespace {

template <class G>
concept Watched = requires {
  { G::kWatchedBy } -> std::convertible_to<std::string_view>;
};

template <Game G>
std::uint64_t play_out(const typename G::Rules& rules, Coach<G>& coach, std::uint64_t game) {
  Philox chance(1, game);
  Philox thoughts(2, game);
  Silent silent;
  typename G::State state = G::start(rules);
  for (Turn turn = G::turn(rules, state); turn.owes != Owes::nothing;
       turn = G::turn(rules, state)) {
    if (turn.owes == Owes::chance) {
      G::roll(rules, state, draw<G>(rules, state, chance), silent);
      continue;
    }
    const Seat seat = turn.seats.lowest();
    ActionList<G> choices;
    G::actions(rules, state, seat, choices);
    G::act(rules, state, seat, coach.choose(rules, G::view(rules, state, seat), choices, thoughts),
           silent);
  }
  return hash_of(state);
}

// Calls f(rules, coach) if the game is made to be watched and has such a variant.
template <class F>
void with_watched(const std::string& game, const std::string& variant, F&& f) {
  Catalog::with(game, [&](auto found) {
    using G = typename decltype(found)::type;
    if constexpr (Watched<G>) {
      for (const Variant& each : G::variants())
        if (each.name == variant) {
          const auto coach = make_coach<G>(G::kWatchedBy);
          f.template operator()<G>(G::make_rules(options_of<G>(each)), *coach);
        }
    }
  });
}

}  // namespace

std::uint64_t watch(const std::string& game, const std::string& variant, std::uint64_t games) {
  std::uint64_t hash = 0;
  with_watched(game, variant, [&]<Game G>(const typename G::Rules& rules, Coach<G>& coach) {
    for (std::uint64_t i = 0; i < games; ++i) hash = hash_mix(hash, play_out<G>(rules, coach, i));
  });
  return hash;
}

// By the clock of the processor: a machine that is busy with other things does not make it slower.
std::optional<double> microseconds_of_watched_game(const std::string& game,
                                                   const std::string& variant, double seconds) {
  std::optional<double> microseconds;
  with_watched(game, variant, [&]<Game G>(const typename G::Rules& rules, Coach<G>& coach) {
    constexpr std::uint64_t kChunk = 64;
    volatile std::uint64_t sink = 0;  // so that the loop has a purpose
    const auto play_some = [&] {
      for (std::uint64_t i = 0; i < kChunk; ++i) sink = sink ^ play_out<G>(rules, coach, i);
    };
    play_some();
    const std::clock_t start = std::clock();
    double took = 0;
    std::uint64_t games = 0;
    do {
      play_some();
      games += kChunk;
      took = double(std::clock() - start) / CLOCKS_PER_SEC;
    } while (took < seconds);
    microseconds = 1e6 * took / double(games);
  });
  return microseconds;
}

}  // namespace benchboss
