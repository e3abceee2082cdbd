#include "match/printable.h"

namespace benchboss {

std::string printable(std::string_view text, std::size_t bytes) {
  std::string shown;
  while (!text.empty()) {
    std::string_view rest = text;
    const std::int32_t character = take_character(rest);
    const bool plain = character >= 0 && !is_control(character);
    const std::string_view piece = plain ? text.substr(0, text.size() - rest.size()) : "?";
    if (shown.size() + piece.size() > bytes) break;
    shown += piece;
    text = character >= 0 ? rest : text.substr(1);
  }
  return shown;
}

}  // namespace benchboss
