#pragma once
#include <string>
#include <string_view>

namespace benchboss {

// The words one after the other, with something between two of them.
template <class Words>
std::string joined(const Words& words, std::string_view between = ", ") {
  std::string text;
  bool first = true;
  for (const auto& word : words) {
    if (!first) text += between;
    first = false;
    text += word;
  }
  return text;
}

}  // namespace benchboss
