#include "cli/play/boards/rink_ratz.h"

#include "cli/play/boards/rink_ratz_card.h"
#include "cli/play/boards/rink_ratz_hand.h"
#include "cli/play/boards/rink_ratz_ice.h"
#include "cli/play/boards/rink_ratz_scoreboard.h"
#include "cli/play/reading.h"

#include <algorithm>

namespace benchboss::playing::rink_ratz {
namespace {

constexpr std::string_view kWithoutEffect = ":none";

constexpr std::array<std::pair<std::string_view, std::string_view>, 11> kStats = {{
    {"goals", "rr.stat.goals"},
    {"shots", "rr.stat.shots"},
    {"rebounds", "rr.stat.rebounds"},
    {"blocks", "rr.stat.blocks"},
    {"saves", "rr.stat.saves"},
    {"power_plays", "rr.stat.power_plays"},
    {"power_play_goals", "rr.stat.power_play_goals"},
    {"short_handed_goals", "rr.stat.short_handed_goals"},
    {"penalty_shots", "rr.stat.penalty_shots"},
    {"penalty_shot_goals", "rr.stat.penalty_shot_goals"},
    {"empty_net_goals", "rr.stat.empty_net_goals"},
}};

int team_of_viewer(const Scene& scene) {
  return scene.viewer < scene.faces.size() ? static_cast<int>(scene.faces[scene.viewer].team) + 1
                                           : 0;
}

constexpr std::array<std::pair<std::string_view, std::string_view>, 2> kShiftStats = {{
    {"goals_by_shift", "rr.sheet.goals_in_shift"},
    {"shots_by_shift", "rr.sheet.shots_in_shift"},
}};

std::vector<std::string> with_total(const std::vector<int>& counts) {
  std::vector<std::string> cells;
  int total = 0;
  for (const int count : counts) {
    cells.push_back(std::to_string(count));
    total += count;
  }
  cells.push_back(std::to_string(total));
  return cells;
}

class RinkRatzBoard final : public Board {
 public:
  std::vector<Thing> things(const boost::json::object& view,
                            const std::vector<std::string>& choices) const override {
    std::vector<Thing> things;
    for (const std::string& code : words_in(view, "hand")) {
      Thing& thing = things.emplace_back();
      thing.key = U'1' + static_cast<char32_t>(things.size() - 1);
      const Special* special = find_special(code);
      if (special == nullptr) {
        thing.actions = {code};
        continue;
      }
      for (const std::string_view play : special->plays)
        thing.actions.push_back(code + ":" + std::string(play));
      thing.actions.push_back(code + std::string(kWithoutEffect));
    }
    if (is_among(choices, kPullGoalie)) things.push_back({{std::string(kPullGoalie)}, U'g'});
    return things;
  }

  std::string action(const Words& words, std::string_view notation) const override {
    if (notation == kPullGoalie) return words.say("rr.action.pull-goalie");
    const std::string card = name_of_card(words, card_of(notation));
    const std::size_t colon = notation.find(':');
    if (colon == notation.npos) return words.say("rr.action.number", {{"card", card}});
    if (notation.ends_with(kWithoutEffect)) return words.say("rr.action.waste", {{"card", card}});
    return words.say("rr.action.special",
                     {{"option", name_of_play(words, notation.substr(colon + 1))}, {"card", card}});
  }

  std::string effect(const Words& words, const std::vector<SaidEvent>& foreseen) const override {
    const Effect effect = effect_of(foreseen);
    return effect.phrase.empty() ? "" : words.say(effect.phrase);
  }

  std::vector<std::string> situation(const Scene& scene) const override {
    const Words& words = scene.words;
    const boost::json::object& view = scene.view;
    std::vector<std::string> lines;
    const std::vector<int> goals = numbers_in(view, "goals");
    if (number_in(view, "period") == 0 || goals.size() < 2) return lines;
    lines.push_back(name_of_period(scene) + ". " +
                    words.say("rr.board.shift", {{"shift", number_in(view, "shift")},
                                                 {"shifts", number_in(view, "shifts")}}) +
                    ". " +
                    words.say("rr.board.score", {{"team1", words.team(0)},
                                                 {"goals1", goals[0]},
                                                 {"team2", words.team(1)},
                                                 {"goals2", goals[1]}}));
    const auto add = [&](std::string line) {
      if (!line.empty()) lines.push_back(std::move(line) + ".");
    };
    add(power_play(scene));
    for (const int team : numbers_in(view, "goalies_out"))
      add(words.say("rr.board.goalie_pulled",
                    {{"team", words.team(static_cast<std::size_t>(team - 1))}}));
    if (const int team = number_in(view, "fresh_goal"); team != 0 && can_be_saved(view))
      add(words.say("rr.board.fresh_goal",
                    {{"team", words.team(static_cast<std::size_t>(team - 1))}}));
    add(waiting_shot(scene));
    for (std::string& line : chances(scene)) add(std::move(line));
    const std::vector<int> sizes = numbers_in(view, "hand_sizes");
    for (std::size_t seat = 0; seat < sizes.size(); ++seat)
      if (seat != scene.viewer)
        add(words.say("rr.board.cards_left",
                      {{"seat", words.seat(static_cast<Seat>(seat))}, {"n", sizes[seat]}}));
    add(bench(scene));
    if (scene.viewer < scene.faces.size()) add(hand(scene));
    return lines;
  }

  std::string question(const Scene& scene) const override {
    if (scene.choices.empty()) return {};
    const int mine = team_of_viewer(scene);
    const int scored = number_in(scene.view, "fresh_goal");
    const boost::json::object* shot = group_in(scene.view, "shot");
    std::string_view id = "rr.board.open";
    if (std::ranges::all_of(scene.choices, [](const std::string& choice) {
          return choice.ends_with(kWithoutEffect);
        })) {
      id = "rr.board.no_play";
    } else if (shot != nullptr) {
      id = number_in(*shot, "team") == mine ? "rr.board.attempt" : "rr.board.answer";
    } else if (scored != 0 && scored != mine && can_be_saved(scene.view)) {
      id = "rr.board.after_goal";
    }
    return scene.words.say(id);
  }

  std::vector<ScoreSheet> score_sheets(const Words& words,
                                       const boost::json::value& sheet) const override {
    ScoreSheet shown;
    shown.columns = {words.say("rr.column.1"), words.say("rr.column.2"), words.say("rr.column.3"),
                     words.say("rr.column.ot"), words.say("rr.column.total")};
    const boost::json::array& teams = sheet.at("teams").as_array();
    for (std::size_t team = 0; team < teams.size(); ++team) shown.teams.push_back(words.team(team));
    for (const auto& [name, title] : kStats) {
      ScoreSheet::Row& row = shown.rows.emplace_back();
      row.title = words.say(title);
      for (const boost::json::value& team : teams)
        row.cells.push_back(with_total(numbers_in(team.as_object(), name)));
    }
    for (const auto& [name, title] : kShiftStats) {
      const std::size_t shifts = teams.at(0).at(name).as_array().size();
      for (std::size_t shift = 0; shift < shifts; ++shift) {
        ScoreSheet::Row& row = shown.rows.emplace_back();
        row.title = words.say(title, {{"shift", shift + 1}});
        for (const boost::json::value& team : teams)
          row.cells.push_back(with_total(numbers_of(&team.at(name).at(shift))));
      }
    }
    return {std::move(shown)};
  }

  bool is_quiet(const SaidEvent& event) const override { return event.id == "rr.dealt"; }

  std::string cheer(const Words& words, const SaidEvent& event) const override {
    if (event.id == "rr.goal" || event.id == "rr.penalty_shot_goal")
      return words.say("rr.cheer.goal");
    if (event.id == "rr.saved") return words.say("rr.cheer.save");
    if (event.id == "rr.won") return words.say("rr.cheer.win");
    return {};
  }

  int scoreboard_rows(int rows, int columns) const override {
    return rink_ratz::scoreboard_rows(rows, columns);
  }
  int hand_rows(int rows, int columns) const override {
    return rink_ratz::hand_rows(rows, columns);
  }
  void draw_scoreboard(Canvas& canvas, Area area, const Scene& scene) const override {
    rink_ratz::draw_scoreboard(canvas, area, scene);
  }
  void draw_table(Canvas& canvas, Area area, const Scene& scene) const override {
    rink_ratz::draw_ice(canvas, area, scene);
  }
  void draw_hand(Canvas& canvas, Area area, const Scene& scene) const override {
    rink_ratz::draw_hand(canvas, area, scene);
  }

 private:
  // The cards with a save come in above the first level.
  static bool can_be_saved(const boost::json::object& view) {
    return word_in(view, "level") != "rookie";
  }

  static std::string list_of(const Words& words, const std::vector<std::string>& codes) {
    std::string list;
    for (const std::string& code : codes)
      list += (list.empty() ? "" : ", ") + name_of_card(words, code);
    return list;
  }

  static std::string bench(const Scene& scene) {
    const int cards = number_in(scene.view, "bench");
    if (cards == 0) return {};
    const std::vector<std::string> shown = words_in(scene.view, "bench_shown");
    std::string text = scene.words.say("rr.board.bench", {{"bench", cards}});
    if (!shown.empty())
      text +=
          ". " + scene.words.say("rr.board.bench_shown", {{"list", list_of(scene.words, shown)}});
    return text;
  }

  static std::string hand(const Scene& scene) {
    return scene.words.say("rr.board.hand_is",
                           {{"list", list_of(scene.words, words_in(scene.view, "hand"))}});
  }
};

}  // namespace
}  // namespace benchboss::playing::rink_ratz

namespace benchboss::playing {

std::unique_ptr<Board> rink_ratz_board() { return std::make_unique<rink_ratz::RinkRatzBoard>(); }

}  // namespace benchboss::playing
