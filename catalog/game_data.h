#pragma once
#include <boost/json/object.hpp>

#include <string_view>

namespace benchboss {

// The files of constant data that a game is made of (decks, charts, rosters, rinks), by name, for
// whoever draws it: a table as its rows, the names of the columns first; JSON as it is. What only
// the lab reads is not among them. Empty if there is no such game.
boost::json::object data_of_game(std::string_view game);

// Whether everyone sees at once what every die and card brings: then people at a kitchen table can
// type in what they rolled and drew.
bool has_open_chance(std::string_view game);

}  // namespace benchboss
