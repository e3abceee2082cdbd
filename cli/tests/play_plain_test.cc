#include "catalog/catalog.h"
#include "cli/play/typeset.h"
#include "cli/tests/play_window.h"
#include "cli/tests/program.h"
#include "match/replay.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <csignal>

namespace benchboss::cli_tests {
namespace {

using playing::repeated;
using testing::ContainsRegex;
using testing::HasSubstr;
using testing::Not;

namespace fs = std::filesystem;

// A table of its own: saves go into the folder, not to the person who runs the tests.
class PlainPlay : public testing::Test {
 protected:
  Ran play(std::vector<std::string> flags, const std::string& input) {
    std::vector<std::string> arguments = {"play", "--plain"};
    arguments.insert(arguments.end(), flags.begin(), flags.end());
    return benchboss(arguments, {input, {{"XDG_STATE_HOME", state().string()}}, folder_.path()});
  }
  // The usual game: Player 1 leads with #3 #4 #5 #9 #9 #12 #15 and a Shot / Blocked Shot.
  Ran play_seven(const std::string& input) { return play({"rink-ratz", "--seed=7"}, input); }

  fs::path state() const { return folder_.path() / "state"; }
  // The only file of that ending among the saves.
  fs::path saved(const std::string& ending) const {
    fs::path found;
    for (const auto& entry : fs::directory_iterator(state() / "benchboss")) {
      if (!entry.path().string().ends_with(ending)) continue;
      EXPECT_TRUE(found.empty()) << "more than one save";
      found = entry.path();
    }
    return found;
  }

  TemporaryFolder folder_;
};

std::size_t count_of(const std::string& text, const std::string& part) {
  std::size_t count = 0;
  for (std::size_t at = text.find(part); at != text.npos; at = text.find(part, at + 1)) ++count;
  return count;
}

struct Evening {
  std::string lang;
  std::string level;
  std::string seats;
};

class WholeEvening : public PlainPlay, public testing::WithParamInterface<Evening> {};

TEST_P(WholeEvening, is_played_to_its_end_by_always_taking_the_first_choice) {
  const Evening& evening = GetParam();
  const Ran ran = play({"rink-ratz", "--lang=" + evening.lang, "--set=level=" + evening.level,
                        "--set=seats=" + evening.seats},
                       repeated("1\n", 1000));
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_THAT(ran.out, HasSubstr(evening.lang == "fr" ? "Marque finale" : "Final score"));
  EXPECT_THAT(ran.out, Not(HasSubstr("[")));  // a message id that nobody wrote
  EXPECT_THAT(ran.out, Not(HasSubstr("{")));  // a word that nobody gave
  EXPECT_THAT(ran.out, Not(HasSubstr("\033")));
  const fs::path record = saved(".bbr");
  EXPECT_THAT(ran.out, HasSubstr(record.string()));
  EXPECT_EQ(benchboss({"verify", record.string()}).code, 0);
}

std::vector<Evening> evenings() {
  std::vector<Evening> all;
  for (const char* lang : {"en", "fr"})
    for (const char* level : {"rookie", "junior", "pro"})
      for (const char* seats : {"2", "4"}) all.push_back({lang, level, seats});
  return all;
}

INSTANTIATE_TEST_SUITE_P(, WholeEvening, testing::ValuesIn(evenings()), [](const auto& evening) {
  return evening.param.lang + "_" + evening.param.level + "_" + evening.param.seats;
});

TEST_F(PlainPlay, a_card_can_be_named_instead_of_counted) {
  EXPECT_THAT(play_seven("#9\n").out, HasSubstr("Player 1 plays #9."));
}

TEST_F(PlainPlay, a_number_beyond_the_list_is_a_card) {
  EXPECT_THAT(play_seven("12\n").out, HasSubstr("Player 1 plays #12."));
}

TEST_F(PlainPlay, a_number_on_the_list_is_a_choice) {
  EXPECT_THAT(play_seven("4\n").out, HasSubstr("Player 1 plays #9."));
}

TEST_F(PlainPlay, notation_may_be_in_small_letters) {
  EXPECT_THAT(play_seven("sb:shot\n").out, HasSubstr("Player 1 plays Shot."));
}

// Line-ups, then the draw is won: "1. #9 LW d11".
TEST_F(PlainPlay, a_choice_may_be_typed_as_the_list_says_it) {
  const Ran ran = play({"double-echec", "--seed=3"}, "Ready\n#9\n");
  EXPECT_THAT(ran.out, HasSubstr("1. #9 LW d11"));
  EXPECT_THAT(ran.out, HasSubstr("The puck goes back to"));
  EXPECT_THAT(ran.out, Not(HasSubstr("is not a choice")));
}

TEST_F(PlainPlay, RR_21_a_refused_card_is_refused_with_its_rule_and_asked_again) {
  const Ran ran = play_seven("SB:block\n#9\n");
  EXPECT_THAT(ran.out, HasSubstr("There is no shot to block."));
  EXPECT_THAT(ran.out, HasSubstr("(RR-21)"));
  EXPECT_THAT(ran.out, HasSubstr("Player 1 plays #9."));
}

TEST_F(PlainPlay, nonsense_is_told_what_would_be_right_and_loses_nothing) {
  const Ran ran = play_seven("xyzzy\n99\n-1\n\x01\xff\n#9\n");
  EXPECT_THAT(ran.out, HasSubstr("“xyzzy” is not a choice, a move or a command. Type a number "
                                 "from 1 to 7"));
  EXPECT_THAT(ran.out, HasSubstr("“??” is not a choice"));
  EXPECT_THAT(ran.out, HasSubstr("Player 1 plays #9."));
}

TEST_F(PlainPlay, a_line_without_end_is_no_trouble) {
  EXPECT_THAT(play_seven(std::string(60000, 'x') + "\n#9\n").out, HasSubstr("Player 1 plays #9."));
}

TEST_F(PlainPlay, why_shows_the_rule_behind_the_last_event) {
  EXPECT_THAT(play_seven("why\n").out, HasSubstr("RR-9  Turns, shifts and periods\nShift 1"));
}

TEST_F(PlainPlay, why_two_shows_the_rule_behind_the_event_before) {
  EXPECT_THAT(play_seven("why 2\n").out, HasSubstr("RR-10  Next period and overtime\nPeriod 1."));
}

TEST_F(PlainPlay, why_of_what_never_happened_says_how_far_back_it_goes) {
  EXPECT_THAT(play_seven("why 99\n").out, HasSubstr("up to 5."));
}

TEST_F(PlainPlay, undo_is_refused_once_the_coach_has_answered) {
  EXPECT_THAT(play_seven("#9\nundo\n").out, HasSubstr("Boomer has already answered"));
}

TEST_F(PlainPlay, undo_takes_back_the_card_of_the_person_before) {
  const Ran ran = play({"rink-ratz", "--seed=7", "--hot-seat"}, "#9\nundo\n#4\n");
  EXPECT_THAT(ran.out, HasSubstr("The last move (Player 1) is taken back."));
  EXPECT_THAT(ran.out, HasSubstr("Player 1 plays #4."));
}

TEST_F(PlainPlay, undo_before_the_first_card_has_nothing_to_take_back) {
  EXPECT_THAT(play_seven("undo\n").out, HasSubstr("There is no move to take back."));
}

TEST_F(PlainPlay, a_hint_names_a_choice_and_what_comes_of_it) {
  EXPECT_THAT(play_seven("hint\n").out,
              ContainsRegex("The greedy coach would choose: .*\nThen: Player 1 plays .*\n"));
}

TEST_F(PlainPlay, save_writes_where_it_is_told) {
  const Ran ran = play_seven("save mine.bbr\n");
  EXPECT_THAT(ran.out, HasSubstr("Saved: mine.bbr"));
  EXPECT_TRUE(fs::exists(folder_.path() / "mine.bbr"));
}

TEST_F(PlainPlay, save_writes_over_its_own_file_and_over_no_other) {
  folder_.write("letter.txt", "Dear Zamboni");
  const Ran ran = play_seven("save letter.txt\nsave mine.bbr\n#9\nsave mine.bbr\n");
  EXPECT_THAT(ran.out, HasSubstr("Could not write letter.txt: another file is there already."));
  EXPECT_EQ(text_of(folder_.path() / "letter.txt"), "Dear Zamboni");
  EXPECT_EQ(count_of(ran.out, "Saved: mine.bbr"), 2U);
}

TEST_F(PlainPlay, save_where_nothing_can_be_written_says_why_and_goes_on) {
  const Ran ran = play_seven("save /proc/mine.bbr\n#9\n");
  EXPECT_THAT(ran.out, HasSubstr("Could not write /proc/mine.bbr"));
  EXPECT_THAT(ran.out, HasSubstr("Player 1 plays #9."));
}

TEST_F(PlainPlay, the_sheet_counts_by_team_and_period) {
  EXPECT_THAT(play_seven("sheet\n").out,
              HasSubstr("Goals. Player 1: 1st 0, 2nd 0, 3rd 0, OT 0, T 0. Boomer: 1st 0"));
}

TEST_F(PlainPlay, rules_lists_them_and_shows_one) {
  const Ran ran = play_seven("rules\nrules 14\nrules RR-99\n");
  EXPECT_THAT(ran.out, HasSubstr("RR-30a  Penalty shot, the details\n"));
  EXPECT_THAT(ran.out, HasSubstr("RR-14  Goal\nOnly the team whose shot is waiting can score"));
  EXPECT_THAT(ran.out, HasSubstr("There is no rule “RR-99”."));
}

TEST_F(PlainPlay, french_words_work_with_and_without_their_accents) {
  const Ran ran = play({"rink-ratz", "--seed=7", "--lang=fr"},
                       "règlements 14\nREGLEMENTS 12\npourquoi\nindice\nfeuille\naide\nquitter\n");
  EXPECT_THAT(ran.out, HasSubstr("RR-14  But\n"));
  EXPECT_THAT(ran.out, HasSubstr("RR-12  Tir\n"));
  EXPECT_THAT(ran.out, HasSubstr("RR-9  Tours, présences et périodes\n"));
  EXPECT_THAT(ran.out, HasSubstr("L’entraîneur greedy choisirait"));
  EXPECT_THAT(ran.out, HasSubstr("Buts. Joueur 1"));
  EXPECT_THAT(ran.out, HasSubstr("annuler\u00a0: reprend le dernier coup"));
  EXPECT_THAT(ran.out, HasSubstr("Pour continuer\u00a0: benchboss play --resume"));
}

TEST_F(PlainPlay, the_language_can_be_changed_in_the_middle_of_a_game) {
  EXPECT_THAT(play_seven("français\n").out, HasSubstr("Votre main\u00a0: #3, #4"));
}

TEST_F(PlainPlay, an_empty_line_shows_the_table_again) {
  EXPECT_EQ(count_of(play_seven("\n\n").out, "Your hand:"), 3U);
}

TEST_F(PlainPlay, the_seal_is_shown_before_and_opened_after) {
  const Ran ran = play({"rink-ratz"}, repeated("1\n", 1000));
  const std::string seal = "The seal is ";
  const std::size_t at = ran.out.find(seal);
  ASSERT_NE(at, std::string::npos);
  const std::string shown = ran.out.substr(at + seal.size(), 64);
  EXPECT_EQ(shown.find_first_not_of("0123456789abcdef"), std::string::npos);
  EXPECT_THAT(ran.out, HasSubstr("The seal " + shown));
  EXPECT_THAT(ran.out, HasSubstr("benchboss verify " + saved(".bbr").string()));
}

TEST_F(PlainPlay, the_end_of_the_input_saves_and_says_where) {
  const Ran ran = play_seven("1\n");
  EXPECT_EQ(ran.code, 0);
  EXPECT_THAT(ran.out, HasSubstr("Saved: " + saved(".unfinished.bbr").string()));
  EXPECT_THAT(ran.out, HasSubstr("To go on: benchboss play --resume"));
}

TEST_F(PlainPlay, a_game_in_three_pieces_gives_the_same_record_as_in_one) {
  const std::string whole = (folder_.path() / "whole.bbr").string();
  const std::string pieces = (folder_.path() / "pieces.bbr").string();
  play({"rink-ratz", "--seed=11", "--set=level=pro", "--record", whole}, repeated("1\n", 200));
  play({"rink-ratz", "--seed=11", "--set=level=pro"}, repeated("1\n", 17));
  play({"--resume"}, repeated("1\n", 40) + "quit\n");
  play({"--resume=" + saved(".unfinished.bbr").string(), "--record", pieces}, repeated("1\n", 200));
  EXPECT_THAT(text_of(whole), HasSubstr("seed: 11"));
  EXPECT_EQ(text_of(whole), text_of(pieces));
}

TEST_F(PlainPlay, a_record_that_cannot_be_written_is_told_before_the_first_card) {
  const Ran ran = play({"rink-ratz", "--record", "/proc/nowhere/game.bbr"}, "1\n");
  EXPECT_EQ(ran.code, 3);
  EXPECT_THAT(ran.err, HasSubstr("/proc/nowhere/game.bbr"));
  EXPECT_THAT(ran.out, Not(HasSubstr("Shift 1")));
}

TEST_F(PlainPlay, a_record_is_never_written_over_another_file) {
  const std::string file = folder_.write("mine.txt", "precious\n");
  const Ran ran = play({"rink-ratz", "--record", file}, "quit\n");
  EXPECT_EQ(ran.code, 3);
  EXPECT_THAT(ran.err, HasSubstr("another file is there already"));
  EXPECT_EQ(text_of(file), "precious\n");
}

TEST_F(PlainPlay, a_record_of_a_game_that_goes_on_keeps_the_dice_sealed) {
  const std::string file = (folder_.path() / "live.bbr").string();
  play({"rink-ratz", "--record", file}, "1\nquit\n");
  EXPECT_THAT(text_of(file), HasSubstr("commitment: "));
  EXPECT_THAT(text_of(file), Not(HasSubstr("opening: ")));
}

TEST_F(PlainPlay, nobody_else_can_read_a_game_that_goes_on) {
  play({"rink-ratz"}, "1\nquit\n");
  EXPECT_EQ(fs::status(saved(".unfinished.bbr")).permissions(),
            fs::perms::owner_read | fs::perms::owner_write);
}

TEST_F(PlainPlay, saving_into_a_folder_that_is_not_there_makes_none) {
  const fs::path folder = folder_.path() / "nowhere";
  play({"rink-ratz"}, "save " + (folder / "game.bbr").string() + "\nquit\n");
  EXPECT_FALSE(fs::exists(folder));
}

TEST_F(PlainPlay, a_resumed_game_keeps_the_seal_it_began_with) {
  play({"rink-ratz"}, "1\n");
  const std::string first = text_of(saved(".unfinished.bbr"));
  const std::string seal = first.substr(first.find("commitment: "), 76);
  play({"--resume"}, repeated("1\n", 200));
  const fs::path record = saved(".bbr");
  EXPECT_THAT(text_of(record), HasSubstr(seal));
  EXPECT_EQ(benchboss({"verify", record.string()}).code, 0);
}

TEST_F(PlainPlay, resuming_without_a_save_says_where_it_looked) {
  const Ran ran = play({"--resume"}, "");
  EXPECT_EQ(ran.code, 3);
  EXPECT_THAT(ran.err, HasSubstr((state() / "benchboss").string()));
}

TEST_F(PlainPlay, resuming_what_is_no_record_says_why) {
  const std::string file = folder_.write("poem.txt", "roses are red\n");
  const Ran ran = play({"--resume=" + file}, "");
  EXPECT_EQ(ran.code, 1);
  EXPECT_THAT(ran.err, HasSubstr("This is not a Benchboss record"));
}

TEST_F(PlainPlay, resuming_a_record_without_dice_says_why) {
  const std::string file =
      folder_.write("hand.bbr", "benchboss record 1\ngame: rink-ratz\nrules: 1\n");
  EXPECT_THAT(play({"--resume=" + file}, "").err, HasSubstr("neither a seed nor a seal"));
}

TEST_F(PlainPlay, a_place_that_cannot_be_written_is_told_at_once_and_another_is_asked_for) {
  folder_.write("state", "a file where a folder should be");
  fs::create_directory(folder_.path() / "elsewhere");
  const Ran ran = play({"rink-ratz", "--seed=7"}, "#9\nquit\nelsewhere/mine.bbr\n");
  EXPECT_EQ(ran.code, 0);
  EXPECT_THAT(ran.out, HasSubstr("The game cannot be kept in"));
  EXPECT_THAT(ran.out, HasSubstr("Saved: elsewhere/mine.bbr"));
  EXPECT_THAT(ran.out, HasSubstr("benchboss play --resume=elsewhere/mine.bbr"));
  EXPECT_TRUE(fs::exists(folder_.path() / "elsewhere" / "mine.bbr"));
}

TEST_F(PlainPlay, an_accident_without_the_usual_place_saves_in_the_folder_one_is_in) {
  folder_.write("state", "a file where a folder should be");
  const Ran ran = play({"rink-ratz", "--seed=7"}, "#9\n");
  EXPECT_EQ(ran.code, 0);
  EXPECT_THAT(ran.out, HasSubstr("Saved: " + folder_.path().string()));
}

TEST_F(PlainPlay, a_record_file_that_cannot_be_written_is_told) {
  const Ran ran = play({"rink-ratz", "--record=/proc/game.bbr"}, "quit\n");
  EXPECT_EQ(ran.code, 3);
  EXPECT_THAT(ran.err, HasSubstr("Could not write /proc/game.bbr"));
}

TEST_F(PlainPlay, without_a_game_one_is_chosen_from_a_menu) {
  const Ran ran = play({"--seed=7"}, "1\n3\n4 joueurs\n2\nrandom\n3\nquit\n");
  EXPECT_THAT(ran.out, HasSubstr("Level\n1. Rookie\n2. Junior\n3. Expert\n"));
  EXPECT_THAT(ran.out, HasSubstr("“4 joueurs” is not on the list. Type a number from 1 to 2"));
  EXPECT_THAT(ran.out, HasSubstr("Rink Ratz. Level: Expert. Players: 4 players, two teams."));
  EXPECT_THAT(ran.out, HasSubstr("Player 1, Player 2, Player 3, Player 4."));
}

TEST_F(PlainPlay, the_menu_takes_the_usual_on_enter) {
  EXPECT_THAT(play({}, "\n\n\n\nquit\n").out,
              HasSubstr("Level: Rookie. Players: 2 players.\nAt the table: Player 1, Boomer "
                        "(computer, greedy)."));
}

TEST_F(PlainPlay, the_menu_offers_to_go_on_with_a_saved_game) {
  play_seven("#9\n");
  EXPECT_THAT(play({}, "2\n").out, HasSubstr("Luck comes from seed 7."));
}

TEST_F(PlainPlay, leaving_at_the_menu_plays_nothing) {
  EXPECT_EQ(play({}, "").code, 0);
  EXPECT_FALSE(fs::exists(state()));
}

TEST_F(PlainPlay, hands_are_shown_to_the_seat_to_move_and_to_nobody_else) {
  const std::string file = (folder_.path() / "game.bbr").string();
  const Ran ran = play({"rink-ratz", "--seed=7", "--hot-seat", "--set=seats=4", "--record", file},
                       repeated("1\n", 40));
  Record record;
  ASSERT_FALSE(read_record(text_of(file), record).found());
  // The hand of whoever moved, before each move.
  std::vector<std::string> hands;
  const OpenedTable opened = open_table(record);
  const auto note = [&](const Line&) {
    if (opened.table->turn().owes != Owes::decision) return;
    const boost::json::value view = opened.table->view(opened.table->turn().seats.lowest());
    std::string cards;
    for (const boost::json::value& card : view.at("hand").as_array())
      cards += (cards.empty() ? "" : ", ") + std::string(card.as_string());
    hands.push_back(cards);
  };
  ASSERT_FALSE(replay(record, *opened.table, note).found());
  std::vector<std::string> shown;
  const std::string before = "Your hand: ";
  for (std::size_t at = ran.out.find(before); at != std::string::npos;
       at = ran.out.find(before, at + 1)) {
    std::string line =
        ran.out.substr(at + before.size(), ran.out.find(".\n", at) - at - before.size());
    std::erase(line, '#');
    for (std::size_t name; (name = line.find("Shot / Blocked Shot")) != std::string::npos;)
      line.replace(name, 19, "SB");
    shown.push_back(line);
  }
  EXPECT_GT(shown.size(), 40U);
  EXPECT_EQ(shown, hands);
}

TEST_F(PlainPlay, on_a_terminal_the_keyboard_is_passed_and_the_old_hand_scrolls_away) {
  Window window({"play", "rink-ratz", "--plain", "--seed=7", "--hot-seat"},
                {{"XDG_STATE_HOME", state().string()}});
  ASSERT_TRUE(window.shows("Pass the keyboard to Player 1"));
  window.type("\n");
  ASSERT_TRUE(window.shows("Player 1>"));
  window.type("#9\n");
  ASSERT_TRUE(window.shows("Pass the keyboard to Player 2"));
  EXPECT_THAT(window.screen(), Not(HasSubstr("#")));
}

TEST_F(PlainPlay, where_nothing_is_hidden_the_keyboard_is_not_passed) {
  Window window({"play", "double-echec", "--plain", "--seed=7", "--hot-seat", "--names=Anne,Bob"},
                {{"XDG_STATE_HOME", state().string()}});
  ASSERT_TRUE(window.shows("Bob>"));
  window.type("1\n");
  ASSERT_TRUE(window.shows("Anne>"));
  EXPECT_THAT(window.screen(), Not(HasSubstr("Pass the keyboard")));
}

TEST_F(PlainPlay, a_signal_to_end_saves_first) {
  Window window({"play", "rink-ratz", "--plain", "--seed=7"},
                {{"XDG_STATE_HOME", state().string()}});
  ASSERT_TRUE(window.shows("Player 1>"));
  window.send_signal(SIGTERM);
  EXPECT_EQ(window.exit_code(), 128 + SIGTERM);
  EXPECT_THAT(text_of(saved(".unfinished.bbr")), HasSubstr("seed: 7"));
}

}  // namespace
}  // namespace benchboss::cli_tests
