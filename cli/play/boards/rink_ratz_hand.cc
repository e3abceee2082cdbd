#include "cli/play/boards/rink_ratz_hand.h"

#include "cli/play/boards/rink_ratz_card.h"
#include "cli/play/typeset.h"

#include <algorithm>

namespace benchboss::playing::rink_ratz {
namespace {

constexpr int kLift = 1;

struct Meaning {
  std::string_view event;
  Effect effect;
};
constexpr std::array<Meaning, 5> kEffects = {{
    {"rr.goal", {"rr.effect.goal", "rr.tag.goal", true}},
    {"rr.rebound", {"rr.effect.rebound", "rr.tag.rebound"}},
    {"rr.shot", {"rr.effect.shot", "rr.tag.shot"}},
    {"rr.target", {"rr.effect.target", "rr.tag.target"}},
    {"rr.missed", {"rr.effect.miss", "rr.tag.miss"}},
}};

CardLook look_of(const Scene& scene, std::size_t index) {
  const Thing& thing = scene.things[index];
  CardLook look;
  if (scene.choices.empty()) return look;  // nothing is asked: the hand just lies there
  look.bottom = " " + encode(std::u32string(1, thing.key)) + " ";
  look.lifted = index == scene.selected;
  look.playable =
      std::any_of(thing.actions.begin(), thing.actions.end(),
                  [&](const std::string& action) { return is_among(scene.choices, action); });
  for (std::size_t i = 0; i < 2 && i < thing.actions.size(); ++i)
    look.plays_allowed[i] = is_among(scene.choices, thing.actions[i]);
  if (thing.actions.size() != 1) return look;  // a special says itself what it does
  for (std::size_t i = 0; i < scene.choices.size() && i < scene.foreseen.size(); ++i) {
    if (scene.choices[i] != thing.actions[0]) continue;
    const Effect effect = effect_of(scene.foreseen[i]);
    if (!effect.word.empty()) look.top = scene.words.say(effect.word);
    look.gold = effect.goal;
  }
  return look;
}

void draw_button(Canvas& canvas, int row, int column, const Scene& scene, std::size_t index) {
  const bool lifted = index == scene.selected;
  const std::string text = scene.words.say("rr.action.pull-goalie");
  const Style style = lifted ? Style{Tint::ink, Tint::glow, true} : Style{Tint::white, Tint::red};
  const std::vector<std::string> lines = wrap(text, 10);
  const Area area = {row, column, static_cast<int>(lines.size()) + 2, 12};
  canvas.box(area, style);
  for (std::size_t i = 0; i < lines.size(); ++i)
    canvas.put_centred(row + 1 + static_cast<int>(i), column + 1, 10, lines[i], style.strong());
  canvas.put_centred(area.bottom() - 1, column + 1, 10,
                     " " + encode(std::u32string(1, scene.things[index].key)) + " ",
                     style.strong());
}

}  // namespace

std::string_view card_of(std::string_view action) {
  if (action == kPullGoalie) return {};
  return action.substr(0, action.find(':'));
}

Effect effect_of(const std::vector<SaidEvent>& foreseen) {
  for (const Meaning& meaning : kEffects)
    for (const SaidEvent& event : foreseen)
      if (event.id == meaning.event) return meaning.effect;
  return {};
}

int hand_rows(int rows, int columns) {
  const bool large = rows >= 34 && columns >= 116;
  return kLift + (large ? kLargeCard : kMediumCard).rows;
}

void draw_hand(Canvas& canvas, Area area, const Scene& scene) {
  const CardSize& size = area.rows > kMediumCard.rows + kLift ? kLargeCard : kMediumCard;
  int cards = 0;
  for (const Thing& thing : scene.things) cards += card_of(thing.actions[0]).empty() ? 0 : 1;
  const bool button = cards < static_cast<int>(scene.things.size());
  const int room = area.columns - (button ? 14 : 0);
  int pitch = size.columns + 1;
  if (cards > 1) pitch = std::min(pitch, (room - size.columns) / (cards - 1));
  const int width = cards == 0 ? 0 : (cards - 1) * pitch + size.columns;
  const int first = area.column + (room - width) / 2;
  const auto draw = [&](std::size_t index) {
    const std::string_view code = card_of(scene.things[index].actions[0]);
    const int column = first + static_cast<int>(index) * pitch;
    if (code.empty()) return draw_button(canvas, area.row + kLift, first + width + 2, scene, index);
    const CardLook look = look_of(scene, index);
    draw_card(canvas, area.row + (look.lifted ? 0 : kLift), column, size, code, look, scene.words);
  };
  for (std::size_t i = 0; i < scene.things.size(); ++i)
    if (i != scene.selected) draw(i);
  if (scene.selected < scene.things.size()) draw(scene.selected);
}

}  // namespace benchboss::playing::rink_ratz
