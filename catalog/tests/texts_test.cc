#include "catalog/texts.h"

#include "catalog/catalog.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace benchboss {
namespace {

using testing::ElementsAre;

Texts load(std::string_view rows) {
  Texts texts;
  const TextsFault fault = texts.load("test", "id,en,fr\n" + std::string(rows));
  EXPECT_FALSE(fault.found()) << fault.line << ": " << fault.reason;
  return texts;
}

TextsFault fault_of_texts(std::string_view csv) { return Texts().load("some.csv", csv); }

TEST(Texts, say_an_id_in_each_language) {
  const Texts texts = load("a.b,Yes,Oui\n");
  EXPECT_EQ(texts.say(Lang::en, "a.b"), "Yes");
  EXPECT_EQ(texts.say(Lang::fr, "a.b"), "Oui");
  EXPECT_THAT(texts.ids(), ElementsAre("a.b"));
}

TEST(Texts, say_an_unknown_id_in_brackets) {
  EXPECT_EQ(load("").say(Lang::en, "who.knows"), "[who.knows]");
}

TEST(Texts, put_parameters_in_their_place) {
  const Texts texts = load("a,{who} has {n}.,{n} pour {who}.\n");
  EXPECT_EQ(texts.say(Lang::en, "a", {{"who", "Ann"}, {"n", 3}}), "Ann has 3.");
  EXPECT_EQ(texts.say(Lang::fr, "a", {{"who", "Ann"}, {"n", 3}}), "3 pour Ann.");
}

TEST(Texts, leave_a_parameter_in_braces_that_is_not_given) {
  EXPECT_EQ(load("a,{who} has {n:one|many},x\n").say(Lang::en, "a"), "{who} has {n}");
}

TEST(Texts, do_not_look_into_parameters) {
  EXPECT_EQ(load("a,{who},x\n").say(Lang::en, "a", {{"who", "{who}"}}), "{who}");
}

TEST(Texts, choose_the_form_of_a_word_as_each_language_does) {
  const Texts texts = load("a,{n} {n:goal|goals},{n} {n:but|buts}\n");
  const auto say = [&](Lang lang, int n) { return texts.say(lang, "a", {{"n", n}}); };
  EXPECT_EQ(say(Lang::en, 0), "0 goals");
  EXPECT_EQ(say(Lang::en, 1), "1 goal");
  EXPECT_EQ(say(Lang::en, 2), "2 goals");
  EXPECT_EQ(say(Lang::fr, 0), "0 but");
  EXPECT_EQ(say(Lang::fr, 1), "1 but");
  EXPECT_EQ(say(Lang::fr, 2), "2 buts");
}

TEST(Texts, may_have_a_form_without_letters) {
  const Texts texts = load("a,card{n:|s} un{n:do|},x\n");
  EXPECT_EQ(texts.say(Lang::en, "a", {{"n", 1}}), "card undo");
  EXPECT_EQ(texts.say(Lang::en, "a", {{"n", 2}}), "cards un");
}

struct BadTexts {
  std::string csv;
  std::uint32_t line;
  std::string_view reason;
};

TEST(Texts, name_file_line_and_reason_of_a_fault) {
  for (const BadTexts& bad : std::vector<BadTexts>{
           {"", 1, "the first row must be id,en,fr"},
           {"id,fr,en\n", 1, "the first row must be id,en,fr"},
           {"id,en,fr\na,b\n", 2, "a row needs exactly three fields: id, en, fr"},
           {"id,en,fr\n\n", 2, "a row needs exactly three fields: id, en, fr"},
           {"id,en,fr\n,b,c\n", 2, "the id is empty"},
           {"id,en,fr\na,b,\n", 2, "a text is empty"},
           {"id,en,fr\na,b,c\na,b,c\n", 3, "the id a is there already"},
           {"id,en,fr\na,b,{\n", 2, "braces must be {name} or {name:one|many}"},
           {"id,en,fr\na,b,}\n", 2, "braces must be {name} or {name:one|many}"},
           {"id,en,fr\na,b,{}\n", 2, "braces must be {name} or {name:one|many}"},
           {"id,en,fr\na,b,{A b}\n", 2, "braces must be {name} or {name:one|many}"},
           {"id,en,fr\na,b,{n:one}\n", 2, "braces must be {name} or {name:one|many}"},
           {"id,en,fr\na,b,{n:a|b|c}\n", 2, "braces must be {name} or {name:one|many}"},
           {"id,en,fr\na,\"b,c\n", 2, "a quoted field that does not end"}}) {
    const TextsFault fault = fault_of_texts(bad.csv);
    EXPECT_EQ(fault.file, "some.csv");
    EXPECT_EQ(fault.line, bad.line) << bad.csv;
    EXPECT_EQ(fault.reason, bad.reason) << bad.csv;
  }
}

TEST(Texts, say_a_fault_of_a_record_with_line_text_and_rule) {
  const Texts texts = catalog_texts();
  const RecordFault fault = {12, "2 SB:block", {"rr.refused.nothing_to_block", "RR-21", {}}};
  EXPECT_EQ(texts.say(Lang::en, fault),
            "Line 12, “2 SB:block”: There is no shot to block. Blocked Shot goes right after a "
            "shot by the other team. (RR-21)");
}

TEST(Texts, say_a_fault_of_the_whole_file_without_a_line) {
  const RecordFault fault = {0, "", {"record.no_game", "", {}}};
  EXPECT_EQ(catalog_texts().say(Lang::en, fault),
            "The record does not say which game it is: add a line such as “game: rink-ratz”.");
}

// Four players: the seats' names, and the partners' together.
TEST(Texts, say_events_with_the_names_of_seats_and_teams) {
  const Texts texts = catalog_texts();
  Record header;
  header.game = "rink-ratz";
  header.options = {{"seats", "4"}};
  header.seats = {{"Alice", ""}, {"Bob", ""}, {"Carol", ""}, {"", "greedy"}};
  const auto table = open_table(header).table;
  SaidEvent goal;
  goal.id = "rr.goal";
  goal.args = {{"seat", ArgType::seat, 3, {}, false},
               {"team", ArgType::team, 1, {}, false},
               {"card", ArgType::term, 6, "rr.card.7", false},
               {"how", ArgType::term, 38, "rr.goal.even_strength", false}};
  const Names english = texts.names(Lang::en, header.seats, *table);
  const Names french = texts.names(Lang::fr, header.seats, *table);
  EXPECT_THAT(english.teams, ElementsAre("Alice & Carol", "Bob & Seat 4"));
  EXPECT_THAT(french.teams, ElementsAre("Alice et Carol", "Bob et Place 4"));
  EXPECT_EQ(texts.say(Lang::en, goal, english),
            "GOAL for Alice & Carol! Carol scores with #7 (even strength).");
}

TEST(Texts, call_a_team_of_one_by_his_name) {
  Record header;
  header.game = "rink-ratz";
  header.seats = {{"Alice", ""}, {"Bob", ""}};
  const Names names = catalog_texts().names(Lang::en, header.seats, *open_table(header).table);
  EXPECT_THAT(names.teams, ElementsAre("Alice", "Bob"));
}

TEST(Texts, say_an_event_with_something_hidden_in_its_own_words) {
  const Texts texts = catalog_texts();
  SaidEvent dealt;
  dealt.id = "rr.dealt";
  dealt.args = {{"seat", ArgType::seat, 2, {}, false}, {"card", ArgType::term, 0, {}, true}};
  EXPECT_EQ(texts.say(Lang::en, dealt, {{"Alice", "Bob"}, {}}), "Bob is dealt a card.");
}

TEST(Texts, say_hidden_where_an_event_has_no_such_words) {
  const Texts texts = catalog_texts();
  SaidEvent played;
  played.id = "rr.number_played";
  played.args = {{"seat", ArgType::seat, 9, {}, false}, {"card", ArgType::term, 0, {}, true}};
  EXPECT_EQ(texts.say(Lang::en, played, {{"Alice", "Bob"}, {}}), "9 plays (hidden).");
}

}  // namespace
}  // namespace benchboss
