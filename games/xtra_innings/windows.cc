#include "games/xtra_innings/windows.h"

namespace benchboss::xtra_innings {
namespace {

// XI-26 c, XI-27 c: what may answer the offence card that lies there.
CardSet counters(const Rules& rules, const Board& board, Card card) {
  CardSet set = rules.counters[static_cast<std::size_t>(index(card))];
  if (!rules.level.grounders_adapt) {  // XI-33a
    if (!runner_on(board, 1)) set &= ~set_of(Card::fielders_choice, Card::double_play);
    if (board.outs == 2) set &= ~bit(Card::double_play);
  }
  if (card == Card::sacrifice_bunt && !runner_on(board, 3)) set &= ~bit(Card::out_at_home);
  return set;
}

// XI-27 a
CardSet defence_opens(const Rules& rules, const Board& board) {
  CardSet set = 0;
  if (runner_on(board, 1)) set |= bit(Card::pickoff_first);
  if (runner_on(board, 2)) set |= bit(Card::pickoff_second);
  if (board.series.call == Call::ball && rules.called_strike_on_ball)
    set |= bit(Card::called_strike);
  return set;
}

// XI-27 b
CardSet offence_opens(const Board& board) {
  CardSet set = bit(Card::pinch_hitter);
  const bool anyone = anyone_on(board);
  if (anyone) set |= bit(Card::balk);
  if (may_steal_from(board, 1) || may_steal_from(board, 2)) set |= bit(Card::stolen_base);
  if (may_double_steal(board)) set |= bit(Card::double_steal);
  if (board.series.call == Call::ball) {
    set |= bit(Card::hit_by_pitch);
    if (anyone) set |= bit(Card::wild_pitch);
    return set;
  }
  set |= bit(Card::checked_swing);
  if (is_third_strike(board)) return set | bit(Card::foul_ball);  // XI-43
  if (board.outs < 2) {                                           // XI-44
    if (anyone) set |= bit(Card::sacrifice_bunt);
    if (runner_on(board, 3)) set |= bit(Card::sacrifice_fly);
  }
  return set;
}

CardSet optional_hits(const Board& board) {
  CardSet set = 0;
  if (anyone_on(board)) set |= bit(Card::hit_and_run);
  if (runner_on(board, 3)) set |= bit(Card::squeeze);
  return set;
}

CardSet all_of(const Rules& rules, const Board& board, Phase phase) {
  switch (phase) {
    case Phase::pitch:
      return kBeforePitch;
    case Phase::hit:
      return kHitCards | optional_hits(board);
    case Phase::drawn:
      return optional_hits(board);
    case Phase::counter:
    case Phase::answer:
      return counters(rules, board, static_cast<Card>(board.series.offence));
    case Phase::relay:
      return counters(rules, board, Card::stretch);
    case Phase::error:
    case Phase::relay_error:
    case Phase::pick_error:
    case Phase::answer_error:
      return kErrors;
    case Phase::stretch:
      return bit(Card::stretch);
    case Phase::open_defence:
      return defence_opens(rules, board);
    case Phase::open_offence:
      return offence_opens(board);
    default:
      return 0;
  }
}

}  // namespace

CardSet window(const Rules& rules, const Board& board, Phase phase) {
  return all_of(rules, board, phase) & rules.in_decks;
}

}  // namespace benchboss::xtra_innings
