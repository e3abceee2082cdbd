#pragma once
#include "core/csv.h"
#include "games/powerplay/cards.h"

#include <array>
#include <cstdint>
#include <string_view>

namespace benchboss::powerplay {

// PP-4: the 77 players. Card i is row i of the file.
struct Deck {
  std::array<std::uint8_t, kPlayers> value{};
  std::array<bool, kPlayers> brawler{};
  std::array<Card, kBonuses> bonus = {kNoCard, kNoCard, kNoCard, kNoCard, kNoCard, kNoCard};
  std::array<std::string_view, kPlayers> id{};  // into the text that was read

  constexpr Card card(Bonus which) const { return bonus[static_cast<std::size_t>(which)]; }
  constexpr bool is(Card card, Bonus which) const {
    return card == bonus[static_cast<std::size_t>(which)];
  }
};

// Reads a deck: id, category, value, brawler, bonus. A fault names the line, the card and the
// field; what was read until then is of no use.
DataFault read_deck(std::string_view csv, Deck& deck);

// The card of that id, or kNoCard.
Card card_of_id(const Deck& deck, std::string_view id);

std::string_view word_of(Category category);  // "forwards": the name of its pile
std::string_view word_of(Bonus bonus);

// How a player looks, for whoever draws the cards: a few words a card, each from a short list.
struct Look {
  std::string_view creature;
  std::string_view face;
  std::string_view hair;
  std::string_view headgear;
  std::string_view colour;  // of the headgear
  std::string_view extra;
};
DataFault read_looks(std::string_view csv, const Deck& deck, std::array<Look, kPlayers>& looks);

}  // namespace benchboss::powerplay
