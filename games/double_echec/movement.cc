// Points: steps, one-timers, offside (DE-31 to DE-33, DE-44 to DE-48, DE-54).
#include "games/double_echec/movement.h"

#include "games/double_echec/choices.h"
#include "games/double_echec/referee.h"

namespace benchboss::double_echec {

void Referee::begin_points(Team team, int points, int flags) {
  s_.points = {team, static_cast<std::uint8_t>(points), static_cast<std::uint8_t>(flags), kNobody};
  push(Do::points);
}

void Referee::spend_points() {
  if (s_.points.left == 0) return;
  // DE-31: points that nobody can use are lost.
  if ((s_.points.flags & kUseAll) != 0 && !anything_to_do(rules_, s_)) return;
  ask(Ask::points, s_.points.team);
}

void Referee::points_action(Action action) {
  if (action.verb == Verb::stop) return;
  if (action.verb != Verb::step) return one_timer(action);
  if (!move(s_.points.team, action.man, action.where)) return;
  if (s_.ask == Ask::over) push(Do::points);
}

// One step. False if it stopped the play.
bool Referee::move(Team team, Man man, int direction) {
  Side& own = side(team);
  const Square from = own.at[man];
  const Square to = beside(from, direction);
  own.at[man] = to;
  --s_.points.left;
  s_.points.passing = kNobody;
  for (Men rest = taking_part(s_, team) & ~men_of(man); rest != 0; rest &= rest - 1)
    if (own.at[first(rest)] == to) s_.points.passing = man;
  tell(Said::step, {6}, name(team, man), row_of(to), column_of(to));
  if (!carries(team, man)) return true;
  s_.puck.at = to;
  s_.points.flags &= static_cast<std::uint8_t>(~(kPlayOn | kIntercept | kFreeOnly));
  if (offside(team, man, from, to)) return false;
  carrier_moved(from);
  return true;
}

// DE-50, DE-54: entering a zone is a claim for its owner.
void Referee::carrier_moved(Square from) {
  const Team opponents = other(s_.puck.team);
  const Men now = zones_over(s_, opponents, s_.puck.at);
  s_.play.taken_in &= now;
  if (s_.play.taken_in == 0) s_.points.flags &= static_cast<std::uint8_t>(~kMustLeave);
  const Men entered = now & ~zones_over(s_, opponents, from) & ~s_.play.declined;
  if (entered == 0) return;
  if (carrier_is_goalie() && goalie_in_zone(rules_, s_, s_.puck.team)) return;  // DE-55
  tell(Said::entered_zone, {50}, name(s_.puck.team, s_.puck.man));
  push(Do::points);
  offer_claim(opponents, entered);
}

// DE-47, DE-48: looked at as the puck crosses the blue line.
bool Referee::offside(Team team, Man sender, Square from, Square to) {
  const Team end = other(team);
  if (rink_.in_zone(end, from) || !rink_.in_zone(end, to)) return false;
  const Side& own = side(team);
  for (Men rest = own.active() & ~men_of(sender); rest != 0; rest &= rest - 1) {
    if (!rink_.in_zone(end, own.at[first(rest)])) continue;
    tell(Said::offside, {47}, team);
    whistle_on_side(end == 0 ? Spot::home_neutral : Spot::visitors_neutral,
                    side_of_crossing(rink_, from, to, end), other(team));
    return true;
  }
  return false;
}

void Referee::one_timer(Action action) {
  // DE-46, strict table: the men beside him may claim it before it goes.
  if ((s_.points.flags & kIntercept) != 0) {
    const Team opponents = other(s_.puck.team);
    s_.pending = static_cast<std::uint8_t>(action.verb == Verb::man ? 1 + action.man
                                                                    : 1 + kMen + action.where);
    return offer_claim(opponents, zones_over(s_, opponents, s_.puck.at));
  }
  if (action.verb == Verb::man) return one_timer_pass(action.man);
  one_timer_shot(action.where);
}

void Referee::one_timer_pass(Man man) {
  const Team team = s_.puck.team;
  const Man passer = s_.puck.man;
  const Square from = s_.puck.at;
  const Square to = where(team, man);
  tell(Said::one_timer, {44}, name(team, passer), name(team, man));
  if (offside(team, passer, from, to)) return;
  if (two_line_pass(team, from, to)) return;
  s_.points.left = static_cast<std::uint8_t>(s_.points.left - rink_.distance(from, to));
  take(team, man);
  s_.points.flags = s_.play.taken_in == 0 ? kPlayOn : 0;
  push(Do::points);
}

void Referee::one_timer_shot(int net) {
  const Team team = s_.puck.team;
  const int far = rink_.to_net(s_.puck.at, other(team), net);
  s_.shot = {};
  s_.shot.from = s_.puck.at;
  s_.shot.team = team;
  s_.shot.man = s_.puck.man;
  s_.shot.net = static_cast<std::uint8_t>(net);
  s_.shot.one_timer = true;
  tell(Said::shoots, {44}, name(team, s_.puck.man));
  if (shot_offside()) return;
  push(Do::save);
  // DE-32: everyone may still move, before the save dice. The puck is at the goal line: the shooter
  // carries nothing into a zone or over a line any more.
  s_.puck = {rink_.crease[other(team)][static_cast<std::size_t>(net)], kNoTeam, kNobody};
  begin_points(team, s_.points.left - far, 0);
}

}  // namespace benchboss::double_echec
