#pragma once
#include "cli/play/lines.h"
#include "cli/play/setup.h"

#include <filesystem>
#include <optional>
#include <variant>

namespace benchboss::playing {

// What the player wants: a new game, or to go on with a saved one. Nothing: to leave again.
using Wanted = std::variant<std::monostate, Record, std::filesystem::path>;

Wanted ask_plainly(const Words& words, Record header, Lines& lines);

}  // namespace benchboss::playing
