#pragma once
#include <string>
#include <string_view>
#include <vector>

namespace benchboss::playing {

// The characters of a UTF-8 text. Bytes that are no UTF-8, and control characters (a name in a
// record could hold an escape sequence), become U+FFFD.
std::u32string decode(std::string_view text);
std::string encode(std::u32string_view text);

// Makes the C library read texts as UTF-8, to tell how wide a character is; false if it cannot. A
// bare machine has at least C.UTF-8.
bool speak_utf8();

// Columns on a terminal: wide characters take two, accents on top of others none.
int columns(char32_t character);
int columns(std::string_view text);

// At most `width` columns; what does not fit ends in "…".
std::string cut(std::string_view text, int width);

std::string spaces(int count);
// Exactly `width` columns: cut, or spaces after it.
std::string filled(std::string_view text, int width);
// At least `width` columns: spaces before it.
std::string on_the_right(std::string_view text, int width);
std::string repeated(std::string_view text, int times);

// Lines of at most `width` columns, broken at spaces (never at U+00A0) and at line ends; a word
// longer than a line is split.
std::vector<std::string> wrap(std::string_view text, int width);

// Lower case without accents or the spaces around, for comparing what people type.
std::string folded(std::string_view text);

}  // namespace benchboss::playing
