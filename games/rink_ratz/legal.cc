#include "games/rink_ratz/legal.h"

namespace benchboss {

using namespace rink_ratz;

namespace rink_ratz {
namespace {

bool answers(const Board& board) { return board.shot.stage == Stage::made; }

Refusal explain_save(const Rules& rules, const Board& board) {
  if (board.fresh_goal.team == kNoTeam) return {"rr.refused.no_goal_to_save", {24}};
  if (rules.no_save_in_empty_net && board.fresh_goal.empty_net)
    return {"rr.refused.empty_net", {24, 'a'}};
  return {};
}

// Why this option may not be chosen now, whoever holds the card.
Refusal explain_option(const Rules& rules, const Board& board, Move move) {
  switch (move) {
    case Move::shot:
      if (answers(board)) return {"rr.refused.shot_is_played_out", {20}};
      return {};
    case Move::breakaway:
    case Move::two_on_one:
    case Move::last_two_on_one:
      if (answers(board)) return {"rr.refused.shot_is_played_out", {13}};
      return {};
    case Move::power_play:
      if (!answers(board)) return {};
      // It would nullify the power play of the team that shot, or else be a shot itself.
      if (board.power_play.team == board.shot.team) return {"rr.refused.no_power_play_now", {26}};
      return {"rr.refused.no_power_play_now", {13}};
    case Move::block:
      if (!answers(board)) return {"rr.refused.nothing_to_block", {21}};
      if (board.shot.kind == ShotKind::breakaway) return {"rr.refused.breakaway_not_blocked", {21}};
      return {};
    case Move::power_play_shutdown:
    case Move::last_shutdown:
      if (!answers(board)) return {"rr.refused.nothing_to_shut_down", {29}};
      return {};
    default:
      return explain_save(rules, board);
  }
}

constexpr unsigned option_bit(Move option) { return 1u << (static_cast<int>(option) - kNumbers); }

// The same as a set, for the list that a search makes at every node. The law "list and door agree"
// holds the two together.
unsigned legal_options(const Rules& rules, const Board& board) {
  constexpr unsigned kShots = option_bit(Move::shot) | option_bit(Move::breakaway) |
                              option_bit(Move::two_on_one) | option_bit(Move::power_play) |
                              option_bit(Move::last_two_on_one);
  constexpr unsigned kShutdowns =
      option_bit(Move::power_play_shutdown) | option_bit(Move::last_shutdown);
  constexpr unsigned kSaves = option_bit(Move::breakaway_save) | option_bit(Move::two_on_one_save);
  if (answers(board)) {
    const bool blocks = board.shot.kind != ShotKind::breakaway;
    return kShutdowns | (blocks ? option_bit(Move::block) : 0);
  }
  return explain_save(rules, board).refused() ? kShots : kShots | kSaves;
}

// RR-30: nothing else can be played, so one special goes without effect.
void list_wasted(Hand hand, List<Action, RinkRatz::kMaxActions>& list) {
  for (int i = kNumbers; i < kCards; ++i)
    if (hand.has(static_cast<Card>(i))) list.push({waste(static_cast<Card>(i))});
}

// RR-30a: only in Answer, with a hand of specials of which none has a legal option.
bool penalty_shot_due(const Rules& rules, const Board& board, Hand hand) {
  if (!answers(board) || !hand.only_specials()) return false;
  for (int i = kNumbers; i < kCards; ++i) {
    const auto card = static_cast<Card>(i);
    if (!hand.has(card)) continue;
    if (!explain_option(rules, board, first_option(card)).refused()) return false;
    if (!explain_option(rules, board, second_option(card)).refused()) return false;
  }
  return true;
}

Refusal explain_waste(const Rules& rules, const Board& board, Hand hand) {
  if (!answers(board)) return {"rr.refused.waste_only_after_shot", {30, 'a'}};
  if (!penalty_shot_due(rules, board, hand)) return {"rr.refused.legal_play_exists", {31}};
  return {};
}

}  // namespace

void list_specials(const Rules& rules, const Board& board, Hand hand,
                   List<Action, RinkRatz::kMaxActions>& list) {
  const unsigned legal = legal_options(rules, board);
  for (int i = kNumbers; i < kCards; ++i) {
    const auto card = static_cast<Card>(i);
    if (!hand.has(card)) continue;
    for (const Move move : {first_option(card), second_option(card)})
      if ((legal & option_bit(move)) != 0) list.push({move});
  }
  if (list.empty()) list_wasted(hand, list);
}

Refusal explain_pull(const Rules& rules, const Board& board, Seat seat) {
  const unsigned team = seat & 1;
  if (board.period != kPeriods) return {"rr.refused.pull_only_in_third", {35}};
  if (board.shift != rules.shifts) return {"rr.refused.pull_only_in_last_shift", {35}};
  if (board.goals[team] >= board.goals[1 - team]) return {"rr.refused.pull_only_behind", {35}};
  const int held = board.sizes[team] + board.sizes[team + 2];
  if (kHandSize * rules.seats / 2 - held < 2) return {"rr.refused.pull_after_two_cards", {35}};
  if ((board.goalies_out >> team & 1) != 0) return {"rr.refused.already_pulled", {35}};
  return {};
}

}  // namespace rink_ratz

Refusal RinkRatz::explain(const Rules& rules, const State& state, Seat seat, Action action) {
  const Board& board = state.board;
  if (action.move == Move::pull_goalie) return explain_pull(rules, board, seat);
  const Hand hand = state.hands[seat];
  if (!hand.has(card_of(action.move))) return {"rr.refused.not_in_hand", {9}};
  if (is_number(action.move)) return {};
  if (is_option(action.move)) return explain_option(rules, board, action.move);
  return explain_waste(rules, board, hand);
}

}  // namespace benchboss
