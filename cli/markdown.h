#pragma once
#include <string>
#include <string_view>

namespace benchboss {

// The Markdown of a rulebook on a terminal: paragraphs and lists wrapped to the width, marks of
// stress and code taken away. Ends with a newline.
std::string markdown_text(std::string_view markdown, int indent, int width);

}  // namespace benchboss
