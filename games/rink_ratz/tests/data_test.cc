#include "games/rink_ratz/data.h"

#include "embedded/rink_ratz.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

namespace benchboss::rink_ratz {
namespace {

std::string deck_with(std::string_view from, std::string_view to) {
  std::string csv(embedded::rink_ratz_deck_csv());
  return csv.replace(csv.find(from), from.size(), to);
}

std::string ranges_with(std::string_view from, std::string_view to) {
  std::string csv(embedded::rink_ratz_ranges_csv());
  return csv.replace(csv.find(from), from.size(), to);
}

void expect_fault(const DataFault& fault, std::uint32_t line, std::string_view field,
                  std::string_view reason) {
  EXPECT_TRUE(fault.found());
  EXPECT_EQ(fault.line, line);
  EXPECT_EQ(fault.field, field);
  EXPECT_EQ(fault.reason, reason);
}

void expect_deck_fault(const std::string& csv, std::string_view level, std::uint32_t line,
                       std::string_view field, std::string_view reason) {
  Pool deck;
  expect_fault(read_deck(csv, level, deck), line, field, reason);
}

void expect_ranges_fault(const std::string& csv, std::uint32_t line, std::string_view field,
                         std::string_view reason) {
  Ranges ranges;
  expect_fault(read_ranges(csv, ranges), line, field, reason);
}

TEST(RinkRatzData, the_decks_and_ranges_of_the_game_have_no_fault) {
  Pool deck;
  for (const std::string_view level : {"rookie", "junior", "pro"})
    EXPECT_FALSE(read_deck(embedded::rink_ratz_deck_csv(), level, deck).found()) << level;
  Ranges ranges;
  EXPECT_FALSE(read_ranges(embedded::rink_ratz_ranges_csv(), ranges).found());
}

TEST(RinkRatzData, comments_and_empty_lines_in_a_deck_are_passed_over_but_counted) {
  Pool deck;
  EXPECT_FALSE(read_deck(deck_with("8,4,4,4", "# the eights\n\n8,4,4,4"), "pro", deck).found());
  EXPECT_EQ(deck.size(), 69u);
  expect_deck_fault(deck_with("8,4,4,4", "# the eights\n\n8,4,4,x"), "pro", 11, "pro",
                    "data.copies_0_to_4");
}

TEST(RinkRatzData, a_deck_without_header_is_refused) {
  expect_deck_fault("1,4,4,4\n", "pro", 1, "card", "data.no_header");
  expect_deck_fault("", "pro", 0, "card", "data.no_header");
}

TEST(RinkRatzData, a_deck_without_the_column_of_the_level_is_refused) {
  expect_deck_fault(deck_with("junior", "cadet"), "junior", 1, "junior", "data.no_column");
}

TEST(RinkRatzData, a_deck_row_of_another_width_than_the_header_is_refused) {
  expect_deck_fault(deck_with("3,4,4,4", "3,4,4"), "rookie", 4, "card", "data.wrong_width");
  expect_deck_fault(deck_with("3,4,4,4", "3,4,4,4,4"), "rookie", 4, "card", "data.wrong_width");
}

TEST(RinkRatzData, an_unknown_card_is_refused) {
  expect_deck_fault(deck_with("15,4", "16,4"), "pro", 16, "card", "data.unknown_card");
}

TEST(RinkRatzData, a_card_listed_twice_is_refused) {
  expect_deck_fault(deck_with("2,4,4,4", "1,4,4,4"), "pro", 3, "card", "data.card_twice");
}

TEST(RinkRatzData, more_than_four_copies_or_no_number_are_refused) {
  expect_deck_fault(deck_with("SB,4,4,4", "SB,4,4,5"), "pro", 17, "pro", "data.copies_0_to_4");
  expect_deck_fault(deck_with("SB,4,4,4", "SB,4,-1,4"), "junior", 17, "junior",
                    "data.copies_0_to_4");
  expect_deck_fault(deck_with("SB,4,4,4", "SB,,4,4"), "rookie", 17, "rookie", "data.copies_0_to_4");
}

TEST(RinkRatzData, a_deck_that_cannot_fill_the_hands_of_a_period_is_refused) {
  expect_deck_fault(deck_with("1,4,4,4", "1,3,4,4"), "rookie", 21, "card", "data.deck_too_small");
}

TEST(RinkRatzData, a_deck_with_more_than_five_bench_cards_is_refused) {
  expect_deck_fault(deck_with("TD,0,0,1", "TD,0,0,2"), "pro", 21, "card", "data.deck_too_large");
}

TEST(RinkRatzData, a_deck_that_allows_penalty_shots_must_have_a_bench) {
  std::string csv = deck_with("BM,0,1,1", "BM,1,1,1");
  csv.replace(csv.find("SB,4"), 4, "SB,3");
  expect_deck_fault(csv, "rookie", 21, "card", "data.deck_without_bench");
}

TEST(RinkRatzData, a_deck_with_a_third_power_play_card_is_refused) {
  std::string csv = deck_with("PD,0,0,2", "PD,0,0,3");
  csv.replace(csv.find("TD,0,0,1"), 8, "TD,0,0,0");
  expect_deck_fault(csv, "pro", 21, "PD", "data.too_many_power_plays");
}

TEST(RinkRatzData, ranges_without_header_are_refused) {
  expect_ranges_fault("ordinary,0,yes\n", 1, "shot", "data.no_header");
  expect_ranges_fault("shot,scores\n", 1, "shot", "data.no_header");
}

TEST(RinkRatzData, a_range_row_of_another_width_is_refused) {
  expect_ranges_fault(ranges_with("ordinary,0,yes", "ordinary,0"), 2, "shot", "data.wrong_width");
}

TEST(RinkRatzData, an_unknown_shot_is_refused) {
  expect_ranges_fault(ranges_with("breakaway", "slapshot"), 3, "shot", "data.unknown_shot");
}

TEST(RinkRatzData, an_unknown_distance_is_refused) {
  expect_ranges_fault(ranges_with("breakaway,0 +1", "breakaway,0 1"), 3, "scores",
                      "data.unknown_distance");
  expect_ranges_fault(ranges_with("breakaway,0 +1", "breakaway,0 +3"), 3, "scores",
                      "data.unknown_distance");
}

TEST(RinkRatzData, rebounds_are_yes_or_no) {
  expect_ranges_fault(ranges_with("breakaway,0 +1,no", "breakaway,0 +1,maybe"), 3, "rebounds",
                      "data.yes_or_no");
}

TEST(RinkRatzData, a_kind_of_shot_has_one_row) {
  expect_ranges_fault(ranges_with("two_on_one,", "breakaway,"), 4, "shot", "data.row_twice");
}

TEST(RinkRatzData, every_kind_of_shot_must_have_its_range) {
  expect_ranges_fault(ranges_with("empty_net,-2 -1 0 +1 +2,yes\n", ""), 6, "shot",
                      "data.row_missing");
}

TEST(RinkRatzData, the_ranges_are_those_of_the_rules) {
  Ranges ranges;
  ASSERT_FALSE(read_ranges(embedded::rink_ratz_ranges_csv(), ranges).found());
  const auto scores = [&](RangeRow row) {
    std::string distances;
    for (int distance = -2; distance <= 2; ++distance)
      if ((ranges.of(row) & range_bit(distance)) != 0) distances += std::to_string(distance) + " ";
    return distances;
  };
  EXPECT_EQ(scores(RangeRow::ordinary), "0 ");
  EXPECT_EQ(scores(RangeRow::breakaway), "0 1 ");
  EXPECT_EQ(scores(RangeRow::two_on_one), "0 1 ");
  EXPECT_EQ(scores(RangeRow::two_man_advantage), "-1 0 1 ");
  EXPECT_EQ(scores(RangeRow::goalie_pulled), "0 1 ");
  EXPECT_EQ(scores(RangeRow::empty_net), "-2 -1 0 1 2 ");
}

}  // namespace
}  // namespace benchboss::rink_ratz
