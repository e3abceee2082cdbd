#include "cli/play/boards/powerplay_table.h"

#include "cli/play/boards/powerplay_card.h"
#include "cli/play/pixels.h"
#include "cli/play/reading.h"
#include "cli/play/styles.h"
#include "cli/play/typeset.h"

#include <algorithm>
#include <array>

namespace benchboss::playing::powerplay {
namespace {

constexpr Style kQuiet = {Tint::pencil, Tint::ice};
constexpr Style kBoards = {Tint::blue_line, Tint::ice};
constexpr std::array<Style, 2> kSides = {Style{Tint::white, Tint::home},
                                         Style{Tint::ink, Tint::visitor}};
constexpr std::array<std::string_view, 2> kSigns = {"■", "▤"};
constexpr int kRegularDuels = 6;

struct Category {
  std::string_view word;
  std::size_t players;
};
constexpr std::array<Category, 3> kTeam = {{{"forwards", 3}, {"defenders", 2}, {"goalies", 1}}};

std::string seat_name(const Scene& scene, int seat) {
  return scene.words.seat(static_cast<Seat>(seat - 1));
}

// What the card under the cursor says about itself.
std::string caption(const Scene& scene) {
  if (scene.selected >= scene.things.size() || scene.choices.empty()) return {};
  const std::string& action = scene.things[scene.selected].actions[0];
  const std::string id = action.substr(action.find(':') + 1);
  const std::string text = "pp.caption." + id;
  return scene.words.knows(text) ? scene.words.say(text) : "";
}

class IceDrawing {
 public:
  IceDrawing(Canvas& canvas, Area area, const Scene& scene, const boost::json::object& match)
      : canvas_(canvas), ice_(area.inside()), scene_(scene), match_(match) {
    middle_ = ice_.column + ice_.columns / 2;
    top_ = ice_.row + std::max(0, (ice_.rows - kCardRows - 3) / 2);
  }

  void draw() {
    draw_lines();
    const boost::json::array& sides = match_.at("sides").as_array();
    for (std::size_t side = 0; side < 2; ++side) draw_side(side, sides[side].as_object());
    draw_score(sides);
  }

 private:
  void draw_lines() {
    canvas_.down(ice_.row, middle_, ice_.rows, U'┃', {Tint::red_line, Tint::ice});
    const int blue = ice_.columns / 2 - 3;
    for (const int column : {middle_ - blue, middle_ + blue})
      canvas_.down(ice_.row, column, ice_.rows, U'│', kBoards);
  }

  void draw_side(std::size_t side, const boost::json::object& about) {
    const int seat = number_in(match_, side == 0 ? "challenger" : "opponent");
    const int column = side == 0 ? middle_ - 9 - kCardColumns : middle_ + 10;
    const std::string tag =
        " " + std::string(kSigns[side]) + " " + cut(seat_name(scene_, seat), kCardColumns) + " ";
    canvas_.put(top_, side == 0 ? column : column + kCardColumns - columns(tag), tag,
                kSides[side].strong());
    draw_duel_card(column, seat, about);
    draw_played(side, column, about);
  }

  // The cards of the last duel lie there until the next ones are turned; only then does the sealed
  // card, which is told on its edge, take their place.
  void draw_duel_card(int column, int seat, const boost::json::object& about) {
    const bool sealed = about.at("chosen").as_bool();
    const int turned = last_turned();
    CardLook look;
    if (sealed) look.key = cut(scene_.words.say("pp.board.laid"), kCardColumns - 2);
    if (const boost::json::value* list = field(about, "shown"))
      for (const boost::json::value& card : list->get_array())
        if (number_in(card.as_object(), "duel") == turned) {
          const Player player = player_in(card.as_object());
          look.gold = scored(player);
          return draw_card(canvas_, top_ + 1, column, player, look, scene_.words);
        }
    if (!sealed) return draw_place(canvas_, top_ + 1, column);
    const boost::json::object* mine = group_in(scene_.view, "chosen");
    if (mine == nullptr || seat != scene_.viewer + 1) return draw_back(canvas_, top_ + 1, column);
    draw_card(canvas_, top_ + 1, column, player_in(*mine), look, scene_.words);
  }

  int last_turned() const {
    int last = 0;
    for (const boost::json::value& side : match_.at("sides").as_array())
      for (const boost::json::value& card : side.at("shown").as_array())
        last = std::max(last, number_in(card.as_object(), "duel"));
    return last;
  }

  // The last goal was his.
  bool scored(const Player& player) const {
    for (std::size_t i = scene_.events.size(); i > 0; --i) {
      const SaidEvent& event = scene_.events[i - 1];
      if (event.id == "pp.revealed" && i + 4 < scene_.events.size()) break;
      if (event.id == "pp.goal") return event.args[1].term == "pp.card." + player.id;
    }
    return false;
  }

  // Every card of this round so far, as small numbers in their colours, from the outer edge.
  void draw_played(std::size_t side, int column, const boost::json::object& about) {
    const std::vector<Player> played = players_in(about, "shown");
    int width = -1;
    for (const Player& player : played)
      width += columns(marked(player, player.points)) + (player.injured ? 1 : 0) + 1;
    int at = side == 0 ? column : column + kCardColumns - width;
    for (const Player& player : played) {
      const int row = top_ + 1 + kCardRows;
      at = canvas_.put(row, at, marked(player, player.points), style_of(player, Tint::ice));
      if (player.injured) at = canvas_.put(row, at, "✚", {Tint::red, Tint::ice, true});
      ++at;
    }
  }

  void draw_score(const boost::json::array& sides) {
    for (std::size_t side = 0; side < 2; ++side) {
      const std::string goals = std::to_string(number_in(sides[side].as_object(), "goals"));
      const int width = pixel_columns(goals, 1);
      const int column = side == 0 ? middle_ - 3 - width : middle_ + 4;
      canvas_.fill({top_ + 2, column - 1, 3, width + 2}, {Tint::gold, Tint::ink});
      put_pixels(canvas_, top_ + 2, column, goals, {Tint::gold, Tint::ink}, 1);
    }
    const int duel = number_in(match_, "duel");
    const auto line = [&](int row, const std::string& text, Style style) {
      canvas_.put_centred(row, middle_ - 8, 17, " " + text + " ", style);
    };
    line(top_ + 5, scene_.words.say("pp.board.duel", {{"number", duel}}), kIce.strong());
    if (duel > kRegularDuels)
      line(top_ + 1, scene_.words.say("pp.board.sudden_death"), {Tint::white, Tint::red, true});
    if (const boost::json::object* added = group_in(match_, "added"); added && bully_turned()) {
      const Player helper = player_in(*added);
      const std::string text = scene_.words.say(
          "pp.board.helps", {{"card", name_of(scene_.words, helper.id)}, {"value", helper.value}});
      line(top_ + 6, cut(text, 15), kIce.strong());
    }
  }

  // Sitting Bully lies on the ice in the last duel.
  bool bully_turned() const {
    const int turned = last_turned();
    for (const boost::json::value& side : match_.at("sides").as_array())
      for (const boost::json::value& card : side.at("shown").as_array())
        if (number_in(card.as_object(), "duel") == turned &&
            word_in(card.as_object(), "bonus") == "bully")
          return true;
    return false;
  }

  Canvas& canvas_;
  Area ice_;
  const Scene& scene_;
  const boost::json::object& match_;
  int middle_ = 0;
  int top_ = 0;
};

// One line a coach: his key, his name, and of his team what was seen last.
class BenchDrawing {
 public:
  BenchDrawing(Canvas& canvas, Area area, const Scene& scene)
      : canvas_(canvas), area_(area), scene_(scene), seen_(players_in(scene.view, "notebook")) {
    std::sort(seen_.begin(), seen_.end(), [](const Player& a, const Player& b) {
      return a.turn != b.turn ? a.turn > b.turn : a.id < b.id;
    });
  }

  void draw() {
    int row = area_.row + 1;
    const int lines = static_cast<int>(scene_.faces.size()) - (is_seat() ? 1 : 0);
    if (lines > area_.rows - 2) row = area_.row;  // ten coaches need every row
    if (lines <= area_.rows - 3) draw_heads(row++);
    for (std::size_t seat = 0; seat < scene_.faces.size(); ++seat)
      if (seat != scene_.viewer) draw_bench(row++, seat);
  }

 private:
  bool is_seat() const { return scene_.viewer < scene_.faces.size(); }
  int width() const { return area_.columns - 4; }
  int room_for_name() const { return std::clamp(width() - 36, 8, 18); }

  void draw_heads(int row) {
    int column = area_.column + 7 + room_for_name();
    for (const Category& category : kTeam) {
      const int places = 3 * static_cast<int>(category.players);
      const std::string head = scene_.words.say("pp.short." + std::string(category.word));
      canvas_.put_right(row, column - 1, std::max(places, columns(head)) + 1, head, kQuiet);
      column += places + 2;
    }
  }

  // The thing on the table that stands for this coach.
  const Thing* thing_of(std::size_t seat, bool& lifted) const {
    const std::string action = "exchange:" + std::to_string(seat + 1);
    for (std::size_t i = 0; i < scene_.things.size(); ++i)
      for (const std::string& each : scene_.things[i].actions)
        if (each == action) {
          lifted = i == scene_.selected;
          return &scene_.things[i];
        }
    return nullptr;
  }

  void draw_bench(int row, std::size_t seat) {
    bool lifted = false;
    const Thing* thing = thing_of(seat, lifted);
    const Style line = lifted ? Style{Tint::ink, Tint::glow} : kIce;
    const int left = area_.column + 2;
    canvas_.fill({row, left, 1, width()}, line);
    if (thing != nullptr)
      canvas_.put(row, left + 1, encode(std::u32string(1, thing->key)), line.strong());
    canvas_.put(row, left + 4, cut(scene_.faces[seat].name, room_for_name()), line.strong());
    int column = left + 5 + room_for_name();
    for (const Category& category : kTeam)
      column = draw_category(row, column, seat, category, line);
    if (thing != nullptr && !may_challenge(seat))
      canvas_.put_right(row, left, width() - 1, scene_.words.say("pp.board.met"),
                        lifted ? line : kQuiet);
  }

  bool may_challenge(std::size_t seat) const {
    const std::string action = "match:" + std::to_string(seat + 1);
    return std::find(scene_.choices.begin(), scene_.choices.end(), action) != scene_.choices.end();
  }

  // The values seen last, the newest first, and a dot for each player nobody has seen.
  int draw_category(int row, int column, std::size_t seat, const Category& category, Style line) {
    std::size_t drawn = 0;
    for (const Player& player : seen_) {
      if (drawn == category.players) break;
      if (player.seat != static_cast<int>(seat) + 1 || player.category != category.word) continue;
      canvas_.put_right(row, column, 3, marked(player, player.value), style_of(player, line.paper));
      column += 3;
      ++drawn;
    }
    for (; drawn < category.players; ++drawn, column += 3)
      canvas_.put_right(row, column, 3, "·", line);
    return column + 2;
  }

  Canvas& canvas_;
  Area area_;
  const Scene& scene_;
  std::vector<Player> seen_;
};

// The title on the upper edge of the ice, and a note on the lower one.
void draw_notes(Canvas& canvas, Area area, const Scene& scene, bool match) {
  const auto note = [&](int row, const std::string& text, Style style) {
    if (!text.empty())
      canvas.put_centred(row, area.column + 2, area.columns - 4,
                         " " + cut(text, area.columns - 6) + " ", style);
  };
  if (!match && scene.faces.size() < static_cast<std::size_t>(area.rows))
    note(area.row, scene.words.say("pp.board.bench"), kBoards);
  std::string below = caption(scene);
  if (const boost::json::object* exchange = group_in(scene.view, "exchange")) {
    below = scene.words.say("pp.board.exchange_with",
                            {{"seat", seat_name(scene, number_in(*exchange, "seat"))},
                             {"other", seat_name(scene, number_in(*exchange, "other"))}});
    if (const boost::json::object* drawn = group_in(scene.view, "drawn"))
      below += " · " + scene.words.say("pp.board.drawn",
                                       {{"card", told_player(scene.words, player_in(*drawn))}});
  }
  note(area.bottom() - 1, below, kIce);
}

CardLook look_of(const Scene& scene, std::size_t index) {
  const Thing& thing = scene.things[index];
  CardLook look;
  if (scene.choices.empty()) return look;  // nothing is asked: the hand just lies there
  look.lifted = index == scene.selected;
  look.playable = std::ranges::any_of(
      thing.actions, [&](const std::string& action) { return is_among(scene.choices, action); });
  if (look.playable) look.key = " " + encode(std::u32string(1, thing.key)) + " ";
  return look;
}

// Sitting Bully's piles and Jolly Judge's answers: one button each.
void draw_buttons(Canvas& canvas, Area area, const Scene& scene) {
  constexpr int kButtonColumns = 18;
  const int count = static_cast<int>(scene.things.size());
  const int first = area.column + (area.columns - count * (kButtonColumns + 1) + 1) / 2;
  for (int i = 0; i < count; ++i) {
    const auto index = static_cast<std::size_t>(i);
    const CardLook look = look_of(scene, index);
    const Style style =
        look.lifted ? Style{Tint::ink, Tint::glow, true} : Style{Tint::white, Tint::special, true};
    const Area box = {area.row + (look.lifted ? 0 : 1), first + i * (kButtonColumns + 1), kCardRows,
                      kButtonColumns};
    canvas.box(box, style);
    const std::string& action = scene.things[index].actions[0];
    const std::string rest = action.substr(action.find(':') + 1);
    const std::string text = action.starts_with("judge:")
                                 ? scene.words.say("pp.action.judge." + rest)
                             : rest == "none" ? scene.words.say("pp.brief.draw.none")
                                              : scene.words.say("pp.pile." + rest);
    const std::vector<std::string> lines = wrap(text, kButtonColumns - 4);
    for (std::size_t j = 0; j < lines.size() && j < 3; ++j)
      canvas.put_centred(box.row + 1 + static_cast<int>(j) + (lines.size() == 1 ? 1 : 0),
                         box.column + 1, kButtonColumns - 2, lines[j], style);
    canvas.put_centred(box.bottom() - 1, box.column + 1, kButtonColumns - 2, look.key, style);
  }
}

}  // namespace

void draw_table(Canvas& canvas, Area area, const Scene& scene) {
  canvas.box(area, kBoards);
  if (area.rows < 3 || area.columns < 20) return;
  const boost::json::object* match = group_in(scene.view, "match");
  draw_notes(canvas, area, scene, match != nullptr);
  if (match != nullptr) {
    IceDrawing(canvas, area, scene, *match).draw();
  } else {
    BenchDrawing(canvas, area, scene).draw();
  }
}

int hand_rows(int, int) { return kCardRows + 1; }

void draw_hand(Canvas& canvas, Area area, const Scene& scene) {
  const std::string phase = word_in(scene.view, "phase");
  if (!scene.choices.empty() && (phase == "bully" || phase == "judge"))
    return draw_buttons(canvas, area, scene);
  const std::vector<Player> hand = players_in(scene.view, "hand");
  const int count = static_cast<int>(hand.size());
  if (count == 0) return;
  const int pitch = std::min(kCardColumns + 4, std::max(1, (area.columns + 1) / count));
  const int width = (count - 1) * pitch + kCardColumns;
  const int first = area.column + (area.columns - width) / 2;
  for (int i = 0; i < count; ++i) {
    const auto index = static_cast<std::size_t>(i);
    CardLook look;
    if (index < scene.things.size()) look = look_of(scene, index);
    draw_card(canvas, area.row + (look.lifted ? 0 : 1), first + i * pitch, hand[index], look,
              scene.words);
  }
}

}  // namespace benchboss::playing::powerplay
