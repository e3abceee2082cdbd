#pragma once
#include "cli/play/canvas.h"
#include "cli/play/words.h"

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace benchboss::playing::rink_ratz {

// The two plays a special bears, in notation; the numbers have none.
struct Special {
  std::string_view code;
  std::array<std::string_view, 2> plays;
};
const Special* find_special(std::string_view code);

std::string name_of_card(const Words& words, std::string_view code);
std::string name_of_play(const Words& words, std::string_view play);

struct CardSize {
  int rows;
  int columns;
  int scale;    // of the number
  int visible;  // columns that must show of a card under another one
};
inline constexpr CardSize kMediumCard = {5, 10, 1, 6};
inline constexpr CardSize kLargeCard = {7, 15, 2, 12};

struct CardLook {
  bool playable = true;
  bool lifted = false;  // chosen: its edge glows
  std::string top;      // a word or a sign on the upper edge
  bool gold = false;    // it is, or would be, a goal
  std::string bottom;   // the key, on the lower edge
  std::array<bool, 2> plays_allowed = {true, true};
};

void draw_card(Canvas& canvas, int row, int column, const CardSize& size, std::string_view code,
               const CardLook& look, const Words& words);

// Colours of a team, and the sign that says the same without colour.
Style style_of_team(std::size_t team);
std::string_view sign_of_team(std::size_t team);

}  // namespace benchboss::playing::rink_ratz
