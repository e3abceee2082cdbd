// Steal! (DE-56, DE-57, DE-60 to DE-63, DE-70, DE-78).
#include "games/double_echec/choices.h"
#include "games/double_echec/referee.h"

namespace benchboss::double_echec {
namespace {

enum AfterLanding : std::uint8_t { kNothingMore, kFight, kPenaltyShot };

}  // namespace

void Referee::ask_thief() {
  const Team thieves = other(s_.puck.team);
  if (side(thieves).active() != 0) ask(Ask::thief, thieves);
}

// DE-70: the carrier is in the attacking zone, and of the others at most the goalie.
bool Referee::lone_goalie(Team defenders) const {
  if (!rink_.in_zone(defenders, s_.puck.at)) return false;
  const Side& own = side(defenders);
  for (Men rest = own.active(); rest != 0; rest &= rest - 1)
    if (rink_.in_zone(defenders, own.at[first(rest)])) return false;
  return true;
}

void Referee::thief_rolled(Man man) {
  const Team team = other(s_.puck.team);
  const Square target = s_.puck.at;
  const Ice ice(rules_, s_);
  const int points = s_.dice.total;
  const int far = ice.distance(team, man, target);
  const bool foul = lone_goalie(team);
  s_.mover_team = team;
  s_.mover = man;
  if (far == Ice::kUnreachable || points < far) {
    const bool in_zone = far != Ice::kUnreachable && points == far - 1;
    const Squares stops = ice.landing(team, man, target, points, far);
    s_.slot = static_cast<std::uint8_t>(points);
    push(Do::thief_lands, man, in_zone ? (foul ? kPenaltyShot : kFight) : kNothingMore);
    if (stops.size() == 1) return put(team, man, stops.lowest());
    return ask(Ask::landing, team);
  }
  put(team, man, target);  // DE-62
  const Man robbed = s_.puck.man;
  s_.spare = robbed;
  if (points >= far + 2 && can_leave_with_puck(man)) {
    take(team, man);
    s_.play.declined = men_of(robbed);  // DE-56: his zone is left, not entered
    tell(Said::stolen, {61}, name(team, man), name(other(team), robbed), team);
    return escape(0);
  }
  thief_lands(man, foul ? kPenaltyShot : kFight);
}

// The ways of a man with the puck: he may not pass through a teammate into another zone.
bool Referee::can_leave_with_puck(Man man) const {
  const Team team = other(s_.puck.team);
  State robbed = s_;
  robbed.play.declined = men_of(s_.puck.man);  // DE-56
  robbed.puck = {s_.puck.at, team, man};
  return ways_out(rules_, robbed, team, man, s_.puck.at, 0) != 0;
}

// DE-63: inside the carrier's zone without the points to leave it. Where the landing was blocked
// he may have stopped outside.
void Referee::thief_lands(Man man, int what) {
  const Team team = other(s_.puck.team);
  const Square at = where(team, man);
  if (what == kNothingMore || (at != s_.puck.at && !is_beside(at, s_.puck.at)))
    return tell(Said::thief_short, {63}, name(team, man));
  if (what == kPenaltyShot && rink_.in_zone(team, at)) {
    const Team fouled = s_.puck.team;
    if (side(team).pulled()) {  // DE-78
      tell(Said::awarded_goal, {78}, fouled);
      return goal(fouled, s_.puck.man);
    }
    return penalty_shot(fouled, s_.puck.man);
  }
  engage(man);
}

// DE-61: two steps, over the zone and out of it.
void Referee::escape(int stage) {
  s_.slot = static_cast<std::uint8_t>(stage);
  ask(Ask::way_out, s_.puck.team);
}

void Referee::escape_step(Action action) {
  const Team team = s_.puck.team;
  const Team robbed = other(team);
  const Square from = s_.puck.at;
  const Square to = beside(from, action.where);
  side(team).at[s_.puck.man] = to;
  s_.puck.at = to;
  tell(Said::step, {61}, name(team, s_.puck.man), row_of(to), column_of(to));
  const Men now = zones_over(s_, robbed, to);
  s_.play.taken_in &= now;
  const Men entered = now & ~zones_over(s_, robbed, from) & ~s_.play.declined;
  if (s_.slot == 0) push(Do::escape, 1);
  if (entered == 0) return;
  tell(Said::entered_zone, {50}, name(team, s_.puck.man));
  offer_claim(robbed, entered);
}

}  // namespace benchboss::double_echec
