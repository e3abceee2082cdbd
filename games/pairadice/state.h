#pragma once
#include "core/seats.h"
#include "games/pairadice/cards.h"

#include <array>
#include <bit>
#include <cstdint>
#include <type_traits>

namespace benchboss::pairadice {

// The visitor is team 0, for he lays out his lines first (PD-8).
using Side = std::uint8_t;
inline constexpr Side kVisitor = 0;
inline constexpr Side kHome = 1;
constexpr Side other(Side side) { return static_cast<Side>(1 - side); }

inline constexpr std::uint8_t kUnits = 4;
inline constexpr std::size_t kSlots = 18;  // four lines of three, then three pairs (PD-7)
inline constexpr std::size_t kFirstPair = 12;
inline constexpr Spot kNoSpot = 0xff;
inline constexpr int kPeriods = 3;
inline constexpr std::uint8_t kStrokes = 10;  // of a period (PD-26)
inline constexpr std::uint8_t kOvertimeStrokes = 3;
inline constexpr std::uint16_t kMaxRolls = 5000;  // PD-62
inline constexpr std::size_t kBox = 8;            // RULES.md, "How big things can get"
inline constexpr int kFewestForwards = 6;         // PD-53
inline constexpr int kFewestDefenders = 4;

constexpr std::size_t slot_of(unsigned row, Spot spot) {
  return is_forward(spot) ? row * 3 + spot : kFirstPair + row * 2 + (spot - kLeftDefence);
}
constexpr Spot spot_of(std::size_t slot) {
  return static_cast<Spot>(slot < kFirstPair ? slot % 3 : kLeftDefence + (slot - kFirstPair) % 2);
}
constexpr std::uint8_t row_of(std::size_t slot) {
  return static_cast<std::uint8_t>(slot < kFirstPair ? slot / 3 : (slot - kFirstPair) / 2);
}

enum class Phase : std::uint8_t {
  dress,           // PD-7, a decision
  call_up,         // PD-48
  lines,           // PD-8, a decision
  starter,         // a decision
  power_play_man,  // PD-59, a decision
  face_off,
  action,
  shot,
  shot_again,  // PD-21
  discipline,  // the single die of PD-30
  penalty,
  major,
  extra,  // the sixth man of a delayed penalty, a decision (PD-58)
  assist,
  injury,
  goalie_hurt,  // PD-52: is he?
  goalie_hurt_now,
  replace,  // PD-53, a decision
  change,   // PD-29a, a decision
  over,
};

// One man on the ice with the ratings that count at every roll.
struct OnIce {
  Man man = kNobody;
  std::uint8_t offense = 0;
  std::uint8_t defense = 0;
  std::uint8_t stayed = 0;  // shifts beyond his own line (PD-28a)
};

enum class Ends : std::uint8_t { by_goal, by_time };  // PD-33

struct Penalty {
  Spot spot = 0;
  Man man = kNobody;  // who took it; the place is empty, not he (PD-36)
  std::uint8_t strokes = 0;
  Ends ends = Ends::by_goal;
  bool runs = false;  // or waits (PD-35)
};

enum class Net : std::uint8_t {
  guarded,
  pulled,   // PD-57
  delayed,  // for a sixth man while the other team has a penalty coming (PD-58)
};

inline constexpr std::uint8_t kGoalieMoved = 2;  // at this change

// One bench and its men.
struct Bench {
  std::uint32_t dressed = 0;  // bit m: man m
  std::uint32_t out = 0;      // hurt or sent off for the rest of the game
  std::array<OnIce, kSpots + 1> ice{};
  std::array<Man, kSlots> lines{};
  std::array<std::uint8_t, kMaxRoster> tuned{};  // the rolled rating of a rookie (PD-48); save + 1
  std::array<Penalty, kBox> box{};               // oldest first
  std::uint8_t penalties = 0;
  std::uint8_t vacant = 0;  // bit s: nobody may stand at spot s
  std::uint8_t strength = 5;
  std::uint8_t unit = 0;
  std::uint8_t next_unit = 0;
  std::uint8_t pair = 0;       // on the ice
  std::uint8_t pair_turn = 0;  // for the fourth line (PD-7)
  Man goalie = kNobody;
  Net net = Net::guarded;
  bool time_out_taken = false;
  Man power_play_man = kNobody;
  Spot power_play_spot = kLeftDefence;
  std::uint8_t staying = 0;  // bit s: stays for the coming line
  std::uint8_t asked = 0;    // what was done at this change
  std::uint16_t goals = 0;
  std::uint16_t shots = 0;

  constexpr bool is_vacant(Spot spot) const { return (vacant >> spot & 1) != 0; }
  constexpr bool has_sixth() const { return ice[kSixth].man != kNobody; }
  constexpr bool is_fit(Man man) const { return ((dressed & ~out) >> man & 1) != 0; }
};

// What came of a roll.
enum class Verdict : std::uint8_t {
  none,
  won,    // the face-off
  again,  // the face-off, or a 2* (PD-21)
  shot,   // PD-15, PD-17
  pass,
  lost,
  loose,       // to the man opposite an empty place (PD-18)
  whistle,     // nobody was there, or a delayed penalty began
  free_shot,   // PD-30: no penalty
  discipline,  // PD-30: one more die
  penalty,
  goal,
  rebound,    // the attackers have it
  recovered,  // the defence has it
  frozen,
  saved,  // and the period is over
  hurt,   // 6/6 (PD-24), or somebody is (PD-50)
};
inline constexpr std::size_t kVerdicts = 17;

// The last roll as it lies on the table, with the men it was about, for they may have left the ice.
struct LastRoll {
  Phase phase = Phase::over;  // what was rolled for; over: nothing yet
  std::uint8_t coloured = 0;
  std::uint8_t white = 0;
  Verdict verdict = Verdict::none;
  Side side = kVisitor;
  Spot place = kNoSpot;
  Man man = kNobody;
  std::uint8_t rating = 0;  // OFFENSE, or what a rookie rolled
  Spot facing = kNoSpot;    // of the other team
  Man facing_man = kNobody;
  std::uint8_t facing_rating = 0;  // DEFENSE
  Spot target = kNoSpot;           // whom the chart named
};

// Who was on the ice when a shot was taken: penalties may end before it is a goal (PD-19), and a
// whistle may send men off before somebody is found hurt (PD-50).
struct ShotIce {
  std::array<std::array<Man, kSpots + 1>, 2> men{};
  std::array<Net, 2> nets{};
};

// Everything lies open on the table (PD-29a), so a view is the whole of it.
struct State {
  std::array<Bench, 2> benches{};
  std::uint16_t rolls = 0;
  Phase phase = Phase::dress;
  Side asks = kVisitor;  // whose decision, rookie or injury it is
  std::uint8_t period = 0;
  std::uint8_t strokes = 0;
  std::uint8_t since_stroke = 0;  // rolls, for the time of a goal (PD-63)
  bool time_is_up = false;        // the last stroke is marked; this roll is finished (PD-26)
  bool change_due = false;
  bool face_off_due = false;
  Side puck = kVisitor;
  Spot carrier = kCentre;
  Spot offender = 0;      // the place opposite the carrier (PD-30)
  Man culprit = kNobody;  // who stood there
  Man victim = kNobody;   // and the carrier
  Man shooter = kNobody;  // who shoots, or scored
  Man passer = kNobody;   // who sent him the puck
  Spot beaten = kSixth;   // the defender who gave up the shot; kSixth: nobody (PD-45)
  bool delayed = false;   // a penalty is coming to the team without the puck (PD-34)
  Spot delayed_spot = 0;
  Man delayed_man = kNobody;
  std::uint8_t delayed_what = 0;  // place in kPenaltyWords
  Side hurt = kVisitor;           // whose goalie may be (PD-52)
  std::uint8_t games_hurt = 0;
  std::uint8_t slot = 0;  // being filled: of the lines, or after an injury
  Man rookie = 0;         // next to roll
  ShotIce shot_ice;
  LastRoll last;
};

using View = State;

static_assert(std::has_unique_object_representations_v<State>);
static_assert(sizeof(OnIce) == 4);
static_assert(sizeof(State) == 332, "a game is copied at every node of a search");

enum class Move : std::uint8_t {
  go,          // nothing more to do
  assistant,   // let the assistant coach do the rest
  scratch,     // number
  place,       // number
  start,       // number
  pp_left,     // number
  pp_right,    // number
  no_forward,  // at the point on the power play
  time_out,    // unit 1-4
  stay,        // spot
  pull,        // number
  goalie_in,
  sixth,  // number
  extra,  // number
  play_on,
  replace,  // number
};
inline constexpr std::size_t kMoves = 16;

struct Action {
  Move move = Move::go;
  std::uint8_t about = 0;
  friend constexpr bool operator==(Action, Action) = default;
};

// One roll. `coloured` is 0 where a single die is rolled.
struct Outcome {
  std::uint8_t coloured = 0;
  std::uint8_t white = 0;
  friend constexpr bool operator==(Outcome, Outcome) = default;
};

}  // namespace benchboss::pairadice
