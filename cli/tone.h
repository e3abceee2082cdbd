#pragma once
#include <cstdint>
#include <string>
#include <string_view>

namespace benchboss {

// How a piece of text stands out; on a screen without colours it does not.
enum class Tone : std::uint8_t { plain, strong, quiet, accent, good, bad };

std::string toned(std::string_view text, Tone tone, bool colours);

}  // namespace benchboss
