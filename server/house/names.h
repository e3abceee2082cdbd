#pragma once
#include "match/table.h"

#include <string>
#include <string_view>

namespace benchboss {

// A name as others will see it: without spaces around it or several in a row, and without
// characters that cannot be seen, so that no two names look alike by them. Refused if it then is no
// name, or holds characters that move the cursor or turn the direction of writing.
Verdict clean_name(std::string& name);

// Whether there is anything to see in it.
bool can_be_seen(std::string_view text);

}  // namespace benchboss
