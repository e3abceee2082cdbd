#include "cli/bar.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>

namespace benchboss {

std::string bar(double share, int width) {
  constexpr std::array<std::string_view, 8> kEighths = {"", "▏", "▎", "▍", "▌", "▋", "▊", "▉"};
  if (!(share > 0)) return {};
  // What is there at all can be seen.
  const auto eighths = std::max(1L, std::lround(std::min(share, 1.0) * width * 8));
  std::string text;
  for (long i = 0; i < eighths / 8; ++i) text += "█";
  return text += kEighths[static_cast<std::size_t>(eighths % 8)];
}

}  // namespace benchboss
