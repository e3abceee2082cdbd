#pragma once
#include "games/pairadice/cards.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace benchboss::pairadice {

// What is wrong with a roster: where, with which player ("" before the first), in which field, and
// why (a message id).
struct RosterFault {
  std::uint32_t line = 0;
  std::string player;
  std::string field;
  std::string_view reason;
};

// PD-9: reads a roster, JSON if it begins with a brace, else CSV, and tells every mistake. The team
// is of use only if there is none. Missing men are called up (PD-54).
std::vector<RosterFault> read_roster(std::string_view text, Team& team);

// What is wrong with the name of a man or a city; nothing if it is one. A record keeps it in a line
// of CSV, in UTF-8.
std::string_view fault_of_name(std::string_view text);

// The same name of a field for whoever cannot keep a string; "player" for one that is unknown.
std::string_view known_field(std::string_view field);

// The same team as CSV, a short line a player: how a record keeps it.
std::string write_roster(const Team& team);

// A rating as it is printed on the card: "5^", "[4]", "13", "3*", "2,5*", "+1".
std::string write_offense(const Card& card);
std::string write_defense(const Card& card);
std::string write_penalty(const Card& card);
std::string write_shooting(const Card& card);
std::string write_save(const Card& card);
std::string write_rebound(const Card& card);

// PD-54: fills the team up to 12 forwards, 6 defenders and 2 goalies, as far as the roster has
// room.
void call_up(Team& team);

// PD-7: whether there are 12 forwards, 6 defenders and 2 goalies.
bool can_dress(const Team& team);

// How many of each position are dressed: four of each forward, three of each defender, two goalies.
constexpr int dressed_at(Spot spot) { return is_forward(spot) ? 4 : spot == kGoalie ? 2 : 3; }

}  // namespace benchboss::pairadice
