#include "coaches/double_echec/positions.h"

#include "games/double_echec/choices.h"

#include <algorithm>
#include <cstdlib>

namespace benchboss::double_echec {
namespace {

constexpr int kCatches = 5;  // steps that a defender may still make up

int apart(Square a, Square b) {
  return std::max(std::abs(row_of(a) - row_of(b)), std::abs(column_of(a) - column_of(b)));
}

// One square from the opponent, on the way to the net.
Square goal_side_of(const Rink& rink, Square man, Team end) {
  const Square net = rink.crease[end][1];
  const int rows = (row_of(net) > row_of(man)) - (row_of(net) < row_of(man));
  const int columns = (column_of(net) > column_of(man)) - (column_of(net) < column_of(man));
  Square beside_him = square_at(row_of(man) + rows, column_of(man) + columns);
  // At the blue line he stands up: beside his man, not behind the line.
  if (!rink.in_zone(end, man) && rink.in_zone(end, beside_him))
    beside_him = square_at(row_of(man), column_of(man) + (columns != 0 ? columns : 1));
  if (!rink.ice.has(beside_him) || rink.reserved[end].has(beside_him)) return man;
  return beside_him;
}

// A row so many steps from the own goal line of the team.
int row_from_own_end(const Rink& rink, Team team, int steps) {
  const int row = team == kHome ? steps : rink.rows - 1 - steps;
  return std::clamp(row, 0, rink.rows - 1);
}

}  // namespace

Wishes marking(const Rules& rules, const State& state, Team team) {
  const Rink& rink = *rules.rink;
  const Side& own = state.sides[team];
  const Side& theirs = state.sides[other(team)];
  Wishes wishes;
  wishes.fill(kBench);
  Men free = own.active();
  Men dangerous = theirs.active();
  while (free != 0 && dangerous != 0) {
    Man worst = first(dangerous);
    for (Men rest = dangerous; rest != 0; rest &= rest - 1)
      if (rink.to_nearest_net(theirs.at[first(rest)], team) <
          rink.to_nearest_net(theirs.at[worst], team))
        worst = first(rest);
    dangerous &= ~men_of(worst);
    const Square post = goal_side_of(rink, theirs.at[worst], team);
    Man nearest = first(free);
    for (Men rest = free; rest != 0; rest &= rest - 1)
      if (apart(own.at[first(rest)], post) < apart(own.at[nearest], post)) nearest = first(rest);
    // A carrier who got away is the goalie's: the others are covered.
    const bool carries = state.puck.team == other(team) && state.puck.man == worst;
    if (carries && apart(own.at[nearest], post) > kCatches) continue;
    free &= ~men_of(nearest);
    wishes[nearest] = post;
  }
  return wishes;
}

Wishes support(const Rules& rules, const State& state, Team team) {
  const Rink& rink = *rules.rink;
  const Side& own = state.sides[team];
  Wishes wishes;
  wishes.fill(kBench);
  const bool inside = rink.in_zone(other(team), state.puck.at);
  const int goal = rink.rows - 1 - 2;  // the front of the far net, from the own end
  const int blue = team == kHome ? rink.zone_edge[1] : rink.rows - 1 - rink.zone_edge[0];
  struct Place {
    int row;
    int column;
  };
  // C, LW, RW, LD, RD, X: in the attacking zone, or waiting for the puck to come in.
  const std::array<Place, kSlots> attack = {
      {{goal - 3, 0}, {goal - 2, -3}, {goal - 2, 3}, {blue, -3}, {blue, 3}, {goal - 5, 0}}};
  const std::array<Place, kSlots> rush = {
      {{blue - 1, 1}, {blue - 1, -4}, {blue - 1, 4}, {blue - 6, -3}, {blue - 6, 3}, {blue - 2, 0}}};
  for (std::size_t slot = 0; slot < kSlots; ++slot) {
    const Man man = own.slot[slot];
    if (man == kNobody) continue;
    const Place& place = inside ? attack[slot] : rush[slot];
    const int column = std::clamp(rink.middle + place.column, 0, rink.columns - 1);
    wishes[man] = square_at(row_from_own_end(rink, team, place.row), column);
  }
  return wishes;
}

Square goalie_wish(const Rules& rules, const State& state, Team team) {
  const Rink& rink = *rules.rink;
  const auto& crease = rink.crease[team];
  if (!rink.behind_goal_line(team, state.puck.at)) return crease[1];
  return crease[static_cast<std::size_t>(1 + rink.side(column_of(state.puck.at)))];
}

}  // namespace benchboss::double_echec
