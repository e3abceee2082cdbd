#pragma once
#include "cli/play/board.h"

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace benchboss::playing::xtra_innings {

inline constexpr std::array<std::string_view, 5> kPitchCodes = {"FI", "FO", "SL", "CU", "CH"};

bool is_pitch(std::string_view code);
// "SB" of "SB:2" and of "drop:SB"; a pitch is its own.
std::string_view code_in(std::string_view action);

std::string name_of_card(const Words& words, std::string_view code);  // or pitch
std::string brief_name(const Words& words, std::string_view code);    // for a card's face
std::string name_of_batter(const Words& words, int team, int place);  // both from 1
std::string name_of_pitcher(const Words& words, int team, int place);
std::string name_of_base(const Words& words, int base);

// The view, put in words where several parts of the table need them.
std::string name_of_half(const Scene& scene);
bool has_begun(const boost::json::object& view);
int team_at_bat(const boost::json::object& view);  // from 1

// The cards of the series on the table, in the order in which they were played.
std::vector<boost::json::object> cards_played(const boost::json::object& view);

// The sides' colours, and the sign that says the same without colour.
Style style_of_team(std::size_t team);
std::string_view sign_of_team(std::size_t team);

}  // namespace benchboss::playing::xtra_innings
