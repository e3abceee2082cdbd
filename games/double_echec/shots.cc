// Shots, saves and goals (DE-66 to DE-69, DE-80 to DE-82, DE-88, DE-89, DE-28).
#include "games/double_echec/choices.h"
#include "games/double_echec/referee.h"

#include <cstdlib>

namespace benchboss::double_echec {

void Referee::begin_shot(Team team, Man man) {
  s_.shot = {};
  s_.shot.from = s_.puck.at;
  s_.shot.team = team;
  s_.shot.man = man;
  tell(Said::shoots, {66}, name(team, man));
  const bool precise = s_.breakaway.on() ? rules_.on(Switch::precise_penalty_shots) ||
                                               rules_.on(Switch::precise_shots)
                                         : rules_.on(Switch::precise_shots);
  if (precise) return ask(Ask::style, team);  // DE-74: before the dice
  throw_shot();
}

void Referee::throw_shot() {
  const Shot& shot = s_.shot;
  throw_ability(shot.team, abilities(shot.team, shot.man).shot, Do::shot_rolled);
}

void Referee::shot_rolled() {
  const Shot& shot = s_.shot;
  const unsigned nets = reachable_nets(rules_, s_);
  if (nets == 0) {
    tell(Said::missed_shot, {67}, name(shot.team, shot.man), s_.dice.total);
    return stop_somewhere(short_of_net(rink_, shot.from, other(shot.team), s_.dice.total));
  }
  if (std::has_single_bit(nets) && !shot.precise)
    return aim({Verb::net, 0, static_cast<std::uint16_t>(std::countr_zero(nets))});
  ask(Ask::aim, shot.team);
}

void Referee::aim(Action action) {
  Shot& shot = s_.shot;
  if (action.verb == Verb::net) {
    shot.net = static_cast<std::uint8_t>(action.where);
    if (shot_offside()) return;
    tell(Said::on_goal, {66}, name(shot.team, shot.man));
    return push(Do::save);
  }
  shot.number = static_cast<std::uint8_t>(action.where);
  shot.net = static_cast<std::uint8_t>((action.where - 1) / 2);
  if (shot_offside()) return;
  tell(Said::aims, {69}, name(shot.team, shot.man), shot.number);
  const int left = s_.dice.total - rink_.to_net(shot.from, other(shot.team), shot.net);
  if (left <= 0) return shot_stopped(true);
  throw_dice(left, Do::precise_rolled);
}

// DE-47: a shot sends the puck over the blue line, too.
bool Referee::shot_offside() {
  const Shot& shot = s_.shot;
  if (s_.breakaway.on()) return false;
  return offside(shot.team, shot.man, shot.from, rink_.crease[other(shot.team)][shot.net]);
}

void Referee::precise_rolled() {
  if ((s_.dice.faces >> s_.shot.number & 1) == 0) return shot_stopped(true);
  tell(Said::aim_hit, {69}, s_.shot.number);
  push(Do::save);
}

int Referee::crease_place(Team team) const {
  return column_of(where(team, side(team).goalie)) - column_of(rink_.crease[team][0]);
}

void Referee::save() {
  const Shot& shot = s_.shot;
  const Team guard = other(shot.team);
  if (!goalie_in_zone(rules_, s_, guard)) return goal(shot.team, shot.man);
  if (!shot.precise) return throw_dice(1, Do::odd_or_even);
  if (crease_place(guard) != shot.net) return goal(shot.team, shot.man);
  throw_ability(guard, abilities(guard, side(guard).goalie).save + bonus_dice(guard),
                Do::save_rolled);
}

// DE-68: the shooter's die says which of the two numbers of the square.
void Referee::odd_or_even() {
  Shot& shot = s_.shot;
  const Team guard = other(shot.team);
  shot.number = static_cast<std::uint8_t>(2 * shot.net + (s_.dice.total % 2 == 1 ? 1 : 2));
  tell(Said::odd_or_even, {68}, shot.number);
  throw_ability(guard, abilities(guard, side(guard).goalie).save + bonus_dice(guard),
                Do::save_rolled);
}

// DE-80: undeflected, from behind the goal line.
int Referee::bonus_dice(Team guard) const {
  const Shot& shot = s_.shot;
  if (!rules_.on(Switch::angle_dice) || shot.one_timer || !rink_.behind_goal_line(guard, shot.from))
    return 0;
  if (rink_.behind_net(guard, shot.from)) return rules_.numbers.behind_net_dice;
  const int angle = 1 + rink_.side(column_of(shot.from));
  return crease_place(guard) == angle ? rules_.numbers.angle_dice : 0;
}

void Referee::save_rolled() {
  const Shot& shot = s_.shot;
  const Team guard = other(shot.team);
  const int apart = std::abs(crease_place(guard) - shot.net);
  const int stops = shot.precise ? 1 : rules_.stops[static_cast<std::size_t>(apart)];
  if ((s_.dice.faces & stopping_faces(shot.number, stops)) == 0) return goal(shot.team, shot.man);
  tell(Said::saved, {68}, name(guard, side(guard).goalie), guard);
  shot_stopped(false);
}

// A save or a post: the goalie has it (DE-69, DE-90).
void Referee::shot_stopped(bool post) {
  const Team guard = other(s_.shot.team);
  if (post) tell(Said::post, {69}, name(s_.shot.team, s_.shot.man), s_.shot.team);
  if (s_.breakaway.on()) return push(Do::break_saved);
  if (!goalie_in_zone(rules_, s_, guard)) {  // a post beside an empty net
    const int net = s_.shot.net;
    return rest(rink_.crease[guard][static_cast<std::size_t>(net)], s_.shot.from, s_.shot.team);
  }
  goalie_holds(guard, column_of(s_.shot.from));
}

Strength Referee::strength(Team team) const {
  if (side(other(team)).pulled()) return Strength::empty_net;
  // DE-25: by the penalties that run, not by heads: a sixth skater is no advantage of that kind.
  const int own = side(team).running();
  const int theirs = side(other(team)).running();
  if (own == theirs) return Strength::even;
  return own < theirs ? Strength::power_play : Strength::short_handed;
}

void Referee::goal(Team team, Man man) {
  if (s_.breakaway.shoot_out) {
    ++side(team).shoot_out_goals;
    tell(Said::break_goal, {18}, name(team, man), team);
    return push(Do::shoot_out);
  }
  const Strength how = s_.breakaway.on() ? Strength::even : strength(team);
  ++side(team).goals;
  Man helpers[2] = {kNobody, kNobody};
  int found = 0;
  for (const Man each : s_.play.chain)
    if (each != kNobody && each != man && found < 2 && s_.play.chain_team == team)
      helpers[found++] = each;
  if (s_.breakaway.on()) helpers[0] = helpers[1] = kNobody;
  tell(Said::goal, {66}, name(team, man), team, term(how));
  for (const Man helper : helpers)
    if (helper != kNobody) tell(Said::assist, {88}, name(team, helper), team);
  if (overtime()) return finish();
  // DE-28: it ends the oldest running minor of a team with fewer men on the ice.
  Side& scored_on = side(other(team));
  if (rules_.on(Switch::minors_end) && !s_.breakaway.on() &&
      size(scored_on.active()) < size(side(team).active()))
    for (int i = 0; i < scored_on.running(); ++i) {
      Penalty& each = scored_on.box[static_cast<std::size_t>(i)];
      if ((each.left & kMajor) != 0) continue;
      if (each.man != kNobody) tell(Said::minor_ends, {28}, name(other(team), each.man));
      leave_box(scored_on, i);
      break;
    }
  whistle(static_cast<int>(Spot::centre));
}

}  // namespace benchboss::double_echec
