// Penalty shots and the shoot-out (DE-70 to DE-78, DE-18).
#include "games/double_echec/choices.h"
#include "games/double_echec/referee.h"

namespace benchboss::double_echec {

void Referee::penalty_shot(Team team, Man man) {
  const int foul_side = rink_.side(column_of(s_.puck.at));
  tell(Said::penalty_shot, {70}, name(team, man), team);
  stop_play();
  s_.breakaway.team = team;
  s_.breakaway.man = man;
  s_.breakaway.side = static_cast<std::uint8_t>(foul_side + 1);
  push(Do::penalty_shot);
}

void Referee::ask_shooter() { ask(Ask::shooter, s_.breakaway.team); }

// DE-71: the fouled man, or another if he leaves the match.
void Referee::shooter(Man man) {
  Breakaway& shot = s_.breakaway;
  Side& own = side(shot.team);
  if (shot.shoot_out) {
    if ((kSkaters & ~own.out & ~own.shot) == 0) own.shot = 0;
    own.shot |= men_of(man);
  } else if (man != shot.man) {
    tell(Said::withdrawn, {71}, name(shot.team, shot.man));
    empty_slot(shot.team, shot.man);
    lift(shot.team, shot.man, kGone);
    own.out |= men_of(shot.man);
  }
  shot.man = man;
  shot.tries = 0;
  shot.strayed = false;
  const Square centre = rink_.spots[0];
  const int back = shot.team == kHome ? -1 : 1;
  own.at[man] = square_at(row_of(centre) + back, column_of(centre));
  s_.puck = {centre, kNoTeam, kNobody};
  s_.play.chain = {man, kNobody, kNobody};
  s_.play.chain_team = shot.team;
  tell(Said::break_starts, {71}, name(shot.team, man));
  ask(Ask::goalie_spot, other(shot.team));
}

void Referee::goalie_spot(Square square) {
  const Breakaway& shot = s_.breakaway;
  Side& guard = side(other(shot.team));
  guard.at[guard.goalie] = square;
  throw_dice(abilities(shot.team, shot.man).steal + rules_.numbers.breakaway_dice,
             Do::break_rolled);
}

// He takes the puck along as he starts.
void Referee::break_rolled() {
  const Breakaway& shot = s_.breakaway;
  s_.puck = {where(shot.team, shot.man), shot.team, shot.man};
  s_.points = {shot.team, s_.dice.total, 0, kNobody};
  ask(Ask::breakaway, shot.team);
}

// DE-72 (3), (6): he skates, and on a recovery he may shoot at once.
void Referee::breakaway(Action action) {
  Breakaway& shot = s_.breakaway;
  if (action.verb == Verb::net) {
    s_.points.flags = 0;
    s_.shot = {};
    s_.shot.from = s_.puck.at;
    s_.shot.team = shot.team;
    s_.shot.man = shot.man;
    s_.shot.net = static_cast<std::uint8_t>(action.where);
    s_.shot.one_timer = true;
    tell(Said::shoots, {72}, name(shot.team, shot.man));
    return push(Do::save);
  }
  if (action.verb == Verb::stop) {
    shot.strayed = shot.strayed || s_.points.left > 0;  // he braked
    return push(Do::goalie_die);
  }
  const Square from = s_.puck.at;
  const Square to = beside(from, action.where);
  const int end = other(shot.team);
  if (rink_.to_nearest_net(to, end) >= rink_.to_nearest_net(from, end)) shot.strayed = true;
  side(shot.team).at[shot.man] = to;
  s_.puck.at = to;
  s_.points.flags = 0;
  tell(Said::step, {72}, name(shot.team, shot.man), row_of(to), column_of(to));
  if (--s_.points.left == 0) return push(Do::goalie_die);
  ask(Ask::breakaway, shot.team);
}

// DE-72 (4), (7).
void Referee::goalie_die() { throw_dice(rules_.numbers.goalie_dice, Do::goalie_rolled); }

void Referee::goalie_rolled() {
  const Team guard = other(s_.breakaway.team);
  s_.points = {guard, s_.dice.total, 0, kNobody};
  ask(Ask::goalie_moves, guard);
}

void Referee::goalie_moves(Action action) {
  if (action.verb == Verb::stop) return push(Do::break_shot);
  const Team guard = s_.points.team;
  move(guard, side(guard).goalie, action.where);
  if (s_.points.left == 0) return push(Do::break_shot);
  ask(Ask::goalie_moves, guard);
}

// DE-72 (5), (8); after too many tries it is a save (DE-35).
void Referee::break_shot() {
  if (++s_.breakaway.tries > rules_.reroll_cap) return push(Do::break_saved);
  begin_shot(s_.breakaway.team, s_.breakaway.man);
}

void Referee::break_stops(Square at) {
  s_.puck = {at, kNoTeam, kNobody};
  tell(Said::loose, {72}, row_of(at), column_of(at));
  push(Do::break_loose);
}

void Referee::break_loose() { ask(Ask::goalie_tries, other(s_.breakaway.team)); }

void Referee::goalie_tries(Action action) {
  if (action.verb == Verb::stay) return push(Do::break_chase);
  throw_dice(rules_.numbers.goalie_dice, Do::break_try_rolled);
}

void Referee::break_try_rolled() {
  const Team guard = other(s_.breakaway.team);
  const Man goalie = side(guard).goalie;
  const int far = rink_.distance(where(guard, goalie), s_.puck.at);
  if (far <= s_.dice.total) {
    side(guard).at[goalie] = s_.puck.at;
    tell(Said::automatic_save, {72}, name(guard, goalie));
    return push(Do::break_saved);
  }
  s_.points = {guard, s_.dice.total, 0, kNobody};
  ask(Ask::goalie_nears, guard);
}

void Referee::goalie_nears(Action action) {
  const Team guard = s_.points.team;
  if (action.verb == Verb::stop) return push(Do::break_chase);
  move(guard, side(guard).goalie, action.where);
  if (s_.points.left == 0) return push(Do::break_chase);
  ask(Ask::goalie_nears, guard);
}

void Referee::break_chase() {
  const Breakaway& shot = s_.breakaway;
  throw_ability(shot.team, abilities(shot.team, shot.man).steal, Do::break_chase_rolled);
}

void Referee::break_chase_rolled() {
  Breakaway& shot = s_.breakaway;
  const Ice ice(rules_, s_);
  const int far = ice.distance(shot.team, shot.man, s_.puck.at);
  const int points = s_.dice.total;
  if (far > points) {
    if (++shot.tries > rules_.reroll_cap) return push(Do::break_saved);
    s_.mover_team = shot.team;
    s_.mover = shot.man;
    s_.slot = static_cast<std::uint8_t>(points);
    push(Do::break_loose);
    const Squares stops = ice.landing(shot.team, shot.man, s_.puck.at, points, far);
    if (stops.size() == 1) {
      side(shot.team).at[shot.man] = stops.lowest();
      return;
    }
    return ask(Ask::landing, shot.team);
  }
  side(shot.team).at[shot.man] = s_.puck.at;
  s_.puck = {s_.puck.at, shot.team, shot.man};
  tell(Said::recovered, {72}, name(shot.team, shot.man), points - far);
  s_.points = {shot.team, static_cast<std::uint8_t>(points - far), kPlayOn, kNobody};
  if (points == far) return push(Do::goalie_die);
  ask(Ask::breakaway, shot.team);
}

// DE-73, DE-75: a defensive action that may only bring the shooter nearer, then a Goalie card.
void Referee::break_saved() {
  if (s_.breakaway.shoot_out) return push(Do::shoot_out);
  const Breakaway shot = s_.breakaway;
  const Team guard = other(shot.team);
  s_.puck = {where(guard, side(guard).goalie), guard, side(guard).goalie};
  tell(Said::holds, {73}, name(guard, side(guard).goalie));
  if (!unit(Cause::card)) return end_period();
  push(Do::card, guard);
  push(Do::break_die);
  push(Do::penalties, 1);
}

void Referee::break_nears_rolled() {
  s_.points = {s_.breakaway.team, s_.dice.total, 0, kNobody};
  ask(Ask::shooter_nears, s_.breakaway.team);
}

void Referee::shooter_nears(Action action) {
  const Breakaway& shot = s_.breakaway;
  if (action.verb == Verb::stop) return;
  move(shot.team, shot.man, action.where);
  if (s_.points.left > 0) ask(Ask::shooter_nears, shot.team);
}

// Only a Rebound! counts, for a man who never strayed.
void Referee::break_card(Card card) {
  const Breakaway shot = s_.breakaway;
  const Team guard = other(shot.team);
  if (card == Card::rebound && !shot.strayed) {
    s_.puck = {where(shot.team, shot.man), shot.team, shot.man};
    tell(Said::rebound, {77}, name(shot.team, shot.man));
    return push(Do::break_shot);
  }
  tell(Said::break_over, {73}, shot.team);
  whistle_on_side(guard == kHome ? Spot::home_end : Spot::visitors_end,
                  static_cast<int>(shot.side) - 1, shot.team);
  if (s_.ask == Ask::side) s_.breakaway = shot;  // until then the two stand among the others
}

// DE-18: visitors first, three each, then one each until it is decided.
void Referee::next_in_shoot_out() {
  const int taken = s_.breakaway.round;
  const int first_rounds = 2 * rules_.numbers.shoot_out_rounds;
  const int home = side(0).shoot_out_goals;
  const int visitors = side(1).shoot_out_goals;
  for (Team team = 0; team < 2; ++team) ready_for_shoot_out(team);
  if (taken >= first_rounds && taken % 2 == 0 && home != visitors) {
    ++side(home > visitors ? kHome : kVisitors).goals;
    return finish();
  }
  if (taken >= 2 * rules_.reroll_cap + first_rounds) {  // DE-35
    ++side(kHome).goals;
    return finish();
  }
  s_.agenda = {};
  s_.tasks = 0;
  s_.breakaway = {};
  s_.breakaway.shoot_out = true;
  s_.breakaway.round = static_cast<std::uint8_t>(taken + 1);
  s_.breakaway.team = taken % 2 == 0 ? kVisitors : kHome;
  push(Do::penalty_shot);
}

// Everyone leaves the ice but the goalies, who are back if they were pulled (DE-87).
void Referee::ready_for_shoot_out(Team team) {
  Side& own = side(team);
  if (own.pulled()) own.goalie = has(own.out, 0) ? kSecondGoalie : 0;
  own.on_ice = men_of(own.goalie);
  own.leaving = 0;
  own.relieved.fill(kNobody);
  own.in_box = 0;
  for (Square& at : own.at)
    if (at != kGone) at = kBench;
  own.at[own.goalie] = rink_.crease[team][1];
}

}  // namespace benchboss::double_echec
