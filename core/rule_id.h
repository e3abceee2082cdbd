#pragma once
#include "core/text.h"

#include <cstdint>

namespace benchboss {

// The number of a rule within its game: RR-30a is {30, 'a'}. The prefix belongs to the game.
struct RuleId {
  std::uint8_t number = 0;
  char suffix = 0;

  friend constexpr bool operator==(RuleId, RuleId) = default;
};

constexpr Text write_rule(std::string_view prefix, RuleId rule) {
  Text text(prefix);
  text += "-";
  text += unsigned{rule.number};
  if (rule.suffix != 0) text += std::string_view(&rule.suffix, 1);
  return text;
}

}  // namespace benchboss
