#pragma once
#include <cstdint>
#include <string>
#include <string_view>

namespace benchboss {

// The character at the front of the text, which it loses; -1 if that is not UTF-8.
std::int32_t take_character(std::string_view& text);

// Characters that move the cursor, end a line or turn the direction of writing: nothing a person
// means to type, and nothing a terminal should be sent.
bool is_control(std::int32_t character);

// At most `bytes` of a text that someone sent us, fit to be shown: what cannot be shown is '?'.
std::string printable(std::string_view text, std::size_t bytes = 40);

}  // namespace benchboss
