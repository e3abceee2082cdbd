#include "cli/play/boards/double_echec.h"

#include "cli/play/boards/double_echec_rink.h"
#include "cli/play/boards/double_echec_sheet.h"
#include "cli/play/boards/double_echec_words.h"
#include "cli/play/reading.h"
#include "cli/play/typeset.h"

#include <algorithm>
#include <array>
#include <functional>
#include <iterator>

namespace benchboss::playing::double_echec {
namespace {

constexpr std::size_t kMostInOne = 9;  // as many as there are digits to choose with

constexpr std::array<std::string_view, 17> kStats = {"goals",
                                                     "shots",
                                                     "saves",
                                                     "posts",
                                                     "face_offs",
                                                     "steals",
                                                     "claims",
                                                     "fights",
                                                     "penalties",
                                                     "penalty_units",
                                                     "injuries",
                                                     "icings",
                                                     "offsides",
                                                     "penalty_shots",
                                                     "power_play_goals",
                                                     "short_handed_goals",
                                                     "empty_net_goals"};
constexpr std::array<std::string_view, 8> kQuiet = {"de.die",      "de.step",     "de.unit",
                                                    "de.lined_up", "de.shuffled", "de.rolled",
                                                    "de.loose",    "de.on_goal"};

constexpr std::array<std::string_view, 3> kGoOn = {"go", "stop", "ready"};

// What belongs together on one key: the steps of a man, the men for a slot.
std::string group_of(std::string_view action) {
  const std::size_t equals = action.find('=');
  if (equals != action.npos) return std::string(action.substr(0, equals + 1));
  const std::size_t dash = action.find('-');
  if (dash != action.npos && dash > 0 && action[0] >= '0' && action[0] <= '9')
    return std::string(action.substr(0, dash + 1));
  return std::string(action);
}

class DoubleEchecBoard final : public Board {
 public:
  std::vector<Thing> things(const boost::json::object&,
                            const std::vector<std::string>& choices) const override {
    // What lets the game go on has the first key.
    const auto goes_on = [](const std::string& choice) {
      return std::find(kGoOn.begin(), kGoOn.end(), choice) != kGoOn.end();
    };
    std::vector<std::string> ordered;
    std::ranges::copy_if(choices, std::back_inserter(ordered), goes_on);
    std::ranges::copy_if(choices, std::back_inserter(ordered), std::not_fn(goes_on));
    std::vector<Thing> things;
    std::string last;
    for (const std::string& choice : ordered) {
      const std::string group = group_of(choice);
      if (things.empty() || group != last || things.back().actions.size() == kMostInOne)
        things.push_back({{}, key_of(things.size())});
      things.back().actions.push_back(choice);
      last = group;
    }
    return things;
  }

  std::string action(const Words& words, std::string_view notation) const override {
    return action_in_words(words, notation);
  }
  std::string choice(const Scene& scene, std::string_view notation) const override {
    return choice_in_words(scene, notation);
  }
  std::string effect(const Words& words, const std::vector<SaidEvent>& foreseen) const override {
    return effect_in_words(words, foreseen);
  }

  std::vector<std::string> situation(const Scene& scene) const override {
    std::vector<std::string> lines = rink_in_text(scene);
    lines.push_back(score_line(scene));
    for (std::string& line : team_lines(scene)) lines.push_back(std::move(line));
    return lines;
  }
  std::string question(const Scene& scene) const override {
    return scene.choices.empty() ? "" : question_in_words(scene);
  }

  std::vector<ScoreSheet> score_sheets(const Words& words,
                                       const boost::json::value& sheet) const override {
    ScoreSheet shown;
    for (const std::string_view column : {"1", "2", "3", "4", "total"})
      shown.columns.push_back(words.say("de.column." + std::string(column)));
    const boost::json::array& teams = sheet.at("teams").as_array();
    for (std::size_t team = 0; team < teams.size(); ++team) shown.teams.push_back(words.team(team));
    for (const std::string_view name : kStats) {
      ScoreSheet::Row& row = shown.rows.emplace_back();
      row.title = words.say("de.stat." + std::string(name));
      for (const boost::json::value& team : teams) {
        std::vector<std::string>& cells = row.cells.emplace_back();
        int total = 0;
        for (const int count : numbers_in(team.as_object(), name)) {
          cells.push_back(std::to_string(count));
          total += count;
        }
        cells.push_back(std::to_string(total));
      }
    }
    std::vector<ScoreSheet> sheets = {std::move(shown)};
    for (std::size_t team = 0; team < teams.size(); ++team)
      sheets.push_back(men_sheet(words, sheet.as_object(), team));
    sheets.push_back(clock_sheet(words, sheet.as_object()));
    return sheets;
  }

  bool is_quiet(const SaidEvent& event) const override {
    return std::find(kQuiet.begin(), kQuiet.end(), event.id) != kQuiet.end();
  }
  std::string cheer(const Words& words, const SaidEvent& event) const override {
    if (event.id == "de.goal" || event.id == "de.break_goal") return words.say("de.cheer.goal");
    if (event.id == "de.fight_round") return words.say("de.cheer.fight");
    if (event.id == "de.won") return words.say("de.cheer.win");
    return {};
  }
  int coach_pause(const Scene&) const override { return 60; }

  int scoreboard_rows(int, int) const override { return 2; }
  int hand_rows(int rows, int) const override { return rows >= 30 ? 4 : 2; }

  void draw_scoreboard(Canvas& canvas, Area area, const Scene& scene) const override {
    constexpr Style kLedge = {Tint::ink, Tint::wood};
    canvas.fill(area, kLedge);
    const boost::json::object& view = scene.view;
    const std::string clock = clock_line(scene);
    canvas.put_centred(area.row, area.column, area.columns, " " + clock + " ", kLedge.strong());
    const int half = (area.columns - columns(clock)) / 2 - 3;
    const std::vector<int> goals = goals_of(view);
    for (std::size_t team = 0; team < 2 && team < goals.size(); ++team) {
      const bool turn = number_in(view, "to_play") == static_cast<int>(team) + 1;
      const std::string name = cut(scene.words.team(team), std::max(half - 8, 4));
      const std::string text = team == 0
                                   ? (turn ? "▶ " : "  ") + name + "  " + std::to_string(goals[0])
                                   : std::to_string(goals[1]) + "  " + name + (turn ? " ◀" : "  ");
      const Style style = style_of_team(team);
      const std::string tag = " " + text + " ";
      if (team == 0) {
        canvas.put(area.row, area.column, tag, style);
      } else {
        canvas.put(area.row, area.right() - columns(tag), tag, style);
      }
      const std::string notes = cut(notes_of_team(scene, team), area.columns / 2 - 2);
      const int left = team == 0 ? area.column + 1 : area.right() - columns(notes) - 1;
      canvas.put(area.row + 1, left, notes, kLedge);
    }
  }

  void draw_table(Canvas& canvas, Area area, const Scene& scene) const override {
    draw_rink(canvas, area, scene);
  }

  // The choices as chips, in as many rows as there are; the selected one is always among them.
  void draw_hand(Canvas& canvas, Area area, const Scene& scene) const override {
    if (scene.choices.empty()) return;
    std::vector<std::string> chips;
    chips.reserve(scene.things.size());
    for (const Thing& thing : scene.things)
      chips.push_back(" " + encode(std::u32string(1, thing.key == 0 ? U' ' : thing.key)) + " " +
                      label_of(scene, thing) + " ");
    std::vector<std::size_t> row_of(chips.size());
    std::size_t row = 0;
    int used = 0;
    for (std::size_t i = 0; i < chips.size(); ++i) {
      const int width = columns(chips[i]) + 1;
      if (used + width > area.columns - 2 && used > 0) {
        ++row;
        used = 0;
      }
      row_of[i] = row;
      used += width;
    }
    const auto rows = static_cast<std::size_t>(std::max(area.rows, 1));
    const std::size_t chosen = scene.selected < chips.size() ? row_of[scene.selected] : 0;
    const std::size_t top = chosen < rows ? 0 : chosen - rows + 1;
    int column = area.column + 1;
    std::size_t last = top;
    for (std::size_t i = 0; i < chips.size(); ++i) {
      if (row_of[i] < top || row_of[i] >= top + rows) continue;
      if (row_of[i] != last) column = area.column + 1;
      last = row_of[i];
      const Style style =
          i == scene.selected ? Style{Tint::ink, Tint::glow, true} : Style{Tint::ink, Tint::paper};
      column =
          canvas.put(area.row + static_cast<int>(row_of[i] - top), column, chips[i], style) + 1;
    }
  }
};

}  // namespace
}  // namespace benchboss::playing::double_echec

namespace benchboss::playing {

std::unique_ptr<Board> double_echec_board() {
  return std::make_unique<double_echec::DoubleEchecBoard>();
}

}  // namespace benchboss::playing
