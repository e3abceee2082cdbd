#pragma once
#include "coaches/coaches.h"
#include "games/powerplay/rules.h"

namespace benchboss {

template <>
std::span<const std::string_view> coach_names<Powerplay>();
template <>
std::unique_ptr<Coach<Powerplay>> make_coach<Powerplay>(std::string_view name);

}  // namespace benchboss
