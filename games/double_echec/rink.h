#pragma once
#include "core/csv.h"
#include "core/list.h"
#include "games/double_echec/squares.h"

#include <array>
#include <cstdint>
#include <string_view>

namespace benchboss::double_echec {

// Where a face-off can be (DE-5): the centre, then low and high column of each row of spots.
enum class Spot : std::uint8_t {
  centre,
  home_neutral,
  visitors_neutral = home_neutral + 2,
  home_end = visitors_neutral + 2,
  visitors_end = home_end + 2,
};
inline constexpr int kSpots = 9;

// A rink as its data file says (DE-1, DE-19), with all that can be known of it before a game:
// where a step leads, how far it is for a puck, which squares lie on the way to a net. An end is
// named by the team that defends it: 0 the low rows, 1 the high ones.
struct Rink {
  using Doors = List<Square, 8>;

  int rows = 0;
  int columns = 0;
  int middle = 0;                   // the column (DE-7)
  int red_line = 0;                 // the row
  Squares ice;                      // where a skater could stand: everywhere but in the nets
  std::array<Squares, 2> reserved;  // DE-3
  std::array<std::array<Square, 3>, 2> crease{};  // the same, low columns first
  std::array<int, 2> net_row{};
  std::array<int, 2> zone_edge{};  // the last row of an end zone, towards the middle
  std::array<Doors, 2> bench_doors;
  std::array<Squares, 2> bench;  // the same
  std::array<Doors, 2> box_doors;
  // The same as a bit each, by square, and by where a man is who is not on the ice.
  using DoorBits = std::array<std::uint8_t, kGone + 1>;
  std::array<DoorBits, 2> bench_door_at{};
  std::array<DoorBits, 2> box_door_at{};
  std::array<Square, kSpots> spots{};
  // From (6,2) to (5,1) and the like: the steps past a post (DE-4), both ways.
  List<std::array<Square, 2>, 8> barred;
  Squares beside_posts;  // where such a step would begin

  std::array<Directions, kSquares> steps{};  // within the boards, around nets and posts
  // By the ends that are meant, a bit each: one, the other or both.
  std::array<std::array<Directions, kSquares>, 4> reserved_around{};
  std::array<std::array<std::uint8_t, kSquares>, kSquares> distances{};  // of a puck (DE-8)
  std::array<std::array<std::uint8_t, kSquares>, 2> to_bench{};          // to the nearest door
  // Columns of a row through which a straight line from the square goes between the posts (DE-67).
  std::array<std::array<std::array<std::uint16_t, kMostRows>, kSquares>, 2> lanes{};

  int distance(Square from, Square to) const { return distances[from][to]; }
  // To that square of the net, 0-2 (DE-8).
  int to_net(Square from, int end, int net) const {
    return distance(from, crease[static_cast<std::size_t>(end)][static_cast<std::size_t>(net)]) + 1;
  }
  int to_nearest_net(Square from, int end) const;
  bool in_zone(int end, Square square) const {
    const int row = row_of(square);
    return end == 0 ? row <= zone_edge[0] : row >= zone_edge[1];
  }
  bool neutral(Square square) const { return !in_zone(0, square) && !in_zone(1, square); }
  bool behind_goal_line(int end, Square square) const {
    const int row = row_of(square);
    return end == 0 ? row <= net_row[0] : row >= net_row[1];
  }
  // DE-2: on the last row, in the columns of the net.
  bool behind_net(int end, Square square) const;
  // -1 the low columns, 1 the high ones, 0 the middle (DE-9).
  int side(int column) const { return (column > middle) - (column < middle); }
};

DataFault read_rink(std::string_view csv, Rink& rink);

// The rinks that come with the game, made once.
enum class RinkSize : std::uint8_t { large, small };
const Rink& rink_of(RinkSize size);

}  // namespace benchboss::double_echec
