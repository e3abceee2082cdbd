#include "catalog/catalog.h"
#include "catalog/texts.h"
#include "cli/play/boards/double_echec.h"
#include "cli/play/boards/double_echec_rink.h"
#include "cli/play/typeset.h"

#include <boost/json/parse.hpp>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace benchboss::playing {
namespace {

using testing::HasSubstr;
using testing::Not;

// A corner of a rink: home #9 at (3,2) and the goalie; visitors have the puck with #8 at (6,2).
const boost::json::value kView = boost::json::parse(R"({
  "rink": {"rows": 10, "columns": 5, "red_line": 5, "home_zone": 4, "visitors_zone": 7,
           "home_net": 0, "visitors_net": 9, "net_low": 1, "net_high": 3, "spots": [], "doors": []},
  "puck": {"row": 6, "column": 2, "team": 2, "number": 8},
  "teams": [{"on_ice": [{"number": 1, "slot": "G", "row": 1, "column": 2},
                        {"number": 9, "slot": "LW", "row": 3, "column": 2}]},
            {"on_ice": [{"number": 8, "slot": "C", "row": 6, "column": 2}]}]})");

class DoubleEchecRink : public testing::Test {
 protected:
  Scene scene(std::size_t selected) const {
    return {words_, faces_, 0, view_.as_object(), events_, choices_, foreseen_, things_, selected};
  }
  // A window of these many columns, line by line.
  std::vector<std::string> drawn(std::size_t selected, int width, int height) const {
    Canvas canvas(height, width, {});
    double_echec::draw_rink(canvas, {0, 0, height, width}, scene(selected));
    std::vector<std::string> lines;
    for (int row = 0; row < height; ++row) {
      std::u32string line;
      for (int column = 0; column < width; ++column) line += canvas.at(row, column).character;
      lines.push_back(encode(line));
    }
    return lines;
  }

  Words words_{catalog_texts(), Lang::en};
  std::vector<Face> faces_{2};
  std::vector<SaidEvent> events_;
  boost::json::value view_ = kView;
  std::vector<std::string> choices_ = {"stop", "9-n", "9-e", "9-s"};
  std::vector<std::vector<SaidEvent>> foreseen_;
  std::vector<Thing> things_ = double_echec_board()->things({}, choices_);
};

// Home's #9 scored once and helped once; eleven units of the first period, one of overtime.
const boost::json::value kSheet = boost::json::parse(R"({
  "teams": [{"goals": [1, 0, 0, 0]}, {"goals": [0, 0, 0, 0]}],
  "men": [{"team": 1, "number": 9, "goals": 1, "assists": 1}],
  "clock": [{"card": 8, "attempt": 1, "fight": 2, "cards": 8,
             "units": ["card", "card", "attempt", "card", "fight", "fight", "card", "card", "card",
                       "card", "card"]},
            {"card": 0, "attempt": 0, "fight": 0, "cards": 0, "units": []},
            {"card": 0, "attempt": 0, "fight": 0, "cards": 0, "units": []},
            {"card": 1, "attempt": 0, "fight": 0, "cards": 0, "units": ["card"]}]})");

class DoubleEchecSheet : public testing::Test {
 protected:
  DoubleEchecSheet() {
    Record record;
    record.game = "double-echec";
    record.seats = {{"Ann", ""}, {"Bob", ""}};
    table_ = open_table(record).table;
    words_.introduce(record.seats, *table_);
  }
  std::vector<ScoreSheet> sheets() const {
    return double_echec_board()->score_sheets(words_, kSheet);
  }

  std::unique_ptr<Table> table_;
  Words words_{catalog_texts(), Lang::en};
};

TEST_F(DoubleEchecSheet, shows_what_each_man_did) {
  const std::vector<ScoreSheet> sheets = this->sheets();
  ASSERT_EQ(sheets.size(), 4u);
  ASSERT_EQ(sheets[1].rows.size(), 1u);
  EXPECT_EQ(sheets[1].rows[0].title, "#9");
  EXPECT_EQ(sheets[1].rows[0].cells[0], (std::vector<std::string>{"1", "1", "2"}));
  EXPECT_TRUE(sheets[2].rows.empty());
}

TEST_F(DoubleEchecSheet, DE_23_shows_what_made_each_unit_pass) {
  const ScoreSheet clock = sheets()[3];
  ASSERT_EQ(clock.rows.size(), 5u);
  EXPECT_EQ(clock.rows[0].cells[0], (std::vector<std::string>{"8", "1", "2", "11"}));
  EXPECT_EQ(clock.rows[3].title, "OT 1");
  EXPECT_EQ(clock.drawn[0], "1st   CCLCFFCCCC C");
  EXPECT_EQ(clock.drawn[3], "OT 1  C");
  EXPECT_THAT(clock.rows[4].title, HasSubstr("Units = cards + tries + rounds"));
  words_.switch_language();
  EXPECT_EQ(sheets()[3].drawn[0], "1re      CCLCBBCCCC C");
}

TEST_F(DoubleEchecRink, shows_every_legal_target_while_another_choice_is_selected) {
  const std::vector<std::string> lines = drawn(0, 60, 9);
  EXPECT_THAT(lines[3], HasSubstr("·+"));  // (3,1), in the reach of #9
  EXPECT_THAT(lines[4], HasSubstr(" 9"));
  EXPECT_THAT(lines[5], HasSubstr("·+"));
  EXPECT_THAT(lines[8], HasSubstr("where one may go"));
}

TEST_F(DoubleEchecRink, numbers_the_targets_of_the_selected_man_as_the_list_will) {
  const std::vector<std::string> lines = drawn(1, 24, 9);
  EXPECT_THAT(lines[3], HasSubstr("·①"));
  EXPECT_THAT(lines[4], HasSubstr(" 9·②"));
  EXPECT_THAT(lines[5], HasSubstr("·③"));
}

TEST_F(DoubleEchecRink, tells_the_teams_apart_by_their_letters_where_it_is_narrow) {
  const std::vector<std::string> lines = drawn(1, 14, 7);
  EXPECT_THAT(lines[3], HasSubstr("L②"));
  EXPECT_THAT(lines[3], HasSubstr("c"));
  EXPECT_THAT(lines[3], Not(HasSubstr("C")));
}

TEST_F(DoubleEchecRink, marks_targets_zones_and_reach_in_plain_text) {
  const std::vector<std::string> lines = double_echec::rink_in_text(scene(0));
  EXPECT_THAT(lines[2], HasSubstr("b |## = ,,x"));
  EXPECT_THAT(lines[3], HasSubstr("c |## G , L,x"));
}

// The puck is loose on (3,4); the visitors' #8 on (6,2) reaches the red line (5) and a blue one
// (6).
TEST_F(DoubleEchecRink, marks_the_reach_of_the_opponents_while_the_puck_is_loose_over_lines_too) {
  view_.as_object()["puck"] = {{"row", 3}, {"column", 4}};
  view_.as_object()["to_play"] = 1;
  const std::vector<std::string> text = double_echec::rink_in_text(scene(0));
  EXPECT_THAT(text[2], HasSubstr(" |,:,| ,"));
  const std::vector<std::string> lines = drawn(0, 60, 9);
  EXPECT_THAT(lines[3], HasSubstr("·┊·│· "));
}

//   c |##xG ,xL      the goalie and the left wing may be named
TEST_F(DoubleEchecRink, marks_the_men_a_choice_is_about_in_plain_text) {
  choices_ = {"man-1", "man-9"};
  const std::vector<std::string> lines = double_echec::rink_in_text(scene(0));
  EXPECT_THAT(lines[3], HasSubstr("c |##xG ,xL"));
}

TEST_F(DoubleEchecRink, says_in_plain_text_on_which_square_each_man_is) {
  Record record;
  record.game = "double-echec";
  record.seats = {{"Ann", ""}, {"Bob", ""}};
  words_.introduce(record.seats, *open_table(record).table);
  EXPECT_THAT(double_echec_board()->situation(scene(0))[7], HasSubstr("#9 c3 LW"));
}

//   c |##xG ,xL      "#9" alone would have to be looked for
TEST_F(DoubleEchecRink, says_in_a_plain_list_where_the_man_is_and_where_a_step_leads) {
  const auto choice = [&](std::string_view notation) {
    return double_echec_board()->choice(scene(0), notation);
  };
  EXPECT_EQ(choice("man-9"), "#9 LW c3");
  EXPECT_EQ(choice("9-ne"), "#9 LW c3 ↗ b4");
  EXPECT_EQ(choice("stop"), double_echec_board()->action(words_, "stop"));
  view_.at("teams").at(0).as_object()["bench"] = boost::json::parse(
      R"([{"number": 12, "position": "LW", "shot": 2, "pass": 3, "steal": 1, "fight": 4}])");
  EXPECT_EQ(choice("man-12"), "#12 LW 2-3-1-4");
  EXPECT_EQ(choice("RW=12"), "RW: #12 LW 2-3-1-4");
  EXPECT_EQ(choice("RW=none"), double_echec_board()->action(words_, "RW=none"));
}

// Before a face-off nobody has a square: nothing is in reach.
TEST_F(DoubleEchecRink, marks_no_reach_of_men_who_are_not_on_the_ice_yet) {
  view_.as_object()["puck"] = {{"row", 5}, {"column", 2}};
  view_.as_object()["to_play"] = 1;
  view_.at("teams").at(1) = boost::json::parse(R"({"on_ice": [{"number": 8, "slot": "C"}]})");
  for (const std::string& line : double_echec::rink_in_text(scene(0)))
    EXPECT_THAT(line, Not(HasSubstr(",")));
}

}  // namespace
}  // namespace benchboss::playing
