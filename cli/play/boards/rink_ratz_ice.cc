#include "cli/play/boards/rink_ratz_ice.h"

#include "cli/play/boards/rink_ratz_card.h"
#include "cli/play/boards/rink_ratz_pile.h"
#include "cli/play/reading.h"
#include "cli/play/styles.h"
#include "cli/play/typeset.h"

#include <algorithm>
#include <set>

namespace benchboss::playing::rink_ratz {
namespace {

constexpr Style kBoards = {Tint::blue_line, Tint::ice};
constexpr int kNetColumns = 7;
constexpr int kLowestNumber = 1;
constexpr int kHighestNumber = 15;

struct Sign {
  Laid meaning;
  std::string_view sign;
};
constexpr std::array<Sign, 7> kSigns = {{
    {Laid::shot, "●"},
    {Laid::target, "◎"},
    {Laid::rebound, "↺"},
    {Laid::goal, "★"},
    {Laid::missed, "×"},
    {Laid::stopped, "■"},
    {Laid::saved, "▲"},
}};

std::string sign_of(Laid meaning) {
  for (const Sign& each : kSigns)
    if (each.meaning == meaning) return " " + std::string(each.sign) + " ";
  return {};
}

// A few strokes of skates, always the same ones.
void draw_scratches(Canvas& canvas, Area ice) {
  unsigned place = 7;
  for (int i = 0; i < ice.rows * ice.columns / 24; ++i) {
    place = place * 1103515245U + 12345U;
    const int row = ice.row + static_cast<int>(place >> 16) % ice.rows;
    place = place * 1103515245U + 12345U;
    const int column = ice.column + static_cast<int>(place >> 16) % ice.columns;
    canvas.put_character(row, column, (place >> 20 & 1) != 0 ? U'╱' : U'╲', kScratch);
  }
}

void draw_lines(Canvas& canvas, Area ice) {
  const int middle = ice.column + ice.columns / 2;
  const int blue = ice.columns / 5;
  canvas.down(ice.row, middle, ice.rows, U'┃', {Tint::red_line, Tint::ice});
  for (const int column : {middle - blue, middle + blue})
    canvas.down(ice.row, column, ice.rows, U'┃', kBoards);
}

// The net of a team, its goal line and, unless he is pulled, the goalie.
void draw_net(Canvas& canvas, Area ice, const Scene& scene, std::size_t team) {
  const std::vector<int> out = numbers_in(scene.view, "goalies_out");
  const bool empty = std::find(out.begin(), out.end(), static_cast<int>(team) + 1) != out.end();
  const bool left = team == 0;
  const int middle = ice.row + ice.rows / 2;
  const int line = left ? ice.column + 3 : ice.right() - 4;
  const Style red = {Tint::red_line, Tint::ice};
  canvas.down(ice.row, line, ice.rows, U'│', red);
  for (int row = middle - 1; row <= middle + 1; ++row) {
    canvas.put(row, left ? line - 2 : line + 1, "▒▒", {Tint::pencil, Tint::ice});
    canvas.put_character(row, line, U'┃', red.strong());
  }
  if (!empty) {
    canvas.put(middle, left ? line + 1 : line - 2, " " + std::string(sign_of_team(team)),
               style_of_team(team));
    return;
  }
  const std::vector<std::string> words = wrap(scene.words.say("rr.board.net_is_empty"), 7);
  const int top = middle - static_cast<int>(words.size()) / 2;
  for (std::size_t i = 0; i < words.size(); ++i) {
    const int row = top + static_cast<int>(i);
    const Style style = {Tint::white, Tint::red, true};
    if (left) {
      canvas.put(row, line + 1, words[i], style);
    } else {
      canvas.put_right(row, line - 7, 7, words[i], style);
    }
  }
}

// Names short enough to stand under a card, and still different.
std::vector<std::string> short_names(const std::vector<Face>& faces, int width) {
  std::vector<std::string> names;
  std::set<std::string> different;
  for (const Face& face : faces) {
    std::u32string letters = decode(face.name);
    if (static_cast<int>(letters.size()) > width)
      letters.resize(static_cast<std::size_t>(std::max(width, 1)));
    names.push_back(encode(letters));
    different.insert(names.back());
  }
  if (different.size() == names.size()) return names;
  for (std::size_t i = 0; i < faces.size(); ++i) {
    const std::u32string letters = decode(faces[i].name);
    names[i] = encode(letters.substr(0, 1)) + std::to_string(i + 1);
  }
  return names;
}

class PileDrawing {
 public:
  PileDrawing(Canvas& canvas, Area ice, const Scene& scene)
      : canvas_(canvas), scene_(scene), pile_(read_pile(scene.events)) {
    const int room = ice.columns - 2 * kNetColumns - 8;
    const bool large = ice.rows >= kLargeCard.rows + 3 && room >= 3 * kLargeCard.visible;
    size_ = large ? kLargeCard : kMediumCard;
    const int fit = 1 + std::max(0, room - size_.columns) / size_.visible;
    first_ = pile_.size() - std::min(pile_.size(), static_cast<std::size_t>(std::min(fit, 6)));
    const int shown = static_cast<int>(pile_.size() - first_);
    width_ = shown == 0 ? size_.columns : size_.columns + (shown - 1) * size_.visible;
    column_ = ice.column + (ice.columns - width_) / 2;
    row_ = ice.row + 1 + (ice.rows - 2 - size_.rows) / 2;
  }

  void draw() {
    if (pile_.empty()) return draw_empty();
    const std::vector<std::string> names = short_names(scene_.faces, size_.visible - 3);
    for (std::size_t i = first_; i < pile_.size(); ++i) {
      const PileCard& card = pile_[i];
      const int column = column_ + static_cast<int>(i - first_) * size_.visible;
      CardLook look;
      look.top = sign_of(card.meaning);
      look.gold = card.meaning == Laid::goal;
      draw_card(canvas_, row_, column, size_, card.code, look, scene_.words);
      const std::size_t team = scene_.faces[card.seat].team;
      canvas_.put(row_ + size_.rows, column,
                  std::string(sign_of_team(team)) + " " + names[card.seat], style_of_team(team));
    }
  }

  int left() const { return column_; }
  int right() const { return column_ + width_; }

 private:
  void draw_empty() {
    const Area place = {row_, column_, size_.rows, size_.columns};
    canvas_.box(place, kScratch);
    canvas_.put_centred(place.row + place.rows / 2, place.column, place.columns,
                        scene_.words.say("rr.board.pile"), kScratch);
  }

  Canvas& canvas_;
  const Scene& scene_;
  std::vector<PileCard> pile_;
  CardSize size_ = kMediumCard;
  std::size_t first_ = 0;
  int width_ = 0;
  int column_ = 0;
  int row_ = 0;
};

// The puck on its way from the pile to the net it is shot at.
void draw_puck(Canvas& canvas, Area ice, const PileDrawing& pile, int shooting_team) {
  const int row = ice.row + ice.rows / 2 + (ice.rows > 8 ? 2 : 1);
  const bool to_right = shooting_team == 1;
  const int from = to_right ? pile.right() : ice.column + kNetColumns - 1;
  const int to = to_right ? ice.right() - kNetColumns + 1 : pile.left();
  if (to - from < 3) return;
  canvas.across(row, from, to - from, U'╌', {Tint::pencil, Tint::ice});
  canvas.put(row, to_right ? to - 2 : from, to_right ? "●▶" : "◀●", kIce.strong());
}

std::string list_of_cards(const Words& words, const std::vector<int>& numbers) {
  std::string list;
  for (const int number : numbers) {
    if (!list.empty()) list += ", ";
    list += name_of_card(words, std::to_string(number));
  }
  return list;
}

std::string list_of_distances(const Words& words, const std::vector<int>& distances) {
  std::string list;
  for (const int distance : distances) {
    if (!list.empty()) list += ", ";
    list += words.say("rr.board.distance." + std::to_string(distance));
  }
  return list;
}

// With a target the numbers themselves, before it what they will be.
std::string chances_on(const Words& words, std::string_view id, const boost::json::object& shot,
                       std::string_view which, int target) {
  std::vector<int> distances = numbers_in(shot, which);
  if (target == 0) {
    if (distances.empty()) return {};
    return words.say(id, {{"list", list_of_distances(words, distances)}});
  }
  std::vector<int> numbers;
  for (const int distance : distances)
    if (const int n = target + distance; n >= kLowestNumber && n <= kHighestNumber)
      numbers.push_back(n);
  if (numbers.empty()) return {};
  return words.say(id, {{"list", list_of_cards(words, numbers)}});
}

}  // namespace

std::string waiting_shot(const Scene& scene) {
  const boost::json::object* shot = group_in(scene.view, "shot");
  if (shot == nullptr) return {};
  const auto team = static_cast<std::size_t>(number_in(*shot, "team") - 1);
  return scene.words.say("rr.board.shot",
                         {{"team", scene.words.team(team)},
                          {"shot", scene.words.say("rr.shot." + word_in(*shot, "kind"))}});
}

std::vector<std::string> chances(const Scene& scene) {
  const Words& words = scene.words;
  const boost::json::object* shot = group_in(scene.view, "shot");
  const int previous = number_in(scene.view, "previous");
  if (shot == nullptr) {
    if (previous == 0) return {words.say("rr.board.nothing_to_match")};
    return {
        words.say("rr.board.to_match", {{"card", name_of_card(words, std::to_string(previous))}})};
  }
  std::vector<std::string> lines;
  const int target = word_in(*shot, "stage") == "target" ? previous : 0;
  if (target != 0)
    lines.push_back(
        words.say("rr.board.target", {{"card", name_of_card(words, std::to_string(target))}}));
  for (std::string& line :
       std::vector<std::string>{chances_on(words, "rr.board.scores", *shot, "scores", target),
                                chances_on(words, "rr.board.rebounds", *shot, "rebounds", target)})
    if (!line.empty()) lines.push_back(std::move(line));
  return lines;
}

void draw_ice(Canvas& canvas, Area area, const Scene& scene) {
  canvas.box(area, kBoards);
  const Area ice = area.inside();
  if (ice.rows < 1 || ice.columns < 1) return;
  draw_scratches(canvas, ice);
  draw_lines(canvas, ice);
  for (std::size_t team = 0; team < 2; ++team) draw_net(canvas, ice, scene, team);
  PileDrawing pile(canvas, ice, scene);
  if (const boost::json::object* shot = group_in(scene.view, "shot"))
    draw_puck(canvas, ice, pile, number_in(*shot, "team"));
  pile.draw();

  // What would score stands over the pile, what would rebound on the lower edge.
  std::vector<std::string> lines = chances(scene);
  const auto notice = [&](int row, const std::string& text, Style style) {
    canvas.put_centred(row, area.column + 2, area.columns - 4,
                       " " + cut(text, area.columns - 6) + " ", style);
  };
  const std::string shot = waiting_shot(scene);
  if (!shot.empty()) notice(area.row, shot, {Tint::white, Tint::red_line, true});
  if (!shot.empty() && lines.size() > 1) {
    notice(area.bottom() - 1, lines.back(), kBoards);
    lines.pop_back();
  }
  std::string over_pile;
  for (const std::string& line : lines) over_pile += (over_pile.empty() ? "" : "  ·  ") + line;
  notice(ice.row, over_pile, kIce.strong());
}

}  // namespace benchboss::playing::rink_ratz
