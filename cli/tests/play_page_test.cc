#include "cli/play/board.h"
#include "cli/play/main_page.h"
#include "cli/play/reading.h"
#include "cli/play/session.h"
#include "cli/play/typeset.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>
#include <set>

namespace benchboss::playing {
namespace {

using testing::HasSubstr;

// Ann against computer coaches, without a terminal. She takes anything she may.
class AtTheTable {
 public:
  AtTheTable(const std::string& game, std::uint64_t seed, std::size_t coaches = 1)
      : board(board_of(game)), random_(seed) {
    Record header;
    header.game = game;
    header.rules_version = find_game(game)->rules_version;
    header.seed = seed;
    header.seats.push_back({"Ann", ""});
    for (std::size_t i = 1; i <= coaches; ++i)
      header.seats.push_back({"Coach " + std::to_string(i), "greedy"});
    if (coaches > 1) header.options = {{"seats", std::to_string(coaches + 1)}};
    session = Session::start(header).session;
    words.introduce(header.seats, session->table());
    page = std::make_unique<MainPage>(*session, *board, words);
    page->look(0);
  }

  void play() {
    const std::vector<std::string> choices = session->table().choices(0);
    page->begin_step();
    session->play(0, choices[random_.below(static_cast<std::uint32_t>(choices.size()))]);
  }

  // A row of a window of 80 by 24.
  std::string row(int number) const {
    const Canvas canvas = page->draw(24, 80);
    std::u32string text;
    for (int column = 0; column < canvas.columns(); ++column)
      text += canvas.at(number, column).character;
    return encode(text);
  }

  std::unique_ptr<Board> board;
  Words words{all_texts(), Lang::en};
  std::unique_ptr<Session> session;
  std::unique_ptr<MainPage> page;

 private:
  Philox random_;
};

// A coach who can only pass is waited for as long as one who holds a card.
TEST(CoachPause, XI_28_tells_nothing_of_what_a_coach_holds) {
  std::map<std::string, std::set<int>> pauses;  // by window
  std::map<std::string, std::set<bool>> can_only_pass;
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    AtTheTable game("xtra-innings", seed);
    for (Session::Next next = game.session->next(); next != Session::Next::over;
         next = game.session->next()) {
      if (next == Session::Next::person) {
        game.play();
        continue;
      }
      game.page->look(0);
      const std::string window = word_in(game.session->table().view(0).as_object(), "phase");
      const bool sealed = game.session->table().turn().seats.size() > 1;
      const Scene scene = game.page->scene();
      if (!sealed) {
        pauses[window].insert(game.session->unseen_move() ? 0 : game.board->coach_pause(scene));
        can_only_pass[window].insert(!game.session->table().by_itself(1).empty());
      }
      game.session->coach_move();
    }
  }
  for (const std::string window : {"open_offence", "open_defence", "counter", "error"})
    EXPECT_EQ(can_only_pass[window].size(), 2u) << window << ": he sometimes can only pass";
  for (const auto& [window, each] : pauses) {
    EXPECT_EQ(each.size(), 1u) << window;
    EXPECT_GT(*each.begin(), 0) << window;
  }
}

// While two coaches play each other Ann is not asked, and they score more than once.
TEST(Headline, is_the_newest_goal_with_its_own_rule) {
  AtTheTable game("powerplay", 4, 2);
  int seen = 0;
  std::uint64_t step = 0;
  for (Session::Next next = game.session->next(); next != Session::Next::over;
       next = game.session->next()) {
    if (next == Session::Next::person) {
      step = game.session->table().event_count();
      game.play();
      continue;
    }
    game.session->coach_move();
    game.page->look(0);
    std::vector<SaidEvent> goals;
    for (const SaidEvent& event : game.page->told())
      if (event.number > step && event.id == "pp.goal") goals.push_back(event);
    if (goals.size() < 2 || game.session->over()) continue;
    const std::string line = game.row(game.page->table_area(24, 80).bottom());
    EXPECT_THAT(line, HasSubstr(game.words.say(goals.back())));
    EXPECT_THAT(line, HasSubstr("w why? " + goals.back().rule));
    ++seen;
  }
  EXPECT_GT(seen, 5);
}

}  // namespace
}  // namespace benchboss::playing
