#pragma once
#include "core/rule_id.h"
#include "games/xtra_innings/cards.h"
#include "games/xtra_innings/sheet.h"

namespace benchboss::xtra_innings {

// The rule that a player would name for a card.
constexpr RuleId rule_of_card(Card card) {
  constexpr std::array<std::uint8_t, kCards> kRules = {
      30, 30, 30, 30, 36, 37, 39, 39, 47, 46, 45, 38, 44, 44, 50, 40, 41, 42,
      43, 35, 34, 33, 33, 33, 45, 48, 48, 38, 37, 49, 42, 43, 41, 41, 50};
  return {kRules[static_cast<std::size_t>(index(card))]};
}

// The rule that a player would name for the end of a plate appearance.
constexpr RuleId rule_of_plate(Plate plate) {
  constexpr std::array<std::uint8_t, kPlates> kRules = {51, 17, 17, 17, 17, 38, 36, 37, 39,
                                                        38, 38, 38, 33, 36, 33, 33, 34, 35,
                                                        37, 5,  6,  49, 40, 44, 44, 44, 44};
  return {kRules[static_cast<std::size_t>(plate)]};
}

}  // namespace benchboss::xtra_innings
