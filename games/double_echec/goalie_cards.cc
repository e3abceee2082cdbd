// The Goalie deck (DE-85, DE-90 to DE-97).
#include "games/double_echec/choices.h"
#include "games/double_echec/referee.h"

namespace benchboss::double_echec {

void Referee::rebound() {
  const Team attack = other(s_.puck.team);
  const Men nearest = nearest_to(rules_, s_, attack, s_.puck.at);
  if (nearest == 0) return;
  if (size(nearest) == 1) return rebound_to(first(nearest));
  ask(Ask::rebounder, attack);
}

// DE-91: an opponent in whose zone he stands takes it without moving.
void Referee::rebound_to(Man man) {
  const Team attack = other(s_.puck.team);
  take(attack, man);
  tell(Said::rebound, {91}, name(attack, man));
  const Team defence = other(attack);
  const Men claimants = s_.play.taken_in & ~s_.play.touched[defence];
  if (claimants == 0) return ask(Ask::rebound, attack);
  if (size(claimants) > 1) {
    s_.play.declined = kEverybody;  // they must take it
    return offer_claim(defence, claimants);
  }
  claim(defence, name_man(first(claimants)));
}

void Referee::goalie_pass(bool nearest) {
  s_.spare = nearest ? 1 : 0;
  const Men men = goalie_receivers(rules_, s_, nearest);
  if (men == 0 && clearing_directions(rules_, s_.puck.team, s_.puck.at) == 0) return freeze();
  ask(Ask::goalie_pass, s_.puck.team);
}

void Referee::goalie_pass_action(Action action) {
  if (action.verb == Verb::clear) return clear_towards(action.where);
  const Team team = s_.puck.team;
  tell(Said::goalie_passes, {92}, name(team, s_.puck.man), name(team, action.man));
  throw_dice(s_.spare != 0 ? rules_.numbers.nearest_dice : rules_.numbers.centre_dice,
             Do::pass_rolled, team, action.man, 1);
}

// DE-94, DE-95.
void Referee::freeze() {
  const Team team = s_.puck.team;
  tell(Said::frozen, {94}, name(team, s_.puck.man));
  whistle_on_side(team == kHome ? Spot::home_end : Spot::visitors_end, rink_.side(s_.shot.origin),
                  other(team));
}

}  // namespace benchboss::double_echec
