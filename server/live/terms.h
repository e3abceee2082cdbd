#pragma once
#include "core/fields.h"
#include "match/match.h"
#include "match/record.h"

#include <boost/json/object.hpp>

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace benchboss {

struct ClockTerms {
  enum class Kind : std::uint8_t { off, move, bank };
  Kind kind = Kind::off;
  std::int64_t seconds = 0;
  bool resign_at_zero = false;  // otherwise a coach decides
};

// What was agreed when a table was opened.
struct TableTerms {
  std::string game;
  std::vector<std::pair<std::string, std::string>> options;
  // What the game is played with beside its own data: slot, and text as a record keeps it.
  std::vector<std::pair<std::string, std::string>> data;
  bool over_days = false;
  DiceKind dice = DiceKind::sealed;
  ClockTerms clock;
  std::uint32_t delay = 0;  // seconds that spectators lag behind
  bool is_public = false;
  bool chat = true;
};

// The parts of a checked OpenTable body, or of the journal's first row, which is written alike.
TableTerms read_terms(const boost::json::object& body);
boost::json::object write_terms(const TableTerms& terms);
void tell_clock_terms(const ClockTerms& terms, Fields& fields);

// The header of a record under these terms, without seats.
Record header_of(const TableTerms& terms);

}  // namespace benchboss
