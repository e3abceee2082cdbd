// Pass, Pass-or-shot, Advance (DE-40 to DE-43).
#include "games/double_echec/choices.h"
#include "games/double_echec/referee.h"

namespace benchboss::double_echec {

void Referee::ask_receiver(Team team, bool shot) {
  if (receivers(s_) == 0) {
    if (shot) return begin_shot(team, s_.puck.man);
    return advance();
  }
  s_.spare = shot ? 1 : 0;
  ask(Ask::receiver, team);
}

void Referee::receiver(Action action) {
  const Team team = s_.puck.team;
  if (action.verb == Verb::shoot) return begin_shot(team, s_.puck.man);
  tell(Said::passes, {40}, name(team, s_.puck.man), name(team, action.man));
  s_.mover = action.man;
  throw_ability(team, abilities(team, s_.puck.man).pass, Do::pass_rolled, team, action.man);
}

void Referee::pass_rolled(Team team, Man man, bool goalie) {
  const int points = s_.dice.total;
  const Man passer = s_.puck.man;
  const Square from = s_.puck.at;
  const Square to = where(team, man);
  const int far = rink_.distance(from, to);
  if (points < far) {
    tell(Said::missed_pass, {40}, points, far);
    s_.mover = man;
    s_.shot.team = kNoTeam;  // it is no shot that falls short
    return stop_somewhere(short_of_receiver(rink_, from, to, points));
  }
  if (offside(team, passer, from, to)) return;
  if (two_line_pass(team, from, to)) return;
  take(team, man);
  tell(Said::received, {40}, name(team, man), points - far);
  const bool free = s_.play.taken_in == 0;
  begin_points(team, points - far, free && !goalie ? kPlayOn : 0);
  if (!goalie || free) return;
  // DE-92, DE-96: a goalie's pass into a zone is claimed on reception.
  const Men claimants = s_.play.taken_in & ~s_.play.touched[other(team)];
  if (claimants != 0) offer_claim(other(team), claimants);
}

// DE-153: over the passer's blue line and the red line, where that is still offside.
bool Referee::two_line_pass(Team team, Square from, Square to) {
  if (rules_.on(Switch::two_line_passes) || !rink_.in_zone(team, from)) return false;
  const int beyond = (row_of(to) - rink_.red_line) * (team == kHome ? 1 : -1);
  if (beyond <= 0) return false;
  tell(Said::two_line_pass, {153}, team);
  whistle_on_side(team == kHome ? Spot::home_neutral : Spot::visitors_neutral,
                  rink_.side(column_of(from)), other(team));
  return true;
}

void Referee::advance() {
  const Team team = s_.puck.team;
  tell(Said::advances, {42}, name(team, s_.puck.man));
  throw_ability(team, abilities(team, s_.puck.man).steal, Do::advance_rolled);
}

void Referee::advance_rolled() { begin_points(s_.puck.team, s_.dice.total, 0); }

}  // namespace benchboss::double_echec
