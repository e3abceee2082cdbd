#include "catalog/catalog.h"
#include "catalog/texts.h"
#include "cli/play/boards/xtra_innings.h"
#include "cli/play/boards/xtra_innings_hand.h"
#include "cli/play/boards/xtra_innings_sheet.h"
#include "cli/play/sheet_page.h"
#include "cli/play/typeset.h"

#include <boost/json/parse.hpp>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace benchboss::playing {
namespace {

using testing::Contains;
using testing::HasSubstr;
using testing::Not;

constexpr int kWidth = 76;  // of a page in a window of 80

// A box score of which the numbers are written here.
class BoxScore : public testing::Test {
 protected:
  BoxScore() { open({{"Ann", ""}, {"Boomer", "greedy"}}); }

  void open(std::vector<SeatEntry> seats) {
    Record record;
    record.game = "xtra-innings";
    record.options = {{"seats", std::to_string(seats.size())}};
    record.seats = std::move(seats);
    table_ = open_table(record).table;
    words_.introduce(record.seats, *table_);
    sheet_ = table_->score_sheet();
  }
  boost::json::value& team(std::size_t number) { return sheet_.at("teams").at(number - 1); }
  void innings(std::size_t number, const std::vector<int>& runs) {
    team(number).at("innings") = boost::json::array(runs.begin(), runs.end());
  }

  std::vector<std::string> page() const {
    std::vector<std::string> lines;
    for (const Paragraph& each :
         sheet_page(xtra_innings::box_score(words_, sheet_), "Score sheet", kWidth).paragraphs)
      lines.push_back(each.text);
    return lines;
  }
  // The row of a team in the line score.
  std::string line_of(const std::string& team) const {
    for (const std::string& line : page())
      if (line.starts_with(team + " ")) return line;
    return {};
  }

  std::unique_ptr<Table> table_;
  Words words_{catalog_texts(), Lang::en};
  boost::json::value sheet_;
};

TEST_F(BoxScore, has_no_x_for_a_half_that_may_still_be_played) {
  sheet_.at("home") = 1;
  innings(2, {0, 3});
  innings(1, {1});
  EXPECT_THAT(line_of("Ann"), Not(HasSubstr("x")));
  sheet_.at("over") = true;
  EXPECT_THAT(line_of("Ann"), HasSubstr("1  x"));
}

TEST_F(BoxScore, writes_the_zeros_of_the_line_score) {
  sheet_.at("home") = 1;
  innings(2, {0, 3, 0});
  EXPECT_THAT(line_of("Boomer"), HasSubstr("0  3  0  0  0  0"));
}

TEST_F(BoxScore, never_leaves_out_runs_hits_and_errors) {
  const std::string longest = "Maximilien-Alexandre de la Tour d’Argent";
  open({{longest, ""}, {"Boomer", ""}, {"Marie-Claude", ""}, {"Zamboni", ""}});
  sheet_.at("home") = 1;
  innings(1, std::vector<int>(18, 0));
  innings(2, std::vector<int>(18, 0));
  team(2).at("runs") = 77;
  team(2).at("hits") = 88;
  team(2).at("errors") = 99;
  const std::vector<std::string> lines = page();
  EXPECT_THAT(lines, Contains(HasSubstr("77 88 99")));
  EXPECT_THAT(lines, Contains(HasSubstr("17 18  R  H  E"))) << "the last innings stay";
  for (const std::string& line : lines) EXPECT_LE(columns(line), kWidth) << line;
}

TEST_F(BoxScore, has_notes_below_the_tables) {
  team(2).at("batting").at(3).at("doubles") = 2;
  team(2).at("batting").at(1).at("doubles") = 1;
  team(1).at("batting").at(0).at("triples") = 1;
  team(1).at("batting").at(1).at("hit_by_pitch") = 1;
  team(1).at("batting").at(2).at("caught_stealing") = 1;
  team(1).at("batting").at(3).at("sacrifices") = 3;
  team(2).at("pitching").at(0).at("hit_batters") = 1;
  const std::vector<std::string> lines = page();
  for (const char* note : {"2B: Walsh, Foley\u00a0(2)", "3B: Tremblay", "HBP: Gagnon",
                           "CS: Bouchard", "SAC: Côté\u00a0(3)", "Hit batters: Whitaker"})
    EXPECT_THAT(lines, Contains(note));
}

TEST_F(BoxScore, has_the_visitors_first) {
  for (const int home : {1, 2}) {
    sheet_.at("home") = home;
    const std::vector<std::string> lines = page();
    const auto at = [&](const std::string& title) {
      return std::ranges::find(lines, title) - lines.begin();
    };
    EXPECT_EQ(at("Batting, Boomer") < at("Batting, Ann"), home == 1);
    EXPECT_EQ(at("Pitching, Boomer") < at("Pitching, Ann"), home == 1);
  }
}

TEST(XtraInningsTexts, say_innings_as_broadcasters_do) {
  const Words words(catalog_texts(), Lang::fr);
  EXPECT_EQ(words.say("xi.half_begins", {{"half", "Début"}, {"number", 1}, {"team", "Ann"}}),
            "Début de la 1re\u00a0: Ann au bâton.");
  EXPECT_EQ(
      words.say("xi.half_ends", {{"half", "Fin"}, {"number", 9}, {"team", "Ann"}, {"left", 2}}),
      "Fin de la 9e, c’est tout pour Ann\u00a0: 2 coureurs laissés sur les buts.");
}

// Ann's hand on the table, nothing asked of her.
class Hand : public testing::Test {
 protected:
  explicit Hand() {
    Record record;
    record.game = "xtra-innings";
    record.seats = {{"Ann", ""}, {"Boomer", "greedy"}};
    table_ = open_table(record).table;
    words_.introduce(record.seats, *table_);
  }
  Canvas drawn(const std::string& hand) const {
    const boost::json::value view = boost::json::parse("{\"hand\": " + hand + "}");
    const std::vector<Thing> things = xtra_innings::things_of(view.as_object(), {});
    const Scene scene{words_, {}, 0, view.as_object(), {}, {}, {}, things, things.size()};
    Canvas canvas(xtra_innings::kHandRows, 80, {});
    xtra_innings::draw_hand(canvas, canvas.area(), scene);
    return canvas;
  }
  // The upper edges of the cards, one after the other.
  static std::string edges(const Canvas& canvas) {
    std::u32string text;
    for (int column = 0; column < canvas.columns(); ++column)
      text += canvas.at(1, column).character;
    const std::string all = encode(text);
    const std::size_t first = all.find_first_not_of(' ');
    return all.substr(first, all.find_last_not_of(' ') - first + 1);
  }

  std::unique_ptr<Table> table_;
  Words words_{catalog_texts(), Lang::en};
};

TEST_F(Hand, XI_8a_a_card_shows_its_fate_its_side_and_its_group_by_signs) {
  EXPECT_EQ(edges(drawn(R"(["1B", "BU"])")), "╭◇─────▲─╮╭◆─────▲─╮");
  EXPECT_EQ(edges(drawn(R"(["GO", "OH"])")), "╭◆═════▲═╮╭◆═════▲═╮");
  EXPECT_EQ(edges(drawn(R"(["SQ", "CK"])")), "╭◇─────△─╮╭──────▼─╮");
  EXPECT_EQ(edges(drawn(R"(["CL", "IW"])")), "╭══════▼═╮╭◇═══════╮");
}

TEST_F(Hand, XI_8a_a_card_and_what_beats_it_are_drawn_in_one_colour) {
  const auto paper = [&](const std::string& code) {
    return drawn("[\"" + code + "\"]").at(4, 40).style.paper;
  };
  EXPECT_EQ(paper("WP"), paper("BP"));
  EXPECT_EQ(paper("SF"), paper("OH"));
  EXPECT_EQ(paper("CK"), paper("CL"));
  EXPECT_EQ(paper("FB"), paper("FT"));
  EXPECT_NE(paper("CK"), paper("FB"));
  EXPECT_NE(paper("HAR"), paper("1B")) << "a shade";
}

TEST_F(Hand, XI_8a_the_diamond_is_green_or_red_and_the_line_red_or_blue) {
  const Canvas offence = drawn(R"(["1B"])");
  EXPECT_EQ(offence.at(1, 36).style.ink, Tint::grass);
  EXPECT_EQ(offence.at(1, 38).style.ink, Tint::red_line);
  const Canvas defence = drawn(R"(["GO"])");
  EXPECT_EQ(defence.at(1, 36).style.ink, Tint::red);
  EXPECT_EQ(defence.at(1, 38).style.ink, Tint::blue_line);
}

}  // namespace
}  // namespace benchboss::playing
