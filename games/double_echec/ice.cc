#include "games/double_echec/ice.h"

#include <algorithm>
#include <cstdlib>

namespace benchboss::double_echec {
namespace {

struct Rows {
  int low = 0;
  int high = kMostRows - 1;
};

// The rows that a way of so many steps between these can touch.
Rows rows_of_way(Square from, const Squares& goals, int steps) {
  const int low = row_of(from) + row_of(goals.lowest()) - steps;
  const int high = row_of(from) + row_of(goals.highest()) + steps;
  return {std::max(0, low) / 2, std::min(kMostRows - 1, high / 2)};
}

// Spreads over the squares a skater can cross, a step at a time. Only the words that hold the
// front are looked at: it is seldom longer than a few rows. Beyond the given rows, rounded up to
// words, it need not go.
class Flood {
 public:
  Flood(const Rink& rink, const Squares& passable, const Squares& from, Rows rows = {})
      : rink_(rink),
        open_(passable.without(from)),
        front_(from),
        first_(Squares::word(square_at(rows.low, 0))),
        last_(Squares::word(square_at(rows.high, 0))),
        low_(first_),
        high_(last_) {
    while (low_ < high_ && front_[low_] == 0) ++low_;
    while (low_ < high_ && front_[high_] == 0) --high_;
  }

  const Squares& front() const { return front_; }
  bool dried_up() const { return low_ == high_ && front_[low_] == 0; }
  void step() {
    low_ = low_ > first_ ? low_ - 1 : low_;
    high_ = high_ < last_ ? high_ + 1 : high_;
    Squares before;
    std::uint64_t beside_posts = 0;
    std::uint64_t below = 0;
    std::uint64_t here = wide(front_[low_]);
    for (std::size_t i = low_; i <= high_; ++i) {
      const std::uint64_t above = wide(front_[i + 1]);
      before[i] = front_[i];
      beside_posts |= front_[i] & rink_.beside_posts[i];
      front_[i] = (here | here << 16 | here >> 16 | below >> 48 | above << 48) & open_[i];
      open_[i] ^= front_[i];
      below = here;
      here = above;
    }
    if (beside_posts != 0) turn_back_at_posts(before);
    while (low_ < high_ && front_[low_] == 0) ++low_;
    while (low_ < high_ && front_[high_] == 0) --high_;
  }

 private:
  static constexpr std::uint64_t wide(std::uint64_t rows) { return rows | rows << 1 | rows >> 1; }
  // DE-4.
  void turn_back_at_posts(const Squares& before) {
    for (const auto& [from, to] : rink_.barred)
      if (before.has(from) && front_.has(to) && (before.around(to) & rink_.steps[to]) == 0) {
        front_.drop(to);
        open_.add(to);
      }
  }

  const Rink& rink_;
  Squares open_;
  Squares front_;
  std::size_t first_;
  std::size_t last_;
  std::size_t low_;
  std::size_t high_;
};

}  // namespace

// The men of both teams on the five by five squares around one.
class Ice::Window {
 public:
  Window(const State& state, Square centre)
      : cells_{cells(state, 0, centre), cells(state, 1, centre)} {}
  Directions around(Team team) const { return around(cells_[team], kNoStep); }
  // Anybody, around the square that lies in this direction.
  Directions taken_around(int direction) const { return around(cells_[0] | cells_[1], direction); }

 private:
  // By how far a square is from the first of them, round the corner if it is before that. Beyond
  // the boards a cell may stand for one of another row; no step leads there.
  static constexpr std::array<std::uint32_t, 1024> kCells = [] {
    std::array<std::uint32_t, 1024> cells{};
    for (std::size_t row = 0; row < 5; ++row)
      for (std::size_t column = 0; column < 5; ++column)
        cells[16 * row + column] = 1u << (5 * row + column);
    return cells;
  }();
  static constexpr std::array<std::uint8_t, kDirections> kFirstOfNine = {0, 1,  2,  5, 6,
                                                                         7, 10, 11, 12};

  static std::uint32_t cells(const State& state, Team team, Square centre) {
    const Side& side = state.sides[team];
    const int corner = centre - 34;  // two rows and two columns before
    std::uint32_t cells = 0;
    for (Men rest = taking_part(state, team); rest != 0; rest &= rest - 1)
      cells |= kCells[static_cast<unsigned>(side.at[first(rest)] - corner) % kCells.size()];
    return cells;
  }
  static Directions around(std::uint32_t cells, int direction) {
    const std::uint32_t nine = cells >> kFirstOfNine[static_cast<std::size_t>(direction)];
    return static_cast<Directions>((nine & 7u) | (nine >> 2 & 070u) | (nine >> 4 & 0700u));
  }

  std::array<std::uint32_t, 2> cells_;
};

Crowd::Crowd(const State& state) {
  for (Team team = 0; team < 2; ++team) {
    const Side& side = state.sides[team];
    for (Men rest = taking_part(state, team); rest != 0; rest &= rest - 1)
      men_[team].add(side.at[first(rest)]);
  }
}

// The same as the window, looked up.
class Ice::Neighbours {
 public:
  Neighbours(const Crowd& crowd, Square centre) : crowd_(crowd), centre_(centre) {}
  Directions around(Team team) const { return crowd_.men(team).around(centre_); }
  Directions taken_around(int direction) const {
    const Square square = beside(centre_, direction);
    return crowd_.men(0).around(square) | crowd_.men(1).around(square);
  }

 private:
  const Crowd& crowd_;
  Square centre_;
};

Squares Ice::men_of_team(Team team) const {
  const Side& side = state_.sides[team];
  Squares men;
  for (Men rest = taking_part(state_, team); rest != 0; rest &= rest - 1)
    men.add(side.at[first(rest)]);
  return men;
}

bool Ice::free(Square square) const {
  for (Team team = 0; team < 2; ++team)
    for (Men rest = taking_part(state_, team); rest != 0; rest &= rest - 1)
      if (state_.sides[team].at[first(rest)] == square) return false;
  return true;
}

Directions Ice::steps(Team team, Man man, int points) const {
  return steps_among(Window(state_, state_.sides[team].at[man]), team, man, points);
}

Directions Ice::steps(Team team, Man man, int points, const Crowd& crowd) const {
  return steps_among(Neighbours(crowd, state_.sides[team].at[man]), team, man, points);
}

template <class Around>
inline Directions Ice::steps_among(const Around& men, Team team, Man man, int points) const {
  const Square at = state_.sides[team].at[man];
  auto open =
      static_cast<Directions>(rink_.steps[at] & ~men.around(other(team)) & ~barred_by_goalies(at));
  if (state_.puck.loose()) open &= static_cast<Directions>(~towards(at, state_.puck.at));
  const auto shared = static_cast<Directions>(open & men.around(team));
  if (shared == 0) return open;
  open &= static_cast<Directions>(~shared);
  if (points < 2) return open;
  // Through a teammate: he needs a free square beyond; the one he leaves is free again, unless he
  // shares it himself.
  const bool carries = state_.puck.team == team && state_.puck.man == man;
  const Men here = carries ? zones_over(state_, other(team), at) : 0;
  for (unsigned rest = shared; rest != 0; rest &= rest - 1) {
    const int direction = std::countr_zero(rest);
    const Square to = beside(at, direction);
    if (carries && (zones_over(state_, other(team), to) & ~here & ~state_.play.declined) != 0)
      continue;  // a claim would leave two men on one square
    Directions taken = men.taken_around(direction);
    if (state_.puck.loose()) taken |= towards(to, state_.puck.at);
    if (state_.points.passing != man) taken &= static_cast<Directions>(~bit(8 - direction));
    if ((rink_.steps[to] & ~taken & ~barred_by_goalies(to)) != 0) open |= bit(direction);
  }
  return open;
}

Directions Ice::steps_out(Team team, Man man, Directions steps, int points, Men opponents) const {
  const Square at = state_.sides[team].at[man];
  const Squares open = passable(team, man);
  Squares outside = open.without(men_of_team(team));
  for (Men rest = opponents; rest != 0; rest &= rest - 1) {
    const Square his = state_.sides[other(team)].at[first(rest)];
    for (unsigned zone = rink_.ice.around(his); zone != 0; zone &= zone - 1)
      outside.drop(beside(his, std::countr_zero(zone)));
  }
  // Out at once, or by one more step: most zones are left so.
  auto out = static_cast<Directions>(outside.around(at) & steps);
  const auto look = [&](auto&& leads_out) {
    for (unsigned rest = steps & ~unsigned{out}; rest != 0; rest &= rest - 1)
      if (leads_out(beside(at, std::countr_zero(rest)))) out |= bit(std::countr_zero(rest));
  };
  if (points > 1) look([&](Square to) { return (outside.around(to) & rink_.steps[to]) != 0; });
  if (points < 3 || out == steps) return out;
  // From outside inwards, as far as his points go after the step.
  Flood flood(rink_, open, outside);
  for (int far = 0; far < points && out != steps && !flood.dried_up(); ++far) {
    look([&](Square to) { return flood.front().has(to); });
    flood.step();
  }
  return out;
}

Directions Ice::goalie_steps(Team team) const {
  const Side& side = state_.sides[team];
  if (side.goalie == kNobody) return 0;
  const Square at = side.at[side.goalie];
  auto open = static_cast<Directions>(rink_.steps[at] & ~Window(state_, at).taken_around(kNoStep));
  if (state_.puck.loose()) open &= static_cast<Directions>(~towards(at, state_.puck.at));
  if (goalie_in(team)) return open & rink_.reserved_around[1u << team][at];
  const int now = rink_.to_nearest_net(at, team);
  open &= static_cast<Directions>(~barred_by_goalies(at));  // his own is not in his
  Directions nearer = 0;
  for (unsigned rest = open; rest != 0; rest &= rest - 1) {
    const int direction = std::countr_zero(rest);
    const Square to = beside(at, direction);
    if (rink_.to_nearest_net(to, team) < now) nearer |= bit(direction);
  }
  return nearer;
}

Squares Ice::passable(Team team, Man man) const {
  Squares open = rink_.ice.without(men_of_team(other(team)));
  for (Team end = 0; end < 2; ++end) {
    const bool own_zone = end == team && state_.sides[team].goalie == man;
    if (goalie_in(end) && !own_zone) open = open.without(rink_.reserved[end]);
  }
  return open;
}

int Ice::walk(Team team, Man man, const Squares& goals) const {
  const Square from = state_.sides[team].at[man];
  Squares open = passable(team, man);
  open.add(from);
  Flood flood(rink_, open, goals);
  for (int steps = 0; !flood.dried_up(); ++steps) {
    if (flood.front().has(from)) return steps;
    flood.step();
  }
  return kUnreachable;
}

// Whether nobody and no reserved zone lies on any shortest way of a puck: then a skater is as fast.
// A way never leads deeper into an end than where it starts and where it goes, so a reserved zone
// is in the way only of who starts in that end or goes there; both are looked at.
template <class ToGoal>
bool Ice::way_is_clear(Team team, Square from, const ToGoal& to_goal) const {
  const int far = to_goal(from);
  const auto in_the_way = [&](Square at) {
    return at != from && to_goal(at) != 0 && rink_.distance(from, at) + to_goal(at) == far;
  };
  const Side& theirs = state_.sides[other(team)];
  for (Men rest = taking_part(state_, other(team)); rest != 0; rest &= rest - 1)
    if (in_the_way(theirs.at[first(rest)])) return false;
  for (Team end = 0; end < 2; ++end) {
    const auto& crease = rink_.crease[end];
    if (!goalie_in(end) || rink_.distance(from, crease[1]) > far) continue;  // they are too far
    for (const Square square : crease)
      if (in_the_way(square)) return false;
  }
  return true;
}

// Whether he who always takes the first open step nearer gets there: then that is the distance. If
// he does not there may still be a way.
template <class ToGoal>
bool Ice::gets_through(Team team, Man man, const ToGoal& to_goal) const {
  const Squares open = passable(team, man);
  Square at = state_.sides[team].at[man];
  for (int far = to_goal(at); far > 1; --far) {
    const Square from = at;
    for (unsigned rest = rink_.steps[from]; rest != 0 && at == from; rest &= rest - 1)
      if (const Square to = beside(from, std::countr_zero(rest));
          to_goal(to) == far - 1 && open.has(to))
        at = to;
    if (at == from) return false;
  }
  return true;
}

// Around what stops him, if he cannot go straight.
template <class ToGoal>
int Ice::distance_around(Team team, Man man, const Squares& goals, const ToGoal& to_goal) const {
  if (gets_through(team, man, to_goal)) return to_goal(state_.sides[team].at[man]);
  return walk(team, man, goals);
}

int Ice::distance(Team team, Man man, Square to) const {
  const Square from = state_.sides[team].at[man];
  const auto to_puck = [&](Square at) { return rink_.distance(at, to); };
  if (way_is_clear(team, from, to_puck)) return to_puck(from);
  Squares goal;
  goal.add(to);
  return distance_around(team, man, goal, to_puck);
}

int Ice::distance_to_bench(Team team, Man man) const {
  const Square from = state_.sides[team].at[man];
  const auto to_bench = [&](Square at) { return int{rink_.to_bench[team][at]}; };
  if (way_is_clear(team, from, to_bench)) return to_bench(from);
  return distance_around(team, man, rink_.bench[team], to_bench);
}

Squares Ice::land(Team team, Man man, const Squares& goals, int points, int far) const {
  const Square from = state_.sides[team].at[man];
  Squares open = passable(team, man);
  open.add(from);
  Squares start;
  start.add(from);
  if (far == kUnreachable) return start;
  const Rows rows = rows_of_way(from, goals, far);
  for (int steps = std::min(points, far); steps > 0; --steps) {
    Flood ahead(rink_, open | goals, start, rows);
    for (int i = 0; i < steps; ++i) ahead.step();
    Flood back(rink_, open, goals, rows);
    for (int i = 0; i < far - steps; ++i) back.step();
    const Squares stops = where_he_can_stop(ahead.front() & back.front());
    if (!stops.empty()) return stops;
  }
  return start;
}

Squares Ice::where_he_can_stop(const Squares& squares) const {
  Squares stops = squares.without(men_of_team(0)).without(men_of_team(1));
  if (state_.puck.loose()) stops.drop(state_.puck.at);  // who stops on it would have it
  return stops;
}

// With a clear way the squares at the right distance from both ends are all there is to look at.
template <class ToGoal>
Squares Ice::land_on_clear_way(Team team, Man man, int points, const ToGoal& to_goal) const {
  const Square from = state_.sides[team].at[man];
  const int far = to_goal(from);
  for (int steps = std::min(points, far); steps > 0; --steps) {
    Squares on_the_way;
    const int low = std::max(0, row_of(from) - steps);
    const int high = std::min(rink_.rows - 1, row_of(from) + steps);
    const int left = std::max(0, column_of(from) - steps);
    const int right = std::min(rink_.columns - 1, column_of(from) + steps);
    for (int row = low; row <= high; ++row)
      for (int column = left; column <= right; ++column)
        if (const Square at = square_at(row, column);
            rink_.distance(from, at) == steps && to_goal(at) == far - steps)
          on_the_way.add(at);
    const Squares stops = where_he_can_stop(on_the_way);
    if (!stops.empty()) return stops;
  }
  Squares start;
  start.add(from);
  return start;
}

Squares Ice::landing(Team team, Man man, Square to, int points, int far) const {
  const auto to_puck = [&](Square at) { return rink_.distance(at, to); };
  if (way_is_clear(team, state_.sides[team].at[man], to_puck))
    return land_on_clear_way(team, man, points, to_puck);
  Squares goal;
  goal.add(to);
  return land(team, man, goal, points, far);
}

Squares Ice::landing_near_bench(Team team, Man man, int points, int far) const {
  const auto to_bench = [&](Square at) { return int{rink_.to_bench[team][at]}; };
  if (way_is_clear(team, state_.sides[team].at[man], to_bench))
    return land_on_clear_way(team, man, points, to_bench);
  return land(team, man, rink_.bench[team], points, far);
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
