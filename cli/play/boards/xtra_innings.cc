#include "cli/play/boards/xtra_innings.h"

#include "cli/play/boards/xtra_innings_field.h"
#include "cli/play/boards/xtra_innings_hand.h"
#include "cli/play/boards/xtra_innings_scoreboard.h"
#include "cli/play/boards/xtra_innings_sheet.h"
#include "cli/play/boards/xtra_innings_words.h"
#include "cli/play/reading.h"

#include <algorithm>

namespace benchboss::playing::xtra_innings {
namespace {

constexpr int kGlance = 500;  // milliseconds

std::string list_of(const Words& words, const std::vector<std::string>& codes) {
  std::string list;
  for (const std::string& code : codes)
    list += (list.empty() ? "" : ", ") + name_of_card(words, code);
  return list;
}

std::string_view how_of(const SaidEvent& event) {
  for (const SaidArg& arg : event.args)
    if (arg.name == "how") return arg.term;
  return {};
}

int left_to_refresh(const boost::json::object& view) {
  const boost::json::object* sides = group_in(view, "to_refresh");
  return sides == nullptr ? 0 : number_in(*sides, word_in(view, "side"));
}

bool is_about_the_count(const SaidEvent& event) { return event.id.starts_with("xi.pitched"); }

// What a series comes to, if the choice settles it.
bool is_result(const SaidEvent& event) {
  static constexpr std::array<std::string_view, 9> kResults = {
      "xi.stole",  "xi.caught",  "xi.picked_off", "xi.cut_down", "xi.wild_pitch",
      "xi.balked", "xi.checked", "xi.fouled",     "xi.called"};
  return event.id.starts_with("xi.at_plate") ||
         std::find(kResults.begin(), kResults.end(), event.id) != kResults.end();
}

class XtraInningsBoard final : public Board {
 public:
  std::vector<Thing> things(const boost::json::object& view,
                            const std::vector<std::string>& choices) const override {
    return things_of(view, choices);
  }

  std::string action(const Words& words, std::string_view notation) const override {
    if (notation == "pass") return words.say("xi.action.pass");
    if (notation == "keep") return words.say("xi.action.keep");
    std::string card = name_of_card(words, code_in(notation));
    if (notation.starts_with("drop:")) return words.say("xi.action.drop", {{"card", card}});
    if (notation.find(':') == notation.npos) return card;
    return words.say("xi.action.steal",
                     {{"card", card}, {"base", name_of_base(words, notation.back() - '0')}});
  }

  // A pitch has no effect that anybody could foresee.
  std::string effect(const Words& words, const std::vector<SaidEvent>& foreseen) const override {
    if (std::ranges::any_of(foreseen, is_about_the_count)) return {};
    for (const SaidEvent& event : foreseen)
      if (is_result(event)) return words.say(event);
    return {};
  }

  std::vector<std::string> situation(const Scene& scene) const override {
    std::vector<std::string> lines;
    if (!has_begun(scene.view)) return lines;
    lines.push_back(name_of_half(scene) + ". " + score(scene) + ". " + tally(scene) + ".");
    lines.push_back(men(scene) + ". " + on_base(scene) + ".");
    if (std::string text = last_pitch(scene); !text.empty()) lines.push_back(text + ".");
    if (std::string text = series(scene); !text.empty()) lines.push_back(text + ".");
    add_cards(scene, lines);
    return lines;
  }

  std::string question(const Scene& scene) const override {
    if (scene.choices.empty()) return {};
    const int seconds = number_in(scene.view, "answer_seconds");
    const bool limited = seconds > 0 && std::ranges::count(scene.choices, "pass") > 0;
    return limited ? asked_of(scene) + " " + scene.words.say("xi.ask.seconds", {{"n", seconds}})
                   : asked_of(scene);
  }

  std::vector<ScoreSheet> score_sheets(const Words& words,
                                       const boost::json::value& sheet) const override {
    return box_score(words, sheet);
  }

  bool is_quiet(const SaidEvent& event) const override {
    return event.id == "xi.drew" || event.id == "xi.counted" || event.id == "xi.settled" ||
           event.id == "xi.batted_in" || (event.id == "xi.discarded" && event.rule == "XI-15");
  }

  std::string cheer(const Words& words, const SaidEvent& event) const override {
    const std::string_view how = how_of(event);
    if (how == "xi.plate.home_run" || how == "xi.plate.inside_park")
      return words.say("xi.cheer.home_run");
    if (how == "xi.plate.double_play") return words.say("xi.cheer.double_play");
    if (event.id == "xi.won") return words.say("xi.cheer.win");
    return {};
  }

  // Whoever may open after every pitch mostly passes; an answer to a card is worth a longer look.
  // By the window alone, never by what follows (XI-28).
  int coach_pause(const Scene& scene) const override {
    return word_in(scene.view, "phase").starts_with("open_") ? kGlance : Board::coach_pause(scene);
  }

  int scoreboard_rows(int, int) const override { return kScoreboardRows; }
  int hand_rows(int, int) const override { return kHandRows; }
  void draw_scoreboard(Canvas& canvas, Area area, const Scene& scene) const override {
    xtra_innings::draw_scoreboard(canvas, area, scene);
  }
  void draw_table(Canvas& canvas, Area area, const Scene& scene) const override {
    xtra_innings::draw_field(canvas, area, scene);
  }
  void draw_hand(Canvas& canvas, Area area, const Scene& scene) const override {
    xtra_innings::draw_hand(canvas, area, scene);
  }

 private:
  static std::string asked_of(const Scene& scene) {
    const Words& words = scene.words;
    const std::string phase = word_in(scene.view, "phase");
    const std::vector<boost::json::object> cards = cards_played(scene.view);
    const std::string card =
        cards.empty() ? "" : name_of_card(words, word_in(cards.back(), "card"));
    if (phase == "pitch")
      return words.say(word_in(scene.view, "side") == "offence" ? "xi.ask.pitch_offence"
                                                                : "xi.ask.pitch_defence");
    if (phase == "refresh")
      return words.say("xi.ask.refresh", {{"n", left_to_refresh(scene.view)}});
    if (phase == "hit")
      return words.say(scene.choices.back().starts_with("drop:") ? "xi.ask.no_hit_card"
                                                                 : "xi.ask.hit");
    if (phase == "drawn") return words.say("xi.ask.drawn");
    if (phase == "change") return words.say("xi.ask.change");
    if (phase == "counter") return words.say("xi.ask.counter", {{"card", card}});
    if (phase == "answer") return words.say("xi.ask.answer", {{"card", card}});
    if (phase == "stretch") return words.say("xi.ask.stretch");
    if (phase == "relay") return words.say("xi.ask.relay");
    if (phase == "open_defence") return words.say("xi.ask.open_defence");
    if (phase == "open_offence") return words.say("xi.ask.open_offence");
    if (phase.starts_with("exchange")) return words.say("xi.ask.exchange");
    return words.say("xi.ask.error", {{"card", card}});
  }

  static std::string score(const Scene& scene) {
    const std::vector<int> runs = numbers_in(scene.view, "runs");
    if (runs.size() < 2) return {};
    return scene.words.say("xi.board.score", {{"team1", scene.words.team(0)},
                                              {"runs1", runs[0]},
                                              {"team2", scene.words.team(1)},
                                              {"runs2", runs[1]}});
  }

  static std::string tally(const Scene& scene) {
    std::string text = scene.words.say("xi.board.outs", {{"n", number_in(scene.view, "outs")}});
    if (field(scene.view, "balls") == nullptr) return text;
    return text + ", " +
           scene.words.say("xi.board.count", {{"balls", number_in(scene.view, "balls")},
                                              {"strikes", number_in(scene.view, "strikes")}});
  }

  static std::string men(const Scene& scene) {
    const int batting = team_at_bat(scene.view);
    return scene.words.say("xi.board.at_bat",
                           {{"batter", name_of_batter(scene.words, batting,
                                                      number_in(scene.view, "batter"))}}) +
           ". " +
           scene.words.say("xi.board.pitching",
                           {{"pitcher", name_of_pitcher(scene.words, 3 - batting,
                                                        number_in(scene.view, "pitcher"))}});
  }

  static std::string on_base(const Scene& scene) {
    std::string list;
    int base = 0;
    for (const int runner : numbers_in(scene.view, "bases")) {
      ++base;
      if (runner == 0) continue;
      list +=
          (list.empty() ? "" : ", ") +
          scene.words.say("xi.board.runner",
                          {{"runner", name_of_batter(scene.words, team_at_bat(scene.view), runner)},
                           {"base", name_of_base(scene.words, base)}});
    }
    return list.empty() ? scene.words.say("xi.board.nobody_on")
                        : scene.words.say("xi.board.on_base", {{"list", list}});
  }

  static std::string last_pitch(const Scene& scene) {
    const std::string pitch = word_in(scene.view, "last_pitch");
    if (pitch.empty()) return {};
    return scene.words.say(
        "xi.board.last_pitch",
        {{"pitch", name_of_card(scene.words, pitch)},
         {"guess", name_of_card(scene.words, word_in(scene.view, "last_guess"))}});
  }

  static std::string series(const Scene& scene) {
    std::string list;
    for (const std::string& card : series_of(scene.words, scene.view))
      list += (list.empty() ? "" : ", ") + card;
    if (list.empty()) return {};
    return scene.words.say("xi.board.series", {{"list", list}});
  }

  static void add_cards(const Scene& scene, std::vector<std::string>& lines) {
    const Words& words = scene.words;
    if (const boost::json::value* sizes = field(scene.view, "hand_sizes")) {
      std::size_t team = 0;
      for (const boost::json::value& each : sizes->as_array()) {
        const boost::json::object& hand = each.as_object();
        const bool own =
            scene.viewer < scene.faces.size() && scene.faces[scene.viewer].team == team;
        if (!own)
          lines.push_back(words.say("xi.board.cards", {{"team", words.team(team)},
                                                       {"offence", number_in(hand, "offence")},
                                                       {"defence", number_in(hand, "defence")}}) +
                          ".");
        ++team;
      }
    }
    if (const boost::json::object* decks = group_in(scene.view, "deck_sizes"))
      lines.push_back(words.say("xi.board.decks", {{"offence", number_in(*decks, "offence")},
                                                   {"defence", number_in(*decks, "defence")}}) +
                      ".");
    if (scene.viewer >= scene.faces.size()) return;
    lines.push_back(
        words.say("xi.board.hand_is", {{"list", list_of(words, words_in(scene.view, "hand"))}}) +
        ".");
    if (const auto aside = words_in(scene.view, "aside"); !aside.empty())
      lines.push_back(words.say("xi.board.aside_is", {{"list", list_of(words, aside)}}) + ".");
  }
};

}  // namespace
}  // namespace benchboss::playing::xtra_innings

namespace benchboss::playing {

std::unique_ptr<Board> xtra_innings_board() {
  return std::make_unique<xtra_innings::XtraInningsBoard>();
}

}  // namespace benchboss::playing
