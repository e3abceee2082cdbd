#include "cli/play/boards/powerplay.h"

#include "cli/play/boards/powerplay_card.h"
#include "cli/play/boards/powerplay_sheet.h"
#include "cli/play/boards/powerplay_table.h"
#include "cli/play/reading.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace benchboss::playing::powerplay {
namespace {

constexpr std::u32string_view kCoachKeys = U"abcdefgij";  // the commands keep theirs
constexpr int kGlance = 250;  // milliseconds for a card in somebody else's match

// Players one after the other; what is told of each has commas of its own.
std::string listed(const Words& words, const std::vector<std::string>& items) {
  std::string list;
  for (const std::string& item : items)
    list =
        list.empty() ? item : words.say("pp.board.and_then", {{"first", list}, {"second", item}});
  return list;
}

class PowerplayBoard final : public Board {
 public:
  std::vector<Thing> things(const boost::json::object& view,
                            const std::vector<std::string>& choices) const override {
    std::vector<Thing> things;
    const std::string phase = word_in(view, "phase");
    if (!choices.empty() && (phase == "bully" || phase == "judge")) {
      for (const std::string& choice : choices) add(things, {choice});
      return things;
    }
    const std::string before = phase == "turn" ? "transfer:" : phase == "give" ? "give:" : "";
    for (const Player& player : players_in(view, "hand")) add(things, {before + player.id});
    for (std::size_t seat = 1, key = 0; seat <= kMaxSeats; ++seat) {
      const std::string exchange = "exchange:" + std::to_string(seat);
      if (is_among(choices, exchange))
        things.push_back({{"match:" + std::to_string(seat), exchange}, kCoachKeys[key++]});
    }
    return things;
  }

  std::string action(const Words& words, std::string_view notation) const override {
    const std::size_t colon = notation.find(':');
    if (colon == notation.npos)
      return words.say("pp.action.play", {{"card", name_of(words, notation)}});
    const std::string word(notation.substr(0, colon));
    const std::string rest(notation.substr(colon + 1));
    if (word == "judge") return words.say("pp.action.judge." + rest);
    if (word == "draw")
      return rest == "none" ? words.say("pp.action.draw_none")
                            : words.say("pp.action.draw", {{"pile", words.say("pp.pile." + rest)}});
    if (word == "match" || word == "exchange")
      return words.say("pp.action." + word, {{"seat", seat_in(words, rest)}});
    return words.say("pp.action." + word, {{"card", name_of(words, rest)}});
  }

  // What comes of a choice lies in the other coach's hand or in the cards.
  std::string effect(const Words&, const std::vector<SaidEvent>&) const override { return {}; }

  std::vector<std::string> situation(const Scene& scene) const override {
    std::vector<std::string> lines = {season_line(scene) + "."};
    lines.push_back(wins(scene));
    if (const boost::json::object* match = group_in(scene.view, "match"))
      tell(scene, *match, lines);
    tell_notebook(scene, lines);
    std::vector<std::string> hand;
    for (const Player& player : players_in(scene.view, "hand"))
      hand.push_back(told_own(scene.words, player));
    if (!hand.empty())
      lines.push_back(scene.words.say("pp.board.hand_is", {{"list", listed(scene.words, hand)}}));
    return lines;
  }

  std::string question(const Scene& scene) const override {
    if (scene.choices.empty()) return {};
    const std::string phase = word_in(scene.view, "phase");
    const Words& words = scene.words;
    if (phase == "give") return words.say("pp.board.ask_give", {{"card", card_in(scene, "drawn")}});
    if (phase == "duel")
      return words.say("pp.board.ask_duel",
                       {{"number", number_in(*group_in(scene.view, "match"), "duel")}});
    if (phase == "forced") return words.say("pp.board.ask_forced");
    if (phase == "bully")
      return words.say("pp.board.ask_bully", {{"card", bullys_opponent(scene)}});
    if (phase == "judge") return words.say("pp.board.ask_judge");
    return words.say("pp.board.ask_turn");
  }

  std::vector<ScoreSheet> score_sheets(const Words& words,
                                       const boost::json::value& sheet) const override {
    return {powerplay::score_sheet(words, sheet)};
  }

  bool keeps_notebook() const override { return true; }
  // PP-53: by coach, then what went under the piles; what was seen last stands first.
  std::vector<ScoreSheet> notebook(const Scene& scene) const override {
    std::vector<ScoreSheet> sheets;
    for (std::size_t seat = 1; seat <= scene.faces.size(); ++seat)
      add_notes(scene, seat, scene.faces[seat - 1].name, sheets);
    add_notes(scene, 0, scene.words.say("pp.notebook.market"), sheets);
    return sheets;
  }

  bool is_quiet(const SaidEvent& event) const override {
    return event.id == "pp.dealt" || event.id == "pp.chose" || event.id == "pp.turn_begins";
  }

  std::string cheer(const Words& words, const SaidEvent& event) const override {
    if (event.id == "pp.goal") return words.say("pp.cheer.goal");
    if (event.id == "pp.champion") return words.say("pp.cheer.win");
    return {};
  }

  int coach_pause(const Scene& scene) const override {
    const boost::json::object* match = group_in(scene.view, "match");
    if (match == nullptr) return Board::coach_pause(scene);
    const int seat = scene.viewer + 1;
    const bool mine =
        number_in(*match, "challenger") == seat || number_in(*match, "opponent") == seat;
    return mine ? Board::coach_pause(scene) : kGlance;
  }

  int scoreboard_rows(int rows, int columns) const override {
    return powerplay::scoreboard_rows(rows, columns);
  }
  int hand_rows(int rows, int columns) const override {
    return powerplay::hand_rows(rows, columns);
  }
  void draw_scoreboard(Canvas& canvas, Area area, const Scene& scene) const override {
    powerplay::draw_scoreboard(canvas, area, scene);
  }
  void draw_table(Canvas& canvas, Area area, const Scene& scene) const override {
    powerplay::draw_table(canvas, area, scene);
  }
  void draw_hand(Canvas& canvas, Area area, const Scene& scene) const override {
    powerplay::draw_hand(canvas, area, scene);
  }

 private:
  static void add(std::vector<Thing>& things, std::vector<std::string> actions) {
    things.push_back({std::move(actions), U'1' + static_cast<char32_t>(things.size())});
  }

  static std::string seat_in(const Words& words, const std::string& number) {
    const std::int64_t seat = read_number(number, kMaxSeats);
    if (seat < 1 || static_cast<std::size_t>(seat) > words.seats()) return number;
    return words.seat(static_cast<Seat>(seat - 1));
  }

  static std::string card_in(const Scene& scene, std::string_view name) {
    const boost::json::object* card = group_in(scene.view, name);
    return card == nullptr ? "?" : told_player(scene.words, player_in(*card));
  }

  static std::string told_own(const Words& words, const Player& player) {
    const std::string told = told_player(words, player);
    if (player.injured) return words.say("pp.board.injured", {{"card", told}});
    return player.used ? words.say("pp.board.used", {{"card", told}}) : told;
  }

  // Who lies across from Sitting Bully.
  static std::string bullys_opponent(const Scene& scene) {
    const boost::json::object& match = *group_in(scene.view, "match");
    const std::size_t other = number_in(match, "challenger") == scene.viewer + 1 ? 1 : 0;
    const std::vector<Player> shown = players_in(match.at("sides").at(other).as_object(), "shown");
    return shown.empty() ? "?" : told_player(scene.words, shown.back());
  }

  static std::string wins(const Scene& scene) {
    std::string list;
    const boost::json::array& coaches = scene.view.at("coaches").as_array();
    for (std::size_t seat = 0; seat < coaches.size(); ++seat)
      list += (list.empty() ? "" : ", ") +
              scene.words.say("pp.board.wins_of",
                              {{"seat", scene.words.seat(static_cast<Seat>(seat))},
                               {"wins", number_in(coaches[seat].as_object(), "wins")}});
    return scene.words.say("pp.board.wins", {{"list", list}});
  }

  static void tell(const Scene& scene, const boost::json::object& match,
                   std::vector<std::string>& lines) {
    const Words& words = scene.words;
    const std::array<std::string, 2> names = {
        words.seat(static_cast<Seat>(number_in(match, "challenger") - 1)),
        words.seat(static_cast<Seat>(number_in(match, "opponent") - 1))};
    const boost::json::array& sides = match.at("sides").as_array();
    lines.push_back(
        words.say("pp.board.score", {{"seat1", names[0]},
                                     {"goals1", number_in(sides[0].as_object(), "goals")},
                                     {"seat2", names[1]},
                                     {"goals2", number_in(sides[1].as_object(), "goals")},
                                     {"number", number_in(match, "duel")}}));
    Player helper;
    const boost::json::object* added = group_in(match, "added");
    if (added != nullptr) helper = player_in(*added);
    for (std::size_t side = 0; side < 2; ++side) {
      std::vector<std::string> played;
      for (const Player& player : players_in(sides[side].as_object(), "shown"))
        played.push_back(told_played(words, player, added == nullptr ? nullptr : &helper));
      if (!played.empty())
        lines.push_back(
            words.say("pp.board.shown", {{"seat", names[side]}, {"list", listed(words, played)}}));
    }
  }

  static void add_notes(const Scene& scene, std::size_t seat, std::string whose,
                        std::vector<ScoreSheet>& sheets) {
    std::vector<Player> notes = players_in(scene.view, "notebook");
    std::erase_if(notes, [&](const Player& note) { return note.seat != static_cast<int>(seat); });
    if (notes.empty()) return;
    std::ranges::sort(notes, [](const Player& a, const Player& b) {
      return std::pair(b.turn, std::string_view(a.id)) < std::pair(a.turn, std::string_view(b.id));
    });
    ScoreSheet& sheet = sheets.emplace_back();
    sheet.title = std::move(whose);
    sheet.teams = {""};
    sheet.columns = {scene.words.say("pp.notebook.turn")};
    for (const Player& note : notes)
      sheet.rows.push_back({told_player(scene.words, note), {{std::to_string(note.turn)}}});
  }

  static void tell_notebook(const Scene& scene, std::vector<std::string>& lines) {
    const Words& words = scene.words;
    const std::vector<Player> notes = players_in(scene.view, "notebook");
    for (std::size_t seat = 0; seat <= scene.faces.size(); ++seat) {  // 0: the market
      std::vector<std::string> seen;
      for (const Player& player : notes)
        if (player.seat == static_cast<int>(seat))
          seen.push_back(words.say("pp.board.card_turn",
                                   {{"card", told_player(words, player)}, {"turn", player.turn}}));
      if (seen.empty()) continue;
      lines.push_back(seat == 0 ? words.say("pp.board.known_pile", {{"list", listed(words, seen)}})
                                : words.say("pp.board.known",
                                            {{"seat", words.seat(static_cast<Seat>(seat - 1))},
                                             {"list", listed(words, seen)}}));
    }
  }
};

}  // namespace
}  // namespace benchboss::playing::powerplay

namespace benchboss::playing {

std::unique_ptr<Board> powerplay_board() { return std::make_unique<powerplay::PowerplayBoard>(); }

}  // namespace benchboss::playing
