#pragma once
#include <boost/json/value.hpp>

#include <string>

namespace benchboss {

// JSON that people can read too: what fits on a line stays on one, numbers are written the short
// way (Boost's own writer says 1.5E0). Ends with a newline.
std::string json_text(const boost::json::value& value);

}  // namespace benchboss
