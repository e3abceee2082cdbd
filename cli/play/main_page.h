#pragma once
#include "cli/play/board.h"
#include "cli/play/session.h"

#include <string>
#include <vector>

namespace benchboss::playing {

// The page on which the game is played, as one viewer sees it: scoreboard, table, play-by-play,
// what just happened, what is asked, the hand, the keys.
class MainPage {
 public:
  // Windows smaller than the full page get a page of words; smaller than that, a request to grow.
  static constexpr int kFullRows = 24;
  static constexpr int kFullColumns = 80;
  static constexpr int kLeastRows = 14;
  static constexpr int kLeastColumns = 40;

  MainPage(const Session& session, const Board& board, const Words& words);

  // Reads the table again, through these eyes.
  void look(Seat viewer);
  Seat viewer() const { return viewer_; }
  // What happened since: the headline speaks of it.
  void begin_step();
  // The same, for a game that goes on: the last few sentences count as new.
  void recall();
  // Events worth telling, the last one last.
  const std::vector<SaidEvent>& told() const { return told_; }
  // What matters most of the last step, among those: its newest goal or the like, else its last
  // event.
  std::size_t main_event() const;

  bool asks() const { return !choices_.empty(); }
  const std::vector<std::string>& choices() const { return choices_; }
  // What the selected thing could do, allowed or not.
  const Thing* selected() const;
  void move_selection(int by);
  bool select_key(char32_t key);
  void select_action(const std::string& action);

  Canvas draw(int rows, int columns) const;
  // Where the table itself lies on that page.
  Area table_area(int rows, int columns) const;

  // What the board is shown.
  Scene scene() const;

 private:
  Canvas draw_full(int rows, int columns) const;
  Canvas draw_words(int rows, int columns) const;
  void draw_log(Canvas& canvas, Area area) const;
  void draw_headline(Canvas& canvas, int row) const;
  void draw_question(Canvas& canvas, int row, int rows) const;
  void draw_keys(Canvas& canvas, int row) const;
  std::string headline(int width) const;
  std::string about_selected() const;
  std::string about(const std::string& action) const;

  const Session& session_;
  const Board& board_;
  const Words& words_;
  std::vector<Face> faces_;
  Seat viewer_ = kSpectator;
  boost::json::value view_;
  std::vector<SaidEvent> events_;
  std::vector<SaidEvent> told_;
  std::uint64_t step_begins_ = 0;
  std::vector<std::string> choices_;
  std::vector<std::vector<SaidEvent>> foreseen_;
  std::vector<Thing> things_;
  std::size_t selected_ = 0;
};

}  // namespace benchboss::playing
