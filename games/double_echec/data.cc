#include "games/double_echec/data.h"

#include "core/text.h"

#include <algorithm>

namespace benchboss::double_echec {
namespace {

constexpr std::array<std::string_view, kSlots> kSlotCodes = {"C", "LW", "RW", "LD", "RD", "X"};
constexpr std::array<std::string_view, kCards> kCardCodes = {
    "pass-or-shot",    "pass",           "shot",    "advance", "clear", "steal", "rebound",
    "pass-to-nearest", "pass-to-centre", "face-off"};

template <std::size_t N>
int find_in(const std::array<std::string_view, N>& words, std::string_view word) {
  const auto found = std::find(words.begin(), words.end(), word);
  return found == words.end() ? -1 : static_cast<int>(found - words.begin());
}

struct NumberRow {
  std::string_view name;
  std::uint8_t Numbers::* place;
  int low;
  int high;
};
constexpr std::array kNumberRows = {
    NumberRow{"periods", &Numbers::periods, 1, 3},
    NumberRow{"units", &Numbers::units, 1, 60},
    NumberRow{"minor", &Numbers::minor, 1, 60},
    NumberRow{"major", &Numbers::major, 1, 60},
    NumberRow{"defence_dice", &Numbers::defence_dice, 1, 3},
    NumberRow{"face_off_dice", &Numbers::face_off_dice, 1, 4},
    NumberRow{"goalie_dice", &Numbers::goalie_dice, 1, 3},
    NumberRow{"nearest_dice", &Numbers::nearest_dice, 1, 5},
    NumberRow{"centre_dice", &Numbers::centre_dice, 1, 5},
    NumberRow{"goalie_clear_dice", &Numbers::goalie_clear_dice, 1, 5},
    NumberRow{"defensive_clear_dice", &Numbers::defensive_clear_dice, 1, 5},
    NumberRow{"neutral_clear_dice", &Numbers::neutral_clear_dice, 1, 5},
    NumberRow{"offensive_clear_dice", &Numbers::offensive_clear_dice, 1, 5},
    NumberRow{"most_clear_dice", &Numbers::most_clear_dice, 1, 5},
    NumberRow{"breakaway_dice", &Numbers::breakaway_dice, 0, 3},
    NumberRow{"angle_dice", &Numbers::angle_dice, 0, 3},
    NumberRow{"behind_net_dice", &Numbers::behind_net_dice, 0, 3},
    NumberRow{"bench_reach", &Numbers::bench_reach, 0, 6},
    NumberRow{"thirds", &Numbers::thirds, 1, 3},
    NumberRow{"fewest_skaters", &Numbers::fewest_skaters, 14, 18},
    NumberRow{"fewest_cards", &Numbers::fewest_cards, 2, 20},
    NumberRow{"most_calls", &Numbers::most_calls, 1, 6},
    NumberRow{"line_up_moves", &Numbers::line_up_moves, 1, 20},
    NumberRow{"shoot_out_rounds", &Numbers::shoot_out_rounds, 1, 9},
    NumberRow{"season_overtimes", &Numbers::season_overtimes, 0, 8},
    NumberRow{"playoff_overtimes", &Numbers::playoff_overtimes, 0, 8},
};

bool is_goalie(int number) { return number == 1 || number == 20 || number == 24; }

// A whole number from low to high, or -1.
int read_between(std::string_view text, int low, int high) {
  const auto value = static_cast<int>(read_number(text, high));
  return value < low ? -1 : value;
}

// DE-12: what each ability may be, in the order of the columns.
struct AbilityColumn {
  std::string_view name;
  std::uint8_t Abilities::* place;
  int low;
  int high;
};
constexpr std::array kSkaterColumns = {AbilityColumn{"shot", &Abilities::shot, 1, 3},
                                       AbilityColumn{"pass", &Abilities::pass, 1, 3},
                                       AbilityColumn{"steal", &Abilities::steal, 1, 2},
                                       AbilityColumn{"fight", &Abilities::fight, 1, 4}};
constexpr AbilityColumn kSaves = {"save", &Abilities::save, 2, 5};

}  // namespace

std::string_view slot_code(Slot slot) { return kSlotCodes[static_cast<std::size_t>(slot)]; }
std::string_view card_code(Card card) { return kCardCodes[static_cast<std::size_t>(card)]; }

DataFault read_decks(std::string_view csv, std::array<Counts, kDecks>& decks) {
  constexpr std::array<std::string_view, kDecks> kDeckColumns = {"forward", "defender", "goalie"};
  CsvReader reader(csv);
  CsvReader::Row row;
  if (!reader.next(row) || row.size() != 4 || row[0] != "card")
    return {reader.line(), "card", "de.data.no_header"};
  decks = {};
  std::array<bool, kCards> seen{};
  while (reader.next(row)) {
    if (row.size() != 4) return {reader.line(), "card", "de.data.wrong_width"};
    const int card = find_in(kCardCodes, row[0]);
    if (card < 0) return {reader.line(), "card", "de.data.unknown_card"};
    seen[static_cast<std::size_t>(card)] = true;
    for (std::size_t deck = 0; deck < kDecks; ++deck) {
      const int copies = read_between(row[deck + 1], 0, 60);
      const bool goalies = card >= kSkaterCards;
      if (copies < 0 || (copies > 0 && goalies != (deck == 2)))
        return {reader.line(), kDeckColumns[deck], "de.data.copies_0_to_60"};
      decks[deck][static_cast<std::size_t>(card)] = static_cast<std::uint8_t>(copies);
    }
  }
  for (const bool each : seen)
    if (!each) return {reader.line(), "card", "de.data.row_missing"};
  for (std::size_t deck = 0; deck < kDecks; ++deck) {
    int size = 0;
    for (const int copies : decks[deck]) size += copies;
    if (size < 20 || size > 200)
      return {reader.line(), kDeckColumns[deck], "de.data.deck_20_to_200"};
  }
  return {};
}

DataFault read_stops(std::string_view csv, Stops& stops) {
  CsvReader reader(csv);
  CsvReader::Row row;
  if (!reader.next(row) || row.size() != 2 || row[0] != "distance")
    return {reader.line(), "distance", "de.data.no_header"};
  for (std::size_t distance = 0; distance < stops.size(); ++distance) {
    if (!reader.next(row) || row.size() != 2 ||
        read_between(row[0], 0, 2) != static_cast<int>(distance))
      return {reader.line(), "distance", "de.data.row_missing"};
    const int numbers = read_between(row[1], 0, 6);
    if (numbers < 0) return {reader.line(), "numbers", "de.data.numbers_0_to_6"};
    stops[distance] = static_cast<std::uint8_t>(numbers);
  }
  return {};
}

DataFault read_numbers(std::string_view csv, Numbers& numbers) {
  CsvReader reader(csv);
  CsvReader::Row row;
  if (!reader.next(row) || row[0] != "name") return {reader.line(), "name", "de.data.no_header"};
  std::array<bool, kNumberRows.size()> seen{};
  while (reader.next(row)) {
    if (row.size() != 3) return {reader.line(), "name", "de.data.wrong_width"};
    std::size_t which = 0;
    while (which < kNumberRows.size() && kNumberRows[which].name != row[0]) ++which;
    if (which == kNumberRows.size()) return {reader.line(), "name", "de.data.unknown_number"};
    const NumberRow& known = kNumberRows[which];
    const int value = read_between(row[1], known.low, known.high);
    if (value < 0) return {reader.line(), "value", "de.data.number_out_of_range"};
    numbers.*known.place = static_cast<std::uint8_t>(value);
    seen[which] = true;
  }
  for (const bool each : seen)
    if (!each) return {reader.line(), "name", "de.data.row_missing"};
  return {};
}

DataFault read_line_up(std::string_view csv, LineUpPlaces& places) {
  CsvReader reader(csv);
  CsvReader::Row row;
  if (!reader.next(row) || row.size() != 4 || row[0] != "slot")
    return {reader.line(), "slot", "de.data.no_header"};
  for (std::size_t slot = 0; slot < kSlots; ++slot) {
    if (!reader.next(row) || row.size() != 4 || row[0] != kSlotCodes[slot])
      return {reader.line(), "slot", "de.data.row_missing"};
    const int behind = read_between(row[1], 1, 4);
    const int behind_own = read_between(row[2], 1, 2);
    const bool low_columns = row[3].starts_with('-');
    const int across = read_between(row[3].substr(low_columns ? 1 : 0), 0, 3);
    if (behind < 0) return {reader.line(), "behind", "de.data.number_out_of_range"};
    if (behind_own < 0) return {reader.line(), "behind_own", "de.data.number_out_of_range"};
    if (across < 0) return {reader.line(), "across", "de.data.number_out_of_range"};
    places[slot] = {static_cast<std::int8_t>(behind), static_cast<std::int8_t>(behind_own),
                    static_cast<std::int8_t>(low_columns ? -across : across)};
  }
  return {};
}

RosterReader::RosterReader(std::string_view csv) : lines_(csv) {
  CsvReader::Row row;
  if (!lines_.next(row) || row[0] != "club") fault_ = {lines_.line(), "club", "de.data.no_header"};
}

bool RosterReader::next(RosterRow& row) {
  CsvReader::Row cells;
  if (fault_.found() || !lines_.next(cells)) return false;
  fault_ = read(cells, row);
  return !fault_.found();
}

DataFault RosterReader::read(const CsvReader::Row& cells, RosterRow& row) const {
  const std::uint32_t line = lines_.line();
  if (cells.size() != 11) return {line, "club", "de.data.wrong_width"};
  row = {};
  row.club = find_in(kClubWords, cells[0]);
  if (row.club < 0) return {line, "club", "de.data.unknown_club"};
  row.number = read_between(cells[1], 1, 24);
  if (row.number < 0) return {line, "number", "de.data.number_out_of_range"};
  const bool goalie = is_goalie(row.number);
  const int slot = find_in(kSlotCodes, cells[2]);
  if (goalie != (cells[2] == "G")) return {line, "position", "de.data.goalies_wear_1_20_24"};
  if (!goalie && (slot < 0 || slot >= kSlots - 1))
    return {line, "position", "de.data.unknown_position"};
  if (!goalie) row.abilities.position = static_cast<Slot>(slot);
  for (std::size_t i = 0; i < kSkaterColumns.size(); ++i) {
    const AbilityColumn& column = kSkaterColumns[i];
    const int dice = goalie ? read_between(cells[3 + i], 0, 0)
                            : read_between(cells[3 + i], column.low, column.high);
    if (dice < 0) return {line, column.name, "de.data.number_out_of_range"};
    row.abilities.*column.place = static_cast<std::uint8_t>(dice);
  }
  const int saves =
      goalie ? read_between(cells[7], kSaves.low, kSaves.high) : read_between(cells[7], 0, 0);
  if (saves < 0) return {line, kSaves.name, "de.data.number_out_of_range"};
  row.abilities.save = static_cast<std::uint8_t>(saves);
  row.salary = read_between(cells[8], 1, 1000);
  if (row.salary < 0) return {line, "salary", "de.data.number_out_of_range"};
  row.age = read_between(cells[9], 16, 60);
  if (row.age < 0) return {line, "age", "de.data.number_out_of_range"};
  if (cells[10] != "yes" && cells[10] != "no") return {line, "rookie", "de.data.yes_or_no"};
  row.rookie = cells[10] == "yes";
  return {};
}

DataFault read_roster(std::string_view csv, int club, Roster& roster) {
  RosterReader reader(csv);
  RosterRow row;
  Men seen = 0;
  while (reader.next(row)) {
    if (row.club != club || row.number > kMen) continue;
    const auto man = static_cast<Man>(row.number - 1);
    const bool forward = row.abilities.position <= Slot::right_wing;
    if (has(kForwards, man) && !forward) return {0, "position", "de.data.forwards_wear_8_to_19"};
    if (has(kDefenders, man) && forward) return {0, "position", "de.data.defenders_wear_2_to_7"};
    roster[man] = row.abilities;
    seen |= men_of(man);
  }
  if (reader.fault().found()) return reader.fault();
  if (seen != kEverybody) return {0, "number", "de.data.row_missing"};
  return {};
}

}  // namespace benchboss::double_echec
