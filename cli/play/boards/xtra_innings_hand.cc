#include "cli/play/boards/xtra_innings_hand.h"

#include "cli/play/boards/xtra_innings_face.h"
#include "cli/play/boards/xtra_innings_words.h"
#include "cli/play/reading.h"
#include "cli/play/typeset.h"

#include <algorithm>

namespace benchboss::playing::xtra_innings {
namespace {

constexpr int kCardRows = 5;
constexpr int kCardColumns = 10;
constexpr int kLift = 1;
constexpr int kListColumns = 17;

// What the card can be now: discarded where that is asked, else played, allowed or not. The referee
// says why not.
std::vector<std::string> moves_of(const std::string& code,
                                  const std::vector<std::string>& choices) {
  std::vector<std::string> plays = {code};
  if (code == "SB") plays = {"SB:1", "SB:2"};
  if (code == "BP") plays = {"BP", "BP:1", "BP:2"};
  std::vector<std::string> moves;
  for (const std::string& play : plays)
    if (is_among(choices, play)) moves.push_back(play);
  if (is_among(choices, "drop:" + code)) moves.push_back("drop:" + code);
  if (moves.empty()) moves.push_back(plays[0]);
  return moves;
}

bool allowed(const Scene& scene, const Thing& thing) {
  return std::ranges::any_of(
      thing.actions, [&](const std::string& action) { return is_among(scene.choices, action); });
}

bool is_button(const Thing& thing) {
  return thing.actions[0] == "pass" || thing.actions[0] == "keep";
}

// The upper edge of a card: the line of its side, the diamond, and the sign of its colour.
void draw_edge(Canvas& canvas, int row, int column, const Face& face, Style style, bool own) {
  const auto in = [&](Tint ink) { return own ? Style{ink, style.paper, true} : style; };
  canvas.across(row, column + 1, kCardColumns - 2, face.stroke, in(face.line));
  canvas.put(row, column + 1, face.diamond, in(face.fate));
  if (!face.sign.empty())
    canvas.put(row, column + kCardColumns - 3, face.sign,
               in(face.colour == Tint::white ? Tint::ink : face.colour));
}

void draw_card(Canvas& canvas, int row, int column, const Scene& scene, std::size_t index) {
  const Thing& thing = scene.things[index];
  const std::string_view code = code_in(thing.actions[0]);
  const bool asked = !scene.choices.empty();
  const bool playable = !asked || allowed(scene, thing);
  const Face look = face_of(code);
  const Tint paper = !playable ? Tint::card_off : look.shaded ? Tint::ice : look.colour;
  const bool dark = paper == look.colour && paper != Tint::white;
  const Tint ink = !playable ? Tint::pencil : dark ? Tint::white : Tint::ink;
  const Style face = {ink, paper, playable};
  const bool lifted = asked && index == scene.selected;
  const Area area = {row, column, kCardRows, kCardColumns};
  canvas.box(area, lifted ? Style{Tint::ink, Tint::glow} : face);
  canvas.fill(area.inside(), face);
  if (!is_pitch(code)) {
    const Style edge = lifted     ? Style{Tint::ink, Tint::glow}
                       : playable ? Style{Tint::ink, Tint::white}
                                  : face;
    draw_edge(canvas, row, column, look, edge, playable && !lifted);
  }
  const std::vector<std::string> lines = wrap(brief_name(scene.words, code), kCardColumns - 2);
  const int first =
      row + (lines.size() < 3 ? 2 : 1) - (lines.size() > 1 && lines.size() < 3 ? 1 : 0);
  for (std::size_t i = 0; i < lines.size() && i < 3; ++i)
    canvas.put_centred(first + static_cast<int>(i), column + 1, kCardColumns - 2, lines[i], face);
  if (asked && thing.key != 0)
    canvas.put_centred(row + kCardRows - 1, column + 1, kCardColumns - 2,
                       " " + encode(std::u32string(1, thing.key)) + " ",
                       lifted ? Style{Tint::ink, Tint::glow, true} : face);
}

void draw_button(Canvas& canvas, int row, int column, const Scene& scene, std::size_t index) {
  const Thing& thing = scene.things[index];
  const bool lifted = index == scene.selected;
  const Style style = lifted ? Style{Tint::ink, Tint::glow, true} : Style{Tint::ink, Tint::wood};
  const Area area = {row, column, kCardRows, kCardColumns};
  canvas.box(area, style);
  const std::string text =
      scene.words.say(thing.actions[0] == "pass" ? "xi.action.pass" : "xi.action.keep");
  const std::vector<std::string> lines = wrap(text, kCardColumns - 2);
  for (std::size_t i = 0; i < lines.size() && i < 3; ++i)
    canvas.put_centred(row + 1 + static_cast<int>(i), column + 1, kCardColumns - 2, lines[i],
                       style.strong());
  canvas.put_centred(row + kCardRows - 1, column + 1, kCardColumns - 2,
                     " " + encode(std::u32string(1, thing.key)) + " ", style.strong());
}

// The hand in words, while pitches lie in front of it.
void draw_list(Canvas& canvas, Area area, const Scene& scene) {
  const std::vector<std::string> codes = words_in(scene.view, "hand");
  std::string list;
  for (std::size_t i = 0; i < codes.size();) {
    const auto copies = std::count(codes.begin(), codes.end(), codes[i]);
    list += (list.empty() ? "" : " · ") + name_of_card(scene.words, codes[i]);
    if (copies > 1) list += "\u00a0×" + std::to_string(copies);
    i += static_cast<std::size_t>(copies);
  }
  canvas.put(area.row, area.column, scene.words.say("xi.board.hand"),
             {Tint::shade, Tint::walnut, false, true});
  int row = area.row + 1;
  for (const std::string& line : wrap(list, area.columns))
    if (row < area.bottom()) canvas.put(row++, area.column, line, {});
}

}  // namespace

std::vector<Thing> things_of(const boost::json::object& view,
                             const std::vector<std::string>& choices) {
  std::vector<Thing> things;
  const auto add = [&](std::vector<std::string> actions) {
    things.push_back({std::move(actions), U'1' + static_cast<char32_t>(things.size())});
  };
  if (is_among(choices, kPitchCodes[0])) {
    for (const std::string_view pitch : kPitchCodes) add({std::string(pitch)});
    for (const std::string_view code : {"IW", "PC"})
      if (is_among(choices, code)) add({std::string(code)});
    return things;
  }
  for (const std::string& code : words_in(view, "hand")) add(moves_of(code, choices));
  if (is_among(choices, "pass")) things.push_back({{"pass"}, U'p'});
  if (is_among(choices, "keep")) things.push_back({{"keep"}, U'k'});
  return things;
}

void draw_hand(Canvas& canvas, Area area, const Scene& scene) {
  const int count = static_cast<int>(scene.things.size());
  if (count == 0) return;
  const bool pitches = is_pitch(scene.things[0].actions[0]);
  int pitch = kCardColumns + (area.columns >= 100 ? 1 : 0);
  const int room = area.columns - 2 - (pitches ? kListColumns : 0);
  if (count > 1) pitch = std::min(pitch, (room - kCardColumns) / (count - 1));
  const int width = (count - 1) * pitch + kCardColumns;
  const int first = pitches ? area.column + 1 : area.column + (area.columns - width) / 2;
  const auto draw = [&](std::size_t index) {
    const bool lifted = !scene.choices.empty() && index == scene.selected;
    const int row = area.row + (lifted ? 0 : kLift);
    const int column = first + static_cast<int>(index) * pitch;
    if (is_button(scene.things[index])) return draw_button(canvas, row, column, scene, index);
    draw_card(canvas, row, column, scene, index);
  };
  for (std::size_t i = 0; i < scene.things.size(); ++i)
    if (i != scene.selected) draw(i);
  if (scene.selected < scene.things.size()) draw(scene.selected);
  if (pitches)
    draw_list(canvas, {area.row, first + width + 2, area.rows, area.columns - first - width - 3},
              scene);
}

}  // namespace benchboss::playing::xtra_innings
