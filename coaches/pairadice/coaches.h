#pragma once
#include "coaches/coaches.h"
#include "games/pairadice/rules.h"

namespace benchboss {

template <>
std::span<const std::string_view> coach_names<Pairadice>();
template <>
std::unique_ptr<Coach<Pairadice>> make_coach<Pairadice>(std::string_view name);

}  // namespace benchboss
