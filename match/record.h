#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "match/table.h"

namespace benchboss {

struct SeatEntry {
  std::string name;
  std::string coach;  // a coach's name, or empty for a person
  friend bool operator==(const SeatEntry&, const SeatEntry&) = default;
};

// The text of a game: docs/records.md describes the format.
struct Record {
  std::string game;
  int rules_version = 1;
  std::vector<std::pair<std::string, std::string>> options;
  std::vector<SeatEntry> seats;
  std::optional<std::uint64_t> seed;
  std::string commitment;  // hex; sealed dice
  std::string opening;     // hex; present once the dice are opened
  std::vector<Line> lines;
  std::vector<std::uint32_t> line_numbers;  // where each line stood in the file; empty if made here
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

}  // namespace benchboss
