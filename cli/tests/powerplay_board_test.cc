#include "catalog/catalog.h"
#include "catalog/texts.h"
#include "cli/play/boards/powerplay.h"
#include "cli/play/boards/powerplay_card.h"
#include "cli/play/boards/powerplay_sheet.h"
#include "cli/play/typeset.h"
#include "cli/tests/program.h"
#include "match/record.h"
#include "match/replay.h"

#include <boost/json/parse.hpp>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>

namespace benchboss::playing {
namespace {

using testing::Contains;
using testing::HasSubstr;

// The match of docs/views/powerplay.md: Hydra in the second duel, Sitting Bully with help.
class PowerplayDuel : public testing::Test {
 protected:
  void SetUp() override {
    const std::string page =
        cli_tests::text_of(std::filesystem::path(BENCHBOSS_SOURCE_DIR) / "docs/views/powerplay.md");
    const std::string fence = "```record\n";
    const std::size_t begin = page.find(fence) + fence.size();
    ASSERT_FALSE(read_record(page.substr(begin, page.find("```", begin) - begin), record_).found());
    table_ = open_table(record_).table;
    ASSERT_FALSE(replay(record_, *table_).found());
    words_.introduce(record_.seats, *table_);
  }

  std::vector<std::string> told_to(Seat viewer) const {
    const boost::json::value view = table_->view(viewer);
    const std::vector<Face> faces(3);
    const Scene scene{words_, faces, viewer, view.as_object(), {}, {}, {}, {}};
    return powerplay_board()->situation(scene);
  }

  // The ice, or the benches beside it, without any colour.
  std::string drawn_for(Seat viewer, bool benches) const {
    boost::json::value view = table_->view(viewer);
    if (benches) view.as_object()["match"] = nullptr;
    std::vector<Face> faces;
    for (const SeatEntry& seat : record_.seats) faces.push_back({seat.name, 0, true});
    const Scene scene{words_, faces, viewer, view.as_object(), {}, {}, {}, {}};
    Canvas canvas(11, 56, {});
    powerplay_board()->draw_table(canvas, canvas.area(), scene);
    std::u32string text;
    for (int row = 0; row < canvas.rows(); ++row) {
      for (int column = 0; column < canvas.columns(); ++column)
        text += canvas.at(row, column).character;
      text += U'\n';
    }
    return encode(text);
  }

  std::vector<ScoreSheet> notebook_of(Seat viewer) const {
    const boost::json::value view = table_->view(viewer);
    std::vector<Face> faces;
    for (const SeatEntry& seat : record_.seats) faces.push_back({seat.name, 0, true});
    const Scene scene{words_, faces, viewer, view.as_object(), {}, {}, {}, {}};
    return powerplay_board()->notebook(scene);
  }

  Record record_;
  std::unique_ptr<Table> table_;
  Words words_{catalog_texts(), Lang::en};
};

TEST_F(PowerplayDuel, PP_2_a_brawler_is_told_by_a_sign_and_not_by_colour_alone) {
  EXPECT_THAT(drawn_for(2, false), HasSubstr(" ▌3▐ ")) << "under the cards of the duel";
  EXPECT_THAT(drawn_for(0, true), testing::ContainsRegex("Bob .*▌3▐")) << "on his bench";
}

TEST_F(PowerplayDuel, PP_2_the_card_of_a_brawler_has_its_value_in_a_rectangle) {
  Canvas canvas(powerplay::kCardRows, powerplay::kCardColumns, {});
  powerplay::Player player;
  player.id = "grumblegore";
  player.category = "forwards";
  player.points = 3;
  for (const bool brawler : {false, true}) {
    player.brawler = brawler;
    powerplay::draw_card(canvas, 0, 0, player, {}, words_);
    for (int row = 1; row < powerplay::kCardRows - 1; ++row) {
      EXPECT_EQ(canvas.at(row, 1).character == U'▌', brawler);
      EXPECT_EQ(canvas.at(row, 5).character == U'▐', brawler);
    }
  }
}

TEST_F(PowerplayDuel, PP_53_the_notebook_has_names_and_turns_by_coach) {
  const std::vector<ScoreSheet> sheets = notebook_of(0);
  ASSERT_FALSE(sheets.empty());
  EXPECT_EQ(sheets[0].title, "Bob");
  ASSERT_EQ(sheets[0].rows.size(), 2u);
  EXPECT_EQ(sheets[0].rows[0].title, "Grumblegore (forward 3, brawler)");
  EXPECT_EQ(sheets[0].columns[0], "Turn");
  EXPECT_EQ(sheets[0].rows[0].cells[0][0], "2");
}

TEST_F(PowerplayDuel, PP_53_the_notebook_tells_what_lies_under_the_piles) {
  const std::vector<ScoreSheet> sheets = notebook_of(2);
  ASSERT_FALSE(sheets.empty());
  EXPECT_EQ(sheets.back().title, "Under the piles of the market");
}

TEST_F(PowerplayDuel, tells_what_hydra_and_sitting_bully_count_and_who_is_hurt) {
  const std::vector<std::string> lines = told_to(2);
  EXPECT_THAT(lines, Contains("Bob: 0, Alice: 1. Duel 3."));
  EXPECT_THAT(lines, Contains("Played by Bob: Grumblegore (forward 3, brawler); "
                              "Hydra (forward 0 ★), counts 2."));
  EXPECT_THAT(lines, Contains("Played by Alice: Zigzag (forward 3), injured; Sitting Bully "
                              "(forward 3 ★), counts 10 with Slapshot Sally (forward 7)."));
}

TEST_F(PowerplayDuel, tells_which_of_the_own_players_have_been_used) {
  EXPECT_THAT(told_to(0),
              Contains("Your team: Silver Skates (forward 9); Sitting Bully (forward 3 ★), used; "
                       "Zigzag (forward 3), injured; Fort Nox (defender 10); "
                       "Wide Load (defender 4); Uncle Pad (goalie 5)."));
}

TEST_F(PowerplayDuel, tells_wins_with_a_colon_so_that_a_name_may_end_in_a_number) {
  EXPECT_THAT(told_to(0), Contains("Wins. Alice: 0, Bob: 0, Cleo: 0."));
}

TEST_F(PowerplayDuel, keeps_players_of_the_notebook_apart_from_their_turns) {
  EXPECT_THAT(told_to(0), Contains("Seen with Bob: Grumblegore (forward 3, brawler), turn 2; "
                                   "Hydra (forward 0 ★), turn 2."));
}

// Ten coaches, most of whom are called alike, and every mark there is.
class TenColumns : public testing::Test {
 protected:
  TenColumns() {
    Record record;
    record.game = "powerplay";
    record.options = {{"seats", "10"}};
    record.seats = {{"Player 1", ""}, {"Player 2", ""}, {"Player 3", ""}, {"Zoé", ""},
                    {"Player 5", ""}, {"Boomer", ""},   {"Bo", ""},       {"Player 8", ""},
                    {"Player 9", ""}, {"Player 10", ""}};
    table_ = open_table(record).table;
    words_.introduce(record.seats, *table_);
    sheet_ = table_->score_sheet();
    challenge(0,
              {{"opponent", 10}, {"goals", 2}, {"against", 2}, {"winner", 1}, {"mark", "judge"}});
    challenge(0, {{"opponent", 4}, {"goals", 1}, {"against", 1}, {"winner", 4}, {"mark", "lot"}});
    challenge(
        9, {{"opponent", 6}, {"goals", 3}, {"against", 2}, {"winner", 10}, {"mark", "overtime"}});
    sheet_.at("coaches").at(9).at("wins") = 9;
  }
  void challenge(std::size_t seat, boost::json::object entry) {
    entry["playoffs"] = false;
    sheet_.at("coaches").at(seat).at("column").as_array().push_back(entry);
  }
  std::vector<std::string> drawn() const { return powerplay::score_sheet(words_, sheet_).drawn; }
  std::vector<std::string> told() const { return powerplay::score_sheet(words_, sheet_).told; }

  std::unique_ptr<Table> table_;
  Words words_{catalog_texts(), Lang::en};
  boost::json::value sheet_;
};

TEST_F(TenColumns, stand_in_two_blocks_that_fit_a_window_of_80) {
  int heads = 0;
  for (const std::string& line : drawn()) {
    EXPECT_LE(columns(line), 74) << line;
    heads += line.find("Player") != line.npos ? 1 : 0;
  }
  EXPECT_EQ(heads, 2);
}

TEST_F(TenColumns, name_every_opponent_differently) {
  std::string all;
  for (const std::string& line : drawn()) all += line + "\n";
  EXPECT_THAT(all, HasSubstr("2:2 Pl10 JJ+"));
  EXPECT_THAT(all, HasSubstr("Pl10 Player"));
  EXPECT_THAT(all, HasSubstr("1:1 Zoé lot−"));
  EXPECT_THAT(all, HasSubstr("3:2 Boom *"));
}

TEST_F(TenColumns, count_the_crosses) {
  EXPECT_THAT(drawn(), Contains(HasSubstr("××××××××× 9")));
  EXPECT_THAT(told(), Contains("Player 10, 9 crosses: 3–2 against Boomer (overtime)."));
}

TEST_F(TenColumns, say_who_got_the_cross_of_a_tied_match) {
  EXPECT_THAT(told(), Contains("Player 1, 0 crosses: 2–2 against Player 10 (JJ: cross for Player "
                               "1), 1–1 against Zoé (lot: cross for Zoé)."));
}

}  // namespace
}  // namespace benchboss::playing
