#pragma once
#include "cli/arguments.h"
#include "match/record.h"

#include <boost/json/value.hpp>

namespace benchboss {

class Console;

// The header of a record for the game and the --set that were typed. A repeated --set is the last
// one's.
Record header_of(std::string_view game, const Arguments& given);

// What the catalog does not accept in such a header, as a fault of the command line.
UsageFault check_settings(const Record& header);

// Each name must be a coach of the game.
UsageFault check_coaches(std::string_view game, const std::vector<std::string>& coaches);

// Every option of the game with the value it has under that header.
boost::json::value options_json(const Record& header);
// The same for people, and only what was chosen: "level=pro, seats=4".
std::string options_text(const Record& header);

}  // namespace benchboss
