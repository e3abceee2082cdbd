#include "games/double_echec/ice.h"

#include <algorithm>
#include <cstdlib>

namespace benchboss::double_echec {
namespace {

// Spreads over the squares a skater can cross, a step at a time.
class Flood {
 public:
  Flood(const Rink& rink, const Squares& passable, const Squares& from)
      : rink_(rink), open_(passable.without(from)), front_(from) {}

  const Squares& front() const { return front_; }
  void step() {
    Squares next = front_.grown() & open_;
    for (const auto& [from, to] : rink_.barred)  // DE-4
      if (front_.has(from) && next.has(to) && (front_.around(to) & rink_.steps[to]) == 0)
        next.drop(to);
    open_ = open_.without(next);
    front_ = next;
  }

 private:
  const Rink& rink_;
  Squares open_;
  Squares front_;
};

constexpr Directions bit(int direction) { return static_cast<Directions>(1u << direction); }

int direction_to(Square from, Square to) {
  return direction_of(row_of(to) - row_of(from), column_of(to) - column_of(from));
}

}  // namespace

Ice::Ice(const Rules& rules, const State& state) : state_(state), rink_(*rules.rink) {
  for (Team team = 0; team < 2; ++team) {
    const Side& side = state.sides[team];
    for (Men rest = taking_part(state, team); rest != 0; rest &= rest - 1)
      men_[team].add(side.at[first(rest)]);
    goalie_in_[team] = goalie_in_zone(rules, state, team);
  }
}

Directions Ice::barred_by_goalies(Square square) const {
  Directions barred = 0;
  for (std::size_t end = 0; end < 2; ++end)
    if (goalie_in_[end]) barred |= rink_.reserved_around[end][square];
  return barred;
}

Directions Ice::steps(Team team, Man man, int points) const {
  const Side& side = state_.sides[team];
  const Square at = side.at[man];
  auto open = static_cast<Directions>(rink_.steps[at] & ~men_[other(team)].around(at) &
                                      ~barred_by_goalies(at));
  if (state_.puck.loose() && is_beside(at, state_.puck.at))
    open &= static_cast<Directions>(~bit(direction_to(at, state_.puck.at)));
  const auto shared = static_cast<Directions>(open & men_[team].around(at));
  if (shared == 0) return open;
  open &= static_cast<Directions>(~shared);
  if (points < 2) return open;
  // Through a teammate: he needs a free square beyond; the one he leaves is free again, unless he
  // shares it himself.
  const bool carries = state_.puck.team == team && state_.puck.man == man;
  const Men here = zones_over(state_, other(team), at);
  for (unsigned rest = shared; rest != 0; rest &= rest - 1) {
    const int direction = std::countr_zero(rest);
    const Square to = beside(at, direction);
    if (carries && (zones_over(state_, other(team), to) & ~here & ~state_.play.declined) != 0)
      continue;  // a claim would leave two men on one square
    Directions taken = static_cast<Directions>(men_[0].around(to) | men_[1].around(to));
    if (state_.puck.loose() && is_beside(to, state_.puck.at))
      taken |= bit(direction_to(to, state_.puck.at));
    if (state_.points.passing != man) taken &= static_cast<Directions>(~bit(8 - direction));
    if ((rink_.steps[to] & ~taken & ~barred_by_goalies(to)) != 0) open |= bit(direction);
  }
  return open;
}

Directions Ice::goalie_steps(Team team) const {
  const Side& side = state_.sides[team];
  if (side.goalie == kNobody) return 0;
  const Square at = side.at[side.goalie];
  auto open = static_cast<Directions>(rink_.steps[at] & ~men_[0].around(at) & ~men_[1].around(at));
  if (goalie_in_[team]) return open & rink_.reserved_around[team][at];
  const int now = rink_.to_nearest_net(at, team);
  if (goalie_in_[other(team)])
    open &= static_cast<Directions>(~rink_.reserved_around[other(team)][at]);
  Directions nearer = 0;
  for (unsigned rest = open; rest != 0; rest &= rest - 1) {
    const int direction = std::countr_zero(rest);
    const Square to = beside(at, direction);
    if (state_.puck.loose() && to == state_.puck.at) continue;
    if (rink_.to_nearest_net(to, team) < now) nearer |= bit(direction);
  }
  return nearer;
}

Squares Ice::passable(Team team, Man man) const {
  Squares open = rink_.ice.without(men_[other(team)]);
  for (Team end = 0; end < 2; ++end) {
    const bool own_zone = end == team && state_.sides[team].goalie == man;
    if (goalie_in_[end] && !own_zone) open = open.without(rink_.reserved[end]);
  }
  return open;
}

int Ice::walk(Team team, Man man, const Squares& goals) const {
  const Square from = state_.sides[team].at[man];
  Squares open = passable(team, man);
  open.add(from);
  Flood flood(rink_, open, goals);
  for (int steps = 0; !flood.front().empty(); ++steps) {
    if (flood.front().has(from)) return steps;
    flood.step();
  }
  return kUnreachable;
}

int Ice::distance(Team team, Man man, Square to) const {
  Squares goal;
  goal.add(to);
  return walk(team, man, goal);
}

int Ice::distance_to_bench(Team team, Man man) const {
  Squares doors;
  for (const Square door : rink_.bench_doors[team]) doors.add(door);
  return walk(team, man, doors);
}

Squares Ice::land(Team team, Man man, const Squares& goals, int points) const {
  const Square from = state_.sides[team].at[man];
  Squares open = passable(team, man);
  open.add(from);
  const int far = walk(team, man, goals);
  Squares start;
  start.add(from);
  if (far == kUnreachable) return start;
  for (int steps = std::min(points, far); steps > 0; --steps) {
    Squares both = open | goals;
    Flood ahead(rink_, both, start);
    for (int i = 0; i < steps; ++i) ahead.step();
    Flood back(rink_, open, goals);
    for (int i = 0; i < far - steps; ++i) back.step();
    Squares stops = (ahead.front() & back.front()).without(men_[0]).without(men_[1]);
    if (state_.puck.loose()) stops.drop(state_.puck.at);  // who stops on it would have it
    if (!stops.empty()) return stops;
  }
  return start;
}

Squares Ice::landing(Team team, Man man, Square to, int points) const {
  Squares goal;
  goal.add(to);
  return land(team, man, goal, points);
}

Squares Ice::landing_near_bench(Team team, Man man, int points) const {
  Squares doors;
  for (const Square door : rink_.bench_doors[team]) doors.add(door);
  return land(team, man, doors, points);
}

Squares short_of_receiver(const Rink& rink, Square from, Square to, int points) {
  const int rows = row_of(to) - row_of(from);
  const int columns = column_of(to) - column_of(from);
  const int far = rink.distance(from, to);
  int nearest = INT32_MAX;
  Squares stops;
  rink.ice.each([&](Square at) {
    if (rink.distance(from, at) != points || rink.distance(at, to) != far - points) return;
    const int off =
        std::abs(rows * (column_of(at) - column_of(from)) - columns * (row_of(at) - row_of(from)));
    if (off > nearest) return;
    if (off < nearest) stops = {};
    nearest = off;
    stops.add(at);
  });
  return stops;
}

namespace {

// How far from the net the line through the square crosses the goal line, in 1/1000 of a column.
std::int64_t off_target(const Rink& rink, Square from, Square through, int end) {
  const auto& crease = rink.crease[static_cast<std::size_t>(end)];
  const int rows = row_of(through) - row_of(from);
  const int to_goal =
      row_of(crease[0]) + rink.net_row[static_cast<std::size_t>(end)] - 2 * row_of(from);
  if (rows == 0 || (rows > 0) != (to_goal > 0)) return INT64_MAX;
  const std::int64_t crossing =
      std::int64_t{2000} * column_of(from) +
      std::int64_t{1000} * (column_of(through) - column_of(from)) * to_goal / rows;
  return std::abs(crossing - std::int64_t{2000} * column_of(crease[1]));
}

}  // namespace

Squares short_of_net(const Rink& rink, Square from, int end, int points) {
  Squares stops;
  // From behind the goal line, or along it, no line leads into the net.
  if (rink.behind_goal_line(end, from) ||
      row_of(from) == row_of(rink.crease[static_cast<std::size_t>(end)][0])) {
    const int far = rink.to_nearest_net(from, end);
    rink.ice.each([&](Square at) {
      if (rink.distance(from, at) == points && rink.to_nearest_net(at, end) == far - points)
        stops.add(at);
    });
    return stops;
  }
  const auto& lanes = rink.lanes[static_cast<std::size_t>(end)][from];
  for (int row = 0; row < rink.rows; ++row)
    for (std::uint32_t rest = lanes[static_cast<std::size_t>(row)]; rest != 0; rest &= rest - 1) {
      const Square at = square_at(row, std::countr_zero(rest));
      if (rink.distance(from, at) == points) stops.add(at);
    }
  if (!stops.empty()) return stops;
  std::int64_t nearest = INT64_MAX;
  rink.ice.each([&](Square at) {
    if (rink.distance(from, at) != points || rink.behind_goal_line(end, at)) return;
    const std::int64_t off = off_target(rink, from, at, end);
    if (off > nearest) return;
    if (off < nearest) stops = {};
    nearest = off;
    stops.add(at);
  });
  return stops;
}

int side_of_crossing(const Rink& rink, Square from, Square to, int end) {
  const int line = 2 * rink.zone_edge[static_cast<std::size_t>(end)] + (end == 0 ? 1 : -1);
  const int rows = std::abs(row_of(to) - row_of(from));
  const int to_line = std::abs(line - 2 * row_of(from));
  const int off =
      2 * rows * (column_of(from) - rink.middle) + to_line * (column_of(to) - column_of(from));
  return (off > 0) - (off < 0);
}

namespace {

// DE-106: the line, prolonged, meets the opposing reserved zone.
bool points_at_zone(const Rink& rink, Square from, int direction, Team end) {
  for (Square at = from; (rink.steps[at] >> direction & 1) != 0;) {
    at = beside(at, direction);
    if (rink.reserved[end].has(at)) return true;
  }
  return false;
}

}  // namespace

Directions clearing_directions(const Rules& rules, Team team, Square from) {
  const Rink& rink = *rules.rink;
  const int ahead = team == kHome ? 1 : -1;
  const bool defensive = rink.in_zone(team, from);
  const int row = row_of(from);
  Directions open = 0;
  if (row == 0 || row == rink.rows - 1) {
    open = static_cast<Directions>(bit(direction_of(0, -1)) | bit(direction_of(0, 1)));
  } else {
    for (int column = -1; column <= 1; ++column) open |= bit(direction_of(ahead, column));
    if (defensive)
      open |= static_cast<Directions>(bit(direction_of(-ahead, -1)) | bit(direction_of(-ahead, 1)));
  }
  open &= rink.steps[from];
  const bool may_aim = defensive && rules.on(Switch::zone_clearing);
  for (unsigned rest = open; rest != 0 && !may_aim; rest &= rest - 1) {
    const int direction = std::countr_zero(rest);
    if (points_at_zone(rink, from, direction, other(team)))
      open &= static_cast<Directions>(~bit(direction));
  }
  return open;
}

}  // namespace benchboss::double_echec
