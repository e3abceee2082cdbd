#pragma once
#include "games/pairadice/ice.h"
#include "games/pairadice/lineup.h"

#include <algorithm>

namespace benchboss::pairadice {

// What the dice say, roll by roll. The State is the only memory; the referee lives for one step.
template <class Sink>
class Referee {
 public:
  Referee(const Rules& rules, State& state, Sink& sink)
      : rules_(rules), state_(state), ice_(rules, state, sink), say_(sink) {}

  // PD-48, PD-49: a rookie rolls for his bracketed rating.
  void call_up(Outcome dice) {
    const Side side = state_.asks;
    const Card& card = team(side).cards[state_.rookie];
    const int total = dice.coloured + dice.white;
    const int change = rules_.charts.call_up[static_cast<std::size_t>(total)];
    std::uint8_t& rating = bench(side).tuned[state_.rookie];
    int value = rating + change;
    if (card.rookie == Rookie::save) value = std::clamp(value, 0, 2);
    if (card.rookie == Rookie::rebound) value = std::clamp(value, 2, 4);
    rating = static_cast<std::uint8_t>(std::clamp(value, 0, 9));
    const std::int16_t name = name_of_man(side, state_.rookie);
    if (card.rookie == Rookie::save) {
      say_.tell(Said::called_up_goalie, {48}, name, total, term_of_save(rating - 1));
    } else {
      say_.tell(Said::called_up, {48}, name, total, term_of(card.rookie), rating);
    }
    show(side, kNoSpot, state_.rookie, rating);
    ++state_.rookie;
    next_rookie();
  }

  void next_rookie() {
    for (; state_.asks < 2; ++state_.asks, state_.rookie = 0)
      for (; state_.rookie < team(state_.asks).size; ++state_.rookie)
        if (team(state_.asks).cards[state_.rookie].rookie != Rookie::no &&
            (bench(state_.asks).dressed >> state_.rookie & 1) != 0) {
          state_.phase = Phase::call_up;
          return;
        }
    state_.asks = kVisitor;
    state_.rookie = 0;
    state_.phase = Phase::lines;
  }

  // PD-11
  void face_off(Outcome dice) {
    count_roll();
    const int more = advantage_of(state_, kVisitor);
    const Side favoured = more >= 0 ? kVisitor : kHome;
    const std::uint8_t limit = rules_.charts.face_off[static_cast<std::size_t>(std::abs(more))];
    Side side = dice.coloured <= limit ? favoured : other(favoured);
    Spot spot = rules_.charts.die[dice.white];
    RuleId rule{11};
    if (bench(side).is_vacant(spot)) {  // PD-12
      rule = {12};
      spot = opposite(spot);
      side = other(side);
      if (bench(side).is_vacant(spot)) {
        say_.tell(Said::face_off_again, {12});
        state_.last.verdict = Verdict::again;
        return settle();
      }
    }
    state_.face_off_due = false;
    carry(side, spot);
    show(side, spot, man_at(side, spot));
    state_.last.verdict = Verdict::won;
    say_.tell_man(Said::face_off_won, rule, side, man_at(side, spot));
    settle();
  }

  // PD-15
  void action(Outcome dice) {
    count_roll();
    count_time();
    const Side side = state_.puck;
    state_.passer = kNobody;
    state_.beaten = kSixth;
    const OnIce carrier = bench(side).ice[state_.carrier];
    const Spot target = target_of(rules_, state_, dice.white);
    show(side, state_.carrier, carrier.man, carrier.offense);
    state_.last.target = target;
    if (dice.coloured == 6) return penalty_check(dice.white, target);
    const auto defender = static_cast<Spot>(dice.coloured - 1);
    const OnIce facing = bench(other(side)).ice[defender];
    show_facing(defender, facing.man, facing.defense);
    // PD-18: an empty place defends with 0.
    const int beats = carrier.offense - facing.defense;
    const bool shot = beats > 0 || (beats == 0 && shoots_on_match(state_, side));
    mark(dice.white);  // PD-19: from here on those count who are there now
    if (shot) {
      state_.passer = carrier.man;
      state_.beaten = defender;
      state_.last.verdict = Verdict::shot;
      return shoot(side, target, RuleId{static_cast<std::uint8_t>(beats > 0 ? 15 : 17)});
    }
    if (beats == 0) return pass(side, carrier.man, target);
    state_.last.verdict = Verdict::lost;
    say_.tell_man(Said::intercepted, {15}, other(side), facing.man);
    gain(other(side), defender);
  }

  // PD-20
  void shot(Outcome dice) {
    count_roll();
    count_time();
    const Side side = state_.puck;
    const Side against = other(side);
    const Card& card = team(side).cards[state_.shooter];
    const Man goalie = bench(against).goalie;
    const int save = save_of(team(against), bench(against), goalie);
    show(side, kNoSpot, state_.shooter);
    show_facing(kGoalie, goalie);
    const unsigned total = dice.coloured + dice.white;
    if (card.star == 2 && save < 0 && total == 2) {  // PD-21
      state_.phase = Phase::shot_again;
      state_.last.verdict = Verdict::again;
      say_.tell(Said::star_roll, {21}, name_of_man(side, state_.shooter));
      return settle();
    }
    const bool ends_minor = goal_ends_minor(dice.white);
    mark(dice.white);
    if ((scoring_totals(card, save) >> total & 1) != 0) return goal({20}, ends_minor);
    say_.tell_man(Said::saved, {22}, against, goalie);
    if (total == 12) {  // PD-24
      say_.tell_man(Said::frozen, {24}, against, goalie);
      state_.last.verdict = Verdict::hurt;
      stop_play();
      state_.phase = Phase::injury;
      return settle();
    }
    rebound(dice);
  }

  void shot_again(Outcome dice) {
    count_roll();
    count_time();
    const Side against = other(state_.puck);
    show(state_.puck, kNoSpot, state_.shooter);
    show_facing(kGoalie, bench(against).goalie);
    const bool ends_minor = goal_ends_minor(dice.white);
    mark(dice.white);
    if (dice.coloured == dice.white) return goal({21}, ends_minor);
    say_.tell_man(Said::saved, {21}, against, bench(against).goalie);
    rebound(dice);
  }

  // PD-30: a player with two digits, and the white die was 1.
  void discipline(Outcome dice) {
    count_roll();
    const Side guilty = other(state_.puck);
    const Man man = state_.culprit;
    show(state_.puck, state_.carrier, state_.victim);
    show_facing(state_.offender, man);
    if (dice.white <= team(guilty).cards[man].penalty - kRarely) {
      state_.phase = Phase::penalty;
      state_.last.verdict = Verdict::penalty;
      return settle();
    }
    say_.tell(Said::escaped, {30}, name_of_man(guilty, man));
    state_.last.target = target_of(rules_, state_, 1);
    free_shot(state_.last.target);
  }

  // PD-31
  void penalty(Outcome dice) {
    count_roll();
    const Side guilty = other(state_.puck);
    const Man man = state_.culprit;
    const Card& card = team(guilty).cards[man];
    const auto total = static_cast<std::size_t>(dice.coloured + dice.white);
    show(state_.puck, state_.carrier, state_.victim);
    show_facing(state_.offender, man);
    if ((rules_.charts.major_rolls[card.rough ? 1 : 0] >> total & 1) != 0) {
      say_.tell(Said::possible_major, {31}, name_of_man(guilty, man));
      state_.phase = Phase::major;
      return settle();
    }
    const PenaltyRow& row = rules_.charts.minors[total];
    if (row.delayed && !state_.delayed) return delay(row);
    assess(row);
  }

  void major(Outcome dice) {
    count_roll();
    show(state_.puck, state_.carrier, state_.victim);
    show_facing(state_.offender, state_.culprit);
    assess(rules_.charts.majors[static_cast<std::size_t>(dice.coloured + dice.white)]);
  }

  // PD-41: the higher OFFENSE of two attackers.
  void assist(Outcome dice) {
    count_roll();
    const Side side = state_.puck;
    const Spot first = rules_.charts.die[dice.coloured];
    const Spot second = rules_.charts.die[dice.white];
    const bool first_may = may_assist(side, first);
    const bool second_may = may_assist(side, second);
    if (!first_may && !second_may) {
      say_.tell(Said::no_assist, {41});
    } else {
      const auto offense = [&](Spot spot) {
        return offense_of(team(side), bench(side), man_at_shot(side, spot));
      };
      const bool takes_second = !first_may || (second_may && offense(second) > offense(first));
      const Spot helper = takes_second ? second : first;
      show(side, helper, man_at_shot(side, helper));
      tell_assist(side, man_at_shot(side, helper), state_.passer == kNobody ? 1 : 2);
    }
    after_goal();
  }

  // PD-50
  void injury(Outcome dice) {
    count_roll();
    const Injury& row = rules_.charts.injuries[dice.coloured];
    const Spot spot = rules_.charts.injured[dice.white];
    state_.phase = Phase::face_off;
    const bool goalie = spot == kGoalie;
    const bool empty = goalie && state_.shot_ice.nets[row.side] != Net::guarded;
    const Man man = empty ? kNobody : goalie ? bench(row.side).goalie : man_at_shot(row.side, spot);
    show(row.side, spot, man);
    const int rating = man == kNobody ? 6 : team(row.side).cards[man].injury;
    const int games = row.games - rating;
    if (games <= 0 || rating == 6) {
      say_.tell(Said::no_injury, {50});
      return settle();
    }
    state_.games_hurt = static_cast<std::uint8_t>(games);
    if (goalie) {
      state_.hurt = row.side;
      state_.phase = Phase::goalie_hurt;
      return settle();
    }
    state_.last.verdict = Verdict::hurt;
    say_.tell_man(Said::injured, {50}, row.side, man, games);
    take_out(row.side, man, {53});
    settle();
  }

  // PD-52
  void goalie_hurt(Outcome dice) {
    count_roll();
    show(state_.hurt, kGoalie, bench(state_.hurt).goalie);
    const bool hurt = dice.coloured > dice.white;
    if (hurt) state_.last.verdict = Verdict::hurt;
    state_.phase = hurt ? Phase::goalie_hurt_now : Phase::face_off;
    if (!hurt) say_.tell(Said::no_injury, {52});
    settle();
  }
  void goalie_hurt_now(Outcome dice) {
    count_roll();
    const Side side = state_.hurt;
    Bench& hurt = bench(side);
    show(side, kGoalie, hurt.goalie);
    state_.phase = Phase::face_off;
    const Man relief = other_goalie(side);
    if (dice.coloured > dice.white && relief != kNobody) {
      state_.last.verdict = Verdict::hurt;
      say_.tell_man(Said::injured, {52}, side, hurt.goalie, state_.games_hurt);
      hurt.out |= bit_of(hurt.goalie);
      hurt.goalie = relief;
      say_.tell_man(Said::goalie_in, {52}, side, relief);
    } else {
      say_.tell_man(Said::hurt_later, {52}, side, hurt.goalie, state_.games_hurt);
    }
    settle();
  }

  // What comes next, once a roll or a decision is done: somebody for a man who is out, the end of
  // the period, the change of lines, the next roll.
  void settle() {
    if (state_.rolls >= kMaxRolls) return call_off();
    if (state_.phase > Phase::action && state_.phase != Phase::replace) return;  // not done yet
    if (!(state_.time_is_up && is_last_period()) && find_vacancy()) return;
    if (state_.time_is_up) return end_period();
    if (state_.change_due) return ask_for_change();
    go_on();
  }

  // PD-29a
  void ask_for_change() {
    state_.change_due = false;
    for (Bench& each : state_.benches) {
      each.next_unit = static_cast<std::uint8_t>(each.unit + 1 == kUnits ? 0 : each.unit + 1);
      each.staying = 0;
      each.asked = 0;
    }
    state_.asks = kVisitor;
    state_.phase = Phase::change;
  }

  // Both coaches have decided.
  void change_lines() {
    for (Side side = 0; side < 2; ++side) ice_.bring_on(side);
    go_on();
  }

  void start_period() {
    ++state_.period;
    state_.strokes = 0;
    state_.since_stroke = 0;
    state_.time_is_up = false;
    state_.change_due = false;
    state_.face_off_due = true;
    if (state_.period <= kPeriods) {
      say_.tell(Said::period_begins, {26}, state_.period);
    } else {
      say_.tell(Said::overtime_begins, {62}, state_.period - kPeriods);
    }
    for (Side side = 0; side < 2; ++side) {
      ice_.sixth_off(side, {57});
      bench(side).next_unit = 0;  // PD-26a
      bench(side).staying = 0;
    }
    for (Side side = 0; side < 2; ++side) ice_.bring_on(side);
    state_.phase = Phase::face_off;
  }

  Ice<Sink>& ice() { return ice_; }
  Announcer<Sink>& say() { return say_; }

 private:
  const Team& team(Side side) const { return rules_.teams[side]; }
  Bench& bench(Side side) { return state_.benches[side]; }
  Man man_at(Side side, Spot spot) { return bench(side).ice[spot].man; }
  Spot opposite(Spot spot) const { return rules_.charts.opposite[spot]; }
  bool is_there(Side side, Spot spot) { return man_at(side, spot) != kNobody; }

  Man man_at_shot(Side side, Spot spot) const { return state_.shot_ice.men[side][spot]; }

  // Whom the roll on the table is about.
  void show(Side side, Spot place, Man man, std::uint8_t rating = 0) {
    state_.last.side = side;
    state_.last.place = place;
    state_.last.man = man;
    state_.last.rating = rating;
  }
  void show_facing(Spot place, Man man, std::uint8_t rating = 0) {
    state_.last.facing = place;
    state_.last.facing_man = man;
    state_.last.facing_rating = rating;
  }

  void count_roll() { ++state_.rolls; }
  void count_time() {
    if (state_.since_stroke < UINT8_MAX) ++state_.since_stroke;
  }

  // PD-62: as the score stands now.
  bool is_last_period() const {
    if (state_.period < kPeriods) return false;
    if (state_.benches[kVisitor].goals != state_.benches[kHome].goals) return true;
    return rules_.overtime == Overtime::none || is_short_period(rules_, state_);
  }

  // PD-26: a white 6 is two minutes and brings new lines (PD-27).
  void mark(std::uint8_t white) {
    if (white != 6 || state_.time_is_up) return;
    state_.change_due = true;
    ++state_.strokes;
    state_.since_stroke = 0;
    say_.tell(Said::stroke, {26}, state_.strokes);
    state_.time_is_up =
        state_.strokes == (is_short_period(rules_, state_) ? kOvertimeStrokes : kStrokes);
    ice_.serve_two_minutes();
  }

  void carry(Side side, Spot spot) {
    state_.puck = side;
    state_.carrier = spot;
    state_.phase = Phase::action;
  }

  // The puck comes to a man, unless the whistle waits for just that (PD-34).
  void gain(Side side, Spot spot) {
    if (state_.delayed && side != state_.puck) {
      state_.last.verdict = Verdict::whistle;
      stop_play();
      state_.phase = Phase::face_off;
    } else {
      carry(side, spot);
    }
    settle();
  }

  // PD-18
  void lose_to_opposite(Side side, Spot spot) {
    const Spot facing = opposite(spot);
    if (is_there(other(side), facing)) {
      state_.last.verdict = Verdict::loose;
      say_.tell_man(Said::loose, {18}, other(side), man_at(other(side), facing));
      return gain(other(side), facing);
    }
    state_.last.verdict = Verdict::whistle;
    say_.tell(Said::nobody_there, {18});
    stop_play();
    state_.phase = Phase::face_off;
    settle();
  }

  // PD-28: lines change and play resumes with a face-off; a delayed penalty begins (PD-34).
  void stop_play() {
    state_.face_off_due = true;
    state_.change_due = true;
    start_delayed();
  }

  void start_delayed() {
    if (state_.delayed) {
      state_.delayed = false;
      const Side guilty = other(state_.puck);
      say_.tell_club(Said::delayed_starts, {34}, guilty);
      tell_penalty(guilty, state_.delayed_man, state_.delayed_what, 2, {34});
      ice_.penalise(guilty, state_.delayed_spot, state_.delayed_man, 2, Ends::by_goal);
    }
    for (Side side = 0; side < 2; ++side)
      if (bench(side).net == Net::delayed) ice_.sixth_off(side, {58});
  }

  void pass(Side side, Man passer, Spot target) {
    if (!is_there(side, target)) return lose_to_opposite(side, target);
    state_.last.verdict = Verdict::pass;
    state_.carrier = target;
    say_.tell(Said::passed, {15}, name_of_man(side, passer),
              name_of_man(side, man_at(side, target)));
    settle();
  }

  // PD-30
  void penalty_check(std::uint8_t white, Spot target) {
    const Side guilty = other(state_.puck);
    state_.offender = opposite(state_.carrier);
    state_.culprit = man_at(guilty, state_.offender);
    state_.victim = man_at(state_.puck, state_.carrier);
    show_facing(state_.offender, state_.culprit);
    if (state_.culprit != kNobody) {
      const int rating = team(guilty).cards[state_.culprit].penalty;
      if (rating < kRarely && white <= rating) {
        state_.phase = Phase::penalty;
        state_.last.verdict = Verdict::penalty;
        mark(white);
        return settle();
      }
      if (rating > kRarely && white == 1) {
        state_.phase = Phase::discipline;
        state_.last.verdict = Verdict::discipline;
        return settle();
      }
    }
    mark(white);
    free_shot(target);
  }

  // PD-30: nobody was penalised, so the player on the chart shoots, and there was no pass (PD-45).
  void free_shot(Spot target) {
    state_.last.verdict = Verdict::free_shot;
    shoot(state_.puck, target, {30});
  }

  // PD-18: nobody shoots from an empty place.
  void shoot(Side side, Spot place, RuleId rule) {
    if (!is_there(side, place)) return lose_to_opposite(side, place);
    state_.shooter = man_at(side, place);
    remember_ice();
    ++bench(side).shots;
    say_.tell_man(Said::shot, rule, side, state_.shooter);
    if (bench(other(side)).net == Net::pulled) return goal({55}, advantage_of(state_, side) > 0);
    state_.phase = Phase::shot;
    settle();
  }

  void remember_ice() {
    for (Side side = 0; side < 2; ++side) {
      for (Spot spot = 0; spot <= kSixth; ++spot)
        state_.shot_ice.men[side][spot] = man_at(side, spot);
      state_.shot_ice.nets[side] = bench(side).net;
    }
  }

  // PD-22, PD-23; after the last stroke there is none (PD-26).
  void rebound(Outcome dice) {
    const Side side = state_.puck;
    const Side against = other(side);
    state_.phase = Phase::action;
    state_.last.verdict = Verdict::saved;
    if (state_.time_is_up) return settle();
    const std::uint8_t loose = rebound_of(team(against), bench(against), bench(against).goalie);
    const bool offense = dice.coloured <= loose;
    const Spot spot = offense ? rules_.charts.offensive_rebound[dice.white]
                              : rules_.charts.defensive_rebound[dice.white];
    if (spot == kFrozen) {
      state_.last.verdict = Verdict::frozen;
      say_.tell_man(Said::frozen, {22}, against, bench(against).goalie);
      stop_play();
      state_.phase = Phase::face_off;
      return settle();
    }
    const Side winner = offense ? side : against;
    state_.last.target = spot;
    state_.last.verdict = offense ? Verdict::rebound : Verdict::recovered;
    if (!is_there(winner, spot)) return lose_to_opposite(winner, spot);
    if (state_.change_due) {  // PD-27: the new line's
      say_.tell_club(offense ? Said::rebound_waits : Said::recovered_waits, {27}, winner,
                     term_of_spot(spot));
      return gain(winner, spot);
    }
    say_.tell_man(offense ? Said::rebound : Said::recovered, offense ? RuleId{25} : RuleId{22},
                  winner, man_at(winner, spot));
    gain(winner, spot);
  }

  // PD-33 by the men on the ice for the shot (PD-19): a white 6 of the shot itself has ended the
  // minor, or half of it, that a goal would have ended.
  bool goal_ends_minor(std::uint8_t white) const {
    const bool marked = white == 6 && !state_.time_is_up;
    return !marked && advantage_of(state_, state_.puck) > 0;
  }

  void goal(RuleId rule, bool ends_minor) {
    const Side side = state_.puck;
    ++bench(side).goals;
    state_.last.verdict = Verdict::goal;
    say_.tell_man(Said::goal, rule, side, state_.shooter, term_of(note_of_goal(side)));
    const int seconds = clock_of(rules_, state_);
    say_.tell(Said::score, {63}, bench(kVisitor).goals, bench(kHome).goals, seconds / 60,
              seconds % 60);
    if (ends_minor) ice_.end_oldest_minor(other(side));
    if (state_.passer != kNobody) tell_assist(side, state_.passer, 1);
    // PD-41: the attacker opposite the beaten man, or a roll.
    if (state_.beaten != kSixth) {
      const Spot helper = opposite(state_.beaten);
      if (may_assist(side, helper)) {
        tell_assist(side, man_at_shot(side, helper), 2);
        return after_goal();
      }
    }
    state_.phase = Phase::assist;
    settle();
  }

  // PD-63: as it was when the shot was taken.
  GoalNote note_of_goal(Side side) const {
    if (state_.shot_ice.nets[other(side)] == Net::pulled) return GoalNote::empty_net;
    // The sixth man makes no power play.
    const auto skaters = [this](Side of) {
      const auto& men = state_.shot_ice.men[of];
      return kSpots - static_cast<std::size_t>(std::count(men.begin(), men.end() - 1, kNobody));
    };
    if (skaters(side) == skaters(other(side))) return GoalNote::even_strength;
    return skaters(side) > skaters(other(side)) ? GoalNote::power_play : GoalNote::short_handed;
  }

  bool may_assist(Side side, Spot spot) const {
    const Man man = man_at_shot(side, spot);
    return man != kNobody && man != state_.shooter && man != state_.passer;
  }
  void tell_assist(Side side, Man man, int number) {
    say_.tell(Said::assist,
              {static_cast<std::uint8_t>(number == 1 && man == state_.passer ? 40 : 41)},
              name_of_man(side, man), number);
  }

  void after_goal() {
    const Side side = state_.puck;
    if (state_.delayed) {  // PD-34
      state_.delayed = false;
      say_.tell_club(Said::delayed_cancelled, {34}, other(side));
    }
    stop_play();
    state_.phase = Phase::face_off;
    if (state_.period > kPeriods) return finish();  // PD-62
    settle();
  }

  // PD-34
  void delay(const PenaltyRow& row) {
    const Side guilty = other(state_.puck);
    state_.delayed = true;
    state_.delayed_spot = state_.offender;
    state_.delayed_man = state_.culprit;
    state_.delayed_what = row.name;
    say_.tell_man(Said::delayed, {34}, guilty, state_.culprit);
    state_.phase = Phase::action;
    if (!state_.time_is_up && bench(state_.puck).net == Net::guarded) {
      state_.phase = Phase::extra;
      state_.asks = state_.puck;
    }
    settle();
  }

  void tell_penalty(Side side, Man man, std::uint8_t what, int minutes, RuleId rule) {
    say_.tell_man(Said::penalty, rule, side, man, kFirstPenaltyTerm + what, minutes);
  }

  // PD-32, PD-35: the penalty is served and play stops.
  void assess(const PenaltyRow& row) {
    const Side side = state_.puck;
    const Side guilty = other(side);
    const Man man = state_.culprit;
    const bool both = row.both && state_.carrier != kSixth;  // PD-36
    const Ends ends = both || row.minutes == 5 ? Ends::by_time : Ends::by_goal;
    start_delayed();  // the older penalty begins first
    tell_penalty(guilty, man, row.name, row.minutes, {32});
    ice_.penalise(guilty, state_.offender, man, row.minutes, ends);
    if (both) {
      tell_penalty(side, state_.victim, row.name, row.minutes, {32});
      ice_.penalise(side, state_.carrier, state_.victim, row.minutes, ends);
    }
    if (row.out) {
      say_.tell_man(Said::ejected, {37}, guilty, man);
      take_out(guilty, man, {37});
    }
    stop_play();
    state_.phase = Phase::face_off;
    settle();
  }

  // A man is out for the rest of the game, unless his team would be left with too few (PD-53).
  void take_out(Side side, Man man, RuleId rule) {
    Bench& loses = bench(side);
    const bool forward = is_forward(team(side).cards[man].spot);
    const std::uint32_t kind = forward ? team(side).forwards() : team(side).defenders();
    const int left = std::popcount(kind & loses.dressed & ~loses.out);
    if (left <= (forward ? kFewestForwards : kFewestDefenders)) {
      say_.tell_man(Said::plays_on, rule, side, man);
      return;
    }
    loses.out |= bit_of(man);
  }

  Man other_goalie(Side side) {
    Bench& hurt = bench(side);
    for (std::uint32_t men = hurt.dressed & ~hurt.out; men != 0; men &= men - 1) {
      const auto man = first_of(men);
      if (team(side).cards[man].is_goalie() && man != hurt.goalie) return man;
    }
    return kNobody;
  }

  // A place in the lines whose man is out (PD-53).
  bool find_vacancy() {
    for (Side side = 0; side < 2; ++side) {
      const Bench& each = bench(side);
      if (each.out == 0) continue;
      for (std::size_t slot = 0; slot < kSlots; ++slot)
        if (!each.is_fit(each.lines[slot])) {
          state_.phase = Phase::replace;
          state_.asks = side;
          state_.slot = static_cast<std::uint8_t>(slot);
          return true;
        }
    }
    return false;
  }

  // The next roll: a face-off, or an ice action of the man with the puck.
  void go_on() {
    state_.phase = Phase::action;
    if (!state_.face_off_due) {
      if (is_there(state_.puck, state_.carrier)) return;
      // A penalty that waited has just emptied his place.
      const Side side = other(state_.puck);
      const Spot facing = opposite(state_.carrier);
      if (is_there(side, facing) && !state_.delayed) {
        say_.tell_man(Said::loose, {18}, side, man_at(side, facing));
        return carry(side, facing);
      }
      say_.tell(Said::nobody_there, {18});
      state_.face_off_due = true;
      start_delayed();
    }
    state_.phase = Phase::face_off;
  }

  void end_period() {
    const int first = bench(kVisitor).goals;
    const int second = bench(kHome).goals;
    start_delayed();  // PD-34
    if (state_.period <= kPeriods) {
      say_.tell(Said::period_ends, {26}, state_.period, first, second);
    } else {
      say_.tell(Said::overtime_ends, {62}, state_.period - kPeriods, first, second);
    }
    if (is_last_period()) {
      finish();
    } else {
      start_period();
    }
  }

  void call_off() {
    say_.tell(Said::called_off, {62}, kMaxRolls);
    finish();
  }

  void finish() {
    state_.phase = Phase::over;
    const int first = bench(kVisitor).goals;
    const int second = bench(kHome).goals;
    if (first == second) {
      say_.tell(Said::tied, {62}, first, second);
    } else {
      say_.tell_club(Said::won, {62}, first > second ? kVisitor : kHome, std::max(first, second),
                     std::min(first, second));
    }
  }

  const Rules& rules_;
  State& state_;
  Ice<Sink> ice_;
  Announcer<Sink> say_;
};

}  // namespace benchboss::pairadice
