#pragma once
#include "core/seats.h"
#include "games/double_echec/squares.h"

#include <array>
#include <bit>
#include <cstdint>
#include <type_traits>

namespace benchboss::double_echec {

using Team = std::uint8_t;  // 0 home, 1 visitors: the number of the seat, too
inline constexpr Team kHome = 0;
inline constexpr Team kVisitors = 1;
inline constexpr Team kNoTeam = 0xff;
constexpr Team other(Team team) { return static_cast<Team>(1 - team); }

// A man by his place on the roster; the number on his back is one more. 1 is the goalie, 2-7 are
// the defenders, 8-19 the forwards, 20 the second goalie (DE-12).
using Man = std::uint8_t;
inline constexpr int kMen = 20;
inline constexpr Man kNobody = 0xff;
inline constexpr Man kFirstDefender = 1;
inline constexpr Man kFirstForward = 7;
inline constexpr Man kSecondGoalie = 19;

using Men = std::uint32_t;  // a set of men, a bit each
inline constexpr Men kEverybody = (1u << kMen) - 1;
inline constexpr Men kGoalies = 1u | 1u << kSecondGoalie;
inline constexpr Men kForwards = (1u << kSecondGoalie) - (1u << kFirstForward);
inline constexpr Men kDefenders = (1u << kFirstForward) - (1u << kFirstDefender);
inline constexpr Men kSkaters = kForwards | kDefenders;
constexpr Men men_of(Man man) { return 1u << man; }
constexpr bool has(Men men, Man man) { return (men >> man & 1) != 0; }
constexpr Man first(Men men) { return static_cast<Man>(std::countr_zero(men)); }
constexpr int size(Men men) { return std::popcount(men); }

// DE-14, and the sixth skater who comes on for the goalie (DE-87).
enum class Slot : std::uint8_t {
  centre,
  left_wing,
  right_wing,
  left_defence,
  right_defence,
  sixth
};
inline constexpr int kSlots = 6;

// DE-13. The cards of the two skaters' decks, then those of the Goalie deck.
enum class Card : std::uint8_t {
  pass_or_shot,
  pass,
  shot,
  advance,
  clear,
  steal,
  rebound,
  pass_to_nearest,
  pass_to_centre,
  face_off,
};
inline constexpr int kCards = 10;
inline constexpr int kSkaterCards = 6;
enum class Deck : std::uint8_t { forward, defender, goalie };
inline constexpr int kDecks = 3;

using Counts = std::array<std::uint8_t, kCards>;  // of each card

// What the game waits for. The first two are chance.
enum class Ask : std::uint8_t {
  die,
  card,
  line_up,        // DE-113: before a face-off
  puck_won,       // DE-110, 111: whom to give it, or a quick face-off
  changes,        // DE-120: before a card, a die or an attempt
  substitute,     // who comes on
  door,           // DE-123: through which door
  entry,          // DE-123: steps of the man who comes on
  defence,        // DE-30: steps of the defensive action
  points,         // DE-31, 44, 45: what is left of the dice
  send_off,       // DE-29, 122, 125: who goes to the box
  server,         // DE-27: who sits there for an injured man
  hands,          // DE-126, strict table: leave the other coach's card alone, or turn it
  turn_card,      // DE-125, strict table: the right deck, the wrong one, two at once
  verdict,        // DE-125, strict table: A or B
  how_many,       // DE-152: how many dice
  receiver,       // DE-40, 43: to whom, or a shot
  style,          // DE-69, 74: a normal or a precise shot
  aim,            // DE-66, 69: which square of the net, or which number
  rest_square,    // DE-40, 81: where the puck stops
  landing,        // DE-38, 63: where a man stops who is short of points
  designate,      // DE-36
  thief,          // DE-60
  way_out,        // DE-61
  claim,          // DE-50
  side,           // DE-9, 95
  rebounder,      // DE-91: who of those equally near
  rebound,        // DE-97: shoot or keep
  goalie_pass,    // DE-92, 93
  direction,      // DE-101
  shooter,        // DE-71, 18
  goalie_spot,    // DE-71
  breakaway,      // DE-72: the shooter skates
  goalie_moves,   // DE-72: the goalie moves
  goalie_tries,   // DE-72: he goes for the loose puck or stays
  goalie_nears,   // DE-72: he did not reach it
  shooter_nears,  // DE-75: the die of the defensive action
  over,
};

// What is still to be done, the next thing last (agenda). a, b and c are for the task to read.
enum class Do : std::uint8_t {
  begin_period,
  face_off,       // spot
  line_up,        // team
  drop_puck,      // spot
  centre_rolled,  // team
  play_over,
  defence,        // team
  penalties,      // units
  come_out,       // team, man
  changes,        // team
  ask_changes,    // team
  next_leaver,    // team, the first man to look at
  leave,          // team, man
  left,           // team, man: his dice are rolled
  enter,          // team, man, slot | box
  entered,        // team, man, slot | box: his dice are rolled
  fill_in,        // team
  defence_die,    // team
  defence_moves,  // team
  card,           // team
  pass_rolled,    // team, man
  points,
  advance_rolled,
  shot_rolled,
  precise_rolled,
  odd_or_even,
  save,
  save_rolled,
  clear_rolled,  // direction
  thief_rolled,  // man
  fight,
  fight_carrier_rolled,
  fight_thief_rolled,
  serve,           // team, man, units
  attempt,         // team
  designate,       // team
  attempt_rolled,  // team, man
  card_play,       // card
  escape,          // the thief's step out of the zone: first, second
  thief_lands,     // man, what follows
  too_early,       // team, man, slot
  penalty_shot,
  break_rolled,
  goalie_die,
  goalie_rolled,
  break_shot,
  break_loose,
  break_try_rolled,
  break_chase,
  break_chase_rolled,
  break_saved,
  break_die,
  break_nears_rolled,
  shoot_out,
};

struct Task {
  Do what;
  std::uint8_t a;
  std::uint8_t b;
  std::uint8_t c;
  friend constexpr bool operator==(const Task&, const Task&) = default;
};
// RULES.md, "How big things can get", argues this bound.
inline constexpr int kAgenda = 16;

// A man in the box. The first two of a team run, the others wait (DE-25).
struct Penalty {
  Man man = kNobody;      // who sits; nobody if no one could serve
  std::uint8_t left = 0;  // units; the high bit says major
  friend constexpr bool operator==(const Penalty&, const Penalty&) = default;
};
inline constexpr std::uint8_t kMajor = 0x80;
inline constexpr int kBoxSeats = 8;
inline constexpr int kRunning = 2;

// One team.
struct Side {
  std::uint64_t thirds = 0;  // of injuries, two bits a man (DE-65)
  Men on_ice = 0;            // everyone whose skates are on it
  Men leaving = 0;           // on their way to the bench (DE-127)
  Men out = 0;               // injured or withdrawn
  Men shot = 0;              // who took a turn in the shoot-out (DE-18)
  Men in_box = 0;            // who sits there, his time served or not (DE-27)
  std::uint16_t goals = 0;
  std::uint16_t unused = 0;
  std::array<Square, kMen> at{};
  std::array<Man, kSlots> slot{};
  std::array<Man, kSlots> waiting{};  // the substitute of a man under way, classic rulebook
  // Who is still on his way home from this slot: his substitute came on too early (DE-122).
  std::array<Man, kSlots> relieved{};
  std::array<Penalty, kBoxSeats> box{};
  std::uint8_t boxed = 0;
  Man goalie = 0;  // between the pipes or out on the ice; kNobody if pulled
  std::uint8_t shoot_out_goals = 0;
  std::array<std::uint8_t, 3> unused_too{};
  friend constexpr bool operator==(const Side&, const Side&) = default;

  constexpr int running() const { return boxed < kRunning ? boxed : kRunning; }
  constexpr bool pulled() const { return goalie == kNobody; }
  // The skaters who take part: not those on their way to the bench (DE-127).
  constexpr Men active() const { return on_ice & ~leaving & kSkaters; }
  constexpr int hurt(Man man) const { return static_cast<int>(thirds >> (2 * man) & 3); }
};

struct Puck {
  Square at = 0;
  Team team = kNoTeam;  // of the carrier; none: loose
  Man man = kNobody;
  friend constexpr bool operator==(const Puck&, const Puck&) = default;
  constexpr bool loose() const { return team == kNoTeam; }
};

// What has happened in this play (DE-35).
struct Play {
  std::array<Men, 2> touched{};
  Men taken_in = 0;       // opponents in whose zone the carrier took the puck and has stayed since
  Men declined = 0;       // opponents who let their claim go
  Men claimants = 0;      // of the claim that is offered now
  Team last = kNoTeam;    // who played the puck last
  Team carded = kNoTeam;  // who had it when the last card was turned (DE-20)
  std::array<Man, 3> chain{kNobody, kNobody, kNobody};  // who played it last, newest first (DE-88)
  Team chain_team = kNoTeam;
  Team icing = kNoTeam;  // who cleared it over the goal line (DE-103)
  std::uint8_t icing_side = 0;
  std::uint8_t attempts = 0;   // tries for a loose puck since the last defensive action
  std::uint8_t stoppages = 0;  // face-offs since the last unit
  bool claimed = false;        // a claim was taken: from then on DE-51 holds
  std::uint8_t unused = 0;
  friend constexpr bool operator==(const Play&, const Play&) = default;
};

// What may be done with the points (Ask::points).
enum PointsFlag : std::uint8_t {
  kPlayOn = 1,     // a one-timer (DE-44, 45)
  kUseAll = 2,     // nothing may be left over (DE-31)
  kMustLeave = 4,  // the carrier must first leave the zone he recovered it in (DE-46)
  kIntercept = 8,  // strict table: a one-timer from inside a zone may be claimed (DE-46)
  kFreeOnly = 16,  // a one-timer on a recovery goes to a man in no zone (DE-45)
};

struct Points {
  Team team = kNoTeam;
  std::uint8_t left = 0;
  std::uint8_t flags = 0;
  Man passing = kNobody;  // he stands on a teammate's square and must go on (DE-6)
  friend constexpr bool operator==(const Points&, const Points&) = default;
};

struct Shot {
  Square from = 0;
  Team team = kNoTeam;
  Man man = kNobody;
  std::uint8_t net = 0;     // 0-2, from the low columns
  std::uint8_t number = 0;  // 1-6 once it is known or aimed at
  bool one_timer = false;
  bool precise = false;
  std::uint8_t origin = 0;  // the column from which the puck came to the goalie (DE-95)
  std::uint8_t unused = 0;
  friend constexpr bool operator==(const Shot&, const Shot&) = default;
};

struct Dice {
  std::uint8_t left = 0;
  std::uint8_t count = 0;
  std::uint8_t total = 0;
  std::uint8_t last = 0;
  std::uint8_t faces = 0;  // bit n: a die showed n
  std::uint8_t most = 0;   // Ask::how_many
  friend constexpr bool operator==(const Dice&, const Dice&) = default;
};

// A duel of dice: a face-off or a fight.
struct Duel {
  std::array<std::uint8_t, 2> total{};  // by team
  std::array<std::uint8_t, 2> last{};
  std::uint8_t rounds = 0;
  std::uint8_t units = 0;  // of a fight (DE-26)
  Man thief = kNobody;
  bool past_the_end = false;  // the 41st unit (DE-21)
  friend constexpr bool operator==(const Duel&, const Duel&) = default;
};

// DE-70 to DE-78, and the shoot-out.
struct Breakaway {
  Team team = kNoTeam;  // of the shooter; none: no penalty shot
  Man man = kNobody;
  std::uint8_t tries = 0;
  bool strayed = false;   // moved away or braked (DE-73)
  std::uint8_t side = 0;  // where the foul was
  bool shoot_out = false;
  std::uint8_t round = 0;
  std::uint8_t unused = 0;
  friend constexpr bool operator==(const Breakaway&, const Breakaway&) = default;
  constexpr bool on() const { return team != kNoTeam; }
};

// Under the strict table: what the guilty coach did.
enum class Fault : std::uint8_t { none, wrong_deck, two_cards, opponents_card };

struct State {
  std::array<Side, 2> sides{};
  Play play;
  Puck puck;
  Shot shot;
  std::array<Counts, kDecks> draw{};    // face down
  std::array<Counts, kDecks> played{};  // to be shuffled when the first are gone
  std::array<Task, kAgenda> agenda{};
  std::uint8_t tasks = 0;
  Ask ask = Ask::die;
  Seat asked = 0;
  std::uint8_t period = 0;
  std::uint8_t units = 0;  // marked in this period
  std::uint8_t spot = 0;   // of the face-off
  Points points;
  Dice dice;
  Duel duel;
  Breakaway breakaway;
  Team mover_team = kNoTeam;  // who walks, comes on or is sent for
  Man mover = kNobody;
  std::uint8_t slot = 0;   // of the man who comes on; for Ask::side the kind of spot
  std::uint8_t calls = 0;  // changes called at this moment, or moves of a line-up
  Fault fault = Fault::none;
  Team guilty = kNoTeam;
  Card turned = Card::pass;   // the card on the table
  Card second = Card::pass;   // the other of two turned at once
  Deck deck = Deck::forward;  // from which it came
  std::uint8_t spare = 0;     // whatever the question is about
  std::uint8_t pending = 0;   // DE-46: the one-timer that waits for a claim
  bool face_up = false;       // a card of this play lies on the table
  std::array<std::uint8_t, 2> unused{};
  friend constexpr bool operator==(const State&, const State&) = default;
};

// Nothing is hidden: the order of the decks is chance's, and both coaches see the same table.
struct View {
  State state;
  friend constexpr bool operator==(const View&, const View&) = default;
};

static_assert(sizeof(State) <= 512 && sizeof(State) == 440);
static_assert(std::has_unique_object_representations_v<State>);

// What a coach can say.
enum class Verb : std::uint8_t {
  step,    // man, direction
  man,     // man: give, pass, call, claim...: whatever is asked
  field,   // man, slot
  vacate,  // slot
  square,  // where
  net,     // 0-2
  number,  // 1-6
  dice,    // 1-4
  clear,   // direction
  stop,
  go,
  ready,
  pull,
  quick,
  shoot,
  keep,
  decline,
  normal,
  precise,
  low_side,
  high_side,
  attempt,
  stay,
  turn,
  wrong,
  two,
  snatch,
  accept,
  refuse,
};
inline constexpr int kVerbs = static_cast<int>(Verb::refuse) + 1;

struct Action {
  Verb verb;
  Man man;
  std::uint16_t where;
  friend constexpr bool operator==(const Action&, const Action&) = default;
};
constexpr Action word(Verb verb) { return {verb, 0, 0}; }
constexpr Action name_man(Man man) { return {Verb::man, man, 0}; }
constexpr Action step_of(Man man, int direction) {
  return {Verb::step, man, static_cast<std::uint16_t>(direction)};
}
constexpr Action at_square(Square square) { return {Verb::square, 0, square}; }

// A die, 1 to 6, or a card.
struct Outcome {
  std::uint8_t face;
  friend constexpr bool operator==(Outcome, Outcome) = default;
};
inline constexpr std::uint8_t kFirstCardFace = 7;
constexpr Outcome card_outcome(Card card) {
  return {static_cast<std::uint8_t>(kFirstCardFace + static_cast<int>(card))};
}

}  // namespace benchboss::double_echec
