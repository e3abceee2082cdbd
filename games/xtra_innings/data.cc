#include "games/xtra_innings/data.h"

#include "core/text.h"

#include <algorithm>

namespace benchboss::xtra_innings {
namespace {

constexpr std::array<std::string_view, kCards> kCodes = {
    "HR", "3B", "2B", "1B", "HAR", "SQ", "E",  "E+", "BK", "DS", "SB", "ST",
    "SF", "BU", "PH", "HP", "WP",  "CK", "FB", "SC", "LF", "GO", "FC", "DP",
    "CS", "P1", "P2", "RL", "OH",  "IW", "CL", "FT", "BL", "BP", "PC"};

constexpr std::size_t kNoColumn = CsvReader::Row::capacity();
constexpr int kMostCopies = 8;  // what a byte of a Pool and three bits of a Hand can stand for

// Reads the header and finds a column by its name.
struct Table {
  CsvReader reader;
  CsvReader::Row row;
  std::size_t width = 0;

  explicit Table(std::string_view csv) : reader(csv) {
    if (reader.next(row)) width = row.size();
  }
  std::size_t column(std::string_view name) const {
    for (std::size_t i = 0; i < width; ++i)
      if (row[i] == name) return i;
    return kNoColumn;
  }
  DataFault fault(std::string_view field, std::string_view reason) const {
    return {reader.line(), field, reason};
  }
};

// Reads the card in the first column of a row: one of this role, and not seen before.
DataFault read_card(const Table& table, Role role, CardSet& seen, Card& card) {
  if (table.row.size() != table.width) return table.fault("card", "data.wrong_width");
  const std::uint8_t code = card_of_code(table.row[0]);
  if (code == kNoCard || role_of(static_cast<Card>(code)) != role)
    return table.fault("card", "data.xi_card");
  card = static_cast<Card>(code);
  if (has(seen, card)) return table.fault("card", "data.card_twice");
  seen |= bit(card);
  return {};
}

DataFault read_yes_no(const Table& table, std::size_t column, std::string_view field, bool& yes) {
  yes = table.row[column] == "yes";
  if (!yes && table.row[column] != "no") return table.fault(field, "data.xi_yes_or_no");
  return {};
}

DataFault read_small(const Table& table, std::size_t column, std::string_view field,
                     std::int64_t low, std::int64_t high, std::uint8_t& value) {
  const std::int64_t number = read_number(table.row[column], high);
  if (number < low) return table.fault(field, "data.xi_number");
  value = static_cast<std::uint8_t>(number);
  return {};
}

}  // namespace

std::string_view card_code(Card card) { return kCodes[static_cast<std::size_t>(index(card))]; }

std::uint8_t card_of_code(std::string_view code) {
  const auto found = std::find(kCodes.begin(), kCodes.end(), code);
  if (found == kCodes.end()) return kNoCard;
  return static_cast<std::uint8_t>(found - kCodes.begin());
}

DataFault read_deck(std::string_view csv, Role role, std::string_view level, Pool& deck) {
  Table table(csv);
  if (table.width == 0 || table.row[0] != "card") return table.fault("card", "data.xi_header");
  const std::size_t column = table.column(level);
  if (column == kNoColumn) return table.fault(level, "data.xi_column");
  deck = {};
  CardSet seen = 0;
  while (table.reader.next(table.row)) {
    Card card = {};
    if (const DataFault fault = read_card(table, role, seen, card); fault.found()) return fault;
    const std::int64_t copies = read_number(table.row[column], kMostCopies);
    if (copies < 0) return table.fault(level, "data.xi_copies");
    deck.add(card, static_cast<int>(copies));
  }
  // XI-11: two hands of seven leave a card to draw; a byte sums up at most 127 tickets.
  if (deck.size() <= 2 * 7 || deck.size() > 100) return table.fault(level, "data.xi_deck_size");
  return {};
}

DataFault read_errors(std::string_view csv, CardSet& undone) {
  Table table(csv);
  const std::size_t column = table.column("error");
  if (column == kNoColumn) return table.fault("error", "data.xi_column");
  undone = 0;
  CardSet seen = 0;
  while (table.reader.next(table.row)) {
    Card card = {};
    bool yes = false;
    DataFault fault = read_card(table, Role::defence, seen, card);
    if (!fault.found()) fault = read_yes_no(table, column, "error", yes);
    if (fault.found()) return fault;
    if (yes) undone |= bit(card);
  }
  return {};
}

DataFault read_counters(std::string_view csv, Counters& counters) {
  Table table(csv);
  if (table.width != 2 || table.row[0] != "card") return table.fault("card", "data.xi_header");
  counters = {};
  CardSet seen = 0;
  while (table.reader.next(table.row)) {
    Card card = {};
    if (const DataFault fault = read_card(table, Role::offence, seen, card); fault.found())
      return fault;
    for (std::string_view rest = table.row[1]; !rest.empty();) {
      const std::size_t end = std::min(rest.find(' '), rest.size());
      const std::uint8_t by = card_of_code(rest.substr(0, end));
      if (by == kNoCard || role_of(static_cast<Card>(by)) != Role::defence)
        return table.fault("by", "data.xi_card");
      counters[static_cast<std::size_t>(index(card))] |= bit(static_cast<Card>(by));
      rest.remove_prefix(std::min(end + 1, rest.size()));
    }
  }
  return {};
}

DataFault read_level(std::string_view csv, std::string_view name, Level& level) {
  Table table(csv);
  if (table.width != 6 || table.row[0] != "level") return table.fault("level", "data.xi_header");
  while (table.reader.next(table.row)) {
    if (table.row.size() != table.width) return table.fault("level", "data.wrong_width");
    if (table.row[0] != name) continue;
    DataFault fault = read_small(table, 1, "innings", 1, 99, level.innings);
    if (!fault.found()) fault = read_small(table, 2, "hand", 3, 7, level.hand);
    if (!fault.found()) fault = read_small(table, 3, "low", 1, level.hand, level.low);
    if (!fault.found()) fault = read_small(table, 4, "keep", 1, level.low, level.keep);
    if (!fault.found()) fault = read_yes_no(table, 5, "grounders_adapt", level.grounders_adapt);
    return fault;
  }
  return table.fault(name, "data.xi_level");
}

}  // namespace benchboss::xtra_innings
