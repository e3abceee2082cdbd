#include "coaches/xtra_innings/greedy.h"

#include "games/xtra_innings/windows.h"

#include <algorithm>

namespace benchboss::xtra_innings {
namespace {

// How glad one is to hold a card, set by hand: what is under kWorthKeeping is changed for another
// when a half-inning begins. benchboss sim xtra-innings --coaches greedy gives the runs of
// RULES.md, "What to expect".
constexpr std::array<std::uint8_t, kCards> kWorth = {
    99, 90, 80, 60, 40, 30, 95, 96, 50, 40, 45, 35, 30, 20, 15, 60, 45, 55, 50,  // offence
    85, 60, 90, 75, 70, 50, 35, 35, 40, 30, 10, 65, 40, 25, 30, 20};             // defence
constexpr int kWorthKeeping = 35;
constexpr int kPoorHand = 45;  // on average: then a new pitcher or a pinch hitter helps

int worth(Card card) { return kWorth[static_cast<std::size_t>(index(card))]; }

// XI-61: on a journey no view tells it.
bool knows_count(const Board& board) { return board.balls != kByHeart; }

double average_worth(Hand hand, Role role) {
  int sum = 0;
  int cards = 0;
  for (std::uint64_t walk = hand.walk(); walk != 0;) {
    const Card card = Hand::next(role, walk);
    sum += worth(card) * hand.count(card);
    cards += hand.count(card);
  }
  return cards == 0 ? 0 : double(sum) / cards;
}

// Looks at the choices of one decision and takes one.
class Thought {
 public:
  Thought(const Rules& rules, const View& view, const ActionList<XtraInnings>& choices)
      : rules_(rules),
        board_(view.board),
        choices_(choices),
        role_(role_of_seat(view.board, static_cast<Seat>(view.viewer))),
        hand_(view.hands[at(role_)]) {}

  Role role() const { return role_; }

  Move choose() const {
    switch (board_.phase) {
      case Phase::refresh:
      case Phase::exchange_offence:
      case Phase::exchange_defence:
        return exchange();
      case Phase::change:
        return change();
      default:
        return best_card();
    }
  }

  // XI-23: worth it only seldom.
  bool plays_before_pitch(Card card) const {
    if (!may(play(card))) return false;
    if (card == Card::pitching_change) return average_worth(hand_, role_) < kPoorHand;
    const bool in_danger = runner_on(board_, 2) || runner_on(board_, 3);
    return !runner_on(board_, 1) && in_danger && board_.outs == 2 && board_.balls == 3;
  }

 private:
  bool may(Move move) const { return choices_.contains({move}); }

  // The card one would miss least, if that is little enough.
  Move exchange() const {
    const Move least = least_worth();
    return least != kKeep && worth(card_of(least)) < kWorthKeeping ? least : kKeep;
  }

  Move change() const {
    const CardSet counters = window(rules_, board_, Phase::counter);
    if (hand_.holds_any(counters)) return kPass;
    const Move least = least_worth();
    return least == kKeep ? kPass : least;
  }

  Move least_worth() const {
    Move least = kKeep;
    for (const Action& action : choices_)
      if (is_drop(action.move) &&
          (least == kKeep || worth(card_of(action.move)) < worth(card_of(least))))
        least = action.move;
    return least;
  }

  // The card with the highest urgency now; none if nothing is above zero.
  Move best_card() const {
    Move best = choices_[choices_.size() - 1].move;  // to pass is always the last choice
    int most = 0;
    for (const Action& action : choices_) {
      if (!is_card(action.move) && !is_drop(action.move)) continue;
      const int here =
          is_drop(action.move) ? 100 - worth(card_of(action.move)) : 100 + urgency(action.move);
      if (here > most && (is_drop(action.move) || urgency(action.move) > 0)) {
        most = here;
        best = action.move;
      }
    }
    return best;
  }

  int urgency(Move move) const {
    const Card card = card_of(move);
    switch (card) {
      case Card::hit_and_run:
        return anyone_on(board_) ? 65 : 0;
      case Card::squeeze:
        return board_.outs < 2 ? 62 : 20;
      case Card::double_play:
        return runner_on(board_, 1) && board_.outs < 2 ? 95 : 10;
      case Card::fielders_choice:
        return runner_on(board_, 1) ? 92 : 20;
      case Card::extra_base_error:
        return anyone_on(board_) ? 97 : 90;
      case Card::checked_swing:
        return is_third_strike(board_) || board_.balls == 3 ? 80 : knows_count(board_) ? 0 : 40;
      case Card::foul_ball:
        return 70;
      case Card::called_strike:
        return called_strike();
      case Card::stolen_base:
        return board_.outs < 2 || base_of(move) == 1 ? 40 : 0;
      case Card::double_steal:
        return runner_on(board_, 3) ? 35 : 45;
      case Card::sacrifice_bunt:
        return runner_on(board_, 3) ? 30 : board_.outs == 0 && board_.strikes == 1 ? 10 : 0;
      case Card::pinch_hitter:
        return average_worth(hand_, role_) < kPoorHand ? 20 : 0;
      case Card::block_and_pickoff:
        return base_of(move) == 2 ? 50 : 45;  // the lead runner
      default:
        return worth(card);
    }
  }

  // As an opening it is for the pitch that hurts; as an answer for any checked swing.
  int called_strike() const {
    if (board_.phase == Phase::answer) return 90;
    const bool hurts = !knows_count(board_) || board_.balls == 3 || board_.strikes == 2;
    return hurts || hand_.count(Card::called_strike) > 1 ? 90 : 0;
  }

  const Rules& rules_;
  const Board& board_;
  const ActionList<XtraInnings>& choices_;
  const Role role_;
  const Hand hand_;
};

}  // namespace

const std::array<double, kPitches>& Greedy::chart_of(const Board& board, Role role) const {
  const auto& mixes =
      knows_count(board) ? chart_.at(board.balls, board.strikes).mixes : chart_.average();
  return role == Role::offence ? mixes.row : mixes.column;
}

Action Greedy::choose(const Rules& rules, const View& view, const ActionList<XtraInnings>& choices,
                      Philox& random) {
  const Thought thought(rules, view, choices);
  if (view.board.phase != Phase::pitch) return {thought.choose()};
  if (thought.role() == Role::defence)
    for (const Card card : {Card::pitching_change, Card::intentional_walk})
      if (thought.plays_before_pitch(card)) return {play(card)};
  const auto& chart = chart_of(view.board, thought.role());
  double point = random.next32() / 4294967296.0;
  int pitch = 0;
  while (pitch + 1 < kPitches && point >= chart[static_cast<std::size_t>(pitch)])
    point -= chart[static_cast<std::size_t>(pitch++)];
  return {throw_pitch(static_cast<Pitch>(pitch))};
}

List<double, XtraInnings::kMaxActions> Greedy::mix(const Rules&, const View& view,
                                                   const ActionList<XtraInnings>&) const {
  List<double, XtraInnings::kMaxActions> shares;
  if (view.board.phase != Phase::pitch) return shares;
  const Role role = role_of_seat(view.board, static_cast<Seat>(view.viewer));
  for (const double share : chart_of(view.board, role)) shares.push(share);
  return shares;
}

}  // namespace benchboss::xtra_innings
