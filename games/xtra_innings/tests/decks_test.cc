#include "embedded/xtra_innings.h"
#include "games/xtra_innings/tests/park.h"

#include <map>

namespace benchboss::xtra_innings {
namespace {

// "2 HR, 1 3B": how many of each, in the order of the deck.
std::string list_of(const Pool& deck, Role role) {
  std::string text;
  const int cards = role == Role::offence ? kOffenceCards : kDefenceCards;
  for (int i = 0; i < cards; ++i)
    if (const Card card = card_at(role, i); deck.count(card) > 0)
      text += (text.empty() ? "" : " ") + std::to_string(deck.count(card)) +
              std::string(card_code(card));
  return text;
}

TEST(XtraInnings, XI_8_the_offence_deck_has_forty_cards) {
  const Rules rules = rules_of();
  EXPECT_EQ(rules.decks[0].size(), 40u);
  EXPECT_EQ(list_of(rules.decks[0], Role::offence),
            "2HR 13B 22B 81B 1HAR 1SQ 1E 1E+ 1BK 1DS 3SB 3ST 1SF 2BU 1PH 1HP 1WP 4CK 5FB");
}

TEST(XtraInnings, XI_9_the_defence_deck_has_forty_cards) {
  const Rules rules = rules_of();
  EXPECT_EQ(rules.decks[1].size(), 40u);
  EXPECT_EQ(list_of(rules.decks[1], Role::defence),
            "2SC 1LF 7GO 4FC 3DP 2CS 1P1 1P2 4RL 1OH 1IW 7CL 2FT 1BL 1BP 2PC");
}

TEST(XtraInnings, XI_10_the_little_league_decks_have_twenty_cards_each) {
  const Rules rules = rules_of({{"level", "little"}});
  EXPECT_EQ(rules.decks[0].size(), 20u);
  EXPECT_EQ(rules.decks[1].size(), 20u);
  EXPECT_EQ(list_of(rules.decks[0], Role::offence), "2HR 13B 22B 81B 1E 1E+ 3SB 2ST");
  EXPECT_EQ(list_of(rules.decks[1], Role::defence), "2SC 1LF 6GO 4FC 3DP 2CS 2RL");
}

// What terminal and page draw on each card.
struct DrawnFace {
  std::string_view colour;
  std::string_view shaded;
  std::string_view diamond;
  std::string_view line;
};
std::map<std::string_view, DrawnFace> faces() {
  std::map<std::string_view, DrawnFace> faces;
  CsvReader reader(embedded::xtra_innings_faces_csv());
  CsvReader::Row row;
  EXPECT_TRUE(reader.next(row)) << "the names of the columns";
  while (reader.next(row)) {
    EXPECT_EQ(row.size(), 5u) << reader.line();
    EXPECT_TRUE(faces.emplace(row[0], DrawnFace{row[1], row[2], row[3], row[4]}).second) << row[0];
  }
  return faces;
}

TEST(XtraInnings, XI_8a_every_card_has_a_face_and_a_line_in_the_colour_of_its_side) {
  const auto all = faces();
  EXPECT_EQ(all.size(), std::size_t{kCards});
  for (int i = 0; i < kCards; ++i) {
    const auto card = static_cast<Card>(i);
    ASSERT_TRUE(all.contains(card_code(card))) << card_code(card);
    EXPECT_EQ(all.at(card_code(card)).line, role_of(card) == Role::offence ? "red" : "blue")
        << card_code(card);
  }
}

TEST(XtraInnings, XI_8a_a_card_and_the_cards_that_beat_it_share_a_colour) {
  const Rules rules = rules_of();
  const auto all = faces();
  for (int i = 0; i < kOffenceCards; ++i) {
    const CardSet counters = rules.counters[static_cast<std::size_t>(i)];
    const std::string_view code = card_code(static_cast<Card>(i));
    const std::string_view colour = all.at(code).colour;
    EXPECT_EQ(colour == "none", counters == 0) << code << ": what nothing beats has no colour";
    for (int j = 0; j < kCards; ++j)
      if (const auto by = static_cast<Card>(j); has(counters, by)) {
        EXPECT_EQ(all.at(card_code(by)).colour, colour) << code << " and " << card_code(by);
      }
  }
}

TEST(XtraInnings, XI_8a_a_single_is_blue_and_what_stands_in_for_it_is_shaded) {
  const auto all = faces();
  for (const std::string_view code : {"1B", "GO", "FC", "DP", "HAR", "SQ"})
    EXPECT_EQ(all.at(code).colour, "blue") << code;
  for (const auto& [code, face] : all)
    EXPECT_EQ(face.shaded, code == "HAR" || code == "SQ" ? "yes" : "no") << code;
}

TEST(XtraInnings, XI_8a_the_diamond_tells_safe_or_out) {
  for (const auto& [code, face] : faces()) {
    static constexpr std::string_view kCountOnly = "PH CK FB CL FT BL PC";
    static constexpr std::string_view kOut = "SF BU SC LF GO FC DP CS P1 P2 RL OH BP";
    const auto among = [&](std::string_view codes) {
      return (" " + std::string(codes) + " ").find(" " + std::string(code) + " ") !=
             std::string::npos;
    };
    EXPECT_EQ(face.diamond, among(kCountOnly) ? "none" : among(kOut) ? "out" : "safe") << code;
  }
}

TEST(XtraInnings, XI_8_a_card_of_the_offence_is_not_for_the_field) {
  Park park = Park().bases("1").hands("", "");
  park.pitch("ball");
  EXPECT_EQ(park.refused("SB:1"), "XI-8 xi.refused.other_side");
}

TEST(XtraInnings, XI_9_a_card_of_the_defence_is_not_for_the_side_at_bat) {
  Park park = Park().hands("1B", "");
  park.pitch("hit");
  EXPECT_EQ(park.refused("GO"), "XI-9 xi.refused.other_side");
}

TEST(XtraInnings, XI_11_an_empty_deck_is_rebuilt_from_its_discards_when_a_card_is_needed) {
  Park park = Park().exact_hands("1B 2B HR E", "GO GO GO GO GO");
  park.deck_left(Role::offence, "ST");
  const auto discarded = park.state().discards[0].size();
  park.pitch("hit").play("HR");  // three cards left: one is drawn, the last of the deck
  park.roll("ST");
  EXPECT_EQ(park.state().decks[0].size(), 0u) << "nobody needs a card yet";
  park.series("");
  park.pitch("hit").play("2B");
  EXPECT_EQ(park.state().decks[0].size(), discarded + 2) << "with the two cards just played";
  EXPECT_EQ(park.state().discards[0].size(), 0u);
}

TEST(XtraInnings, XI_11_played_and_discarded_cards_lie_face_up) {
  Park park = Park().hands("1B", "GO");
  park.pitch("hit").series("1B GO");
  EXPECT_EQ(
      XtraInnings::view(park.rules(), park.state(), kSpectator).discards[1].count(Card::ground_out),
      1);
}

TEST(XtraInnings, XI_11a_the_defence_shuffles_the_offence_deck_and_the_offence_the_other) {
  Park park = Park().exact_hands("1B 2B HR E", "GO GO GO GO");
  park.deck_left(Role::offence, "").deck_left(Role::defence, "");
  park.pitch("hit").play("1B");
  EXPECT_TRUE(park.said("XI-11a xi.rebuilt deck=xi.deck.offence team=2"));
  park.play("GO");
  EXPECT_TRUE(park.said("XI-11a xi.rebuilt deck=xi.deck.defence team=1"));
}

TEST(XtraInningsData, errors_name_line_field_and_reason) {
  Pool deck;
  CardSet set = 0;
  Counters counters;
  Level level;
  const auto expect = [](const DataFault& fault, std::uint32_t line, std::string_view field,
                         std::string_view reason) {
    EXPECT_EQ(fault.line, line) << reason;
    EXPECT_EQ(fault.field, field) << reason;
    EXPECT_EQ(fault.reason, reason);
  };
  const auto deck_of = [&](std::string_view csv) {
    return read_deck(csv, Role::offence, "major", deck);
  };
  expect(deck_of("kard,major\n"), 1, "card", "data.xi_header");
  expect(deck_of("card,minor\n"), 1, "major", "data.xi_column");
  expect(deck_of("card,major\nGO,1\n"), 2, "card", "data.xi_card");
  expect(deck_of("card,major\nHR,1,2\n"), 2, "card", "data.wrong_width");
  expect(deck_of("card,major\nHR,1\nHR,1\n"), 3, "card", "data.card_twice");
  expect(deck_of("card,major\nHR,9\n"), 2, "major", "data.xi_copies");
  expect(deck_of("card,major\nHR,8\n"), 2, "major", "data.xi_deck_size");
  expect(read_errors("card,major\n", set), 1, "error", "data.xi_column");
  expect(read_errors("card,error\nGO,maybe\n", set), 2, "error", "data.xi_yes_or_no");
  expect(read_counters("card\n", counters), 1, "card", "data.xi_header");
  expect(read_counters("card,by\n1B,GO XX\n", counters), 2, "by", "data.xi_card");
  const std::string_view head = "level,innings,hand,low,keep,grounders_adapt\n";
  const auto level_of = [&](std::string_view row) {
    static std::string text;
    text = std::string(head) + std::string(row);
    return read_level(text, "major", level);
  };
  expect(read_level("level\n", "major", level), 1, "level", "data.xi_header");
  expect(level_of("little,5,5,2,2,no\n"), 2, "major", "data.xi_level");
  expect(level_of("major,0,7,4,2,yes\n"), 2, "innings", "data.xi_number");
  expect(level_of("major,9,8,4,2,yes\n"), 2, "hand", "data.xi_number");
  expect(level_of("major,9,7,8,2,yes\n"), 2, "low", "data.xi_number");
  expect(level_of("major,9,7,4,5,yes\n"), 2, "keep", "data.xi_number");
  expect(level_of("major,9,7,4,2,ja\n"), 2, "grounders_adapt", "data.xi_yes_or_no");
}

}  // namespace
}  // namespace benchboss::xtra_innings
