#pragma once
#include <array>
#include <cstddef>
#include <cstdint>

namespace benchboss {

enum class Lang : std::uint8_t { en, fr };
inline constexpr std::array kLangs = {Lang::en, Lang::fr};

// Something said in each language.
template <class T>
struct InEach {
  std::array<T, kLangs.size()> in{};

  T& operator[](Lang lang) { return in[static_cast<std::size_t>(lang)]; }
  const T& operator[](Lang lang) const { return in[static_cast<std::size_t>(lang)]; }
};

}  // namespace benchboss
