#include "cli/play/boards/xtra_innings_field.h"

#include "cli/play/boards/xtra_innings_words.h"
#include "cli/play/reading.h"
#include "cli/play/styles.h"
#include "cli/play/typeset.h"

#include <algorithm>
#include <cmath>

namespace benchboss::playing::xtra_innings {
namespace {

constexpr Style kGrass = {Tint::white, Tint::grass};
constexpr Style kMown = {Tint::white, Tint::mown};
constexpr Style kClay = {Tint::ink, Tint::clay};
constexpr int kPanelColumns = 19;
constexpr int kStripe = 6;

struct Spot {
  int row;
  int column;
};

class Field {
 public:
  Field(Canvas& canvas, Area area, const Scene& scene)
      : canvas_(canvas), area_(area), scene_(scene) {
    const int middle = area.column + area.columns / 2;
    const int high = area.row + 1;
    const int low = area.bottom() - 2;
    const int half = (high + low) / 2;
    const int reach = std::min(area.columns / 2 - 7, 3 * (half - high) + 6);
    bases_ = {Spot{half, middle + reach}, Spot{high, middle}, Spot{half, middle - reach}};
    home_ = {low, middle};
  }

  void draw() {
    for (int column = area_.column; column < area_.right(); ++column) {
      const bool mown = (column - area_.column) / kStripe % 2 == 1;
      canvas_.fill({area_.row, column, area_.rows, 1}, mown ? kMown : kGrass);
    }
    path(home_, bases_[0]);
    path(bases_[0], bases_[1]);
    path(bases_[1], bases_[2]);
    path(bases_[2], home_);
    draw_mound();
    const std::vector<int> runners = numbers_in(scene_.view, "bases");
    for (std::size_t base = 0; base < bases_.size(); ++base)
      draw_base(bases_[base], base < runners.size() ? runners[base] : 0);
    draw_home();
  }

 private:
  void path(Spot from, Spot to) {
    const int rows = std::abs(to.row - from.row);
    for (int i = 0; i <= rows; ++i) {
      const int row = from.row + (to.row > from.row ? i : -i);
      const double share = rows == 0 ? 0 : double(i) / rows;
      const int column =
          from.column + static_cast<int>(std::lround(share * (to.column - from.column)));
      canvas_.fill({row, column - 1, 1, 4}, kClay);
    }
  }

  void draw_mound() {
    if (!has_begun(scene_.view)) return;
    const int team = 3 - team_at_bat(scene_.view);
    const int row = (bases_[1].row + home_.row) / 2;
    canvas_.fill({row, home_.column - 1, 1, 4}, kClay);
    label(row - 1, home_.column,
          name_of_pitcher(scene_.words, team, number_in(scene_.view, "pitcher")),
          static_cast<std::size_t>(team - 1));
  }

  void draw_base(Spot spot, int runner) {
    const Style empty = {Tint::white, Tint::clay, true};
    const Style taken = {Tint::ink, Tint::gold, true};
    canvas_.put(spot.row, spot.column - 1, runner == 0 ? " ◇  " : " ◆  ",
                runner == 0 ? empty : taken);
    if (runner == 0) return;
    const int team = team_at_bat(scene_.view);
    label(spot.row == bases_[1].row ? spot.row : spot.row + 1,
          spot.row == bases_[1].row ? spot.column + 10 : spot.column,
          name_of_batter(scene_.words, team, runner), static_cast<std::size_t>(team - 1));
  }

  void draw_home() {
    canvas_.put(home_.row, home_.column - 1, " ⌂  ", {Tint::white, Tint::clay, true});
    if (!has_begun(scene_.view)) return;
    const int team = team_at_bat(scene_.view);
    label(home_.row + 1, home_.column,
          name_of_batter(scene_.words, team, number_in(scene_.view, "batter")),
          static_cast<std::size_t>(team - 1));
  }

  void label(int row, int centre, const std::string& name, std::size_t team) {
    const std::string text = " " + name + " ";
    const int column = std::clamp(centre - columns(text) / 2, area_.column,
                                  std::max(area_.column, area_.right() - columns(text)));
    canvas_.put(row, column, text, style_of_team(team));
  }

  Canvas& canvas_;
  Area area_;
  const Scene& scene_;
  std::array<Spot, 3> bases_{};
  Spot home_{};
};

std::string lamps(int lit, int of) {
  std::string text;
  for (int i = 0; i < of; ++i) text += i < lit ? "●" : "○";
  return text;
}

class Panel {
 public:
  Panel(Canvas& canvas, Area area, const Scene& scene)
      : canvas_(canvas), area_(area), scene_(scene), row_(area.row + (area.rows > 9 ? 1 : 0)) {}

  void draw() {
    canvas_.fill(area_, kWalnut);
    draw_count();
    ++row_;
    draw_pitch();
    const boost::json::object* decks = group_in(scene_.view, "deck_sizes");
    if (decks != nullptr && row_ < area_.bottom())
      canvas_.put(
          area_.bottom() - 1, area_.column + 1,
          cut(scene_.words.say("xi.board.decks_short", {{"offence", number_in(*decks, "offence")},
                                                        {"defence", number_in(*decks, "defence")}}),
              area_.columns - 1),
          kDim);
  }

 private:
  void line(std::string_view title, std::string_view text, Style style) {
    if (row_ >= area_.bottom()) return;
    canvas_.put(row_, area_.column + 1, scene_.words.say(title), kDim);
    canvas_.put_right(row_, area_.column, area_.columns - 1, text, style);
    ++row_;
  }

  void draw_count() {
    const bool known = field(scene_.view, "balls") != nullptr;
    const std::string memory = scene_.words.say("xi.board.memory");
    line("xi.board.balls", known ? lamps(number_in(scene_.view, "balls"), 3) : memory,
         {Tint::visitor, Tint::walnut, true});
    line("xi.board.strikes", known ? lamps(number_in(scene_.view, "strikes"), 2) : memory,
         {Tint::gold, Tint::walnut, true});
    line("xi.board.outs_lamp", lamps(number_in(scene_.view, "outs"), 2),
         {Tint::red, Tint::walnut, true});
  }

  void draw_pitch() {
    const std::string pitch = word_in(scene_.view, "last_pitch");
    const std::string guess = word_in(scene_.view, "last_guess");
    if (pitch.empty() || row_ + 2 >= area_.bottom()) return;
    const auto card = [&](std::string_view code) {
      const bool power = code == "FI" || code == "FO" || code == "SL";
      canvas_.put(row_, area_.column + 1,
                  " " + cut(name_of_card(scene_.words, code), area_.columns - 4) + " ",
                  {Tint::white, power ? Tint::red : Tint::blue_line, true});
      ++row_;
    };
    card(pitch);
    card(guess);
    const boost::json::object* series = group_in(scene_.view, "series");
    const std::string call = series == nullptr ? "" : word_in(*series, "call");
    if (call.empty() || call == "none") return;
    const bool hit = call == "hit";
    canvas_.put(row_++, area_.column + 1, scene_.words.say("xi.board.call." + call),
                hit ? Style{Tint::gold, Tint::walnut, true} : kWalnut.strong());
  }

  Canvas& canvas_;
  Area area_;
  const Scene& scene_;
  int row_;
};

}  // namespace

std::vector<std::string> series_of(const Words& words, const boost::json::object& view) {
  std::vector<std::string> cards;
  for (const boost::json::object& each : cards_played(view))
    cards.push_back(name_of_card(words, word_in(each, "card")));
  return cards;
}

void draw_field(Canvas& canvas, Area area, const Scene& scene) {
  Field(canvas, {area.row, area.column, area.rows, area.columns - kPanelColumns}, scene).draw();
  Panel(canvas, {area.row, area.right() - kPanelColumns, area.rows, kPanelColumns}, scene).draw();
  std::string series;
  for (const std::string& card : series_of(scene.words, scene.view))
    series += (series.empty() ? " " : " ▸ ") + card;
  if (series.empty()) return;
  const std::string text = cut(series + " ", area.columns - kPanelColumns);
  canvas.put(area.row, area.column, text, {Tint::ink, Tint::paper, true});
}

}  // namespace benchboss::playing::xtra_innings
