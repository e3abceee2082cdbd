#include "catalog/texts.h"
#include "cli/play/boards/rink_ratz_pile.h"
#include "cli/play/canvas.h"
#include "cli/play/pixels.h"
#include "cli/play/saves.h"
#include "cli/play/typeset.h"
#include "cli/tests/program.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <clocale>
#include <regex>
#include <set>

namespace benchboss::playing {
namespace {

using cli_tests::TemporaryFolder;
using cli_tests::text_of;
using testing::ElementsAre;
using testing::IsEmpty;

namespace fs = std::filesystem;

const fs::path kSource = BENCHBOSS_SOURCE_DIR;

std::set<std::string> ids_of_file() {
  Texts texts;
  EXPECT_FALSE(texts.load("play.csv", text_of(kSource / "cli/data/play.csv")).found());
  std::set<std::string> ids;
  for (const std::string_view id : texts.ids()) ids.emplace(id);
  return ids;
}

// Every message id that the sources of the table name.
std::set<std::string> ids_of_sources() {
  std::set<std::string> ids;
  const std::regex id("\"(play\\.[a-z_.]*[a-z_])\"");
  for (const auto& entry : fs::recursive_directory_iterator(kSource / "cli/play")) {
    if (!entry.is_regular_file()) continue;
    const std::string text = text_of(entry.path());
    for (std::sregex_iterator match(text.begin(), text.end(), id), end; match != end; ++match)
      ids.insert((*match)[1]);
  }
  return ids;
}

std::vector<std::string> missing(const std::set<std::string>& from,
                                 const std::set<std::string>& in) {
  std::vector<std::string> absent;
  for (const std::string& id : from)
    if (!in.contains(id)) absent.push_back(id);
  return absent;
}

TEST(PlayTexts, every_id_that_is_said_is_written) {
  EXPECT_THAT(missing(ids_of_sources(), ids_of_file()), IsEmpty());
}

TEST(PlayTexts, every_id_that_is_written_is_said) {
  // The words about a coach are found by his name.
  std::set<std::string> said = ids_of_sources();
  said.insert({"play.coach.greedy", "play.coach.random"});
  EXPECT_THAT(missing(ids_of_file(), said), IsEmpty());
}

TEST(Typeset, wraps_at_spaces_and_never_at_a_no_break_space) {
  EXPECT_THAT(wrap("Quel but\u00a0! Oui", 9), ElementsAre("Quel", "but\u00a0! Oui"));
}

TEST(Typeset, splits_a_word_that_is_longer_than_a_line) {
  EXPECT_THAT(wrap("abcdefgh ij", 3), ElementsAre("abc", "def", "gh", "ij"));
}

TEST(Typeset, keeps_line_ends) { EXPECT_THAT(wrap("a\n\nb", 9), ElementsAre("a", "", "b")); }

TEST(Typeset, cuts_what_does_not_fit) {
  EXPECT_EQ(cut("arrêté", 4), "arr…");
  EXPECT_EQ(cut("arrêté", 6), "arrêté");
}

TEST(Typeset, compares_without_accents_capitals_and_spaces) {
  EXPECT_EQ(folded("  RÈGLEMENTS "), folded("reglements"));
}

TEST(Typeset, lets_no_escape_sequence_and_no_broken_character_through) {
  EXPECT_EQ(decode("\033[2J\xff\xc3"), U"\uFFFD[2J\uFFFD\uFFFD");
}

TEST(Typeset, gives_back_what_it_took) {
  const std::string text = "Échec ★ 🏒 \u00a0";
  EXPECT_EQ(encode(decode(text)), text);
}

TEST(Canvas, draws_nothing_outside) {
  Canvas canvas(2, 3, {});
  canvas.put(0, -1, "abcde", {});
  canvas.put(5, 0, "x", {});
  canvas.box({-1, -1, 9, 9}, {});
  EXPECT_EQ(canvas.at(0, 0).character, U' ');
}

TEST(Canvas, gives_a_wide_character_two_cells) {
  ASSERT_NE(std::setlocale(LC_CTYPE, "C.UTF-8"), nullptr);
  Canvas canvas(1, 4, {});
  EXPECT_EQ(canvas.put(0, 0, "a氷b", {}), 4);
  EXPECT_EQ(canvas.at(0, 1).character, U'氷');
  EXPECT_EQ(canvas.at(0, 2).character, U'\0');
  EXPECT_EQ(canvas.at(0, 3).character, U'b');
}

TEST(Pixels, two_digits_fit_a_card) {
  for (int number = 1; number <= 15; ++number)
    EXPECT_LE(pixel_columns(std::to_string(number), 1), 5) << number;
}

SaidEvent laid(std::string_view card, int seat) {
  SaidEvent event;
  event.id = "rr.number_played";
  event.args = {{"seat", ArgType::seat, seat, {}, false}, {"card", ArgType::term, 0, card, false}};
  return event;
}

SaidEvent told(std::string_view id) {
  SaidEvent event;
  event.id = id;
  return event;
}

TEST(RinkRatzPile, knows_who_laid_each_card_and_what_it_was) {
  const auto pile = rink_ratz::read_pile(
      {told("rr.period_begins"), laid("rr.card.8", 1), laid("rr.card.8", 2), told("rr.shot")});
  ASSERT_EQ(pile.size(), 2U);
  EXPECT_EQ(pile[1].code, "8");
  EXPECT_EQ(pile[1].seat, 1);
  EXPECT_EQ(pile[0].meaning, rink_ratz::Laid::plain);
  EXPECT_EQ(pile[1].meaning, rink_ratz::Laid::shot);
}

TEST(RinkRatzPile, loses_the_card_that_is_taken_back) {
  const auto pile =
      rink_ratz::read_pile({laid("rr.card.8", 1), laid("rr.card.9", 2), told("match.undone")});
  ASSERT_EQ(pile.size(), 1U);
  EXPECT_EQ(pile[0].code, "8");
}

TEST(RinkRatzPile, keeps_its_cards_when_the_goalie_comes_back_by_an_undo) {
  const auto pile =
      rink_ratz::read_pile({laid("rr.card.8", 1), told("rr.goalie_pulled"), told("match.undone")});
  EXPECT_EQ(pile.size(), 1U);
}

TEST(RinkRatzPile, is_empty_in_a_new_period) {
  EXPECT_THAT(rink_ratz::read_pile({laid("rr.card.8", 1), told("rr.overtime_begins")}), IsEmpty());
}

TEST(Saves, a_file_is_replaced_as_a_whole_and_nothing_else_is_left) {
  const TemporaryFolder folder;
  const fs::path file = folder.path() / "game.bbr";
  EXPECT_EQ(write_file(file, "first", Readers::everyone), 0);
  EXPECT_EQ(write_file(file, "second", Readers::everyone), 0);
  EXPECT_EQ(read_file(file).text, "second");
  EXPECT_EQ(std::distance(fs::directory_iterator(file.parent_path()), {}), 1);
}

TEST(Saves, a_file_that_cannot_be_written_leaves_the_old_one) {
  const TemporaryFolder folder;
  EXPECT_EQ(write_file(folder.path(), "text", Readers::owner), EISDIR);
  EXPECT_EQ(write_file("/proc/game.bbr", "text", Readers::owner), ENOENT);
}

}  // namespace
}  // namespace benchboss::playing
