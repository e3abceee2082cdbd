#pragma once
#include "core/csv.h"
#include "games/double_echec/state.h"

#include <array>
#include <cstdint>
#include <string_view>

namespace benchboss::double_echec {

inline constexpr int kClubs = 8;
inline constexpr std::array<std::string_view, kClubs> kClubWords = {
    "harfangs", "bucherons", "castors", "capitaines", "corsaires", "orignaux", "tisons", "lynx"};

// The abilities T-P-V-B and A (DE-10): how many dice.
struct Abilities {
  std::uint8_t shot = 0;
  std::uint8_t pass = 0;
  std::uint8_t steal = 0;
  std::uint8_t fight = 0;
  std::uint8_t save = 0;
  Slot position = Slot::centre;  // the slot a skater usually fills
};
using Roster = std::array<Abilities, kMen>;

// The row of a club's man (data/rosters.csv). The reserves have numbers above 20 and are not
// dressed; the league keeps them.
struct RosterRow {
  int club = 0;
  int number = 0;
  Abilities abilities;
  int salary = 0;
  int age = 0;
  bool rookie = false;
};

// Where a slot lines up, seen from the spot (DE-112).
struct LineUpPlace {
  std::int8_t behind = 0;      // rows towards the own goal
  std::int8_t behind_own = 0;  // the same at a spot in the own end
  std::int8_t across = 0;      // columns
};
using LineUpPlaces = std::array<LineUpPlace, kSlots>;

// data/numbers.csv: the numbers of the rules that are no ability.
struct Numbers {
  std::uint8_t periods = 0;
  std::uint8_t units = 0;
  std::uint8_t minor = 0;
  std::uint8_t major = 0;
  std::uint8_t defence_dice = 0;
  std::uint8_t face_off_dice = 0;
  std::uint8_t goalie_dice = 0;
  std::uint8_t nearest_dice = 0;
  std::uint8_t centre_dice = 0;
  std::uint8_t goalie_clear_dice = 0;
  std::uint8_t defensive_clear_dice = 0;
  std::uint8_t neutral_clear_dice = 0;
  std::uint8_t offensive_clear_dice = 0;
  std::uint8_t most_clear_dice = 0;
  std::uint8_t breakaway_dice = 0;
  std::uint8_t angle_dice = 0;
  std::uint8_t behind_net_dice = 0;
  std::uint8_t bench_reach = 0;
  std::uint8_t thirds = 0;
  std::uint8_t fewest_skaters = 0;
  std::uint8_t fewest_cards = 0;
  std::uint8_t most_calls = 0;
  std::uint8_t line_up_moves = 0;
  std::uint8_t shoot_out_rounds = 0;
  std::uint8_t season_overtimes = 0;
  std::uint8_t playoff_overtimes = 0;
};

// How many of the six numbers stop a shot, by how far from its square the goalie stands (DE-68).
using Stops = std::array<std::uint8_t, 3>;

DataFault read_decks(std::string_view csv, std::array<Counts, kDecks>& decks);
DataFault read_stops(std::string_view csv, Stops& stops);
DataFault read_numbers(std::string_view csv, Numbers& numbers);
DataFault read_line_up(std::string_view csv, LineUpPlaces& places);

// One row of the rosters; false at the end of the file or at a fault.
class RosterReader {
 public:
  explicit RosterReader(std::string_view csv);
  bool next(RosterRow& row);
  const DataFault& fault() const { return fault_; }

 private:
  DataFault read(const CsvReader::Row& cells, RosterRow& row) const;

  CsvReader lines_;
  DataFault fault_;
};

// The twenty men of a club who are dressed.
DataFault read_roster(std::string_view csv, int club, Roster& roster);

std::string_view slot_code(Slot slot);
std::string_view card_code(Card card);

}  // namespace benchboss::double_echec
