#include "cli/tests/play_window.h"
#include "cli/tests/program.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <chrono>
#include <csignal>

namespace benchboss::cli_tests {
namespace {

using testing::HasSubstr;
using testing::Not;

namespace fs = std::filesystem;

// Small enough for the page in words, so that cards can be read as text.
constexpr int kWordsRows = 20;
constexpr int kWordsColumns = 60;

class ScreenPlay : public testing::Test {
 protected:
  Window::Environment still() const {
    return {{"XDG_STATE_HOME", folder_.path().string()}, {"NO_MOTION", "1"}};
  }
  Window::Environment moving() const { return {{"XDG_STATE_HOME", folder_.path().string()}}; }

  static std::vector<std::string> game(std::vector<std::string> flags) {
    flags.insert(flags.begin(), {"play", "rink-ratz"});
    return flags;
  }
  // Past the first page, on which the game and its dice are announced.
  static void begin(Window& window, const std::string& asked) {
    EXPECT_TRUE(window.shows("any key goes on"));
    window.type(kEnter);
    EXPECT_TRUE(window.shows(asked));
  }
  // Enter until the screen says so; false if it never does.
  static bool press_enter_until(Window& window, const std::string& text) {
    const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(60);
    while (std::chrono::steady_clock::now() < end) {
      if (window.screen().find(text) != std::string::npos) return true;
      window.type(kEnter);
    }
    return false;
  }

  int saves(const std::string& ending) const {
    int count = 0;
    for (const auto& entry : fs::directory_iterator(folder_.path() / "benchboss"))
      count += entry.path().string().ends_with(ending) ? 1 : 0;
    return count;
  }

  TemporaryFolder folder_;
};

TEST_F(ScreenPlay, a_whole_game_is_played_with_the_keyboard) {
  Window window(game({"--seed=5", "--set=level=pro"}), still());
  begin(window, "Shift 1 of 4");
  ASSERT_TRUE(press_enter_until(window, "Final score"));
  EXPECT_THAT(window.screen(), HasSubstr("Power-play goals"));
  window.type("q");
  EXPECT_EQ(window.exit_code(), 0);
  EXPECT_EQ(saves(".bbr"), 1);
  EXPECT_EQ(saves(".unfinished.bbr"), 0);
}

TEST_F(ScreenPlay, a_colour_terminal_gets_a_whole_game_too) {
  Window::Environment colours = still();
  colours.emplace_back("TERM", "xterm-256color");
  Window window(game({"--seed=6", "--set=seats=4", "--lang=fr"}), colours, 40, 120);
  EXPECT_TRUE(window.shows("une touche pour continuer"));
  window.type(std::string(200, '\r') + "q");
  EXPECT_EQ(window.exit_code(), 0);
  const std::string bytes = window.bytes();
  EXPECT_THAT(bytes, HasSubstr("Marque finale"));
  EXPECT_THAT(bytes, HasSubstr("\033[?1049h"));  // the alternate screen, and back
  EXPECT_THAT(bytes, HasSubstr("\033[?1049l"));
  EXPECT_EQ(saves(".bbr"), 1);
}

TEST_F(ScreenPlay, the_page_has_scoreboard_table_story_question_hand_and_keys) {
  Window window(game({"--seed=7"}), still());
  begin(window, "Open: lay any number");
  const std::string screen = window.screen();
  EXPECT_THAT(screen, HasSubstr("Player 1"));
  EXPECT_THAT(screen, HasSubstr("Period 1"));
  EXPECT_THAT(screen, HasSubstr("Dealer: Boomer"));
  EXPECT_THAT(screen, HasSubstr("Nothing to match"));
  EXPECT_THAT(screen, HasSubstr("Play-by-play"));
  EXPECT_THAT(screen, HasSubstr("w why? RR-9"));
  EXPECT_THAT(screen, HasSubstr("╰── 8 ───╯"));
  EXPECT_THAT(screen, HasSubstr("q quit"));
}

TEST_F(ScreenPlay, PP_53_a_key_opens_the_notebook) {
  Window window({"play", "powerplay", "--seed=9", "--set=seats=3"}, still());
  EXPECT_TRUE(window.shows("any key goes on"));
  window.type(kEnter);
  EXPECT_TRUE(window.shows("n notes"));
  window.type("n");
  EXPECT_TRUE(window.shows("There is nothing in the notebook yet."));
}

TEST_F(ScreenPlay, no_colour_is_sent_where_none_is_wanted) {
  Window::Environment plain = still();
  plain.emplace_back("TERM", "xterm-256color");
  plain.emplace_back("NO_COLOR", "1");
  Window window(game({"--seed=7"}), plain);
  begin(window, "Period 1");
  const std::string bytes = window.bytes();
  EXPECT_THAT(bytes, Not(HasSubstr("38;5;")));
  EXPECT_THAT(bytes, Not(HasSubstr("48;5;")));
}

TEST_F(ScreenPlay, a_number_lifts_a_card_and_the_same_number_lays_it) {
  Window window(game({"--seed=7"}), still());
  begin(window, "↵ Play #3");
  window.type("6");
  ASSERT_TRUE(window.shows("↵ Play #12"));
  window.type("6");
  EXPECT_TRUE(window.shows("Player 1 plays #12."));
}

TEST_F(ScreenPlay, arrows_walk_through_the_hand) {
  Window window(game({"--seed=7"}), still());
  begin(window, "↵ Play #3");
  window.type("\033OC\033OC");
  EXPECT_TRUE(window.shows("↵ Play #5"));
  window.type("\033OD");
  EXPECT_TRUE(window.shows("↵ Play #4"));
}

TEST_F(ScreenPlay, RR_13_a_card_that_may_not_be_laid_is_refused_with_its_rule) {
  // Anne holds Shot / Blocked Shot as her seventh card, Bob Two-on-One / Miraculous Save as his
  // last.
  Window window(game({"--seed=9", "--set=level=pro", "--hot-seat", "--names=Bob,Anne"}), still());
  begin(window, "Pass the keyboard to Anne");
  window.type(kEnter);
  ASSERT_TRUE(window.shows("↵ Play #5"));
  window.type("77");
  ASSERT_TRUE(window.shows("Pass the keyboard to Bob"));
  window.type(kEnter);
  ASSERT_TRUE(window.shows("Bob: Answer"));
  window.type("8");
  ASSERT_TRUE(window.shows("Not allowed now"));
  window.type(kEnter);
  ASSERT_TRUE(window.shows("The referee says no"));
  EXPECT_THAT(window.screen(), HasSubstr("(RR-13)"));
}

TEST_F(ScreenPlay, where_nothing_is_hidden_whoever_is_asked_is_named_and_plays) {
  Window window({"play", "double-echec", "--seed=7", "--hot-seat", "--names=Anne,Bob"}, still());
  begin(window, "Bob: ");
  window.type(kEnter);
  ASSERT_TRUE(window.shows("Anne: "));
  EXPECT_THAT(window.screen(), Not(HasSubstr("Pass the keyboard")));
}

TEST_F(ScreenPlay, w_tells_the_rule_behind_the_last_event_and_again_the_one_before) {
  Window window(game({"--seed=7"}), still());
  begin(window, "Period 1");
  window.type("w");
  ASSERT_TRUE(window.shows("RR-9  Turns, shifts and periods"));
  window.type("w");
  EXPECT_TRUE(window.shows("RR-10  Next period and overtime"));
}

TEST_F(ScreenPlay, a_hint_names_a_choice_and_what_comes_of_it) {
  Window window(game({"--seed=7"}), still());
  begin(window, "Period 1");
  window.type("h");
  ASSERT_TRUE(window.shows("The greedy coach would choose: "));
  EXPECT_TRUE(window.shows("Then: Player 1 plays"));
}

TEST_F(ScreenPlay, a_card_can_be_taken_back_before_the_coach_answers) {
  Window window(game({"--seed=7"}), moving());
  begin(window, "↵ Play #3");
  window.type("\ru");
  EXPECT_TRUE(window.shows("The last move (Player 1) is taken back."));
  EXPECT_TRUE(window.shows("↵ Play #3"));
}

TEST_F(ScreenPlay, undo_after_the_answer_says_why_not) {
  Window window(game({"--seed=7"}), still());
  begin(window, "Period 1");
  window.type(kEnter);
  ASSERT_TRUE(window.shows("Boomer plays"));
  window.type("u");
  EXPECT_TRUE(window.shows("Boomer has already answered"));
}

TEST_F(ScreenPlay, sheet_rulebook_and_help_lie_over_the_table) {
  Window window(game({"--seed=7"}), still());
  begin(window, "Period 1");
  window.type("t");
  EXPECT_TRUE(window.shows("Short-handed goals"));
  window.type(kEscape);
  window.type("r");
  EXPECT_TRUE(window.shows("Rink Ratz is hockey played with cards"));
  window.type(kEscape);
  window.type("?");
  EXPECT_TRUE(window.shows("what the greedy coach would do"));
}

TEST_F(ScreenPlay, l_switches_the_language) {
  Window window(game({"--seed=7"}), still());
  begin(window, "Period 1");
  window.type("l");
  EXPECT_TRUE(window.shows("Période 1"));
  EXPECT_TRUE(window.shows("Fil de la partie"));
}

TEST_F(ScreenPlay, s_saves_where_one_types) {
  Window window(game({"--seed=7"}), still());
  begin(window, "Period 1");
  window.type("s");
  ASSERT_TRUE(window.shows("rink-ratz.bbr"));
  const std::string file = (folder_.path() / "mine.bbr").string();
  window.type("\x15" + file + "\r");
  ASSERT_TRUE(window.shows("Saved:"));
  EXPECT_THAT(text_of(file), HasSubstr("seed: 7"));
}

TEST_F(ScreenPlay, q_asks_saves_and_tells_how_to_go_on) {
  Window window(game({"--seed=7"}), still());
  begin(window, "Period 1");
  window.type("q");
  ASSERT_TRUE(window.shows("Leave the table?"));
  window.type("n");
  window.type("q");
  ASSERT_TRUE(window.shows("Leave the table?"));
  window.type("y");
  EXPECT_EQ(window.exit_code(), 0);
  EXPECT_THAT(window.bytes(), HasSubstr("To go on: benchboss play --resume"));
}

TEST_F(ScreenPlay, a_window_can_shrink_and_grow) {
  Window window(game({"--seed=7"}), still());
  begin(window, "Period 1");
  window.resize(10, 30);
  EXPECT_TRUE(window.shows("too small"));
  window.resize(kWordsRows, kWordsColumns);
  EXPECT_TRUE(window.shows("Your hand: #3, #4, #5, #9, #9, #12, #15"));
  window.resize(40, 120);
  EXPECT_TRUE(window.shows("Play-by-play"));
}

TEST_F(ScreenPlay, between_two_people_nobodys_cards_are_on_the_screen) {
  Window window(game({"--seed=7", "--hot-seat", "--names=Anne,Bob"}), still(), kWordsRows,
                kWordsColumns);
  begin(window, "Pass the keyboard to Anne");
  window.type(kEnter);
  ASSERT_TRUE(window.shows("Your hand: #3"));
  window.screen();
  window.bytes();
  window.type(kEnter);
  ASSERT_TRUE(window.shows("Pass the keyboard to Bob"));
  EXPECT_THAT(window.screen(), Not(HasSubstr("#")));
  EXPECT_THAT(window.bytes(), Not(HasSubstr("#")));
  window.type(kEnter);
  EXPECT_TRUE(window.shows("Your hand:"));
}

TEST_F(ScreenPlay, the_last_move_can_be_taken_back_while_the_keyboard_is_passed) {
  Window window(game({"--seed=7", "--hot-seat", "--names=Anne,Bob"}), still());
  begin(window, "Pass the keyboard to Anne");
  window.type(kEnter);
  ASSERT_TRUE(window.shows("↵ Play #3"));
  window.type(kEnter);
  ASSERT_TRUE(window.shows("u takes the last move back"));
  window.type("u");
  ASSERT_TRUE(window.shows("Pass the keyboard to Anne"));
  window.type(kEnter);
  EXPECT_TRUE(window.shows("The last move (Anne) is taken back."));
}

TEST_F(ScreenPlay, a_game_that_goes_on_begins_with_what_happened_last) {
  Window first(game({"--seed=7"}), still());
  begin(first, "↵ Play #3");
  first.type(kEnter);
  ASSERT_TRUE(first.shows("Boomer plays"));
  first.type("qy");
  ASSERT_EQ(first.exit_code(), 0);
  Window again({"play", "--resume"}, still());
  ASSERT_TRUE(again.shows("Open:"));
  EXPECT_TRUE(again.shows("8 cards each. Player 1 plays #3. Boomer plays"));
}

TEST_F(ScreenPlay, ctrl_c_saves_and_ends) {
  Window window(game({"--seed=7"}), still());
  begin(window, "Period 1");
  window.type("\x03");
  EXPECT_EQ(window.exit_code(), 128 + SIGINT);
  EXPECT_THAT(window.bytes(), HasSubstr("Saved: "));
  EXPECT_EQ(saves(".unfinished.bbr"), 1);
}

TEST_F(ScreenPlay, a_window_that_is_closed_saves) {
  Window window(game({"--seed=7"}), still());
  begin(window, "Period 1");
  window.close();
  EXPECT_EQ(window.exit_code(), 128 + SIGHUP);
  EXPECT_EQ(saves(".unfinished.bbr"), 1);
}

TEST_F(ScreenPlay, the_form_starts_the_game_that_was_put_together) {
  Window window({"play", "--seed=7"}, still());
  ASSERT_TRUE(window.shows("To the table"));
  window.type("\033OA\033OA\033OA\033OA");  // up from the start: name, against, players, level
  window.type("\033OC\033OC");              // Expert
  ASSERT_TRUE(window.shows("Expert"));
  window.type(kEnter);
  EXPECT_TRUE(window.shows("Level: Expert."));
}

TEST_F(ScreenPlay, a_terminal_that_cannot_move_its_cursor_is_played_line_by_line) {
  Window::Environment dumb = still();
  dumb.emplace_back("TERM", "dumb");
  Window window(game({"--seed=7"}), dumb);
  EXPECT_TRUE(window.shows("Player 1>"));
}

}  // namespace
}  // namespace benchboss::cli_tests
