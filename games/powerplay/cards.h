#pragma once
#include <array>
#include <cstddef>
#include <cstdint>

namespace benchboss::powerplay {

// A player card: its place in the deck file, forwards first, then defenders, then goalies.
using Card = std::uint8_t;
inline constexpr Card kNoCard = 0xff;

// PP-1
enum class Category : std::uint8_t { forward, defender, goalie };
inline constexpr std::size_t kCategories = 3;
inline constexpr std::array<std::uint8_t, kCategories> kPlayersOf = {36, 27, 14};
inline constexpr std::array<Card, kCategories> kFirstOf = {0, 36, 63};
inline constexpr std::size_t kPlayers = 77;
inline constexpr std::uint8_t kHighestValue = 11;

constexpr std::size_t index(Category category) { return static_cast<std::size_t>(category); }
constexpr Category category_of(Card card) {
  return static_cast<Category>((card >= kFirstOf[1] ? 1 : 0) + (card >= kFirstOf[2] ? 1 : 0));
}
constexpr bool is_goalie(Card card) { return card >= kFirstOf[2]; }

// A team is always three forwards, two defenders and a goalie (PP-6): six slots, in that order.
using Slot = std::uint8_t;
inline constexpr Slot kNoSlot = 0xff;
inline constexpr std::size_t kTeam = 6;
inline constexpr std::array<std::uint8_t, kCategories> kTeamOf = {3, 2, 1};
inline constexpr std::array<Slot, kCategories> kFirstSlotOf = {0, 3, 5};
inline constexpr std::uint8_t kAllSlots = (1 << kTeam) - 1;

constexpr Category category_of_slot(Slot slot) {
  return static_cast<Category>((slot >= kFirstSlotOf[1] ? 1 : 0) +
                               (slot >= kFirstSlotOf[2] ? 1 : 0));
}
constexpr std::uint8_t slots_of(Category category) {
  constexpr std::array<std::uint8_t, kCategories> kSlots = {0b000111, 0b011000, 0b100000};
  return kSlots[index(category)];
}

// PP-3
enum class Bonus : std::uint8_t {
  winzig,
  bully,
  hydra,
  judge,
  rosalinde,
  rumpel,
};
inline constexpr std::size_t kBonuses = 6;
inline constexpr std::size_t kBrawlers = 6;

}  // namespace benchboss::powerplay
