#pragma once
#include "cli/play/canvas.h"
#include "cli/play/words.h"

#include <boost/json/object.hpp>

#include <algorithm>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace benchboss::playing {

// Something on the table that a player can choose: a card, a square, a button. Its actions are in
// notation; those that are not allowed now are among them, so that the referee can say why.
struct Thing {
  std::vector<std::string> actions;
  char32_t key = 0;
};

// The keys of a list of things; the commands keep theirs. Things that come after them have none.
inline char32_t key_of(std::size_t place) {
  constexpr std::u32string_view kKeys = U"123456789abcdefgijkmnopvxyz";
  return place < kKeys.size() ? kKeys[place] : U'\0';
}

inline bool is_among(const std::vector<std::string>& choices, std::string_view action) {
  return std::find(choices.begin(), choices.end(), action) != choices.end();
}

struct Face {
  std::string name;
  std::size_t team = 0;
  bool person = false;
};

// All that a board needs to show the game to one viewer.
struct Scene {
  const Words& words;
  const std::vector<Face>& faces;
  Seat viewer = kSpectator;  // whose hand is shown; a spectator's is empty
  const boost::json::object& view;
  const std::vector<SaidEvent>& events;     // from the first one on, as the viewer knows them
  const std::vector<std::string>& choices;  // the viewer's; empty unless he is to decide
  // What each choice would lead to, in the same order.
  const std::vector<std::vector<SaidEvent>>& foreseen;
  const std::vector<Thing>& things;
  std::size_t selected = 0;
};

// A score sheet as every screen can show it: the same rows for each team, the same columns in both.
// A sheet of which the rows are the players themselves has one team without a name. What does not
// fit such a table follows it: lines as a screen shows them, and the same as sentences.
struct ScoreSheet {
  struct Row {
    std::string title;
    std::vector<std::vector<std::string>> cells;  // by team, by column
  };
  std::string title{};  // if there are several
  bool zeros = false;   // are written out, else they are dots
  // Where the window is too narrow the first columns are left out, but never these last ones.
  std::size_t last_columns = 0;
  std::vector<std::string> teams{};
  std::vector<std::string> columns{};
  std::vector<Row> rows{};
  std::vector<std::string> drawn{};
  std::vector<std::string> told{};
};

// How one game looks in a terminal. It sees what a seat may see and nothing else; the rules stay in
// the game.
class Board {
 public:
  virtual ~Board() = default;

  virtual std::vector<Thing> things(const boost::json::object& view,
                                    const std::vector<std::string>& choices) const = 0;
  // "Play #8"
  virtual std::string action(const Words& words, std::string_view notation) const = 0;
  // The same in a list of choices, for who reads them without seeing the table.
  virtual std::string choice(const Scene& scene, std::string_view notation) const {
    return action(scene.words, notation);
  }
  // "a shot", or nothing that would need to be said.
  virtual std::string effect(const Words& words, const std::vector<SaidEvent>& foreseen) const = 0;
  // The table in words, a sentence or a short note each, the viewer's hand among them.
  virtual std::vector<std::string> situation(const Scene& scene) const = 0;
  // What is asked of the viewer.
  virtual std::string question(const Scene& scene) const = 0;
  // More than one, for games that keep a box score.
  virtual std::vector<ScoreSheet> score_sheets(const Words& words,
                                               const boost::json::value& sheet) const = 0;

  // The game notes for its players what they have seen, so that nobody need remember it.
  virtual bool keeps_notebook() const { return false; }
  // What stands in it, by whom it is about.
  virtual std::vector<ScoreSheet> notebook(const Scene&) const { return {}; }

  // Not worth a line of the play-by-play: what the screen shows anyway.
  virtual bool is_quiet(const SaidEvent& event) const = 0;
  // A word to celebrate it with, in large letters; empty for most.
  virtual std::string cheer(const Words& words, const SaidEvent& event) const = 0;

  // Milliseconds to look at the table before a computer coach moves: long enough to see the card,
  // and to take one back. What he decides must not change them.
  virtual int coach_pause(const Scene&) const { return 900; }

  // The whole window is that large; the answer is how many rows are wanted for each part.
  virtual int scoreboard_rows(int rows, int columns) const = 0;
  virtual int hand_rows(int rows, int columns) const = 0;
  virtual void draw_scoreboard(Canvas& canvas, Area area, const Scene& scene) const = 0;
  virtual void draw_table(Canvas& canvas, Area area, const Scene& scene) const = 0;
  virtual void draw_hand(Canvas& canvas, Area area, const Scene& scene) const = 0;
};

// The board of that game; any game without its own gets one made of words.
std::unique_ptr<Board> board_of(std::string_view game);

}  // namespace benchboss::playing
