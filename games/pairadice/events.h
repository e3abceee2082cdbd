#pragma once
#include "core/event.h"
#include "games/pairadice/charts.h"
#include "games/pairadice/sheet.h"
#include "games/pairadice/state.h"

#include <cstdint>

namespace benchboss::pairadice {

// Everything the referee announces. notation.cc holds the message id and arguments of each.
enum class Said : std::uint8_t {
  dice,               // coloured, white
  die,                // white
  scratched,          // club, player
  called_up,          // player, total, rating, value
  called_up_goalie,   // player, total, save
  placed,             // club, player, spot, number: the line or pair
  starts,             // club, player
  point_man,          // club, player, spot
  period_begins,      // number
  overtime_begins,    // number
  line_on,            // club, lw, c, rw
  pair_on,            // club, ld, rd, number: the unit
  filled,             // club, player, spot
  vacated,            // club, spot
  sixth_on,           // club, player
  sixth_off,          // club
  time_out,           // club, number
  stays,              // club, player
  goalie_pulled,      // club, player
  goalie_back,        // club, player
  face_off_won,       // club, player
  face_off_again,     //
  intercepted,        // club, player
  passed,             // player, to
  loose,              // club, player
  nobody_there,       //
  shot,               // club, player
  saved,              // club, player: the goalie
  star_roll,          // player
  rebound,            // club, player
  recovered,          // club, player
  rebound_waits,      // club, spot: for the line that comes on
  recovered_waits,    // club, spot
  frozen,             // club, player
  goal,               // club, player, how
  score,              // goals, goals, minute, second
  assist,             // player, number
  no_assist,          //
  stroke,             // number
  escaped,            // player
  penalty,            // club, player, penalty, minutes
  possible_major,     // player
  delayed,            // club, player
  delayed_starts,     // club
  delayed_cancelled,  // club
  waits,              // club, spot
  not_served,         // club
  penalty_over,       // club, spot
  ejected,            // club, player
  injured,            // club, player, games
  plays_on,           // club, player
  no_injury,          //
  hurt_later,         // club, player, games
  goalie_in,          // club, player
  replaced,           // club, player, spot, number
  period_ends,        // number, goals, goals
  overtime_ends,      // number, goals, goals
  won,                // club, its goals, the others'
  tied,               // goals, goals
  called_off,         // number
};
inline constexpr std::size_t kSaid = static_cast<std::size_t>(Said::called_off) + 1;

// Terms, in the order of Pairadice::terms().
inline constexpr int kFirstSpotTerm = 0;  // five places, the sixth man's
inline constexpr int kFirstPenaltyTerm = 6;
inline constexpr int kFirstGoalTerm = kFirstPenaltyTerm + int{kPenaltyWords.size()};
inline constexpr int kFirstRatingTerm = kFirstGoalTerm + int{kGoalNotes};
inline constexpr int kFirstSaveTerm = kFirstRatingTerm + 4;  // -1, 0, +1
inline constexpr int kTerms = kFirstSaveTerm + 3;

constexpr int term_of_spot(Spot spot) { return kFirstSpotTerm + spot; }
constexpr int term_of(GoalNote note) { return kFirstGoalTerm + static_cast<int>(note); }
constexpr int term_of_save(int save) { return kFirstSaveTerm + save + 1; }
constexpr int term_of(Rookie rating) { return kFirstRatingTerm + static_cast<int>(rating) - 1; }

}  // namespace benchboss::pairadice
