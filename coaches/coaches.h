#pragma once
#include "core/coach.h"

#include <memory>
#include <span>
#include <string_view>

namespace benchboss {

// The coaches of a game by name; each game specialises these in coaches/<game>/.
template <Game G>
std::span<const std::string_view> coach_names();

// Null if the game has no coach of that name.
template <Game G>
std::unique_ptr<Coach<G>> make_coach(std::string_view name);

}  // namespace benchboss
