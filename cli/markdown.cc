#include "cli/markdown.h"

#include "cli/play/typeset.h"

#include <algorithm>

namespace benchboss {

using playing::wrap;

namespace {

std::string without_marks(std::string_view text) {
  std::string plain;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool stress = text.substr(i, 2) == "**";
    if (!stress && text[i] != '`') plain += text[i];
    if (stress) ++i;
  }
  return plain;
}

}  // namespace

std::string markdown_text(std::string_view markdown, int indent, int width) {
  constexpr std::string_view kItem = "- ";
  const std::string margin(static_cast<std::size_t>(indent), ' ');
  std::string text;
  while (!markdown.empty()) {
    const std::size_t end = std::min(markdown.find('\n'), markdown.size());
    std::string_view line = markdown.substr(0, end);
    markdown.remove_prefix(std::min(end + 1, markdown.size()));
    const bool item = line.starts_with(kItem);
    if (item) line.remove_prefix(kItem.size());
    const int hanging = item ? 2 : 0;
    std::string before = margin + (item ? "• " : "");
    if (line.empty()) before.clear();
    for (const std::string& part : wrap(without_marks(line), width - indent - hanging)) {
      text += before + part + "\n";
      before = margin + std::string(static_cast<std::size_t>(hanging), ' ');
    }
  }
  return text;
}

}  // namespace benchboss
