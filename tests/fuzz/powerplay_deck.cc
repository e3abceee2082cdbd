// Any bytes may come as a deck or as its looks: reading them ends with a value, a fault has a
// reason and lies within the file, and what is accepted is a deck one can play with (PP-4).
#include "embedded/powerplay.h"
#include "games/powerplay/deck.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <string_view>

using namespace benchboss;
using namespace benchboss::powerplay;

namespace {

void check_fault(const DataFault& fault, std::string_view text) {
  const auto lines = static_cast<std::uint32_t>(std::count(text.begin(), text.end(), '\n') + 1);
  if (fault.line > lines || fault.field.empty() || !fault.reason.starts_with("data.")) std::abort();
}

void check_deck(const Deck& deck) {
  if (std::count(deck.brawler.begin(), deck.brawler.end(), true) != kBrawlers) std::abort();
  for (std::size_t card = 0; card < kPlayers; ++card) {
    if (deck.value[card] > kHighestValue || deck.id[card].empty()) std::abort();
    if (card_of_id(deck, deck.id[card]) != card) std::abort();
  }
  for (const Card card : deck.bonus)
    if (card >= kPlayers || deck.brawler[card]) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  Deck deck;
  if (const DataFault fault = read_deck(text, deck); fault.found()) {
    check_fault(fault, text);
  } else {
    check_deck(deck);
  }
  Deck usual;
  if (read_deck(embedded::powerplay_deck_csv(), usual).found()) std::abort();
  std::array<Look, kPlayers> looks{};
  if (const DataFault fault = read_looks(text, usual, looks); fault.found())
    check_fault(fault, text);
  return 0;
}
