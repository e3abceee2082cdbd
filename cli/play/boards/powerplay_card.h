#pragma once
#include "cli/play/canvas.h"
#include "cli/play/words.h"

#include <boost/json/object.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace benchboss::playing::powerplay {

// A player as the view describes him.
struct Player {
  std::string id;
  std::string category;  // "forwards"
  int value = 0;
  bool brawler = false;
  std::string bonus;  // which one, empty for most
  bool used = false;  // lies on the table
  bool injured = false;
  int points = 0;  // what he counts in his duel; elsewhere his value
  int seat = 0;    // in the notebook: where he was seen, 0 at the market
  int turn = 0;    // and when
};
Player player_in(const boost::json::object& card);
std::vector<Player> players_in(const boost::json::object& object, std::string_view list);

std::string name_of(const Words& words, std::string_view id);
// "Hydra (forward 0 ★)"
std::string told_player(const Words& words, const Player& player);
// The same with what became of him: "Hydra (forward 0 ★), counts 2", "…, injured".
std::string told_played(const Words& words, const Player& player, const Player* helper);

inline constexpr int kCardRows = 5;
inline constexpr int kCardColumns = 12;

struct CardLook {
  bool playable = true;
  bool lifted = false;  // chosen: its edge glows
  bool gold = false;    // it scored
  std::string key;      // on the lower edge
};
void draw_card(Canvas& canvas, int row, int column, const Player& player, const CardLook& look,
               const Words& words);
// Face down, or an empty place.
void draw_back(Canvas& canvas, int row, int column);
void draw_place(Canvas& canvas, int row, int column);

// His value with the sign of his kind: a star for bonus players; the value of a brawler stands in a
// rectangle (PP-2), which needs no colour to be seen.
std::string marked(const Player& player, int value);
// Blue, red and black on paper of that tint, as the cards are (PP-1).
Style style_of(const Player& player, Tint paper);

}  // namespace benchboss::playing::powerplay
