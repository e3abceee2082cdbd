#include "cli/play/canvas.h"

#include "cli/play/typeset.h"

#include <algorithm>

namespace benchboss::playing {

Canvas::Canvas(int rows, int columns, Style style)
    : rows_(std::max(rows, 0)),
      columns_(std::max(columns, 0)),
      cells_(static_cast<std::size_t>(rows_) * static_cast<std::size_t>(columns_),
             Cell{U' ', 0, style}) {}

const Cell& Canvas::at(int row, int column) const {
  return cells_[static_cast<std::size_t>(row) * static_cast<std::size_t>(columns_) +
                static_cast<std::size_t>(column)];
}

Cell* Canvas::cell(int row, int column) {
  if (row < 0 || row >= rows_ || column < 0 || column >= columns_) return nullptr;
  return &cells_[static_cast<std::size_t>(row) * static_cast<std::size_t>(columns_) +
                 static_cast<std::size_t>(column)];
}

void Canvas::put_character(int row, int column, char32_t character, Style style) {
  if (Cell* target = cell(row, column)) *target = {character, 0, style};
}

void Canvas::fill(Area area, Style style, char32_t character) {
  for (int row = area.row; row < area.bottom(); ++row)
    across(row, area.column, area.columns, character, style);
}

int Canvas::put(int row, int column, std::string_view text, Style style) {
  for (char32_t c : decode(text)) {
    if (c == 0xA0 || c == U'\n') c = U' ';
    const int width = playing::columns(c);
    if (width == 0) {
      if (Cell* before = cell(row, column - 1)) before->accent = c;
      continue;
    }
    if (width == 2 && column + 1 >= columns_) break;
    put_character(row, column, c, style);
    if (width == 2) put_character(row, column + 1, 0, style);
    column += width;
  }
  return column;
}

void Canvas::put_centred(int row, int column, int width, std::string_view text, Style style) {
  const std::string shown = cut(text, width);
  put(row, column + (width - playing::columns(shown)) / 2, shown, style);
}

void Canvas::put_right(int row, int column, int width, std::string_view text, Style style) {
  const std::string shown = cut(text, width);
  put(row, column + width - playing::columns(shown), shown, style);
}

void Canvas::box(Area area, Style style) {
  fill(area.inside(), style);
  across(area.row, area.column + 1, area.columns - 2, U'─', style);
  across(area.bottom() - 1, area.column + 1, area.columns - 2, U'─', style);
  down(area.row + 1, area.column, area.rows - 2, U'│', style);
  down(area.row + 1, area.right() - 1, area.rows - 2, U'│', style);
  put_character(area.row, area.column, U'╭', style);
  put_character(area.row, area.right() - 1, U'╮', style);
  put_character(area.bottom() - 1, area.column, U'╰', style);
  put_character(area.bottom() - 1, area.right() - 1, U'╯', style);
}

void Canvas::across(int row, int column, int width, char32_t character, Style style) {
  for (int i = 0; i < width; ++i) put_character(row, column + i, character, style);
}

void Canvas::down(int row, int column, int height, char32_t character, Style style) {
  for (int i = 0; i < height; ++i) put_character(row + i, column, character, style);
}

}  // namespace benchboss::playing
