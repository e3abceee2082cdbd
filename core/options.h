#pragma once
#include "core/text.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <string_view>

namespace benchboss {

// One option of a game: a number from low to high, or one of a few words (words[0] means low).
struct OptionSpec {
  std::string_view name;
  std::int16_t low = 0;
  std::int16_t high = 1;
  std::int16_t normal = 0;
  std::span<const std::string_view> words{};
};

inline constexpr std::array<std::string_view, 2> kOffOn = {"off", "on"};

enum class OptionFault : std::uint8_t { none, unknown_name, bad_value };

constexpr Text write_option(const OptionSpec& spec, std::int16_t value) {
  if (!spec.words.empty()) return spec.words[static_cast<std::size_t>(value - spec.low)];
  Text text;
  return text += static_cast<unsigned>(value);
}

// Sets the option of that name. A fault changes nothing.
constexpr OptionFault set_option(std::span<const OptionSpec> specs, std::span<std::int16_t> values,
                                 std::string_view name, std::string_view value) {
  for (std::size_t i = 0; i < specs.size(); ++i) {
    const OptionSpec& spec = specs[i];
    if (spec.name != name) continue;
    if (!spec.words.empty()) {
      const auto word = std::find(spec.words.begin(), spec.words.end(), value);
      if (word == spec.words.end()) return OptionFault::bad_value;
      values[i] = static_cast<std::int16_t>(spec.low + (word - spec.words.begin()));
      return OptionFault::none;
    }
    const std::int64_t number = read_number(value, spec.high);
    if (number < spec.low) return OptionFault::bad_value;
    values[i] = static_cast<std::int16_t>(number);
    return OptionFault::none;
  }
  return OptionFault::unknown_name;
}

}  // namespace benchboss
