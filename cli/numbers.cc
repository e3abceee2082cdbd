#include "cli/numbers.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace benchboss {

namespace {

constexpr const char* kNoBreakSpace = "\u00A0";

std::string grouped(std::string digits, std::string_view separator) {
  for (std::size_t at = digits.size(); at > 3; at -= 3) digits.insert(at - 3, separator);
  return digits;
}

}  // namespace

std::string Numbers::whole(std::uint64_t value) const {
  return grouped(std::to_string(value), french_ ? kNoBreakSpace : ",");
}

std::string Numbers::decimal(double value, int digits) const {
  std::string text = fmt::format("{:.{}f}", std::abs(value), digits);
  const std::size_t point = std::min(text.find('.'), text.size());
  std::string fraction = text.substr(point);
  if (french_ && !fraction.empty()) fraction[0] = ',';
  return (std::signbit(value) ? "-" : "") +
         grouped(text.substr(0, point), french_ ? kNoBreakSpace : ",") + fraction;
}

std::string Numbers::short_form(double value) const {
  constexpr std::array<std::pair<double, const char*>, 3> kUnits = {
      {{1e9, "G"}, {1e6, "M"}, {1e3, "k"}}};
  for (const auto& [size, unit] : kUnits) {
    const double scaled = value / size;
    if (scaled < 0.9995) continue;
    return decimal(scaled, scaled < 9.995 ? 2 : scaled < 99.95 ? 1 : 0) + kNoBreakSpace + unit;
  }
  return decimal(value, 0);
}

std::string Numbers::percent(double share, int digits) const {
  return decimal(100 * share, digits) + (french_ ? "\u00A0%" : "%");
}

int worthwhile_digits(double half_width) {
  if (!(half_width > 0)) return 2;
  return std::clamp(static_cast<int>(std::ceil(1 - std::log10(half_width))), 0, 4);
}

}  // namespace benchboss
