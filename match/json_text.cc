#include "match/json_text.h"

#include <array>
#include <cassert>
#include <charconv>
#include <utility>

namespace benchboss {

namespace {

// The letter after the backslash, or 0 for what has no short form.
char short_escape(char letter) {
  switch (letter) {
    case '"':
      return '"';
    case '\\':
      return '\\';
    case '\b':
      return 'b';
    case '\f':
      return 'f';
    case '\n':
      return 'n';
    case '\r':
      return 'r';
    case '\t':
      return 't';
    default:
      return 0;
  }
}

bool is_plain(char letter) {
  return static_cast<unsigned char>(letter) >= 0x20 && letter != '"' && letter != '\\';
}

}  // namespace

JsonText::JsonText() : text_("{"), ends_("}") { text_.reserve(4096); }

void JsonText::number(std::string_view name, std::int64_t value) {
  begin(name);
  std::array<char, 24> digits;
  const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), value).ptr;
  text_.append(digits.data(), end);
}

void JsonText::flag(std::string_view name, bool value) {
  begin(name);
  text_ += value ? "true" : "false";
}

void JsonText::word(std::string_view name, std::string_view notation) {
  begin(name);
  write(notation);
}

void JsonText::none(std::string_view name) {
  begin(name);
  text_ += "null";
}

void JsonText::open_group(std::string_view name) { open(name, '{', '}'); }
void JsonText::open_list(std::string_view name) { open(name, '[', ']'); }

void JsonText::close() {
  assert(ends_.size() > 1);
  text_ += ends_.back();
  ends_.pop_back();
}

std::string JsonText::take() {
  assert(ends_.size() == 1);
  text_ += ends_;
  return std::move(text_);
}

void JsonText::begin(std::string_view name) {
  if (const char last = text_.back(); last != '{' && last != '[') text_ += ',';
  if (ends_.back() == ']') return;
  write(name);
  text_ += ':';
}

void JsonText::open(std::string_view name, char first, char last) {
  begin(name);
  text_ += first;
  ends_ += last;
}

void JsonText::write(std::string_view text) {
  constexpr std::string_view kHex = "0123456789abcdef";
  text_ += '"';
  while (!text.empty()) {
    std::size_t plain = 0;
    while (plain < text.size() && is_plain(text[plain])) ++plain;
    text_ += text.substr(0, plain);
    text.remove_prefix(plain);
    if (text.empty()) break;
    const char letter = text.front();
    text.remove_prefix(1);
    text_ += '\\';
    if (const char escape = short_escape(letter); escape != 0) {
      text_ += escape;
    } else {
      text_ += "u00";
      text_ += kHex[static_cast<unsigned char>(letter) >> 4];
      text_ += kHex[static_cast<unsigned char>(letter) & 15];
    }
  }
  text_ += '"';
}

}  // namespace benchboss
