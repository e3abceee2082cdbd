#pragma once
#include "games/rink_ratz/moves.h"
#include "games/rink_ratz/rules.h"

namespace benchboss::rink_ratz {

// RR-19. Numbers may always be played; these are the options of specials.
void list_specials(const Rules& rules, const Board& board, Hand hand,
                   List<Action, RinkRatz::kMaxActions>& list);

// RR-35, step by step: an empty reason if this seat may pull its goalie now.
Refusal explain_pull(const Rules& rules, const Board& board, Seat seat);

inline bool may_pull_goalie(const Rules& rules, const Board& board, Seat seat) {
  // The first two tests fail for all but the last cards of a game.
  return board.period == kPeriods && board.shift == rules.shifts &&
         !explain_pull(rules, board, seat).refused();
}

}  // namespace benchboss::rink_ratz
