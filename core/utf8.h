#pragma once
#include <cstdint>
#include <string_view>

namespace benchboss {

// The character at the front of the text, which it loses; -1 if that is not UTF-8.
constexpr std::int32_t take_character(std::string_view& text) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const unsigned char lead = byte(0);
  const std::size_t length = lead < 0x80 ? 1 : lead >> 5 == 6 ? 2 : lead >> 4 == 14 ? 3 : 4;
  if ((lead >= 0x80 && lead < 0xC2) || lead > 0xF4 || text.size() < length) return -1;
  std::int32_t character = length == 1 ? lead : lead & (0x7F >> length);
  for (std::size_t i = 1; i < length; ++i) {
    if (byte(i) >> 6 != 2) return -1;
    character = character << 6 | (byte(i) & 0x3F);
  }
  // Longer than needed, half of a pair, or beyond Unicode.
  if (length == 3 && (character < 0x800 || (character >= 0xD800 && character < 0xE000))) return -1;
  if (length == 4 && (character < 0x10000 || character > 0x10FFFF)) return -1;
  text.remove_prefix(length);
  return character;
}

// Characters that move the cursor, end a line or turn the direction of writing: nothing a person
// means to type, and nothing a terminal should be sent.
constexpr bool is_control(std::int32_t character) {
  return character < 0x20 || (character >= 0x7F && character < 0xA0) ||
         (character >= 0x2028 && character <= 0x202E) ||
         (character >= 0x2066 && character <= 0x2069) || character == 0xFEFF;
}

}  // namespace benchboss
