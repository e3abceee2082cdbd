#pragma once
#include "core/event.h"
#include "games/xtra_innings/sheet.h"
#include "games/xtra_innings/state.h"

#include <cstdint>

namespace benchboss::xtra_innings {

// Everything the referee announces. shapes.cc holds the message id and arguments of each.
enum class Said : std::uint8_t {
  cut,           // seat, card
  cut_tie,       //
  home_team,     // team
  half_begins,   // half, number, team
  drew,          // seat, card (secret)
  refreshed,     // seat, number: how many discarded
  discarded,     // seat, card
  rebuilt,       // deck, team: who shuffles
  pitched_hit,   // seat, pitch, rival, guess
  pitched_ball,  // the same
  pitched_strike,
  played,         // seat, card
  stole_for,      // seat, card, base: from which he runs
  blocked_for,    // seat, card, base: of the runner picked off
  no_hit_drawn,   // seat
  called,         // a ball becomes a strike
  checked,        // a strike becomes a ball
  stands,         // the strike stands
  fouled,         // the third strike does not count
  counted,        // balls, strikes: both sides are done, and the pitch counts
  settled,        // the same, when the count is kept in the head (XI-61)
  stole,          // runner, base
  caught,         // runner, base
  safe_stealing,  // runner, base: caught but for the error
  picked_off,     // runner, base
  cut_down,       // runner: out at home
  wild_pitch,     // team: at bat
  blocked,        // seat
  balked,         // team: at bat
  error,          // team: in the field
  extra_base,     // team: at bat
  at_plate,       // batter, how
  at_plate_runs,  // batter, how, runs
  at_plate_out,   // batter, how, outs
  at_plate_both,  // batter, how, runs, outs
  batted_in,      // batter, runs
  scored,         // runner, team, its runs, those of the others
  new_pitcher,    // team, pitcher
  pinch_hitter,   // team, batter
  half_ends,      // half, number, team, left
  walk_off,       // team
  limit,          // number: pitches
  won,            // team, its runs, those of the others
  drawn,          // the runs of each
};
inline constexpr std::size_t kSaid = static_cast<std::size_t>(Said::drawn) + 1;

// Terms, in the order of XtraInnings::terms(): the cards, then these.
inline constexpr int kFirstPitchTerm = kCards;
inline constexpr int kFirstBatterTerm = kFirstPitchTerm + kPitches;
inline constexpr int kFirstPitcherTerm = kFirstBatterTerm + 2 * kLineup;
inline constexpr int kFirstPlateTerm = kFirstPitcherTerm + 2 * kPitchers;
inline constexpr int kFirstHalfTerm = kFirstPlateTerm + kPlates - 1;
inline constexpr int kFirstDeckTerm = kFirstHalfTerm + 2;
inline constexpr int kFirstBaseTerm = kFirstDeckTerm + 2;
inline constexpr int kTerms = kFirstBaseTerm + 4;

constexpr std::int16_t term(Card card) { return static_cast<std::int16_t>(index(card)); }
constexpr std::int16_t term(Pitch pitch) {
  return static_cast<std::int16_t>(kFirstPitchTerm + static_cast<int>(pitch));
}
constexpr std::int16_t term(Plate plate) {
  return static_cast<std::int16_t>(kFirstPlateTerm + static_cast<int>(plate) - 1);
}
constexpr std::int16_t term(Role deck) {
  return static_cast<std::int16_t>(kFirstDeckTerm + static_cast<int>(deck));
}
// First, second, third or home.
constexpr std::int16_t base_term(std::uint8_t base) {
  return static_cast<std::int16_t>(kFirstBaseTerm + base - 1);
}
// Of the team, by the place in the batting order or on the staff.
constexpr std::int16_t batter_term(Team team, std::uint8_t place) {
  return static_cast<std::int16_t>(kFirstBatterTerm + kLineup * team + place - 1);
}
constexpr std::int16_t pitcher_term(Team team, std::uint8_t place) {
  return static_cast<std::int16_t>(kFirstPitcherTerm + kPitchers * team + place - 1);
}

}  // namespace benchboss::xtra_innings
