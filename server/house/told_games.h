#pragma once
#include "catalog/catalog.h"
#include "catalog/texts.h"

#include <boost/json/object.hpp>

#include <string_view>
#include <vector>

namespace benchboss {

// The texts that are no game's own, and with which games are listed.
inline constexpr std::string_view kSharedTexts = "shared";
// The ids of the shared texts, of a game's own, or (empty) of all.
std::vector<std::string_view> ids_of_part(const Texts& texts, std::string_view part);

// What the protocol tells about games that nobody plays yet.
boost::json::object told_game(const GameInfo& game, const Texts& texts);
boost::json::object told_rules(const GameInfo& game, Lang lang);

std::string_view name_of(Lang lang);

}  // namespace benchboss
