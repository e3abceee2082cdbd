// Clearances and icing (DE-100 to DE-106).
#include "games/double_echec/referee.h"

namespace benchboss::double_echec {

void Referee::ask_direction() {
  const Team team = s_.puck.team;
  if (clearing_directions(rules_, team, s_.puck.at) == 0) return advance();  // DE-49
  ask(Ask::direction, team);
}

int Referee::clearing_dice(Team team, Square from) const {
  if (carrier_is_goalie()) return rules_.numbers.goalie_clear_dice;
  if (rink_.in_zone(team, from)) return rules_.numbers.defensive_clear_dice;
  if (rink_.in_zone(other(team), from)) return rules_.numbers.offensive_clear_dice;
  return rules_.numbers.neutral_clear_dice;
}

void Referee::clear_towards(int direction) {
  const Team team = s_.puck.team;
  tell(Said::clears, {101}, name(team, s_.puck.man));
  throw_dice(clearing_dice(team, s_.puck.at), Do::clear_rolled, direction);
  if (rules_.on(Switch::zone_clearing)) return;
  s_.dice.most = rules_.numbers.most_clear_dice;
  ask(Ask::how_many, team);
}

// DE-105: it travels all its points in its line.
void Referee::clear_rolled(int direction) {
  const Team team = s_.puck.team;
  const Man man = s_.puck.man;
  const Square from = s_.puck.at;
  const Team end = other(team);
  const int ahead = team == kHome ? 1 : -1;
  int points = s_.dice.total;
  Square at = from;
  bool crossed = false;
  while (points > 0) {
    if ((rink_.steps[at] >> direction & 1) == 0) {
      const int turned = rules_.bounce ? bounced(at, direction) : direction;
      if (turned == direction || (rink_.steps[at] >> turned & 1) == 0) break;
      direction = turned;
    }
    const Square next = beside(at, direction);
    if (offside(team, man, at, next)) return;
    at = next;
    --points;
    crossed = crossed || rink_.behind_goal_line(end, at);
    if (!rink_.reserved[end].has(at)) continue;
    if (goalie_in_zone(rules_, s_, end)) break;  // DE-102
    if (direction == direction_of(ahead, 0) && points > 0) return clear_into_net(from);
    break;
  }
  tell(Said::cleared, {105}, name(team, man), row_of(at), column_of(at));
  const bool own_half = (rink_.red_line - row_of(from)) * ahead > 0;
  const bool short_handed = side(team).running() > side(end).running();  // DE-25
  if (crossed && own_half && !short_handed) {                            // DE-104
    s_.play.icing = team;
    s_.play.icing_side = static_cast<std::uint8_t>(rink_.side(column_of(from)) + 1);
    if (!rules_.on(Switch::zone_clearing)) return call_icing();  // DE-152
  }
  begin_points(team, points, 0);
  rest(at, from, team);
}

// At the boards a bouncing puck keeps what of its direction it can.
int Referee::bounced(Square at, int direction) const {
  int rows = rows_of_direction(direction);
  int columns = columns_of_direction(direction);
  const int row = row_of(at) + rows;
  const int column = column_of(at) + columns;
  if (row < 0 || row >= rink_.rows) rows = -rows;
  if (column < 0 || column >= rink_.columns) columns = -columns;
  return direction_of(rows, columns);
}

void Referee::clear_into_net(Square from) {
  s_.shot = {};
  s_.shot.from = from;
  s_.shot.team = s_.puck.team;
  s_.shot.man = s_.puck.man;
  goal(s_.puck.team, s_.puck.man);
}

}  // namespace benchboss::double_echec
