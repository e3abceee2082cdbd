#pragma once
#include "core/event.h"
#include "games/powerplay/state.h"

#include <cstdint>

namespace benchboss::powerplay {

// Everything the referee announces. notation.cc holds the message id and arguments of each.
enum class Said : std::uint8_t {
  first,           // seat
  dealt,           // seat, card (secret)
  turn_begins,     // seat, number
  exchange,        // seat, other
  drew,            // seat, other, card (secret)
  gave,            // seat, other, card (secret)
  transfer,        // seat, pile, card (secret)
  got,             // seat, pile, card (secret)
  match_begins,    // seat, other
  round_complete,  // seat
  chose,           // seat, number: the duel, card (secret)
  revealed,        // seat, number: the duel, card
  taken_back,      // seat, card
  forced,          // seat, card
  bully_declines,  // seat
  bully_draws,     // seat, pile
  bully_adds,      // seat, card, number: his value now
  goal,            // seat, card, goals, goals: the challenger's first
  no_goal_same,    // card, card
  no_goal_goalie,  // seat, card: the goalie
  injured,         // seat, card, other: whose brawler did it
  judge_decides,   // seat, other: the winner
  judge_plays_on,  // seat
  overtime,        // number
  coin,            // seat
  result,          // seat, other, goals, goals
  cross,           // seat, number: his wins
  replaced,        // seat, card, new_card (secret)
  playoffs_begin,  // seat, other
  playoff_match,   // number, seat, other
  playoff_win,     // seat, number
  limit,           // number
  lot,             // seat
  champion,        // seat
};
inline constexpr std::size_t kSaid = static_cast<std::size_t>(Said::champion) + 1;

// Terms, in the order of Powerplay::terms(): the players, then the piles.
inline constexpr int kFirstPileTerm = kPlayers;
inline constexpr std::size_t kTerms = kPlayers + kCategories;

constexpr std::int16_t term(Card card) { return card; }
constexpr std::int16_t term(Category pile) {
  return static_cast<std::int16_t>(kFirstPileTerm + static_cast<int>(index(pile)));
}

}  // namespace benchboss::powerplay
