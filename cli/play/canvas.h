#pragma once
#include <cstdint>
#include <string_view>
#include <vector>

namespace benchboss::playing {

// Colours by what they are for; terminal.cc knows how a terminal shows them.
enum class Tint : std::uint8_t {
  none,  // the terminal's own
  walnut,
  wood,
  lamp,   // text on walnut
  shade,  // text on walnut that may stand back
  glow,   // what is asked of me
  ice,
  scratch,
  red_line,
  blue_line,
  paper,
  ruled,
  ink,
  pencil,
  gold,  // goals, wins
  red,   // penalties
  white,
  card_off,
  jersey,
  cloth,  // of the jersey on a card
  stick,
  special,
  home,
  visitor,
  grass,
  mown,  // the lighter stripe of it
  clay,
  // Groups of cards that belong together, white on dark.
  teal,
  olive,
  earth,
};
inline constexpr std::size_t kTints = static_cast<std::size_t>(Tint::earth) + 1;

struct Style {
  Tint ink = Tint::lamp;
  Tint paper = Tint::walnut;
  bool bold = false;
  bool underlined = false;
  bool reversed = false;

  constexpr Style on(Tint other) const { return {ink, other, bold, underlined, reversed}; }
  constexpr Style strong() const { return {ink, paper, true, underlined, reversed}; }
  friend constexpr bool operator==(const Style&, const Style&) = default;
};

struct Cell {
  char32_t character = U' ';  // 0: covered by the wide character before it
  char32_t accent = 0;        // a combining mark on top of it
  Style style;
  friend constexpr bool operator==(const Cell&, const Cell&) = default;
};

struct Area {
  int row = 0;
  int column = 0;
  int rows = 0;
  int columns = 0;

  constexpr Area inside(int by = 1) const {
    return {row + by, column + by, rows - 2 * by, columns - 2 * by};
  }
  constexpr int bottom() const { return row + rows; }
  constexpr int right() const { return column + columns; }
};

// A page of character cells that anyone can draw on. What falls outside is not drawn, so a board
// need not know how small the window has become.
class Canvas {
 public:
  Canvas(int rows, int columns, Style style);

  int rows() const { return rows_; }
  int columns() const { return columns_; }
  Area area() const { return {0, 0, rows_, columns_}; }
  const Cell& at(int row, int column) const;

  void fill(Area area, Style style, char32_t character = U' ');
  // Returns the column after the text.
  int put(int row, int column, std::string_view text, Style style);
  void put_character(int row, int column, char32_t character, Style style);
  void put_centred(int row, int column, int width, std::string_view text, Style style);
  void put_right(int row, int column, int width, std::string_view text, Style style);
  // Rounded corners; the inside is filled.
  void box(Area area, Style style);
  void across(int row, int column, int width, char32_t character, Style style);
  void down(int row, int column, int height, char32_t character, Style style);

 private:
  Cell* cell(int row, int column);

  int rows_;
  int columns_;
  std::vector<Cell> cells_;
};

}  // namespace benchboss::playing
