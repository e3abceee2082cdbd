#include "cli/play/boards/any_game.h"

#include "cli/play/typeset.h"

#include <boost/json.hpp>

#include <algorithm>

namespace benchboss::playing {
namespace {

std::string plain(const boost::json::value& value) {
  if (value.is_null()) return "-";
  if (value.is_string()) return std::string(value.get_string());
  if (!value.is_array()) return boost::json::serialize(value);
  std::string list;
  for (const boost::json::value& each : value.get_array())
    list += (list.empty() ? "" : ", ") + plain(each);
  return list.empty() ? "-" : list;
}

void tell(const boost::json::object& object, const std::string& before,
          std::vector<std::string>& lines) {
  for (const auto& [key, value] : object) {
    const std::string name = before + std::string(key);
    if (const boost::json::object* group = value.if_object()) {
      tell(*group, name + ".", lines);
    } else {
      lines.push_back(name + ": " + plain(value));
    }
  }
}

class AnyGameBoard final : public Board {
 public:
  std::vector<Thing> things(const boost::json::object&,
                            const std::vector<std::string>& choices) const override {
    std::vector<Thing> things;
    for (const std::string& choice : choices) things.push_back({{choice}, key_of(things.size())});
    return things;
  }

  std::string action(const Words&, std::string_view notation) const override {
    return std::string(notation);
  }
  std::string effect(const Words& words, const std::vector<SaidEvent>& foreseen) const override {
    return foreseen.empty() ? "" : words.say(foreseen.back());
  }
  std::vector<std::string> situation(const Scene& scene) const override {
    std::vector<std::string> lines;
    tell(scene.view, "", lines);
    return lines;
  }
  std::string question(const Scene& scene) const override {
    return scene.choices.empty() ? "" : scene.words.say("play.choose");
  }
  std::vector<ScoreSheet> score_sheets(const Words&,
                                       const boost::json::value& sheet) const override {
    ScoreSheet shown;
    std::vector<std::string> lines;
    if (const boost::json::object* object = sheet.if_object()) tell(*object, "", lines);
    for (std::string& line : lines) shown.rows.push_back({std::move(line), {}});
    return {std::move(shown)};
  }

  bool is_quiet(const SaidEvent&) const override { return false; }
  std::string cheer(const Words&, const SaidEvent&) const override { return {}; }

  int scoreboard_rows(int, int) const override { return 1; }
  int hand_rows(int rows, int) const override { return std::max(4, rows / 3); }

  void draw_scoreboard(Canvas& canvas, Area area, const Scene& scene) const override {
    std::string names;
    for (const Face& face : scene.faces) names += (names.empty() ? "" : "  ·  ") + face.name;
    canvas.fill(area, {Tint::ink, Tint::wood});
    canvas.put_centred(area.row, area.column, area.columns, names, {Tint::ink, Tint::wood, true});
  }

  void draw_table(Canvas& canvas, Area area, const Scene& scene) const override {
    canvas.box(area, {Tint::ink, Tint::ice});
    int row = area.row + 1;
    for (const std::string& sentence : situation(scene))
      for (const std::string& line : wrap(sentence, area.columns - 4))
        if (row < area.bottom() - 1)
          canvas.put(row++, area.column + 2, line, {Tint::ink, Tint::ice});
  }

  // As many of the choices as there are rows, the selected one among them.
  void draw_hand(Canvas& canvas, Area area, const Scene& scene) const override {
    const auto rows = static_cast<std::size_t>(std::max(area.rows, 1));
    const std::size_t first = scene.selected < rows ? 0 : scene.selected - rows + 1;
    for (std::size_t i = first; i < scene.things.size() && i < first + rows; ++i) {
      const bool lifted = i == scene.selected;
      const Thing& thing = scene.things[i];
      const std::string key = thing.key == 0 ? " " : encode(std::u32string(1, thing.key));
      const Style style = lifted ? Style{Tint::ink, Tint::glow, true} : Style{};
      canvas.put(area.row + static_cast<int>(i - first), area.column + 2,
                 " " + key + "  " + thing.actions[0] + " ", style);
    }
  }
};

}  // namespace

std::unique_ptr<Board> any_game_board() { return std::make_unique<AnyGameBoard>(); }

}  // namespace benchboss::playing
