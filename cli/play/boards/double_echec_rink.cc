#include "cli/play/boards/double_echec_rink.h"

#include "cli/play/reading.h"
#include "cli/play/styles.h"
#include "cli/play/typeset.h"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace benchboss::playing::double_echec {
namespace {

constexpr Style kRed = {Tint::red_line, Tint::ice};
constexpr Style kBlue = {Tint::blue_line, Tint::ice};

constexpr std::array<std::pair<std::string_view, Place>, 8> kCompass = {{
    {"nw", {-1, -1}},
    {"w", {-1, 0}},
    {"sw", {-1, 1}},
    {"n", {0, -1}},
    {"s", {0, 1}},
    {"ne", {1, -1}},
    {"e", {1, 0}},
    {"se", {1, 1}},
}};

Place place_in(const boost::json::object& object) {
  if (field(object, "row") == nullptr) return {};
  return {number_in(object, "row"), number_in(object, "column")};
}

const Skater* skater_at(const RinkView& rink, Place place) {
  const Skater* found = nullptr;
  for (const Skater& each : rink.skaters)
    if (each.at == place && (found == nullptr || each.carries)) found = &each;
  return found;
}

Place step_from(Place from, std::string_view direction) {
  for (const auto& [name, step] : kCompass)
    if (name == direction) return {from.row + step.row, from.column + step.column};
  return {};
}

int small_number(std::string_view text) { return static_cast<int>(read_number(text, 99)); }

bool in_net(const RinkView& rink, Place place) {
  return (place.row == rink.home_net || place.row == rink.visitors_net) &&
         place.column >= rink.net_low && place.column <= rink.net_high;
}

bool in_reserved_zone(const RinkView& rink, Place place) {
  return (place.row == rink.home_net + 1 || place.row == rink.visitors_net - 1) &&
         place.column >= rink.net_low && place.column <= rink.net_high;
}

bool contains(const std::vector<Place>& places, Place place) {
  return std::find(places.begin(), places.end(), place) != places.end();
}

// Two characters of a square and how they look.
struct Look {
  std::string text = "  ";
  Style style = kIce;
};

// Where nobody stands: lines, spots, nets.
Look look_of_ice(const RinkView& rink, Place place) {
  if (in_net(rink, place)) return {"▒▒", {Tint::pencil, Tint::ice}};
  if (contains(rink.spots, place)) return {"∘ ", kRed};
  if (in_reserved_zone(rink, place)) return {"░░", kScratch};
  if (place.row == rink.red_line) return {"┊ ", kRed};
  if (place.row == rink.home_zone || place.row == rink.visitors_zone - 1) return {" │", kBlue};
  if (place.row == rink.home_net || place.row == rink.visitors_net - 1) return {" │", kRed};
  return {};
}

// A square that a choice is about, and the sign on it.
struct Target {
  Place at;
  char32_t mark = U'+';
  bool chosen = false;
};

// Of all choices; those of the selected thing come first. If it has several, each has its number,
// the one that it will have in the list.
std::vector<Target> targets_now(const RinkView& rink, const Scene& scene) {
  std::vector<Target> targets;
  if (scene.choices.empty()) return targets;
  for (const bool chosen : {true, false})
    for (std::size_t thing = 0; thing < scene.things.size(); ++thing) {
      if ((thing == scene.selected) != chosen) continue;
      const std::vector<std::string>& actions = scene.things[thing].actions;
      for (std::size_t i = 0; i < actions.size(); ++i)
        for (const Place place : targets_of(rink, scene.viewer, actions[i])) {
          const char32_t sign = actions.size() > 1 ? U'①' + static_cast<char32_t>(i) : U'×';
          targets.push_back({place, chosen ? sign : U'+', chosen});
        }
    }
  return targets;
}

const Target* target_at(const std::vector<Target>& targets, Place place) {
  const auto found = std::ranges::find(targets, place, &Target::at);
  return found == targets.end() ? nullptr : &*found;
}

Look look_of(const RinkView& rink, Place place, const Target* target) {
  if (const Skater* skater = skater_at(rink, place)) {
    Look look{std::to_string(skater->number),
              style_of_team(static_cast<std::size_t>(skater->team))};
    if (look.text.size() < 2) look.text = " " + look.text;
    if (skater->leaving) look.style = {Tint::pencil, Tint::ice};
    if (skater->carries) look.style = {Tint::ink, Tint::gold, true};
    if (target != nullptr) look.style.underlined = true;
    if (target != nullptr && target->chosen) look.style.bold = look.style.reversed = true;
    return look;
  }
  Look look = look_of_ice(rink, place);
  const bool puck = place == rink.puck && rink.puck_team < 0;
  if (puck) look = {"● ", {Tint::ink, Tint::ice, true}};
  std::u32string letters = decode(look.text);
  if (is_watched(rink, place) && !in_net(rink, place)) {
    // Over lines, spots and the reserved zone, too; only the puck stays in front.
    if (letters[1] == U' ') std::swap(letters[0], letters[1]);
    letters[0] = U'·';
    if (puck) std::swap(letters[0], letters[1]);
    if (look.text == "  ") look.style = kScratch;
  }
  if (target != nullptr) letters[1] = target->mark;
  look.text = encode(letters);
  if (target == nullptr) return look;
  look.style = target->chosen ? Style{Tint::ink, Tint::glow, true} : kIce;
  return look;
}

// Home in capitals, visitors in small letters.
char letter_of(const Skater& skater) {
  const bool defends = skater.slot == "LD" || skater.slot == "RD";
  const char letter = defends ? 'D' : skater.slot.empty() ? '?' : skater.slot[0];
  return skater.team == 1 && letter != '?' ? static_cast<char>(letter - 'A' + 'a') : letter;
}

// In a window too narrow for two characters a square: the slot of a man instead of his number.
Look narrow(const RinkView& rink, Place place, bool target, Look look) {
  if (const Skater* skater = skater_at(rink, place)) {
    look.text = std::string(1, letter_of(*skater));
    return look;
  }
  const std::u32string letters = decode(look.text);
  look.text = encode(letters.substr(target || letters[0] == U' ' ? 1 : 0, 1));
  return look;
}

// The doors show in the boards: the box along the first column, the bench along the last.
void draw_doors(Canvas& canvas, Area area, const RinkView& rink, int width) {
  for (const auto& [team, place] : rink.doors) {
    const int row = place.column == 0 ? area.row : area.row + rink.columns + 1;
    canvas.across(row, area.column + 1 + place.row * width, width, place.column == 0 ? U'▁' : U'▔',
                  {team == 0 ? Tint::home : Tint::visitor, Tint::walnut, true});
  }
}

}  // namespace

Style style_of_team(std::size_t team) {
  return team == 0 ? Style{Tint::white, Tint::home, true} : Style{Tint::ink, Tint::visitor, true};
}

RinkView read_rink(const boost::json::object& view) {
  RinkView rink;
  const boost::json::object* ice = group_in(view, "rink");
  if (ice == nullptr) return rink;
  rink.rows = number_in(*ice, "rows");
  rink.columns = number_in(*ice, "columns");
  rink.red_line = number_in(*ice, "red_line");
  rink.home_zone = number_in(*ice, "home_zone");
  rink.visitors_zone = number_in(*ice, "visitors_zone");
  rink.home_net = number_in(*ice, "home_net");
  rink.visitors_net = number_in(*ice, "visitors_net");
  rink.net_low = number_in(*ice, "net_low");
  rink.net_high = number_in(*ice, "net_high");
  for (const boost::json::value& spot : list_in(*ice, "spots"))
    rink.spots.push_back(place_in(spot.get_object()));
  for (const boost::json::value& door : list_in(*ice, "doors"))
    rink.doors.emplace_back(number_in(door.get_object(), "team") - 1, place_in(door.get_object()));
  int carrier = 0;
  if (const boost::json::object* puck = group_in(view, "puck")) {
    rink.puck = place_in(*puck);
    rink.puck_team = number_in(*puck, "team") - 1;
    carrier = number_in(*puck, "number");
  }
  const int asked = number_in(view, "to_play") - 1;
  const int against = rink.puck_team >= 0 ? rink.puck_team : asked;
  if (against >= 0) rink.watchers = 1 - against;
  int team = 0;
  for (const boost::json::value& side : list_in(view, "teams")) {
    for (const boost::json::value& each : list_in(side.get_object(), "on_ice")) {
      const boost::json::object& man = each.get_object();
      Skater skater{team, number_in(man, "number"), word_in(man, "slot"), place_in(man), false,
                    false};
      const boost::json::value* leaving = field(man, "leaving");
      skater.leaving = leaving != nullptr && leaving->is_bool() && leaving->get_bool();
      skater.carries = rink.puck_team == team && carrier == skater.number;
      rink.skaters.push_back(std::move(skater));
    }
    ++team;
  }
  return rink;
}

std::vector<Place> targets_of(const RinkView& rink, int team, std::string_view action) {
  const std::size_t dash = action.find('-');
  if (dash == action.npos) {
    const int row = action.size() > 1 ? small_number(action.substr(1)) : -1;
    if (row < 0 || action[0] < 'a' || action[0] > 'o') return {};
    return {{row, action[0] - 'a'}};
  }
  const std::string_view head = action.substr(0, dash);
  const std::string_view tail = action.substr(dash + 1);
  if (head == "net" || head == "aim") {
    const int number = small_number(tail);
    const int column = rink.net_low + (head == "net" ? number - 1 : (number - 1) / 2);
    return {{team == 0 ? rink.visitors_net : rink.home_net, column}};
  }
  if (head == "clear") {
    std::vector<Place> line;
    for (Place at = step_from(rink.puck, tail); line.size() < 6; at = step_from(at, tail))
      line.push_back(at);
    return line;
  }
  const int number = small_number(head == "man" ? tail : head);
  for (const Skater& each : rink.skaters)
    if (each.team == team && each.number == number)
      return {head == "man" ? each.at : step_from(each.at, tail)};
  return {};
}

bool is_watched(const RinkView& rink, Place place) {
  for (const Skater& each : rink.skaters)
    if (each.team == rink.watchers && each.slot != "G" && !each.leaving && each.at.row >= 0 &&
        std::abs(each.at.row - place.row) <= 1 && std::abs(each.at.column - place.column) <= 1)
      return true;
  return false;
}

void draw_rink(Canvas& canvas, Area area, const Scene& scene) {
  const RinkView rink = read_rink(scene.view);
  const int width = 2 * rink.rows + 2 <= area.columns ? 2 : 1;
  const bool framed = rink.columns + 2 <= area.rows;
  const Area boards = {area.row + std::max(0, (area.rows - rink.columns - (framed ? 2 : 0)) / 2),
                       area.column + std::max(0, (area.columns - width * rink.rows - 2) / 2),
                       rink.columns + (framed ? 2 : 0), width * rink.rows + 2};
  if (framed) {
    canvas.box(boards, {Tint::wood, Tint::ice});
    draw_doors(canvas, boards, rink, width);
  }
  const std::vector<Target> targets = targets_now(rink, scene);
  for (int column = 0; column < rink.columns; ++column)
    for (int row = 0; row < rink.rows; ++row) {
      const Place place{row, column};
      const Target* target = target_at(targets, place);
      Look look = look_of(rink, place, target);
      if (width == 1) look = narrow(rink, place, target != nullptr, std::move(look));
      canvas.put(boards.row + (framed ? 1 : 0) + column, boards.column + 1 + row * width, look.text,
                 look.style);
    }
  if (!targets.empty() && boards.bottom() < area.bottom())
    canvas.put_centred(boards.bottom(), area.column, area.columns,
                       cut(scene.words.say("de.board.marks"), area.columns),
                       {Tint::shade, Tint::walnut});
}

std::vector<std::string> rink_in_text(const Scene& scene) {
  const RinkView rink = read_rink(scene.view);
  std::vector<Place> targets;
  for (const std::string& choice : scene.choices)
    for (const Place place : targets_of(rink, scene.viewer, choice)) targets.push_back(place);
  std::vector<std::string> lines;
  std::string numbers = "   ";
  for (int row = 0; row < rink.rows; ++row) numbers += (row < 10 ? " " : "") + std::to_string(row);
  lines.push_back(numbers);
  for (int column = 0; column < rink.columns; ++column) {
    std::string line(1, static_cast<char>('a' + column));
    line += " |";
    for (int row = 0; row < rink.rows; ++row) {
      const Place place{row, column};
      std::string cell = " .";
      if (const Skater* skater = skater_at(rink, place)) {
        // Whoever has the puck wears a star, whom a choice is about an x.
        const char mark = skater->carries ? '*' : contains(targets, place) ? 'x' : ' ';
        cell = {mark, letter_of(*skater)};
      } else if (place == rink.puck && rink.puck_team < 0) {
        cell = " o";
      } else if (contains(targets, place)) {
        cell = " x";
      } else if (in_net(rink, place)) {
        cell = "##";
      } else if (in_reserved_zone(rink, place)) {
        cell = " =";
      } else if (row == rink.red_line || row == rink.home_zone || row == rink.visitors_zone - 1) {
        cell = row == rink.red_line ? " :" : " |";
      }
      if (is_watched(rink, place) && skater_at(rink, place) == nullptr && cell[0] == ' ')
        cell = cell == " ." ? " ," : std::string{',', cell[1]};
      line += cell;
    }
    lines.push_back(line + "|");
  }
  return lines;
}

}  // namespace benchboss::playing::double_echec
