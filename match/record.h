#pragma once
#include "match/table.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace benchboss {

struct SeatEntry {
  std::string name;   // as check_name wants it; empty: nobody gave one
  std::string coach;  // a coach's name, or empty for a person
  friend bool operator==(const SeatEntry&, const SeatEntry&) = default;
};

// Where each part of a record stood in its file, from 1; 0 and empty if the record was made here.
struct RecordPlaces {
  std::uint32_t game = 0;
  std::uint32_t rules = 0;
  std::uint32_t seed = 0;
  std::uint32_t commitment = 0;
  std::uint32_t opening = 0;
  std::vector<std::uint32_t> options;
  std::vector<std::uint32_t> data;  // where the first line of each stood
  std::vector<std::uint32_t> seats;
};

// The text of a game: docs/records.md describes the format.
struct Record {
  std::string game;
  int rules_version = 1;
  std::vector<std::pair<std::string, std::string>> options;
  // What the game is played with beside its own data (a roster): slot, and text of several lines.
  std::vector<std::pair<std::string, std::string>> data;
  std::vector<SeatEntry> seats;
  std::optional<std::uint64_t> seed;
  std::string commitment;  // hex; sealed dice
  std::string opening;     // hex; present once the dice are opened
  std::vector<Line> lines;
  std::vector<std::uint32_t> line_numbers;  // where each line stood in the file; empty if made here
  RecordPlaces places;

  // The same game, wherever its lines stood.
  friend bool operator==(const Record& a, const Record& b) {
    return a.game == b.game && a.rules_version == b.rules_version && a.options == b.options &&
           a.data == b.data && a.seats == b.seats && a.seed == b.seed &&
           a.commitment == b.commitment && a.opening == b.opening && a.lines == b.lines;
  }
};

// What is wrong with a record: line (from 1; 0: the file as a whole), its text, a message id with
// its words, and the rule if one forbids it.
struct RecordFault {
  std::uint32_t line = 0;
  std::string text;
  Verdict why;

  bool found() const { return !why.accepted(); }
};

// Reads the text alone: whether the lines can be played is found out by replaying them.
RecordFault read_record(std::string_view text, Record& record);
std::string write_record(const Record& record);

// The lines of a record from `game:` to the last seat as write_record writes them: what sealed dice
// are sealed together with.
std::string write_terms(const Record& record);
// One line as write_record writes it, without its end: "* 7", "1 SB:block", "undo".
std::string write_line(const Line& line);
// Where that line of the record stands, or would stand if the record were written.
std::uint32_t place_of_line(const Record& record, std::size_t index);

// What someone may be called: at most 40 characters of UTF-8 without control characters.
Verdict check_name(std::string_view name);
// Gives every seat an entry and every entry a name ("Seat 1").
void name_seats(Record& record, Seat seats);

}  // namespace benchboss
