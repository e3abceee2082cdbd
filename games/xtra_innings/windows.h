#pragma once
#include "games/xtra_innings/xtra_innings.h"

namespace benchboss::xtra_innings {

inline bool runner_on(const Board& board, int base) {
  return board.bases[static_cast<std::size_t>(base - 1)] != kNobody;
}
inline bool anyone_on(const Board& board) {
  return (board.bases[0] | board.bases[1] | board.bases[2]) != 0;
}
inline bool may_steal_from(const Board& board, int base) {
  return base <= 2 && runner_on(board, base) && !runner_on(board, base + 1);
}
inline bool may_double_steal(const Board& board) {
  return runner_on(board, 1) && runner_on(board, 2) != runner_on(board, 3);
}
// The strike that is about to be counted.
inline bool is_third_strike(const Board& board) {
  return board.series.call == Call::strike && board.strikes == 2;
}

// The cards that a window would take from anybody who held them: only what lies open decides, so a
// window that is left out tells nobody anything (XI-28). Hits are a matter of the hand: legal.h.
CardSet window(const Rules& rules, const Board& board, Phase phase);

}  // namespace benchboss::xtra_innings
