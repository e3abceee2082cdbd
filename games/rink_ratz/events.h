#pragma once
#include "core/event.h"
#include "games/rink_ratz/sheet.h"
#include "games/rink_ratz/state.h"

#include <cstdint>

namespace benchboss::rink_ratz {

// Everything the referee announces. notation.cc holds the message id and arguments of each.
enum class Said : std::uint8_t {
  face_off_card,        // seat, card
  face_off_tie,         //
  dealer,               // seat
  period_begins,        // period, seat: the dealer
  overtime_begins,      // number, seat: the dealer
  bench_set_aside,      // number
  shift_begins,         // number
  dealt,                // seat, card (secret)
  number_played,        // seat, card
  special_played,       // seat, card, option
  shot,                 // seat, team, shot
  target,               // seat, card
  rebound,              // seat, team
  goal,                 // seat, team, card, how
  goal_stands,          // team
  missed,               // team
  shot_given_up,        // team
  blocked,              // seat
  shut_down,            // seat
  saved,                // seat, team: who had scored
  goalie_out_again,     // team: as before the goal that was saved
  power_play_goes_on,   // team
  power_play_begins,    // team
  two_man_advantage,    // team
  nullified,            // seat
  power_play_over,      // team
  wasted,               // seat, card
  penalty_shot,         // team, card
  penalty_shot_goal,    // team, how
  penalty_shot_missed,  // team
  goalie_pulled,        // seat, team
  goalie_back,          // team
  shot_lost,            // team
  period_ends,          // period, goals, goals
  overtime_ends,        // number, goals, goals
  won,                  // team, goals, goals
  drawn,                // goals, goals
};
inline constexpr std::size_t kSaid = static_cast<std::size_t>(Said::drawn) + 1;

// Terms, in the order of RinkRatz::terms(): the cards, then these.
inline constexpr int kFirstOptionTerm = kCards;     // shot .. last_shutdown: ten moves
inline constexpr int kFirstShotTerm = kCards + 10;  // the kinds of shot
inline constexpr int kFirstGoalTerm = kFirstShotTerm + 8;
inline constexpr int kTerms = kFirstGoalTerm + 6;

constexpr std::int16_t term(Card card) { return static_cast<std::int16_t>(index(card)); }
constexpr std::int16_t term(Move option) {
  return static_cast<std::int16_t>(static_cast<int>(option) - kNumbers + kFirstOptionTerm);
}
constexpr std::int16_t term(ShotKind kind) {
  return static_cast<std::int16_t>(static_cast<int>(kind) + kFirstShotTerm);
}
constexpr std::int16_t term(GoalNote note) {
  return static_cast<std::int16_t>(static_cast<int>(note) + kFirstGoalTerm);
}

}  // namespace benchboss::rink_ratz
