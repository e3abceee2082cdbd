#include "coaches/rink_ratz/greedy.h"

#include "games/rink_ratz/legal.h"

#include <algorithm>

namespace benchboss::rink_ratz {
namespace {

// All in goals, set by hand. With them greedy against greedy looks like the game at a table: three
// to four goals and 20 to 26 shots a team at every level (benchboss sim rink-ratz --coaches
// greedy).
constexpr double kShotOfOpponent = 0.22;  // what a shot is worth to a team whose hand I do not know
constexpr double kReboundOnTarget = 0.12;  // a rebound that my target would allow
constexpr double kPowerPlayCard = 0.03;    // each card of a power play that is left
constexpr double kEachNumber = 0.015;      // each different number kept: something to match with
constexpr double kShotBlocked = 0.85;      // a shot is not stopped by a special
constexpr double kPulledGoalie = 0.12;     // the danger of an empty net
constexpr int kPullWithCards = 4;          // pull the goalie only that near to the end

// The chance that one of `wanted` out of `unseen` cards is among the `held`.
double chance_held(int wanted, int unseen, int held) {
  double missing = 1;
  for (int i = 0; i < held && unseen - i > 0; ++i)
    missing *= std::max(0.0, double(unseen - wanted - i) / double(unseen - i));
  return 1 - missing;
}

// What a special is worth in the hand: the better of holding it back and of the shot it can make.
double worth_keeping(Card special, int cards_left) {
  switch (special) {
    case Card::shot_block:
      return 0.10;
    case Card::breakaway_save:
    case Card::two_on_one_save:
      return 0.16;
    case Card::power_play_shutdown:
      return cards_left > 3 ? 0.10 : 0.14;
    default:
      return 0.14;
  }
}

// Looks at a position that one card of mine has led to.
class Eye {
 public:
  Eye(const Rules& rules, const View& view, const State& after)
      : rules_(rules),
        view_(view),
        board_(after.board),
        me_(static_cast<Seat>(view.viewer)),
        team_(me_ & 1),
        hand_(after.hands[me_]) {}

  double likes() const {
    double value = goals() + shots() + power_play() + hand();
    if ((board_.goalies_out >> team_ & 1) != 0) value -= kPulledGoalie;
    return value;
  }

 private:
  double goals() const {
    const auto lead = [&](const Board& board) {
      return double(board.goals[team_]) - double(board.goals[1u - team_]);
    };
    return lead(board_) - lead(view_.board);
  }

  double shots() const {
    const Shot& shot = board_.shot;
    if (shot.stage == Stage::none) return -kShotOfOpponent * match_chance();
    if (shot.team == team_) return kShotBlocked * my_chance();
    return -target_chance();
  }

  // The next player matches what lies on top.
  double match_chance() const {
    if (board_.previous == 0 || board_.phase != Phase::play) return 0;
    const int wanted = view_.unseen.count(number_card(board_.previous));
    return chance_held(wanted, unseen(), next_hand());
  }

  // My shot: how many of the targets they may give can I hit? With a partner, what he may hold.
  double my_chance() const {
    const Range range = scoring_range(rules_, board_);
    double hit = 0;
    double all = 0;
    for (int target = 1; target <= kNumbers; ++target) {
      const double ways = view_.unseen.count(number_card(target));
      all += ways;
      hit += ways * (rules_.seats == 2 ? can_hit(target, range) : partner_hits(target, range));
    }
    return all > 0 ? hit / all : 0;
  }

  double can_hit(int target, Range range) const {
    double best = 0;
    for (int number = std::max(1, target - 2); number <= std::min(kNumbers, target + 2); ++number) {
      if (!hand_.has(number_card(number))) continue;
      if ((range & range_bit(number - target)) != 0) return 1;
      if (std::abs(number - target) == 1 && (range & kNoRebound) == 0) best = 0.2;
    }
    return best;
  }

  double partner_hits(int target, Range range) const {
    const Seat partner = static_cast<Seat>((me_ + 2) % rules_.seats);
    return chance_held(scoring_cards(target, range), unseen(), board_.sizes[partner]);
  }

  // Their shot, my card is the target.
  double target_chance() const {
    if (shot_is_lost()) return 0;
    const Range range = scoring_range(rules_, board_);
    const int target = board_.previous;
    const double goal = chance_held(scoring_cards(target, range), unseen(), next_hand());
    int beside = 0;
    if ((range & kNoRebound) == 0)
      for (const int distance : {-1, 1})
        if ((range & range_bit(distance)) == 0) beside += unseen_of(target + distance);
    return goal + (1 - goal) * kReboundOnTarget * chance_held(beside, unseen(), next_hand());
  }

  bool shot_is_lost() const { return board_.phase == Phase::over; }

  int scoring_cards(int target, Range range) const {
    int cards = 0;
    for (int distance = -2; distance <= 2; ++distance)
      if ((range & range_bit(distance)) != 0) cards += unseen_of(target + distance);
    return cards;
  }

  int unseen_of(int number) const {
    return number < 1 || number > kNumbers ? 0 : view_.unseen.count(number_card(number));
  }
  int unseen() const { return static_cast<int>(view_.unseen.size()); }
  // After the last card of a shift the next player is dealt a new hand.
  int next_hand() const {
    return board_.phase == Phase::deal ? kHandSize : board_.sizes[board_.seat];
  }

  double power_play() const {
    const PowerPlay& play = board_.power_play;
    if (play.team == kNoTeam) return 0;
    const double left = kPowerPlayCard * play.men * (kPowerPlayCards - play.cards);
    return play.team == team_ ? left : -left;
  }

  double hand() const {
    double value = 0;
    const int cards = board_.sizes[me_];
    for (int i = 0; i < kCards; ++i) {
      const auto card = static_cast<Card>(i);
      if (!hand_.has(card)) continue;
      value += is_number(card) ? kEachNumber : hand_.count(card) * worth_keeping(card, cards);
    }
    // Specials alone at the end of a shift cannot answer a shot: a penalty shot (RR-30).
    if (rules_.bench > 0 && cards > 0 && hand_.only_specials()) value -= 0.2;
    return value;
  }

  const Rules& rules_;
  const View& view_;
  const Board& board_;
  const Seat me_;
  const Team team_;
  const Hand hand_;
};

// Pulling comes before the card, so it is judged by itself: with a shot to make, near the end.
bool worth_pulling(const View& view, Hand hand) {
  const Board& board = view.board;
  if (board.sizes[view.viewer] > kPullWithCards) return false;
  return board.shot.stage == Stage::none && board.previous != 0 &&
         hand.has(number_card(board.previous));
}

}  // namespace

Action Greedy::choose(const Rules& rules, const View& view, const ActionList<RinkRatz>& choices,
                      Philox& random) {
  const auto me = static_cast<Seat>(view.viewer);
  const State world = RinkRatz::imagine(rules, view, random);
  Action best = choices[0];
  double most = -1e9;
  for (const Action action : choices) {
    if (action.move == Move::pull_goalie) {
      if (worth_pulling(view, view.hand)) return action;
      continue;
    }
    State after = world;
    Silent silent;
    RinkRatz::act(rules, after, me, action, silent);
    const double value = Eye(rules, view, after).likes();
    if (value > most) {
      most = value;
      best = action;
    }
  }
  return best;
}

}  // namespace benchboss::rink_ratz
