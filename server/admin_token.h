#pragma once
#include "match/table.h"

#include <string>

namespace benchboss {

// The administrator is who can read the file `admin-token` of the folder; it is made if it is not
// there. One that is there and does not tell is refused and stays as it is: the administrator would
// be locked out by another, and a disk that stumbles once is no reason for one.
Verdict read_or_make_token(const std::string& folder, std::string& token);

}  // namespace benchboss
