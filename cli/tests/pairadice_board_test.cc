#include "catalog/catalog.h"
#include "catalog/texts.h"
#include "cli/play/boards/pairadice.h"
#include "cli/play/boards/pairadice_sheet.h"
#include "match/record.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace benchboss::playing {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;

// Moncton at Gatineau: the visitor's lines are laid out by his assistant, the home coach is asked.
class HomeLines : public testing::Test {
 protected:
  HomeLines() {
    Record record;
    record.game = "pairadice";
    record.seats = {{"Away", ""}, {"Home", ""}};
    table_ = open_table(record).table;
    words_.introduce(record.seats, *table_);
    while (view().at("phase") != "lines" || view().at("to_play") != 2) step("assistant");
  }

  void step(const std::string& choice) {
    if (view().at("to_play").is_null()) {
      ASSERT_TRUE(table_->roll("3/3").accepted());
    } else {
      const auto seat = static_cast<Seat>(view().at("to_play").as_int64() - 1);
      ASSERT_TRUE(table_->play(seat, choice).accepted());
    }
  }
  boost::json::object view() const { return table_->view(1).as_object(); }

  std::string drawn(int rows, int columns) const {
    const boost::json::object view = this->view();
    const std::vector<std::string> choices = table_->choices(1);
    const std::unique_ptr<Board> board = pairadice_board();
    const std::vector<Thing> things = board->things(view, choices);
    const std::vector<Face> faces(2);
    Canvas canvas(rows, columns, {});
    board->draw_table(canvas, canvas.area(), {words_, faces, 1, view, {}, choices, {}, things});
    std::string text;
    for (int row = 0; row < rows; ++row) {
      for (int column = 0; column < columns; ++column)
        if (const char32_t c = canvas.at(row, column).character; c != 0)
          text += c < 0x80 ? static_cast<char>(c) : '~';
      text += '\n';
    }
    return text;
  }
  std::vector<std::string> told() const {
    const boost::json::object view = this->view();
    const std::vector<Face> faces(2);
    return pairadice_board()->situation({words_, faces, 1, view, {}, table_->choices(1), {}, {}});
  }
  // The family names of the visitor's lines and pairs.
  std::vector<std::string> visitors() const {
    std::vector<std::string> names;
    const boost::json::object team = view().at("teams").at(0).as_object();
    for (const boost::json::value& number : team.at("lines").as_array())
      for (const boost::json::value& player : team.at("players").as_array())
        if (player.at("no") == number) {
          const std::string name(player.at("name").as_string());
          names.push_back(name.substr(name.rfind(' ') + 1));
        }
    return names;
  }

  std::unique_ptr<Table> table_;
  Words words_{catalog_texts(), Lang::en};
};

TEST_F(HomeLines, are_laid_out_below_the_visitors_with_their_ratings) {
  const std::string text = drawn(20, 120);
  EXPECT_THAT(text, HasSubstr("Moncton Tides"));
  EXPECT_THAT(text, HasSubstr("Gatineau Log Drivers"));
  ASSERT_EQ(visitors().size(), 18u);
  for (const std::string& name : visitors())
    EXPECT_THAT(text, testing::ContainsRegex(name.substr(0, 4) + "[^ ]* [0-9]")) << text;
}

TEST_F(HomeLines, show_the_visitors_in_a_small_window_too) {
  const std::string text = drawn(9, 54);
  for (const std::string& name : visitors())
    EXPECT_THAT(text, HasSubstr(name.substr(0, 3))) << text;
}

TEST_F(HomeLines, are_asked_for_with_the_visitors_told_in_words) {
  EXPECT_THAT(told(), Contains(HasSubstr("Moncton, line 1: ")));
  EXPECT_THAT(told(), Contains(HasSubstr("Moncton, line 4: ")));
  EXPECT_THAT(told(), Contains(HasSubstr("Moncton, pair 3: ")));
  step(table_->choices(1).back());
  EXPECT_THAT(told(), Contains(HasSubstr("Moncton, line 1: ")));
  EXPECT_THAT(told(), Not(Contains(HasSubstr("Moncton, line 2: "))));
}

TEST(PairadiceBox, has_a_column_for_overtime_only_if_there_was_one) {
  const Words words(catalog_texts(), Lang::en);
  Record record;
  record.game = "pairadice";
  boost::json::value sheet = open_table(record).table->score_sheet();
  EXPECT_THAT(pairadice::box_score(words, sheet).columns, ElementsAre("1st", "2nd", "3rd", "T"));
  sheet.at("teams").at(0).at("face_offs").at(3) = 1;
  EXPECT_THAT(pairadice::box_score(words, sheet).columns,
              ElementsAre("1st", "2nd", "3rd", "OT", "T"));
}

TEST(PairadiceBox, lists_penalties_by_the_clock_and_who_was_hurt) {
  const Words words(catalog_texts(), Lang::en);
  Record record;
  record.game = "pairadice";
  boost::json::value sheet = open_table(record).table->score_sheet();
  sheet.at("penalties")
      .as_array()
      .push_back({{"team", 1},
                  {"period", 5},
                  {"seconds", 278},
                  {"player", "Ann Able"},
                  {"penalty", "pd.penalty.hooking"},
                  {"minutes", 2}});
  sheet.at("teams").at(1).at("players").as_array().push_back(
      {{"no", 9}, {"name", "Bob Bolt"}, {"pos", "LW"}, {"plus_minus", 0}, {"games_hurt", 3}});
  std::vector<std::string> lines;
  for (const ScoreSheet::Row& row : pairadice::box_score(words, sheet).rows)
    lines.push_back(row.title);
  EXPECT_THAT(lines, Contains("2OT 4:38 Moncton: Ann Able, hooking, 2 min"));
  EXPECT_THAT(lines, Contains("Gatineau: Bob Bolt, out for 3 games"));
  EXPECT_THAT(lines, Contains(HasSubstr("0 shots, 0, 0 PIM")));
}

}  // namespace
}  // namespace benchboss::playing
