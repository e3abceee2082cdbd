#include "games/rink_ratz/data.h"

#include "core/text.h"

#include <algorithm>

namespace benchboss::rink_ratz {
namespace {

constexpr std::array<std::string_view, kCards> kCodes = {"1",  "2",  "3",  "4",  "5",  "6",  "7",
                                                         "8",  "9",  "10", "11", "12", "13", "14",
                                                         "15", "SB", "BM", "TM", "PD", "TD"};

constexpr std::array<std::string_view, kRangeRows> kRangeNames = {
    "ordinary", "breakaway", "two_on_one", "two_man_advantage", "goalie_pulled", "empty_net"};

constexpr std::array<std::string_view, 5> kDistances = {"-2", "-1", "0", "+1", "+2"};

// Every period deals 64 cards, whatever is left over sits on the bench (RR-6).
DataFault check_deck(const Pool& deck, std::uint32_t line) {
  const std::uint32_t size = deck.size();
  if (size < kCardsDealt) return {line, "card", "data.deck_too_small"};
  if (size > kCardsDealt + kMaxBench) return {line, "card", "data.deck_too_large"};
  // Without a bench there can be no penalty shot, so no card may lead to one (RR-30).
  const bool only_shots = deck.count(Card::breakaway_save) + deck.count(Card::two_on_one_save) +
                              deck.count(Card::power_play_shutdown) +
                              deck.count(Card::two_on_one_shutdown) ==
                          0;
  if (size == kCardsDealt && !only_shots) return {line, "card", "data.deck_without_bench"};
  if (deck.count(Card::power_play_shutdown) > 2) return {line, "PD", "data.too_many_power_plays"};
  return {};
}

}  // namespace

std::string_view card_code(Card card) { return kCodes[static_cast<std::size_t>(index(card))]; }

std::uint8_t card_of_code(std::string_view code) {
  const auto found = std::find(kCodes.begin(), kCodes.end(), code);
  if (found == kCodes.end()) return kNoCard;
  return static_cast<std::uint8_t>(found - kCodes.begin());
}

DataFault read_deck(std::string_view csv, std::string_view level, Pool& deck) {
  CsvReader reader(csv);
  CsvReader::Row row;
  if (!reader.next(row) || row[0] != "card") return {reader.line(), "card", "data.no_header"};
  std::size_t column = 0;
  for (std::size_t i = 1; i < row.size(); ++i)
    if (row[i] == level) column = i;
  if (column == 0) return {reader.line(), level, "data.no_column"};
  const std::size_t width = row.size();

  deck = {};
  std::array<bool, kCards> seen{};
  while (reader.next(row)) {
    if (row.size() != width) return {reader.line(), "card", "data.wrong_width"};
    const std::uint8_t card = card_of_code(row[0]);
    if (card == kNoCard) return {reader.line(), "card", "data.unknown_card"};
    if (seen[card]) return {reader.line(), "card", "data.card_twice"};
    seen[card] = true;
    const std::int64_t copies = read_number(row[column], 4);
    if (copies < 0) return {reader.line(), level, "data.copies_0_to_4"};
    deck.add(static_cast<Card>(card), static_cast<int>(copies));
  }
  return check_deck(deck, reader.line());
}

DataFault read_ranges(std::string_view csv, Ranges& ranges) {
  CsvReader reader(csv);
  CsvReader::Row row;
  if (!reader.next(row) || row.size() != 3 || row[0] != "shot")
    return {reader.line(), "shot", "data.no_header"};
  std::array<bool, kRangeRows> seen{};
  while (reader.next(row)) {
    if (row.size() != 3) return {reader.line(), "shot", "data.wrong_width"};
    const auto name = std::find(kRangeNames.begin(), kRangeNames.end(), row[0]);
    if (name == kRangeNames.end()) return {reader.line(), "shot", "data.unknown_shot"};
    const auto which = static_cast<std::size_t>(name - kRangeNames.begin());
    if (seen[which]) return {reader.line(), "shot", "data.row_twice"};
    seen[which] = true;
    Range range = 0;
    for (std::string_view rest = row[1]; !rest.empty();) {
      const std::size_t end = std::min(rest.find(' '), rest.size());
      const auto at = std::find(kDistances.begin(), kDistances.end(), rest.substr(0, end));
      if (at == kDistances.end()) return {reader.line(), "scores", "data.unknown_distance"};
      range |= range_bit(static_cast<int>(at - kDistances.begin()) - 2);
      rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    if (row[2] == "no") {
      range |= kNoRebound;
    } else if (row[2] != "yes") {
      return {reader.line(), "rebounds", "data.yes_or_no"};
    }
    ranges.rows[which] = range;
  }
  for (bool each : seen)
    if (!each) return {reader.line(), "shot", "data.row_missing"};
  return {};
}

}  // namespace benchboss::rink_ratz
