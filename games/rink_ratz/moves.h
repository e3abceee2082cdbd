#pragma once
#include "games/rink_ratz/state.h"

#include <array>

namespace benchboss::rink_ratz {

constexpr bool is_number(Move move) { return static_cast<int>(move) < kNumbers; }
constexpr bool is_option(Move move) { return move >= Move::shot && move <= Move::last_shutdown; }
constexpr bool is_waste(Move move) {
  return move >= Move::waste_shot_block && move <= Move::waste_two_on_one_shutdown;
}
constexpr bool is_save(Move move) {
  return move == Move::breakaway_save || move == Move::two_on_one_save;
}

// The card that leaves the hand. Specials have two options each, in card order.
constexpr Card card_of(Move move) {
  const int code = static_cast<int>(move);
  if (is_number(move)) return static_cast<Card>(code);
  if (is_option(move)) return static_cast<Card>(kNumbers + (code - kNumbers) / 2);
  return static_cast<Card>(kNumbers + code - static_cast<int>(Move::waste_shot_block));
}
constexpr Move first_option(Card special) {
  return static_cast<Move>(kNumbers + 2 * (index(special) - kNumbers));
}
constexpr Move second_option(Card special) {
  return static_cast<Move>(static_cast<int>(first_option(special)) + 1);
}
constexpr Move waste(Card special) {
  return static_cast<Move>(static_cast<int>(Move::waste_shot_block) + index(special) - kNumbers);
}

static_assert(card_of(Move::last_shutdown) == Card::two_on_one_shutdown);
static_assert(card_of(Move::waste_breakaway_save) == Card::breakaway_save);
static_assert(second_option(Card::power_play_shutdown) == Move::power_play_shutdown);

}  // namespace benchboss::rink_ratz
