#pragma once
#include <string>

namespace benchboss {

inline constexpr int kWidestBar = 40;

// A share of the whole as a bar of at most `width` columns, in eighths of a column.
std::string bar(double share, int width);

}  // namespace benchboss
