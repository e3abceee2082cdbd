#include "games/pairadice/json.h"

namespace benchboss::pairadice {
namespace {

void add_utf8(std::string& text, std::uint32_t code) {
  const auto add = [&](std::uint32_t byte) { text += static_cast<char>(byte); };
  if (code < 0x80) {
    add(code);
  } else if (code < 0x800) {
    add(0xC0 | code >> 6);
    add(0x80 | (code & 0x3F));
  } else if (code < 0x10000) {
    add(0xE0 | code >> 12);
    add(0x80 | (code >> 6 & 0x3F));
    add(0x80 | (code & 0x3F));
  } else {
    add(0xF0 | code >> 18);
    add(0x80 | (code >> 12 & 0x3F));
    add(0x80 | (code >> 6 & 0x3F));
    add(0x80 | (code & 0x3F));
  }
}

}  // namespace

std::int32_t JsonReader::four_digits() {
  std::int32_t code = 0;
  for (int i = 0; i < 4; ++i) {
    if (rest_.empty()) return -1;
    const char c = rest_[0];
    const int digit = c >= '0' && c <= '9'   ? c - '0'
                      : c >= 'a' && c <= 'f' ? c - 'a' + 10
                      : c >= 'A' && c <= 'F' ? c - 'A' + 10
                                             : -1;
    if (digit < 0) return -1;
    code = code * 16 + digit;
    rest_.remove_prefix(1);
  }
  return code;
}

bool JsonReader::escape(std::string& text) {
  if (rest_.empty()) return fail();
  const char c = rest_[0];
  rest_.remove_prefix(1);
  if (c == '"' || c == '\\' || c == '/') {
    text += c;
    return true;
  }
  constexpr std::string_view kLetters = "bfnrt";
  constexpr std::string_view kMeant = "\b\f\n\r\t";
  if (const std::size_t at = kLetters.find(c); at != kLetters.npos) {
    text += kMeant[at];
    return true;
  }
  if (c != 'u') return fail();
  std::int32_t code = four_digits();
  if (code >= 0xD800 && code < 0xDC00) {
    if (!rest_.starts_with("\\u")) return fail();
    rest_.remove_prefix(2);
    const std::int32_t low = four_digits();
    if (low < 0xDC00 || low > 0xDFFF) return fail();
    code = 0x10000 + ((code - 0xD800) << 10) + (low - 0xDC00);
  } else if (code < 0 || (code >= 0xDC00 && code <= 0xDFFF)) {
    return fail();
  }
  add_utf8(text, static_cast<std::uint32_t>(code));
  return true;
}

bool JsonReader::string(std::string& text) {
  text.clear();
  if (!take('"')) return false;
  while (!rest_.empty()) {
    const char c = rest_[0];
    rest_.remove_prefix(1);
    if (c == '"') return true;
    if (static_cast<unsigned char>(c) < 0x20) return fail();
    if (c != '\\') {
      text += c;
    } else if (!escape(text)) {
      return false;
    }
  }
  return fail();
}

bool JsonReader::number(std::string& text) {
  text.clear();
  while (!rest_.empty() && ((rest_[0] >= '0' && rest_[0] <= '9') ||
                            std::string_view("-+.eE").find(rest_[0]) != std::string_view::npos)) {
    text += rest_[0];
    rest_.remove_prefix(1);
  }
  return !text.empty() || fail();
}

bool JsonReader::scalar(std::string& text) {
  const char first = peek();
  if (first == '"') return string(text);
  if (first == '-' || first == '+' || (first >= '0' && first <= '9')) return number(text);
  skip();
  return false;
}

bool JsonReader::skip(int depth) {
  constexpr int kDeepest = 16;  // nothing in a roster is; and a stack has its end
  if (depth > kDeepest) return fail();
  const char first = peek();
  if (first == '{') return object([&](const std::string&) { skip(depth + 1); });
  if (first == '[') return array([&] { skip(depth + 1); });
  for (const std::string_view word : {"true", "false", "null"})
    if (rest_.starts_with(word)) {
      rest_.remove_prefix(word.size());
      return true;
    }
  std::string text;
  return first == '"' ? string(text) : number(text);
}

}  // namespace benchboss::pairadice
