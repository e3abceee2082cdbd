#include "cli/play/typeset.h"

#include <langinfo.h>

#include <algorithm>
#include <array>
#include <clocale>
#include <cstring>
#include <cwchar>
#include <utility>

namespace benchboss::playing {
namespace {

constexpr char32_t kReplacement = 0xFFFD;

bool is_control(char32_t c) { return c < 0x20 || (c >= 0x7F && c < 0xA0); }

// Reads one character and moves past it; a broken byte is one replacement character.
char32_t next_character(std::string_view& text) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const unsigned char first = byte(0);
  std::size_t length = 1;
  char32_t value = first;
  if (first >= 0xF0 && first < 0xF5) {
    length = 4;
    value = first & 0x07U;
  } else if (first >= 0xE0) {
    length = 3;
    value = first & 0x0FU;
  } else if (first >= 0xC2) {
    length = 2;
    value = first & 0x1FU;
  } else if (first >= 0x80) {
    length = 0;
  }
  bool good = length != 0 && first < 0xF5 && text.size() >= length;
  for (std::size_t i = 1; good && i < length; ++i) {
    good = (byte(i) & 0xC0U) == 0x80U;
    value = value << 6 | (byte(i) & 0x3FU);
  }
  constexpr std::array<char32_t, 5> kLeast = {0, 0, 0x80, 0x800, 0x10000};
  good = good && value >= kLeast[length] && value <= 0x10FFFF && (value < 0xD800 || value > 0xDFFF);
  text.remove_prefix(good ? length : 1);
  return good ? value : kReplacement;
}

// The letters of French (and a few neighbours) without their accents.
char32_t without_accent(char32_t c) {
  static constexpr std::array<std::pair<std::u32string_view, char32_t>, 7> kPlain = {{
      {U"àâäáãå", U'a'},
      {U"éèêë", U'e'},
      {U"îïíì", U'i'},
      {U"ôöóò", U'o'},
      {U"ùûüú", U'u'},
      {U"ç", U'c'},
      {U"ÿ", U'y'},
  }};
  for (const auto& [accented, plain] : kPlain)
    if (accented.find(c) != accented.npos) return plain;
  return c;
}

// Latin capitals of ASCII and Latin-1 only: the words that are compared have no others.
char32_t lower(char32_t c) {
  const bool latin = (c >= U'A' && c <= U'Z') || (c >= 0xC0 && c <= 0xDE && c != 0xD7);
  return latin ? c + 0x20 : c;
}

}  // namespace

std::u32string decode(std::string_view text) {
  std::u32string characters;
  characters.reserve(text.size());
  while (!text.empty()) {
    const char32_t c = next_character(text);
    characters += is_control(c) && c != U'\n' ? kReplacement : c;
  }
  return characters;
}

std::string encode(std::u32string_view text) {
  std::string bytes;
  const auto byte = [&](char32_t value) { bytes += static_cast<char>(value); };
  for (const char32_t c : text) {
    if (c < 0x80) {
      byte(c);
    } else if (c < 0x800) {
      byte(0xC0 | c >> 6);
      byte(0x80 | (c & 0x3F));
    } else if (c < 0x10000) {
      byte(0xE0 | c >> 12);
      byte(0x80 | (c >> 6 & 0x3F));
      byte(0x80 | (c & 0x3F));
    } else {
      byte(0xF0 | c >> 18);
      byte(0x80 | (c >> 12 & 0x3F));
      byte(0x80 | (c >> 6 & 0x3F));
      byte(0x80 | (c & 0x3F));
    }
  }
  return bytes;
}

bool speak_utf8() {
  const auto is_utf8 = [] { return std::strcmp(nl_langinfo(CODESET), "UTF-8") == 0; };
  if (std::setlocale(LC_CTYPE, "") != nullptr && is_utf8()) return true;
  return std::setlocale(LC_CTYPE, "C.UTF-8") != nullptr && is_utf8();
}

int columns(char32_t character) {
  const int width = character < 0x300 ? 1 : wcwidth(static_cast<wchar_t>(character));
  return width < 0 ? 1 : width;  // what the C library does not know, or does not know here
}

int columns(std::string_view text) {
  int sum = 0;
  for (const char32_t c : decode(text)) sum += columns(c);
  return sum;
}

std::string cut(std::string_view text, int width) {
  if (columns(text) <= width) return std::string(text);
  std::u32string kept;
  int used = 0;
  for (const char32_t c : decode(text)) {
    if (used + columns(c) > width - 1) break;
    used += columns(c);
    kept += c;
  }
  while (!kept.empty() && kept.back() == U' ') kept.pop_back();
  return width > 0 ? encode(kept + U'…') : "";
}

std::string spaces(int count) {
  return std::string(static_cast<std::size_t>(std::max(count, 0)), ' ');
}

std::string filled(std::string_view text, int width) {
  const std::string shown = cut(text, width);
  return shown + spaces(width - columns(shown));
}

std::string on_the_right(std::string_view text, int width) {
  return spaces(width - columns(text)).append(text);
}

std::string repeated(std::string_view text, int times) {
  std::string all;
  for (int i = 0; i < times; ++i) all += text;
  return all;
}

std::vector<std::string> wrap(std::string_view text, int width) {
  width = std::max(width, 1);
  std::vector<std::string> lines;
  std::u32string line;
  std::u32string word;
  int line_width = 0;
  int word_width = 0;
  const auto end_line = [&] {
    lines.push_back(encode(line));
    line.clear();
    line_width = 0;
  };
  const auto end_word = [&] {
    if (word.empty()) return;
    if (line_width > 0 && line_width + 1 + word_width > width) end_line();
    if (line_width > 0) {
      line += U' ';
      ++line_width;
    }
    line += word;
    line_width += word_width;
    word.clear();
    word_width = 0;
  };
  for (const char32_t c : decode(text)) {
    if (c == U' ') {
      end_word();
    } else if (c == U'\n') {
      end_word();
      end_line();
    } else {
      if (word_width + columns(c) > width) end_word();
      word += c;
      word_width += columns(c);
    }
  }
  end_word();
  if (!line.empty() || lines.empty()) end_line();
  return lines;
}

std::string folded(std::string_view text) {
  std::u32string plain;
  for (const char32_t c : decode(text)) plain += without_accent(lower(c));
  const auto space = [](char32_t c) { return c == U' ' || c == 0xA0 || c == U'\n'; };
  while (!plain.empty() && space(plain.back())) plain.pop_back();
  const auto first = std::find_if_not(plain.begin(), plain.end(), space);
  plain.erase(plain.begin(), first);
  return encode(plain);
}

}  // namespace benchboss::playing
