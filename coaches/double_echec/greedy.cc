#include "coaches/double_echec/greedy.h"

#include "coaches/double_echec/positions.h"
#include "coaches/double_echec/sense.h"
#include "games/double_echec/choices.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace benchboss::double_echec {
namespace {

// All in goals, set by hand; `benchboss sim double-echec --coaches greedy` shows what they lead to.
constexpr double kLostPuck = 0.10;  // what it costs to give the puck away
constexpr double kWatched = 0.12;   // to receive it inside a zone
constexpr double kEntered = 0.15;   // to carry it into one
constexpr double kOffside = 0.20;   // a whistle for nothing
constexpr double kShootNow = 0.09;  // a shot this good is taken, even with a free pass
constexpr double kFight = -0.35;    // a fight between equals
constexpr double kFoul = 0.40;      // a foul on a breakaway: better than to let him shoot
constexpr double kAlone = 0.08;     // to be alone in front of the goalie
constexpr double kNearer = 0.004;   // a step of a man towards where he should be
constexpr int kPullWithUnits = 35;  // in the third period, a goal or two behind
constexpr std::array<int, 6> kLines = {0, 1, 0, 2, 1, 3};
constexpr std::array<int, 4> kPairs = {0, 1, 0, 2};

using Choices = ActionList<DoubleEchec>;

class Bench {
 public:
  Bench(const Rules& rules, const State& state, const Choices& choices)
      : rules_(rules),
        state_(state),
        rink_(*rules.rink),
        choices_(choices),
        team_(state.asked),
        sense_(rules, state, team_) {}

  Action choose() {
    switch (state_.ask) {
      case Ask::line_up:
        return line_up();
      case Ask::changes:
        return changes();
      case Ask::puck_won:
        return best([&](Action a) { return puck_won(a); });
      case Ask::substitute:
        return best([&](Action a) { return substitute(a.man); });
      case Ask::shooter:
        return best([&](Action a) { return shooter(a.man); });
      case Ask::server:
      case Ask::send_off:
        return best([&](Action a) { return -skill(a.man); });
      case Ask::door:
        return best([&](Action a) { return -to_puck(a.where); });
      case Ask::entry:
        return best([&](Action a) { return entry(a); });
      case Ask::defence:
        return defence();
      case Ask::points:
        return points();
      case Ask::receiver:
        return best([&](Action a) { return card_play(a); });
      case Ask::aim:
        return best([&](Action a) { return aim(a); });
      case Ask::rest_square:
        return best([&](Action a) { return scramble(a.where); });
      case Ask::landing:
        return best([&](Action a) { return -to_puck(a.where); });
      case Ask::designate:
        return best([&](Action a) { return reach(a.man); });
      case Ask::thief:
        return best([&](Action a) { return thief(a.man); });
      case Ask::way_out:
        return best([&](Action a) { return carrier_step(a); });
      case Ask::claim:
        return best([&](Action a) { return claim(a); });
      case Ask::rebounder:
        return best([&](Action a) { return sense_.shot(team_, a.man, at(a.man)); });
      case Ask::goalie_pass:
        return best([&](Action a) { return goalie_pass(a); });
      case Ask::direction:
        return best([&](Action a) { return clearance(a.where); });
      case Ask::goalie_spot:
        return best([&](Action a) { return a.where == rink_.crease[team_][1] ? 1.0 : 0.0; });
      case Ask::breakaway:
        return best([&](Action a) { return breakaway(a); });
      case Ask::goalie_moves:
        return best([&](Action a) { return goalie_step(a); });
      case Ask::goalie_tries:
        return goalie_tries();
      case Ask::goalie_nears:
        return word(Verb::stop);
      case Ask::shooter_nears:
        return choices_[0];
      case Ask::rebound:
        return word(Verb::shoot);
      case Ask::how_many:
        return choices_[choices_.size() - 1];
      case Ask::verdict:
        return word(Verb::refuse);
      default:
        return choices_[0];  // ready, turn, normal, go, a side: the first is the sound one
    }
  }

 private:
  template <class F>
  Action best(F&& worth) const {
    Action chosen = choices_[0];
    double most = -1e9;
    for (const Action action : choices_) {
      const double value = worth(action);
      if (value <= most) continue;
      most = value;
      chosen = action;
    }
    return chosen;
  }

  Square at(Man man) const { return state_.sides[team_].at[man]; }
  const Abilities& dice(Man man) const { return rules_.abilities(team_, man); }
  double skill(Man man) const {
    const Abilities& each = dice(man);
    return 2.0 * each.shot + each.pass + 1.5 * each.steal + 0.3 * each.fight;
  }
  double to_puck(Square from) const { return rink_.distance(from, state_.puck.at); }
  int lead() const { return state_.sides[team_].goals - state_.sides[other(team_)].goals; }
  bool desperate() const {
    return state_.period == rules_.numbers.periods && state_.units >= kPullWithUnits &&
           lead() < 0 && lead() >= -2;
  }

  // Four lines and three pairs take turns; whoever is missing is filled in by the referee.
  Action line_up() const {
    const Side& side = state_.sides[team_];
    if (side.pulled() && !desperate())
      for (const Action action : choices_)
        if (action.verb == Verb::man) return action;
    if (!side.pulled() && desperate() && choices_.contains(word(Verb::pull)))
      return word(Verb::pull);
    for (std::uint16_t slot = 0; slot < 5; ++slot) {
      const Man man = man_of_shift(slot);
      const Action wish = {Verb::field, man, slot};
      if (side.slot[slot] != man && choices_.contains(wish)) return wish;
    }
    return word(Verb::ready);
  }

  // Whose turn it is to play in this slot.
  Man man_of_shift(int slot) const {
    const auto shift = static_cast<std::size_t>(state_.units / 3 + 2 * team_);
    const int line = kLines[shift % kLines.size()];
    const int pair = kPairs[shift % kPairs.size()];
    return static_cast<Man>(slot < 3 ? kFirstForward + 3 * line + slot
                                     : kFirstDefender + 2 * pair + slot - 3);
  }

  // On the fly only who is sure to get home and only for a better man: lines change at face-offs,
  // where it costs nothing.
  Action changes() const {
    if (desperate() && choices_.contains(word(Verb::pull))) return word(Verb::pull);
    const Side& side = state_.sides[team_];
    if (rink_.in_zone(team_, state_.puck.at)) return word(Verb::go);  // not while it burns
    for (int slot = 0; slot < 5; ++slot) {
      const Man man = side.slot[static_cast<std::size_t>(slot)];
      if (man == kNobody || !choices_.contains(name_man(man))) continue;
      const Man fresh = man_of_shift(slot);
      const bool waits = has(on_bench(state_, team_), fresh);
      const int sure = dice(man).steal + rules_.numbers.bench_reach;
      if (waits && skill(fresh) > skill(man) && sense_.ice().distance_to_bench(team_, man) <= sure)
        return name_man(man);
    }
    return word(Verb::go);
  }

  double substitute(Man man) const {
    return skill(man) + (state_.slot < 5 && man == man_of_shift(state_.slot) ? 100 : 0);
  }

  double puck_won(Action action) const {
    if (action.verb == Verb::quick) {
      const Man centre = state_.sides[team_].slot[0];
      return sense_.shot(team_, centre, at(centre)) > kShootNow ? 2 : -1;
    }
    return sense_.carrying(team_, action.man, at(action.man)) -
           (sense_.watched(team_, at(action.man)) ? 0.05 : 0);
  }

  double shooter(Man man) const {
    if (!state_.breakaway.shoot_out) return man == state_.breakaway.man ? 1 : 0;
    return skill(man);
  }

  double entry(Action action) const {
    if (action.verb == Verb::stop) return 0;
    const Square to = beside(at(action.man), action.where);
    const Wishes wishes =
        state_.puck.team == team_ ? support(rules_, state_, team_) : marking(rules_, state_, team_);
    Square wish = wishes[action.man];
    if (wish >= kSquares) wish = state_.puck.at;
    return double(rink_.distance(at(action.man), wish)) - rink_.distance(to, wish) +
           (offside_step(action.man, to) ? -5 : 0);
  }

  // A man without the puck would be offside there.
  bool offside_step(Man man, Square to) const {
    if (state_.puck.team == team_ && state_.puck.man == man) return false;
    return sense_.attacking(team_, to) && !sense_.attacking(team_, state_.puck.at) &&
           !sense_.attacking(team_, at(man));
  }

  Action defence() const {
    const Wishes wishes = marking(rules_, state_, team_);
    const Action chosen = best([&](Action action) { return mark(action, wishes); });
    return chosen;
  }

  double mark(Action action, const Wishes& wishes) const {
    if (action.verb == Verb::stop) return 0;
    if (has(kGoalies, action.man)) return goalie_step(action);
    const Square wish = wishes[action.man];
    if (wish >= kSquares) return -1;
    const Square from = at(action.man);
    const Square to = beside(from, action.where);
    const int gained = rink_.distance(from, wish) - rink_.distance(to, wish);
    // The nearer the danger, the sooner it is seen to.
    const double urgency = 1.0 / (4 + rink_.to_nearest_net(wish, team_));
    const double close = 1.0 / (1 + rink_.distance(from, wish));
    return gained * (urgency + 0.2 * close);
  }

  double goalie_step(Action action) const {
    if (action.verb == Verb::stop) return 0;
    const Man goalie = state_.sides[team_].goalie;
    const Square wish = goalie_wish(rules_, state_, team_);
    const Square to = beside(at(goalie), action.where);
    return 0.5 * (rink_.distance(at(goalie), wish) - rink_.distance(to, wish));
  }

  Action points() const {
    const Wishes wishes = support(rules_, state_, team_);
    return best([&](Action action) { return spend(action, wishes); });
  }

  double spend(Action action, const Wishes& wishes) const {
    const bool ours = state_.puck.team == team_;
    switch (action.verb) {
      case Verb::net:
        return shot_offside() ? -kOffside : 1 + sense_.scores_at(team_, action.where);
      case Verb::man:
        return one_timer(action.man);
      case Verb::stop:
        return 0;
      default:
        break;
    }
    if (ours && action.man == state_.puck.man) return carrier_step(action);
    if (has(kGoalies, action.man)) return goalie_step(action) * kNearer;
    const Square from = at(action.man);
    const Square to = beside(from, action.where);
    if (ours && offside_step(action.man, to)) return -kOffside;
    // Out of the zone while the puck is not in it.
    if (ours && sense_.attacking(team_, from) && !sense_.attacking(team_, to) &&
        !sense_.attacking(team_, state_.puck.at))
      return 4 * kNearer;
    const Square wish = wishes[action.man];
    if (wish >= kSquares) return -kNearer;
    const int gained = rink_.distance(from, wish) - rink_.distance(to, wish);
    // Free of his shadow he is worth a pass.
    const int freed = int(sense_.watched(team_, from)) - int(sense_.watched(team_, to));
    return (gained + 3 * freed) * kNearer;
  }

  double one_timer(Man man) const {
    const Square from = state_.puck.at;
    const Square to = at(man);
    if (sense_.offside(team_, state_.puck.man, from, to)) return -kOffside;
    const int left = state_.points.left - rink_.distance(from, to);
    double value =
        sense_.carrying(team_, man, to) - sense_.carrying(team_, state_.puck.man, from) - 0.01;
    if (sense_.watched(team_, to)) {
      value -= left > 0 ? kWatched / 2 : kWatched;
    } else {
      value += 0.5 * sense_.shot_with(team_, to, left);
    }
    return value;
  }

  double carrier_step(Action action) const {
    const Man man = action.man;
    const Square from = at(man);
    const Square to = beside(from, action.where);
    const Men here = zones_over(state_, other(team_), from);
    const Men there = zones_over(state_, other(team_), to);
    double value = sense_.carrying(team_, man, to) - sense_.carrying(team_, man, from);
    value += kNearer * (sense_.to_goal(team_, from) - sense_.to_goal(team_, to));
    if ((there & ~here & ~state_.play.declined) != 0) value -= kEntered;
    if ((here & state_.play.taken_in & ~there) != 0) value += kWatched;
    if (state_.ask != Ask::way_out && sense_.offside(team_, man, from, to)) value -= kOffside;
    if (rink_.behind_goal_line(other(team_), to)) value -= 0.1;
    if (sense_.attacking(team_, to) && nobody_back()) value += kAlone;
    return value;
  }

  // A pass, or the shot of a Pass-or-shot.
  double card_play(Action action) const {
    const Man me = state_.puck.man;
    const Square from = state_.puck.at;
    if (action.verb == Verb::shoot) {
      if (shot_offside()) return -kOffside;
      const double goal = sense_.shot(team_, me, from);
      const double on_goal = chance_of(dice(me).shot, sense_.to_goal(team_, from));
      return goal - kLostPuck * (1 - on_goal) + (goal > kShootNow ? 1 : 0);
    }
    const Square to = at(action.man);
    const double arrives = chance_of(dice(me).pass, rink_.distance(from, to));
    if (sense_.offside(team_, me, from, to)) return -kOffside;
    double there = sense_.carrying(team_, action.man, to);
    if (sense_.watched(team_, to)) {
      there -= kWatched * 0.6;
    } else {
      // Points left may become a one-timer.
      const int spare = dice(me).pass * 7 / 2 - rink_.distance(from, to);
      there += 0.6 * sense_.shot_with(team_, to, spare);
    }
    return arrives * there - (1 - arrives) * kLostPuck;
  }

  bool shot_offside() const {
    return sense_.offside(team_, state_.puck.man, state_.puck.at, rink_.crease[other(team_)][1]);
  }

  double aim(Action action) const {
    if (action.verb == Verb::net) return sense_.scores_at(team_, action.where);
    const int net = (action.where - 1) / 2;
    const int left = state_.dice.total - rink_.to_net(state_.shot.from, other(team_), net);
    return 1 - std::pow(5.0 / 6, std::max(0, left)) + 0.5 * sense_.scores_at(team_, net);
  }

  // Where a loose puck is nearer to us than to them.
  double scramble(Square square) const {
    const auto nearest = [&](Team team) {
      int least = 99;
      for (Men rest = state_.sides[team].active(); rest != 0; rest &= rest - 1)
        least = std::min(least, rink_.distance(state_.sides[team].at[first(rest)], square));
      return least;
    };
    return nearest(other(team_)) - 1.2 * nearest(team_) - 0.1 * sense_.to_goal(team_, square);
  }

  double reach(Man man) const {
    const int far = sense_.ice().distance(team_, man, state_.puck.at);
    // His touch would cancel an icing: better a skater who has a fair chance to get there.
    const bool iced = state_.play.icing == other(team_);
    if (has(kGoalies, man)) return (far <= 1 ? 0.9 : chance_of(1, far) - 0.5) - (iced ? 0.7 : 0);
    return chance_of(dice(man).steal, far) - 0.01 * far;
  }

  double thief(Man man) const {
    const int far = sense_.ice().distance(team_, man, state_.puck.at);
    if (far == Ice::kUnreachable) return -0.05;
    const int v = dice(man).steal;
    const double steals = chance_of(v, far + 2);
    const double fights = chance_of(v, far - 1) - steals;
    const int stronger = dice(man).fight - rules_.abilities(other(team_), state_.puck.man).fight;
    // On a breakaway the foul costs no more than the shot it prevents.
    const double outcome = breakaway_ahead() ? kFoul : 0.15 * stronger + kFight;
    return steals + fights * outcome - (far > 6 * v ? 0.02 : 0);
  }

  // None of the team's skaters is in its end zone.
  bool end_is_empty(Team team) const {
    const Side& side = state_.sides[team];
    for (Men rest = side.active(); rest != 0; rest &= rest - 1)
      if (rink_.in_zone(team, side.at[first(rest)])) return false;
    return true;
  }
  bool nobody_back() const { return end_is_empty(other(team_)); }
  bool breakaway_ahead() const {
    return rink_.in_zone(team_, state_.puck.at) && end_is_empty(team_);
  }

  double claim(Action action) const {
    if (action.verb == Verb::decline) return -1;
    return sense_.carrying(team_, action.man, at(action.man)) -
           (sense_.watched(team_, at(action.man)) ? kWatched : 0);
  }

  double goalie_pass(Action action) const {
    if (action.verb == Verb::clear) return clearance(action.where) - kLostPuck;
    const Square to = at(action.man);
    const int thrown = state_.spare != 0 ? rules_.numbers.nearest_dice : rules_.numbers.centre_dice;
    const double arrives = chance_of(thrown, rink_.distance(state_.puck.at, to));
    const double there = sense_.watched(team_, to) ? -kWatched : 0.08;
    return arrives * there - (1 - arrives) * kLostPuck;
  }

  // Up the ice, and where it has the longest way before the boards.
  double clearance(int direction) const {
    const int ahead = rows_of_direction(direction) * (team_ == kHome ? 1 : -1);
    int open = 0;
    Square at = state_.puck.at;
    for (; (rink_.steps[at] >> direction & 1) != 0; ++open) at = beside(at, direction);
    const bool whistled = sense_.offside(team_, state_.puck.man, state_.puck.at, at);
    return 0.02 * ahead + 0.001 * open - (whistled ? kOffside : 0);
  }

  double breakaway(Action action) const {
    if (action.verb == Verb::net) return 3 * sense_.scores_at(team_, action.where);
    if (action.verb == Verb::stop) return 0;
    const Square from = at(action.man);
    const Square to = beside(from, action.where);
    const int gained = sense_.to_goal(team_, from) - sense_.to_goal(team_, to);
    return gained - 0.01 * std::abs(column_of(to) - rink_.middle);
  }

  Action goalie_tries() const {
    const int far = rink_.distance(at(state_.sides[team_].goalie), state_.puck.at);
    return word(far <= 3 ? Verb::attempt : Verb::stay);
  }

  const Rules& rules_;
  const State& state_;
  const Rink& rink_;
  const Choices& choices_;
  const Team team_;
  const Sense sense_;
};

}  // namespace

Action Greedy::choose(const Rules& rules, const View& view, const ActionList<DoubleEchec>& choices,
                      Philox&) {
  return Bench(rules, view.state, choices).choose();
}

}  // namespace benchboss::double_echec
