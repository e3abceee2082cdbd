#pragma once
#include "games/rink_ratz/moves.h"
#include "games/rink_ratz/rink_ratz.h"

namespace benchboss::rink_ratz {

// RR-19. Numbers may always be played; these are the options of specials.
void list_specials(const Rules& rules, const Board& board, Hand hand,
                   List<Action, RinkRatz::kMaxActions>& list);

// Where the pending shot scores if it is tried now: what it had when it was made, and a two-man
// advantage as long as that lasts (RR-26, RR-28).
inline Range scoring_range(const Rules& rules, const Board& board) {
  Range range = board.shot.scores;
  if (board.power_play.team == board.shot.team && board.power_play.men == 2)
    range |= rules.ranges.of(RangeRow::two_man_advantage);
  return range;
}

// RR-24: a goal was just scored, and the deck and the options know a card that can undo it.
inline bool goal_can_be_saved(const Rules& rules, const Board& board) {
  return rules.saves_exist && board.fresh_goal.team != kNoTeam &&
         !(rules.no_save_in_empty_net && board.fresh_goal.empty_net);
}

// RR-35, step by step: an empty reason if this seat may pull its goalie now.
Refusal explain_pull(const Rules& rules, const Board& board, Seat seat);

inline bool may_pull_goalie(const Rules& rules, const Board& board, Seat seat) {
  // The first two tests fail for all but the last cards of a game.
  return board.period == kPeriods && board.shift == rules.shifts &&
         !explain_pull(rules, board, seat).refused();
}

}  // namespace benchboss::rink_ratz
