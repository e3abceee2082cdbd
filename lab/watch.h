#pragma once
#include <cstdint>
#include <optional>
#include <string>

namespace benchboss {

// Games that are only watched: every seat is run by the coach whom the game names for that
// (G::kWatchedBy), on one thread with a silent sink. Gives the hash of how they ended, or 0 if
// there is no such variant or its game names nobody.
std::uint64_t watch(const std::string& game, const std::string& variant, std::uint64_t games);

// How long one takes, measured for about `seconds`; nothing where nobody is named.
std::optional<double> microseconds_of_watched_game(const std::string& game,
                                                   const std::string& variant, double seconds);

}  // namespace benchboss
