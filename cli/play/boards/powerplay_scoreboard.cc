#include "cli/play/boards/powerplay_table.h"
#include "cli/play/reading.h"
#include "cli/play/styles.h"
#include "cli/play/typeset.h"

#include <algorithm>

namespace benchboss::playing::powerplay {
namespace {

constexpr Style kCross = {Tint::gold, Tint::walnut, true};
constexpr int kStandingRows = 3;
constexpr int kNameColumns = 8;  // enough to know who it is

// "▶ Zamboni ××···": the crosses under his name (PP-24), and what is missing to the target.
void draw_coach(Canvas& canvas, int row, int column, int width, const Scene& scene,
                std::size_t seat, int wins) {
  const boost::json::object& view = scene.view;
  const int target = number_in(view, "target");
  const bool turn = number_in(view, "to_play") == static_cast<int>(seat) + 1;
  const bool champion = number_in(view, "champion") == static_cast<int>(seat) + 1;
  // Where a cross for each win would leave little of the name they are counted.
  const bool counted = width - target - 4 < kNameColumns;
  const std::string tally = std::to_string(wins) + "×";
  const int room = std::max(3, width - (counted ? columns(tally) : target) - 4);
  const std::string name = cut(scene.faces[seat].name, room);
  canvas.put(row, column,
             champion ? "★"
             : turn   ? "▶"
                      : " ",
             champion ? kCross : Style{Tint::glow, Tint::walnut, true});
  const bool me = seat == scene.viewer;
  Style style = me ? Style{Tint::white, Tint::home} : kWalnut;
  style.bold = turn;
  const int end = canvas.put(row, column + 1, " " + name + " ", style);
  if (counted) {
    canvas.put(row, end, tally, kCross);
    return;
  }
  canvas.put(row, end, repeated("×", wins), kCross);
  canvas.put(row, end + wins, repeated("·", std::max(0, target - wins)), kDim);
}

std::string market(const Scene& scene, int width) {
  const boost::json::object* piles = group_in(scene.view, "piles");
  if (piles == nullptr) return {};
  const auto say = [&](std::string_view id) {
    return scene.words.say(id, {{"forwards", number_in(*piles, "forwards")},
                                {"defenders", number_in(*piles, "defenders")},
                                {"goalies", number_in(*piles, "goalies")}});
  };
  const std::string full = say("pp.board.market");
  return columns(full) <= width ? full : say("pp.board.market_short");
}

}  // namespace

std::string season_line(const Scene& scene) {
  const boost::json::object& view = scene.view;
  if (const boost::json::value* playoffs = field(view, "playoffs")) {
    const boost::json::object& first = playoffs->at(0).as_object();
    const boost::json::object& second = playoffs->at(1).as_object();
    const auto name = [&](const boost::json::object& finalist) {
      return scene.words.seat(static_cast<Seat>(number_in(finalist, "seat") - 1));
    };
    return scene.words.say("pp.board.playoffs", {{"seat1", name(first)},
                                                 {"wins1", number_in(first, "wins")},
                                                 {"seat2", name(second)},
                                                 {"wins2", number_in(second, "wins")}});
  }
  if (number_in(view, "turn") == 0) return scene.words.say("pp.board.deal");
  return scene.words.say("pp.board.season", {{"turn", number_in(view, "turn")},
                                             {"target", number_in(view, "target")}});
}

int scoreboard_rows(int, int) { return kStandingRows + 1; }

void draw_scoreboard(Canvas& canvas, Area area, const Scene& scene) {
  canvas.fill(area, kWalnut);
  const boost::json::value* coaches = field(scene.view, "coaches");
  const int count = static_cast<int>(scene.faces.size());
  // As few columns as three rows allow; few coaches stand in one row.
  const int across = count <= 3 ? count : (count + kStandingRows - 1) / kStandingRows;
  const int rows = (count + across - 1) / across;
  const int width = (area.columns - 2) / across;
  const int top = area.row + (kStandingRows - rows) / 2;
  for (int i = 0; i < count; ++i) {
    const auto seat = static_cast<std::size_t>(i);
    const int wins = coaches == nullptr ? 0 : number_in(coaches->at(seat).as_object(), "wins");
    draw_coach(canvas, top + i / across, area.column + 1 + i % across * width, width, scene, seat,
               wins);
  }
  const int ledge = area.bottom() - 1;
  canvas.fill({ledge, area.column, 1, area.columns}, kWood);
  const std::string season = season_line(scene);
  canvas.put(ledge, area.column + 1, cut(season, area.columns - 2), kWood.strong());
  const int room = area.columns - columns(season) - 5;
  if (room > 8) canvas.put_right(ledge, area.right() - 1 - room, room, market(scene, room), kWood);
}

}  // namespace benchboss::playing::powerplay
