#pragma once
#include "coaches/coaches.h"
#include "games/xtra_innings/rules.h"

namespace benchboss {

template <>
std::span<const std::string_view> coach_names<XtraInnings>();
template <>
std::unique_ptr<Coach<XtraInnings>> make_coach<XtraInnings>(std::string_view name);

}  // namespace benchboss
