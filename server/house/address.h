#pragma once
#include <string>
#include <string_view>

namespace benchboss {

// Whom an address is counted as: itself; of IPv6 the first 64 bits, for every household has all the
// addresses behind them; IPv4 written as IPv6 as what it is. A text that is no address stays as it is.
std::string counted_address(std::string_view address);

}  // namespace benchboss
