#include "cli/tone.h"

#include <array>

namespace benchboss {

std::string toned(std::string_view text, Tone tone, bool colours) {
  constexpr std::array<std::string_view, 6> kCodes = {"", "1", "2", "36", "32", "31"};
  const std::string_view code = kCodes[static_cast<std::size_t>(tone)];
  if (!colours || code.empty() || text.empty()) return std::string(text);
  std::string shown = "\033[";
  shown += code;
  shown += 'm';
  shown += text;
  return shown += "\033[0m";
}

}  // namespace benchboss
