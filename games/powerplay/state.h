#pragma once
#include "core/seats.h"
#include "games/powerplay/cards.h"
#include "games/powerplay/packed.h"

#include <array>
#include <cstdint>
#include <type_traits>

namespace benchboss::powerplay {

enum class Move : std::uint8_t {
  exchange,  // with a coach
  transfer,  // of a player
  match,     // against a coach
  give,      // a player, after a draw in an exchange
  play,      // a player, in a duel
  draw,      // from a pile for Sitting Bully, or not (kDeclines)
  judge,     // the answers of Jolly Judge's coach
};
inline constexpr std::uint8_t kDeclines = kCategories;
enum class Verdict : std::uint8_t { mine, theirs, play_on };
inline constexpr std::size_t kVerdicts = 3;

struct Action {
  Move move;          // no defaults: a list of actions is made without writing to it
  std::uint8_t what;  // a seat, a card, a category or a verdict
  friend constexpr bool operator==(Action, Action) = default;
};

// A card that chance turns up, or a coach that the lot falls on.
struct Outcome {
  std::uint8_t what;
  friend constexpr bool operator==(Outcome, Outcome) = default;
};
constexpr Outcome lot(Seat seat) { return {static_cast<std::uint8_t>(kPlayers + seat)}; }
constexpr bool is_lot(Outcome outcome) { return outcome.what >= kPlayers; }
constexpr Seat seat_of(Outcome outcome) { return static_cast<Seat>(outcome.what - kPlayers); }

enum class Phase : std::uint8_t {
  lot_for_first,     // chance: who begins (PP-7)
  deal,              // chance
  turn,              // the coach on turn chooses exchange, transfer or match (PP-8)
  exchange_draw,     // chance: a card from the other hand (PP-10)
  give,              // the coach on turn gives one back (PP-11)
  transfer_draw,     // chance: the top of the pile (PP-12)
  duel,              // sealed choices (PP-15)
  forced,            // the card that answers Rumpelstöckchen (PP-35)
  bully,             // a pile for Sitting Bully, or none (PP-31)
  bully_draw,        // chance
  judge,             // Jolly Judge's coach decides the tied match, or not (PP-33)
  replace,           // chance: a new player for an injured one (PP-27)
  coin,              // chance: a match that nobody wins (PP-26)
  lot_for_second,    // chance: who plays the leader in the playoffs (PP-42)
  lot_for_champion,  // chance: the season at its limit (PP-41)
  over,
};

using Side = std::uint8_t;  // 0: the coach on turn or challenger, 1: the other
inline constexpr std::uint8_t kNobody = 0xff;

// A match under way; in an exchange or transfer only the pair and the pile.
struct Match {
  std::array<Seat, 2> pair = {kNobody, kNobody};
  std::uint8_t duel = 0;  // 1-6, then overtime: 7 and on (PP-25)
  std::array<std::uint8_t, 2> goals{};
  Side winner = kNobody;
  Side asked = kNobody;     // in the phases forced, bully, bully_draw and judge
  std::uint8_t sealed = 0;  // bits: sides that have chosen
  // The cards of this round by duel, as they lie on the table, and bits: those injured.
  std::array<std::array<Card, kTeam>, 2> shown = {
      {{kNoCard, kNoCard, kNoCard, kNoCard, kNoCard, kNoCard},
       {kNoCard, kNoCard, kNoCard, kNoCard, kNoCard, kNoCard}}};
  std::array<std::uint8_t, 2> injured{};
  // The card that Sitting Bully's coach drew in this round; while chance owes a card of a pile, in
  // a transfer as well, kPlayers and the pile's category.
  Card added = kNoCard;
  friend constexpr bool operator==(const Match&, const Match&) = default;
};

// What lies open on the table; everyone may know all of it.
struct Board {
  Phase phase = Phase::deal;
  Seat seat = 0;                                      // who is on turn, or is dealt a card
  std::uint16_t turn = 0;                             // from 1; a playoff match is a turn as well
  std::array<std::uint16_t, kMaxSeats> challenged{};  // bits: in this coach's round (PP-14)
  std::array<std::int16_t, kMaxSeats> difference{};   // goals for less goals against
  std::uint16_t tied = 0;                             // bits: between whom the lot decides
  std::array<std::uint8_t, kMaxSeats> wins{};
  std::array<std::uint8_t, kCategories> fresh = kPlayersOf;  // cards of a pile never drawn yet
  std::array<std::uint8_t, kCategories> head{};  // where the top card lies once none is fresh
  Match match;
  std::array<Seat, 2> finalists = {kNobody, kNobody};  // PP-42: the leader first
  std::array<std::uint8_t, 2> final_wins{};
  Seat champion = kNobody;
  friend constexpr bool operator==(const Board&, const Board&) = default;
};

// Where and when a card was last seen: a coach's hand or a pile, and a turn from 1; turn 0: never.
inline constexpr std::uint8_t kPile = kMaxSeats;
inline constexpr unsigned kTurnBits = 9;
inline constexpr std::uint16_t kLastTurn = (1 << kTurnBits) - 1;
struct Sight {
  std::uint8_t place = 0;
  std::uint16_t turn = 0;
  friend constexpr bool operator==(const Sight&, const Sight&) = default;
};

// PP-53: what the whole table saw last of each card, and what single coaches saw besides: the
// players that left their own hand unseen by the others. Those lines are shared out evenly, and
// what a coach loses of a full share may depend on nothing but what he knows himself.
inline constexpr std::size_t kLines = 80;
using PublicSights = Packed<4 + kTurnBits, kPlayers>;
using PrivateLines = Packed<7 + 4 + kTurnBits, kLines>;

struct State {
  // The cards of the piles that nobody has drawn yet, a bit each. They get a place when chance
  // turns them, so that the state holds no secret but the hands and what went under the piles.
  std::uint64_t fresh_skaters = (std::uint64_t{1} << kFirstOf[2]) - 1;
  std::uint16_t fresh_goalies = (1 << kPlayersOf[2]) - 1;
  Board board;
  PublicSights seen;
  PrivateLines lines;  // each coach's share from its start on, without gaps
  // The hands, six slots a coach; after the last one the cards under the piles, forwards first,
  // each pile in the order in which they will come up again.
  std::array<Card, kPlayers> cards = [] {
    std::array<Card, kPlayers> none{};
    none.fill(kNoCard);
    return none;
  }();
  std::array<Slot, 2> chosen = {kNoSlot, kNoSlot};  // sealed, by side
  std::array<std::uint8_t, 2> used{};               // bits: slots played in this round, by side
  // Of the card being dealt, of the one drawn in an exchange, or of the one being transferred.
  Slot slot = kNoSlot;
  friend constexpr bool operator==(const State&, const State&) = default;
};

// A line of a coach's notebook.
struct Note {
  Card card = kNoCard;
  std::uint8_t place = 0;
  std::uint16_t turn = 0;
  friend constexpr bool operator==(const Note&, const Note&) = default;
};

inline constexpr std::size_t kMostLines = kLines / 2;  // a coach's, with two at the table

struct View {
  Board board;
  std::array<std::uint16_t, kPlayers> seen_turn{};  // by the whole table; 0: never
  std::array<std::uint8_t, kPlayers> seen_place{};
  std::array<Card, kTeam> hand = {kNoCard, kNoCard, kNoCard, kNoCard, kNoCard, kNoCard};
  Card chosen = kNoCard;   // the viewer's own sealed choice
  Card drawn = kNoCard;    // in an exchange, for the two who may know it
  Card leaving = kNoCard;  // the viewer's own transfer
  std::array<Note, kMostLines> notes{};
  std::uint8_t note_count = 0;
  Seat viewer = kSpectator;
  friend constexpr bool operator==(const View&, const View&) = default;
};

static_assert(sizeof(Board) == 90);
static_assert(sizeof(State) <= 512 && sizeof(State) == 512);
static_assert(std::has_unique_object_representations_v<State>);
static_assert(std::has_unique_object_representations_v<View>);

}  // namespace benchboss::powerplay
