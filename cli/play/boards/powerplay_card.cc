#include "cli/play/boards/powerplay_card.h"

#include "cli/play/pixels.h"
#include "cli/play/reading.h"
#include "cli/play/typeset.h"

namespace benchboss::playing::powerplay {
namespace {

Tint ink_of(const Player& player) {
  if (player.category == "forwards") return Tint::jersey;
  return player.category == "defenders" ? Tint::red_line : Tint::ink;
}

}  // namespace

Player player_in(const boost::json::object& card) {
  Player player;
  player.id = word_in(card, "id");
  player.category = word_in(card, "category");
  player.value = number_in(card, "value");
  player.brawler = flag_in(card, "brawler");
  player.bonus = word_in(card, "bonus");
  player.used = flag_in(card, "used");
  player.injured = flag_in(card, "injured");
  player.points = field(card, "points") != nullptr ? number_in(card, "points") : player.value;
  player.seat = number_in(card, "seat");
  player.turn = number_in(card, "turn");
  return player;
}

std::vector<Player> players_in(const boost::json::object& object, std::string_view list) {
  std::vector<Player> players;
  const boost::json::value* value = field(object, list);
  if (value == nullptr || !value->is_array()) return players;
  for (const boost::json::value& each : value->get_array())
    if (const boost::json::object* card = each.if_object()) players.push_back(player_in(*card));
  return players;
}

std::string name_of(const Words& words, std::string_view id) {
  return words.say("pp.card." + std::string(id));
}

std::string told_player(const Words& words, const Player& player) {
  const std::string_view id = player.brawler         ? "pp.board.card_brawler"
                              : player.bonus.empty() ? "pp.board.card"
                                                     : "pp.board.card_bonus";
  return words.say(id, {{"card", name_of(words, player.id)},
                        {"category", words.say("pp.category." + player.category)},
                        {"value", player.value}});
}

std::string told_played(const Words& words, const Player& player, const Player* helper) {
  std::string told = told_player(words, player);
  if (player.bonus == "bully" && helper != nullptr) {
    told = words.say(
        "pp.board.counts_with",
        {{"card", told}, {"points", player.points}, {"helper", told_player(words, *helper)}});
  } else if (player.points != player.value) {
    told = words.say("pp.board.counts", {{"card", told}, {"points", player.points}});
  }
  return player.injured ? words.say("pp.board.injured", {{"card", told}}) : told;
}

std::string marked(const Player& player, int value) {
  const std::string number = std::to_string(value);
  if (player.brawler) return "▌" + number + "▐";
  return (player.bonus.empty() ? "" : "★") + number;
}

Style style_of(const Player& player, Tint paper) {
  if (player.brawler) return {Tint::white, Tint::red, true};
  return {ink_of(player), paper, true};
}

void draw_card(Canvas& canvas, int row, int column, const Player& player, const CardLook& look,
               const Words& words) {
  const Tint paper = look.playable ? Tint::white : Tint::card_off;
  const Style face = {look.playable ? ink_of(player) : Tint::pencil, paper};
  Style edge = face;
  if (look.gold) edge = {Tint::ink, Tint::gold};
  if (look.lifted) edge = {Tint::ink, Tint::glow};
  const Area area = {row, column, kCardRows, kCardColumns};
  canvas.box(area, edge);
  const Area inside = area.inside();
  canvas.fill(inside, face);
  canvas.put(row, column + 1, cut(name_of(words, player.id), kCardColumns - 2), edge.strong());
  const std::string number = std::to_string(player.points);
  const int width = pixel_columns(number, 1);
  const Style value = player.brawler && look.playable ? Style{Tint::white, Tint::red} : face;
  if (player.brawler) {
    canvas.fill({inside.row, inside.column, inside.rows, width + 2}, value);
    canvas.down(inside.row, inside.column, inside.rows, U'▌', value);
    canvas.down(inside.row, inside.column + width + 1, inside.rows, U'▐', value);
  }
  put_pixels(canvas, inside.row, inside.column + 1, number, value, 1);
  const int right = inside.right();
  const std::string kind = words.say("pp.short." + player.category);
  canvas.put(inside.row, right - columns(kind), kind, face.strong());
  if (!player.bonus.empty())
    canvas.put(inside.row + 1, right - 1, "★",
               {look.playable ? Tint::stick : face.ink, paper, true});
  if (player.injured) canvas.put(inside.row + 2, right - 3, " ✚ ", {Tint::white, Tint::red, true});
  if (!look.key.empty())
    canvas.put_centred(row + kCardRows - 1, column + 1, kCardColumns - 2, look.key, edge.strong());
}

void draw_back(Canvas& canvas, int row, int column) {
  const Area area = {row, column, kCardRows, kCardColumns};
  canvas.box(area, {Tint::white, Tint::home});
  canvas.fill(area.inside(), {Tint::cloth, Tint::home}, U'░');
}

void draw_place(Canvas& canvas, int row, int column) {
  canvas.box({row, column, kCardRows, kCardColumns}, {Tint::scratch, Tint::ice});
}

}  // namespace benchboss::playing::powerplay
