#pragma once
#include "coaches/coaches.h"
#include "games/rink_ratz/rules.h"

namespace benchboss {

template <>
std::span<const std::string_view> coach_names<RinkRatz>();
template <>
std::unique_ptr<Coach<RinkRatz>> make_coach<RinkRatz>(std::string_view name);

}  // namespace benchboss
