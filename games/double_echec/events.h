#pragma once
#include "core/event.h"
#include "games/double_echec/state.h"

#include <cstdint>

namespace benchboss::double_echec {

// Everything the referee announces. notation.cc holds the message id and arguments of each.
enum class Said : std::uint8_t {
  period_begins,
  overtime_begins,
  period_ends,
  overtime_ends,
  shoot_out_begins,
  unit,
  face_off,
  lined_up,
  face_off_dice,
  face_off_tie,
  face_off_won,
  puck_given,
  quick_face_off,
  die,
  rolled,
  card,
  shuffled,
  step,
  change_called,
  went_off,
  still_on_ice,
  came_on,
  no_door,
  goalie_pulled,
  goalie_in,
  bench_minor,
  penalty,
  box_full,
  waived,
  serves,
  penalty_starts,
  penalty_over,
  stays_in_box,
  minor_ends,
  passes,
  received,
  missed_pass,
  one_timer,
  advances,
  loose,
  picked_up,
  goes_for_puck,
  recovered,
  too_far,
  nobody_there,
  entered_zone,
  claimed,
  claim_declined,
  thief,
  stolen,
  thief_short,
  fight_round,
  fight_tie,
  fight_won,
  third,
  injured,
  plays_hurt,
  shoots,
  on_goal,
  missed_shot,
  aims,
  aim_hit,
  post,
  odd_or_even,
  saved,
  automatic_save,
  goal,
  assist,
  holds,
  rebound,
  rebound_kept,
  goalie_passes,
  frozen,
  clears,
  cleared,
  icing,
  offside,
  two_line_pass,
  penalty_shot,
  withdrawn,
  break_starts,
  break_goal,
  break_over,
  awarded_goal,
  wrong_deck,
  two_cards,
  opponents_card,
  card_stands,
  card_burnt,
  card_goes_back,
  won,
};
inline constexpr std::size_t kSaid = static_cast<std::size_t>(Said::won) + 1;

// What made a unit pass (DE-20).
enum class Cause : std::uint8_t { card, attempt, fight };
inline constexpr int kCauses = 3;

// Terms, in the order of DoubleEchec::terms(): the men of all clubs, then these.
inline constexpr int kFirstCardTerm = 8 * kMen;
inline constexpr int kFirstCauseTerm = kFirstCardTerm + kCards;
inline constexpr int kFirstSpotTerm = kFirstCauseTerm + kCauses;
inline constexpr int kSpotTerms = 5;
inline constexpr int kFirstStrengthTerm = kFirstSpotTerm + kSpotTerms;
// How a goal was scored.
enum class Strength : std::uint8_t {
  even,
  power_play,
  short_handed,
  empty_net,
};
inline constexpr int kStrengths = 4;
inline constexpr int kTerms = kFirstStrengthTerm + kStrengths;

constexpr std::int16_t term(Card card) {
  return static_cast<std::int16_t>(kFirstCardTerm + static_cast<int>(card));
}
constexpr std::int16_t term(Cause cause) {
  return static_cast<std::int16_t>(kFirstCauseTerm + static_cast<int>(cause));
}
constexpr std::int16_t term(Strength strength) {
  return static_cast<std::int16_t>(kFirstStrengthTerm + static_cast<int>(strength));
}
constexpr std::int16_t spot_term(int spot) {
  return static_cast<std::int16_t>(kFirstSpotTerm + (spot + 1) / 2);
}

}  // namespace benchboss::double_echec
