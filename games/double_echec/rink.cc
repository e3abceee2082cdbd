#include "games/double_echec/rink.h"

#include "core/text.h"
#include "embedded/double_echec.h"

#include <algorithm>
#include <cassert>
#include <cstdlib>

namespace benchboss::double_echec {
namespace {

struct Range {
  int low = -1;
  int high = -1;
};

// "7" or "6-8".
Range read_range(std::string_view text) {
  const std::size_t dash = text.find('-');
  Range range;
  range.low = static_cast<int>(read_number(text.substr(0, dash), kMostRows));
  range.high = dash == text.npos ? range.low
                                 : static_cast<int>(read_number(text.substr(dash + 1), kMostRows));
  return range;
}

int end_of(std::string_view team) { return team == "home" ? 0 : team == "visitors" ? 1 : -1; }

constexpr std::array<std::string_view, 5> kSpotNames = {
    "centre", "home_neutral", "visitors_neutral", "home_end", "visitors_end"};

// Takes one row of the file after the other.
class RinkReader {
 public:
  explicit RinkReader(Rink& rink) : rink_(rink) {}

  DataFault row(const CsvReader::Row& row, std::uint32_t line) {
    if (row.size() != 4) return {line, "item", "de.data.wrong_width"};
    const Range rows = read_range(row[2]);
    const Range columns = read_range(row[3]);
    if (rows.low < 0 || rows.high < rows.low) return {line, "rows", "de.data.not_a_range"};
    if (columns.low < 0 || columns.high < columns.low)
      return {line, "columns", "de.data.not_a_range"};
    if (row[0] == "size") return size(rows.low, columns.low, line);
    if (rink_.rows == 0) return {line, "item", "de.data.rink_size_first"};
    if (rows.high >= rink_.rows) return {line, "rows", "de.data.outside_the_rink"};
    if (columns.high >= rink_.columns) return {line, "columns", "de.data.outside_the_rink"};
    if (row[0] == "red_line") {
      rink_.red_line = rows.low;
      ++seen_;
      return {};
    }
    if (row[0] == "spot") return spot(row[1], rows.low, columns, line);
    const int end = end_of(row[1]);
    if (end < 0) return {line, "team", "de.data.home_or_visitors"};
    return part(row[0], static_cast<std::size_t>(end), rows, columns, line);
  }
  // Size, red line, five rows of spots, and for each end a net, a reserved zone, a zone and doors.
  bool complete() const { return seen_ == 1 + 1 + 5 + 2 * 5; }

 private:
  DataFault size(int rows, int columns, std::uint32_t line) {
    if (rows > kMostRows) return {line, "rows", "de.data.rink_too_large"};
    if (columns > kMostColumns) return {line, "columns", "de.data.rink_too_large"};
    rink_.rows = rows;
    rink_.columns = columns;
    rink_.middle = columns / 2;
    ++seen_;
    return {};
  }
  DataFault spot(std::string_view name, int row, Range columns, std::uint32_t line) {
    const auto found = std::find(kSpotNames.begin(), kSpotNames.end(), name);
    if (found == kSpotNames.end()) return {line, "team", "de.data.unknown_spot"};
    const auto which = static_cast<std::size_t>(found - kSpotNames.begin());
    ++seen_;
    if (which == 0) {
      rink_.spots[0] = square_at(row, columns.low);
      return {};
    }
    rink_.spots[2 * which - 1] = square_at(row, columns.low);
    rink_.spots[2 * which] = square_at(row, columns.high);
    return {};
  }
  DataFault part(std::string_view item, std::size_t end, Range rows, Range columns,
                 std::uint32_t line) {
    ++seen_;
    if (item == "net") {
      rink_.net_row[end] = rows.low;
      net_[end] = columns;
      return {};
    }
    if (item == "reserved") {
      if (columns.high - columns.low != 2) return {line, "columns", "de.data.three_squares"};
      if (columns.low != net_[end].low) return {line, "columns", "de.data.in_front_of_the_net"};
      if (std::abs(rows.low - rink_.net_row[end]) != 1)
        return {line, "rows", "de.data.in_front_of_the_net"};
      for (int i = 0; i < 3; ++i) {
        const Square square = square_at(rows.low, columns.low + i);
        rink_.reserved[end].add(square);
        rink_.crease[end][static_cast<std::size_t>(i)] = square;
      }
      return {};
    }
    if (item == "zone") {
      rink_.zone_edge[end] = end == 0 ? rows.high : rows.low;
      return {};
    }
    if (item != "bench" && item != "box") return {line, "item", "de.data.unknown_item"};
    Rink::Doors& doors = item == "bench" ? rink_.bench_doors[end] : rink_.box_doors[end];
    if (rows.high - rows.low >= static_cast<int>(Rink::Doors::capacity()))
      return {line, "rows", "de.data.too_many_doors"};
    for (int row = rows.low; row <= rows.high; ++row) doors.push(square_at(row, columns.low));
    return {};
  }

  Rink& rink_;
  std::array<Range, 2> net_{};
  int seen_ = 0;
};

// DE-4: the points on the goal line between the reserved zone's columns and at its two posts.
bool past_a_corner(const Rink& rink, int row, int column, int direction) {
  const int rows = rows_of_direction(direction);
  const int columns = columns_of_direction(direction);
  if (rows == 0 || columns == 0) return false;
  for (std::size_t end = 0; end < 2; ++end) {
    const int front = row_of(rink.crease[end][0]);
    const int net = rink.net_row[end];
    if ((row != front || row + rows != net) && (row != net || row + rows != front)) continue;
    const int corner = std::min(column, column + columns);  // between it and the next column
    const int low = column_of(rink.crease[end][0]);
    const int high = column_of(rink.crease[end][2]);
    if (corner >= low - 1 && corner <= high) return true;
  }
  return false;
}

void lay_ice(Rink& rink) {
  for (int row = 0; row < rink.rows; ++row)
    for (int column = 0; column < rink.columns; ++column) rink.ice.add(square_at(row, column));
  for (std::size_t end = 0; end < 2; ++end)
    for (const Square square : rink.crease[end])
      rink.ice.drop(square_at(rink.net_row[end], column_of(square)));
}

void find_steps(Rink& rink) {
  rink.ice.each([&](Square from) {
    for (int direction = 0; direction < kDirections; ++direction) {
      const int row = row_of(from) + rows_of_direction(direction);
      const int column = column_of(from) + columns_of_direction(direction);
      if (direction == kNoStep || row < 0 || row >= rink.rows || column < 0 ||
          column >= rink.columns || !rink.ice.has(square_at(row, column)))
        continue;
      if (past_a_corner(rink, row_of(from), column_of(from), direction)) {
        rink.barred.push({from, square_at(row, column)});
        rink.beside_posts.add(from);
        continue;
      }
      rink.steps[from] |= static_cast<Directions>(1u << direction);
      for (unsigned ends = 1; ends < rink.reserved_around.size(); ++ends)
        for (unsigned end = 0; end < 2; ++end)
          if ((ends >> end & 1) != 0 && rink.reserved[end].has(square_at(row, column)))
            rink.reserved_around[ends][from] |= static_cast<Directions>(1u << direction);
    }
  });
}

void find_distances(Rink& rink) {
  for (auto& row : rink.distances) row.fill(0xff);
  rink.ice.each([&](Square from) {
    auto& distance = rink.distances[from];
    List<Square, kSquares> queue;
    queue.push(from);
    distance[from] = 0;
    for (std::size_t next = 0; next < queue.size(); ++next) {
      const Square at = queue[next];
      for (int direction = 0; direction < kDirections; ++direction) {
        if ((rink.steps[at] >> direction & 1) == 0) continue;
        const Square to = beside(at, direction);
        if (distance[to] != 0xff) continue;
        distance[to] = static_cast<std::uint8_t>(distance[at] + 1);
        queue.push(to);
      }
    }
  });
}

void number_doors(const Rink::Doors& doors, Rink::DoorBits& bits) {
  for (std::size_t i = 0; i < doors.size(); ++i)
    bits[doors[i]] = static_cast<std::uint8_t>(1u << i);
}

void find_benches(Rink& rink) {
  for (std::size_t team = 0; team < 2; ++team) {
    number_doors(rink.bench_doors[team], rink.bench_door_at[team]);
    number_doors(rink.box_doors[team], rink.box_door_at[team]);
    auto& nearest = rink.to_bench[team];
    nearest.fill(0xff);
    for (const Square door : rink.bench_doors[team]) {
      rink.bench[team].add(door);
      for (std::size_t at = 0; at < kSquares; ++at)
        nearest[at] = std::min(nearest[at], rink.distances[door][at]);
    }
  }
}

// All in whole numbers: half squares, and both sides multiplied by the rows between.
bool goes_between_the_posts(const Rink& rink, std::size_t end, Square from, Square through) {
  const int front = row_of(rink.crease[end][0]);
  const int goal_line = front + rink.net_row[end];  // in half rows
  const int towards = end == 0 ? -1 : 1;
  const int rows = (row_of(through) - row_of(from)) * towards;
  const int to_goal = (goal_line - 2 * row_of(from)) * towards;
  if (rows <= 0 || 2 * rows > to_goal) return false;
  const int at_goal = 2 * column_of(from) * rows + (column_of(through) - column_of(from)) * to_goal;
  return at_goal > (2 * column_of(rink.crease[end][0]) - 1) * rows &&
         at_goal < (2 * column_of(rink.crease[end][2]) + 1) * rows;
}

void find_lanes(Rink& rink) {
  for (std::size_t end = 0; end < 2; ++end)
    rink.ice.each([&](Square from) {
      rink.ice.each([&](Square through) {
        if (goes_between_the_posts(rink, end, from, through))
          rink.lanes[end][from][static_cast<std::size_t>(row_of(through))] |=
              static_cast<std::uint16_t>(1u << column_of(through));
      });
    });
}

}  // namespace

int Rink::to_nearest_net(Square from, int end) const {
  return std::min({to_net(from, end, 0), to_net(from, end, 1), to_net(from, end, 2)});
}

bool Rink::behind_net(int end, Square square) const {
  const auto& zone = crease[static_cast<std::size_t>(end)];
  return row_of(square) == (end == 0 ? 0 : rows - 1) && column_of(square) >= column_of(zone[0]) &&
         column_of(square) <= column_of(zone[2]);
}

DataFault read_rink(std::string_view csv, Rink& rink) {
  CsvReader lines(csv);
  CsvReader::Row row;
  if (!lines.next(row) || row[0] != "item") return {lines.line(), "item", "de.data.no_header"};
  RinkReader reader(rink);
  while (lines.next(row))
    if (const DataFault fault = reader.row(row, lines.line()); fault.found()) return fault;
  if (!reader.complete()) return {lines.line(), "item", "de.data.row_missing"};
  lay_ice(rink);
  find_steps(rink);
  find_distances(rink);
  find_benches(rink);
  find_lanes(rink);
  return {};
}

const Rink& rink_of(RinkSize size) {
  static const std::array<Rink, 2>& rinks = []() -> const std::array<Rink, 2>& {
    static std::array<Rink, 2> made;
    [[maybe_unused]] DataFault fault = read_rink(embedded::double_echec_rink_large_csv(), made[0]);
    assert(!fault.found());
    fault = read_rink(embedded::double_echec_rink_small_csv(), made[1]);
    assert(!fault.found());
    return made;
  }();
  return rinks[static_cast<std::size_t>(size)];
}

}  // namespace benchboss::double_echec
