#include "cli/play/boards/rink_ratz_scoreboard.h"

#include "cli/play/boards/rink_ratz_card.h"
#include "cli/play/pixels.h"
#include "cli/play/reading.h"
#include "cli/play/styles.h"
#include "cli/play/typeset.h"

#include <algorithm>

namespace benchboss::playing::rink_ratz {
namespace {

constexpr int kRegularPeriods = 3;

int scale_for(int area_rows) { return area_rows > pixel_rows(2) ? 2 : 1; }

// A team's names, their cards, and what else is to be known about it; from the outer edge inwards.
class TeamCorner {
 public:
  TeamCorner(Canvas& canvas, Area area, const Scene& scene, std::size_t team)
      : canvas_(canvas), area_(area), scene_(scene), team_(team) {}

  void draw() {
    const std::vector<int> sizes = numbers_in(scene_.view, "hand_sizes");
    for (std::size_t seat = 0; seat < scene_.faces.size(); ++seat)
      if (scene_.faces[seat].team == team_) draw_seat(seat, seat < sizes.size() ? sizes[seat] : 0);
    const std::vector<int> out = numbers_in(scene_.view, "goalies_out");
    if (std::find(out.begin(), out.end(), static_cast<int>(team_) + 1) != out.end())
      line(scene_.words.say("rr.board.no_goalie"), Style{Tint::white, Tint::red, true});
  }

 private:
  void draw_seat(std::size_t seat, int cards) {
    const bool turn = number_in(scene_.view, "to_play") == static_cast<int>(seat) + 1;
    const bool alone = scene_.faces.size() <= 2;
    const std::string count = repeated("▮", alone ? cards : 1) + " " + std::to_string(cards);
    const int room = area_.columns - 6 - (alone ? 0 : columns(count) + 1);
    const std::string name = cut(scene_.faces[seat].name, std::max(room, 3));
    const std::string tag = " " + std::string(sign_of_team(team_)) + " " + name + " ";
    const std::string arrow = turn ? (team_ == 0 ? "▶" : "◀") : " ";
    Style style = style_of_team(team_);
    style.bold = turn;
    put(arrow, {Tint::glow, Tint::walnut, true});
    put(tag, style);
    if (alone) next_line();
    put((alone ? "  " : " "), kWalnut);
    put(count, kDim);
    next_line();
  }

  void line(std::string_view text, Style style) {
    put("  ", kWalnut);
    put(" " + std::string(text) + " ", style);
    next_line();
  }

  // The home team writes from the left, the visitors from the right.
  void put(std::string_view text, Style style) {
    const int width = columns(text);
    if (used_ + width > area_.columns) return;
    const int column = team_ == 0 ? area_.column + used_ : area_.right() - used_ - width;
    canvas_.put(area_.row + row_, column, text, style);
    used_ += width;
  }
  void next_line() {
    used_ = 0;
    ++row_;
  }

  Canvas& canvas_;
  Area area_;
  const Scene& scene_;
  std::size_t team_;
  int row_ = 0;
  int used_ = 0;
};

void draw_goals(Canvas& canvas, Area area, const Scene& scene, int scale, int centre_columns) {
  const std::vector<int> goals = numbers_in(scene.view, "goals");
  for (std::size_t team = 0; team < goals.size() && team < 2; ++team) {
    const std::string number = std::to_string(goals[team]);
    const int width = pixel_columns(number, scale);
    const int centre = area.column + area.columns / 2;
    const int column =
        team == 0 ? centre - centre_columns / 2 - width : centre + centre_columns / 2;
    put_pixels(canvas, area.row, column, number, kGold, scale);
  }
}

void draw_centre(Canvas& canvas, Area area, const Scene& scene, int width) {
  const int column = area.column + (area.columns - width) / 2;
  const int row = area.row + (area.rows - 4) / 2;
  const auto line = [&](int offset, std::string_view text, Style style) {
    canvas.put_centred(row + offset, column, width, text, style);
  };
  if (number_in(scene.view, "period") == 0) {
    line(1, scene.words.say("rr.board.face_off"), kWalnut.strong());
    return;
  }
  line(0, name_of_period(scene), kWalnut.strong());
  line(1,
       scene.words.say("rr.board.shift", {{"shift", number_in(scene.view, "shift")},
                                          {"shifts", number_in(scene.view, "shifts")}}),
       kWalnut);
  if (const boost::json::object* play = group_in(scene.view, "power_play")) {
    const int cards = number_in(*play, "cards");
    const int of = number_in(*play, "of");
    const auto team = static_cast<std::size_t>(number_in(*play, "team") - 1);
    line(2, repeated("●", cards) + repeated("○", of - cards), style_of_team(team));
  }
}

// The wooden ledge under the board: whatever fits of who deals, the power play and the bench.
void draw_ledge(Canvas& canvas, Area area, const Scene& scene) {
  canvas.fill(area, kWood);
  const int row = area.row;
  const std::string middle = power_play(scene);
  const int side = middle.empty() ? area.columns / 2 - 2 : (area.columns - columns(middle)) / 2 - 3;
  canvas.put_centred(row, area.column, area.columns, middle, kWood.strong());
  const int dealer = number_in(scene.view, "dealer");
  if (number_in(scene.view, "period") > 0 && dealer > 0)
    canvas.put(row, area.column + 1,
               cut(scene.words.say("rr.board.dealer",
                                   {{"seat", scene.words.seat(static_cast<Seat>(dealer - 1))}}),
                   side),
               kWood);
  const int bench = number_in(scene.view, "bench");
  if (bench == 0) return;
  std::string text = scene.words.say("rr.board.bench", {{"bench", bench}});
  const std::vector<std::string> shown = words_in(scene.view, "bench_shown");
  for (std::size_t i = 0; i < shown.size(); ++i)
    text += (i == 0 ? " · " : " ") + name_of_card(scene.words, shown[i]);
  canvas.put_right(row, area.right() - 1 - side, side, text, kWood);
}

}  // namespace

int scoreboard_rows(int rows, int columns) {
  return 1 + pixel_rows(rows >= 34 && columns >= 100 ? 2 : 1);
}

void draw_scoreboard(Canvas& canvas, Area area, const Scene& scene) {
  canvas.fill(area, kWalnut);
  const int scale = scale_for(area.rows);
  const int centre = std::min(24, area.columns / 3);
  const int corner = (area.columns - centre) / 2 - pixel_columns("00", scale) - 2;
  const int indent = area.rows > 4 ? 1 : 0;
  for (std::size_t team = 0; team < 2; ++team)
    TeamCorner(canvas,
               {area.row + indent, team == 0 ? area.column + 1 : area.right() - corner - 1,
                area.rows - 1 - indent, corner},
               scene, team)
        .draw();
  draw_goals(canvas, area, scene, scale, centre);
  draw_centre(canvas, area, scene, centre);
  draw_ledge(canvas, {area.bottom() - 1, area.column, 1, area.columns}, scene);
}

std::string name_of_period(const Scene& scene) {
  const int period = number_in(scene.view, "period");
  return period <= kRegularPeriods
             ? scene.words.say("rr.board.period", {{"period", period}})
             : scene.words.say("rr.board.overtime", {{"number", period - kRegularPeriods}});
}

std::string power_play(const Scene& scene) {
  const boost::json::object* play = group_in(scene.view, "power_play");
  if (play == nullptr) return {};
  const auto team = static_cast<std::size_t>(number_in(*play, "team") - 1);
  return scene.words.say(
      number_in(*play, "men") == 2 ? "rr.board.two_man_advantage" : "rr.board.power_play",
      {{"team", scene.words.team(team)},
       {"cards", number_in(*play, "cards")},
       {"of", number_in(*play, "of")}});
}

}  // namespace benchboss::playing::rink_ratz
