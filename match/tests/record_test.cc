#include "match/record.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

namespace benchboss {
namespace {

using testing::ElementsAre;
using testing::Pair;

constexpr std::string_view kHex =
    "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";

std::string with_header(std::string_view rest) {
  return "benchboss record 1\ngame: toy\nrules: 1\n" + std::string(rest);
}

Record read(std::string_view text) {
  Record record;
  const RecordFault fault = read_record(text, record);
  EXPECT_FALSE(fault.found()) << fault.line << " " << fault.why.reason << " in:\n" << text;
  return record;
}

std::string repeated(std::string_view character, int times) {
  std::string text;
  for (int i = 0; i < times; ++i) text += character;
  return text;
}

RecordFault fault_of(std::string_view text) {
  Record record;
  return read_record(text, record);
}

TEST(Record, reads_every_kind_of_line) {
  const Record record = read(
      "benchboss record 1\n"
      "game: rink-ratz\n"
      "rules: 1\n"
      "option: level=pro\n"
      "option: seats=2\n"
      "seat 1: Alice\n"
      "seat 2: Bob (coach greedy)\n"
      "seed: 18446744073709551615\n"
      "\n"
      "* 7\n"
      "2 SB:block\n"
      "undo\n");
  EXPECT_EQ(record.game, "rink-ratz");
  EXPECT_EQ(record.rules_version, 1);
  EXPECT_THAT(record.options, ElementsAre(Pair("level", "pro"), Pair("seats", "2")));
  EXPECT_THAT(record.seats, ElementsAre(SeatEntry{"Alice", ""}, SeatEntry{"Bob", "greedy"}));
  EXPECT_EQ(record.seed, 18446744073709551615u);
  EXPECT_THAT(record.lines,
              ElementsAre(Line{Line::Kind::chance, 0, "7"}, Line{Line::Kind::move, 1, "SB:block"},
                          Line{Line::Kind::undo, 0, ""}));
  EXPECT_THAT(record.line_numbers, ElementsAre(10u, 11u, 12u));
  EXPECT_EQ(record.places.seed, 8u);
  EXPECT_THAT(record.places.options, ElementsAre(4u, 5u));
}

TEST(Record, takes_comments_blank_lines_and_blanks_anywhere) {
  const Record record = read(
      "; a game of ours\n"
      "\n"
      "  benchboss record 1  ; the format\n"
      "game:toy;the game\n"
      "rules :\t1\n"
      "seat  1 :   Alice   ; left\n"
      "   \t \n"
      " *   7\t; a card\n"
      "1\t7; a move\n"
      "undo ; no");
  EXPECT_EQ(record.game, "toy");
  EXPECT_THAT(record.seats, ElementsAre(SeatEntry{"Alice", ""}));
  EXPECT_THAT(record.lines,
              ElementsAre(Line{Line::Kind::chance, 0, "7"}, Line{Line::Kind::move, 0, "7"},
                          Line{Line::Kind::undo, 0, ""}));
  EXPECT_THAT(record.line_numbers, ElementsAre(8u, 9u, 10u));
}

TEST(Record, takes_what_windows_editors_write) {
  EXPECT_EQ(read("\xEF\xBB\xBF"
                 "benchboss record 1\r\ngame: toy\r\nrules: 1\r\n1 7\r\n"),
            read(with_header("1 7\n")));
}

TEST(Record, writes_what_it_reads) {
  const std::string text =
      "benchboss record 1\n"
      "game: toy\n"
      "rules: 1\n"
      "option: seats=2\n"
      "seat 1: Zoé Bélanger-Ōta\n"
      "seat 2: (coach any)\n"
      "seed: 0\n"
      "\n"
      "* 7\n"
      "10 7\n"
      "undo\n";
  EXPECT_EQ(write_record(read(text)), text);
}

TEST(Record, reads_back_every_name_that_a_person_may_type) {
  const std::vector<std::string> names = {"Alice",
                                          "",
                                          " ",
                                          "  two  ",
                                          "Bob (coach greedy)",
                                          "(coach greedy)",
                                          "a;b",
                                          ";",
                                          "\"",
                                          "\\",
                                          "\\\"",
                                          "\"a\"",
                                          "a\"b;c\"",
                                          "back\\slash\\",
                                          "1 7",
                                          "undo",
                                          "* 7",
                                          "seat 1:",
                                          "L’Été 🏒",
                                          "مريم",
                                          "=:,{}[]",
                                          "\xC2\xA0",
                                          repeated("\"", 40),
                                          repeated("🏒", 40)};
  for (const std::string& name : names)
    for (const std::string coach : {"", "greedy"}) {
      Record record;
      record.game = "toy";
      record.seats = {{name, coach}, {"last", ""}};
      EXPECT_EQ(read(write_record(record)).seats, record.seats) << write_record(record);
    }
}

TEST(Record, keeps_the_words_of_a_move_for_the_game_to_judge) {
  EXPECT_EQ(read(with_header("1 any  words (even) \"quoted\"\n")).lines[0].text,
            "any  words (even) \"quoted\"");
}

TEST(Record, takes_capital_hex_and_writes_small) {
  std::string capitals(kHex);
  for (char& c : capitals) c = static_cast<char>(std::toupper(c));
  const Record record =
      read(with_header("seat 1: A\ncommitment: " + capitals + "\nopening: " + capitals + "\n"));
  EXPECT_EQ(record.commitment, kHex);
  EXPECT_EQ(record.opening, kHex);
}

TEST(Record, knows_where_its_lines_would_stand) {
  Record record = read(with_header("option: seats=2\nseat 1: A\nseat 2: B\nseed: 1\n\n* 7\n1 7\n"));
  const std::uint32_t stood = place_of_line(record, 1);
  record.line_numbers.clear();
  EXPECT_EQ(place_of_line(record, 1), stood);
}

TEST(Record, gives_unnamed_seats_a_name) {
  Record record;
  record.seats = {{"Alice", ""}, {"", "any"}};
  name_seats(record, 3);
  EXPECT_THAT(record.seats, ElementsAre(SeatEntry{"Alice", ""}, SeatEntry{"Seat 2", "any"},
                                        SeatEntry{"Seat 3", ""}));
}

struct Fault {
  std::string_view name;
  std::string text;
  std::uint32_t line;
  std::string_view reason;
  std::string shown;
};

class RecordFaults : public testing::TestWithParam<Fault> {};

TEST_P(RecordFaults, are_named_with_line_text_and_reason) {
  const Fault& fault = GetParam();
  const RecordFault found = fault_of(fault.text);
  EXPECT_EQ(found.why.reason, fault.reason);
  EXPECT_EQ(found.line, fault.line);
  EXPECT_EQ(found.text, fault.shown);
}

INSTANTIATE_TEST_SUITE_P(
    Each, RecordFaults,
    testing::Values(
        Fault{"empty", "", 0, "record.not_a_record", ""},
        Fault{"only_comments", "; hello\n\n", 0, "record.not_a_record", ""},
        Fault{"other_file", "id,en,fr\n", 1, "record.not_a_record", "id,en,fr"},
        Fault{"newer", "\nbenchboss record 2\n", 2, "record.unknown_format", "benchboss record 2"},
        Fault{"no_game", "benchboss record 1\nrules: 1\n", 0, "record.no_game", ""},
        Fault{"no_rules", "benchboss record 1\ngame: toy\n", 0, "record.no_rules", ""},
        Fault{"bad_game", "benchboss record 1\ngame: Rink Ratz\n", 2, "record.bad_game",
              "game: Rink Ratz"},
        Fault{"game_twice", with_header("game: toy\n"), 4, "record.twice", "game: toy"},
        Fault{"rules_twice", with_header("rules: 1\n"), 4, "record.twice", "rules: 1"},
        Fault{"rules_zero", "benchboss record 1\nrules: 0\n", 2, "record.bad_rules", "rules: 0"},
        Fault{"rules_word", "benchboss record 1\nrules: new\n", 2, "record.bad_rules",
              "rules: new"},
        Fault{"rules_overflow", "benchboss record 1\nrules: 4294967297\n", 2, "record.bad_rules",
              "rules: 4294967297"},
        Fault{"unknown_key", with_header("referee: Carl\n"), 4, "record.unknown_key",
              "referee: Carl"},
        Fault{"capital_key", with_header("Seed: 1\n"), 4, "record.unknown_key", "Seed: 1"},
        Fault{"no_colon", with_header("hello\n"), 4, "record.unknown_line", "hello"},
        Fault{"header_after_moves", with_header("1 7\nseed: 4\n"), 5, "record.header_after_moves",
              "seed: 4"},
        Fault{"option_without_value", with_header("option: level\n"), 4, "record.bad_option",
              "option: level"},
        Fault{"option_with_blank", with_header("option: level=a b\n"), 4, "record.bad_option",
              "option: level=a b"},
        Fault{"option_twice", with_header("option: a=1\noption: a=2\n"), 5, "record.twice",
              "option: a=2"},
        Fault{"seat_zero", with_header("seat 0: A\n"), 4, "record.bad_seat", "seat 0: A"},
        Fault{"seat_eleven", with_header("seat 11: A\n"), 4, "record.bad_seat", "seat 11: A"},
        Fault{"seat_no_number", with_header("seat: A\n"), 4, "record.bad_seat", "seat: A"},
        Fault{"seat_gap", with_header("seat 1: A\nseat 3: C\n"), 5, "record.seat_gap", "seat 3: C"},
        Fault{"seat_twice", with_header("seat 1: A\nseat 1: C\n"), 5, "record.twice", "seat 1: C"},
        Fault{"long_name", with_header("seat 1: " + std::string(41, 'x') + "\n"), 4,
              "record.name_too_long", "seat 1: " + std::string(41, 'x')},
        Fault{"tab_in_name", with_header("seat 1: \"a\tb\"\n"), 4, "record.control_character",
              "seat 1: \"a?b\""},
        Fault{"quote_in_bare_name", with_header("seat 1: Bob \"The Wall\"\n"), 4,
              "record.needs_quotes", "seat 1: Bob \"The Wall\""},
        Fault{"open_quote", with_header("seat 1: \"Bob\n"), 4, "record.open_quote",
              "seat 1: \"Bob"},
        Fault{"backslash_at_end", with_header("seat 1: \"Bob\\\n"), 4, "record.open_quote",
              "seat 1: \"Bob\\"},
        Fault{"bad_escape", with_header("seat 1: \"B\\ob\"\n"), 4, "record.bad_escape",
              "seat 1: \"B\\ob\""},
        Fault{"no_coach", with_header("seat 1: Bob (goalie)\n"), 4, "record.bad_coach",
              "seat 1: Bob (goalie)"},
        Fault{"coach_not_closed", with_header("seat 1: Bob (coach any\n"), 4, "record.bad_coach",
              "seat 1: Bob (coach any"},
        Fault{"after_quoted_name", with_header("seat 1: \"Bob\" x\n"), 4, "record.bad_coach",
              "seat 1: \"Bob\" x"},
        Fault{"seed_overflow", with_header("seed: 18446744073709551616\n"), 4, "record.bad_seed",
              "seed: 18446744073709551616"},
        Fault{"seed_negative", with_header("seed: -1\n"), 4, "record.bad_seed", "seed: -1"},
        Fault{"seed_empty", with_header("seed:\n"), 4, "record.bad_seed", "seed:"},
        Fault{"seed_twice", with_header("seed: 1\nseed: 1\n"), 5, "record.twice", "seed: 1"},
        Fault{"short_hex", with_header("commitment: 00ff\n"), 4, "record.bad_hex",
              "commitment: 00ff"},
        Fault{"not_hex", with_header("opening: " + std::string(64, 'g') + "\n"), 4,
              "record.bad_hex", "opening: " + std::string(64, 'g')},
        Fault{"seed_and_seal", with_header("seed: 1\ncommitment: " + std::string(kHex) + "\n"), 0,
              "record.seed_and_seal", ""},
        Fault{"opening_alone", with_header("opening: " + std::string(kHex) + "\n"), 0,
              "record.opening_alone", ""},
        Fault{"seal_without_seats", with_header("commitment: " + std::string(kHex) + "\n"), 0,
              "record.seal_needs_seats", ""},
        Fault{"move_missing", with_header("2\n"), 4, "record.no_move", "2"},
        Fault{"card_missing", with_header("* ; nothing\n"), 4, "record.no_move", "* ; nothing"},
        Fault{"star_glued", with_header("*7\n"), 4, "record.unknown_line", "*7"},
        Fault{"move_of_seat_zero", with_header("0 7\n"), 4, "record.unknown_line", "0 7"},
        Fault{"move_of_seat_eleven", with_header("11 7\n"), 4, "record.unknown_line", "11 7"},
        Fault{"seat_overflow", with_header("4294967297 7\n"), 4, "record.unknown_line",
              "4294967297 7"},
        Fault{"undo_what", with_header("undo 2\n"), 4, "record.unknown_line", "undo 2"},
        Fault{"nul", with_header(std::string_view("1 \0 7\n", 6)), 4, "record.control_character",
              "1 ? 7"},
        Fault{"escape", with_header("1 \x1b[2J\n"), 4, "record.control_character", "1 ?[2J"},
        Fault{"right_to_left_override",
              with_header("seat 1: \xE2\x80\xAE"
                          "eve\n"),
              4, "record.control_character", "seat 1: ?eve"},
        Fault{"latin1", with_header("seat 1: Zo\xE9\n"), 4, "record.not_utf8", "seat 1: Zo?"},
        Fault{"overlong_utf8", with_header("seat 1: \xC0\xAF\n"), 4, "record.not_utf8",
              "seat 1: ??"},
        Fault{"surrogate", with_header("seat 1: \xED\xA0\x80\n"), 4, "record.not_utf8",
              "seat 1: ???"},
        Fault{"line_too_long", with_header(";" + std::string(300, '-') + "\n"), 4,
              "record.line_too_long", ";" + std::string(79, '-')},
        Fault{"file_too_long", std::string((4u << 20) + 1, '\n'), 0, "record.file_too_long", ""}),
    [](const auto& each) { return std::string(each.param.name); });

TEST(Record, says_what_would_be_right) {
  EXPECT_THAT(fault_of("hello").why.words, ElementsAre(Pair("expected", "benchboss record 1")));
  EXPECT_THAT(fault_of(with_header("seat 1: A\nseat 3: B\n")).why.words,
              ElementsAre(Pair("expected", "seat 2:")));
}

TEST(Record, takes_the_longest_line_and_the_longest_file) {
  read(with_header(";" + std::string(299, '-') + "\n"));
  std::string text = with_header("");
  text.resize(4u << 20, '\n');
  read(text);
}

}  // namespace
}  // namespace benchboss
