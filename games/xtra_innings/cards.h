#pragma once
#include "core/tally.h"

#include <array>
#include <bit>
#include <cstdint>

namespace benchboss::xtra_innings {

// Which side of the half-inning: at bat, or in the field.
enum class Role : std::uint8_t { offence, defence };
inline constexpr std::size_t kRoles = 2;
constexpr std::size_t at(Role role) { return static_cast<std::size_t>(role); }
constexpr Role other(Role role) { return role == Role::offence ? Role::defence : Role::offence; }

// The cards of both decks. The offence's are in the order of their rank, highest first (XI-8).
enum class Card : std::uint8_t {
  home_run,
  triple,
  double_,
  single,
  hit_and_run,
  squeeze,
  error,
  extra_base_error,
  balk,
  double_steal,
  stolen_base,
  stretch,
  sacrifice_fly,
  sacrifice_bunt,
  pinch_hitter,
  hit_by_pitch,
  wild_pitch,
  checked_swing,
  foul_ball,
  super_catch,
  long_fly,
  ground_out,
  fielders_choice,
  double_play,
  caught_stealing,
  pickoff_first,
  pickoff_second,
  super_relay,
  out_at_home,
  intentional_walk,
  called_strike,
  foul_tip,
  super_block,
  block_and_pickoff,
  pitching_change,
};
inline constexpr int kCards = 35;
inline constexpr int kOffenceCards = 19;
inline constexpr int kDefenceCards = kCards - kOffenceCards;
inline constexpr std::uint8_t kNoCard = 0xff;

constexpr int index(Card card) { return static_cast<int>(card); }
constexpr Role role_of(Card card) {
  return index(card) < kOffenceCards ? Role::offence : Role::defence;
}
// The place of a card in its own deck.
constexpr int place(Card card) {
  return index(card) < kOffenceCards ? index(card) : index(card) - kOffenceCards;
}
constexpr Card card_at(Role role, int place) {
  return static_cast<Card>(role == Role::offence ? place : place + kOffenceCards);
}

// A set of cards of both decks.
using CardSet = std::uint64_t;
constexpr CardSet bit(Card card) { return CardSet{1} << index(card); }
template <class... Cards>
constexpr CardSet set_of(Cards... cards) {
  return (CardSet{0} | ... | bit(cards));
}
constexpr bool has(CardSet set, Card card) { return (set >> index(card) & 1) != 0; }

inline constexpr CardSet kHitCards =
    set_of(Card::home_run, Card::triple, Card::double_, Card::single);
inline constexpr CardSet kOptionalHits = set_of(Card::hit_and_run, Card::squeeze);
inline constexpr CardSet kErrors = set_of(Card::error, Card::extra_base_error);
inline constexpr CardSet kBeforePitch = set_of(Card::intentional_walk, Card::pitching_change);

// How many of each card of one deck, three bits a card: no hand is larger than seven (XI-15).
class Hand {
 public:
  constexpr int count(Card card) const { return static_cast<int>(bits_ >> shift(card) & 7); }
  constexpr bool has(Card card) const { return count(card) != 0; }
  constexpr void add(Card card) { bits_ += std::uint64_t{1} << shift(card); }
  constexpr void drop(Card card) { bits_ -= std::uint64_t{1} << shift(card); }
  constexpr bool empty() const { return bits_ == 0; }
  // All cards of another hand that this one has room for.
  constexpr void add(Hand other) { bits_ += other.bits_; }
  constexpr int size() const {
    int sum = 0;
    for (std::uint64_t rest = bits_; rest != 0; rest >>= 3) sum += static_cast<int>(rest & 7);
    return sum;
  }
  // The different cards, for a walk: next(role, walk) takes the first one out.
  constexpr std::uint64_t walk() const { return (bits_ | bits_ >> 1 | bits_ >> 2) & kOnes; }
  static constexpr Card next(Role role, std::uint64_t& walk) {
    const auto place = kPlaceAtBit[static_cast<unsigned>(std::countr_zero(walk))];
    walk &= walk - 1;
    return card_at(role, place);
  }
  constexpr bool holds_any(CardSet set) const {
    for (std::uint64_t rest = set; rest != 0; rest &= rest - 1)
      if (has(static_cast<Card>(std::countr_zero(rest)))) return true;
    return false;
  }
  friend constexpr bool operator==(Hand, Hand) = default;

 private:
  static constexpr std::uint64_t kOnes = 0x0049249249249249;  // bits 0, 3, ... 54
  static constexpr int shift(Card card) { return 3 * place(card); }
  static constexpr std::array<std::uint8_t, 64> kPlaceAtBit = [] {
    std::array<std::uint8_t, 64> places{};
    for (std::size_t bit = 0; bit < 64; ++bit) places[bit] = static_cast<std::uint8_t>(bit / 3);
    return places;
  }();

  std::uint64_t bits_ = 0;
};

// The deck of one role, or its discards.
class Pool {
 public:
  constexpr int count(Card card) const { return tally_.count(place(card)); }
  constexpr void add(Card card, int copies = 1) { tally_.add(place(card), copies); }
  constexpr void drop(Card card) { tally_.drop(place(card)); }
  constexpr std::uint32_t size() const { return tally_.size(); }
  constexpr Card at(Role role, std::uint32_t ticket) const {
    return card_at(role, tally_.at(ticket));
  }
  friend constexpr bool operator==(const Pool&, const Pool&) = default;

 private:
  Tally tally_;
};

}  // namespace benchboss::xtra_innings
