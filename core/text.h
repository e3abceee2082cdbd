#pragma once
#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace benchboss {

// A short piece of notation, on the stack.
class Text {
 public:
  constexpr Text() = default;
  constexpr Text(std::string_view text) { *this += text; }  // NOLINT: text converts freely
  constexpr Text& operator+=(std::string_view text) {
    assert(size_ + text.size() <= kCapacity);
    for (char c : text) bytes_[size_++] = c;
    return *this;
  }
  constexpr Text& operator+=(unsigned number) {
    std::array<char, 10> digits{};
    std::size_t at = digits.size();
    do {
      digits[--at] = static_cast<char>('0' + number % 10);
      number /= 10;
    } while (number != 0);
    return *this += std::string_view(digits.data() + at, digits.size() - at);
  }
  constexpr std::string_view view() const { return {bytes_.data(), size_}; }
  constexpr operator std::string_view() const { return view(); }  // NOLINT
  friend constexpr bool operator==(const Text& a, const Text& b) { return a.view() == b.view(); }

  // The longest notation of any game fits with room to spare; a longer one is our mistake.
  static constexpr std::size_t kCapacity = 62;

 private:
  std::array<char, kCapacity> bytes_{};
  std::uint8_t size_ = 0;
};

// A whole number in decimal, nothing around it, at most `high`; -1 if the text is anything else.
constexpr std::int64_t read_number(std::string_view text, std::int64_t high) {
  if (text.empty() || (text.size() > 1 && text[0] == '0')) return -1;
  std::int64_t value = 0;
  for (char c : text) {
    if (c < '0' || c > '9') return -1;
    const int digit = c - '0';
    if (digit > high || value > (high - digit) / 10) return -1;  // before it could overflow
    value = value * 10 + digit;
  }
  return value;
}

}  // namespace benchboss
