#pragma once
#include <span>
#include <string_view>

namespace benchboss {

// How many letters must be changed, added, dropped or swapped with their neighbour.
std::size_t edit_distance(std::string_view a, std::string_view b);

// The candidate that was most likely meant; empty if none is close.
std::string_view nearest(std::string_view typed, std::span<const std::string_view> candidates);

}  // namespace benchboss
