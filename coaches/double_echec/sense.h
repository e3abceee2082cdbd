#pragma once
#include "games/double_echec/ice.h"
#include "games/double_echec/rules.h"

namespace benchboss::double_echec {

// The chance that so many dice show this total or more.
double chance_of(int dice, int total);

// What a coach reads off the rink, all from what he sees.
class Sense {
 public:
  Sense(const Rules& rules, const State& state, Team team)
      : rules_(rules), state_(state), rink_(*rules.rink), team_(team), ice_(rules, state) {}

  const Ice& ice() const { return ice_; }
  Team team() const { return team_; }
  Square at(Team team, Man man) const { return state_.sides[team].at[man]; }

  bool attacking(Team team, Square square) const { return rink_.in_zone(other(team), square); }
  // Steps to the net that the team attacks.
  int to_goal(Team team, Square from) const { return rink_.to_nearest_net(from, other(team)); }

  // The chance that a shot that has arrived at this square of the net goes in.
  double scores_at(Team shooters, int net) const;
  int best_net(Team shooters, unsigned nets) const;
  // The chance that this man scores with a shot from there, thrown with his dice.
  double shot(Team team, Man man, Square from) const;
  // The same with so many points already in hand.
  double shot_with(Team team, Square from, int points) const;

  // What it is worth to have the puck there, in goals.
  double carrying(Team team, Man man, Square at) const;
  bool watched(Team team, Square at) const { return zones_over(state_, other(team), at) != 0; }
  // A pass from here to there that the linesman would whistle down.
  bool offside(Team team, Man sender, Square from, Square to) const;
  // Whether one of the others stands in the attacking zone.
  bool someone_ahead(Team team, Man carrier) const;

 private:
  const Rules& rules_;
  const State& state_;
  const Rink& rink_;
  Team team_;
  Ice ice_;
};

}  // namespace benchboss::double_echec
