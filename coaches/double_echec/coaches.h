#pragma once
#include "coaches/coaches.h"
#include "games/double_echec/rules.h"

namespace benchboss {

template <>
std::span<const std::string_view> coach_names<DoubleEchec>();
template <>
std::unique_ptr<Coach<DoubleEchec>> make_coach<DoubleEchec>(std::string_view name);

}  // namespace benchboss
