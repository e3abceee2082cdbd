#include "cli/play/boards/double_echec_words.h"

#include "cli/play/boards/double_echec_rink.h"
#include "cli/play/reading.h"

#include <array>
#include <map>

namespace benchboss::playing::double_echec {
namespace {

constexpr std::array<std::pair<std::string_view, std::string_view>, 8> kArrows = {{
    {"nw", "↖"},
    {"w", "←"},
    {"sw", "↙"},
    {"n", "↑"},
    {"s", "↓"},
    {"ne", "↗"},
    {"e", "→"},
    {"se", "↘"},
}};

std::string arrow_of(std::string_view direction) {
  for (const auto& [name, arrow] : kArrows)
    if (name == direction) return std::string(arrow);
  return std::string(direction);
}

const boost::json::array& teams_in(const boost::json::object& view) {
  static const boost::json::array kNone;
  const boost::json::value* teams = field(view, "teams");
  return teams != nullptr && teams->is_array() ? teams->get_array() : kNone;
}

// The men of a list, by number.
std::map<int, boost::json::object> men_in(const boost::json::object& team, std::string_view list) {
  std::map<int, boost::json::object> men;
  if (const boost::json::value* value = field(team, list); value != nullptr && value->is_array())
    for (const boost::json::value& each : value->get_array())
      men.emplace(number_in(each.get_object(), "number"), each.get_object());
  return men;
}

// "2-3-2-1" or "A3".
std::string dice_of(const boost::json::object& man) {
  if (field(man, "save") != nullptr) return "A" + std::to_string(number_in(man, "save"));
  return std::to_string(number_in(man, "shot")) + "-" + std::to_string(number_in(man, "pass")) +
         "-" + std::to_string(number_in(man, "steal")) + "-" +
         std::to_string(number_in(man, "fight"));
}

// "e8"; nothing before the puck is dropped.
std::string square_of(const boost::json::object& man) {
  if (field(man, "row") == nullptr) return {};
  return static_cast<char>('a' + number_in(man, "column")) + std::to_string(number_in(man, "row"));
}

// "#9 LW", or with his dice if he sits on the bench; with his square if that is wanted.
std::string man_label(const Scene& scene, int number, bool with_square = false) {
  if (scene.viewer >= teams_in(scene.view).size()) return "#" + std::to_string(number);
  const boost::json::object& team = teams_in(scene.view)[scene.viewer].get_object();
  for (const std::string_view list : {"on_ice", "bench"}) {
    const auto men = men_in(team, list);
    const auto found = men.find(number);
    if (found == men.end()) continue;
    const std::string place = word_in(found->second, list == "bench" ? "position" : "slot");
    const std::string square = with_square ? square_of(found->second) : "";
    return "#" + std::to_string(number) + " " + scene.words.say("de.slot." + place) +
           (list == "bench" ? " " + dice_of(found->second) : "") +
           (square.empty() ? "" : " " + square);
  }
  return "#" + std::to_string(number);
}

int number_before(std::string_view text, char mark) {
  return static_cast<int>(read_number(text.substr(0, text.find(mark)), 99));
}

}  // namespace

std::string action_in_words(const Words& words, std::string_view notation) {
  if (const std::size_t equals = notation.find('='); equals != notation.npos) {
    const std::string slot = words.say("de.slot." + std::string(notation.substr(0, equals)));
    const std::string_view man = notation.substr(equals + 1);
    if (man == "none") return words.say("de.action.vacate", {{"slot", slot}});
    return words.say("de.action.field", {{"slot", slot}, {"man", man}});
  }
  const std::string word = "de.action." + std::string(notation);
  if (words.knows(word)) return words.say(word);
  const std::size_t dash = notation.find('-');
  if (dash == notation.npos) return words.say("de.action.square", {{"square", notation}});
  const std::string_view head = notation.substr(0, dash);
  const std::string_view tail = notation.substr(dash + 1);
  if (head == "man") return "#" + std::string(tail);
  if (head == "net" || head == "aim" || head == "dice")
    return words.say("de.action." + std::string(head), {{"number", tail}});
  if (head == "clear") return words.say("de.action.clear", {{"arrow", arrow_of(tail)}});
  return "#" + std::string(head) + " " + arrow_of(tail);
}

std::string choice_in_words(const Scene& scene, std::string_view notation) {
  const std::size_t equals = notation.find('=');
  const std::string_view man = notation.substr(equals == notation.npos ? 0 : equals + 1);
  if (equals != notation.npos && man != "none")
    return scene.words.say(
        "de.action.field",
        {{"slot", scene.words.say("de.slot." + std::string(notation.substr(0, equals)))},
         {"man", man_label(scene, number_before(man, '=')).substr(1)}});
  if (notation.starts_with("man-"))
    return man_label(scene, number_before(notation.substr(4), '-'), true);
  if (notation[0] < '0' || notation[0] > '9') return action_in_words(scene.words, notation);
  const std::vector<Place> to = targets_of(read_rink(scene.view), scene.viewer, notation);
  const std::string there =
      to.empty() ? "" : " " + (static_cast<char>('a' + to[0].column) + std::to_string(to[0].row));
  return man_label(scene, number_before(notation, '-'), true) + " " +
         arrow_of(notation.substr(notation.find('-') + 1)) + there;
}

std::string effect_in_words(const Words& words, const std::vector<SaidEvent>& foreseen) {
  constexpr std::array<std::pair<std::string_view, std::string_view>, 5> kEffects = {{
      {"de.goal", "de.effect.goal"},
      {"de.offside", "de.effect.offside"},
      {"de.entered_zone", "de.effect.zone"},
      {"de.one_timer", "de.effect.one_timer"},
      {"de.claimed", "de.effect.claim"},
  }};
  for (const SaidEvent& event : foreseen)
    for (const auto& [id, effect] : kEffects)
      if (event.id == id) return words.say(effect);
  return {};
}

std::string question_in_words(const Scene& scene) {
  const boost::json::object& view = scene.view;
  return scene.words.say("de.ask." + word_in(view, "phase"),
                         {{"points", number_in(view, "points")}, {"man", number_in(view, "man")}});
}

std::string label_of(const Scene& scene, const Thing& thing) {
  const std::string_view action = thing.actions[0];
  if (const std::size_t equals = action.find('='); equals != action.npos) {
    const std::string slot = scene.words.say("de.slot." + std::string(action.substr(0, equals)));
    return thing.actions.size() > 1 ? slot + "…" : action_in_words(scene.words, action);
  }
  const bool steps = action[0] >= '0' && action[0] <= '9';
  if (steps && thing.actions.size() > 1) return man_label(scene, number_before(action, '-'));
  if (steps) return action_in_words(scene.words, action);
  if (action.starts_with("man-"))
    return man_label(scene, static_cast<int>(read_number(action.substr(4), 99)));
  return action_in_words(scene.words, action);
}

std::vector<int> goals_of(const boost::json::object& view) {
  std::vector<int> goals;
  for (const boost::json::value& team : teams_in(view))
    goals.push_back(number_in(team.get_object(), "goals"));
  return goals;
}

std::string clock_line(const Scene& scene) {
  const boost::json::object& view = scene.view;
  const int period = number_in(view, "period");
  const std::string name =
      period > kRegularPeriods
          ? scene.words.say("de.board.overtime", {{"number", period - kRegularPeriods}})
          : scene.words.say("de.board.period", {{"number", period}});
  return name + " · " +
         scene.words.say("de.board.units", {{"units", number_in(view, "units")},
                                            {"of", number_in(view, "of_units")}});
}

std::string score_line(const Scene& scene) {
  const std::vector<int> goals = goals_of(scene.view);
  if (goals.size() < 2) return {};
  return clock_line(scene) + ". " +
         scene.words.say("de.board.score", {{"team1", scene.words.team(0)},
                                            {"goals1", goals[0]},
                                            {"team2", scene.words.team(1)},
                                            {"goals2", goals[1]}});
}

std::string notes_of_team(const Scene& scene, std::size_t team) {
  if (team >= teams_in(scene.view).size()) return {};
  const boost::json::object& side = teams_in(scene.view)[team].get_object();
  std::string box;
  if (const boost::json::value* seats = field(side, "box"); seats != nullptr && seats->is_array())
    for (const boost::json::value& each : seats->get_array()) {
      const boost::json::object& penalty = each.get_object();
      box += (box.empty() ? "#" : ", #") + std::to_string(number_in(penalty, "number")) + " (" +
             std::to_string(number_in(penalty, "units")) + ")";
    }
  // The club comes last: it can be cut off where there is no room.
  std::string notes;
  if (!box.empty()) notes += scene.words.say("de.board.box", {{"list", box}}) + " · ";
  if (flag_in(side, "pulled")) notes += scene.words.say("de.board.pulled") + " · ";
  return notes + scene.words.say("de.value.home." + word_in(side, "club"));
}

std::vector<std::string> team_lines(const Scene& scene) {
  std::vector<std::string> lines;
  for (std::size_t team = 0; team < teams_in(scene.view).size(); ++team) {
    std::string list;
    const boost::json::object& side = teams_in(scene.view)[team].get_object();
    for (const auto& [number, man] : men_in(side, "on_ice")) {
      const std::string square = square_of(man);
      list += (list.empty() ? "#" : ", #") + std::to_string(number) + " " +
              (square.empty() ? "" : square + " ") +
              scene.words.say("de.slot." + word_in(man, "slot")) + " " + dice_of(man);
    }
    lines.push_back(scene.words.say(
        "de.board.on_ice",
        {{"team", scene.words.team(team)}, {"list", list}, {"notes", notes_of_team(scene, team)}}));
  }
  lines.push_back(scene.words.say("de.board.legend"));
  return lines;
}

}  // namespace benchboss::playing::double_echec
