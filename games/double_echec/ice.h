#pragma once
#include "games/double_echec/double_echec.h"

namespace benchboss::double_echec {

// The direction from a square to one that far from it, as a set of one; none if that is no step.
// Rows have a column to spare, so no row runs into the next.
inline constexpr std::array<Directions, 35> kTowards = [] {
  std::array<Directions, 35> towards{};
  for (int direction = 0; direction < kDirections; ++direction)
    if (direction != kNoStep)
      towards[static_cast<std::size_t>(kStride[static_cast<std::size_t>(direction)] + 17)] =
          static_cast<Directions>(1u << direction);
  return towards;
}();
constexpr Directions bit(int direction) { return static_cast<Directions>(1u << direction); }

constexpr Directions towards(Square from, Square to) {
  const auto apart = static_cast<unsigned>(to - from + 17);
  return apart < kTowards.size() ? kTowards[apart] : Directions{0};
}
// One of the eight squares around (DE-50).
constexpr bool is_beside(Square a, Square b) { return towards(a, b) != 0; }

// Who takes part: in a penalty shot the shooter and the goalie alone (DE-75).
inline Men taking_part(const State& state, Team team) {
  if (!state.breakaway.on()) return state.sides[team].on_ice;
  // The shooter may not be named yet, the goalie may be pulled.
  const Man alone = state.breakaway.team == team ? state.breakaway.man : state.sides[team].goalie;
  return alone == kNobody ? 0 : men_of(alone);
}

inline bool goalie_in_zone(const Rules& rules, const State& state, Team team) {
  const Man goalie = state.sides[team].goalie;
  return goalie != kNobody && rules.rink->reserved[team].has(state.sides[team].at[goalie]);
}

// A loose puck at the feet of the team's goalie (DE-125) or in his zone with him (DE-86): nobody
// else can get onto that square.
inline bool only_for_goalie(const Rules& rules, const State& state, Team team) {
  const Side& side = state.sides[team];
  if (!state.puck.loose() || side.goalie == kNobody) return false;
  return side.at[side.goalie] == state.puck.at ||
         (rules.rink->reserved[team].has(state.puck.at) && goalie_in_zone(rules, state, team));
}

// The skaters of the team in whose reach zone the square is (DE-50, DE-55, DE-75).
inline Men zones_over(const State& state, Team team, Square square) {
  if (state.breakaway.on()) return 0;
  const Side& side = state.sides[team];
  Men over = 0;
  for (Men rest = side.active(); rest != 0; rest &= rest - 1)
    if (is_beside(side.at[first(rest)], square)) over |= rest & -rest;
  return over;
}

// The men of both teams who take part, for a look around many squares.
class Crowd {
 public:
  explicit Crowd(const State& state);
  const Squares& men(Team team) const { return men_[team]; }

 private:
  std::array<Squares, 2> men_;
};

// What stands where, for one look at the rink.
class Ice {
 public:
  Ice(const Rules& rules, const State& state)
      : state_(state),
        rink_(*rules.rink),
        goalies_in_((goalie_in_zone(rules, state, 0) ? 1u : 0u) |
                    (goalie_in_zone(rules, state, 1) ? 2u : 0u)) {}

  bool goalie_in(int end) const { return (goalies_in_ >> end & 1) != 0; }
  bool free(Square square) const;

  // Where a man may step with so many points (DE-6): onto a teammate's square only if he can go on.
  Directions steps(Team team, Man man, int points) const;
  // The same for one of many who are asked in turn.
  Directions steps(Team team, Man man, int points, const Crowd& crowd) const;
  // Those of his steps after which he can still get out of all reach zones of these opponents with
  // the points that are left then (DE-46); none if he cannot.
  Directions steps_out(Team team, Man man, Directions steps, int points, Men opponents) const;
  // The goalie: within his zone, or back towards it (DE-83).
  Directions goalie_steps(Team team) const;

  // Fewest steps of this man to that square, around what stops him (DE-8); kUnreachable if none.
  static constexpr int kUnreachable = 255;
  int distance(Team team, Man man, Square to) const;
  int distance_to_bench(Team team, Man man) const;
  // Where he may stop who goes a shortest way, that far, with too few points: free squares (DE-38).
  Squares landing(Team team, Man man, Square to, int points, int far) const;
  // The same for one on his way to the bench.
  Squares landing_near_bench(Team team, Man man, int points, int far) const;

 private:
  class Window;
  class Neighbours;
  template <class Around>
  Directions steps_among(const Around& men, Team team, Man man, int points) const;
  Squares men_of_team(Team team) const;
  Squares passable(Team team, Man man) const;
  Directions barred_by_goalies(Square square) const {
    return rink_.reserved_around[goalies_in_][square];
  }
  Squares land(Team team, Man man, const Squares& goals, int points, int far) const;
  int walk(Team team, Man man, const Squares& goals) const;
  Squares where_he_can_stop(const Squares& squares) const;
  template <class ToGoal>
  Squares land_on_clear_way(Team team, Man man, int points, const ToGoal& to_goal) const;
  template <class ToGoal>
  bool gets_through(Team team, Man man, const ToGoal& to_goal) const;
  template <class ToGoal>
  int distance_around(Team team, Man man, const Squares& goals, const ToGoal& to_goal) const;
  template <class ToGoal>
  bool way_is_clear(Team team, Square from, const ToGoal& to_goal) const;

  const State& state_;
  const Rink& rink_;
  unsigned goalies_in_;  // their zones, a bit each
};

// Where a pass that falls short comes to rest (DE-40): on a shortest way, nearest the straight
// line.
Squares short_of_receiver(const Rink& rink, Square from, Square to, int points);
// Where a shot that falls short does (DE-67, DE-81).
Squares short_of_net(const Rink& rink, Square from, int end, int points);

// -1, 0 or 1: the side on which a puck that goes from here to there crosses into that end zone.
int side_of_crossing(const Rink& rink, Square from, Square to, int end);

// DE-101, DE-106: a set.
Directions clearing_directions(const Rules& rules, Team team, Square from);

}  // namespace benchboss::double_echec
