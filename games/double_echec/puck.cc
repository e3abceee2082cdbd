// Who has the puck, where it comes to rest, and claims (DE-39, DE-50 to DE-55, DE-103).
#include "games/double_echec/referee.h"

namespace benchboss::double_echec {

void Referee::take(Team team, Man man) {
  Play& play = s_.play;
  s_.puck = {where(team, man), team, man};
  play.touched[team] |= men_of(man);
  play.last = team;
  play.declined = 0;
  const bool safe = has(kGoalies, man) && goalie_in_zone(rules_, s_, team);  // DE-55
  play.taken_in = safe ? 0 : zones_over(s_, other(team), s_.puck.at);
  if (play.chain_team != team) {
    play.chain_team = team;
    play.chain = {man, kNobody, kNobody};
  } else if (play.chain[0] != man) {
    play.chain = {man, play.chain[0], play.chain[1] == man ? play.chain[2] : play.chain[1]};
  }
}

// DE-103, DE-104: true if this touch stops the play.
bool Referee::icing(Team team, Man man) {
  const Team cleared = s_.play.icing;
  if (cleared != kNoTeam && cleared != team && !has(kGoalies, man)) {
    call_icing();
    return true;
  }
  s_.play.icing = kNoTeam;
  return false;
}

void Referee::call_icing() {
  const Team cleared = s_.play.icing;
  s_.play.icing = kNoTeam;
  tell(Said::icing, {103}, cleared);
  whistle_on_side(cleared == kHome ? Spot::home_end : Spot::visitors_end,
                  static_cast<int>(s_.play.icing_side) - 1, other(cleared));
}

// DE-39. The puck was sent from there by that team; only a shot has a side it came from (DE-95).
void Referee::rest(Square at, Square from, Team by, bool shot) {
  for (Team team = 0; team < 2; ++team) {
    const Side& own = side(team);
    for (Men there = taking_part(s_, team); there != 0; there &= there - 1) {
      const Man man = first(there);
      if (own.at[man] != at) continue;
      if (has(own.leaving, man)) {  // it stops a square short of him
        if (rink_.distance(from, at) == 0) break;
        Squares nearer = short_of_receiver(rink_, from, at, rink_.distance(from, at) - 1);
        return rest(nearer.lowest(), from, by, shot);
      }
      if (has(kGoalies, man) && goalie_in_zone(rules_, s_, team)) break;
      tell(Said::picked_up, {39}, name(team, man));
      take(team, man);
      if (has(kGoalies, man)) s_.shot.origin = static_cast<std::uint8_t>(column_of(at));
      icing(team, man);
      return;
    }
  }
  for (Team end = 0; end < 2; ++end)
    if (rink_.reserved[end].has(at) && goalie_in_zone(rules_, s_, end)) {
      if (end != by) tell(Said::automatic_save, {39}, name(end, side(end).goalie));
      s_.play.icing = kNoTeam;
      return goalie_holds(end, column_of(shot && end != by ? from : at));
    }
  s_.puck = {at, kNoTeam, kNobody};
  s_.play.last = by;
  tell(Said::loose, {36}, row_of(at), column_of(at));
}

// Where a puck stops that fell short: the coach of who sent it chooses among several (DE-40,
// DE-81).
void Referee::stop_somewhere(const Squares& squares) {
  if (squares.size() == 1) return puck_stops(squares.lowest());
  ask(Ask::rest_square, s_.puck.team);
}

void Referee::puck_stops(Square at) {
  if (s_.breakaway.on()) return break_stops(at);
  const Team by = s_.puck.team;
  const Square from = s_.puck.at;
  if (offside(by, s_.puck.man, from, at)) return;
  const bool pass = s_.shot.team == kNoTeam;
  if (pass && two_line_pass(by, from, at)) return;  // DE-48: missed pucks, too
  rest(at, from, by, !pass);
}

void Referee::goalie_holds(Team team, int column) {
  s_.shot.origin = static_cast<std::uint8_t>(column);
  take(team, side(team).goalie);
  tell(Said::holds, {85}, name(team, side(team).goalie));
}

void Referee::offer_claim(Team team, Men men) {
  s_.play.claimants = men;
  ask(Ask::claim, team);
}

void Referee::claim(Team team, Action action) {
  const Men claimants = s_.play.claimants;
  const std::uint8_t waiting = s_.pending;
  s_.play.claimants = 0;
  s_.pending = 0;
  if (action.verb == Verb::man) {
    tell(Said::claimed, {50}, name(team, action.man), team);
    end_play();
    s_.points = {};
    take(team, action.man);  // DE-53
    s_.play.claimed = true;
    return;
  }
  s_.play.declined |= claimants;
  tell(Said::claim_declined, {50}, team);
  if (waiting == 0) return;
  s_.points.flags &= static_cast<std::uint8_t>(~kIntercept);
  if (waiting <= kMen) return one_timer_pass(static_cast<Man>(waiting - 1));
  one_timer_shot(waiting - 1 - kMen);
}

}  // namespace benchboss::double_echec
