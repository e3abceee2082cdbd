#include "cli/play/boards/pairadice_ice.h"

#include "cli/play/boards/pairadice_view.h"
#include "cli/play/pixels.h"
#include "cli/play/reading.h"
#include "cli/play/styles.h"
#include "cli/play/typeset.h"

#include <algorithm>
#include <array>

namespace benchboss::playing::pairadice {
namespace {

Style style_of_team(std::size_t team) {
  return {Tint::white, team == 0 ? Tint::visitor : Tint::home, true};
}

// PD-13: a visiting line from left to right, the home line the other way round.
constexpr std::array<std::array<std::size_t, kPlaces>, 2> kOrder = {
    {{0, 1, 2, 3, 4}, {4, 3, 2, 1, 0}}};

class IceSheet {
 public:
  IceSheet(Canvas& canvas, Area area, const Scene& scene)
      : canvas_(canvas), area_(area), scene_(scene) {}

  void draw() {
    canvas_.box(area_, kIce);
    const int middle = area_.row + area_.rows / 2;
    canvas_.across(middle, area_.column + 1, area_.columns - 2, U'─', {Tint::red_line, Tint::ice});
    draw_unit(0, area_.row + 1, middle);
    draw_unit(1, area_.bottom() - 4, middle);
    const std::string strength = strength_of(scene_);
    if (!strength.empty() && area_.rows >= 10)
      canvas_.put_centred(middle + 1, area_.column + 1, area_.columns - 2, strength,
                          {Tint::red, Tint::ice, true});
  }

 private:
  void draw_unit(std::size_t team, int row, int middle) {
    const std::vector<Man> men = men_on_ice(team_of(scene_.view, team));
    const bool six = men.size() > kPlaces && men[kPlaces].number != 0;
    const int places = six ? 6 : 5;
    const int width = (area_.columns - 2) / places;
    for (int at = 0; at < places; ++at) {
      const std::size_t place =
          at == static_cast<int>(kPlaces) ? kPlaces : kOrder[team][static_cast<std::size_t>(at)];
      const int column = area_.column + 1 + at * width;
      draw_man(men[place], kPlaceWords[place], team, row, column, width - 1);
      if (has_puck(team, kPlaceWords[place]))
        canvas_.put_centred(middle, column, width - 1, team == 0 ? "▲●" : "●▼",
                            {Tint::ink, Tint::ice, true});
    }
  }

  bool has_puck(std::size_t team, std::string_view place) const {
    const boost::json::object* puck = group_in(scene_.view, "puck");
    return puck != nullptr && number_in(*puck, "team") == static_cast<int>(team) + 1 &&
           word_in(*puck, "place") == place;
  }

  void draw_man(const Man& man, std::string_view place, std::size_t team, int row, int column,
                int width) {
    const Style tag =
        has_puck(team, place) ? Style{Tint::ink, Tint::glow, true} : style_of_team(team);
    const std::string where = place_name(scene_.words, place);
    if (man.number == 0) {
      canvas_.fill({row, column, 3, width}, kScratch);
      canvas_.put_centred(row + 1, column, width, where + " –", {Tint::red, Tint::ice, true});
      return;
    }
    canvas_.fill({row, column, 3, width}, {Tint::ink, Tint::paper});
    canvas_.fill({row, column, 1, width}, tag);
    const std::string family = man.name.substr(man.name.rfind(' ') + 1);
    canvas_.put(row, column, cut(std::to_string(man.number) + " " + family, width), tag);
    canvas_.put_centred(row + 1, column, width,
                        man.offense + "  " + man.defense + "  " + man.penalty,
                        {Tint::ink, Tint::paper, true});
    const Style small = {Tint::pencil, Tint::paper};
    canvas_.put(row + 2, column, where, small);
    canvas_.put_right(row + 2, column, width, man.shooting.empty() ? "–" : man.shooting, small);
  }

  Canvas& canvas_;
  Area area_;
  const Scene& scene_;
};

// "27 Trentlow 5^-3", or as much of it as there is room for: the ratings stay.
std::string label_of(const Man& man, int room) {
  const std::string family = man.name.substr(man.name.rfind(' ') + 1);
  const std::string ratings = " " + man.offense + "-" + man.defense;
  const std::string number = std::to_string(man.number) + " ";
  if (columns(number + family + ratings) <= room) return number + family + ratings;
  return cut(family, std::max(0, room - columns(ratings))) + ratings;
}

// Four lines and three pairs, a unit in each row, as far as they are laid out.
class LineSheet {
 public:
  LineSheet(Canvas& canvas, Area area, const Scene& scene)
      : canvas_(canvas), area_(area), scene_(scene), row_(area.row) {}

  void title(std::size_t team) {
    canvas_.put(
        row_++, area_.column,
        cut(word_in(team_of(scene_.view, team), scene_.words.lang() == Lang::fr ? "fr" : "en"),
            area_.columns),
        {Tint::ink, Tint::ice, true});
  }

  void unit(std::size_t team, std::size_t number) {
    const boost::json::object& own = team_of(scene_.view, team);
    const int cell = area_.columns / static_cast<int>(kPlaces);
    int column = area_.column;
    for (const std::size_t slot : slots_of_unit(number)) {
      const Man man = man_in_line(own, slot);
      canvas_.put(row_, column, man.number == 0 ? "…" : label_of(man, cell - 1), kIce);
      column += cell;
    }
    ++row_;
  }

  void card(const Man& man) {
    canvas_.put(area_.bottom() - 1, area_.column,
                cut(std::to_string(man.number) + " " + man.name + "  " +
                        place_name(scene_.words, man.position) + "  " + man.offense + "  " +
                        man.defense + "  " + man.penalty + "  " + man.shooting,
                    area_.columns),
                {Tint::ink, Tint::glow, true});
  }

  int rows_left() const { return area_.bottom() - 1 - row_; }

 private:
  Canvas& canvas_;
  const Area area_;
  const Scene& scene_;
  int row_;
};

// The man whom the selected choice is about.
Man selected_man(const Scene& scene, const boost::json::object& own) {
  if (scene.selected >= scene.things.size()) return {};
  const std::string& action = scene.things[scene.selected].actions[0];
  const std::size_t colon = action.find(':');
  if (colon == action.npos) return {};
  return man_of(own, std::atoi(action.c_str() + colon + 1), rookies_of(scene.view));
}

// Before the game: the lines as far as they are laid out, for the home coach below the visitor's
// (PD-8), and the card that is selected.
void draw_lineup(Canvas& canvas, Area area, const Scene& scene) {
  canvas.box(area, kIce);
  const std::size_t team = number_in(scene.view, "to_play") == 2 ? 1 : 0;
  LineSheet sheet(canvas, {area.row + 1, area.column + 2, area.rows - 2, area.columns - 4}, scene);
  if (team == 1 && are_laid_out(team_of(scene.view, 0))) {
    sheet.title(0);
    for (std::size_t unit = 0; unit < kUnits; ++unit) sheet.unit(0, unit);
  }
  const boost::json::object* place = group_in(scene.view, "place");
  if (sheet.rows_left() > static_cast<int>(kUnits)) {
    sheet.title(team);
    for (std::size_t unit = 0; unit < kUnits; ++unit) sheet.unit(team, unit);
  } else if (place != nullptr && sheet.rows_left() > 0) {
    sheet.unit(team, static_cast<std::size_t>(number_in(*place, "row") - 1));
  }
  if (const Man man = selected_man(scene, team_of(scene.view, team)); man.number != 0)
    sheet.card(man);
}

void draw_side(Canvas& canvas, Area area, const Scene& scene, std::size_t team) {
  const boost::json::object& own = team_of(scene.view, team);
  const bool left = team == 0;
  const auto put = [&](int row, const std::string& text, Style style) {
    if (left) {
      canvas.put(area.row + row, area.column, cut(text, area.columns), style);
    } else {
      canvas.put_right(area.row + row, area.column, area.columns, cut(text, area.columns), style);
    }
  };
  const bool turn = number_in(scene.view, "to_play") == static_cast<int>(team) + 1;
  Style tag = style_of_team(team);
  tag.bold = turn;
  put(0, " " + city_of(scene.view, team) + " ", tag);
  const std::vector<int> shots = numbers_in(scene.view, "shots");
  put(1, scene.words.say("pd.board.shots", {{"n", team < shots.size() ? shots[team] : 0}}),
      kWalnut);
  std::string last;
  for (const boost::json::value& each : own.at("box").as_array()) {
    const boost::json::object& penalty = each.as_object();
    last += (last.empty() ? "" : " ") + place_name(scene.words, word_in(penalty, "place")) + " " +
            std::to_string(number_in(penalty, "minutes")) + "′";
  }
  if (!last.empty()) {
    put(2, last, {Tint::white, Tint::red, true});
  } else if (number_in(scene.view, "period") > 0) {
    put(2, scene.words.say("pd.board.line", {{"number", number_in(own, "unit")}}), kDim);
  }
}

}  // namespace

int scoreboard_rows(int, int) { return 1 + pixel_rows(1); }

void draw_scoreboard(Canvas& canvas, Area area, const Scene& scene) {
  canvas.fill(area, kWalnut);
  const int centre = std::min(20, area.columns / 4);
  const int digits = pixel_columns("00", 1) + 2;
  const int side = (area.columns - centre) / 2 - digits - 2;
  draw_side(canvas, {area.row, area.column + 1, area.rows - 1, side}, scene, 0);
  draw_side(canvas, {area.row, area.right() - side - 1, area.rows - 1, side}, scene, 1);
  const std::vector<int> goals = numbers_in(scene.view, "goals");
  for (std::size_t team = 0; team < goals.size() && team < 2; ++team) {
    const std::string number = std::to_string(goals[team]);
    const int middle = area.column + area.columns / 2;
    put_pixels(canvas, area.row,
               team == 0 ? middle - centre / 2 - pixel_columns(number, 1) : middle + centre / 2,
               number, kGold, 1);
  }
  const int column = area.column + (area.columns - centre) / 2;
  canvas.put_centred(area.row, column, centre, name_of_period(scene), kWalnut.strong());
  if (number_in(scene.view, "period") > 0)
    canvas.put_centred(area.row + 1, column, centre, clock_of(scene.view), kWalnut);
  const int row = area.bottom() - 1;
  canvas.fill({row, area.column, 1, area.columns}, kWood);
  std::string ledge = strength_of(scene);
  if (ledge.empty() && number_in(scene.view, "period") > 0) {
    for (std::size_t team = 0; team < 2; ++team) {
      const boost::json::object& own = team_of(scene.view, team);
      const Man goalie = man_of(own, number_in(own, "goalie"));
      if (goalie.number == 0) continue;
      const std::string text = goalie.name + "  " + goalie.offense + " · " + goalie.defense;
      if (team == 0) {
        canvas.put(row, area.column + 1, cut(text, area.columns / 2 - 2), kWood);
      } else {
        canvas.put_right(row, area.column + area.columns / 2, area.columns / 2 - 1,
                         cut(text, area.columns / 2 - 2), kWood);
      }
    }
  }
  canvas.put_centred(row, area.column, area.columns, ledge, kWood.strong());
}

void draw_ice(Canvas& canvas, Area area, const Scene& scene) {
  if (number_in(scene.view, "period") == 0) {
    draw_lineup(canvas, area, scene);
  } else {
    IceSheet(canvas, area, scene).draw();
  }
}

}  // namespace benchboss::playing::pairadice
