#pragma once
#include "core/seats.h"
#include "core/tally.h"

#include <array>
#include <bit>
#include <cstdint>
#include <type_traits>

namespace benchboss::rink_ratz {

// The twenty different cards. Numbers first, so that a number card is its number less one; then the
// specials in the order in which the levels bring them in (RR-3, RR-4, RR-5). A special is named by
// its two options.
enum class Card : std::uint8_t {
  n1,
  n2,
  n3,
  n4,
  n5,
  n6,
  n7,
  n8,
  n9,
  n10,
  n11,
  n12,
  n13,
  n14,
  n15,
  shot_block,
  breakaway_save,
  two_on_one_save,
  power_play_shutdown,
  two_on_one_shutdown,
};
inline constexpr int kCards = 20;
inline constexpr int kNumbers = 15;
inline constexpr int kFirstStick = 11;
inline constexpr int kHandSize = 8;
inline constexpr int kCardsDealt = 64;  // in every period, at every level (RR-6)
inline constexpr int kPeriods = 3;
inline constexpr int kPowerPlayCards = 8;
inline constexpr int kMaxSeatsHere = 4;
inline constexpr int kMaxBench = 5;

constexpr Card number_card(int number) { return static_cast<Card>(number - 1); }
constexpr int index(Card card) { return static_cast<int>(card); }
constexpr bool is_number(Card card) { return index(card) < kNumbers; }
constexpr int number_of(Card card) { return index(card) + 1; }
constexpr bool is_stick(Card card) { return is_number(card) && number_of(card) >= kFirstStick; }

// What can be done with a card. An option says which card it is printed on, because two cards may
// bear the same option and the hand must know which one left it.
enum class Move : std::uint8_t {
  // 0-14: play number 1-15
  shot = kNumbers,
  block,
  breakaway,
  breakaway_save,
  two_on_one,
  two_on_one_save,
  power_play,
  power_play_shutdown,
  last_two_on_one,
  last_shutdown,
  // RR-30: a special that nothing allows, played without effect; in the order of the cards
  waste_shot_block,
  waste_breakaway_save,
  waste_two_on_one_save,
  waste_power_play_shutdown,
  waste_two_on_one_shutdown,
  pull_goalie,
};
inline constexpr int kMoves = static_cast<int>(Move::pull_goalie) + 1;

inline constexpr std::uint8_t kNoCard = 0xff;

struct Action {
  Move move;  // no default: a list of actions is made without writing to it
  friend constexpr bool operator==(Action, Action) = default;
};

constexpr Action play_number(int number) { return {static_cast<Move>(number - 1)}; }

struct Outcome {
  Card card;
  friend constexpr bool operator==(Outcome, Outcome) = default;
};

// How many of each card, three bits a card: a hand never holds more than four of one (RR-1).
class Hand {
 public:
  constexpr int count(Card card) const { return static_cast<int>(bits_ >> (3 * index(card)) & 7); }
  constexpr bool has(Card card) const { return count(card) != 0; }
  constexpr void add(Card card) { bits_ += one(card); }
  constexpr void drop(Card card) { bits_ -= one(card); }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr bool only_specials() const { return (bits_ & (one(Card::shot_block) - 1)) == 0; }
  // One bit a card, for a walk over the different cards: lowest_in(set), then set &= set - 1.
  constexpr std::uint64_t different() const { return (bits_ | bits_ >> 1 | bits_ >> 2) & kOnes; }
  static constexpr std::uint64_t numbers_in(std::uint64_t set) {
    return set & (one(Card::shot_block) - 1);
  }
  static constexpr Card lowest_in(std::uint64_t set) {
    return static_cast<Card>(kCardAtBit[static_cast<unsigned>(std::countr_zero(set))]);
  }
  constexpr int size() const {
    int sum = 0;
    for (std::uint64_t rest = bits_; rest != 0; rest >>= 3) sum += static_cast<int>(rest & 7);
    return sum;
  }
  friend constexpr bool operator==(Hand, Hand) = default;

 private:
  static constexpr std::uint64_t kOnes = 0x0249249249249249;  // bits 0, 3, ... 57
  static constexpr std::uint64_t one(Card card) { return std::uint64_t{1} << (3 * index(card)); }
  // A division by three costs more than a look: this is done for every card of every hand.
  static constexpr std::array<std::uint8_t, 64> kCardAtBit = [] {
    std::array<std::uint8_t, 64> cards{};
    for (std::size_t bit = 0; bit < 64; ++bit) cards[bit] = static_cast<std::uint8_t>(bit / 3);
    return cards;
  }();

  std::uint64_t bits_ = 0;
};

// What is not seen yet, or a whole deck.
class Pool {
 public:
  constexpr int count(Card card) const { return tally_.count(index(card)); }
  constexpr void add(Card card, int copies = 1) { tally_.add(index(card), copies); }
  constexpr void drop(Card card) { tally_.drop(index(card)); }
  constexpr std::uint32_t size() const { return tally_.size(); }
  constexpr Card at(std::uint32_t ticket) const { return static_cast<Card>(tally_.at(ticket)); }
  friend constexpr bool operator==(const Pool&, const Pool&) = default;

 private:
  Tally tally_;
};

using Team = std::uint8_t;
inline constexpr Team kNoTeam = 0xff;

enum class Phase : std::uint8_t { face_off, deal, play, penalty_shot, over };

enum class Stage : std::uint8_t {
  none,
  made,    // the other team answers (RR-19)
  target,  // the shooting team tries to score on the target
};

enum class ShotKind : std::uint8_t {
  pair,
  stick,
  rebound,
  stolen,
  card,
  breakaway,
  two_on_one,
  power_play,
};

// Where a shot scores, as a set of distances from the target: bit i stands for i - 2.
using Range = std::uint8_t;
constexpr Range range_bit(int distance) { return static_cast<Range>(1 << (distance + 2)); }

struct Shot {
  Stage stage = Stage::none;
  Team team = kNoTeam;
  ShotKind kind = ShotKind::pair;
  // Fixed when the shot is made (RR-37a); a two-man advantage is added when it is tried (RR-26).
  Range scores = 0;
  friend constexpr bool operator==(const Shot&, const Shot&) = default;
};

struct PowerPlay {
  Team team = kNoTeam;
  std::uint8_t men = 0;    // 1, or 2 for a two-man advantage (RR-28)
  std::uint8_t cards = 0;  // played so far, 1-8 (RR-26a)
  friend constexpr bool operator==(const PowerPlay&, const PowerPlay&) = default;
};

// A goal that the very next card can still undo (RR-24), with what it ended.
struct FreshGoal {
  Team team = kNoTeam;
  std::uint8_t number = 0;  // the card that scored
  bool empty_net = false;
  PowerPlay ended_power_play;
  std::uint8_t ended_pulls = 0;
  friend constexpr bool operator==(const FreshGoal&, const FreshGoal&) = default;
};

// RR-8. Ranks are the numbers plus one, specials 1, nothing yet 0.
struct FaceOff {
  std::uint8_t best = 0;
  std::uint8_t tied = 0;  // bits: seats that drew the best
  std::uint8_t left = 0;  // bits: seats that still draw
  friend constexpr bool operator==(const FaceOff&, const FaceOff&) = default;
};

// What lies open on the table; everyone may know all of it.
struct Board {
  Phase phase = Phase::face_off;
  Seat seat = 0;  // who plays, or who is dealt a card
  Seat dealer = 0;
  std::uint8_t period = 0;       // 1-3, then overtime
  std::uint8_t shift = 0;        // 1-4 or 1-2
  std::uint8_t in_hands = 0;     // cards in all hands together
  std::uint8_t previous = 0;     // the number to match or, under a shot, the target; 0: none
  std::uint8_t goalies_out = 0;  // bits: teams
  std::array<std::uint16_t, 2> goals{};
  Shot shot;
  PowerPlay power_play;
  FreshGoal fresh_goal;
  FaceOff face_off;
  std::uint8_t bench_draws = 0;                     // in this period
  std::array<Card, kMaxBench> bench_shown{};        // bench cards drawn, by place
  std::uint8_t top = kNoCard;                       // the card on top of the pile (RR-26a)
  std::array<std::uint8_t, kMaxSeatsHere> sizes{};  // cards in each hand (RR-40)
  friend constexpr bool operator==(const Board&, const Board&) = default;
};

struct State {
  Board board;
  std::array<Hand, kMaxSeatsHere> hands{};
  // Not dealt yet, bench included: an unseen card is an unseen card, wherever it lies. It gets a
  // face when chance turns it, so the state holds no secret but the hands.
  Pool unseen;
  friend constexpr bool operator==(const State&, const State&) = default;
};

struct View {
  Board board;
  Hand hand;    // the viewer's; empty for a spectator
  Pool unseen;  // everything the viewer has not seen: undealt, bench and the other hands
  std::uint64_t viewer = 0;  // a seat, as wide as the fields around it: no padding
  friend constexpr bool operator==(const View&, const View&) = default;
};

static_assert(sizeof(Board) == 40);
static_assert(sizeof(State) <= 256 && sizeof(State) == 104);
static_assert(std::has_unique_object_representations_v<State>);
static_assert(std::has_unique_object_representations_v<View>);

}  // namespace benchboss::rink_ratz
