#pragma once
#include "core/seats.h"
#include "games/xtra_innings/cards.h"

#include <array>
#include <cstdint>
#include <type_traits>

namespace benchboss::xtra_innings {

using Team = std::uint8_t;
constexpr Team other(Team team) { return static_cast<Team>(1 - team); }

inline constexpr int kMaxSeatsHere = 4;
inline constexpr int kLineup = 9;
inline constexpr int kPitchers = 6;  // with a name; the sixth stays in (XI-50)
inline constexpr int kMaxHand = 7;

// The five pitch cards that both sides hold (XI-1): power first, then change of speed.
enum class Pitch : std::uint8_t { inside, outside, slider, curve, change_up };
inline constexpr int kPitches = 5;
constexpr bool is_power(Pitch pitch) { return pitch <= Pitch::slider; }

// What a pitch came to (XI-2, XI-3, XI-4).
enum class Call : std::uint8_t { none, hit, ball, strike };
constexpr Call call_of(Pitch pitch, Pitch guess) {
  if (pitch == guess) return Call::hit;
  return is_power(pitch) == is_power(guess) ? Call::ball : Call::strike;
}

// What a seat can do, one byte: throw a pitch, play a card, discard a card, pass, keep the rest.
enum class Move : std::uint8_t {};
inline constexpr int kFirstCardMove = kPitches;
inline constexpr int kFirstDropMove = kFirstCardMove + kCards;
inline constexpr Move kStealThird = static_cast<Move>(kFirstDropMove + kCards);  // from second
inline constexpr Move kBlockAtFirst = static_cast<Move>(kFirstDropMove + kCards + 1);
inline constexpr Move kBlockAtSecond = static_cast<Move>(kFirstDropMove + kCards + 2);
inline constexpr Move kPass = static_cast<Move>(kFirstDropMove + kCards + 3);
inline constexpr Move kKeep = static_cast<Move>(kFirstDropMove + kCards + 4);
inline constexpr int kMoves = kFirstDropMove + kCards + 5;

struct Action {
  Move move;  // no default: a list of actions is made without writing to it
  friend constexpr bool operator==(Action, Action) = default;
};

struct Outcome {
  Card card;
  friend constexpr bool operator==(Outcome, Outcome) = default;
};

// Where a pitch and its series stand. A phase that is a window asks one side, which may pass.
enum class Phase : std::uint8_t {
  cut,               // XI-12: chance
  refresh,           // XI-15: both, sealed
  pitch,             // XI-1: both, sealed
  hit,               // XI-26 a: the offence plays its hit, or discards one card
  redraw,            // XI-31: chance
  drawn,             // XI-31: the offence may play an optional card it has just drawn
  change,            // XI-26 b
  counter,           // XI-26 c
  error,             // XI-26 d
  stretch,           // XI-26 e
  relay,             // XI-26 f
  relay_error,       // XI-26 g
  open_defence,      // XI-27 a
  pick_error,        // XI-27 a
  open_offence,      // XI-27 b
  answer,            // XI-27 c
  answer_error,      // XI-27 d
  exchange_offence,  // XI-50: a pinch hitter
  exchange_defence,  // XI-50: a pitching change
  half_over,         // the last card of the half is still to be drawn (XI-16)
  over,
};

// What was played after the last pitch; all of it lies open.
struct Series {
  Call call = Call::none;
  std::uint8_t offence = kNoCard;  // the hit (a Single for XI-31's single too), or what opened
  std::uint8_t defence = kNoCard;  // the last defence card
  std::uint8_t base = 0;           // a stolen base: from 1 or 2; a block: the runner picked off
  bool no_card = false;            // XI-31: the Single is one without a card
  bool stretched = false;
  std::uint8_t error = kNoCard;
  friend constexpr bool operator==(const Series&, const Series&) = default;
};

inline constexpr std::uint8_t kNobody = 0;
inline constexpr std::uint8_t kByHeart = 0xff;  // XI-61: balls or strikes that a view does not tell

// What lies open on the table; everyone may know all of it.
struct Board {
  Phase phase = Phase::cut;
  Team home = 0;
  std::uint8_t inning = 0;  // 1-
  std::uint8_t half = 0;    // 0: the visitors bat
  std::uint8_t outs = 0;
  std::uint8_t balls = 0;
  std::uint8_t strikes = 0;
  std::uint8_t last_pitch = kNoCard;          // of the defence, as a Pitch
  std::uint8_t last_guess = kNoCard;          // of the offence
  std::array<std::uint8_t, 3> bases{};        // the runner's place in the batting order, or kNobody
  std::array<std::uint8_t, 2> batter{1, 1};   // by team: who is up, or up next
  std::array<std::uint8_t, 2> pitcher{1, 1};  // by team
  std::array<std::uint16_t, 2> runs{};        // by team
  std::uint16_t pitches = 0;                  // XI-19
  Series series;
  std::array<std::array<std::uint8_t, kRoles>, 2> sizes{};  // by team and hand (XI-29)
  std::array<std::uint8_t, kRoles> owed{};                  // cards each side draws now
  std::array<std::uint8_t, kRoles> to_refresh{};            // sealed discards left (XI-15)
  std::uint8_t sealed = 0;     // bits: roles whose pitch lies face down
  std::uint8_t exchanged = 0;  // XI-50: cards discarded so far
  std::uint8_t cut = kNoCard;  // XI-12: the first team's
  std::uint8_t draw_rule = 0;  // the number of the rule that makes them draw
  std::array<std::uint8_t, 7> no_padding{};
  friend constexpr bool operator==(const Board&, const Board&) = default;
};

// What a seat has chosen and nobody else may know yet. By role, of the half that is on.
struct Sealed {
  std::array<Hand, kRoles> discards{};                       // taken out of the hand (XI-15)
  std::array<std::uint8_t, kRoles> picks{kNoCard, kNoCard};  // a Move (XI-1, XI-23)
  std::array<std::uint8_t, kRoles> kept{};                   // 1: keeps the rest (XI-15)
  std::uint8_t drawn = kNoCard;                              // XI-31
  std::array<std::uint8_t, 3> no_padding{};
  friend constexpr bool operator==(const Sealed&, const Sealed&) = default;
};

struct State {
  Board board;
  Sealed sealed;
  std::array<std::array<Hand, kRoles>, 2> hands{};  // by team
  // A card gets its face when chance turns it: the decks have no order to keep secret.
  std::array<Pool, kRoles> decks{};
  std::array<Pool, kRoles> discards{};
  friend constexpr bool operator==(const State&, const State&) = default;
};

struct View {
  Board board;
  Sealed sealed;                      // the viewer's own; empty for a spectator
  std::array<Hand, kRoles> hands{};   // his team's
  std::array<Pool, kRoles> unseen{};  // decks and the hands he may not see
  std::array<Pool, kRoles> discards{};
  std::uint64_t viewer = 0;  // a seat, as wide as the fields around it: no padding
  friend constexpr bool operator==(const View&, const View&) = default;
};

static_assert(sizeof(Board) == 48);
static_assert(sizeof(State) <= 512 && sizeof(State) == 232);
static_assert(std::has_unique_object_representations_v<State>);
static_assert(std::has_unique_object_representations_v<View>);

}  // namespace benchboss::xtra_innings
