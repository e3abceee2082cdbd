#include "cli/play/boards/rink_ratz_card.h"

#include "cli/play/pixels.h"
#include "cli/play/typeset.h"

namespace benchboss::playing::rink_ratz {
namespace {

constexpr std::array<Special, 5> kSpecials = {{
    {"SB", {"shot", "block"}},
    {"BM", {"breakaway", "save"}},
    {"TM", {"two-on-one", "save"}},
    {"PD", {"power-play", "shutdown"}},
    {"TD", {"two-on-one", "shutdown"}},
}};

struct PlayName {
  std::string_view play;
  std::string_view full;
  std::string_view brief;  // fits a card
};

constexpr std::array<PlayName, 7> kPlayNames = {{
    {"shot", "rr.option.shot", "rr.brief.shot"},
    {"block", "rr.option.block", "rr.brief.block"},
    {"breakaway", "rr.option.breakaway", "rr.brief.breakaway"},
    {"save", "rr.option.save", "rr.brief.save"},
    {"two-on-one", "rr.option.two-on-one", "rr.brief.two-on-one"},
    {"power-play", "rr.option.power-play", "rr.brief.power-play"},
    {"shutdown", "rr.option.shutdown", "rr.brief.shutdown"},
}};

const PlayName& names_of(std::string_view play) {
  for (const PlayName& names : kPlayNames)
    if (names.play == play) return names;
  return kPlayNames[0];
}

bool is_stick(std::string_view number) { return number.size() == 2 && number != "10"; }

struct CardTints {
  Tint ink;
  Tint paper;
};

CardTints tints_of(std::string_view code, bool playable) {
  const bool special = find_special(code) != nullptr;
  if (!playable) return {Tint::pencil, Tint::card_off};
  if (special) return {Tint::white, Tint::special};
  return {is_stick(code) ? Tint::stick : Tint::jersey, Tint::white};
}

// A jersey or a stick beside the number.
void draw_mark(Canvas& canvas, int row, int column, std::string_view number, Style style) {
  if (is_stick(number)) {
    if (style.ink == Tint::stick) style.ink = Tint::wood;
    canvas.put(row, column, "╲", style);
    canvas.put(row + 1, column + 1, "╲▂", style);
  } else {
    if (style.ink == Tint::jersey) style.ink = Tint::cloth;
    const bool narrow = number.size() > 1;
    canvas.put(row, column + (narrow ? 1 : 0), narrow ? "▜▛" : "▜█▛", style);
    canvas.put(row + 1, column + (narrow ? 1 : 0), narrow ? "▐▌" : "▐█▌", style);
  }
}

void draw_number(Canvas& canvas, Area inside, const CardSize& size, std::string_view number,
                 Style style) {
  const int width = pixel_columns(number, size.scale);
  const int room = size.visible - 1;  // what shows under another card, without the edge
  put_pixels(canvas, inside.row, inside.column + (room - width) / 2, number, style, size.scale);
  draw_mark(canvas, inside.row, inside.right() - 3, number, style);
}

void draw_special(Canvas& canvas, Area inside, const Special& special, const CardLook& look,
                  Style style, const Words& words) {
  const int width = inside.columns;
  const auto name = [&](std::string_view play) {
    const std::string full = words.say(names_of(play).full);
    return columns(full) <= width ? full : words.say(names_of(play).brief);
  };
  const int middle = inside.row + inside.rows / 2;
  canvas.across(middle, inside.column, width, U'╌', style);
  for (std::size_t i = 0; i < 2; ++i) {
    Style own = style;
    own.bold = look.plays_allowed[i];
    const int gap = inside.rows > 3 ? 2 : 1;
    const int row = middle + (i == 0 ? -gap : gap);
    canvas.put(row, inside.column, cut(name(special.plays[i]), width), own);
    if (look.playable && !look.plays_allowed[i])
      canvas.put(row, inside.column, cut(name(special.plays[i]), width),
                 {Tint::card_off, style.paper});
  }
}

}  // namespace

const Special* find_special(std::string_view code) {
  for (const Special& special : kSpecials)
    if (special.code == code) return &special;
  return nullptr;
}

std::string name_of_card(const Words& words, std::string_view code) {
  return words.say("rr.card." + std::string(code));
}

std::string name_of_play(const Words& words, std::string_view play) {
  return words.say(names_of(play).full);
}

void draw_card(Canvas& canvas, int row, int column, const CardSize& size, std::string_view code,
               const CardLook& look, const Words& words) {
  const CardTints tints = tints_of(code, look.playable);
  const Style face = {tints.ink, tints.paper};
  Style edge = face;
  if (look.gold) edge = {Tint::ink, Tint::gold};
  if (look.lifted) edge = {Tint::ink, Tint::glow};
  const Area area = {row, column, size.rows, size.columns};
  canvas.box(area, edge);
  canvas.fill(area.inside(), face);
  if (!look.top.empty()) {
    const Style word = look.gold ? Style{Tint::ink, Tint::gold, true} : edge.strong();
    canvas.put(row, column + 1, cut(look.top, size.columns - 2), word);
  }
  if (!look.bottom.empty())
    canvas.put_centred(row + size.rows - 1, column + 1, size.columns - 2, look.bottom,
                       edge.strong());
  if (const Special* special = find_special(code)) {
    draw_special(canvas, area.inside(), *special, look, face, words);
  } else {
    draw_number(canvas, area.inside(), size, code, face);
  }
}

Style style_of_team(std::size_t team) {
  return team == 0 ? Style{Tint::white, Tint::home} : Style{Tint::ink, Tint::visitor};
}

std::string_view sign_of_team(std::size_t team) { return team == 0 ? "■" : "▤"; }

}  // namespace benchboss::playing::rink_ratz
