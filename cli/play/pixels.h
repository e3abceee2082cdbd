#pragma once
#include "cli/play/canvas.h"

#include <string_view>

namespace benchboss::playing {

// Digits and capitals of five pixels' height, drawn with half blocks, two pixels a cell. Scale 1 is
// three rows high, scale 2 five.
int pixel_rows(int scale);
int pixel_columns(std::string_view text, int scale);
void put_pixels(Canvas& canvas, int row, int column, std::string_view text, Style style,
                int scale = 1);

}  // namespace benchboss::playing
