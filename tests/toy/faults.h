#pragma once
#include <array>
#include <cstdint>
#include <string_view>

namespace benchboss::toy {

// What can be planted in the toy game, one at a time, so that tests can prove which law finds it.
enum class Fault : std::uint8_t {
  none,
  // Somebody is told what he may not know.
  view_whispers,  // the view carries a digest of a hidden card, and imagine respects it
  deal_is_open,   // everyone hears which card was dealt
  extra_event,    // an event more if the card dealt face down is high
  rule_tells,     // the rule named for it depends on the card dealt face down
  choices_tell,   // the order of the own choices depends on a neighbour's hand
  refusal_tells,  // the reason of a refusal depends on a neighbour's hand
  turn_tells,     // who holds the highest card is asked last
  pace_tells,     // a round is short if somebody was dealt a pair
  result_tells,   // the points count hidden cards
  sheet_tells,    // the score sheet counts high cards as they are dealt
  seal_is_glass,  // everyone sees a sealed choice at once
  // The game breaks its word in another way.
  quiet_opening,   // the choices are opened and nobody is said to have learned anything
  quiet_deal,      // the same for a card dealt
  order_counts,    // who seals his choice first is remembered
  misfit,          // an imagined world forgets the viewer's choice
  imagined_card,   // an imagined world has a card too many
  imagined_turn,   // an imagined world waits for somebody else
  clash,           // two cards are written alike
  misread,         // one card is read as another
  blank,           // notation with a space in it
  lost_card,       // a card dealt stays in the deck
  swapped_card,    // another card than the one dealt leaves the deck
  loaded_odds,     // the odds written down are not those of the tickets
  double_odds,     // one outcome is listed twice
  phantom_choice,  // the list offers a card that the door refuses
  secret_choice,   // the door accepts a card that the list does not offer
  no_reason_rule,  // a refusal names no rule
  loud_state,      // the state changes only if somebody listens
  remembers,       // something outside the state decides
  endless,         // the last round is played again and again
  wrong_term,      // an event's argument is out of range
  wrong_sheet,     // the score sheet misses points
  wrong_winner,    // the winner is not who has the most points
  asks_nobody,     // a decision is owed, but by no seat
};

inline constexpr std::array<std::string_view, 35> kFaultWords = {
    "none",           "view_whispers", "deal_is_open",   "extra_event",  "rule_tells",
    "choices_tell",   "refusal_tells", "turn_tells",     "pace_tells",   "result_tells",
    "sheet_tells",    "seal_is_glass", "quiet_opening",  "quiet_deal",   "order_counts",
    "misfit",         "imagined_card", "imagined_turn",  "clash",        "misread",
    "blank",          "lost_card",     "swapped_card",   "loaded_odds",  "double_odds",
    "phantom_choice", "secret_choice", "no_reason_rule", "loud_state",   "remembers",
    "endless",        "wrong_term",    "wrong_sheet",    "wrong_winner", "asks_nobody"};
static_assert(kFaultWords.size() == static_cast<std::size_t>(Fault::asks_nobody) + 1);

}  // namespace benchboss::toy
