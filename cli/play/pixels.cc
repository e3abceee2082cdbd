#include "cli/play/pixels.h"

#include "cli/play/typeset.h"

#include <array>
#include <cstdint>

namespace benchboss::playing {
namespace {

constexpr int kHeight = 5;

struct Glyph {
  char32_t character;
  std::array<std::string_view, kHeight> rows;

  int width() const { return static_cast<int>(rows[0].size()); }
};

// Beside another digit a 1 is narrow, so that two fit a card; alone it has its foot.
constexpr char32_t kLoneOne = 1;

constexpr Glyph kGlyphs[] = {
    {U'0', {"###", "# #", "# #", "# #", "###"}},
    {U'1', {"#", "#", "#", "#", "#"}},
    {U'2', {"###", "  #", "###", "#  ", "###"}},
    {U'3', {"###", "  #", "###", "  #", "###"}},
    {U'4', {"# #", "# #", "###", "  #", "  #"}},
    {U'5', {"###", "#  ", "###", "  #", "###"}},
    {U'6', {"###", "#  ", "###", "# #", "###"}},
    {U'7', {"###", "  #", "  #", "  #", "  #"}},
    {U'8', {"###", "# #", "###", "# #", "###"}},
    {U'9', {"###", "# #", "###", "  #", "###"}},
    {U'A', {"####", "#  #", "####", "#  #", "#  #"}},
    {U'B', {"### ", "#  #", "### ", "#  #", "### "}},
    {U'C', {"####", "#   ", "#   ", "#   ", "####"}},
    {U'D', {"### ", "#  #", "#  #", "#  #", "### "}},
    {U'E', {"####", "#   ", "### ", "#   ", "####"}},
    {U'F', {"####", "#   ", "### ", "#   ", "#   "}},
    {U'G', {"####", "#   ", "# ##", "#  #", "####"}},
    {U'H', {"#  #", "#  #", "####", "#  #", "#  #"}},
    {U'I', {"#", "#", "#", "#", "#"}},
    {U'J', {"  #", "  #", "  #", "# #", "###"}},
    {U'K', {"#  #", "# # ", "##  ", "# # ", "#  #"}},
    {U'L', {"#   ", "#   ", "#   ", "#   ", "####"}},
    {U'M', {"#   #", "## ##", "# # #", "#   #", "#   #"}},
    {U'N', {"#  #", "## #", "# ##", "#  #", "#  #"}},
    {U'O', {"####", "#  #", "#  #", "#  #", "####"}},
    {U'P', {"####", "#  #", "####", "#   ", "#   "}},
    {U'Q', {"####", "#  #", "#  #", "# ##", "####"}},
    {U'R', {"### ", "#  #", "### ", "# # ", "#  #"}},
    {U'S', {"####", "#   ", "####", "   #", "####"}},
    {U'T', {"#####", "  #  ", "  #  ", "  #  ", "  #  "}},
    {U'U', {"#  #", "#  #", "#  #", "#  #", "####"}},
    {U'V', {"#   #", "#   #", " # # ", " # # ", "  #  "}},
    {U'W', {"#   #", "#   #", "# # #", "## ##", "#   #"}},
    {U'X', {"#   #", " # # ", "  #  ", " # # ", "#   #"}},
    {U'Y', {"#   #", " # # ", "  #  ", "  #  ", "  #  "}},
    {U'Z', {"####", "  # ", " #  ", "#   ", "####"}},
    {kLoneOne, {" # ", "## ", " # ", " # ", "###"}},
    {U'!', {"#", "#", "#", " ", "#"}},
    {U'-', {"   ", "   ", "###", "   ", "   "}},
    {U' ', {"  ", "  ", "  ", "  ", "  "}},
};

const Glyph& glyph_of(char32_t character) {
  for (const Glyph& glyph : kGlyphs)
    if (glyph.character == character) return glyph;
  return kGlyphs[std::size(kGlyphs) - 1];
}

// The letters as they are drawn: capitals without accents.
std::u32string letters(std::string_view text) {
  if (text == "1") return {kLoneOne};
  std::u32string drawn = decode(folded(text));
  for (char32_t& c : drawn)
    if (c >= U'a' && c <= U'z') c -= 0x20;
  return drawn;
}

}  // namespace

int pixel_rows(int scale) { return (kHeight * scale + 1) / 2; }

int pixel_columns(std::string_view text, int scale) {
  int sum = 0;
  for (const char32_t c : letters(text)) sum += (glyph_of(c).width() + 1) * scale;
  return sum > 0 ? sum - scale : 0;
}

void put_pixels(Canvas& canvas, int row, int column, std::string_view text, Style style,
                int scale) {
  static constexpr std::array<char32_t, 4> kBlocks = {U' ', U'▀', U'▄', U'█'};
  for (const char32_t c : letters(text)) {
    const Glyph& glyph = glyph_of(c);
    const auto lit = [&](int x, int y) {
      const int line = y / scale;
      return line < kHeight &&
             glyph.rows[static_cast<std::size_t>(line)][static_cast<std::size_t>(x / scale)] == '#';
    };
    for (int x = 0; x < glyph.width() * scale; ++x)
      for (int y = 0; y < pixel_rows(scale); ++y) {
        const unsigned block = (lit(x, 2 * y) ? 1U : 0U) + (lit(x, 2 * y + 1) ? 2U : 0U);
        if (block != 0) canvas.put_character(row + y, column + x, kBlocks[block], style);
      }
    column += (glyph.width() + 1) * scale;
  }
}

}  // namespace benchboss::playing
