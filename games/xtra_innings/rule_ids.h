#pragma once
#include "core/rule_id.h"
#include "games/xtra_innings/cards.h"
#include "games/xtra_innings/sheet.h"
#include "games/xtra_innings/windows.h"

namespace benchboss::xtra_innings {

// The rule that a player would name for a card.
constexpr RuleId rule_of_card(Card card) {
  constexpr std::array<std::uint8_t, kCards> kRules = {
      30, 30, 30, 30, 36, 37, 39, 39, 47, 46, 45, 38, 44, 44, 50, 40, 41, 42,
      43, 35, 34, 33, 33, 33, 45, 48, 48, 38, 37, 49, 42, 43, 41, 41, 50};
  return {kRules[static_cast<std::size_t>(index(card))]};
}

// The rule for a defence card laid now: it may depend on the offence card that it answers, or on
// there being none.
inline RuleId rule_of_defence(const Board& board, Card card) {
  const auto answers = [&](Card offence) { return board.series.offence == index(offence); };
  const bool force = runner_on(board, 1);
  switch (card) {
    case Card::super_catch:
      return answers(Card::double_) ? RuleId{35, 'a'} : RuleId{35};
    case Card::long_fly:
      return answers(Card::triple) ? RuleId{35, 'a'} : RuleId{34};
    case Card::ground_out:
      return answers(Card::hit_and_run) ? RuleId{36} : RuleId{33};
    case Card::fielders_choice:
      return force ? RuleId{33} : RuleId{33, 'a'};
    case Card::double_play:
      return force && board.outs < 2 ? RuleId{33} : RuleId{33, 'a'};
    case Card::caught_stealing:
      return answers(Card::double_steal) ? RuleId{46} : RuleId{45};
    case Card::out_at_home:
      return answers(Card::squeeze) ? RuleId{37} : RuleId{44};
    case Card::called_strike:
      return answers(Card::checked_swing) ? RuleId{42} : RuleId{42, 'a'};
    default:
      return rule_of_card(card);
  }
}

// The rule that a player would name for the end of a plate appearance.
constexpr RuleId rule_of_plate(Plate plate) {
  constexpr std::array<std::uint8_t, kPlates> kRules = {51, 17, 17, 17, 17, 38, 36, 37, 39, 38,
                                                        38, 38, 33, 36, 33, 33, 34, 35, 37, 5,
                                                        6,  49, 40, 44, 44, 44, 44, 39, 39};
  return {kRules[static_cast<std::size_t>(plate)]};
}

}  // namespace benchboss::xtra_innings
