#include "cli/play/boards/xtra_innings_scoreboard.h"

#include "cli/play/boards/xtra_innings_words.h"
#include "cli/play/reading.h"
#include "cli/play/styles.h"
#include "cli/play/typeset.h"

#include <algorithm>

namespace benchboss::playing::xtra_innings {
namespace {

constexpr Style kRuns = {Tint::gold, Tint::walnut, true};
constexpr int kCell = 3;  // columns of an inning
constexpr int kTotal = 4;

// A row of the line score.
struct Line {
  std::vector<int> innings;
  int hits = 0;
  int errors = 0;
};

std::array<Line, 2> line_score(const boost::json::object& view) {
  std::array<Line, 2> lines;
  const boost::json::value* teams = field(view, "line_score");
  if (teams == nullptr || !teams->is_array()) return lines;
  for (std::size_t team = 0; team < std::min(lines.size(), teams->get_array().size()); ++team) {
    const boost::json::object& row = teams->get_array()[team].as_object();
    lines[team] = {numbers_in(row, "innings"), number_in(row, "hits"), number_in(row, "errors")};
  }
  return lines;
}

class Rows {
 public:
  Rows(Canvas& canvas, Area area, const Scene& scene)
      : canvas_(canvas), area_(area), scene_(scene), lines_(line_score(scene.view)) {
    const int innings =
        std::max({9, number_in(scene.view, "inning"), static_cast<int>(lines_[0].innings.size())});
    const int usual = word_in(scene.view, "level") == "little" ? 5 : 9;
    const int all = std::max(number_in(scene.view, "inning"), usual);
    shown_ = std::min({innings, all, (area.columns - kNames - 3 * kTotal - 4) / kCell});
    first_ = std::max(0, all - shown_);
  }

  void draw() {
    for (int i = 0; i < shown_; ++i) {
      const bool now = first_ + i + 1 == number_in(scene_.view, "inning");
      canvas_.put_right(area_.row, inning_column(i), kCell, std::to_string(first_ + i + 1),
                        now ? kWalnut.strong() : kDim);
    }
    const std::array<std::string_view, 3> totals = {"xi.column.r", "xi.column.h", "xi.column.e"};
    for (int i = 0; i < 3; ++i)
      canvas_.put_right(area_.row, total_column(i), kTotal,
                        scene_.words.say(totals[static_cast<std::size_t>(i)]), kDim);
    // The visitors stand above the home team.
    const int home = number_in(scene_.view, "home");
    const std::size_t visitors = home == 1 ? 1 : 0;
    draw_team(area_.row + 1, visitors);
    draw_team(area_.row + 2, 1 - visitors);
  }

 private:
  static constexpr int kNames = 24;

  int inning_column(int i) const { return area_.column + kNames + i * kCell; }
  int total_column(int i) const { return inning_column(shown_) + 2 + i * kTotal; }

  void draw_team(int row, std::size_t team) {
    const bool bats = team_at_bat(scene_.view) == static_cast<int>(team) + 1;
    canvas_.put(row, area_.column, bats ? "▶" : " ", {Tint::glow, Tint::walnut, true});
    canvas_.put(row, area_.column + 1,
                " " + std::string(sign_of_team(team)) + " " +
                    cut(scene_.words.team(team), kNames - 7) + " ",
                style_of_team(team));
    const std::vector<int>& innings = lines_[team].innings;
    for (int i = 0; i < shown_; ++i) {
      const int inning = first_ + i;
      if (inning >= static_cast<int>(innings.size())) continue;
      const auto at = static_cast<std::size_t>(inning);
      canvas_.put_right(row, inning_column(i), kCell, std::to_string(innings[at]),
                        innings[at] > 0 ? kWalnut.strong() : kWalnut);
    }
    const std::vector<int> runs = numbers_in(scene_.view, "runs");
    if (team < runs.size())
      canvas_.put_right(row, total_column(0), kTotal, std::to_string(runs[team]), kRuns);
    canvas_.put_right(row, total_column(1), kTotal, std::to_string(lines_[team].hits), kWalnut);
    canvas_.put_right(row, total_column(2), kTotal, std::to_string(lines_[team].errors), kWalnut);
  }

  Canvas& canvas_;
  Area area_;
  const Scene& scene_;
  std::array<Line, 2> lines_;
  int shown_ = 9;
  int first_ = 0;
};

void draw_ledge(Canvas& canvas, Area area, const Scene& scene) {
  canvas.fill(area, kWood);
  canvas.put(area.row, area.column + 1, name_of_half(scene), kWood.strong());
  if (!has_begun(scene.view)) return;
  const int batting = team_at_bat(scene.view);
  const std::string who =
      scene.words.say("xi.board.pitching",
                      {{"pitcher", name_of_pitcher(scene.words, 3 - batting,
                                                   number_in(scene.view, "pitcher"))}}) +
      "  ·  " +
      scene.words.say(
          "xi.board.at_bat",
          {{"batter", name_of_batter(scene.words, batting, number_in(scene.view, "batter"))}});
  canvas.put_right(area.row, area.column, area.columns - 1, who, kWood);
}

}  // namespace

void draw_scoreboard(Canvas& canvas, Area area, const Scene& scene) {
  canvas.fill(area, kWalnut);
  Rows(canvas, {area.row, area.column + 1, area.rows - 1, area.columns - 2}, scene).draw();
  draw_ledge(canvas, {area.bottom() - 1, area.column, 1, area.columns}, scene);
}

}  // namespace benchboss::playing::xtra_innings
