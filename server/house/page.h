#pragma once
#include "catalog/texts.h"

#include <cstddef>
#include <string>

namespace benchboss {

// The page at the root for as long as there is no other: what this is, whether it runs, and where
// to read on. Without scripts and styles, so nothing in it needs an exception from the rules.
std::string front_page(const Texts& texts, Lang lang, std::size_t tables);

}  // namespace benchboss
