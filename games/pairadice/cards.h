#pragma once
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace benchboss::pairadice {

// Places on the ice, in the order of the dice (PD-10), then the sixth man's (PD-55). On a card the
// last one is the goalie's.
using Spot = std::uint8_t;
inline constexpr Spot kLeftWing = 0;
inline constexpr Spot kRightWing = 1;
inline constexpr Spot kCentre = 2;
inline constexpr Spot kLeftDefence = 3;
inline constexpr Spot kRightDefence = 4;
inline constexpr Spot kSixth = 5;
inline constexpr Spot kGoalie = 5;
inline constexpr std::size_t kSpots = 5;
inline constexpr std::size_t kCardSpots = 6;

constexpr bool is_forward(Spot spot) { return spot <= kCentre; }

// A man is his place in the roster file.
using Man = std::uint8_t;
inline constexpr Man kNobody = 0xff;
// Men of a team as a set: bit m is man m.
constexpr std::uint32_t bit_of(Man man) { return 1u << man; }
constexpr Man first_of(std::uint32_t men) { return static_cast<Man>(std::countr_zero(men)); }
inline constexpr std::size_t kMaxRoster = 32;
inline constexpr std::uint8_t kMaxNumber = 98;

enum class Rookie : std::uint8_t { no, offense, defense, save, rebound };

inline constexpr int kRarely = 10;  // penalty ratings above it: 11-15 (PD-4)

// PD-1, PD-3: a player's card, skater or goalie.
struct Card {
  std::uint8_t number = 0;
  Spot spot = 0;
  std::uint8_t offense = 0;
  std::uint8_t defense = 0;
  std::uint8_t penalty = 0;
  bool rough = false;       // `*` beside PENALTY (PD-31)
  std::uint8_t shifts = 0;  // how many `^` (PD-5)
  bool shifts_by_defense = false;
  std::uint8_t injury = 0;
  std::uint8_t star = 0;      // the number with `*`, 0 if there is none (PD-2)
  std::uint16_t numbers = 0;  // bit n: a total of n scores, as printed
  std::uint8_t ways = 0;      // of 36 rolls that score against a save of 0
  std::int8_t save = 0;
  std::uint8_t rebound = 0;
  Rookie rookie = Rookie::no;

  constexpr bool is_goalie() const { return spot == kGoalie; }
};

// PD-2, PD-3: the totals that score against this save rating. A star that would move off the dice
// is gone (PD-21).
constexpr std::uint16_t scoring_totals(const Card& card, int save) {
  if (card.star == 0) return card.numbers;
  const unsigned others = card.numbers & ~(1u << card.star);
  const int moved = card.star + save;
  return static_cast<std::uint16_t>(moved < 2 ? others : others | 1u << moved);
}

// How many of the 36 rolls score.
constexpr int scoring_ways(const Card& card, int save) {
  const std::uint16_t totals = scoring_totals(card, save);
  int ways = 0;
  for (int total = 2; total <= 12; ++total)
    if ((totals >> total & 1) != 0) ways += 6 - (total < 7 ? 7 - total : total - 7);
  return ways;
}

// A name of at most 40 bytes, on the stack.
class Name {
 public:
  static constexpr std::size_t kMost = 40;

  constexpr Name() = default;
  constexpr explicit Name(std::string_view text) {
    for (const char c : text.substr(0, kMost)) bytes_[size_++] = c;
  }
  constexpr std::string_view view() const { return {bytes_.data(), size_}; }

 private:
  std::array<char, kMost> bytes_{};
  std::uint8_t size_ = 0;
};

// PD-9: one team's roster.
struct Team {
  Name city;
  std::array<Name, 2> name;  // in English, in French
  std::uint8_t size = 0;
  std::uint8_t called_up = 0;  // of these (PD-54)
  std::array<Card, kMaxRoster> cards{};
  std::array<Name, kMaxRoster> names{};
  std::array<Man, kMaxNumber + 1> by_number{};
  std::array<std::uint32_t, kCardSpots> at{};  // the men of each position

  constexpr void clear_men() {
    size = 0;
    at = {};
    by_number.fill(kNobody);
  }
  constexpr void add(const Card& card, const Name& name_of_man) {
    by_number[card.number] = size;
    names[size] = name_of_man;
    at[card.spot] |= bit_of(size);
    cards[size++] = card;
  }
  constexpr std::uint32_t forwards() const { return at[kLeftWing] | at[kRightWing] | at[kCentre]; }
  constexpr std::uint32_t defenders() const { return at[kLeftDefence] | at[kRightDefence]; }
  constexpr std::uint32_t goalies() const { return at[kGoalie]; }
};

}  // namespace benchboss::pairadice
