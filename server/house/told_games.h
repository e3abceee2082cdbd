#pragma once
#include "catalog/catalog.h"
#include "catalog/texts.h"

#include <boost/json/object.hpp>

namespace benchboss {

// What the protocol tells about games that nobody plays yet.
boost::json::object told_game(const GameInfo& game, const Texts& texts);
boost::json::object told_rules(const GameInfo& game, Lang lang);

std::string_view name_of(Lang lang);

}  // namespace benchboss
