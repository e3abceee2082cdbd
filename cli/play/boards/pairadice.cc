#include "cli/play/boards/pairadice.h"

#include "cli/play/boards/pairadice_ice.h"
#include "cli/play/boards/pairadice_sheet.h"
#include "cli/play/boards/pairadice_view.h"
#include "cli/play/reading.h"
#include "cli/play/typeset.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace benchboss::playing::pairadice {
namespace {

constexpr int kChoiceColumns = 26;

// What the rink shows by itself.
constexpr std::array<std::string_view, 12> kQuiet = {
    "pd.placed", "pd.line_on",   "pd.pair_on", "pd.stroke",    "pd.filled",         "pd.vacated",
    "pd.waits",  "pd.sixth_off", "pd.escaped", "pd.no_assist", "pd.face_off_again", "pd.scratched"};

std::string_view verb_of(std::string_view notation) {
  return notation.substr(0, notation.find(':'));
}
std::string about_of(std::string_view notation) {
  const std::size_t colon = notation.find(':');
  return colon == notation.npos ? "" : std::string(notation.substr(colon + 1));
}

std::string card_line(const Words& words, const Man& man) {
  if (man.position == "G")
    return words.say("pd.board.goalie_card", {{"number", man.number},
                                              {"player", man.name},
                                              {"place", place_name(words, man.position)},
                                              {"save", man.offense},
                                              {"rebound", man.defense}});
  return words.say("pd.board.card", {{"number", man.number},
                                     {"player", man.name},
                                     {"place", place_name(words, man.position)},
                                     {"offense", man.offense},
                                     {"defense", man.defense},
                                     {"penalty", man.penalty.empty() ? "–" : man.penalty},
                                     {"shooting", man.shooting.empty() ? "–" : man.shooting}});
}

class PairadiceBoard final : public Board {
 public:
  std::vector<Thing> things(const boost::json::object&,
                            const std::vector<std::string>& choices) const override {
    std::vector<Thing> things;
    for (const std::string& choice : choices) things.push_back({{choice}, key_of(things.size())});
    return things;
  }

  std::string action(const Words& words, std::string_view notation) const override {
    const std::string id = "pd.action." + std::string(verb_of(notation));
    std::string about = about_of(notation);
    if (verb_of(notation) == "stay") about = place_name(words, about);
    return about.empty() ? words.say(id) : words.say(id, {{"about", about}});
  }

  // Whom the choice is about.
  std::string effect(const Words&, const std::vector<SaidEvent>& foreseen) const override {
    constexpr std::array<std::string_view, 7> kTelling = {
        "pd.placed", "pd.scratched", "pd.starts",  "pd.point_man",
        "pd.stays",  "pd.sixth_on",  "pd.replaced"};
    if (foreseen.empty()) return {};
    const SaidEvent& event = foreseen.front().id == "pd.goalie_pulled" && foreseen.size() > 1
                                 ? foreseen[1]
                                 : foreseen.front();
    // The assistant's many steps are not told one by one. A man put in by hand brings three others
    // to their places at most, the last ones of their positions.
    const std::size_t steps = event.id == "pd.placed" ? 4 : 1;
    if ((event.id == "pd.placed" || event.id == "pd.scratched") && foreseen.size() > steps)
      return {};
    if (std::ranges::find(kTelling, event.id) == kTelling.end()) return {};
    for (const SaidArg& arg : event.args)
      if (arg.name == "player") return std::string(arg.term);
    return {};
  }

  std::vector<std::string> situation(const Scene& scene) const override {
    const Words& words = scene.words;
    const boost::json::object& view = scene.view;
    std::vector<std::string> lines;
    const std::vector<int> goals = numbers_in(view, "goals");
    const std::vector<int> shots = numbers_in(view, "shots");
    if (number_in(view, "period") == 0) {
      lines.push_back(
          words.say("pd.board.match", {{"visitor", city_of(view, 0)}, {"home", city_of(view, 1)}}));
      if (word_in(view, "phase") == "lines") tell_visitors_lines(scene, lines);
      list_candidates(scene, lines);
      return lines;
    }
    lines.push_back(words.say("pd.board.score", {{"period", name_of_period(scene)},
                                                 {"time", clock_of(view)},
                                                 {"visitor", city_of(view, 0)},
                                                 {"goals1", goals[0]},
                                                 {"home", city_of(view, 1)},
                                                 {"goals2", goals[1]},
                                                 {"shots1", shots[0]},
                                                 {"shots2", shots[1]}}));
    if (const std::string strength = strength_of(scene); !strength.empty())
      lines.push_back(strength + ".");
    if (const boost::json::object* puck = group_in(view, "puck"))
      lines.push_back(words.say(
          "pd.board.puck",
          {{"club", city_of(view, static_cast<std::size_t>(number_in(*puck, "team") - 1))},
           {"place", place_name(words, word_in(*puck, "place"))}}));
    for (std::size_t team = 0; team < 2; ++team) {
      std::string men;
      for (const Man& man : men_on_ice(team_of(view, team)))
        if (man.number != 0)
          men += fmt::format("{}{} {} ({}-{})", men.empty() ? "" : ", ", man.number, man.name,
                             man.offense, man.defense);
      lines.push_back(words.say("pd.board.on_ice", {{"club", city_of(view, team)}, {"men", men}}));
    }
    if (word_in(view, "phase") == "change") tell_coming(scene, lines);
    if (word_in(view, "phase") == "replace") list_candidates(scene, lines);
    return lines;
  }

  std::string question(const Scene& scene) const override {
    if (scene.choices.empty()) return {};
    const std::string phase = word_in(scene.view, "phase");
    const std::string id = "pd.ask." + phase;
    if (const boost::json::object* place = group_in(scene.view, "place"))
      return scene.words.say(is_point(word_in(*place, "pos")) ? id + "_pair" : id,
                             {{"place", place_name(scene.words, word_in(*place, "pos"))},
                              {"row", number_in(*place, "row")}});
    if (phase == "change") {
      const auto team = static_cast<std::size_t>(number_in(scene.view, "to_play") - 1);
      return scene.words.say(id,
                             {{"line", number_in(team_of(scene.view, team), "next_unit")},
                              {"other", number_in(team_of(scene.view, 1 - team), "next_unit")}});
    }
    return scene.words.say(id);
  }

  std::vector<ScoreSheet> score_sheets(const Words& words,
                                       const boost::json::value& sheet) const override {
    return {box_score(words, sheet)};
  }

  bool is_quiet(const SaidEvent& event) const override {
    return std::ranges::find(kQuiet, event.id) != kQuiet.end();
  }

  std::string cheer(const Words& words, const SaidEvent& event) const override {
    if (event.id == "pd.goal") return words.say("pd.cheer.goal");
    if (event.id == "pd.won") return words.say("pd.cheer.win");
    return {};
  }

  int scoreboard_rows(int rows, int columns) const override {
    return pairadice::scoreboard_rows(rows, columns);
  }
  int hand_rows(int rows, int) const override { return std::clamp(rows / 4, 5, 9); }
  void draw_scoreboard(Canvas& canvas, Area area, const Scene& scene) const override {
    pairadice::draw_scoreboard(canvas, area, scene);
  }
  void draw_table(Canvas& canvas, Area area, const Scene& scene) const override {
    pairadice::draw_ice(canvas, area, scene);
  }

  // The choices in columns, the selected one among them.
  void draw_hand(Canvas& canvas, Area area, const Scene& scene) const override {
    if (scene.choices.empty() || area.rows < 1) return;
    const int across = std::max(1, area.columns / kChoiceColumns);
    const auto shown = static_cast<std::size_t>(across * area.rows);
    const std::size_t first = scene.selected < shown ? 0 : scene.selected - shown + 1;
    for (std::size_t i = first; i < scene.things.size() && i < first + shown; ++i) {
      const auto at = static_cast<int>(i - first);
      const Thing& thing = scene.things[i];
      const bool lifted = i == scene.selected;
      const std::string key = thing.key == 0 ? " " : encode(std::u32string(1, thing.key));
      std::string label = action(scene.words, thing.actions[0]);
      if (i < scene.foreseen.size() && !about_of(thing.actions[0]).empty())
        if (const std::string whom = effect(scene.words, scene.foreseen[i]); !whom.empty())
          label = named(scene.words, thing.actions[0], whom);
      canvas.put(area.row + at % area.rows, area.column + 1 + at / area.rows * kChoiceColumns,
                 cut(fmt::format(" {} {} ", key, label), kChoiceColumns - 1),
                 lifted ? Style{Tint::ink, Tint::glow, true} : Style{});
    }
  }

 private:
  // "18 Trentlow", or what is done with him where that is not plain from the question.
  static std::string named(const Words& words, std::string_view notation, const std::string& whom) {
    const std::string number = about_of(notation);
    std::string man = fmt::format("{} {}", number, whom);
    const std::string family = fmt::format("{} {}", number, whom.substr(whom.rfind(' ') + 1));
    const std::string_view verb = verb_of(notation);
    if (verb == "pull") return words.say("pd.board.pull_for", {{"player", family}});
    if (verb == "stay") return words.say("pd.board.stays", {{"player", whom}});
    if (verb == "pp-left" || verb == "pp-right")
      return place_name(words, verb == "pp-left" ? "LD" : "RD") + " " + man;
    return man;
  }

  // The cards of those who can be chosen.
  static void list_candidates(const Scene& scene, std::vector<std::string>& lines) {
    const int asked = number_in(scene.view, "to_play");
    if (asked == 0) return;
    const boost::json::object& own = team_of(scene.view, static_cast<std::size_t>(asked - 1));
    for (const std::string& choice : scene.choices) {
      const std::string about = about_of(choice);
      if (about.empty() || verb_of(choice) == "pp-right") continue;
      const Man man = man_of(own, std::atoi(about.c_str()), rookies_of(scene.view));
      if (man.number != 0) lines.push_back(card_line(scene.words, man));
    }
  }

  // PD-8: the home coach sees whom he sends his men against. All of it before his first man, then
  // the line or pair that meets the one he is filling.
  static void tell_visitors_lines(const Scene& scene, std::vector<std::string>& lines) {
    const boost::json::object* place = group_in(scene.view, "place");
    const boost::json::object& visitor = team_of(scene.view, 0);
    if (number_in(scene.view, "to_play") != 2 || place == nullptr || !are_laid_out(visitor)) return;
    const auto tell = [&](std::string_view id, std::size_t row,
                          const std::vector<std::size_t>& slots) {
      std::string men;
      for (const std::size_t slot : slots) {
        const Man man = man_in_line(visitor, slot);
        men += fmt::format("{}{} {} ({}-{}, {})", men.empty() ? "" : "; ", man.number, man.name,
                           man.offense, man.defense, man.shooting.empty() ? "–" : man.shooting);
      }
      lines.push_back(scene.words.say(
          id, {{"club", city_of(scene.view, 0)}, {"number", row + 1}, {"men", men}}));
    };
    const bool first = man_in_line(team_of(scene.view, 1), 0).number == 0;
    const auto asked = static_cast<std::size_t>(number_in(*place, "row") - 1);
    const bool pair_asked = is_point(word_in(*place, "pos"));
    for (std::size_t line = 0; line < kUnits; ++line)
      if (first || (!pair_asked && line == asked))
        tell("pd.board.their_line", line, slots_of_line(line));
    for (std::size_t pair = 0; pair < kPairs; ++pair)
      if (first || (pair_asked && pair == asked))
        tell("pd.board.their_pair", pair, slots_of_pair(pair));
  }

  static void tell_coming(const Scene& scene, std::vector<std::string>& lines) {
    for (std::size_t team = 0; team < 2; ++team) {
      const boost::json::object& own = team_of(scene.view, team);
      std::string men;
      for (const boost::json::value& each : own.at("coming").as_array()) {
        if (each.is_null()) continue;
        const Man man = man_of(own, static_cast<int>(each.to_number<int>()));
        men += fmt::format("{}{} {}", men.empty() ? "" : ", ", man.number, man.name);
      }
      lines.push_back(scene.words.say("pd.board.coming", {{"club", city_of(scene.view, team)},
                                                          {"number", number_in(own, "next_unit")},
                                                          {"men", men}}));
    }
  }
};

}  // namespace
}  // namespace benchboss::playing::pairadice

namespace benchboss::playing {

std::unique_ptr<Board> pairadice_board() { return std::make_unique<pairadice::PairadiceBoard>(); }

}  // namespace benchboss::playing
