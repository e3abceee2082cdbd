#include "games/pairadice/charts.h"

#include "core/text.h"

#include <algorithm>
#include <span>

namespace benchboss::pairadice {
namespace {

constexpr std::array<std::string_view, 7> kSpotWords = {"LW", "RW", "C", "LD", "RD", "G", "frozen"};

// A table of data/: its header, and a first column in which every key stands exactly once.
class Table {
 public:
  Table(std::string_view csv, std::span<const std::string_view> header)
      : reader_(csv), header_(header) {
    if (!reader_.next(row_) || row_.size() != header.size() ||
        !std::equal(header.begin(), header.end(), row_.begin()))
      fault_ = {reader_.line(), header[0], "pd.data.no_header"};
  }

  bool next() {
    if (fault_.found() || !reader_.next(row_)) return false;
    if (row_.size() != header_.size()) refuse(0, "pd.data.wrong_width");
    return !fault_.found();
  }

  // The number in a column, from low to high.
  int number(std::size_t column, int low, int high, std::string_view reason) {
    const std::int64_t value = read_number(row_[column], high);
    if (value < low) refuse(column, reason);
    return fault_.found() ? low : static_cast<int>(value);
  }
  // The same for a key, which may not come twice.
  int key(int low, int high, std::string_view reason) {
    const int value = number(0, low, high, reason);
    once(static_cast<unsigned>(value));
    return value;
  }
  std::size_t word(std::size_t column, std::span<const std::string_view> words,
                   std::string_view reason) {
    const auto found = std::find(words.begin(), words.end(), row_[column]);
    if (found == words.end()) refuse(column, reason);
    return fault_.found() ? 0 : static_cast<std::size_t>(found - words.begin());
  }
  Spot spot(std::size_t column, std::size_t known) {
    return static_cast<Spot>(
        word(column, std::span(kSpotWords).first(known), "pd.data.unknown_position"));
  }
  void once(unsigned key) {
    if (!fault_.found() && (seen_ >> key & 1) != 0) refuse(0, "pd.data.row_twice");
    seen_ |= 1u << key;
  }
  std::string_view text(std::size_t column) const { return row_[column]; }
  void refuse(std::size_t column, std::string_view reason) {
    if (!fault_.found()) fault_ = {reader_.line(), header_[column], reason};
  }

  // The fault met, or that one of `rows` keys is missing.
  DataFault end(int rows) {
    if (!fault_.found() && __builtin_popcount(seen_) != rows) refuse(0, "pd.data.row_missing");
    return fault_;
  }

 private:
  CsvReader reader_;
  std::span<const std::string_view> header_;
  CsvReader::Row row_;
  DataFault fault_;
  unsigned seen_ = 0;
};

constexpr std::string_view kDie = "pd.data.die_1_to_6";
constexpr std::string_view kTotal = "pd.data.total_2_to_12";

constexpr Spot partner(Spot spot) {
  constexpr std::array<Spot, kSpots> kPartners = {kRightWing, kLeftWing, kCentre, kRightDefence,
                                                  kLeftDefence};
  return kPartners[spot];
}

}  // namespace

std::string_view spot_word(Spot spot) { return kSpotWords[spot]; }

std::uint8_t spot_of_word(std::string_view word) {
  for (Spot spot = 0; spot < kCardSpots; ++spot)
    if (kSpotWords[spot] == word) return spot;
  return kNobody;
}

DataFault read_ice_action(std::string_view csv, Charts& charts) {
  static constexpr std::array<std::string_view, 4> kHeader = {"white", "wing", "centre",
                                                              "defender"};
  constexpr std::array<std::size_t, kSpots + 1> kColumns = {1, 1, 2, 3, 3, 2};
  Table table(csv, kHeader);
  while (table.next()) {
    const auto white = static_cast<std::size_t>(table.key(1, 6, kDie));
    for (Spot carrier = 0; carrier <= kSixth; ++carrier) {
      const Spot named = table.spot(kColumns[carrier], kSpots);
      charts.action[carrier][white] = named == carrier ? partner(named) : named;
      if (named == carrier && carrier == kCentre) table.refuse(2, "pd.data.centre_names_himself");
    }
  }
  return table.end(6);
}

DataFault read_rebounds(std::string_view csv, Charts& charts) {
  static constexpr std::array<std::string_view, 3> kHeader = {"white", "offense", "defense"};
  Table table(csv, kHeader);
  while (table.next()) {
    const auto white = static_cast<std::size_t>(table.key(1, 6, kDie));
    charts.offensive_rebound[white] = table.spot(1, kCentre + 1);
    charts.defensive_rebound[white] = table.spot(2, kSpotWords.size());
    if (charts.defensive_rebound[white] == kGoalie) table.refuse(2, "pd.data.unknown_position");
  }
  return table.end(6);
}

DataFault read_dice(std::string_view csv, Charts& charts) {
  static constexpr std::array<std::string_view, 3> kHeader = {"die", "position", "injury"};
  Table table(csv, kHeader);
  while (table.next()) {
    const auto die = static_cast<std::size_t>(table.key(1, 6, kDie));
    charts.die[die] = table.spot(1, kSpots);
    charts.injured[die] = table.spot(2, kCardSpots);
  }
  return table.end(6);
}

DataFault read_opposites(std::string_view csv, std::string_view column, Charts& charts) {
  static constexpr std::array<std::string_view, 3> kHeader = {"position", "facing", "same"};
  Table table(csv, kHeader);
  while (table.next()) {
    const Spot spot = table.spot(0, kSpots);
    table.once(spot);
    charts.opposite[spot] = table.spot(column == kHeader[1] ? 1 : 2, kSpots);
  }
  charts.opposite[kSixth] = kCentre;  // PD-36
  const DataFault fault = table.end(kSpots);
  if (fault.found()) return fault;
  for (Spot spot = 0; spot < kSpots; ++spot)
    if (charts.opposite[charts.opposite[spot]] != spot)
      return {0, column, "pd.data.opposites_not_mutual"};
  return {};
}

DataFault read_face_offs(std::string_view csv, Charts& charts) {
  static constexpr std::array<std::string_view, 2> kHeader = {"advantage", "wins_up_to"};
  Table table(csv, kHeader);
  while (table.next()) {
    const auto advantage = static_cast<std::size_t>(table.key(0, 2, "pd.data.advantage_0_to_2"));
    charts.face_off[advantage] = static_cast<std::uint8_t>(table.number(1, 0, 6, kDie));
  }
  return table.end(3);
}

DataFault read_penalties(std::string_view csv, Charts& charts) {
  static constexpr std::array<std::string_view, 6> kHeader = {"table",   "total", "penalty",
                                                              "minutes", "who",   "how"};
  static constexpr std::array<std::string_view, 2> kTables = {"minor", "major"};
  static constexpr std::array<std::string_view, 2> kWho = {"one", "both"};
  static constexpr std::array<std::string_view, 3> kHow = {"plain", "delayed", "out"};
  static constexpr std::array<std::string_view, 3> kMinutes = {"2", "4", "5"};
  constexpr std::array<std::uint8_t, 3> kMinuteNumbers = {2, 4, 5};
  Table table(csv, kHeader);
  while (table.next()) {
    const std::size_t major = table.word(0, kTables, "pd.data.minor_or_major");
    const int total = table.number(1, 2, 12, kTotal);
    table.once(static_cast<unsigned>(total) + (major != 0 ? 16 : 0));
    PenaltyRow row;
    row.name = static_cast<std::uint8_t>(table.word(2, kPenaltyWords, "pd.data.unknown_penalty"));
    row.minutes = kMinuteNumbers[table.word(3, kMinutes, "pd.data.minutes_2_4_5")];
    row.both = table.word(4, kWho, "pd.data.one_or_both") == 1;
    const std::size_t how = table.word(5, kHow, "pd.data.plain_delayed_out");
    row.delayed = how == 1;
    row.out = how == 2;
    // PD-34 knows minors only, and nobody carries the puck who is to be sent off with him later.
    if (row.delayed && (row.minutes != 2 || row.both))
      table.refuse(5, "pd.data.delayed_is_a_minor");
    (major != 0 ? charts.majors : charts.minors)[static_cast<std::size_t>(total)] = row;
  }
  return table.end(22);
}

DataFault read_major_rolls(std::string_view csv, Charts& charts) {
  static constexpr std::array<std::string_view, 2> kHeader = {"player", "totals"};
  static constexpr std::array<std::string_view, 2> kPlayers = {"plain", "rough"};
  Table table(csv, kHeader);
  while (table.next()) {
    const std::size_t player = table.word(0, kPlayers, "pd.data.plain_or_rough");
    table.once(static_cast<unsigned>(player));
    charts.major_rolls[player] = 0;
    for (std::string_view rest = table.text(1); !rest.empty();) {
      const std::size_t end = std::min(rest.find(' '), rest.size());
      const std::int64_t total = read_number(rest.substr(0, end), 12);
      if (total < 2) {
        table.refuse(1, kTotal);
        break;
      }
      charts.major_rolls[player] |= static_cast<std::uint16_t>(1u << total);
      rest.remove_prefix(std::min(end + 1, rest.size()));
    }
  }
  return table.end(2);
}

DataFault read_call_ups(std::string_view csv, Charts& charts) {
  static constexpr std::array<std::string_view, 2> kHeader = {"total", "change"};
  static constexpr std::array<std::string_view, 7> kChanges = {"-3", "-2", "-1", "0",
                                                               "+1", "+2", "+3"};
  Table table(csv, kHeader);
  while (table.next()) {
    const auto total = static_cast<std::size_t>(table.key(2, 12, kTotal));
    charts.call_up[total] =
        static_cast<int>(table.word(1, kChanges, "pd.data.change_minus_3_to_3")) - 3;
  }
  return table.end(11);
}

DataFault read_injuries(std::string_view csv, Charts& charts) {
  static constexpr std::array<std::string_view, 3> kHeader = {"coloured", "team", "games"};
  static constexpr std::array<std::string_view, 2> kTeams = {"visitor", "home"};
  Table table(csv, kHeader);
  while (table.next()) {
    const auto coloured = static_cast<std::size_t>(table.key(1, 6, kDie));
    charts.injuries[coloured] = {
        static_cast<Side>(table.word(1, kTeams, "pd.data.visitor_or_home")),
        static_cast<std::uint8_t>(table.number(2, 0, 99, "pd.data.games_0_to_99"))};
  }
  return table.end(6);
}

}  // namespace benchboss::pairadice
