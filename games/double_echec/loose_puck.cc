// DE-36 to DE-38, DE-45, DE-46, DE-84.
#include "games/double_echec/choices.h"
#include "games/double_echec/referee.h"

#include <algorithm>

namespace benchboss::double_echec {

void Referee::attempt(Team team) {
  Play& play = s_.play;
  if (play.attempts >= rules_.reroll_cap) {  // nobody can get to it
    tell(Said::nobody_there, {37});
    return whistle(static_cast<int>(Spot::centre));
  }
  ++play.attempts;
  const bool costs = team != play.carded && rules_.on(Switch::full_clock);
  if (costs && !unit(Cause::attempt)) return end_period();
  push(Do::play_over);
  push(Do::designate, team);
  push(Do::changes, team);
  if (costs) push(Do::penalties, 1);
}

void Referee::designate(Team team) {
  s_.play.last = team;  // if he does not get there the others try
  if (designable(rules_, s_, team) != 0) ask(Ask::designate, team);
}

void Referee::attempt_rolled(Team team, Man man) {
  const Ice ice(rules_, s_);
  const int far = ice.distance(team, man, s_.puck.at);
  int points = s_.dice.total;
  if (only_for_goalie(rules_, s_, other(team))) points = std::min(points, far - 1);  // DE-6
  if (far <= points) return recover(team, man, points - far);
  tell(Said::too_far, {38}, name(team, man), points);
  s_.mover_team = team;
  s_.mover = man;
  s_.slot = static_cast<std::uint8_t>(points);
  const Squares stops = ice.landing(team, man, s_.puck.at, points, far);
  if (stops.size() == 1) return put(team, man, stops.lowest());
  ask(Ask::landing, team);
}

void Referee::recover(Team team, Man man, int points) {
  put(team, man, s_.puck.at);
  take(team, man);
  tell(Said::recovered, {38}, name(team, man), points);
  if (icing(team, man)) return;
  if (has(kGoalies, man)) {  // DE-84: he holds it there
    s_.shot.origin = static_cast<std::uint8_t>(column_of(s_.puck.at));
    return;
  }
  int flags = kUseAll;
  if (s_.play.taken_in == 0) {
    flags |= kPlayOn | kFreeOnly;
  } else {
    flags |= kMustLeave;
    if (rules_.on(Switch::strict_table)) flags |= kPlayOn | kFreeOnly | kIntercept;
  }
  begin_points(team, points, flags);
}

}  // namespace benchboss::double_echec
