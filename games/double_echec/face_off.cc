// DE-110, DE-111, DE-115.
#include "games/double_echec/choices.h"
#include "games/double_echec/referee.h"

namespace benchboss::double_echec {

void Referee::drop_puck(int spot) {
  for (Team team = 0; team < 2; ++team) stand(team, spot);
  s_.duel = {};
  throw_dice(rules_.numbers.face_off_dice, Do::centre_rolled, kHome);
}

void Referee::centre_rolled(Team team) {
  Duel& duel = s_.duel;
  duel.total[team] = s_.dice.total;
  duel.last[team] = s_.dice.last;
  if (team == kHome) return throw_dice(rules_.numbers.face_off_dice, Do::centre_rolled, kVisitors);
  tell(Said::face_off_dice, {110}, duel.total[0], duel.total[1]);
  decide_face_off();
}

void Referee::decide_face_off() {
  Duel& duel = s_.duel;
  const bool tied = duel.total[0] == duel.total[1];
  if (tied && ++duel.rounds < rules_.reroll_cap) {
    tell(Said::face_off_tie, {110});
    return throw_dice(rules_.numbers.face_off_dice, Do::centre_rolled, kHome);
  }
  const Team winner = tied || duel.total[0] > duel.total[1] ? kHome : kVisitors;  // DE-35
  tell(Said::face_off_won, {110}, name(winner, side(winner).slot[0]), winner);
  s_.mover_team = winner;
  ask(Ask::puck_won, winner);
}

void Referee::puck_won(Team team, Action action) {
  s_.play.carded = team;
  if (action.verb != Verb::quick) {
    take(team, action.man);
    s_.play.taken_in = 0;  // DE-52
    tell(Said::puck_given, {110}, name(team, action.man));
    return push(Do::defence, other(team));
  }
  const Man centre = side(team).slot[0];
  take(team, centre);
  s_.play.taken_in = 0;  // DE-115: zones matter from the reception on
  tell(Said::quick_face_off, {111}, name(team, centre));
  push(Do::play_over);
  ask_receiver(team, true);
}

}  // namespace benchboss::double_echec
