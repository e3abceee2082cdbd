#pragma once
#include "core/utf8.h"

#include <string>
#include <string_view>

namespace benchboss {

// At most `bytes` of a text that someone sent us, fit to be shown: what cannot be shown is '?'.
std::string printable(std::string_view text, std::size_t bytes = 40);

}  // namespace benchboss
