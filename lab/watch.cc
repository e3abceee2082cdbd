#include "lab/watch.h"

#include "catalog/catalog.h"
#include "core/hash.h"

#include <chrono>

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

}  // namespace

std::uint64_t watch(const std::string& game, const std::string& variant, std::uint64_t games) {
  std::uint64_t hash = 0;
  Catalog::with(game, [&](auto found) {
    using G = typename decltype(found)::type;
    if constexpr (Watched<G>) {
      for (const Variant& each : G::variants()) {
        if (each.name != variant) continue;
        const auto rules = G::make_rules(options_of<G>(each));
        const auto coach = make_coach<G>(G::kWatchedBy);
        for (std::uint64_t i = 0; i < games; ++i)
          hash = hash_mix(hash, play_out<G>(rules, *coach, i));
      }
    }
  });
  return hash;
}

std::optional<double> microseconds_of_watched_game(const std::string& game,
                                                   const std::string& variant, double seconds) {
  constexpr std::uint64_t kChunk = 256;
  using Clock = std::chrono::steady_clock;
  if (watch(game, variant, kChunk) == 0) return std::nullopt;
  const auto start = Clock::now();
  std::uint64_t games = 0;
  std::chrono::duration<double> took{};
  do {
    watch(game, variant, kChunk);
    games += kChunk;
    took = Clock::now() - start;
  } while (took.count() < seconds);
  return 1e6 * took.count() / double(games);
}

}  // namespace benchboss
